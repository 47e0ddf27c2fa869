"""Decisions: kept whole and in order, or not at all, and each only once."""

import asyncio

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import Posting, Transfer, house, mint, move, seat, wallet
from croupier.store import batch
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import (
    Commit,
    CommitFailed,
    Record,
    Repeated,
    RoundSpan,
    Store,
    StoredTable,
)
from tests.store.conftest import SqliteBackend

pytestmark = pytest.mark.asyncio


def record(table: str, seq: int, command: str | None = None, events: bytes = b"[]") -> Record:
    return Record(table, seq, 1_000 + seq, command, events)


def commit(table: str, seq: int, command: str | None = None, *transfers: Transfer) -> Commit:
    return Commit(record(table, seq, command), transfers)


async def give(store: SqliteStore, player: str, chips: int) -> None:
    assert await store.transfer((move(f"hello:{player}", mint(), wallet(player), chips),))


def buy_in(table: str, player: str, chips: int) -> Transfer:
    return move(f"in:{table}:{player}", wallet(player), seat(table, player), chips)


async def test_the_store_keeps_the_port(store: SqliteStore) -> None:
    kept: Store = store
    await kept.commit(commit("t1", 1))


async def test_decisions_come_back_in_order_after_a_restart(backend: SqliteBackend) -> None:
    store = await backend.open()
    written = [record("t1", n, f"ann/{n}" if n % 2 else None, b"[%d]" % n) for n in range(1, 6)]
    for one in written:
        await store.commit(Commit(one))
    await store.commit(commit("t0", 1))
    store = await backend.reopen()
    assert await store.load() == [
        StoredTable("t0", None, (record("t0", 1),)),
        StoredTable("t1", None, tuple(written)),
    ]
    assert await store.records("t1", 2, 4) == written[1:4]
    assert await store.records("t9", 1, 4) == []


async def test_a_decision_follows_the_one_before(store: SqliteStore) -> None:
    await store.commit(commit("t1", 1))
    for wrong in (commit("t1", 1), commit("t1", 3), commit("t2", 2), commit("t2", 0)):
        with pytest.raises(CommitFailed):
            await store.commit(wrong)
    await store.commit(commit("t1", 2))
    await store.commit(commit("t2", 1))


async def test_a_repeat_is_told_the_first_decision(store: SqliteStore) -> None:
    await store.commit(commit("t1", 1, "ann/a"))
    await store.commit(commit("t1", 2, "ann/b"))
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 3, "ann/a"))
    assert repeated.value.seq == 1
    await store.commit(commit("t2", 1, "ann/a"))
    await store.commit(commit("t1", 3, "bob/a"))


async def test_a_repeat_is_known_after_a_restart(backend: SqliteBackend) -> None:
    store = await backend.open()
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, "ann/a", buy_in("t1", "ann", 100)))
    store = await backend.reopen()
    again = move("in:t1:ann:2", wallet("ann"), seat("t1", "ann"), 100)
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 2, "ann/a", again))
    assert repeated.value.seq == 1
    assert store.balance(wallet("ann")) == 400


async def test_a_repeat_is_no_refusal_when_the_chips_are_gone(backend: SqliteBackend) -> None:
    store = await backend.open()
    await give(store, "ann", 100)
    await store.commit(commit("t1", 1, "ann/a", buy_in("t1", "ann", 100)))
    store = await backend.reopen()
    again = move("in:t1:ann:2", wallet("ann"), seat("t1", "ann"), 100)
    with pytest.raises(Repeated):
        await store.commit(commit("t1", 2, "ann/a", again))


async def test_whether_a_command_was_carried_out_before(backend: SqliteBackend) -> None:
    store = await backend.open()
    await store.commit(commit("t1", 1, "ann/a"))
    await store.commit(commit("t1", 2, "ann/b"))
    store = await backend.reopen()
    assert await store.seen("t1", "ann/b") == 2
    assert await store.seen("t1", "ann/c") is None
    assert await store.seen("t2", "ann/b") is None


async def test_a_repeat_that_memory_forgot_is_known_all_the_same(
    backend: SqliteBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "COMMANDS_MAX", 2)
    store = await backend.open()
    for seq in range(1, 8):
        await store.commit(commit("t1", seq, f"ann/{seq}"))
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 8, "ann/1"))
    assert repeated.value.seq == 1


