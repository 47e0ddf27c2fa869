"""Players of a cluster: they come in at a gateway and play hands there."""

import asyncio
import secrets
from typing import cast

import aiohttp
import psycopg
from yarl import URL

from croupier.tables.ports import TABLE_STREAM
from tests.server.rig import Client, Message, Rig, Socket, open_table
from tools.cluster import Cluster

Seated = tuple[str, Socket, Socket]


class AttentiveSocket(Socket):
    """Reads all the time, as a browser does: who is silent for long is cut."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        super().__init__(ws)
        self._came: asyncio.Queue[aiohttp.WSMessage] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())

    async def next_frame(self) -> aiohttp.WSMessage:
        return await self._came.get()

    async def _read(self) -> None:
        while (came := await self.ws.receive()).type is aiohttp.WSMsgType.TEXT:
            self._came.put_nowait(came)
        self._came.put_nowait(came)


class Door:
    """A gateway, as clients see it."""

    def __init__(self, url: str) -> None:
        self.url = URL(url)
        self._clients: list[Client] = []

    async def seated(self, name: str) -> tuple[Client, Socket]:
        client = Client(cast(Rig, self), {}, AttentiveSocket)
        self._clients.append(client)
        await client.sign_in(name)
        return client, await client.connect()

    async def same(self, client: Client) -> Socket:
        """A player who has come in through another gateway."""
        client.rig = cast(Rig, self)
        return await client.connect()

    async def leave(self) -> None:
        for client in self._clients:
            await client.leave()


async def heads_up(doors: dict[str, Door]) -> Seated:
    """Two players at one table, through two gateways. They are new to the house."""
    _, ann = await doors["g1"].seated(f"Ann {secrets.token_hex(3)}")
    _, bob = await doors["g2"].seated(f"Bob {secrets.token_hex(3)}")
    table = await open_table(ann)
    for socket in (ann, bob):
        assert (await socket.watch(table))["t"] == "frame"
        await socket.order("sit", table=table, chips=50_000)
    return table, ann, bob


async def to_act(ann: Socket, bob: Socket) -> tuple[Socket, Socket, Message]:
    """Who has to decide, who waits, and what the first of them sees."""
    frames = [await s.until(lambda m: m["t"] == "frame" and bool(m["private"])) for s in (ann, bob)]
    if frames[0].get("options"):
        return ann, bob, frames[0]
    return bob, ann, frames[1]


def action_of(frame: Message) -> Message:
    do = "check" if frame["options"].get("check") else "call"
    return {"turn": frame["pending"]["turn"], "action": {"do": do}}


def owner_of(cluster: Cluster, table: str) -> str:
    """The name of the dealer that runs the table, as the database has it; empty between two."""
    question = b"""SELECT owners.name FROM stream_owners JOIN owners
        ON owners.owner = stream_owners.owner WHERE stream_id = %s AND expires_ms > 0"""
    with psycopg.connect(cluster.postgres.url()) as connection:
        found = connection.execute(question, (table,)).fetchone()
    return "" if found is None else str(found[0]).removeprefix("dealer ")


def tables_in(cluster: Cluster) -> int:
    """How many tables the house has, also those between two owners."""
    question = b"SELECT count(*) FROM streams WHERE kind = %s AND closed_ms IS NULL"
    with psycopg.connect(cluster.postgres.url()) as connection:
        (found,) = connection.execute(question, (TABLE_STREAM,)).fetchone() or (0,)
    return int(found)


def records_of(cluster: Cluster, table: str) -> list[tuple[int, str | None]]:
    """The numbers of a table's log and the commands that they carried out."""
    question = b"SELECT seq, command FROM log WHERE stream_id = %s ORDER BY seq"
    with psycopg.connect(cluster.postgres.url()) as connection:
        return [(int(seq), command) for seq, command in connection.execute(question, (table,))]


def dealers_of(cluster: Cluster) -> list[str]:
    """Those with a lease that has not ended."""
    question = b"""SELECT name FROM owners WHERE name LIKE 'dealer %%'
        AND expires_ms > extract(epoch FROM clock_timestamp()) * 1000"""
    with psycopg.connect(cluster.postgres.url()) as connection:
        return [str(name).removeprefix("dealer ") for (name,) in connection.execute(question)]
