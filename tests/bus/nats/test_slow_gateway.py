"""A gateway that does not read what it is sent is cut, and nobody else waits for it."""

import asyncio
import json

import pytest

from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import NEWS_BYTES
from croupier.bus.nats.permissions import UNSENT_BYTES
from tests.bus.nats.server import PASSWORD, NatsServer
from tests.bus.nats.test_permissions import PATIENCE, Spy

pytestmark = pytest.mark.asyncio
NEWS = 4 * UNSENT_BYTES // NEWS_BYTES  # more than a server keeps and sockets hold


async def test_a_gateway_that_does_not_read_is_cut(nats: NatsServer) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", nats.port, limit=1024)
    who = json.dumps({"user": "g2", "pass": PASSWORD, "verbose": False})
    writer.write(f"CONNECT {who}\r\nSUB {subjects.LOBBY_NEWS} 1\r\nPING\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        while await reader.readline() != b"PONG\r\n":
            pass
    other, dealer = await Spy.connect(nats, "g1"), await Spy.connect(nats, "d1")
    await other.hear(subjects.LOBBY_NEWS)
    for _ in range(NEWS):
        await dealer.client.publish(subjects.LOBBY_NEWS, bytes(NEWS_BYTES))
        await dealer.client.flush(timeout=60)
    async with asyncio.timeout(PATIENCE):
        for _ in range(NEWS):
            await other.heard.get()
    got = 0
    async with asyncio.timeout(PATIENCE):
        while part := await reader.read(2**20):
            got += len(part)
    assert got < NEWS * NEWS_BYTES  # the end came before all of it
    assert dealer.client.is_connected
    writer.close()
    for spy in (other, dealer):
        await spy.client.close()
