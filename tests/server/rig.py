"""A whole house on a port of its own, with the real store and the real bus, and clients that talk
to it over real sockets."""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Mapping
from http.cookies import Morsel
from pathlib import Path
from types import MappingProxyType
from typing import Any, Self

import aiohttp
from yarl import URL

from croupier.bots import bots
from croupier.bus.botthreads import BotThreads
from croupier.bus.chat import LocalChat
from croupier.bus.coachthreads import CoachThreads
from croupier.bus.local import DEFAULT_LIMITS, LocalBus, TableLimits
from croupier.bus.timer import LoopTimer
from croupier.cards.entropy import fresh_seed
from croupier.games import games
from croupier.server.app import Listening, listen
from croupier.server.context import ServerContext, Settings
from croupier.server.hub import Hub
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import TABLE_STREAM, TableServices
from croupier.tables.table import Table
from croupier.wire.openapi import COOKIE
from tests.stores import open_store

PATIENCE = 10.0
Message = dict[str, Any]


class Rig:
    """A house, and everybody who came to it. `errors` are the exceptions that a table survived,
    `failed_orders` what it was busy with."""

    def __init__(self, folder: Path, settings: Settings, store: SqliteStore) -> None:
        self.folder = folder
        self.settings = settings
        self.store = store
        self.timer = LoopTimer()
        self.bots = BotThreads(bots())
        self.coaches = CoachThreads(games())
        self.clients: list[Client] = []
        self.errors: list[BaseException] = []
        self.failed_orders: list[str | None] = []
        self.bus: LocalBus
        self.chat: LocalChat
        self.listening: Listening | None = None

    @classmethod
    async def open(
        cls,
        folder: Path,
        *,
        limits: TableLimits = DEFAULT_LIMITS,
        store: Mapping[str, Any] = MappingProxyType({}),
        **settings: Any,
    ) -> Self:
        """`store` are options of the store."""
        patient: dict[str, Any] = {"beat_seconds": 60}  # a test does not always read
        cheap: dict[str, Any] = {"hash_memory_kib": 1024, "static": folder / "static"}
        opened = await open_store(folder, **store)
        rig = cls(folder, Settings(**{**patient, **cheap, **settings}), opened)
        rig.bus = LocalBus(rig.services(opened), limits)
        newest_ms = await opened.newest_ms()
        streams, _ = await opened.claim_streams(TABLE_STREAM)
        assert await rig.bus.start(streams, newest_ms) == []
        rig.chat = rig.new_chat(rig.bus, opened)
        await rig.prepare()
        rig.listening = await listen(rig.context(), "127.0.0.1", 0)
        return rig

    async def prepare(self) -> None:
        """For those who need more than tables."""

    def services(self, store: SqliteStore) -> TableServices:
        return TableServices(
            store=store,
            timer=self.timer,
            bots=self.bots,
            coaches=self.coaches,
            round_seed=fresh_seed,
            other_seed=fresh_seed,
            think_ms=lambda: 0,
            on_error=self.note_error,
        )

    def note_error(self, table: str, error: BaseException, order: str | None = None) -> None:
        self.errors.append(error)
        self.failed_orders.append(order)

    def new_chat(self, bus: LocalBus, store: SqliteStore) -> LocalChat:
        days = self.settings.chat_days
        return LocalChat(store, bus, self.timer, self.note_error, days)

    def context(self) -> ServerContext:
        return ServerContext(self.bus, self.chat, self.store, self.timer.wall_ms, self.settings)

    @property
    def hub(self) -> Hub:
        assert self.listening is not None
        return self.listening.hub

    @property
    def tables(self) -> dict[str, Table]:
        actors = (running.actor for running in self.bus._running.values())
        return {actor.id: actor.table for actor in actors if actor.is_open}

    @property
    def url(self) -> URL:
        assert self.listening is not None
        return URL(f"http://127.0.0.1:{self.listening.port}")

    def client(self, **headers: str) -> "Client":
        client = Client(self, headers)
        self.clients.append(client)
        return client

    async def guest(self, name: str) -> "Client":
        client = self.client()
        await client.sign_in(name)
        return client

    async def seated(self, name: str) -> tuple["Client", "Socket"]:
        client = await self.guest(name)
        return client, await client.connect()

    async def stop(self) -> None:
        if self.listening is not None:
            listening, self.listening = self.listening, None
            await listening.stop()
            self.bots.stop()
            self.coaches.stop()

    async def leave(self) -> None:
        for client in self.clients:
            await client.leave()
        await self.stop()
        assert self.errors == []


