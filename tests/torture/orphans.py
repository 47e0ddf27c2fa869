"""Tables whose dealer was killed, and how long it takes until another one has them. The database is
looked at, not the players: who owns a table is decided there."""

import asyncio
from time import monotonic

import psycopg

from tools.cluster import Cluster

LOOK_SECONDS = 0.1
EPOCHS = b"SELECT stream_id, epoch FROM streams WHERE closed_ms IS NULL"
OWNED = b"""SELECT streams.stream_id, epoch FROM streams
JOIN stream_owners ON stream_owners.stream_id = streams.stream_id
JOIN owners ON owners.owner = stream_owners.owner
WHERE closed_ms IS NULL AND name = %s
AND expires_ms > extract(epoch FROM clock_timestamp()) * 1000"""


class Orphans:
    """Each takeover adds its seconds to `found`."""

    def __init__(self, cluster: Cluster, found: list[float]) -> None:
        self._cluster = cluster
        self._found = found
        self._waiting: dict[str, tuple[int, float]] = {}  # the epoch, and when its owner died
        self._connection: psycopg.Connection | None = None

    async def expect(self, dealer: str) -> None:
        """This dealer is about to die."""
        owned = await asyncio.to_thread(self._ask, OWNED, f"dealer {dealer}")
        now = monotonic()
        for table, epoch in owned.items():
            self._waiting.setdefault(table, (epoch, now))

    def clear(self) -> None:
        self._waiting.clear()

    async def watch(self) -> None:
        """Until it is cancelled."""
        try:
            await self._watch()
        finally:
            self._let_go()

    async def _watch(self) -> None:
        while True:
            if self._waiting:
                epochs = await asyncio.to_thread(self._ask, EPOCHS)
                now = monotonic()
                for table, (epoch, since) in list(self._waiting.items()):
                    if epochs.get(table, epoch) > epoch:
                        del self._waiting[table]
                        self._found.append(round(now - since, 2))
            await asyncio.sleep(LOOK_SECONDS)

    def _ask(self, question: bytes, *values: str) -> dict[str, int]:
        """Nothing while the database is away."""
        try:
            if self._connection is None:
                url = self._cluster.postgres.url()
                self._connection = psycopg.connect(url, autocommit=True)
            return dict(self._connection.execute(question, values or None).fetchall())
        except psycopg.Error:
            self._let_go()
            return {}

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
