"""The audit: proves from the database alone that the book balances and that every log is whole. It
only reads, whether the house is stopped or runs, and computes again whatever can be computed."""

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from croupier.store import statements as sql
from croupier.store.bookaudit import BookAudit
from croupier.store.chain import seal
from croupier.store.connection import Connection, begin_moment, is_sqlite, streamed
from croupier.store.heads import Heads, compare_heads
from croupier.store.progress import Progress, silent
from croupier.store.reader import reading
from croupier.store.seals import broken_seals
from croupier.store.streamlog import StreamLog
from croupier.store.structure import changed_texts

PROBLEMS_MAX = 1_000
TRUSTED_MAX = 100  # damaged logs of which is said how far they can be trusted
MISREAD = (TypeError, ValueError, msgspec.MsgspecError)  # a value that nobody ever wrote
STEP = 5_000  # rows between two words of progress
STREAM = (str, int, str, int, int | None, int | None, int | None)
RECORD = (str, int, int, str | None, object, object)


class AuditReport(msgspec.Struct, frozen=True):
    """`found` counts all problems; `problems` describes the first of them, a line each. Where there
    are any, `trusted` says what is still as it was written."""

    streams: int
    records: int
    rounds: int
    transfers: int
    accounts: int
    found: int
    problems: tuple[str, ...]
    trusted: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        return not self.found

    def summary(self) -> str:
        end = "no problem" if self.ok else f"{self.found} problem{'s' * (self.found > 1)}"
        return (
            f"{self.streams} streams, {self.records} records, {self.rounds} rounds, "
            f"{self.transfers} transfers, {self.accounts} accounts: {end}"
        )


def audit(
    path: str | Path, progress: Progress = silent, against: Sequence[Heads] = ()
) -> AuditReport:
    """`against` are heads that were signed earlier and kept elsewhere. Raises a `StoreError` when
    there is nothing to audit."""
    with reading(path) as connection:
        begin_moment(connection)  # of a running house
        return Auditor(connection, progress, against).run()


