"""How many tables there may be holds for any number of orders at once, and a refused opening
leaves nothing behind."""

import asyncio
from collections import Counter

import pytest

from croupier.bus.local import DEFAULT_LIMITS, LocalBus, TableLimits
from croupier.games.game import Refused
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.commands import Answer, CloseTable, OpenTable, Order, new_table_id
from tests.simulate.house import House, refusal

pytestmark = pytest.mark.asyncio
WANTED = OpenTable("holdem", "casino", "", {}, {})
PER_HOST = DEFAULT_LIMITS.per_host


def opening(by: Authority, number: int, wanted: OpenTable = WANTED) -> Order:
    name = f"open-{number}"
    return Order(new_table_id(by, name), by, name, wanted)


async def outcomes(house: House, orders: list[Order]) -> Counter[str]:
    """What became of orders that were all given in the same moment."""
    answers = await asyncio.gather(
        *(house.bus.order(order) for order in orders), return_exceptions=True
    )
    await house.settle()
    return Counter(map(outcome, answers))


def outcome(answer: Answer | BaseException) -> str:
    if isinstance(answer, Refused):
        return answer.code
    assert isinstance(answer, Answer)
    return "done"


def actors(house: House) -> int:
    return len(house.bus._running)


def tasks() -> int:
    return sum(task.get_name().startswith("table ") for task in asyncio.all_tasks())


@pytest.mark.parametrize("held", [False, True], ids=["quick disk", "slow disk"])
async def test_of_many_openings_at_once_just_as_many_succeed_as_one_player_may_have(
    house: House, held: bool
) -> None:
    ann = await house.person("Ann")
    if held:
        house.tap.hold()
    opened = asyncio.create_task(outcomes(house, [opening(ann.who, n) for n in range(20)]))
    if held:
        await house.settle()
        assert not opened.done()
        house.tap.release()
    assert await opened == {"done": PER_HOST, "too_many_tables": 20 - PER_HOST}
    assert len(house.tables) == actors(house) == tasks() == PER_HOST
    assert {table.host for table in house.tables.values()} == {ann.id}
    # A repeat of what was opened is no new table.
    assert await outcomes(house, [opening(ann.who, n) for n in range(20)]) == {
        "done": PER_HOST,
        "too_many_tables": 20 - PER_HOST,
    }
    # Another player is not concerned; and a table that is closed makes room for one.
    bob = await house.person("Bob")
    await bob.open_table("casino")
    table = next(iter(house.tables))
    await ann.order(table, CloseTable())
    assert await outcomes(house, [opening(ann.who, 30), opening(ann.who, 31)]) == {
        "done": 1,
        "too_many_tables": 1,
    }


async def test_the_limit_holds_after_a_restart(house: House) -> None:
    ann = await house.person("Ann")
    await outcomes(house, [opening(ann.who, n) for n in range(PER_HOST)])
    await house.restart()
    assert await refusal(house.bus.order(opening(ann.who, 99))) == "too_many_tables"
    assert actors(house) == PER_HOST


async def test_a_refused_opening_leaves_no_actor_behind_and_does_not_count(house: House) -> None:
    ann = await house.person("Ann")
    nonsense = OpenTable("holdem", "casino", "", {"no": "such rule"}, {})
    orders = [opening(ann.who, number, nonsense) for number in range(5)]
    for _ in range(10):
        assert await outcomes(house, orders) == {"bad_rules": 5}
        assert actors(house) == tasks() == 0
    house.tap.fails = lambda commit: True
    assert await outcomes(house, [opening(ann.who, n) for n in range(PER_HOST)]) == {
        "not_saved": PER_HOST
    }
    house.tap.fails = lambda commit: False
    assert actors(house) == tasks() == 0
    assert house.lobby.cards(ann.id) == ()
    # The same orders again, now that the disk is well.
    assert await outcomes(house, [opening(ann.who, n) for n in range(PER_HOST)]) == {
        "done": PER_HOST
    }


async def test_the_same_opening_many_times_at_once_opens_one_table(house: House) -> None:
    ann = await house.person("Ann")
    house.tap.hold()
    opened = asyncio.create_task(outcomes(house, [opening(ann.who, 1)] * 20))
    await house.settle()
    house.tap.release()
    assert await opened == {"done": 20}
    assert actors(house) == 1


async def test_nobody_can_come_to_a_table_before_it_is_open(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    house.tap.hold()
    order = opening(ann.who, 1)
    opened = asyncio.create_task(outcomes(house, [order]))
    await house.settle()
    assert house.tables == {}
    assert await refusal(bob.look(order.table)) == "no_such_table"
    for person in (ann, bob):
        assert await refusal(person.order(order.table, CloseTable())) == "no_such_table"
    house.tap.release()
    assert await opened == {"done": 1}
    await bob.look(order.table)


async def test_the_house_is_full_for_everybody_and_the_house_itself_counts_no_host(
    house: House,
) -> None:
    await house.bus.stop()
    house.bus = LocalBus(house.bus._services, TableLimits(tables=6, per_host=2))
    people = [Player(f"p{number}", f"P{number}") for number in range(8)]
    orders = [opening(HOUSE, number) for number in range(4)]
    assert await outcomes(house, orders) == {"done": 4}
    orders = [opening(by, number) for by in people for number in range(3)]
    assert await outcomes(house, orders) == {"done": 2, "house_full": 22}
    assert actors(house) == 6
