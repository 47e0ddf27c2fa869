"""However commits fall into batches, each is answered as if they came one after the other."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.games.game import Refused
from croupier.ledger.book import Book, NotBooked, Overdrawn
from croupier.ledger.transfer import Transfer, mint, move, seat, wallet
from croupier.tables.ports import (
    TABLE_STREAM,
    Commit,
    CommitFailed,
    Committed,
    NotOwner,
    Record,
    Repeated,
)
from tests.store.port.conftest import Data, NewData

ACCOUNTS = [mint(), wallet("ann"), wallet("bob"), seat("a", "ann"), wallet("ann", "cardroom")]

transfers = st.builds(
    move,
    st.integers(0, 9).map("key:{}".format),
    st.sampled_from(ACCOUNTS),
    st.sampled_from(ACCOUNTS),
    st.integers(1, 60),
)


class Wanted:
    """A commit whose epoch and number are right, or wrong by a little."""

    def __init__(
        self,
        stream: str,
        off: tuple[int, int],
        command: int | None,
        moves: list[Transfer],
        closed_accounts: list[str],
        closes: bool,
    ) -> None:
        self.stream = stream
        self.epoch_off, self.seq_off = off
        self.command = None if command is None else f"ann/{command}"
        self.moves = tuple(moves)
        self.closed_accounts = tuple(closed_accounts)
        self.closes = closes

    def __repr__(self) -> str:
        return str(vars(self))


wanted = st.builds(
    Wanted,
    st.sampled_from("abc"),
    st.sampled_from([(0, 0)] * 6 + [(0, -1), (0, 1), (-1, 0), (1, 0)]),
    st.none() | st.integers(0, 5),
    st.lists(transfers, max_size=2),
    st.lists(st.sampled_from(ACCOUNTS[1:]), max_size=1),
    st.sampled_from([False] * 9 + [True]),
)


class Model:
    """The store in its simplest form."""

    def __init__(self) -> None:
        self.book = Book()
        self.logs: dict[str, list[Record]] = {}
        self.epochs: dict[str, int] = {}
        self.closed: set[str] = set()

    def answer(self, one: Wanted) -> tuple[Commit, object]:
        log = self.logs.get(one.stream, [])
        epoch = self.epochs.get(one.stream, 1) + (one.epoch_off if log else 0)
        previous_seq = len(log) + one.seq_off
        seq = previous_seq + 1
        commit = Commit(
            one.stream,
            TABLE_STREAM,
            epoch,
            previous_seq,
            seq,
            one.command,
            b"[]",
            one.moves,
            one.closed_accounts,
            closes=one.closes,
        )
        for record in log:
            if record.command is not None and record.command == one.command:
                return commit, (Repeated, record.seq)
        if one.seq_off or (log and one.epoch_off) or one.stream in self.closed:
            return commit, NotOwner
        try:
            balances = self.book.apply(*one.moves, closes=one.closed_accounts)
        except Overdrawn:
            return commit, Refused
        except NotBooked:
            return commit, CommitFailed
        self.book.commit()
        record = Record(one.stream, seq, commit.at_ms, one.command, commit.events)
        self.logs.setdefault(one.stream, []).append(record)
        if one.closes:
            self.closed.add(one.stream)
        return commit, Committed(balances)

    def claim(self) -> dict[str, int]:
        """The epochs of all open streams, after they have got an owner."""
        opened = self.logs.keys() - self.closed
        self.epochs |= {stream: self.epochs.get(stream, 1) + 1 for stream in opened}
        return {stream: self.epochs[stream] for stream in opened}


def comparable(answer: object) -> object:
    if isinstance(answer, Repeated):
        return Repeated, answer.seq
    return answer if isinstance(answer, Committed) else type(answer)


async def compare(data: Data, groups: list[list[Wanted]]) -> None:
    model = Model()
    for group in groups:
        store = await data.open()  # every group meets a memory that is empty
        pairs = [model.answer(one) for one in group]
        answers: list[Any] = await asyncio.gather(
            *(store.commit(commit) for commit, _ in pairs), return_exceptions=True
        )
        assert [comparable(answer) for answer in answers] == [expected for _, expected in pairs]
        for account in ACCOUNTS:
            assert await store.balance(account) == model.book.balance(account)
        for player in ("ann", "bob"):
            assert await store.balances_of(player) == model.book.balances_of(player)
        assert await store.check_balance() == []
        for stream, log in model.logs.items():
            assert await store.records(stream, 1, 99) == log
        streams, damaged = await store.claim_streams("table")
        assert {stream.stream: stream.epoch for stream in streams} == model.claim()
        assert damaged == []
    await data.close()
    assert [line for line in data.problems() if "the table is closed" not in line] == []


@settings(max_examples=40, deadline=None)
@given(groups=st.lists(st.lists(wanted, max_size=20), min_size=1, max_size=3))
def test_a_batch_answers_as_if_one_came_after_the_other(
    new_data: NewData, groups: list[list[Wanted]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(compare(new_data(Path(folder)), groups))
