"""SIGKILL in every state of room, queue, purchase and shut-down: a real house with its bank dies
right before or after each kind of commit, comes back, and everything is where it was."""

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec import json

from croupier.bank.banks import connect
from croupier.bank.config import read_banks
from croupier.bank.practice.accounts import Accounts
from croupier.bank.practice.demo import DemoCard
from croupier.bank.practice.premises import DATABASE as BANK_DATABASE
from croupier.bank.practice.premises import ENTRY, BankSettings, cards_of, open_bank
from croupier.bank.reconcile import read_statement, reconcile
from croupier.ledger.transfer import bank as bank_account
from croupier.ledger.transfer import is_of_bank, money_of
from croupier.store import DATABASE
from croupier.store.audit import audit
from croupier.store.logs import stored_intents
from tests.torture.cardhouse import Start
from tests.torture.evening import DIED, Evening

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.xdist_group("card room")]
SILENT_SECONDS = 90
CARDS = ("4417", "7780", "1881", "5046")
SPARE = "6675"

# What the commits of the evening are about, from the first to the last.
AFTER = (
    "room_made",
    "switched_on",
    "table_opened_2",
    "entered",
    "called",
    "ticket_issued",
    "player_sat",
    "sat_down",
    "purchase:intended",
    "purchase:confirmed",
    "balance_told",
    "topped_up",
    "round_opened",
    "played",
    "round_closed",
    "account_changed",
    "seat_leaving",
    "player_left",
    "cash_in:intended",
    "cash_in:confirmed",
    "gone",
    "closing",
    "table_finished",
    "table_closed",
    "switched_off",
)
# The bank has done its part before these are stored.
BEFORE = ("purchase:confirmed", "cash_in:confirmed", "entered", "account_changed", "gone")
POINTS = [*((kind, True) for kind in AFTER), *((kind, False) for kind in BEFORE)]


class Nursery:
    """The process that forks houses."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._orders, self._words = process.stdin, process.stdout
        self.kinds: list[str] = []
        self.pid: int | None = None

    @classmethod
    @asynccontextmanager
    async def open(cls) -> "AsyncIterator[Nursery]":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.torture.cardhouse",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        nursery = cls(process)
        assert await nursery.word() == ["ready"]
        try:
            yield nursery
        finally:
            for pid in (nursery.pid, process.pid):
                if pid is not None:
                    with suppress(ProcessLookupError):
                        os.kill(pid, signal.SIGKILL)
            await process.wait()

    async def word(self) -> list[str]:
        async with asyncio.timeout(SILENT_SECONDS):
            return (await self._words.readline()).decode().split()

    async def start(self, start: Start) -> int | None:
        """The port; None when the house died before it opened."""
        self.kinds = []
        self._orders.write(json.encode(start) + b"\n")
        [_, pid] = await self.word()
        self.pid = int(pid)
        return await self._listen("open")

    async def gone(self, *, kill: bool = False) -> None:
        if kill and self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
        await self._listen("gone")

    async def _listen(self, wanted: str) -> int | None:
        while True:
            match await self.word():
                case ["commit", *kind]:
                    self.kinds += kind
                case ["open", port]:
                    if wanted == "open":
                        return int(port)
                case ["gone"]:
                    self.pid = None
                    return None
                case words:
                    raise AssertionError(f"the house says {words}")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    async with Nursery.open() as nursery:
        yield nursery


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new bank: to hash its PINs takes longer than the rest."""
    folder = tmp_path_factory.mktemp("template")

    async def make() -> None:
        bank = await open_bank(BankSettings(folder=folder / "bank", port=0))
        await bank.stop()

    with ThreadPoolExecutor(1) as thread:  # a loop of its own, beside that of the tests
        thread.submit(asyncio.run, make()).result()
    return folder


@pytest.fixture
def data(template: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(template, tmp_path / "data"))


def cards(data: Path) -> dict[str, DemoCard]:
    found = cards_of(BankSettings(folder=data / "bank", port=0))
    return {card.number[-4:]: card for card in found}


def evening_of(data: Path) -> Evening:
    known = cards(data)
    return Evening([known[last] for last in CARDS], known[SPARE])


def balances(data: Path) -> dict[str, int]:
    accounts = Accounts(data / "bank" / BANK_DATABASE)
    try:
        return accounts.balances()
    finally:
        accounts.close()


async def test_the_list_of_commits_is_whole(nursery: Nursery, data: Path) -> None:
    """Whoever adds one to the evening must have the house killed there too."""
    before = balances(data)
    port = await nursery.start(Start(str(data)))
    assert port is not None
    assert nursery.pid is not None
    evening = evening_of(data)
    try:
        await evening.run(port, nursery.pid)
        await asyncio.gather(*(patron.go_home() for patron in evening.patrons))
    finally:
        await evening.close()
        await nursery.gone(kill=True)
    assert set(nursery.kinds) == set(AFTER)
    await to_the_cent(data, before)


@pytest.mark.req("EPS-RF-PG-002", "EPS-RF-CB-008", "EPS-RF-JG-006")
@pytest.mark.parametrize(("kind", "after"), POINTS, ids=lambda value: str(value))
async def test_a_house_that_is_killed_comes_back_with_everything(
    nursery: Nursery, data: Path, kind: str, after: bool
) -> None:
    before = balances(data)
    evening = evening_of(data)
    port = await nursery.start(Start(str(data), kind, after))
    if port is not None:
        assert nursery.pid is not None
        try:
            with suppress(*DIED):
                await evening.run(port, nursery.pid)
        finally:
            await evening.close()
        await nursery.gone()  # by its own hand
    again = await nursery.start(Start(str(data), switch_on=False))
    assert again is not None
    try:
        await same_queue(evening, again)
        await asyncio.gather(*(patron.go_home() for patron in evening.patrons))
    finally:
        await evening.close()
        await nursery.gone(kill=True)
    await to_the_cent(data, before)


async def same_queue(evening: Evening, port: int) -> None:
    """Whoever was told to be in is in, and nobody has jumped the line."""
    places: list[int] = []
    for patron in evening.patrons:
        await patron.come(port)
        room = (await patron.visit())["room"]
        if patron.entered and not patron.leaving:
            assert "account" in room, patron.name
        if "place" in room:
            places.append(room["place"])
    assert places == sorted(places)


async def to_the_cent(data: Path, before: dict[str, int]) -> None:
    """Book and bank agree, and no chip is left in the house."""
    bank = await open_bank(BankSettings(folder=data / "bank", port=0))
    banks = connect(read_banks(data / "bank" / ENTRY))
    one = banks.named("harbour")
    assert one is not None
    try:
        entries = await read_statement(one)
    finally:
        await banks.close()
        await bank.stop()
    intents, accounts = stored_intents(data / DATABASE)
    ours = accounts.get(bank_account("harbour"), 0)
    result = reconcile("harbour", entries, intents, ours, [])
    assert not result.differences
    assert result.open == 0
    assert audit(data / DATABASE).problems == ()
    left = {
        name: chips
        for name, chips in accounts.items()
        if money_of(name) == "cardroom" and chips and not is_of_bank(name)
    }
    assert left == {}
    assert sum(balances(data).values()) == sum(before.values())
