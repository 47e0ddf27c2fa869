"""However decisions fall into batches, each is answered as if they came one after the other."""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.game import Refused
from croupier.ledger.book import Book, NotBooked, Overdrawn
from croupier.ledger.transfer import Transfer, mint, move, seat, wallet
from croupier.store.audit import audit
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Commit, CommitFailed, Record, Repeated

ACCOUNTS = [mint(), wallet("ann"), wallet("bob"), seat("a", "ann"), wallet("ann", "cardroom")]

transfers = st.builds(
    move,
    st.integers(0, 9).map("key:{}".format),
    st.sampled_from(ACCOUNTS),
    st.sampled_from(ACCOUNTS),
    st.integers(1, 60),
)


class Wanted:
    """A decision whose number is right, or wrong by a little."""

    def __init__(
        self, table: str, off: int, command: int | None, moves: list[Transfer], closes: bool
    ) -> None:
        self.table = table
        self.off = off
        self.command = None if command is None else f"ann/{command}"
        self.moves = tuple(moves)
        self.closes = closes

    def __repr__(self) -> str:
        return f"{self.table}{self.off:+} {self.command} {self.moves} {self.closes}"


wanted = st.builds(
    Wanted,
    st.sampled_from("abc"),
    st.sampled_from([0, 0, 0, 0, -1, 1]),
    st.none() | st.integers(0, 5),
    st.lists(transfers, max_size=2),
    st.sampled_from([False] * 9 + [True]),
)


class Model:
    """The store in the simplest words."""

    def __init__(self) -> None:
        self.book = Book()
        self.logs: dict[str, list[Record]] = {}
        self.closed: set[str] = set()

    def answer(self, one: Wanted) -> tuple[Commit, object]:
        log = self.logs.get(one.table, [])
        seq = len(log) + 1 + one.off
        commit = Commit(
            Record(one.table, seq, seq, one.command, b"[]"), one.moves, closes=one.closes
        )
        if one.command is not None:
            for record in log:
                if record.command == one.command:
                    return commit, (Repeated, record.seq)
        if one.off or one.table in self.closed:
            return commit, CommitFailed
        try:
            self.book.apply(*one.moves)
        except Overdrawn:
            return commit, Refused
        except NotBooked:
            return commit, CommitFailed
        self.book.keep()
        self.logs.setdefault(one.table, []).append(commit.record)
        if one.closes:
            self.closed.add(one.table)
        return commit, None


def told(answer: object) -> object:
    if isinstance(answer, Repeated):
        return Repeated, answer.seq
    return None if answer is None else type(answer)


async def compare(path: Path, groups: list[list[Wanted]]) -> None:
    model = Model()
    for group in groups:
        store = await SqliteStore.open(path)  # every group meets a memory that is empty
        pairs = [model.answer(one) for one in group]
        answers = await asyncio.gather(
            *(store.commit(commit) for commit, _ in pairs), return_exceptions=True
        )
        assert [told(answer) for answer in answers] == [expected for _, expected in pairs]
        for account in ACCOUNTS:
            assert store.balance(account) == model.book.balance(account)
        assert await store.check_balance() == []
        for table, log in model.logs.items():
            assert await store.records(table, 1, 99) == log
        opened = model.logs.keys() - model.closed
        assert {table.table for table in await store.load()} == opened
        await store.close()
    assert audit(path).problems == ()


@pytest.fixture(scope="module")
def empty() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"

        async def make() -> None:
            await (await SqliteStore.open(path)).close()

        asyncio.run(make())
        yield path


@settings(max_examples=40, deadline=None)
@given(groups=st.lists(st.lists(wanted, max_size=20), min_size=1, max_size=3))
def test_a_batch_answers_as_if_one_came_after_the_other(
    empty: Path, groups: list[list[Wanted]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.db"
        shutil.copy(empty, path)
        asyncio.run(compare(path, groups))
