"""Random evenings of Twenty-One: all that can happen does, and stays within its bounds."""

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.games.blackjack import game
from croupier.games.blackjack.moves import Forfeited, Phase
from croupier.games.blackjack.rules import BlackjackRules, DealerRule
from croupier.games.blackjack.score import score
from croupier.games.runner import Acts
from tests.games.blackjack.twenty_one import FULL, PLAIN, evening

SMALL = replace(FULL, decks=1, hands_max=4, swedish_pub=True)
seeds = st.binary(min_size=32, max_size=32)
tables = st.sampled_from([PLAIN, FULL, SMALL])


def test_every_action_is_taken_and_every_event_happens() -> None:
    """The tests of random play would prove nothing about another."""
    nights = (evening(SMALL, 3, bytes([n] * 32), 7, chips=480) for n in range(40))
    steps = [step for night in nights for played in night for step in played]
    happened = {type(event) for step in steps for event in step.events}
    assert set(get_args(game.event)) - happened == {Forfeited}
    taken = {type(step.move.action) for step in steps if isinstance(step.move, Acts)}
    assert set(get_args(game.action)) - taken == set()


@given(seeds, st.integers(1, 8), tables)
def test_nobody_loses_more_than_he_laid_and_the_dealer_keeps_to_the_rule(
    seed: bytes, seats: int, rules: BlackjackRules
) -> None:
    for steps in evening(rules, seats, seed, 3):
        end = steps[-1].after
        assert end.phase is Phase.OVER
        for box in end.boxes:
            laid = sum(hand.laid for hand in box.hands) + (box.insurance or 0)
            gain = box.stack - box.start
            assert -laid <= gain <= 2 * laid
            assert len(box.hands) <= rules.hands_max
            assert box.on_table == 0
        if len(end.dealer) > 2:
            assert score(end.dealer[:-1]).points <= 17
            assert score(end.dealer).points >= 18
    assert rules.dealer is DealerRule.HITS_17
