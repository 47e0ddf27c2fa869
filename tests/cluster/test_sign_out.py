"""Whoever signs out at one gateway is out at all of them."""

import pytest
from aiohttp import WSMsgType

from tests.cluster.players import Door
from tests.server.rig import Socket

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]


async def closed(socket: Socket) -> str:
    """The code that the house says goodbye with, once the socket is closed."""
    bye = await socket.named("bye")
    while (await socket.ws.receive()).type is WSMsgType.TEXT:
        pass
    assert socket.ws.closed
    return str(bye["code"])


async def test_a_sign_out_ends_the_sockets_at_other_gateways(doors: dict[str, Door]) -> None:
    client, here = await doors["g1"].seated("Leaves everywhere")
    there = await doors["g2"].same(client)
    _, stays = await doors["g2"].seated("Stays")
    await doors["g1"].same(client)
    status, _ = await client.call("POST", "/api/sign-out")
    assert status == 204
    assert [await closed(socket) for socket in (here, there)] == ["signed_out"] * 2
    await stays.order("open_table", game="holdem", preset="cardroom")
