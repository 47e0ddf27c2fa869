"""The audit: proves from the database alone that the book balances and that every log is whole. It
only reads, whether the house is stopped or runs, and computes again whatever can be computed."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from croupier.ledger.book import trial
from croupier.ledger.intents import opening, settling
from croupier.ledger.transfer import is_of_bank, is_outer, money_of, owner, table_of
from croupier.store import statements as sql
from croupier.store.chain import seal
from croupier.store.intents import read_intents
from croupier.store.progress import Progress, silent
from croupier.store.reader import reading
from croupier.store.streamlog import StreamLog

PROBLEMS_MAX = 1_000
STEP = 5_000  # rows between two words of progress


class AuditReport(msgspec.Struct, frozen=True):
    """`found` counts all problems; `problems` describes the first of them, a line each."""

    streams: int
    records: int
    rounds: int
    transfers: int
    accounts: int
    found: int
    problems: tuple[str, ...]

    @property
    def ok(self) -> bool:
        return not self.found

    def summary(self) -> str:
        end = "no problem" if self.ok else f"{self.found} problem{'s' * (self.found > 1)}"
        return (
            f"{self.streams} streams, {self.records} records, {self.rounds} rounds, "
            f"{self.transfers} transfers, {self.accounts} accounts: {end}"
        )


def audit(path: str | Path, progress: Progress = silent) -> AuditReport:
    """Raises a `StoreError` when there is nothing to audit."""
    with reading(Path(str(path).removeprefix("sqlite:///"))) as connection:
        connection.execute("BEGIN")  # one moment of a running house
        return Auditor(connection, progress).run()


class Auditor:
    def __init__(self, connection: sqlite3.Connection, progress: Progress) -> None:
        self._connection = connection
        self._progress = progress
        self._found = 0
        self._problems: list[str] = []
        self._totals: Counter[str] = Counter()  # of the postings, by account
        # What came from a bank and went to one, by transfer.
        self._banked: dict[str, set[tuple[str, int]]] = {}
        self._counts: dict[str, int] = {}

    def run(self) -> AuditReport:
        for name in ("streams", "log", "rounds", "transfers", "postings", "accounts"):
            self._counts[name] = self._count(name)
        for check in (
            self._file,
            self._postings,
            self._accounts,
            self._intents,
            self._logs,
            self._references,
        ):
            try:
                check()
            except sqlite3.DatabaseError as error:
                self._problem(f"the file is damaged: {error}")
        names = ("streams", "log", "rounds", "transfers", "accounts")
        streams, log, rounds, transfers, accounts = (self._counts[name] for name in names)
        problems = tuple(self._problems)
        return AuditReport(streams, log, rounds, transfers, accounts, self._found, problems)

    def _file(self) -> None:
        self._progress("checking the file", 0, 1)
        for (line,) in self._connection.execute("PRAGMA integrity_check(20)"):
            if line != "ok":
                self._problem(f"the file is damaged: {' '.join(line.split())}")
        for table, _, parent, _ in self._connection.execute("PRAGMA foreign_key_check"):
            self._problem(f"a row of {table} belongs to no row of {parent}")
        self._progress("checking the file", 1, 1)

    def _postings(self) -> None:
        """Every transfer sums to zero, in one kind of money."""
        key, total, moneys = "", 0, set[str]()
        for found, account, amount in self._each("postings", sql.ALL_POSTINGS):
            if found != key:
                self._transfer(key, total, moneys)
                key, total, moneys = found, 0, set()
            total += amount
            moneys.add(money_of(account))
            self._totals[account] += amount
            if is_of_bank(account):
                self._banked.setdefault(found, set()).add((account, amount))
        self._transfer(key, total, moneys)

    def _transfer(self, key: str, total: int, moneys: set[str]) -> None:
        if total:
            self._problem(f"transfer {key}: the postings sum to {total}, not to zero")
        if len(moneys) > 1:
            self._problem(f"transfer {key}: {' and '.join(sorted(moneys))} are mixed")

    def _accounts(self) -> None:
        """Every balance is the sum of its postings, only outer accounts may owe, and no chips are
        left where nobody can take them."""
        balances: dict[str, int] = {}
        for account, outer, player, closed, balance in self._each("accounts", sql.ALL_ACCOUNTS):
            balances[account] = balance
            posted = self._totals.pop(account, 0)
            if balance != posted:
                self._problem(f"account {account}: holds {balance}, its postings say {posted}")
            if balance < 0 and not is_outer(account):
                self._problem(f"account {account}: overdrawn, {balance}")
            if bool(outer) != is_outer(account):
                self._problem(f"account {account}: wrongly marked as an outer account or not")
            if player != owner(account):
                self._problem(f"account {account}: belongs to {player}, its name says otherwise")
            if balance and closed:
                self._problem(f"account {account}: closed, but holds {balance}")
            elif balance and (table := table_of(account)) and self._is_closed(table):
                self._problem(f"account {account}: holds {balance}, but the table is closed")
        for account, posted in self._totals.items():
            self._problem(f"account {account}: missing, its postings say {posted}")
        for money, total in trial(balances).items():
            if total:
                self._problem(f"{money} chips: the trial balance is {total}, not zero")

    def _intents(self) -> None:
        """Chips come from a bank and go to it only as an intent says, and all that it says."""
        for intent in read_intents(self._connection, sql.ALL_INTENTS):
            for transfer in opening(intent) + settling(intent):
                wanted = {(one.account, one.amount) for one in transfer.postings}
                booked = self._banked.pop(transfer.key, set())
                if booked != {one for one in wanted if is_of_bank(one[0])}:
                    self._problem(f"intent {intent.key}: {intent.state}, but not booked like that")
        for key in self._banked:
            self._problem(f"transfer {key}: to or from a bank without an intent")

    def _logs(self) -> None:
        """Every log is a whole chain from its first record on, and its rounds are settled."""
        log = None
        for stream, *row in self._each("log", sql.ALL_RECORDS):
            if log is None or log.stream != stream:
                if log is not None:
                    log.end()
                log = StreamLog(self._connection, stream, self._problem)
            log.add(*row)
        if log is not None:
            log.end()

    def _references(self) -> None:
        """What refers to a record finds it: nobody can cut off the end of a log unnoticed."""
        for (stream,) in self._connection.execute(sql.EMPTY_STREAMS):
            self._problem(f"stream {stream}: has no records")
        for stream, epoch in self._connection.execute(sql.WRONG_EPOCHS):
            self._problem(f"stream {stream}: its epoch is {epoch}")
        for key, stream, seq in self._connection.execute(sql.LOST_TRANSFERS):
            self._problem(f"transfer {key}: belongs to record {seq} of stream {stream}, not there")
        for stream, number, seat in self._connection.execute(sql.LOST_PARTICIPANTS):
            self._problem(f"stream {stream}: seat {seat} took part in round {number}, not there")
        for stream, seq, state, hash_, at in self._connection.execute(sql.ALL_SNAPSHOTS):
            if at is None:
                self._problem(f"stream {stream}: the snapshot is of record {seq}, not there")
            elif not isinstance(state, bytes) or seal(at, state) != hash_:
                self._problem(f"stream {stream}: the snapshot of record {seq} was changed")

    def _is_closed(self, stream: str) -> bool:
        return self._connection.execute(sql.STREAM_CLOSED, (stream,)).fetchone() is not None

    def _each(self, table: str, question: str) -> Iterator[tuple[Any, ...]]:
        total = self._counts[table]
        what = f"auditing {table}"
        for done, row in enumerate(self._connection.execute(question)):
            if done % STEP == 0:
                self._progress(what, done, total)
            yield row
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