async def test_a_refusal_in_a_batch_does_not_hurt_the_others(backend: SqliteBackend) -> None:
    """All of these wait together, so they come into one batch or two."""
    store = await backend.open()
    await give(store, "ann", 500)
    await store.commit(commit("old", 1, "ann/old"))
    await store.commit(commit("gone", 1))
    await store.close_table("gone")
    store = await backend.reopen()  # memory has forgotten commands and keys
    mixed = Transfer("mixed", (Posting(mint(), -1), Posting(wallet("ann", "cardroom"), 1)))
    answers = await asyncio.gather(
        store.commit(commit("a", 1, None, buy_in("a", "ann", 300))),
        store.commit(commit("b", 1, None, buy_in("b", "ann", 300))),
        store.commit(commit("old", 2, "ann/old")),
        store.commit(commit("old", 3)),
        store.commit(commit("c", 1, None, move("hello:ann", mint(), wallet("ann"), 1))),
        store.commit(commit("d", 1, None, mixed)),
        store.commit(commit("gone", 1)),
        store.commit(commit("gone", 2)),
        store.commit(commit("e", 1, "ann/e")),
        store.commit(commit("e", 2, "ann/e")),
        store.commit(commit("e", 2, "ann/f")),
        return_exceptions=True,
    )
    kinds = [type(answer) for answer in answers]
    fine = type(None)
    assert kinds == [
        fine,
        Refused,
        Repeated,
        CommitFailed,
        CommitFailed,
        CommitFailed,
        CommitFailed,
        CommitFailed,
        fine,
        Repeated,
        fine,
    ]
    assert isinstance(answers[1], Refused)
    assert answers[1].code == "not_enough_chips"
    assert (store.balance(wallet("ann")), store.balance(seat("a", "ann"))) == (200, 300)
    assert await store.check_balance() == []
    assert {table.table for table in await store.load()} == {"old", "a", "e"}
    await backend.close()
    assert backend.audit().problems == ()


async def test_a_broken_decision_fails_alone(store: SqliteStore) -> None:
    """The same round twice is found by the database only."""
    await store.commit(Commit(record("t1", 1), span=RoundSpan(1, 1, 1)))
    answers = await asyncio.gather(
        store.commit(commit("t2", 1)),
        store.commit(Commit(record("t1", 2), span=RoundSpan(1, 2, 2))),
        store.commit(commit("t3", 1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), CommitFailed, type(None)]
    await store.commit(commit("t1", 2))


async def test_a_refused_decision_leaves_nothing_behind(store: SqliteStore) -> None:
    await give(store, "ann", 500)
    good = buy_in("t1", "ann", 400)
    bad = move("too much", wallet("ann"), seat("t1", "ann"), 400)
    refused = Commit(record("t1", 1, "ann/a"), (good, bad), b"state", RoundSpan(1, 1, 1))
    with pytest.raises(Refused):
        await store.commit(refused)
    assert store.balance(wallet("ann")) == 500
    assert await store.load() == []
    assert await store.spans("t1", 5) == []
    await store.commit(commit("t1", 1, "ann/a", good))
    assert store.balance(seat("t1", "ann")) == 400


async def test_loading_begins_with_the_newest_snapshot(backend: SqliteBackend) -> None:
    store = await backend.open()
    for seq in range(1, 8):
        state = b"state %d" % seq if seq in (2, 5) else None
        await store.commit(Commit(record("t1", seq), snapshot=state))
    store = await backend.reopen()
    expected = StoredTable("t1", b"state 5", (record("t1", 6), record("t1", 7)))
    assert await store.load() == [expected]
    assert len(await store.records("t1", 1, 9)) == 7


@pytest.mark.parametrize("state", [b"stake", "state", 1])
async def test_a_damaged_snapshot_is_passed_over(
    backend: SqliteBackend, state: bytes | str | int
) -> None:
    store = await backend.open()
    await store.commit(Commit(record("t1", 1), snapshot=b"state"))
    await backend.close()
    backend.execute("UPDATE snapshots SET state = ?", state)
    assert backend.audit().problems == ("table t1: the snapshot of record 1 was changed",)
    store = await backend.open()
    assert await store.load() == [StoredTable("t1", None, (record("t1", 1),))]


async def test_rounds_are_listed_newest_first(store: SqliteStore) -> None:
    spans = [RoundSpan(1, 1, 1), RoundSpan(2, 2, 2), RoundSpan(3, 3, 3)]
    for span in spans:
        await store.commit(Commit(record("t1", span.last_seq), span=span))
    await store.commit(Commit(record("t2", 1), span=RoundSpan(1, 1, 1)))
    assert await store.spans("t1", 2) == [spans[2], spans[1]]
    assert await store.spans("t1", 9) == spans[::-1]


async def test_a_transfer_is_booked_once(backend: SqliteBackend) -> None:
    store = await backend.open()
    hello = (move("hello:ann", mint(), wallet("ann"), 100_000),)
    assert await store.transfer(hello)
    assert not await store.transfer(hello)
    store = await backend.reopen()
    assert not await store.transfer(hello)
    assert (store.balance(wallet("ann")), store.balance(mint())) == (100_000, -100_000)
    with pytest.raises(Refused):
        await store.transfer((move("no", wallet("bob"), wallet("ann"), 1),))


async def test_balances_are_the_last_committed_after_a_restart(backend: SqliteBackend) -> None:
    store = await backend.open()
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, None, buy_in("t1", "ann", 500)))
    rake = (Posting(seat("t1", "ann"), -3), Posting(house(), 3))
    await store.commit(commit("t1", 2, None, Transfer("round:t1:1", rake)))
    store = await backend.reopen()
    names = (wallet("ann"), seat("t1", "ann"), house(), mint(), wallet("nobody"))
    assert [store.balance(name) for name in names] == [0, 497, 3, -500, 0]
    assert await store.check_balance() == []


