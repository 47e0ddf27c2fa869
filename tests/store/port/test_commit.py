"""Commits: stored whole and in order, or not at all, and each only once."""

import asyncio

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import Posting, Transfer, house, mint, move, seat, wallet
from croupier.store.port import Store
from croupier.tables.ports import (
    TABLE_STREAM,
    CommitFailed,
    Committed,
    NotOwner,
    Repeated,
    StoredStream,
)
from tests.store.commits import buy_in, commit, give, record, settled
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio

OK = Committed


async def test_records_come_back_in_order_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    written = [record("t1", n, f"ann/{n}" if n % 2 else None, b"[%d]" % n) for n in range(1, 6)]
    for one in written:
        await store.commit(commit("t1", one.seq, one.command, events=one.events))
    await store.commit(commit("t0", 1))
    store = await open_store()
    commands = (("ann/1", 1), ("ann/3", 3), ("ann/5", 5))
    assert await store.claim_streams("table") == (
        [
            StoredStream("t0", "table", 2, None, (record("t0", 1),)),
            StoredStream("t1", "table", 2, None, tuple(written), commands),
        ],
        [],
    )
    assert await store.records("t1", 2, 4) == written[1:4]
    assert await store.records("t9", 1, 4) == []


async def test_a_repeat_is_told_the_first_record(store: Store) -> None:
    await store.commit(commit("t1", 1, "ann/a"))
    await store.commit(commit("t1", 2, "ann/b"))
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 3, "ann/a"))
    assert repeated.value.seq == 1
    await store.commit(commit("t2", 1, "ann/a"))
    await store.commit(commit("t1", 3, "bob/a"))


async def test_a_command_in_its_turn_is_kept_but_not_looked_for(store: Store) -> None:
    """The table has a number for each turn, so that it need not ask."""
    await store.commit(commit("t", 1, "ann/open"))
    await store.commit(commit("t", 2, "ann/act", in_turn=True))
    assert await store.carried_out("t", "ann/act") is None
    assert [one.command for one in await store.records("t", 1, 9)] == ["ann/open", "ann/act"]
    [found], _ = await store.claim_streams(TABLE_STREAM)
    assert found.commands == (("ann/open", 1), ("ann/act", 2))


async def test_a_repeat_is_known_after_a_restart(open_store: OpenStore) -> None:
    store = await open_store()
    await give(store, "ann", 500)
    await store.commit(commit("t1", 1, "ann/a", buy_in("t1", "ann", 100)))
    store = await open_store()
    again = move("in:t1:ann:2", wallet("ann"), seat("t1", "ann"), 100)
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 2, "ann/a", again))
    assert repeated.value.seq == 1
    assert await store.balance(wallet("ann")) == 400


async def test_a_repeat_is_no_refusal_when_the_chips_are_gone(open_store: OpenStore) -> None:
    store = await open_store()
    await give(store, "ann", 100)
    await store.commit(commit("t1", 1, "ann/a", buy_in("t1", "ann", 100)))
    store = await open_store()
    again = move("in:t1:ann:2", wallet("ann"), seat("t1", "ann"), 100)
    with pytest.raises(Repeated):
        await store.commit(commit("t1", 2, "ann/a", again))


async def test_a_repeat_is_a_repeat_whoever_owns_the_stream_now(open_store: OpenStore) -> None:
    store = await open_store()
    await store.commit(commit("t1", 1, "ann/a"))
    await store.commit(commit("t1", 2, "ann/b"))
    store = await open_store()
    await store.claim_streams("table")
    for again in (commit("t1", 3, "ann/b"), commit("t1", 1, "ann/b", epoch=2)):
        with pytest.raises(Repeated) as repeated:
            await store.commit(again)
        assert repeated.value.seq == 2
    await store.commit(commit("t1", 3, "ann/c", epoch=2, closes=True))
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 4, "ann/a", epoch=2))
    assert repeated.value.seq == 1


async def test_the_newest_commands_come_with_a_stream(open_store: OpenStore) -> None:
    store = await open_store()
    written = [commit("t1", seq, f"ann/{seq}" if seq != 599 else None) for seq in range(1, 601)]
    await asyncio.gather(*(store.commit(one) for one in written))
    store = await open_store()
    [stream], _ = await store.claim_streams("table")
    expected = [(f"ann/{seq}", seq) for seq in range(88, 601) if seq != 599]
    assert len(expected) == 512
    assert list(stream.commands) == expected
    with pytest.raises(Repeated) as repeated:
        await store.commit(commit("t1", 601, "ann/1", epoch=2))
    assert repeated.value.seq == 1


