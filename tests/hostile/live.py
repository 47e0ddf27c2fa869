"""The fuzzer over sockets and HTTP: a house with a game going on, and guests who send anything. No
answer is `internal`, nothing is logged as an error, and the honest game is as it was."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import aiohttp
from yarl import URL

from croupier.cards.chance import Chance
from croupier.server.process import memory_bytes
from croupier.wire import http, limits, up
from tests.hostile.grammar import Grammar
from tests.server.rig import Client, Rig, Socket, open_table

CLOSED = 0  # nobody asked for the body, and it is packed otherwise than it says
WINDOW = 32  # frames under way
ANN_READS = 16  # windows between two readings: who never reads is cut, and her table closes
RATES = ("MESSAGES_PER_SECOND", "MESSAGES_AT_ONCE", "INFLOW_PER_SECOND", "INFLOW_AT_ONCE")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD")
PARTS = ("x", "%00", "..", "%2e%2e", "a" * 300, "holdem", "\u00e9", "felt", "%ff", "main")


@contextmanager
def without_rates() -> Iterator[None]:
    """The rates are tested elsewhere; here they would only make the run long."""
    before = {name: getattr(limits, name) for name in RATES}
    for name in RATES:
        setattr(limits, name, 10**12)
    try:
        yield
    finally:
        for name, value in before.items():
            setattr(limits, name, value)


async def honest_table(house: Rig) -> tuple[str, Socket]:
    """Ann waits for Bob, to whom she has given the link. Nobody else may look or sit there, and
    nothing happens by itself."""
    _, ann = await house.seated("Ann")
    table = await open_table(ann, settings={"watching": "link", "sitting": "link"})
    await ann.watch(table)
    await ann.order("sit", table=table, chips=50_000, seat=0)
    return table, ann


async def fuzz_sockets(
    house: Rig, count: int, dice: Chance, progress: Callable[[int], None]
) -> Counter[str]:
    """What came back, by kind or code."""
    found: Counter[str] = Counter()
    table, ann = await honest_table(house)
    before = house.tables[table]
    done = 0
    with without_rates():
        client = await house.guest("Eve")
        grammar = Grammar(up.AnyUp, dice, (table, "Ann", "Bob", "Eve"))
        while done < count:
            ws = await client.http.ws_connect(house.url / "ws", max_msg_size=0)
            while done < count and not ws.closed:
                batch = min(WINDOW, count - done)
                for _ in range(batch):
                    await ws.send_frame(grammar.message(), aiohttp.WSMsgType.TEXT)
                done += batch
                if done // WINDOW % ANN_READS == 0:
                    await ann.say({"t": "ping", "n": 7})
                    await ann.named("pong")
                if not await _drain(ws, found):
                    break
                progress(done)
            await ws.close()
    assert house.tables[table] == before, "the table of others has changed"
    await ann.say({"t": "ping", "n": 7})
    await ann.named("pong")
    assert await house.store.check_balance() == []
    return found


async def _drain(ws: aiohttp.ClientWebSocketResponse, found: Counter[str]) -> bool:
    """Read until the answer to a ping. False when the house has closed."""
    await ws.send_str('{"t":"ping","n":99999}')
    while True:
        answer = await ws.receive(60)
        if answer.type is not aiohttp.WSMsgType.TEXT:
            found["closed"] += 1
            return False
        said = json.loads(answer.data)
        if said["t"] == "pong" and said.get("n") == 99999:
            return True
        found[said.get("code") or said["t"]] += 1
        assert said.get("code") != "internal", said


async def fuzz_http(
    house: Rig, count: int, dice: Chance, progress: Callable[[int], None]
) -> Counter[int]:
    """The statuses that came back."""
    found: Counter[int] = Counter()
    client = await house.guest("Mallory")
    grammars = {
        route.name: Grammar(route.body, dice, ("Mallory",))
        for route in http.ROUTES
        if route.body is not None
    }
    routes = [route for route in http.ROUTES if route.name not in ("ws", "sign_out", "metrics")]
    for number in range(count):
        route = routes[dice.below(len(routes))]
        method = route.method if dice.below(8) else METHODS[dice.below(len(METHODS))]
        options: dict[str, Any] = {}
        if (grammar := grammars.get(route.name)) is not None and method != "GET":
            options["data"] = grammar.message()
        found[await _ask(client, method, _path(route.path, dice), dice, options)] += 1
        if number % 50 == 0:
            progress(number)
    progress(count)
    return found


async def _ask(
    client: Client, method: str, path: str, dice: Chance, options: dict[str, Any]
) -> int:
    headers = {}
    if not dice.below(6):
        headers["Content-Encoding"] = ("deflate", "gzip", "br", "x")[dice.below(4)]
    if not dice.below(6):
        headers["Origin"] = ("http://[", "null", "http://evil.example", "")[dice.below(4)]
    if not dice.below(6):
        headers["Accept-Language"] = ("zh", "*;q=9", "x" * 900, "de-,;;q=")[dice.below(4)]
    where = URL(str(client.rig.url).rstrip("/") + path, encoded=True)
    try:
        async with client.http.request(method, where, headers=headers, **options) as answer:
            await answer.read()
            status = answer.status
    except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError):
        return CLOSED
    except aiohttp.ClientResponseError as error:
        status = error.status  # of a 400 to a HEAD, whose body aiohttp's own client cannot read
    assert status < 500, (method, path, status)
    return status


def _path(pattern: str, dice: Chance) -> str:
    parts = []
    for part in pattern.split("/"):
        hole = part.startswith("{")
        parts.append(PARTS[dice.below(len(PARTS) - 3)] if hole else part)
    query = ("", "", "?newest=-1", "?before=x&after=%ff", "?lang=" + "z" * 200)[dice.below(5)]
    return "/".join(parts) + query


def memory_mib() -> float:
    return memory_bytes() / 2**20
