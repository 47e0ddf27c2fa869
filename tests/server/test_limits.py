"""Clients that send too much, read too little or come from elsewhere."""

import asyncio

import aiohttp
import pytest
from aiohttp import web

from croupier.bus.local import TableLimits
from croupier.server.metrics import Metrics
from croupier.server.socket import PING, Line
from croupier.wire import limits
from tests.hostile.sleeper import Sleeper
from tests.server.conftest import OpenHouse
from tests.server.rig import PATIENCE, Client, Rig, open_table, soon

pytestmark = pytest.mark.asyncio


async def handshake(client: Client, **headers: str) -> int:
    """The status with which a socket is refused."""
    with pytest.raises(aiohttp.WSServerHandshakeError) as failure:
        await client.connect(**headers)
    return failure.value.status


async def test_a_message_over_the_size_limit_closes_the_connection(house: Rig) -> None:
    _, socket = await house.seated("Ann")
    await socket.say("x" * (limits.MESSAGE_BYTES + 1))
    assert await socket.closed() == limits.CLOSE_TOO_LARGE


async def test_a_message_at_the_size_limit_is_read(house: Rig) -> None:
    _, socket = await house.seated("Ann")
    await socket.say("x" * (limits.MESSAGE_BYTES - 16))
    assert (await socket.named("refusal"))["code"] == "malformed"


async def test_a_binary_message_closes_the_connection(house: Rig) -> None:
    _, socket = await house.seated("Ann")
    await socket.ws.send_bytes(b"{}")
    assert await socket.closed() == limits.CLOSE_UNSUPPORTED


async def test_messages_over_the_rate_are_refused_and_a_flood_ends(house: Rig) -> None:
    _, socket = await house.seated("Ann")
    flood = 3 * (limits.MESSAGES_AT_ONCE + limits.REFUSALS_AT_ONCE)
    for number in range(flood):
        await socket.say({"t": "ping", "n": number})
    assert await socket.closed() == limits.CLOSE_FLOOD
    kinds = [message["t"] for message in socket.seen]
    pongs, refusals = kinds.count("pong"), kinds.count("refusal")
    assert limits.MESSAGES_AT_ONCE <= pongs < flood
    assert limits.REFUSALS_AT_ONCE <= refusals < flood - pongs
    assert {m["code"] for m in socket.seen if m["t"] == "refusal"} == {"too_fast"}


