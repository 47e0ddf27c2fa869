"""A whole evening in a card room with two seats, told to a house that may die at any moment: coming
in, queue, chips, games, another card, leaving, shutting down. Every order can be given again."""

import asyncio
import itertools
import os
import signal
from typing import Any

import aiohttp

from croupier.bank.practice.demo import DemoCard

ROOM = "/api/rooms/cardroom"
PATIENCE = 60
NAMES = ("Ann", "Ben", "Cleo", "Dan")
DIED = (aiohttp.ClientError, ConnectionError, asyncio.IncompleteReadError)


class Patron:
    """Somebody with a card, a cookie and at most one socket."""

    def __init__(self, name: str, card: DemoCard) -> None:
        self.name = name
        self.card = card
        self.jar = aiohttp.CookieJar(unsafe=True)
        self.entered = False  # as the house has said
        self.leaving = False  # as we have asked
        self.moves = 0
        self.playing: asyncio.Task[None] | None = None
        self.http: aiohttp.ClientSession
        self.ws: aiohttp.ClientWebSocketResponse

    async def come(self, port: int) -> None:
        base = f"http://127.0.0.1:{port}"
        self.http = aiohttp.ClientSession(base, cookie_jar=self.jar)
        attempt = self.name.encode().hex().ljust(32, "0")
        await self.call("POST", "/api/sign-in", {"name": self.name, "attempt": attempt})
        self.ws = await self.http.ws_connect("/ws")
        self.playing = asyncio.create_task(self._play())

    async def go(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
            await asyncio.gather(self.playing, return_exceptions=True)
        if hasattr(self, "ws"):
            await self.ws.close()
        if hasattr(self, "http"):
            await self.http.close()

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        async with self.http.request(method, path, json=body) as answer:
            return answer.status, await answer.json()

    async def visit(self) -> dict[str, Any]:
        _, answer = await self.call("GET", ROOM)
        found: dict[str, Any] = answer
        return found

    async def until(self, **wanted: Any) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = (await self.visit()).get("room", {})
                if all(found.get(key) == value for key, value in wanted.items()):
                    return dict(found)
                await asyncio.sleep(0.02)

    @property
    def entry(self) -> dict[str, Any]:
        pin = {} if self.card.pin is None else {"pin": self.card.pin}
        return {"kind": self.card.kind, "number": self.card.number, **pin}

    async def enter(self) -> None:
        if "account" not in (await self.visit())["room"]:
            await self.call("POST", f"{ROOM}/enter", self.entry)
        self.entered = "account" in (await self.visit())["room"]

    async def buy(self, order: str, amount: int) -> None:
        """Until the bank has told."""
        pin = {} if self.card.pin is None else {"pin": self.card.pin}
        async with asyncio.timeout(PATIENCE):
            while True:
                wish = {"id": order, "amount": amount, **pin}
                status, answer = await self.call("POST", f"{ROOM}/purchase", wish)
                if status == 200 or answer["code"] not in ("bank_silent", "bank_order_open"):
                    return
                await asyncio.sleep(0.02)

    async def sit_to(self, table: str) -> None:
        """Check or call from now on, whenever it is the own turn; leave when that is wanted."""
        await self.ws.send_json({"t": "watch", "table": table})

    async def _play(self) -> None:
        while True:
            message = await self.ws.receive()
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            frame = message.json()
            if frame["t"] == "frame" and (options := frame.get("options")):
                table = frame["table"]
                if self.leaving:
                    await self.ws.send_json({"t": "leave", "id": "leave", "table": table})
                    continue
                action = {"do": "check" if options.get("check") else "call"}
                turn = frame["pending"]["turn"]
                order = {"t": "act", "id": f"a{turn}", "table": table, "turn": turn}
                await self.ws.send_json({**order, "action": action})
                self.moves += 1

    async def moved(self, count: int) -> None:
        """So many decisions from now on."""
        goal = self.moves + count
        async with asyncio.timeout(PATIENCE):
            while self.moves < goal:
                if self.playing is None or self.playing.done():
                    raise aiohttp.ClientError("the house is gone")
                await asyncio.sleep(0.01)

    async def go_home(self) -> None:
        """Out of the room, and the bank has answered to everything."""
        async with asyncio.timeout(PATIENCE):
            for number in itertools.count():
                found = await self.visit()
                room = found["room"]
                settled = {one["state"] for one in found["receipts"]} <= {"confirmed", "rejected"}
                if "account" not in room and settled:
                    return
                if room.get("seated"):
                    order = {"t": "leave", "id": f"home-{number}", "table": room["table"]}
                    await self.ws.send_json(order)
                elif "place" in room:
                    await self.call("POST", f"{ROOM}/leave")
                await asyncio.sleep(0.05)


class Evening:
    def __init__(self, cards: list[DemoCard], spare: DemoCard) -> None:
        self.patrons = [Patron(name, card) for name, card in zip(NAMES, cards, strict=True)]
        self.spare = spare

    async def run(self, port: int, pid: int) -> None:
        """To the end, or until the house dies: then it raises one of `DIED`."""
        ann, ben, cleo, dan = self.patrons
        for patron in self.patrons:
            await patron.come(port)
        for patron in self.patrons:
            await patron.enter()
        table = (await ann.until(seated=True))["table"]
        await ben.until(seated=True)
        await ann.buy("ann-1", 100_00)
        await ben.buy("ben-1", 100_00)
        for patron in (ann, ben):
            await patron.sit_to(table)
        await ann.moved(4)
        await ann.call("POST", f"{ROOM}/account", _entry(self.spare))
        await ben.buy("ben-2", 30_00)
        dan.leaving = True
        await dan.call("POST", f"{ROOM}/leave")
        ann.leaving = True  # in the middle of a game, when it is her turn
        await cleo.until(seated=True)
        await cleo.sit_to(table)
        await cleo.buy("cleo-1", 50_00)
        await cleo.moved(2)
        ben.entered = cleo.entered = False  # from here on they may be gone
        os.kill(pid, signal.SIGUSR1)  # the administrator shuts the room
        for patron in self.patrons:
            await patron.until(account=None, state="off")

    async def close(self) -> None:
        for patron in self.patrons:
            await patron.go()


def _entry(card: DemoCard) -> dict[str, Any]:
    pin = {} if card.pin is None else {"pin": card.pin}
    return {"kind": card.kind, "number": card.number, **pin}
