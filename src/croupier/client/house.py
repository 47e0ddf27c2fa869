"""A session in a house and its one socket. When the connection breaks, it is made again by itself:
tables are watched again, and orders without an answer are sent again with their ids, so that each
is carried out once.

    async with HouseClient("http://localhost:8000") as house:
        await house.sign_in("Ann")
        await house.connect()
        table = await house.open_table("blackjack", "twenty-one")
        await house.watch(table)
        async for news in house.news():
            ...
"""

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Any, Self
from urllib.parse import quote, urlsplit

import aiohttp
import msgspec
from msgspec import Raw, Struct

from croupier.games.coach import Advice, Chart
from croupier.tables.frames import TableCard
from croupier.wire import http, up
from croupier.wire.down import Ack, AnyDown, Frame, Gone, Me, Refusal, Welcome

ANSWER_SECONDS = 15.0
RETRY_SECONDS = (0.0, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0)
PING_SECONDS = 15.0
HURRY_SECONDS = 0.25
HURRIES_MAX = 20
_decode = msgspec.json.Decoder(AnyDown).decode
_encode = msgspec.json.Encoder().encode


class HouseUnreachable(Exception):
    """There is no house at the address, or it does not answer."""


class OrderRefused(Exception):
    """The order was not carried out. `text` is in the language that the client asked for."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Lost(Struct, frozen=True):
    """The connection is lost and being made again."""


class Back(Struct, frozen=True):
    """The connection is there again. A whole frame of every watched table follows."""


class Ended(Struct, frozen=True):
    """The connection could not be made again."""

    why: str


News = AnyDown | Lost | Back | Ended


class HouseClient:
    def __init__(
        self, url: str, language: str = "en", retry_seconds: tuple[float, ...] = RETRY_SECONDS
    ) -> None:
        """Raises ValueError when `url` is no address."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(url)
        self.url = f"{parts.scheme}://{parts.netloc}"
        self._language = language
        self._retry_seconds = retry_seconds
        self._http: aiohttp.ClientSession
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._ended: str | None = None  # why the connection could not be made again
        self._orders: dict[str, tuple[up.Order, asyncio.Future[str]]] = {}
        self._watched: dict[str, str] = {}  # tables, with their links
        self.frames: dict[str, Frame] = {}  # the newest of every watched table

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),  # a house may have an IP number for a name
            headers={"Accept-Language": self._language},
            timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS),
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._ws is not None:
            await self._ws.close()
        await self._http.close()

    async def sign_in(self, name: str, password: str | None = None) -> Me:
        """As a guest, where the name belongs to nobody."""
        attempt = secrets.token_hex(16)
        body = _encode(http.SignIn(name, password, attempt))
        return msgspec.convert(await self._call("POST", "/api/sign-in", body), Me)

    async def me(self) -> Me | None:
        return msgspec.convert(await self._call("GET", "/api/me"), Me | None)

    async def honours(self, game: str) -> tuple[http.HonourCard, ...]:
        """Those whom the house remembers at a game, the newest first."""
        answer = await self._call("GET", f"/api/games/{quote(game)}/honours")
        return msgspec.convert(answer, http.HonourList).honours

    async def advice(self, table: str) -> Advice:
        """What each thing that the player may do now is worth. Raises `OrderRefused` where there is
        nothing to decide, or no coach."""
        return msgspec.convert(
            await self._call("GET", f"/api/tables/{quote(table)}/advice"), Advice
        )

    async def chart(self, table: str) -> Chart:
        """What to do by the rules of a table, whatever cards are left."""
        link = quote(self._watched.get(table, ""))
        answer = await self._call("GET", f"/api/tables/{quote(table)}/chart?link={link}")
        return msgspec.convert(answer, Chart)

    async def get(self, path: str) -> Any:
        """The JSON of one of the pages that docs/protocol.md lists."""
        return await self._call("GET", path)

    async def tables(self) -> tuple[TableCard, ...]:
        """All that the player may know of."""
        found: list[TableCard] = []
        more = True
        while more:
            after = quote(found[-1].id) if found else ""
            answer = await self._call("GET", f"/api/tables?after={after}")
            page = msgspec.convert(answer, http.TableList)
            found += page.tables
            more = page.more
        return tuple(found)

    async def connect(self) -> Welcome:
        """Open the socket; from now on there is news."""
        welcome = await self._open()
        self._reader = asyncio.create_task(self._read())
        return welcome

    async def news(self) -> AsyncIterator[News]:
        """Everything that the house says, in order. It ends with `Ended`."""
        while True:
            message = await self._news.get()
            yield message
            if isinstance(message, Ended):
                return

    async def watch(self, table: str, link: str = "") -> None:
        """A whole frame comes as news, then one after every change."""
        self._watched[table] = link
        await self._send(up.Watch(table, link))

    async def order(self, order: up.Order) -> str:
        """The table at which it was carried out. Raises `OrderRefused`, and `HouseUnreachable`
        when the house is gone for good."""
        for _ in range(HURRIES_MAX):
            try:
                return await self._order_once(order)
            except OrderRefused as refused:
                if refused.code != "too_fast":  # a script; it is slowed down, and loses nothing
                    raise
                await asyncio.sleep(HURRY_SECONDS)
        return await self._order_once(order)

    async def _order_once(self, order: up.Order) -> str:
        if self._ended is not None:
            raise HouseUnreachable(self._ended)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._orders[order.id] = (order, answer)
        try:
            await self._send(order)
            return await answer
        finally:
            self._orders.pop(order.id, None)

    async def open_table(self, game: str, preset: str, **changes: Any) -> str:
        return await self.order(up.OpenTable(id=new_id(), game=game, preset=preset, **changes))

    async def sit(self, table: str, chips: int, seat: int | None = None) -> str:
        return await self.order(up.Sit(id=new_id(), table=table, chips=chips, seat=seat))

    async def leave(self, table: str) -> str:
        return await self.order(up.Leave(id=new_id(), table=table))

    async def say(self, table: str, text: str) -> str:
        """A line in the chat. It comes as news, a `Said`, to everybody who looks at the table."""
        return await self.order(up.Say(id=new_id(), table=table, text=text))

    async def act(self, table: str, action: Struct) -> str:
        """One of the game's actions, for the turn that the newest frame names."""
        pending = self.frames[table].pending
        turn, raw = 0 if pending is None else pending.turn, Raw(_encode(action))
        return await self.order(up.Act(id=new_id(), table=table, turn=turn, action=raw))

    async def _call(self, method: str, path: str, body: bytes | None = None) -> Any:
        try:
            async with self._http.request(method, self.url + path, data=body) as answer:
                text = await answer.read()
                found = msgspec.json.decode(text) if text else None
                if answer.ok:
                    return found
                problem = msgspec.convert(found, http.Problem)
        except (aiohttp.ClientError, TimeoutError, OSError, msgspec.MsgspecError) as error:
            raise HouseUnreachable(_reason(error)) from None
        raise OrderRefused(problem.code, problem.text)

    async def _open(self) -> Welcome:
        url = f"{self.url}/ws?lang={quote(self._language)}"
        try:
            self._ws = await self._http.ws_connect(url, heartbeat=PING_SECONDS)
            first = _decode(await self._ws.receive_str(timeout=ANSWER_SECONDS))
        except aiohttp.WSServerHandshakeError as error:
            raise HouseUnreachable(f"{error.status} {error.message}") from None
        except (aiohttp.ClientError, TimeoutError, OSError, TypeError) as error:
            raise HouseUnreachable(_reason(error)) from None
        except msgspec.MsgspecError as error:
            raise HouseUnreachable(_reason(error)) from None
        if not isinstance(first, Welcome):
            raise HouseUnreachable(type(first).__name__)
        return first

    async def _read(self) -> None:
        while True:
            await self._read_socket()
            self._news.put_nowait(Lost())
            try:
                await self._reopen()
            except HouseUnreachable as error:
                self._ended = str(error)
                self._news.put_nowait(Ended(self._ended))
                for _, answer in self._orders.values():
                    if not answer.done():
                        answer.set_exception(HouseUnreachable(str(error)))
                return
            self._news.put_nowait(Back())
            for table, link in self._watched.items():
                await self._send(up.Watch(table, link))
            for order, _ in tuple(self._orders.values()):
                await self._send(order)

    async def _read_socket(self) -> None:
        """Until the socket is closed."""
        assert self._ws is not None
        async for message in self._ws:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            try:
                heard = _decode(message.data)
            except msgspec.MsgspecError:
                continue  # said by a newer house; the next frame is whole again
            if isinstance(heard, Frame):
                self.frames[heard.table] = heard
            self._settle(heard)
            self._news.put_nowait(heard)

    def _settle(self, heard: AnyDown) -> None:
        """The answer to an order, if it is one."""
        match heard:
            case Ack(id=name, table=table) | Frame(ack=str(name), table=table):
                if (waiting := self._orders.get(name)) and not waiting[1].done():
                    waiting[1].set_result(table)
            case Refusal(code=code, text=text, id=name):
                if (waiting := self._orders.get(name)) and not waiting[1].done():
                    waiting[1].set_exception(OrderRefused(code, text))
            case Gone(table=table):
                self._watched.pop(table, None)
                self.frames.pop(table, None)
            case _:
                pass

    async def _reopen(self) -> None:
        """Raises `HouseUnreachable` when it has been tried often enough."""
        trouble = HouseUnreachable()
        for seconds in self._retry_seconds:
            await asyncio.sleep(seconds)
            try:
                await self._open()
            except HouseUnreachable as error:
                trouble = error
            else:
                return
        raise trouble

    async def _send(self, message: up.Up) -> None:
        """What cannot be sent now is sent when the connection is there again."""
        try:
            if self._ws is not None:
                await self._ws.send_str(_encode(message).decode())
        except (aiohttp.ClientError, ConnectionError):
            pass


def new_id() -> str:
    return secrets.token_hex(8)


def _reason(error: BaseException) -> str:
    return str(error) or type(error).__name__
