"""What the writer knows of the database without reading it. Only the writer's thread changes it."""

from collections.abc import Sequence
from threading import Lock

from msgspec import Struct

from croupier.ledger.book import Book
from croupier.ledger.transfer import Transfer
from croupier.store.chain import GENESIS


class Head(Struct, frozen=True, gc=False):
    """The newest record of an open stream, and who may write the next one."""

    seq: int
    hash: bytes
    at_ms: int
    epoch: int
    kind: str


class TransfersHead(Struct, frozen=True, gc=False):
    """The newest transfer of the book."""

    number: int
    hash: bytes


NO_TRANSFERS = TransfersHead(0, GENESIS)


class WriterCache:
    """All open accounts and all open streams, as last committed."""

    def __init__(
        self, book: Book, heads: dict[str, Head], newest_ms: int, transfers: TransfersHead
    ) -> None:
        self.book = book
        self.heads = heads
        self.transfers = transfers
        self.newest_ms = newest_ms
        self._lock = Lock()  # whoever reads several balances must not meet half of a commit

    def head(self, stream: str) -> Head | None:
        """Of an open stream."""
        return self.heads.get(stream)

    # A batch says what it is going to look at. Here all of it is known already.

    def need_accounts(self, transfers: Sequence[Transfer], closes: Sequence[str]) -> None: ...

    def need_accounts_of(self, player: str) -> None: ...

    def need_seats(self, stream: str) -> None: ...

    def need_streams(self, kind: str) -> None: ...

    def balances_of(self, player: str) -> dict[str, int]:
        with self._lock:
            return self.book.balances_of(player)

    def balances(self) -> dict[str, int]:
        with self._lock:
            return self.book.balances()

    def commit_book(self) -> None:
        with self._lock:
            self.book.commit()
