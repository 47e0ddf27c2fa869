"""What reports read: the logs of all tables, open or closed, and all intents. The house may run
meanwhile."""

from collections.abc import Iterator
from pathlib import Path

from croupier.ledger.intents import Intent
from croupier.store import statements as sql
from croupier.store.connection import Connection, begin_moment
from croupier.store.intents import read_intents
from croupier.store.reader import reading
from croupier.tables.ports import Record


def read_logs(
    path: Path | str, only: str | None = None
) -> Iterator[tuple[str, int, Iterator[Record]]]:
    """Each table with the number of its finished rounds and its records."""
    with reading(path) as connection:
        for stream, rounds in connection.execute(sql.ALL_TABLES).fetchall():
            if only is None or stream == only:
                yield stream, rounds, _records(connection, stream)


def _records(connection: Connection, stream: str) -> Iterator[Record]:
    for seq, at_ms, command, events, _ in connection.execute(sql.RECORDS_FROM, (stream, 1)):
        yield Record(stream, seq, at_ms, command, events)


def stored_intents(path: str | Path) -> tuple[list[Intent], dict[str, int]]:
    """All intents of a house that may run meanwhile, and the balances of its accounts at the same
    moment. Raises a `StoreError`."""
    with reading(path) as connection:
        begin_moment(connection)
        balances = dict(connection.execute(sql.OPEN_BALANCES))
        return read_intents(connection, sql.ALL_INTENTS), balances
