"""The pings and pongs of a WebSocket cost the server time like anything else: they count against
the rate of a client, and a flood of them ends. So does a message that never ends, of which no rate
of messages would ever hear."""

import asyncio
import base64
import secrets
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from croupier.server.inflow import Inflow
from croupier.wire import limits
from tests.server.rig import PATIENCE, Client, Rig, open_table, soon

pytestmark = pytest.mark.asyncio
Ws = aiohttp.ClientWebSocketResponse
Send = Callable[[Ws], Awaitable[None]]
BEGINNING, EMPTY_PART = b"\x01\x80abcd", b"\x00\x80abcd"  # masked; neither ends the message
EMPTY_PING = b"\x89\x80abcd"
FLOOD = 10 * (limits.MESSAGES_AT_ONCE + limits.REFUSALS_AT_ONCE)


async def connect(client: Client) -> Ws:
    """A socket that shows the control frames which others hide."""
    return await client.http.ws_connect(client.rig.url / "ws", autoping=False, autoclose=False)


async def read_to_the_end(ws: Ws) -> tuple[int, int]:
    """How many pongs came, and the code with which the server closed."""
    pongs = 0
    async with asyncio.timeout(PATIENCE):
        while (message := await ws.receive()).type is not aiohttp.WSMsgType.CLOSE:
            pongs += message.type is aiohttp.WSMsgType.PONG
    return pongs, int(message.data)


async def flood(ws: Ws, send: Send) -> None:
    for _ in range(FLOOD):
        try:
            await send(ws)
        except aiohttp.ClientError:
            return  # the server has closed
        await asyncio.sleep(0)


@pytest.mark.parametrize("send", [Ws.ping, Ws.pong])
async def test_a_flood_of_control_frames_ends_and_delays_nobody(house: Rig, send: Send) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    eve = await connect(await house.guest("Eve"))
    flooding = asyncio.create_task(flood(eve, send))
    reading = asyncio.create_task(read_to_the_end(eve))
    loop = asyncio.get_running_loop()
    began = loop.time()
    assert (await ann.order("sit", table=table, chips=100_000))["t"] == "ack"
    assert loop.time() - began < 1
    pongs, code = await reading
    assert code == limits.CLOSE_FLOOD
    answered = limits.MESSAGES_AT_ONCE + limits.MESSAGES_PER_SECOND * (loop.time() - began)
    assert pongs <= answered
    await flooding
    await eve.close()
    assert not ann.ws.closed


