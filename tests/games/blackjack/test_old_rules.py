"""Rules as earlier versions wrote them into logs."""

import msgspec
import pytest

from croupier.games.blackjack.rules import CASINO, BlackjackRules, DealerRule

OLD = '{"game":"blackjack","unit":100,"decks":1,"bet_min":100,"bet_max":null,"clock_ms":30000%s}'


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ("", DealerRule.HITS_SOFT_17),
        (',"hits_soft_17":true', DealerRule.HITS_SOFT_17),
        (',"hits_soft_17":false', DealerRule.STANDS_ON_17),
    ],
)
def test_the_dealer_plays_as_before(more: str, rule: DealerRule) -> None:
    read = msgspec.json.decode((OLD % more).encode(), type=BlackjackRules)
    assert read == msgspec.structs.replace(CASINO, dealer=rule)
    written = msgspec.json.encode(read)
    assert b'"hits_soft_17":' not in written
    assert msgspec.json.decode(written, type=BlackjackRules) == read
