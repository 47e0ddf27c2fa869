"""What players are sent is the same to the byte, whether or not an administrator looks into the
table; and who looks into one sees what its players see together."""

from collections.abc import Callable
from pathlib import Path

import pytest

from croupier.tables.systemview import Position
from tests.simulate.eye import Eye
from tests.simulate.house import House, Person, chance_of
from tests.simulate.play import sit_down, step_at_random, top_up_the_poor

pytestmark = pytest.mark.asyncio
STEPS = 120
GAMES = {"holdem": "cardroom", "sabacc": "casino", "blackjack": "casino"}


async def evening(
    path: Path, game: str, look: bool
) -> tuple[list[list[bytes]], list[object], list[Position]]:
    """All frames of three players and of the rail, all news, and what was seen of the cards."""
    house = await House.open(path, game)
    names = ("Ann", "Bob", "Cid")
    preset = GAMES[game]
    table, people = await sit_down(house, preset, *names, game=game)
    eyes = [await person.look(table, Eye(person.id)) for person in people]
    zoe = await house.person("Zoe")
    eyes.append(await zoe.look(table, Eye("zoe")))
    seen: list[Position] = []
    if look:
        seen.append(await house.bus.open_view(table, lambda _, found: seen.append(found)))
    dice = chance_of(game, "evening")
    for _ in range(STEPS):
        await step_at_random(house, table, people, dice)
        await top_up_the_poor(house, table, people)
        if look:
            assert_sees_all(house, table, people, seen[-1])
    news = [(one.table, one.entry, one.balances, one.left, one.closed) for one in house.news]
    await house.crash()
    assert house.errors == []
    return [eye.frames for eye in eyes], list(news), seen


def assert_sees_all(house: House, table: str, people: list[Person], seen: Position) -> None:
    found = house.table(table)
    assert seen.seq == found.seq
    state = found.shown_state()
    if state is None:
        return
    for person in people:
        number = found.seat_of(person.id)
        if number is not None and number not in found.newcomers:
            own = found.game.private_view(state, number)
            assert seen.private.get(number) == own


@pytest.mark.req("EPS-DEF-SVC", "EPS-RF-SV-002")
@pytest.mark.parametrize("game", GAMES)
async def test_players_are_sent_the_same_whether_or_not_somebody_looks(
    new_path: Callable[[str], Path], game: str
) -> None:
    unseen = await evening(new_path(f"{game}-unseen"), game, look=False)
    seen = await evening(new_path(f"{game}-seen"), game, look=True)
    assert unseen[0] == seen[0]
    assert unseen[1] == seen[1]
    assert sum(map(len, unseen[0])) > 100
    assert unseen[2] == []
    assert len(seen[2]) > 30
