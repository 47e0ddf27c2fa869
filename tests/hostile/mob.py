"""`python -m tests.hostile.mob PORT SOCKETS SEED [HABIT,...]`: a crowd of one address that does its
worst. Says `ready` when it begins; a line of the input ends it, and then it says what it got
done."""

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any

import aiohttp
import uvloop
from msgspec import json

from croupier.cards.chance import Chance
from croupier.wire import up
from tests.hostile.grammar import Grammar

ADDRESS = {"X-Forwarded-For": "192.0.2.66"}
Http = aiohttp.ClientSession
Ws = aiohttp.ClientWebSocketResponse
FIELDS: dict[str, dict[str, Any]] = {
    "sit": {"chips": 10**9},
    "act": {"turn": 1, "action": {"do": "fold"}},
    "say": {"text": "x" * 500},
}
ALLOWED = 0.034  # seconds between two messages
GUESTS = 150  # an address is given chips so often; the others come in with their sessions
LANGUAGES = ("en", "de", "es", "fr", "zh")
OVER = (aiohttp.ClientError, OSError, asyncio.TimeoutError, TypeError)


def browser(base: str, headers: dict[str, str], **options: Any) -> Http:
    """With cookies, which aiohttp does not keep for a bare address unless it is told to."""
    jar = aiohttp.CookieJar(unsafe=True)
    return aiohttp.ClientSession(base, headers=headers, cookie_jar=jar, **options)


class Attacker:
    """A browser that keeps its cookies: whoever is closed out comes in again at once."""

    def __init__(
        self, port: int, number: int, dice: Chance, did: Counter[str], habit: "Habit"
    ) -> None:
        guest = number % GUESTS
        self.name = f"mob {guest}"
        self.port = port
        self.dice = dice
        self.did = did
        timeout = aiohttp.ClientTimeout(total=30)
        headers = {**ADDRESS, "Accept-Language": LANGUAGES[number % len(LANGUAGES)]}
        self.http = browser(f"http://127.0.0.1:{port}", headers, timeout=timeout)
        self._habit = habit
        self._who = {"name": self.name, "attempt": f"{guest:032x}"}

    async def attack(self) -> None:
        is_in = False
        while True:
            try:
                is_in = is_in or await self.sign_in(self._who) == 200
                if self._habit in WITHOUT_SOCKET:
                    await self._habit(self, None)
                    continue
                async with self.http.ws_connect("/ws", autoping=False) as ws:
                    self.did["sockets"] += 1
                    await self._habit(self, ws)
            except aiohttp.WSServerHandshakeError as error:
                self.did[f"sockets {error.status}"] += 1
                is_in = is_in and error.status != 401
            except OVER:
                pass
            except Exception as error:  # of the attacker's own: the others go on
                self.did[f"broken by {type(error).__name__}"] += 1
            await asyncio.sleep(self.dice.below(100) / 1000)

    async def sign_in(self, who: dict[str, str]) -> int:
        async with self.http.post("/api/sign-in", json=who) as answer:
            await answer.read()
        self.did[f"sign-ins {answer.status}"] += 1
        return answer.status


async def flood(one: Attacker, ws: Ws) -> None:
    """Pings and pongs without end."""
    while True:
        await (ws.ping(b"x") if one.dice.below(2) else ws.pong(b"x"))
        await asyncio.sleep(0.001)


async def babble(one: Attacker, ws: Ws) -> None:
    """Anything that looks like a message, faster than is allowed."""
    grammar = Grammar(up.AnyUp, one.dice)
    while True:
        await ws.send_frame(grammar.message(), aiohttp.WSMsgType.TEXT)
        await asyncio.sleep(0.02)


async def crowd_in(one: Attacker, ws: Ws) -> None:
    """Orders to the tables of others: seats without chips, moves out of turn, talk."""
    tables: list[str] = []
    await ws.send_json({"t": "browse", "game": "holdem", "preset": "heads-up"})
    for order in range(10**9):
        with suppress(asyncio.TimeoutError):
            said = await ws.receive_json(timeout=0.03)
            tables += [card["id"] for card in said.get("tables", ()) if isinstance(card, dict)]
        if not tables:
            await ws.send_json({"t": "browse", "game": "holdem", "preset": "heads-up"})
            continue
        kind = ("sit", "act", "say", "watch", "leave")[one.dice.below(5)]
        fields = FIELDS.get(kind, {})
        named = {} if kind == "watch" else {"id": f"o{order}"}
        table = tables[one.dice.below(len(tables))]
        await ws.send_json({"t": kind, "table": table, **named, **fields})


