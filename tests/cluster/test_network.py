"""The wires of a dealer go bad in mid-hand, to PostgreSQL or to NATS: another one goes on, nobody
decides twice, and what the first would have written later is refused."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest

from croupier.store.audit import audit
from tests.cluster.badwire import BadWire, Fault
from tests.cluster.players import (
    Door,
    action_of,
    dealers_of,
    heads_up,
    owner_of,
    records_of,
    to_act,
)
from tests.server.rig import Socket, soon
from tools.cluster import NATS, Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]
TAKEOVER_SECONDS = 12.0
POSTGRES = "postgres"


async def pause() -> None:
    await asyncio.sleep(0.1)


async def played_once(cluster: Cluster, table: str, order: str) -> None:
    records = records_of(cluster, table)
    assert [seq for seq, _ in records] == list(range(1, len(records) + 1))
    assert len([command for _, command in records if (command or "").endswith(f"/{order}")]) == 1


async def acted(socket: Socket, table: str, order: str, frame: dict[str, object]) -> None:
    """However often it has to be said, with the same id."""
    answer = await socket.order("act", order, table=table, **action_of(frame))
    while answer.get("code") in ("not_saved", "house_waits"):
        await pause()
        answer = await socket.order("act", order, table=table, **action_of(frame))
    assert answer["t"] in ("frame", "ack"), answer


@asynccontextmanager
async def reading(*sockets: Socket) -> AsyncIterator[None]:
    """A client that does not read is cut."""

    async def read(socket: Socket) -> None:
        while True:
            await socket.receive()

    tasks = [asyncio.create_task(read(socket)) for socket in sockets]
    yield
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize(
    ("end", "fault"),
    [
        (POSTGRES, Fault.LOST),
        (POSTGRES, Fault.CUT),
        (POSTGRES, Fault.LATE),
        (NATS, Fault.LOST),
        (NATS, Fault.TWICE),
    ],
)
async def test_a_bad_wire_makes_no_second_owner(
    cluster: Cluster, doors: dict[str, Door], end: str, fault: Fault
) -> None:
    first, second = cluster.dealers
    await soon(lambda: {*dealers_of(cluster)} == {first, second}, pause)
    for dealer in cluster.dealers:
        assert cluster.end(dealer) == 0
    behind = cluster.postgres.port if end == POSTGRES else cluster.nats_port
    async with BadWire.lay(behind) as wire:
        if end == POSTGRES:
            there = cluster.database.replace(f":{behind}/", f":{wire.port}/")
            cluster.start_dealer(second, database=there)
        else:
            cluster.start_dealer(second, nats_port=wire.port)
        await soon(lambda: second in dealers_of(cluster), pause)
        table, ann, bob = await heads_up(doors)
        actor, other, before = await to_act(ann, bob)
        assert owner_of(cluster, table) == second
        cluster.start_dealer(first)
        async with reading(ann, bob):
            await soon(lambda: first in dealers_of(cluster), pause)
        wire.go_bad(fault)
        began = monotonic()
        async with reading(other):
            await acted(actor, table, "on-a-bad-wire", before)
        async with reading(ann, bob):
            # A late one is still there; and to NATS a doubled message is one more message.
            if fault in (Fault.LOST, Fault.CUT):
                await soon(lambda: owner_of(cluster, table) == first, pause)
        seconds = monotonic() - began
        print(f"{end} {fault}: {owner_of(cluster, table)} after {seconds:.1f} s")
        assert seconds <= TAKEOVER_SECONDS
        wire.mend()
        # The first owner is back, with whatever it had in mind.
        async with reading(ann, bob):
            await soon(lambda: second in dealers_of(cluster), pause)
        frame = await other.watch(table)
        await acted(other, table, "on-a-good-wire", frame)
        for order in ("on-a-bad-wire", "on-a-good-wire"):
            await played_once(cluster, table, order)
        # Its way leads through this process, which has to go on meanwhile.
        assert await asyncio.to_thread(cluster.end, second) == 0
    assert audit(cluster.database).ok
