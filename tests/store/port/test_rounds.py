"""Finished rounds: those of a stream, those of a player, and what they brought."""

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import mint, move, seat
from croupier.store.port import GameResult, PlayedRound, Store
from croupier.tables.ports import Honour, Participant, RoundRecord
from tests.store.commits import commit, played, settled, taken_back
from tests.store.port.conftest import OpenStore

pytestmark = pytest.mark.asyncio


async def sit(store: Store, stream: str, *players: str) -> None:
    """Opens the stream with everybody seated."""
    chips = [move(f"in:{stream}:{name}", mint(), seat(stream, name), 1_000) for name in players]
    await store.commit(commit(stream, 1, None, *chips))


async def test_the_rounds_of_a_stream_newest_first(open_store: OpenStore) -> None:
    store = await open_store()
    await sit(store, "t1", "ann", "bob")
    await sit(store, "t2", "ann")
    gains = {1: {"ann": 5, "bob": -5}, 2: {"ann": 0, "bob": 0}, 3: {"ann": -7, "bob": 7}}
    for number, won in gains.items():
        await store.commit(settled("t1", number + 1, number, won))
    await store.commit(settled("t2", 2, 1, {"ann": 0}))
    store = await open_store()
    expected = [played("t1", n + 1, n, gains[n], 1_001 + n) for n in (3, 2, 1)]
    assert await store.rounds("t1", limit=9) == expected
    assert await store.rounds("t1", limit=2) == expected[:2]
    assert await store.rounds("t1", before=3, limit=1) == [expected[1]]
    assert await store.rounds("t1", before=1, limit=9) == []
    assert await store.rounds("t9", limit=9) == []


async def test_who_took_part_is_told_seat_by_seat(store: Store) -> None:
    await sit(store, "t1", "ann", "bot-1", "cid")
    await store.commit(
        settled("t1", 2, 1, {"ann": 60, "bot-1": -63, "cid": 0}, rake=3, game="sabacc")
    )
    assert await store.rounds("t1", limit=1) == [
        RoundRecord(
            number=1,
            game="sabacc",
            first_seq=2,
            last_seq=2,
            ended_ms=1_002,
            participants=(
                Participant("ann", "Ann", 0, 60),
                Participant("bot-1", "Bot-1", 1, -63, True),
                Participant("cid", "Cid", 2, 0),
            ),
        )
    ]


async def test_the_rounds_of_a_player_at_all_tables_newest_first(open_store: OpenStore) -> None:
    store = await open_store()
    await sit(store, "t1", "ann", "bob")
    await sit(store, "t2", "ann", "cid")
    moments = {("t1", 1): 100, ("t2", 1): 200, ("t1", 2): 300, ("t2", 2): 400, ("t1", 3): 500}
    rounds = []
    for (stream, number), at_ms in moments.items():
        other = "bob" if stream == "t1" else "cid"
        won = {"ann": number, other: -number}
        await store.commit(settled(stream, number + 1, number, won, at_ms=at_ms))
        rounds.append(PlayedRound(stream, played(stream, number + 1, number, won, at_ms)))
    store = await open_store()
    newest = rounds[::-1]
    assert await store.rounds_of("ann", limit=9) == newest
    assert await store.rounds_of("ann", limit=2) == newest[:2]
    assert await store.rounds_of("ann", before_ms=400, limit=2) == newest[2:4]
    assert await store.rounds_of("ann", before_ms=100, limit=2) == []
    assert await store.rounds_of("cid", limit=9) == [rounds[3], rounds[1]]
    assert await store.rounds_of("nobody", limit=9) == []


async def test_rounds_of_the_same_moment_are_not_lost_between_two_pages(store: Store) -> None:
    for stream in ("t1", "t2", "t3"):
        await sit(store, stream, "ann", "bob")
        for number, at_ms in ((1, 100), (2, 200)):
            await store.commit(
                settled(stream, number + 1, number, {"ann": 1, "bob": -1}, at_ms=at_ms)
            )
    pages = []
    before_ms = None
    while page := await store.rounds_of("ann", before_ms=before_ms, limit=2):
        pages += page
        before_ms = page[-1].round.ended_ms
    found = [(one.stream, one.round.number) for one in pages]
    assert sorted(found) == [(f"t{table}", n) for table in (1, 2, 3) for n in (1, 2)]


async def test_what_a_player_won_and_lost_by_game(open_store: OpenStore) -> None:
    store = await open_store()
    assert await store.results_of("ann") == []
    for stream, game in (("t1", "sabacc"), ("t2", "holdem"), ("t3", "holdem")):
        await sit(store, stream, "ann", "bob")
        for number, gain in ((1, 10), (2, -3), (3, 0)):
            won = {"ann": gain, "bob": -gain}
            await store.commit(settled(stream, number + 1, number, won, game=game))
    store = await open_store()
    assert await store.results_of("ann") == [
        GameResult("holdem", 6, 14),
        GameResult("sabacc", 3, 7),
    ]
    assert await store.results_of("bob") == [
        GameResult("holdem", 6, -14),
        GameResult("sabacc", 3, -7),
    ]


async def test_a_round_that_is_not_stored_has_no_result(store: Store) -> None:
    await sit(store, "t1", "ann", "bob")
    with pytest.raises(Refused):
        await store.commit(settled("t1", 2, 1, {"ann": 1_001, "bob": -1_001}))
    assert (await store.rounds_of("ann", limit=1), await store.results_of("ann")) == ([], [])
    await store.commit(settled("t1", 2, 1, {"ann": 1_000, "bob": -1_000}))
    assert await store.results_of("ann") == [GameResult("holdem", 1, 1_000)]


async def test_a_round_that_was_taken_back_counts_for_nothing(open_store: OpenStore) -> None:
    store = await open_store()
    await sit(store, "t1", "ann", "bob")
    won = {"ann": 60, "bob": -63}
    honour = Honour("holdem", "won", "ann", "Ann", 1_060, False, 1_002)
    await store.commit(settled("t1", 2, 1, won, rake=3, honours=(honour,)))
    await store.commit(settled("t1", 3, 2, {"ann": -5, "bob": 5}))
    await store.commit(taken_back("t1", 4, 2, {"ann": -5, "bob": 5}))
    store = await open_store()
    assert [(one.number, one.voided) for one in await store.rounds("t1", limit=9)] == [
        (2, True),
        (1, False),
    ]
    assert await store.results_of("ann") == [GameResult("holdem", 1, 60)]
    assert [one.round.voided for one in await store.rounds_of("ann", limit=9)] == [True, False]
    assert len(await store.honours("holdem", limit=9)) == 1
    await store.commit(taken_back("t1", 5, 1, won, rake=3, epoch=1))
    assert await store.honours("holdem", limit=9) == []
    assert await store.balance(seat("t1", "ann")) == 1_000
    assert await store.results_of("ann") == []
