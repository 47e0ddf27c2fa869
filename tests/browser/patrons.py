"""Guests of the card room without a browser: they come in with demo cards, sit, buy chips, and
check or call when they are asked, so that a real guest finds full tables and a line."""

import asyncio
import secrets
import time
from collections.abc import Coroutine
from pathlib import Path
from threading import Thread
from typing import Any, Self, TypeVar

import aiohttp
import msgspec

from croupier.bank.config import read_banks, trusted
from croupier.bank.practice.accounts import Accounts
from croupier.bank.practice.faults import Faults
from croupier.bank.practice.premises import DATABASE, ENTRY, shared_key
from croupier.bank.practice.server import FAULTS
from croupier.bank.signing import sign
from croupier.client import HouseClient, OrderRefused
from croupier.games.holdem.moves import Call, Check
from croupier.wire import http
from croupier.wire.down import Frame, RoomNews

ROOM = "cardroom"
PATIENCE_S = 60.0
T = TypeVar("T")
# In the order in which they are handed out. Tests leave the last ones to their own guests.
CARDS = ("5046", "3308", "9154", "1029", "4590", "1881", "8263", "7780", "6675")
NAMES = ("Vesna", "Tobias", "Amara", "Ines", "Anselm", "Mireille", "Otto", "Sefa", "Linnea")


class Patron:
    """`quick` ones move at once; the others let their time pass."""

    def __init__(self, name: str, card: http.DemoCard, client: HouseClient) -> None:
        self.name = name
        self.card = card
        self.client = client
        self.table = ""
        self.quick = True
        self._task: asyncio.Task[None] | None = None

    async def enter(self) -> None:
        await self.client.sign_in(self.name)
        card = http.BankCard(self.card.kind, self.card.number, self.card.pin)
        await self._post("enter", card)
        await self.client.connect()

    async def sit(self) -> None:
        """Waits for the seat, and looks at the table from then on."""
        async with asyncio.timeout(PATIENCE_S):
            while not (news := await self.news()).seated:  # noqa: ASYNC110, HTTP tells no news
                await asyncio.sleep(0.02)
        assert news.table is not None
        self.table = news.table
        await self.client.watch(self.table)
        self._task = asyncio.create_task(self._play())

    async def buy(self, chips: int) -> None:
        await self._post("purchase", http.Purchase(secrets.token_hex(8), chips, self.card.pin))

    async def leave(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while self.client.frames[self.table].pending is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        await self.client.leave(self.table)

    async def leave_line(self) -> None:
        await self.client._call("POST", f"/api/rooms/{ROOM}/leave")

    async def news(self) -> RoomNews:
        visit = await self.client.get(f"/api/rooms/{ROOM}")
        return msgspec.convert(visit, http.RoomVisit).room

    async def _play(self) -> None:
        async for news in self.client.news():
            if isinstance(news, Frame) and news.options and self.quick:
                move = Check() if news.options.get("check") else Call()
                try:
                    await self.client.act(news.table, move)
                except OrderRefused:
                    continue  # somebody was faster, or it is over

    async def _post(self, what: str, body: msgspec.Struct) -> None:
        await self.client._call("POST", f"/api/rooms/{ROOM}/{what}", msgspec.json.encode(body))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self.client.__aexit__()


class Patrons:
    """All of them, in a thread of their own: a browser's loop runs in the thread of the test."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self.all: list[Patron] = []

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        for patron in self.all:
            self._do(patron.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def sit(self, number: int, chips: int = 0) -> list[Patron]:
        """So many more come in, sit down and buy chips."""
        return [self._do(self._bring(seated=True, chips=chips)) for _ in range(number)]

    def queue(self, number: int) -> list[Patron]:
        """So many more get in line."""
        return [self._do(self._bring(seated=False, chips=0)) for _ in range(number)]

    def leave_line(self, patron: Patron) -> None:
        self._do(patron.leave_line())

    def buy(self, patron: Patron, chips: int) -> None:
        self._do(patron.buy(chips))

    def leave(self, patron: Patron) -> None:
        """The table, between two games; the seat is free from then on."""
        self._do(patron.leave())

    def set_faults(self, house: Path, **faults: int) -> None:
        """Of the practice bank of a house, which keeps it in its folder."""
        self._do(_set_faults(house / "bank", Faults(**faults)))

    def __getitem__(self, place: int) -> Patron:
        return self.all[place]

    async def _bring(self, *, seated: bool, chips: int) -> Patron:
        client = await HouseClient(self._url).__aenter__()
        listed = msgspec.convert(await client.get("/api/rooms"), http.RoomList)
        cards = {card.number[-4:]: card for card in listed.demo}
        place = len(self.all)
        patron = Patron(NAMES[place], cards[CARDS[place]], client)
        self.all.append(patron)
        await patron.enter()
        if seated:
            await patron.sit()
        if chips:
            await patron.buy(chips)
        return patron

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)


async def _set_faults(folder: Path, faults: Faults) -> None:
    [entry] = read_banks(folder / ENTRY)
    body = msgspec.json.encode(faults)
    headers = sign(shared_key(folder), "POST", FAULTS, body, int(time.time() * 1_000))
    async with (
        aiohttp.ClientSession() as session,
        session.post(entry.url + FAULTS, data=body, headers=headers, ssl=trusted(entry)) as answer,
    ):
        assert answer.status == 200, await answer.text()


def bank_balance(house: Path, last_four: str) -> int:
    """What the practice bank's own books say."""
    accounts = Accounts(house / "bank" / DATABASE)
    try:
        found = accounts.balances()
    finally:
        accounts.close()
    return next(balance for number, balance in found.items() if number.endswith(last_four))
