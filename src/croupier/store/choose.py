"""Opens the database that an address names: a file of SQLite, or PostgreSQL, whose driver is
loaded only where it is needed."""

from collections.abc import Callable
from pathlib import Path

from croupier.store.address import is_postgres
from croupier.store.opening import open_beside
from croupier.store.port import Store
from croupier.store.progress import Progress, silent
from croupier.store.readerpool import Closable
from croupier.store.sqlite import SqliteStore
from croupier.store.writerthread import ignore


async def open_store(
    database: Path | str,
    *,
    progress: Progress = silent,
    on_trouble: Callable[[str], None] = ignore,
) -> Store:
    """For a house that is one process. Raises a `StoreError` that says what to do."""
    if is_postgres(database):
        from croupier.store.postgres.store import PostgresStore

        return await PostgresStore.open(str(database), progress=progress, on_trouble=on_trouble)
    return await SqliteStore.open(database, progress=progress, on_trouble=on_trouble)


def connect_beside(database: Path | str) -> Closable:
    """A connection that may write beside a running house, for whatever the house keeps nothing of
    in memory. Raises a `StoreError`."""
    if is_postgres(database):
        from croupier.store.postgres.opening import open_beside_postgres

        return open_beside_postgres(str(database))
    return open_beside(Path(database))
