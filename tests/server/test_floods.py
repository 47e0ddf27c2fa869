"""The pings and pongs of a WebSocket cost the server time like anything else: they count against
the rate of a client, and a flood of them ends."""

import asyncio
from collections.abc import Awaitable, Callable

import aiohttp
import pytest

from croupier.wire import limits
from tests.server.rig import PATIENCE, Client, Rig, open_table

pytestmark = pytest.mark.asyncio
Ws = aiohttp.ClientWebSocketResponse
Send = Callable[[Ws], Awaitable[None]]
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