async def test_control_frames_and_messages_share_one_rate(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_PER_SECOND", 0)
    _, ann = await house.seated("Ann")
    for number in range(limits.MESSAGES_AT_ONCE):
        await (ann.ws.ping() if number % 2 else ann.ws.pong())
    await ann.say({"t": "ping", "n": 1})
    assert (await ann.named("refusal"))["code"] == "too_fast"


@pytest.mark.parametrize("send", [Ws.ping, Ws.pong])
async def test_a_client_that_pings_below_the_rate_stays(
    house: Rig, monkeypatch: pytest.MonkeyPatch, send: Send
) -> None:
    """It waits for each answer, which takes longer than the rate asks for."""
    monkeypatch.setattr(limits, "MESSAGES_PER_SECOND", 1_000_000)
    _, ann = await house.seated("Ann")
    for number in range(2 * limits.MESSAGES_AT_ONCE):
        await send(ann.ws)
        await ann.say({"t": "ping", "n": number})
        assert (await ann.named("pong"))["n"] == number
    assert {message["t"] for message in ann.seen} == {"welcome", "pong"}


async def raw_socket(
    client: Client, path: str = "/ws"
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket whose frames are written by hand."""
    url = client.rig.url
    reader, writer = await asyncio.open_connection(url.host, url.port)
    cookies = "; ".join(f"{one.key}={one.value}" for one in client.http.cookie_jar)
    head = (
        f"GET {path} HTTP/1.1",
        f"Host: {url.host}:{url.port}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
        f"Cookie: {cookies}",
    )
    writer.write("\r\n".join((*head, "", "")).encode())
    assert b" 101 " in await reader.readline()
    return reader, writer


async def send_without_end(client: Client, path: str = "/ws") -> None:
    """Four megabytes of a message, seven hundred thousand frames; returns when the server has cut
    the client."""
    reader, writer = await raw_socket(client, path)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(BEGINNING)
            for _ in range(700):
                writer.write(EMPTY_PART * 1_000)
                await writer.drain()
            while await reader.read(65_536):
                pass
    except ConnectionError:
        pass
    finally:
        writer.close()


async def test_a_message_without_an_end_is_cut(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    await send_without_end(await house.guest("Eve"))
    await soon(lambda: house.hub.metrics.cut == 1, lambda: asyncio.sleep(0))
    assert await ann.drained() == ["welcome"]


async def test_a_large_message_in_small_parts_is_read(house: Rig) -> None:
    """Whoever stays below the limits may send as he likes."""
    reader, writer = await raw_socket(await house.guest("Eve"))
    said = b'{"t":"ping",' + b" " * 3_000 + b'"n":77}'
    frames = [b"\x00\x81\0\0\0\0" + said[at : at + 1] for at in range(1, len(said))]
    first = b"\x01\x81\0\0\0\0" + said[:1]
    last = b"\x80\x80\0\0\0\0"
    writer.write(first + b"".join(frames) + last)
    async with asyncio.timeout(PATIENCE):
        while b'"n":77' not in await reader.read(65_536):
            pass
    writer.close()


class Behind(asyncio.Protocol):
    def __init__(self, taken: list[bytes]) -> None:
        self._taken = taken

    def data_received(self, data: bytes) -> None:
        self._taken.append(data)


class Pipe(asyncio.Transport):
    """A transport and, in `taken`, what came through to the protocol behind."""

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[bytes] = []
        self.reading = True
        self.busy = False
        self.floods: list[str] = []
        self.inflow = Inflow(self, Behind(self.taken), lambda: self.busy, self._flooded)

    def _flooded(self) -> None:
        self.floods.append("flood")

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    async def until_reading(self) -> int:
        """How many turns of the loop it took."""
        for turns in range(10_000):
            if self.reading:
                return turns
            await asyncio.sleep(0)
        raise AssertionError("nothing more is read")


async def test_bytes_are_refilled_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe, loop = Pipe(), asyncio.get_running_loop()
    pipe.inflow.data_received(bytes(limits.INFLOW_AT_ONCE))
    now = loop.time() + 2.0
    monkeypatch.setattr(loop, "time", lambda: now)
    pipe.inflow.data_received(bytes(2 * limits.INFLOW_PER_SECOND))
    assert not pipe.floods
    pipe.inflow.data_received(bytes(limits.INFLOW_PER_SECOND) + b"x")
    pipe.inflow.data_received(b"x")
    assert pipe.floods == ["flood"]
    monkeypatch.undo()
    await pipe.until_reading()
    taken = b"".join(pipe.taken)
    assert len(taken) == limits.INFLOW_AT_ONCE + 2 * limits.INFLOW_PER_SECOND
    assert b"x" not in taken


async def test_small_messages_are_passed_on_at_once() -> None:
    pipe = Pipe()
    pipe.inflow.data_received(bytes(limits.INFLOW_A_TURN))
    assert len(pipe.taken) == 1
    assert pipe.reading


async def test_what_comes_in_one_piece_is_taken_apart_in_many_turns() -> None:
    pipe = Pipe()
    said = secrets.token_bytes(10 * limits.INFLOW_A_TURN + 1)
    pipe.inflow.data_received(said)
    assert not pipe.reading
    assert await pipe.until_reading() >= 11
    assert max(map(len, pipe.taken)) <= limits.INFLOW_A_TURN
    assert b"".join(pipe.taken) == said


async def test_nothing_is_read_while_a_message_waits() -> None:
    pipe = Pipe()
    pipe.busy = True
    pipe.inflow.data_received(b"later")
    pipe.reading = True  # whoever is behind has resumed it
    pipe.inflow.data_received(b", too")
    pipe.inflow.go_on()
    await asyncio.sleep(0.01)
    assert (pipe.taken, pipe.reading) == ([], False)
    pipe.busy = False
    pipe.inflow.go_on()
    await pipe.until_reading()
    assert pipe.taken == [b"later, too"]


async def test_a_client_whose_message_waits_is_not_read_any_further(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, asked, taken = asyncio.get_running_loop().create_future(), list[object](), list[bytes]()

    def wait(*_: object, **__: object) -> asyncio.Future[None]:
        asked.append(turn)
        return turn

    class Watched(Inflow):
        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if not self.paused:
                taken.append(data)

    monkeypatch.setattr("croupier.server.socket.Inflow", Watched)
    monkeypatch.setattr(house.hub.slices, "message", wait)
    ann = await house.guest("Ann")
    _, writer = await raw_socket(await house.guest("Eve"))
    writer.write(EMPTY_PING)
    await soon(lambda: len(asked) == 1, lambda: asyncio.sleep(0))
    for _ in range(10):
        writer.write(EMPTY_PING)
        assert (await ann.call("GET", "/api/me"))[0] == 200
    assert taken == [EMPTY_PING]
    turn.set_result(None)
    await soon(lambda: len(asked) == 11, lambda: asyncio.sleep(0))
    writer.close()


async def test_thousands_of_pings_in_one_piece_are_answered_one_after_the_other(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 10_000)
    reader, writer = await raw_socket(await house.guest("Eve"))
    numbers = [b"%04d" % number for number in range(2_000)]
    writer.write(b"".join(b"\x89\x84\0\0\0\0" + number for number in numbers))
    answered = b""
    async with asyncio.timeout(PATIENCE):
        while b"\x8a\x04" + numbers[-1] not in answered:
            assert not reader.at_eof(), "the server has closed"
            answered += await reader.read(65_536)
    places = [answered.index(b"\x8a\x04" + number) for number in numbers]
    assert places == sorted(places)
    writer.close()