class Auditor:
    def __init__(
        self, connection: Connection, progress: Progress, against: Sequence[Heads] = ()
    ) -> None:
        self._against = against
        self._connection = connection
        self._progress = progress
        self._found = 0
        self._problems: list[str] = []
        self._counts: dict[str, int] = {}
        self._book = BookAudit(connection, self._each, self._problem)
        self._logs_found = 0
        self._damaged_logs: list[str] = []  # how far each of them can be trusted

    def run(self) -> AuditReport:
        for name in ("streams", "log", "rounds", "transfers", "postings", "accounts"):
            self._counts[name] = self._count(name)
        for check in (
            self._file,
            self._book.transfers,
            self._book.accounts,
            self._book.intents,
            self._logs,
            self._references,
            self._seals,
            self._heads,
        ):
            try:
                check()
            except (sqlite3.DatabaseError, *MISREAD) as error:
                self._problem(f"the file is damaged: {error}")
        names = ("streams", "log", "rounds", "transfers", "accounts")
        streams, log, rounds, transfers, accounts = (self._counts[name] for name in names)
        problems, trusted = tuple(self._problems), self._trusted() if self._found else ()
        return AuditReport(
            streams, log, rounds, transfers, accounts, self._found, problems, trusted
        )

    def _trusted(self) -> tuple[str, ...]:
        whole = self._logs_found - len(self._damaged_logs)
        number, transfers = self._book.trusted, self._counts["transfers"]
        return (
            f"{number} of {transfers} transfers are as they were written, from the first one on",
            f"{whole} of {self._counts['streams']} logs are as they were written",
            *self._damaged_logs[:TRUSTED_MAX],
        )

    def _file(self) -> None:
        if not is_sqlite(self._connection):  # PostgreSQL checks pages as it reads them, and keys
            return
        self._progress("checking the file", 0, 1)
        for (line,) in self._connection.execute("PRAGMA integrity_check(20)"):
            if line != "ok":
                self._problem(f"the file is damaged: {' '.join(line.split())}")
        for name in changed_texts(self._connection):
            self._problem(f"the structure of {name} was changed")
        for table, _, parent, _ in self._connection.execute("PRAGMA foreign_key_check"):
            self._problem(f"a row of {table} belongs to no row of {parent}")
        self._progress("checking the file", 1, 1)

    def _logs(self) -> None:
        """Every log is a whole chain from its first record on, and its rounds are settled."""
        log = None
        for stream, *row in self._each("log", sql.ALL_RECORDS, RECORD):
            if log is None or log.stream != stream:
                if log is not None:
                    self._end_log(log)
                log = StreamLog(self._connection, stream, self._problem)
            log.add(*row)
        if log is not None:
            self._end_log(log)

    def _end_log(self, log: StreamLog) -> None:
        log.end()
        self._logs_found += 1
        if not log.whole:
            self._damaged_logs.append(
                f"stream {log.stream}: its first {log.trusted} records are as they were written"
            )

    def _references(self) -> None:
        """What refers to a record finds it: nobody can cut off the end of a log unnoticed."""
        for (stream,) in self._connection.execute(sql.EMPTY_STREAMS):
            self._problem(f"stream {stream}: has no records")
        streams = self._each("streams", sql.STREAMS, STREAM)
        for stream, epoch, _, opened_ms, closed_ms, first_ms, last_ms in streams:
            if epoch < 1:
                self._problem(f"stream {stream}: its epoch is {epoch}")
            if opened_ms != first_ms or (closed_ms is not None and closed_ms != last_ms):
                self._problem(f"stream {stream}: not opened or closed when its log says")
        for key, stream, seq in self._connection.execute(sql.LOST_TRANSFERS):
            self._problem(f"transfer {key}: belongs to record {seq} of stream {stream}, not there")
        for stream, number, seat in self._connection.execute(sql.LOST_PARTICIPANTS):
            self._problem(f"stream {stream}: seat {seat} took part in round {number}, not there")
        for stream, seq, state, hash_, at in self._connection.execute(sql.ALL_SNAPSHOTS):
            if at is None:
                self._problem(f"stream {stream}: the snapshot is of record {seq}, not there")
            elif not isinstance(state, bytes) or seal(at, state) != hash_:
                self._problem(f"stream {stream}: the snapshot of record {seq} was changed")

    def _seals(self) -> None:
        """What is in no chain and in no log is at least as it was written."""
        self._progress("checking single rows", 0, 1)
        for line in broken_seals(self._connection):
            self._problem(line)
        self._progress("checking single rows", 1, 1)

    def _heads(self) -> None:
        """Whoever changes a record can make all hashes after it fit again, but not those that the
        owner has kept."""
        told: set[str] = set()
        for done, heads in enumerate(self._against):
            self._progress("comparing with signed heads", done, len(self._against))
            for line in compare_heads(self._connection, heads):
                place = line.partition(",")[0].partition(" is ")[0]
                if place not in told:  # the first line that shows it is enough
                    told.add(place)
                    self._problem(line)

    def _each(self, table: str, question: str, types: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        """The rows that hold what they must. SQLite keeps any kind of value in any column when the
        file says so."""
        total = self._counts[table]
        what = f"auditing {table}"
        for done, row in enumerate(streamed(self._connection, question)):
            if done % STEP == 0:
                self._progress(what, done, total)
            if all(map(isinstance, row, types)):
                yield row
            else:
                self._problem(f"a row of {table}, {row[0]!r}, does not hold what it must")
        self._progress(what, total, total)

    def _count(self, table: str) -> int:
        try:
            return int(self._connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        except sqlite3.DatabaseError:  # the check of the file will tell
            return 0

    def _problem(self, line: str) -> None:
        self._found += 1
        if self._found <= PROBLEMS_MAX:
            self._problems.append(line)
