"""The store in PostgreSQL. It keeps nothing in memory: other processes may write meanwhile."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Self, TypeVar

import psycopg

from croupier.store import statements as sql
from croupier.store.connection import Connection, rows_of
from croupier.store.errors import StoreError
from croupier.store.leaseport import OwnerRecord
from croupier.store.loading import Question, load_streams
from croupier.store.postgres import leases
from croupier.store.postgres import statements as pg
from croupier.store.postgres.connection import PgConnection, connect, explained
from croupier.store.postgres.link import WriterLink
from croupier.store.postgres.opening import Sharing, check_book, prepare
from croupier.store.postgres.writer import PostgresWriter
from croupier.store.progress import Progress, silent
from croupier.store.readerpool import ReaderPool
from croupier.store.sqlstore import SqlStore
from croupier.store.writerthread import ignore
from croupier.tables.ports import StoredStream

T = TypeVar("T")


class PostgresReader(ReaderPool):
    def __init__(self, url: str, name: str) -> None:
        super().__init__()
        self._url = url
        self._name = name

    def _connect(self) -> PgConnection:
        return connect(self._url, self._name, writes=False)

    def _asked(self, connection: Any, question: Callable[..., T], *args: Any) -> T:
        """A connection that was lost is made again once: to ask twice changes nothing."""
        try:
            try:
                return question(connection, *args)
            except (psycopg.OperationalError, psycopg.InterfaceError):
                if not connection.broken:
                    raise
                connection.raw = self._connect().raw
                return question(connection, *args)
        except psycopg.Error as error:
            raise explained(self._url, error) from error


class PostgresStore(SqlStore):
    """Made by `open`."""

    def __init__(self, link: WriterLink, reader: PostgresReader, writer: PostgresWriter) -> None:
        super().__init__(reader, writer)
        self._link = link
        self._sharing = link.sharing
        self._joined = False

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        sharing: Sharing = Sharing.ALONE,
        name: str = "house",
        progress: Progress = silent,
        on_trouble: Callable[[str], None] = ignore,
    ) -> Self:
        """Raises a `StoreError` that says what to do."""
        link = WriterLink(url, secrets.token_hex(8), name, sharing)
        await asyncio.to_thread(_make_ready, link, progress)
        writer = PostgresWriter(link, asyncio.get_running_loop(), on_trouble)
        return cls(link, PostgresReader(url, f"{link.shown_as} reads"), writer)

    async def close(self) -> None:
        await self._writer.stop()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._reader.stop()
        self._link.close()

    @property
    def owner(self) -> str:
        return self._link.owner

    async def claim_streams(self, kind: str) -> tuple[list[StoredStream], list[str]]:
        """Where several processes share the database, those streams that have no owner."""
        if self._sharing is Sharing.SHARED:
            return await self._claim_free(kind, None, None)
        claimed = await self._writer.run(
            lambda connection, batch: leases.claim_all(connection, batch, self.owner, kind)
        )
        return await self._reader.run(load_streams, kind, claimed)

    async def claim_free(
        self, kind: str, *, limit: int, only: Sequence[str] | None = None
    ) -> tuple[list[StoredStream], list[str]]:
        return await self._claim_free(kind, limit, only)

    async def _claim_free(
        self, kind: str, limit: int | None, only: Sequence[str] | None
    ) -> tuple[list[StoredStream], list[str]]:
        claimed = await self._writer.run(
            lambda at, batch: leases.claim_free(at, batch, self.owner, kind, limit, only)
        )
        return await self._reader.run(load_streams, kind, claimed, only_these(claimed))

    async def renew(self, lease_ms: int) -> bool:
        if not self._joined:
            await self.rejoin(lease_ms)
            return True
        return await self._writer.run(lambda at, _: leases.renew(at, self.owner, lease_ms))

    async def rejoin(self, lease_ms: int) -> None:
        name = self._link.name
        await self._writer.run(lambda at, _: leases.join(at, self.owner, name, lease_ms))
        self._joined = True

    async def release(self, streams: Sequence[str]) -> None:
        await self._execute(pg.RELEASE, self.owner, list(streams))

    async def leave(self) -> None:
        await self._writer.run(lambda at, _: leases.leave(at, self.owner))

    async def owned(self, kind: str) -> list[str]:
        return [name for (name,) in await self._reader.run(rows_of, pg.OWNED, self.owner, kind)]

    async def free(self, kind: str) -> int:
        return await self._reader.run(count_free, kind)

    async def living_sessions(self, keys: Collection[bytes]) -> set[bytes]:
        """Those of these sessions that nobody has ended."""
        rows = await self._reader.run(rows_of, pg.LIVING_SESSIONS, list(keys))
        return {bytes(key) for (key,) in rows}

    async def is_open(self, stream: str) -> bool:
        """Whether there is such a stream, whoever owns it."""
        return bool(await self._reader.run(rows_of, pg.IS_OPEN, stream))

    async def may_be_open(self, stream: str) -> bool:
        """For whoever has not heard of it from an owner: also when the database cannot be asked."""
        try:
            return await self.is_open(stream)
        except StoreError:
            return True

    async def owners(self) -> list[OwnerRecord]:
        return [OwnerRecord(*row) for row in await self._reader.run(rows_of, pg.OWNERS)]

    async def newest_ms(self) -> int:
        rows = await self._reader.run(rows_of, pg.NEWEST_MS)
        return int(rows[0][0] or 0)

    async def balances_of(self, player: str) -> Mapping[str, int]:
        return dict(await self._reader.run(rows_of, pg.BALANCES_OF_PLAYER, player))

    async def balance(self, account: str) -> int:
        rows = await self._reader.run(rows_of, pg.BALANCES_OF, [account])
        return int(rows[0][1]) if rows else 0

    async def balances(self) -> Mapping[str, int]:
        return dict(await self._reader.run(rows_of, sql.OPEN_BALANCES))

    async def check_balance(self) -> list[str]:
        return await self._writer.run(lambda connection, _: trial(connection))


def _make_ready(link: WriterLink, progress: Progress) -> None:
    try:
        connection = link.open()
        prepare(connection, link.url, progress)
        check_book(connection, link.url)
        connection.execute(pg.FORGET_OWNERS, (link.owner,))
    except psycopg.Error as error:
        link.close()
        raise explained(link.url, error) from error
    except BaseException:
        link.close()
        raise


def only_these(claimed: Mapping[str, int]) -> Question:
    names = list(claimed)
    return lambda connection, _: connection.execute(pg.OPEN_STREAMS_OF, (names,)).fetchall()


def count_free(connection: Connection, kind: str) -> int:
    expired = [owner for (owner,) in connection.execute(pg.EXPIRED)]
    return int(connection.execute(pg.COUNT_FREE, (kind, expired)).fetchone()[0])


def trial(connection: Connection) -> list[str]:
    return [
        f"{money}: the trial balance is {total}, not zero"
        for money, total, _ in connection.execute(sql.TRIAL)
        if total
    ]