async def test_an_order_over_the_rate_is_refused_by_its_id_and_the_connection_kept(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_PER_SECOND", 0)  # however slow the test is
    _, socket = await house.seated("Ann")
    for number in range(limits.MESSAGES_AT_ONCE):
        await socket.say({"t": "ping", "n": number})
    refusal = await socket.order("leave", "mine", table="x")
    assert (refusal["code"], refusal["id"]) == ("too_fast", "mine")
    assert not socket.ws.closed


async def test_a_silent_client_is_pinged_and_cut_when_it_does_not_answer(
    open_house: OpenHouse,
) -> None:
    house = await open_house(beat_seconds=0.02)
    _, polite = await house.seated("Ann")
    listening = asyncio.create_task(polite.named("pong"))  # whoever reads answers pings
    mute = await (await house.guest("Bob")).http.ws_connect(house.url / "ws", autoping=False)
    kinds = []
    async with asyncio.timeout(PATIENCE):
        while not mute.closed:
            kinds.append((await mute.receive()).type)
    assert kinds.count(aiohttp.WSMsgType.PING) == 1
    assert mute.close_code == aiohttp.WSCloseCode.ABNORMAL_CLOSURE
    await polite.say({"t": "ping", "n": 1})
    await listening


class Wire(asyncio.Transport):
    """Takes whatever it is given, and nobody reads it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.cut = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.cut

    def abort(self) -> None:
        self.cut = True


@pytest.mark.parametrize(
    ("told", "patience"), [(False, limits.PING_SECONDS), (True, limits.PING_SOON_SECONDS)]
)
async def test_who_was_sent_something_is_asked_sooner_whether_he_reads(
    told: bool, patience: int
) -> None:
    wire = Wire()
    line = Line(web.WebSocketResponse(), wire, 1_000, Metrics())
    line.beat()
    if told:
        line.send(b"news")
    for _ in range(patience - 1):
        line.beat()
    assert PING not in wire.written
    line.beat()
    assert wire.written[-1] == PING
    for _ in range(limits.PONG_SECONDS - 1):
        line.beat()
    assert not wire.cut
    line.beat()
    assert wire.cut


async def test_who_answers_a_ping_is_not_cut() -> None:
    wire = Wire()
    line = Line(web.WebSocketResponse(), wire, 1_000, Metrics())
    for pings in range(1, 4):
        for _ in range(limits.PING_SECONDS + limits.PONG_SECONDS):
            line.beat()
        assert wire.written == [PING] * pings
        line.heard = True
    assert not wire.cut


async def test_a_ping_is_answered(house: Rig) -> None:
    socket = await (await house.guest("Ann")).http.ws_connect(house.url / "ws", autoping=False)
    await socket.ping(b"here?")
    async with asyncio.timeout(PATIENCE):
        while (message := await socket.receive()).type is not aiohttp.WSMsgType.PONG:
            pass
    assert message.data == b"here?"
    await socket.close()


async def test_a_socket_needs_a_session(house: Rig) -> None:
    assert await handshake(house.client()) == 401
    assert await handshake(house.client(Cookie="croupier=" + "x" * 43)) == 401


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1.evil.example", "null"]
)
async def test_a_page_from_elsewhere_gets_no_socket_and_changes_nothing(
    house: Rig, origin: str
) -> None:
    client = await house.guest("Ann")
    assert await handshake(client, Origin=origin) == 403
    status, problem = await client.call("POST", "/api/sign-out", headers={"Origin": origin})
    assert (status, problem["code"]) == (403, "foreign_origin")
    assert (await client.call("GET", "/api/me"))[1]["name"] == "Ann"


async def test_the_own_page_and_an_allowed_one_get_a_socket(open_house: OpenHouse) -> None:
    house = await open_house(origins=frozenset({"https://cards.example"}))
    client = await house.guest("Ann")
    for origin in (str(house.url.origin()), "https://cards.example"):
        socket = await client.connect(Origin=origin)
        assert (await socket.receive())["t"] == "welcome"


async def test_a_player_has_so_many_connections_and_no_more(open_house: OpenHouse) -> None:
    house = await open_house(connections_per_player=2)
    client = await house.guest("Ann")
    first, second = await client.connect(), await client.connect()
    assert (await second.receive())["t"] == "welcome"
    assert await handshake(client) == 429
    await first.ws.close()
    while "croupier_connections 1.0" not in await metrics(house):
        pass
    assert (await (await client.connect()).receive())["t"] == "welcome"


async def test_a_full_house_takes_no_more_connections(open_house: OpenHouse) -> None:
    house = await open_house(connections=1)
    _, socket = await house.seated("Ann")
    assert (await socket.receive())["t"] == "welcome"
    assert await handshake(await house.guest("Bob")) == 503


async def test_one_address_does_not_take_all_connections(open_house: OpenHouse) -> None:
    house = await open_house(connections=3, connections_per_address=2, behind_proxy=True)
    crowd = [house.client(**{"X-Forwarded-For": "10.0.0.1"}) for _ in range(3)]
    for number, client in enumerate(crowd):
        await client.sign_in(f"Guest {number}")
    sockets = [await client.connect() for client in crowd[:2]]
    assert [(await socket.receive())["t"] for socket in sockets] == ["welcome"] * 2
    assert await handshake(crowd[2]) == 503
    other = house.client(**{"X-Forwarded-For": "10.0.0.2"})
    await other.sign_in("Bob")
    assert (await (await other.connect()).receive())["t"] == "welcome"
    await sockets[0].ws.close()
    while "croupier_connections 2.0" not in await metrics(house):
        pass
    assert (await (await crowd[2].connect()).receive())["t"] == "welcome"


async def test_who_has_a_seat_comes_back_into_a_full_house(open_house: OpenHouse) -> None:
    house = await open_house(connections=2, connections_per_address=2)
    client, socket = await house.seated("Ann")
    sat = await socket.order("sit", table=await open_table(socket), seat=0, chips=20_000)
    assert sat["t"] == "ack", sat
    await socket.ws.close()
    while "croupier_connections 0.0" not in await metrics(house):
        pass
    for name in ("Bob", "Cid"):
        assert (await (await (await house.guest(name)).connect()).receive())["t"] == "welcome"
    assert (await (await client.connect()).receive())["t"] == "welcome"
    assert await handshake(client) == 503


async def test_a_player_opens_so_many_tables_and_no_more(open_house: OpenHouse) -> None:
    house = await open_house(limits=TableLimits(tables=2, per_host=1))
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    _, cid = await house.seated("Cid")
    await open_table(ann)
    again = await ann.order("open_table", game="holdem", preset="casino")
    assert again["code"] == "too_many_tables"
    await open_table(bob)
    full = await cid.order("open_table", game="holdem", preset="casino")
    assert full["code"] == "house_full"


async def test_a_table_that_was_opened_is_found_again_by_a_repeat_even_at_the_limit(
    open_house: OpenHouse,
) -> None:
    house = await open_house(limits=TableLimits(per_host=1))
    _, ann = await house.seated("Ann")
    fields = {"game": "holdem", "preset": "casino"}
    first = await ann.order("open_table", "same", **fields)
    assert await ann.order("open_table", "same", **fields) == first


async def test_a_long_round_of_people_does_not_fill_the_memory(house: Rig) -> None:
    """A board full of bets is 18 kB in memory, and may be changed as often as one likes."""
    _, ann = await house.seated("Ann")
    opened = await ann.order("open_table", game="roulette", preset="casino")
    table = str(opened["table"])
    await ann.watch(table)
    await ann.order("sit", table=table, chips=100_000)
    frame = await ann.until(lambda message: bool(message.get("pending")))
    for number in range(20):
        bets = [{"point": f"straight:{number}", "chips": 100}]
        fields = {"table": table, "turn": frame["pending"]["turn"]}
        frame = await ann.order("act", action={"do": "set_slip", "bets": bets}, **fields)
        assert frame["t"] == "frame", frame
    assert house.bus._actor(table)._round_events == []


async def test_frames_of_every_length_arrive_whole_between_pings(house: Rig) -> None:
    """RFC 6455, section 5.2: the length takes 7, 16 or 64 bits."""
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.watch(table)
    (server_side,) = house.hub.watchers.of(table)
    for number, length in enumerate((13, 125, 126, 127, 65_535, 65_536, 150_000)):
        filler = "x" * (length - 13)
        await ann.ws.ping()
        server_side.send(f'{{"t":"{number}{filler}"}}'.encode().ljust(length))
        await ann.say({"t": "ping", "n": number})
        frame = await ann.receive()
        assert frame["t"] == f"{number}{filler}"
        assert (await ann.receive()) == {"t": "pong", "n": number}


async def test_a_client_that_does_not_read_is_cut_and_delays_nobody(
    open_house: OpenHouse,
) -> None:
    house = await open_house(unsent_bytes=8 * 1024)
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.watch(table)
    cookie = (await house.guest("Bob")).cookie
    assert house.url.host is not None
    assert house.url.port is not None
    sleeper = Sleeper(house.url.host, house.url.port, f"{cookie.key}={cookie.value}", table)
    await sleeper.begin()
    watchers = house.hub.watchers
    await soon(lambda: len(watchers.of(table)) == 2, lambda: asyncio.sleep(0))
    (slow,) = [watcher for watcher in watchers.of(table) if watcher.player != ann_player(house)]
    # Fill the pipe of the one who sleeps, as a long evening would.
    loop = asyncio.get_running_loop()
    frame = b'{"t":"pong","n":' + b"1" * 60_000 + b"}"
    async with asyncio.timeout(PATIENCE):
        while slow in watchers.of(table):
            slow.send(frame)
            await asyncio.sleep(0)
    began = loop.time()
    await ann.say({"t": "ping", "n": 5})
    assert (await ann.named("pong"))["n"] == 5
    assert loop.time() - began < 1
    assert "croupier_cut_total 1.0" in await metrics(house)
    sleeper.close()


def ann_player(house: Rig) -> str:
    (table,) = house.tables.values()
    return table.host


async def metrics(house: Rig) -> str:
    client = house.client()
    async with client.http.get(house.url / "metrics") as answer:
        return await answer.text()
