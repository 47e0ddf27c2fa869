"""What the writer knows of the database without reading it. Only the writer's thread changes it."""

from threading import Lock

from msgspec import Struct

from croupier.ledger.book import Book


class Head(Struct, frozen=True, gc=False):
    """The newest record of an open stream, and who may write the next one."""

    seq: int
    hash: bytes
    at_ms: int
    epoch: int
    kind: str


class WriterCache:
    """All open accounts and all open streams, as last committed."""

    def __init__(self, book: Book, heads: dict[str, Head], newest_ms: int) -> None:
        self.book = book
        self.heads = heads
        self.newest_ms = newest_ms
        self._lock = Lock()  # whoever reads several balances must not meet half of a commit

    def balances_of(self, player: str) -> dict[str, int]:
        with self._lock:
            return self.book.balances_of(player)

    def commit_book(self) -> None:
        with self._lock:
            self.book.commit()
