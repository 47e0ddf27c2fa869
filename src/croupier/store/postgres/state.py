"""What one transaction on PostgreSQL knows. Others write at the same time, so nothing is kept from
one transaction to the next: it reads what it is going to decide about, under locks that last until
it is over."""

from collections.abc import Iterable, Sequence
from typing import Any

from croupier.ledger.book import Book
from croupier.ledger.transfer import Transfer
from croupier.store import statements as sql
from croupier.store.cache import NO_TRANSFERS, Head, TransfersHead, WriterCache
from croupier.store.postgres import statements as pg
from croupier.store.postgres.connection import PgConnection
from croupier.tables.ports import Commit


class TransactionState(WriterCache):
    """`begin` opens the transaction. What commits need is read in one go; what jobs need, when they
    ask for it."""

    def __init__(self, connection: PgConnection) -> None:
        super().__init__(Book(), {}, 0, NO_TRANSFERS)
        self._connection = connection
        self._streams: set[str] = set()
        self._accounts: set[str] = set()
        self._has_book = False

    def begin(self, commits: Iterable[Commit], *, with_jobs: bool) -> None:
        streams = sorted({commit.stream for commit in commits})
        moving = [one for one in commits if one.transfers or one.closed_accounts]
        accounts = {name for one in moving for name in names_in(one.transfers, one.closed_accounts)}
        connection = self._connection
        with connection.raw.pipeline():
            connection.execute("BEGIN")
            if with_jobs:
                connection.execute(pg.LOCK_JOBS)
            heads = connection.execute(pg.HEADS_OF, (streams,)) if streams else None
            if moving:
                connection.execute(pg.LOCK_BOOK)
                newest = connection.execute(sql.TRANSFERS_HEAD)
                balances = connection.execute(pg.BALANCES_OF, (list(accounts),))
        if heads is not None:
            self._add_heads(heads)
            self._streams.update(streams)
        if moving:
            self._has_book = True
            self._set_newest(newest.fetchone())
            self.book.add_known(dict(balances))
            self._accounts |= accounts

    def head(self, stream: str) -> Head | None:
        if stream not in self._streams:
            self._streams.add(stream)
            self._add_heads(self._connection.execute(pg.HEADS_OF, ([stream],)))
        return self.heads.get(stream)

    def need_accounts(self, transfers: Sequence[Transfer], closes: Sequence[str]) -> None:
        self._lock_book()
        unknown = names_in(transfers, closes) - self._accounts
        if unknown:
            self._accounts |= unknown
            found = self._connection.execute(pg.BALANCES_OF, (list(unknown),))
            self.book.add_known(dict(found))

    def need_accounts_of(self, player: str) -> None:
        self._lock_book()
        self._add_accounts(self._connection.execute(pg.BALANCES_OF_PLAYER, (player,)))

    def need_seats(self, stream: str) -> None:
        self._lock_book()
        name = f":seat:{stream}:"
        self._add_accounts(self._connection.execute(pg.BALANCES_OF_TABLE, (name,)))

    def need_streams(self, kind: str) -> None:
        self._add_heads(self._connection.execute(pg.HEADS_OF_KIND, (kind,)))
        self._streams.update(self.heads)

    def _lock_book(self) -> None:
        """All transfers are one chain, so those who move chips come one after the other."""
        if not self._has_book:
            self._has_book = True
            self._connection.execute(pg.LOCK_BOOK)
            self._set_newest(self._connection.execute(sql.TRANSFERS_HEAD).fetchone())

    def _set_newest(self, row: tuple[int, bytes] | None) -> None:
        self.transfers = NO_TRANSFERS if row is None else TransfersHead(*row)

    def _add_heads(self, rows: Iterable[Any]) -> None:
        self.heads.update((stream, Head(*found)) for stream, *found in rows)

    def _add_accounts(self, rows: Iterable[tuple[str, int]]) -> None:
        found = {name: held for name, held in rows if name not in self._accounts}
        self._accounts.update(found)
        self.book.add_known(found)


def names_in(transfers: Sequence[Transfer], closes: Sequence[str]) -> set[str]:
    named = {posting.account for one in transfers for posting in one.postings}
    return named.union(closes)
