"""A test table in a running house: testers need a house that allows it, and a table that waits goes
on by itself in the end, also after a crash."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.ledger.transfer import mint
from croupier.tables import authority  # pytest would take a Tester for a test
from croupier.tables.authority import Administrator
from croupier.tables.commands import (
    Command,
    HoldDeal,
    OpenTable,
    Order,
    RigDeck,
    SetRigging,
    new_table_id,
)
from tests.simulate.house import House, refusal

pytestmark = pytest.mark.asyncio
ADMIN, TESTER = Administrator("root", "Root"), authority.Tester("tess", "Tess")


@pytest_asyncio.fixture
async def house(new_path: Callable[[str], Path]) -> AsyncIterator[House]:
    house = await House.open(new_path("house"))
    house.allow_rigging = True
    await house.restart()
    yield house
    await house.crash()
    assert house.errors == []


async def order(house: House, table: str, by: authority.Authority, command: Command) -> None:
    await house.begin(table, by, command)
    await house.settle()


async def test_table(house: House) -> str:
    """With Ann and Bob, before the first game, and rigging switched on."""
    table = new_table_id(ADMIN, "o1")
    command = OpenTable("holdem", "cardroom", "Try", {}, {"money": "test"})
    await house.bus.order(Order(table, ADMIN, "o1", command))
    await order(house, table, ADMIN, SetRigging(True))
    return table


test_table.__test__ = False  # type: ignore[attr-defined]


async def sit_down(house: House, table: str) -> None:
    for name in ("Ann", "Bob"):
        await (await house.person(name, chips=0)).sit(table)


def hands(house: House, table: str) -> list[list[str]]:
    running = house.table(table).round
    assert running is not None
    return [[str(card) for card in hand] for hand in running.state.hands]


@pytest.mark.req("EPS-UC-003", "EPS-RF-GR-002")
async def test_the_table_waits_before_the_deal_until_the_tester_is_done(house: House) -> None:
    table = await test_table(house)
    await order(house, table, TESTER, HoldDeal())
    await sit_down(house, table)
    await house.advance(60_000)
    assert hands(house, table) == [[], []]
    await order(house, table, TESTER, RigDeck(("As", "Ks", "Ad", "Kd")))
    await house.advance(59_000)
    await order(house, table, TESTER, HoldDeal(False))
    assert hands(house, table) == [["As", "Ad"], ["Ks", "Kd"]]


async def test_a_table_waits_two_minutes_for_a_tester_at_most(house: House) -> None:
    table = await test_table(house)
    await order(house, table, TESTER, HoldDeal())
    await sit_down(house, table)
    await house.advance(1_500)
    assert hands(house, table) == [[], []]
    await house.advance(120_000)
    assert all(hands(house, table)[0])


async def test_a_crash_forgets_neither_the_wait_nor_the_cards(house: House) -> None:
    table = await test_table(house)
    await order(house, table, TESTER, HoldDeal())
    await house.restart()
    await sit_down(house, table)
    await house.advance(2_000)
    await order(house, table, TESTER, RigDeck(("As", "Ks", "Ad", "Kd")))
    await house.restart()
    assert hands(house, table) == [[], []]
    await order(house, table, TESTER, HoldDeal(False))
    assert hands(house, table) == [["As", "Ad"], ["Ks", "Kd"]]


@pytest.mark.req("EPS-RF-GR-002", "EPS-RF-GR-016")
async def test_a_house_that_is_started_without_permission_takes_no_such_order(
    house: House,
) -> None:
    table = await test_table(house)
    await sit_down(house, table)
    house.allow_rigging = False
    await house.restart()
    orders: list[tuple[authority.Authority, Command]] = [
        (ADMIN, SetRigging(False)),
        (TESTER, HoldDeal()),
        (TESTER, RigDeck(("As",))),
    ]
    for by, command in orders:
        assert await refusal(house.begin(table, by, command)) == "rigging_not_allowed"
    opening = OpenTable("holdem", "cardroom", "Try", {}, {"money": "test"})
    other = Order(new_table_id(ADMIN, "o2"), ADMIN, "o2", opening)
    assert await refusal(house.bus.order(other)) == "rigging_not_allowed"


async def test_its_chips_come_from_nowhere_and_go_there(house: House) -> None:
    table = await test_table(house)
    ann = await house.person("Ann")
    before = ann.wallet
    await ann.sit(table)
    assert ann.wallet == before
    assert house.balance(mint("test")) == -house.table(table).settings.buy_in
    await ann.leave(table)
    assert (ann.wallet, house.balance(mint("test"))) == (before, 0)
    assert await house.tap.store.check_balance() == []
