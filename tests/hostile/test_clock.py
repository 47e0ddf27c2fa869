"""Somebody sets the clock on the wall, forward or back, while turns, queues, limits and banks run.
All of them go by the time that passes."""

import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from croupier.ledger.intents import IntentState
from croupier.server.limiter import Attempts
from croupier.store.audit import audit
from croupier.tables.commands import IssueTicket, Order
from tests.bank.rig import House as BankHouse
from tests.bank.rig import PracticeBank
from tests.rooms.club import Club
from tests.server.rig import Rig
from tests.simulate.house import House
from tests.simulate.play import sit_down

pytestmark = pytest.mark.asyncio
DAY_MS = 24 * 60 * 60 * 1_000
JUMPS = (DAY_MS, -DAY_MS, 400 * DAY_MS, -400 * DAY_MS)
NewPath = Callable[[str], Path]


@pytest_asyncio.fixture
async def club(new_path: NewPath) -> AsyncIterator[Club]:
    opened = await Club.begin_at(new_path("club"))
    yield opened
    await opened.crash()
    assert opened.errors == []
    assert audit(opened.path).problems == ()


@pytest.mark.parametrize("jump_ms", JUMPS)
async def test_a_turn_has_its_time_also_after_a_restart(new_path: NewPath, jump_ms: int) -> None:
    house = await House.open(new_path("house"))
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    turn = house.on_turn(table)
    await house.advance(5_000)
    house.timer.jump(jump_ms)
    left_ms = (await ann.look(table)).last["pending"]["left_ms"]
    assert left_ms == 10_000
    await ann.say(table, "what time is it?")
    await house.restart()
    house.timer.jump(-2 * jump_ms)
    left_ms = (await ann.look(table)).last["pending"]["left_ms"]
    await bob.look(table)
    assert 10_000 <= left_ms <= 15_000
    await house.advance(left_ms - 1)
    assert house.on_turn(table) == turn
    seq = house.table(table).seq
    await house.advance(1)
    assert house.table(table).seq > seq, "the turn is not over when its time is"
    await house.check_book()
    await house.crash()
    assert audit(house.path).problems == ()


@pytest.mark.parametrize("jump_ms", JUMPS)
async def test_the_queue_goes_on(club: Club, jump_ms: int) -> None:
    await club.switch_on()
    club.timer.jump(jump_ms)
    await club.enter("Ann", "Ben")
    assert set(club.seated) == {"Ann", "Ben"}


async def test_a_ticket_that_the_clock_has_ended_is_made_again(club: Club) -> None:
    await club.switch_on()
    give, jumps = club.bus.order, [DAY_MS]

    def order(one: Order) -> Any:
        answer = give(one)
        if isinstance(one.command, IssueTicket) and jumps:
            club.timer.jump(jumps.pop())
        return answer

    club.bus.order = order  # type: ignore[method-assign, assignment]
    await club.enter("Ann")
    await club.advance(2_000)
    assert club.seated == ["Ann"]


async def test_limits_do_not_last_longer_when_the_clock_goes_back() -> None:
    attempts = Attempts(2, 600_000)
    for _ in range(2):
        attempts.note("ann", DAY_MS)
    assert attempts.wait_ms("ann", DAY_MS) == 600_000
    assert attempts.wait_ms("ann", 0) == 600_000
    assert attempts.wait_ms("ann", 599_999) == 1
    attempts.note("bob", DAY_MS)
    attempts.note("bob", 5)
    assert attempts.wait_ms("bob", 5) == 600_000


async def test_a_session_outlives_a_clock_that_goes_back(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, ann = await house.seated("Ann")
    now_ms = house.timer.wall_ms
    monkeypatch.setattr(type(house.timer), "wall_ms", lambda _: now_ms() - 400 * DAY_MS)
    assert (await client.call("GET", "/api/me"))[1]["name"] == "Ann"
    opened = await ann.order("open_table", game="holdem", preset="heads-up")
    assert (await ann.order("sit", table=opened["table"], chips=50_000))["t"] == "ack"


async def test_a_bank_is_asked_again_though_the_clock_went_back(
    tmp_path: Path, empty_database: Path
) -> None:
    bank = PracticeBank(tmp_path / "bank")
    await bank.open()
    path = Path(shutil.copy(empty_database, tmp_path / "house.db"))
    house = await BankHouse(path, (bank.entry(),)).open()
    try:
        account = await house.account(bank.cards["7780"])
        await bank.set_faults(lost_after=100)
        assert (await house.buy(account, 2_000)).state is IntentState.UNKNOWN
        await bank.set_faults()
        house.now_ms -= DAY_MS
        assert await house.cashier.repair() == 0
        assert await house.chips() == 2_000
    finally:
        await house.close()
        await bank.close()
    assert audit(path).problems == ()
