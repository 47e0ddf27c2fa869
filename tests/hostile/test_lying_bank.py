"""A bank that lies: the real practice bank does what it is asked, and somebody on the way changes
its answers. Chips come only with one clear answer to the very question, and the reconciliation
names what a statement says otherwise."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
import pytest_asyncio
from aiohttp import web
from msgspec.structs import replace

from croupier.bank.reconcile import BadStatement, read_statement
from croupier.ledger.intents import IntentState
from croupier.store.audit import audit
from tests.bank.rig import House, PracticeBank

pytestmark = pytest.mark.asyncio
Said = dict[str, Any]
Lie = Callable[[str, Said], object]


def honest(_: str, said: Said) -> object:
    return said


class Liar:
    """Passes every question on to `bank` and changes the answer. Signatures cover no host."""

    def __init__(self, bank: PracticeBank) -> None:
        self.bank = bank
        self.lie: Lie = honest
        self.url = ""
        self._runner: web.AppRunner

    async def open(self) -> None:
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self._pass_on)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        _, port = self._runner.addresses[0][:2]
        self.url = f"http://127.0.0.1:{port}"

    async def close(self) -> None:
        await self._runner.cleanup()

    async def _pass_on(self, request: web.Request) -> web.Response:
        where = self.bank.entry().url.rstrip("/") + request.raw_path
        body = await request.read()
        async with aiohttp.request(
            request.method, where, data=body, headers=request.headers
        ) as answer:
            said = self.lie(request.path, msgspec.json.decode(await answer.read()))
            text = said if isinstance(said, bytes) else msgspec.json.encode(said)
            return web.Response(body=text, status=answer.status)


@pytest_asyncio.fixture
async def liar(tmp_path: Path) -> AsyncIterator[Liar]:
    bank = PracticeBank(tmp_path / "bank")
    await bank.open()
    opened = Liar(bank)
    await opened.open()
    yield opened
    await opened.close()
    await bank.close()


@pytest_asyncio.fixture
async def house(liar: Liar, tmp_path: Path) -> AsyncIterator[House]:
    entry = replace(liar.bank.entry(), url=liar.url)
    opened = await House(tmp_path / "house.db", (entry,)).open()
    yield opened
    await opened.close()
    assert audit(opened.path).problems == ()


LIES: dict[str, Lie] = {
    "another key": lambda _, said: {**said, "key": "k" * 20},
    "no key": lambda _, said: {name: one for name, one in said.items() if name != "key"},
    "a state that is none": lambda _, said: {**said, "state": "probably"},
    "a balance beyond all counting": lambda _, said: {**said, "balance": 10**30},
    "a balance in words": lambda _, said: {**said, "balance": "plenty"},
    "endless tries": lambda _, said: {**said, "tries_left": 10**20},
    "a list": lambda _, said: [said, said],
    "two answers": lambda _, said: msgspec.json.encode(said) * 2,
    "no letters": lambda *_: b"\xff\xfe",
    "very deep": lambda *_: b"[" * 100_000,
    "nothing": lambda *_: b"",
}


@pytest.mark.parametrize("lie", LIES)
async def test_an_answer_that_is_none_brings_no_chips_until_it_is_one(
    house: House, liar: Liar, lie: str
) -> None:
    account = await house.account(liar.bank.cards["7780"])
    liar.lie = LIES[lie]
    assert (await house.buy(account, 2_000)).state is IntentState.UNKNOWN
    for _ in range(2):
        await house.cashier.repair(every=True)
        assert await house.chips() == 0
    liar.lie = honest
    assert await house.cashier.repair(every=True) == 0
    assert await house.chips() == 2_000
    assert (await house.reconcile()).ok


async def test_what_it_has_said_once_stays_said(house: House, liar: Liar) -> None:
    """Done, and later not done; not done, and later done."""
    account = await house.account(liar.bank.cards["7780"])
    bought = await house.buy(account, 2_000)
    liar.lie = lambda _, said: {**said, "state": "rejected", "code": "insufficient_funds"}
    assert await house.buy(account, 2_000) == bought
    await house.cashier.repair(every=True)
    assert await house.chips() == 2_000
    refused = await house.buy(account, 1_000, "o2")
    assert refused.state is IntentState.REJECTED
    liar.lie = honest
    assert await house.buy(account, 1_000, "o2") == refused
    await house.cashier.repair(every=True)
    assert await house.chips() == 2_000
    [difference] = (await house.reconcile()).differences
    assert "our book has it as rejected" in difference


def entry_lies(change: Callable[[Said], list[Said]]) -> Lie:
    def lie(_: str, said: Said) -> object:
        entries = said.get("entries")
        return said if not entries else {**said, "entries": change(entries[0])}

    return lie


STATEMENTS: dict[str, tuple[Lie, str]] = {
    "another amount": (entry_lies(lambda one: [{**one, "amount": 1}]), "our book a purchase of"),
    "the other way": (
        entry_lies(lambda one: [{**one, "direction": "deposit"}]),
        "our book a purchase of",
    ),
    "another account": (entry_lies(lambda one: [{**one, "account": "x" * 10}]), "another account"),
    "another key": (entry_lies(lambda one: [{**one, "key": "k" * 20}]), "knows nothing of it"),
    "twice": (entry_lies(lambda one: [one, {**one, "number": 99}]), "has it twice"),
    "nothing": (lambda _, said: {**said, "entries": []}, "the statement has not"),
}


@pytest.mark.parametrize("lie", STATEMENTS)
async def test_a_statement_that_says_otherwise_is_named(house: House, liar: Liar, lie: str) -> None:
    account = await house.account(liar.bank.cards["7780"])
    await house.buy(account, 2_000)
    assert (await house.reconcile()).ok
    liar.lie, expected = STATEMENTS[lie]
    differences = (await house.reconcile()).differences
    assert any(expected in line for line in differences), differences
    assert await house.chips() == 2_000


async def test_a_statement_without_an_end_is_not_read_for_ever(house: House, liar: Liar) -> None:
    account = await house.account(liar.bank.cards["7780"])
    await house.buy(account, 2_000)
    bank = house.banks.named("harbour")
    assert bank is not None
    [entry] = await read_statement(bank)
    liar.lie = lambda *_: {"entries": [entry], "more": True}
    with pytest.raises(BadStatement):
        await read_statement(bank)
