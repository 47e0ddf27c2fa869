"""A player over a real socket who acts at once, remembers all that was acknowledged, and compares
what the server shows after a crash with what it showed before."""

import asyncio
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import aiohttp
import msgspec

from croupier.cards.chance import Chance
from croupier.games import games

Frame = dict[str, Any]
SAME = ("view", "private", "options", "seat", "seq")
WAITS = ("house_waits", "not_saved")  # whether it was done is unknown, or it was not: ask again
PAUSE_SECONDS = 0.1  # before that


class Doubt(AssertionError):
    """The server does not stand by what it said."""


class Player:
    """`waits` are the refusals that a house of many processes may give instead of an answer, while
    its database or a dealer is away. A house in one process has none."""

    def __init__(self, name: str, dice: Chance, waits: tuple[str, ...] = ()) -> None:
        self.name = name
        self.dice = dice
        self.waits = waits
        self.table = self.game = ""
        self.table_is_gone = True
        self.wallet_is_empty = False
        self.jar = aiohttp.CookieJar(unsafe=True)
        self.frame: Frame = {}
        self.orders = 0
        self.sent: dict[str, Any] | None = None  # under way, not acknowledged
        self.acked: tuple[dict[str, Any], int] | None = None  # and the frame after it
        self.actions = 0
        self.lives = 1
        self.all_acked: list[str] = []  # ids of orders, each another in the whole house

    async def visit(self, port: int, on_message: Callable[[], None]) -> None:
        """Play until the connection breaks."""
        base = f"http://127.0.0.1:{port}"
        async with aiohttp.ClientSession(base, cookie_jar=self.jar) as http:
            try:
                if not len(self.jar):
                    await self.sign_in(http)
                async with http.ws_connect("/ws") as ws:
                    await self._play(ws, on_message)
            except (aiohttp.ClientError, ConnectionError, asyncio.IncompleteReadError):
                return

    async def sign_in(self, http: aiohttp.ClientSession) -> None:
        # The answer to an earlier try may have been lost with the house.
        who = {"name": self.name, "attempt": sha256(self.name.encode()).hexdigest()}
        async with http.post("/api/sign-in", json=who) as answer:
            if answer.status == 503:
                raise ConnectionError("the house cannot write now")
            assert answer.status == 200, await answer.text()

    def come_to(self, table: str, game: str) -> None:
        """Another table: nothing of the last one is expected of it."""
        self.table, self.game = table, game
        self.frame, self.sent, self.acked = {}, None, None
        self.table_is_gone = False

    async def _play(
        self, ws: aiohttp.ClientWebSocketResponse, on_message: Callable[[], None]
    ) -> None:
        await ws.send_json({"t": "watch", "table": self.table})
        first = True
        async for message in ws:
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            on_message()
            said = json.loads(message.data)
            if said["t"] == "gone" or said.get("code") == "no_such_table":
                self.table_is_gone = True
                return
            if first and said.get("code") in self.waits:
                return  # whoever wants to look asks again
            if said["t"] == "frame":
                # The same again is the whole view: of a new connection, or of another owner.
                is_whole = first or said["seq"] == self.frame["seq"]
                if self.frame:
                    self._compare(said)
                self.frame, first = said, False
                if is_whole:
                    await self._repeat(ws)
            await self._hear(ws, said)

    def _compare(self, now: Frame) -> None:
        """What was shown was on disk, so it must all still be there."""
        before = self.frame
        if now["seq"] < before["seq"]:
            raise Doubt(f"{self.name} saw {before['seq']}, now the table is at {now['seq']}")
        if self.acked is not None and now["seq"] < self.acked[1]:
            raise Doubt(f"{self.name}: acknowledged {self.acked[1]}, lost")
        if now["seq"] == before["seq"]:
            # Between rounds the end of the last one is no longer shown after a restart.
            keys = SAME if before["pending"] else ("seat", "seq")
            for key in keys:
                if now.get(key) != before.get(key):
                    raise Doubt(f"{self.name}: {key} was {before.get(key)}, is {now.get(key)}")
            turns = [frame["pending"] and frame["pending"]["turn"] for frame in (before, now)]
            if turns[0] != turns[1]:
                raise Doubt(f"{self.name}: turn was {turns[0]}, is {turns[1]}")

    async def _repeat(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        """Ask again for what was acknowledged and for what was not."""
        if self.acked is not None:
            await ws.send_json(self.acked[0])
        if self.sent is not None:
            await ws.send_json(self.sent)

    async def _hear(self, ws: aiohttp.ClientWebSocketResponse, said: dict[str, Any]) -> None:
        done = said.get("ack") if said["t"] == "frame" else said.get("id")
        if said["t"] in ("frame", "ack") and done:
            if self.acked is not None and done == self.acked[0]["id"]:
                if said["t"] == "frame":  # a repeat changes nothing, so there is only an ack
                    raise Doubt(f"{self.name}: {done} was done at {self.acked[1]} and again")
            elif self.sent is not None and done == self.sent["id"]:
                self.acked, self.sent = (self.sent, self.frame["seq"]), None
                self.all_acked.append(done)
                self.actions += 1
        elif said["t"] == "refusal":
            if said["code"] == "internal":
                raise Doubt(f"{self.name}: {done} failed")
            if self.acked is not None and done == self.acked[0]["id"]:
                if said["code"] not in self.waits:
                    raise Doubt(f"{self.name}: {done} was acknowledged, now {said['code']}")
                return
            if self.sent is not None and done == self.sent["id"]:
                if said["code"] in self.waits:
                    await asyncio.sleep(PAUSE_SECONDS)
                    await ws.send_json(self.sent)
                    return
                refused, self.sent = self.sent, None
                poor = said["code"] == "not_enough_chips"
                if poor and refused["t"] == "sit":
                    self._become_another()
                    await ws.close()
                    return
                self.wallet_is_empty |= poor
        if self.sent is None:
            await self._act(ws)

    def told(self) -> str:
        """Where the player stands, for whoever asks why nothing happens."""
        frame, chips = self.frame, "no seat"
        seats = (frame.get("summary") or {}).get("seats", ())
        for seat in seats:
            if seat["seat"] == frame.get("seat"):
                chips = f"{seat['chips']} chips"
        waits = f"pending {frame.get('pending')}, options {frame.get('options')}"
        wallet = "wallet empty, " if self.wallet_is_empty else ""
        return f"{self.name}: frame {frame.get('seq')}, {chips}, {wallet}{waits}, sent {self.sent}"

    def _become_another(self) -> None:
        """Whoever has lost everything makes room for a new guest."""
        self.lives += 1
        self.name = f"{self.name.partition('.')[0]}.{self.lives}"
        self.jar.clear()
        self.frame, self.sent, self.acked = {}, None, None
        self.wallet_is_empty = False

    async def _act(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        order = self._order()
        if order is None:
            return
        self.orders += 1
        id_ = f"{sha256(self.name.encode()).hexdigest()[:12]}-{self.orders}"
        self.sent = {**order, "id": id_, "table": self.table}
        await ws.send_json(self.sent)

    def _order(self) -> dict[str, Any] | None:
        frame = self.frame
        if frame.get("seat") is None:
            return {"t": "sit", "chips": 50_000}
        options = frame.get("options")
        if options:
            turn = frame["pending"]["turn"]
            return {"t": "act", "turn": turn, "action": self._choose(options)}
        seats = (frame.get("summary") or {}).get("seats", ())
        mine = next((seat for seat in seats if seat["seat"] == frame["seat"]), None)
        poor = mine is not None and mine["chips"] < 5_000
        if poor and not self.wallet_is_empty and frame["pending"] is None:
            return {"t": "top_up", "chips": 20_000}
        return None

    def _choose(self, options: dict[str, Any]) -> Any:
        """Any of the things that the options allow, whatever the game."""
        game = games()[self.game]
        offered = msgspec.convert(options, game.options_type)
        return msgspec.to_builtins(offered.pick(self.dice))
