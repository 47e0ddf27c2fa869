"""What one transaction will hold: decisions checked against the book and the heads of the logs.

A decision that is refused leaves no trace in the batch. Nothing lasts before `keep`.
"""

import sqlite3
from collections import OrderedDict
from collections.abc import Sequence

from croupier.games.game import Refused
from croupier.ledger.book import Book, KnownKey, NotBooked, Overdrawn
from croupier.ledger.transfer import (
    Posting,
    Transfer,
    is_outer,
    mint,
    money_of,
    seated,
    wallet,
)
from croupier.store import statements as sql
from croupier.store.chain import GENESIS, link, seal
from croupier.tables.ports import Commit, CommitFailed, Repeated

COMMANDS_MAX = 50_000

Head = tuple[int, bytes, int]  # seq, hash and at_ms of the newest record of a table


class State:
    """What the writer knows by heart of the database, as last committed."""

    def __init__(self, book: Book, heads: dict[str, Head], newest_ms: int) -> None:
        self.book = book
        self.heads = heads
        self.newest_ms = newest_ms
        self.commands: OrderedDict[tuple[str, str], int] = OrderedDict()


class Batch:
    """Memory knows the newest commands and keys only. A careful batch asks the disk for the
    others; one that is not trips over the unique indexes, and has to be made anew with care."""

    def __init__(
        self, state: State, connection: sqlite3.Connection, *, careful: bool = False
    ) -> None:
        self._state = state
        self._connection = connection
        self._careful = careful
        self._heads: dict[str, Head] = {}
        self._commands: dict[tuple[str, str], int] = {}
        self._log: list[tuple[str, int, int, str | None, bytes, bytes]] = []
        self._opened: list[tuple[str, int]] = []
        self._closed: dict[str, int] = {}
        self._rounds: list[tuple[str, int, int, int]] = []
        self._snapshots: list[tuple[str, int, bytes, bytes]] = []
        self._transfers: list[tuple[str, int, str | None, int | None]] = []
        self._postings: list[tuple[str, int, str, int]] = []

    def add(self, commit: Commit) -> None:
        """Raises `Repeated`, `Refused` or `CommitFailed`."""
        try:
            self._add(commit, self._careful)
        except (Refused, CommitFailed):
            if self._careful:
                raise
            self._add(commit, careful=True)  # what cannot be done now may have been done long ago

    def _add(self, commit: Commit, careful: bool) -> None:
        record = commit.record
        table, seq, at_ms, command = record.table, record.seq, record.at_ms, record.command
        if command is not None:
            known = self._seq_of(table, command, careful)
            if known is not None:
                raise Repeated(known)
        head = self._heads.get(table) or self._state.heads.get(table)
        before, previous = (head[0], head[1]) if head else (0, GENESIS)
        if seq != before + 1 or table in self._closed:
            raise CommitFailed(f"{table}: record {seq} cannot follow {before}")
        if careful and head is None and self._found(sql.TABLE_KNOWN, table):
            raise CommitFailed(f"{table}: closed")
        hash_ = link(previous, table, seq, at_ms, command, record.events)
        if commit.transfers:
            try:
                self.book(commit.transfers, at_ms, table, seq, careful=careful)
            except NotBooked as error:
                raise CommitFailed(str(error)) from error
        if seq == 1:
            self._opened.append((table, at_ms))
        self._log.append((table, seq, at_ms, command, record.events, hash_))
        self._heads[table] = (seq, hash_, at_ms)
        if command is not None:
            self._commands[table, command] = seq
        if commit.snapshot is not None:
            self._snapshots.append((table, seq, commit.snapshot, seal(hash_, commit.snapshot)))
        if (span := commit.span) is not None:
            self._rounds.append((table, span.number, span.first_seq, span.last_seq))
        if commit.closes:
            self._closed[table] = at_ms

    def book(
        self,
        transfers: Sequence[Transfer],
        at_ms: int,
        table: str | None = None,
        seq: int | None = None,
        *,
        careful: bool = True,
    ) -> None:
        """Raises `Refused("not_enough_chips")`, `KnownKey` or `Malformed`, all or nothing."""
        if careful:
            for transfer in transfers:
                if self._found(sql.KEY_KNOWN, transfer.key):
                    raise KnownKey(transfer.key)
        try:
            self._state.book.apply(*transfers)
        except Overdrawn as error:
            raise Refused("not_enough_chips") from error
        for transfer in transfers:
            key = transfer.key
            self._transfers.append((key, at_ms, table, seq))
            for line, posting in enumerate(transfer.postings):
                self._postings.append((key, line, posting.account, posting.amount))

    def close_table(self, table: str) -> None:
        """Chips at the table go home: to the wallet they can only have come from, or else, with
        a bot's, to the mint."""
        seq, at_ms = None, 0
        if head := self._heads.get(table) or self._state.heads.get(table):
            seq, _, at_ms = head
        elif row := self._connection.execute(sql.OPEN_TABLE, (table,)).fetchone():
            at_ms = row[0]
        else:
            return
        returns: dict[str, list[Posting]] = {}
        balances = self._state.book.in_hand()
        for account, amount in balances.items():
            player = seated(account, table)
            if player is None or not amount:
                continue
            money = money_of(account)
            home = wallet(player, money)
            if home not in balances and not self._found(sql.ACCOUNT_KNOWN, home):
                home = mint(money)
            returns.setdefault(money, []).extend((Posting(account, -amount), Posting(home, amount)))
        self.book(
            [Transfer(f"close:{money}:{table}", tuple(moved)) for money, moved in returns.items()],
            at_ms,
            table,
            seq,
        )
        self._closed[table] = at_ms

    def write(self) -> None:
        connection = self._connection
        for statement, values in (
            (sql.ADD_TABLE, self._opened),
            (sql.ADD_RECORD, self._log),
            (sql.ADD_ROUND, self._rounds),
            (sql.SET_SNAPSHOT, self._snapshots),
        ):
            if values:
                connection.executemany(statement, values)
        if self._transfers:
            self._write_transfers()
        if self._closed:
            rows = [(at_ms, table) for table, at_ms in self._closed.items()]
            connection.executemany(sql.CLOSE_TABLE, rows)

    def _write_transfers(self) -> None:
        connection, book = self._connection, self._state.book
        if fresh := [(name, money_of(name), is_outer(name)) for name in book.fresh()]:
            connection.executemany(sql.ADD_ACCOUNT, fresh)
        changes = [(amount, account) for account, amount in book.changes().items()]
        done = connection.executemany(sql.CHANGE_BALANCE, changes).rowcount
        if done != len(changes):
            raise sqlite3.DatabaseError("the accounts on disk are not those of the book")
        connection.executemany(sql.ADD_TRANSFER, self._transfers)
        connection.executemany(sql.ADD_POSTING, self._postings)

    def keep(self) -> None:
        """The batch is on disk."""
        state = self._state
        state.book.keep()
        state.heads.update(self._heads)
        for head in self._heads.values():
            state.newest_ms = max(state.newest_ms, head[2])
        for table in self._closed:
            state.heads.pop(table, None)
        state.commands.update(self._commands)
        while len(state.commands) > COMMANDS_MAX:
            state.commands.popitem(last=False)

    def drop(self) -> None:
        """The batch is not on disk and will not be."""
        self._state.book.drop()

    def _seq_of(self, table: str, command: str, careful: bool) -> int | None:
        key = (table, command)
        seq = self._commands.get(key) or self._state.commands.get(key)
        if seq is None and careful:
            row = self._connection.execute(sql.COMMAND_SEQ, key).fetchone()
            return None if row is None else int(row[0])
        return seq

    def _found(self, question: str, value: str) -> bool:
        return self._connection.execute(question, (value,)).fetchone() is not None