class Client:
    """A browser with cookies of its own. `kind` is that of its sockets."""

    def __init__(
        self, rig: Rig, headers: dict[str, str], kind: "type[Socket] | None" = None
    ) -> None:
        self.rig = rig
        self._kind = kind or Socket
        self.sockets: list[Socket] = []  # one that nobody holds would be closed
        self.http = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            headers=headers,
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
        )

    @property
    def cookie(self) -> Morsel[str]:
        """That of the session."""
        return next(cookie for cookie in self.http.cookie_jar if cookie.key == COOKIE)

    async def leave(self) -> None:
        await asyncio.gather(*(socket.ws.close() for socket in self.sockets))
        await self.http.close()

    async def call(
        self, method: str, path: str, body: Any = None, **options: Any
    ) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        if body is not None:
            options["json"] = body
        async with self.http.request(method, self.rig.url.join(URL(path)), **options) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def sign_in(self, name: str, password: str | None = None) -> Message:
        body = {"name": name} if password is None else {"name": name, "password": password}
        status, me = await self.call("POST", "/api/sign-in", body)
        assert status == 200, me
        return dict(me)

    async def connect(self, query: str = "", **headers: str) -> "Socket":
        url = self.rig.url.join(URL(f"/ws{query}"))
        ws = await self.http.ws_connect(url, headers=headers, autoping=True)
        self.sockets.append(self._kind(ws))
        return self.sockets[-1]


class Socket:
    """A WebSocket that waits for what it wants to see and keeps the rest."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.seen: list[Message] = []
        self.lines: list[Message] = []

    async def next_frame(self) -> aiohttp.WSMessage:
        return await self.ws.receive()

    async def receive(self) -> Message:
        async with asyncio.timeout(PATIENCE):  # that of aiohttp begins anew with every ping
            answer = await self.next_frame()
        assert answer.type is aiohttp.WSMsgType.TEXT, (answer.type, answer.data, answer.extra)
        message: Message = json.loads(answer.data)
        self.seen.append(message)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted, however many others come before it."""
        async with asyncio.timeout(6 * PATIENCE):
            while not wanted(message := await self.receive()):
                pass
        return message

    async def named(self, kind: str) -> Message:
        return await self.until(lambda message: message["t"] == kind)

    async def say(self, message: Message | str) -> None:
        await self.ws.send_str(message if isinstance(message, str) else json.dumps(message))

    async def order(self, kind: str, order_id: str | None = None, /, **fields: Any) -> Message:
        """Give an order and wait for the frame, the ack or the refusal that answers it."""
        name = order_id or secrets.token_hex(6)
        await self.say({"t": kind, "id": name, **fields})
        return await self.until(lambda message: name in (message.get("id"), message.get("ack")))

    async def watch(self, table: str, link: str = "") -> Message:
        """The whole frame, or the refusal. What was said before is in `lines` then."""
        await self.say({"t": "watch", "table": table, "link": link})

        def answers(message: Message) -> bool:
            return message["t"] == "refusal" or (
                message["t"] in ("frame", "gone") and message["table"] == table
            )

        answer = await self.until(answers)
        if answer["t"] == "frame":
            self.lines = (await self.named("chat"))["lines"]
        return answer

    async def drained(self) -> list[str]:
        """The kinds of all messages that came before the answer to a ping."""
        await self.say({"t": "ping", "n": 1234})
        before = len(self.seen)
        await self.until(lambda message: message.get("n") == 1234)
        return [message["t"] for message in self.seen[before:-1]]

    async def closed(self) -> int | None:
        """Read to the end and give the code with which the server closed."""
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.next_frame()).type is aiohttp.WSMsgType.TEXT:
                self.seen.append(json.loads(answer.data))
        return int(answer.data) if answer.type is aiohttp.WSMsgType.CLOSE else self.ws.close_code


async def open_table(socket: Socket, **changes: Any) -> str:
    """A heads-up table; the id of it."""
    answer = await socket.order("open_table", game="holdem", preset="heads-up", **changes)
    assert answer["t"] == "ack", answer
    return str(answer["table"])


async def soon(condition: Callable[[], bool], tick: Callable[[], Awaitable[Any]]) -> None:
    """Give the loop turns until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await tick()
