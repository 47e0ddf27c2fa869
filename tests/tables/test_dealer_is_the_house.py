"""Dou dizhu at a real table: the house deals, finds the landlord, turns the play, judges every hand
and names the winner. No player does any of it."""

import pytest

from croupier.cards.chance import Chance
from croupier.tables.commands import OpenRound
from tests.simulate.house import House, refusal
from tests.simulate.play import sit_down, step_at_random

pytestmark = pytest.mark.asyncio
STEPS_MAX = 400


@pytest.mark.req("DDZ-STATE-ENGINE")
@pytest.mark.parametrize("preset", ["bid", "random"])
async def test_the_engine_takes_the_place_of_the_dealer(house: House, preset: str) -> None:
    table, people = await sit_down(house, preset, "Ann", "Bob", "Cat", game="doudizhu")
    eye = await people[0].look(table)
    running = house.table(table).round
    assert running is not None
    assert sorted(map(len, running.state.hands)) in ([17, 17, 17], [17, 17, 20])
    stacks = [person.at(table) for person in people]
    for person in people:
        assert await refusal(person.order(table, OpenRound(bytes(32)))) == "house_only"
    dice = Chance(b"dealer".ljust(32, b"."))
    for _ in range(STEPS_MAX):
        if house.table(table).round is None:
            break
        await step_at_random(house, table, people, dice)
    assert house.table(table).round is None
    ended = house.table(table).shown_state()
    assert ended.landlord in range(3)
    (winner,) = [at for at, left in enumerate(ended.left) if not left]
    gains = [person.at(table) - before for person, before in zip(people, stacks, strict=True)]
    assert sum(gains) == 0
    # The landlord wins or loses alone.
    assert (gains[ended.order[ended.landlord]] > 0) is (winner == ended.landlord)
    told = eye.events()
    for event in ("hand_played", "scored", "round_closed"):
        assert event in told
    await house.check_book()
