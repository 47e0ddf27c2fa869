"""The real store with a tap in front of it: what goes to disk can be counted, held back or made
to fail, and a test can wait until nothing is under way."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from croupier.chat.line import ChatLine
from croupier.chat.ports import NewLine, Removal, StoredLine
from croupier.ledger.transfer import Transfer
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Commit, CommitFailed, Committed, Record

T = TypeVar("T")


class Tap:
    """Implements `rooms.ports.RoomStore`, with it `tables.ports.StreamStore`, and
    `chat.ports.ChatStore`."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.asked = 0  # all that was ever asked of the store
        self.moves = 0  # all that was ever asked or answered
        self.held: list[Commit] = []
        self.fails: Callable[[Commit], bool] = lambda commit: False
        self.fails_to_add: Callable[[NewLine], bool] = lambda new: False
        self._open = asyncio.Event()
        self._open.set()
        self._quiet = asyncio.Event()
        self._quiet.set()
        self._under_way = 0

    def hold(self) -> None:
        """From now on nothing comes to disk."""
        self._open.clear()

    def release(self) -> None:
        self._open.set()

    @property
    def busy(self) -> bool:
        """Something is under way and will come to its end without a test's doing."""
        return self._under_way > 0

    async def quiet(self) -> None:
        await self._quiet.wait()

    async def commit(self, commit: Commit) -> Committed:
        if not self._open.is_set():
            self.held.append(commit)
            await self._open.wait()
            self.held.remove(commit)
        if self.fails(commit):
            raise CommitFailed("the test wants it so")
        return await self.ask(self.store.commit(commit))

    async def records(self, stream: str, first_seq: int, last_seq: int) -> list[Record]:
        return await self.ask(self.store.records(stream, first_seq, last_seq))

    async def balance(self, account: str) -> int:
        return await self.ask(self.store.balance(account))

    async def transfer(self, transfers: tuple[Transfer, ...]) -> bool:
        return await self.ask(self.store.transfer(transfers))

    async def add_line(self, new: NewLine) -> StoredLine:
        await self._open.wait()
        if self.fails_to_add(new):
            raise CommitFailed("the test wants it so")
        return await self.ask(self.store.add_line(new))

    async def remove_line(self, removal: Removal) -> StoredLine | None:
        return await self.ask(self.store.remove_line(removal))

    async def lines(self, stream: str, *, before: int | None = None, limit: int) -> list[ChatLine]:
        return await self.ask(self.store.lines(stream, before=before, limit=limit))

    async def forget_lines(self, before_ms: int | None, *, limit: int) -> int:
        return await self.ask(self.store.forget_lines(before_ms, limit=limit))

    async def ask(self, question: Awaitable[T]) -> T:
        """Anything else that ends by itself, and that a test is to wait for."""
        self.asked += 1
        self.moves += 1
        self._under_way += 1
        self._quiet.clear()
        try:
            return await question
        finally:
            self.moves += 1
            self._under_way -= 1
            if not self._under_way:
                self._quiet.set()