async def hoard(one: Attacker, ws: Ws) -> None:
    """Tables, as many as there are."""
    for order in range(10**9):
        fields = {"game": "roulette", "preset": "casino", "name": "mine"}
        await ws.send_json({"t": "open_table", "id": f"h{order}", **fields})
        await ws.receive(timeout=5)
        await asyncio.sleep(0.05)


async def sleep(one: Attacker, ws: Ws) -> None:
    """Never reads."""
    await asyncio.sleep(25)


async def ask(one: Attacker, _: Ws) -> None:
    """Pages of the API, one after the other."""
    while True:
        path = ("/api/games", "/api/tables", "/api/me", "/api/openapi.json")[one.dice.below(4)]
        async with one.http.get(path) as answer:
            await answer.read()
        one.did[f"requests {answer.status}"] += 1


async def dangle(one: Attacker, _: Ws) -> None:
    """Half a request, and silence."""
    _reader, writer = await asyncio.open_connection("127.0.0.1", one.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: local")
    await asyncio.sleep(20)
    writer.close()


async def come_and_go(one: Attacker, ws: Ws) -> None:
    """Opens a socket and closes it."""


async def arrive(one: Attacker, _: Ws | None) -> None:
    """Signs in as somebody new, again and again."""
    for number in range(10**9):
        await one.sign_in({"name": f"{one.name} {number % 10**6}"})


async def guess(one: Attacker, _: Ws | None) -> None:
    """Passwords, old and new: each costs a hash."""
    for number in range(10**9):
        name = f"{one.name} {number % 3}"
        await one.sign_in({"name": name, "password": f"long enough {number}"})


async def browse(one: Attacker, ws: Ws) -> None:
    """The largest answers that there are, as often as is allowed."""
    reading = asyncio.ensure_future(read(ws))
    try:
        while not reading.done():
            await ws.send_json({"t": "browse", "game": "roulette", "preset": "casino"})
            one.did["messages"] += 1
            await asyncio.sleep(ALLOWED)
    finally:
        reading.cancel()


async def play(one: Attacker, ws: Ws) -> None:
    """Takes a seat at a table of its own, and gives orders as often as is allowed."""
    reading = asyncio.ensure_future(read(ws))
    try:
        await ws.send_json({"t": "open_table", "id": "own", "game": "holdem", "preset": "heads-up"})
        table = await reading
        reading = asyncio.ensure_future(read(ws))
        await ws.send_json({"t": "watch", "table": table})
        await ws.send_json({"t": "sit", "id": "seat", "table": table, "chips": 50_000})
        for order in range(10**9):
            if reading.done():
                return
            away = {"table": table, "away": bool(order % 2)}
            await ws.send_json({"t": "away", "id": f"a{order}", **away})
            one.did["orders"] += 1
            await asyncio.sleep(ALLOWED)
    finally:
        reading.cancel()


async def read(ws: Ws) -> str:
    """Until the order `own` is answered, or the end. The table that it has opened."""
    async for said in ws:
        heard = json.decode(said.data) if said.type is aiohttp.WSMsgType.TEXT else {}
        if heard.get("id") == "own":
            return str(heard.get("table", ""))
    return ""


Habit = Callable[[Attacker, Any], Awaitable[None]]
WITHOUT_SOCKET = (arrive, guess)
HABITS: tuple[Habit, ...] = (
    *(flood, babble, crowd_in, hoard, sleep, ask, dangle),
    *(come_and_go, arrive, guess, browse, play),
)


async def main(port: int, sockets: int, seed: bytes, names: tuple[str, ...] = ()) -> None:
    known = {habit.__name__: habit for habit in HABITS}
    habits = [known[name] for name in names or known]
    dice = Chance(sha256(seed).digest())
    did: Counter[str] = Counter()
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    mob = [
        Attacker(port, number, dice.at(number), did, habits[number % len(habits)])
        for number in range(sockets)
    ]
    print("ready", flush=True)
    under_way = [asyncio.ensure_future(one.attack()) for one in mob]
    await lines.readline()
    assert not any(task.done() for task in under_way)
    print(json.encode(did).decode(), flush=True)


if __name__ == "__main__":
    chosen = tuple(sys.argv[4].split(",")) if len(sys.argv) > 4 else ()
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2]), bytes.fromhex(sys.argv[3]), chosen))
