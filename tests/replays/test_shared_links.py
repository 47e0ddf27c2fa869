"""A link to a round shows what the rail saw, with the sharer's own cards if she wants it, and no
other card, at no step, in any game."""

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from croupier.games import games
from tests.contract.cards import cards_in
from tests.contract.sight import sight_of
from tests.replays.rounds import PLAYED, StoredRound, play_one, understood
from tests.simulate.house import House

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House.open(tmp_path / "house.db")
    yield house
    await house.crash()
    assert house.errors == []


async def test_a_round_of_every_game_is_played() -> None:
    assert PLAYED.keys() == games().keys()


def check(played: StoredRound, text: bytes, reader: int | None) -> int:
    """Goes through all steps that a link shows; how many cards were hidden at some of them."""
    told = msgspec.json.decode(text)
    assert told["game"] == played.game.name
    assert told["round"]["seat"] == reader
    steps, moments = understood(played.game, told["round"]), played.seen_by(reader)
    assert len(steps) == len(moments)
    sight, hidden = sight_of(played.game), 0
    for moment in played.moments:
        for event in moment.events:
            sight.take(event)
        if moment in moments:
            sent = cards_in(steps[moments.index(moment)])
            assert sent <= sight.cards_known_now(reader), moment.events
            hidden = max(hidden, len(sight.cards.keys() - sight.known(reader)))
    assert b'"seed"' not in text
    return hidden


@pytest.mark.parametrize("name", PLAYED)
async def test_a_link_never_shows_a_card_that_its_sharer_did_not_see(
    house: House, name: str
) -> None:
    preset, count = PLAYED[name]
    played = await play_one(house, name, preset, count, seed=3)
    number, hidden = played.record.number, 0
    for person in played.people:
        for own in (False, True):
            token = await house.history.share(played.table, number, person.id, own=own)
            text = await house.history.shared(token, "a stranger", lambda: False)
            hidden += check(played, text, played.seat(person) if own else None)
    assert hidden > 0 or name == "roulette", "there was nothing to hide"
