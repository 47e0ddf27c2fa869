"""Leases as rows of PostgreSQL: who owns which stream. Each function runs in a transaction of the
writer, where no other process runs one of them at the same time."""

from collections.abc import Sequence

from croupier.store.batch import Batch
from croupier.store.connection import Connection
from croupier.store.postgres import statements as pg


def join(connection: Connection, owner: str, name: str, lease_ms: int) -> None:
    connection.execute(pg.FORGET_OWNERS, (owner,))
    connection.execute(pg.RELEASE_ALL, (owner,))
    connection.execute(pg.JOIN, (owner, name, lease_ms))


def renew(connection: Connection, owner: str, lease_ms: int) -> bool:
    return connection.execute(pg.RENEW, (lease_ms, owner)).rowcount == 1


def leave(connection: Connection, owner: str) -> None:
    connection.execute(pg.END_LEASE, (owner,))
    connection.execute(pg.RELEASE_ALL, (owner,))


def claim_free(
    connection: Connection,
    batch: Batch,
    owner: str,
    kind: str,
    limit: int | None,
    only: Sequence[str] | None,
) -> dict[str, int]:
    """The streams that are now owned, and the new epoch of each."""
    expired = [found for (found,) in connection.execute(pg.LOCK_EXPIRED)]
    names = None if only is None else list(only)
    rows = connection.execute(pg.FREE, (kind, expired, names, names, limit))
    claimed = batch.claim_these([stream for (stream,) in rows])
    connection.executemany(pg.SET_STREAM_OWNER, [(stream, owner) for stream in claimed])
    return claimed


def claim_all(connection: Connection, batch: Batch, owner: str, kind: str) -> dict[str, int]:
    """For a house that is alone: whoever owned the streams before is gone."""
    claimed = batch.claim(kind)
    connection.executemany(pg.SET_STREAM_OWNER, [(stream, owner) for stream in claimed])
    return claimed