async def test_a_refusal_in_a_batch_does_not_hurt_the_others(open_store: OpenStore) -> None:
    """All of these wait together, so they come into one batch or two."""
    store = await open_store()
    await give(store, "ann", 500)
    await store.commit(commit("old", 1, "ann/old"))
    await store.commit(commit("gone", 1))
    await store.abandon("gone")
    store = await open_store()
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
    assert [type(answer) for answer in answers] == [
        OK,
        Refused,
        Repeated,
        NotOwner,
        CommitFailed,
        CommitFailed,
        NotOwner,
        NotOwner,
        OK,
        Repeated,
        OK,
    ]
    assert isinstance(answers[1], Refused)
    assert answers[1].code == "not_enough_chips"
    assert await store.balance(wallet("ann")) == 200
    assert await store.balance(seat("a", "ann")) == 300
    assert await store.check_balance() == []
    streams, _ = await store.claim_streams("table")
    assert {stream.stream for stream in streams} == {"old", "a", "e"}


async def test_a_broken_commit_fails_alone(store: Store) -> None:
    """The same round twice is found by the database only."""
    await store.commit(settled("t1", 1, 1, {"ann": 0}))
    answers = await asyncio.gather(
        store.commit(commit("t2", 1)),
        store.commit(settled("t1", 2, 1, {"ann": 0})),
        store.commit(commit("t3", 1)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [OK, CommitFailed, OK]
    await store.commit(commit("t1", 2))


async def test_a_refused_commit_leaves_nothing_behind(store: Store) -> None:
    await give(store, "ann", 500)
    good = buy_in("t1", "ann", 400)
    bad = move("too much", wallet("ann"), seat("t1", "ann"), 400)
    round_ = settled("t1", 1, 1, {"ann": 0}).round
    with pytest.raises(Refused):
        await store.commit(commit("t1", 1, "ann/a", good, bad, snapshot=b"state", round=round_))
    assert await store.balance(wallet("ann")) == 500
    assert await store.claim_streams("table") == ([], [])
    assert await store.rounds("t1", limit=5) == []
    assert await store.results_of("ann") == []
    await store.commit(commit("t1", 1, "ann/a", good))
    assert await store.balance(seat("t1", "ann")) == 400


async def test_a_stream_begins_with_its_newest_snapshot(open_store: OpenStore) -> None:
    store = await open_store()
    for seq in range(1, 8):
        state = b"state %d" % seq if seq in (2, 5) else None
        await store.commit(commit("t1", seq, snapshot=state))
    store = await open_store()
    rest = (record("t1", 6), record("t1", 7))
    expected = StoredStream("t1", "table", 2, b"state 5", rest)
    assert await store.claim_streams("table") == ([expected], [])
    assert await store.records("t1", 1, 9) == [record("t1", seq) for seq in range(1, 8)]


async def test_a_commit_tells_what_the_accounts_hold_right_after_it(store: Store) -> None:
    await give(store, "ann", 500)
    rake = Transfer("rake", (Posting(seat("t1", "ann"), -3), Posting(house(), 3)))
    told = await asyncio.gather(
        store.commit(commit("t1", 1, None, buy_in("t1", "ann", 300))),
        store.commit(commit("t2", 1, None, buy_in("t2", "ann", 150))),
        store.commit(commit("t1", 2, None, rake)),
        store.commit(commit("t1", 3)),
    )
    assert [dict(one.balances) for one in told] == [
        {wallet("ann"): 200, seat("t1", "ann"): 300},
        {wallet("ann"): 50, seat("t2", "ann"): 150},
        {seat("t1", "ann"): 297, house(): 3},
        {},
    ]


async def test_the_newest_moment_of_all_streams(open_store: OpenStore) -> None:
    store = await open_store()
    assert await store.newest_ms() == 0
    await store.commit(commit("t1", 1, at_ms=5_000))
    await store.commit(commit("t2", 1, at_ms=4_000))
    assert await store.newest_ms() == 5_000
    await store.abandon("t1")
    store = await open_store()
    assert await store.newest_ms() == 5_000


async def test_what_waits_when_the_store_closes_is_still_written(open_store: OpenStore) -> None:
    store = await open_store()
    waiting = [asyncio.ensure_future(store.commit(commit(f"t{n}", 1))) for n in range(200)]
    await asyncio.sleep(0)
    closed = store
    store = await open_store()
    assert await asyncio.gather(*waiting) == [Committed({})] * 200
    with pytest.raises(CommitFailed):
        await closed.commit(commit("late", 1))
    streams, _ = await store.claim_streams("table")
    assert len(streams) == 200


async def test_who_stops_waiting_does_not_stop_the_others(store: Store) -> None:
    waiting = [asyncio.ensure_future(store.commit(commit(f"t{n}", 1))) for n in range(20)]
    await asyncio.sleep(0)
    waiting[7].cancel()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(answer) for answer in answers].count(OK) == 19