async def test_closing_a_table_sends_the_chips_home(backend: SqliteBackend) -> None:
    store = await backend.open()
    await give(store, "ann", 500)
    await give(store, "bob", 200)
    bot = move("bot", mint(), seat("t1", "bot-1"), 900)
    chips = buy_in("t1", "ann", 500), buy_in("t1", "bob", 150), bot
    await store.commit(commit("t1", 1, None, *chips))
    await store.commit(commit("t2", 1, None, buy_in("t2", "bob", 50)))
    await store.close_table("t1")
    await store.close_table("t1")
    await store.close_table("never opened")
    names = (wallet("ann"), wallet("bob"), seat("t1", "ann"), seat("t2", "bob"), mint())
    assert [store.balance(name) for name in names] == [500, 150, 0, 50, -700]
    assert [table.table for table in await store.load()] == ["t2"]
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 2))
    store = await backend.reopen()
    assert [table.table for table in await store.load()] == ["t2"]
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 1))
    await backend.close()
    assert backend.audit().problems == ()


async def test_nothing_follows_on_the_decision_that_closes_a_table(backend: SqliteBackend) -> None:
    store = await backend.open()
    await store.commit(commit("t1", 1))
    answers = await asyncio.gather(
        store.commit(Commit(record("t1", 2, "ann/close"), closes=True)),
        store.commit(commit("t1", 3)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), CommitFailed]
    with pytest.raises(CommitFailed):
        await store.commit(commit("t1", 3))
    with pytest.raises(Repeated):
        await store.commit(commit("t1", 3, "ann/close"))
    store = await backend.reopen()
    assert await store.load() == []
    assert await store.newest_ms() == 1_002
    assert len(await store.records("t1", 1, 9)) == 2


async def test_a_table_may_be_closed_while_its_last_decision_is_under_way(
    store: SqliteStore,
) -> None:
    async def keep(decision: Commit) -> None:
        await store.commit(decision)

    await give(store, "ann", 500)
    answers = await asyncio.gather(
        keep(commit("t1", 1, None, buy_in("t1", "ann", 500))),
        store.close_table("t1"),
        keep(commit("t1", 2)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), type(None), CommitFailed]
    assert store.balance(wallet("ann")) == 500
    assert await store.load() == []


async def test_the_newest_moment_of_all_tables(backend: SqliteBackend) -> None:
    store = await backend.open()
    assert await store.newest_ms() == 0
    await store.commit(Commit(Record("t1", 1, 5_000, None, b"[]")))
    await store.commit(Commit(Record("t2", 1, 4_000, None, b"[]")))
    assert await store.newest_ms() == 5_000
    await store.close_table("t1")
    store = await backend.reopen()
    assert await store.newest_ms() == 5_000


async def test_what_waits_when_the_store_closes_is_still_written(backend: SqliteBackend) -> None:
    store = await backend.open()
    waiting = [store.commit(commit(f"t{number}", 1)) for number in range(200)]
    await backend.close()
    assert await asyncio.gather(*waiting) == [None] * 200
    with pytest.raises(CommitFailed):
        await store.commit(commit("late", 1))
    store = await backend.open()
    assert len(await store.load()) == 200


async def test_who_stops_waiting_does_not_stop_the_others(store: SqliteStore) -> None:
    waiting = [store.commit(commit(f"t{number}", 1)) for number in range(20)]
    waiting[7].cancel()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers].count(type(None)) == 19
