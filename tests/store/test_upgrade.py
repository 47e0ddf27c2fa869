"""A database of the version before is upgraded in place: nothing is lost, and what is new is filled
from the logs. `samples/v1.json` says what the house showed when `samples/v1.sql` was dumped."""

import sqlite3
from collections import Counter
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.ledger.transfer import move, owner, seat, table_of, wallet
from croupier.store.audit import audit
from croupier.store.errors import TooOld
from croupier.store.logs import read_logs
from croupier.store.opening import SCHEMA_VERSION
from croupier.store.port import GameResult
from croupier.tables.ports import CommitFailed, Repeated
from tests.store.commits import commit
from tests.store.conftest import SqliteBackend

pytestmark = pytest.mark.asyncio

SAMPLES = Path(__file__).with_name("samples")
PEOPLE = (
    "SELECT id, name, folded_name, password_hash, created_ms FROM players",
    "SELECT token_hash, player, created_ms, expires_ms FROM sessions",
)


@cache
def sample() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((SAMPLES / "v1.json").read_bytes())
    return found


def load_sample(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SAMPLES / "v1.sql").read_text())


def rows(path: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


async def test_every_open_table_comes_back(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    logs = rows(backend.path, "SELECT table_id, seq, events FROM log ORDER BY table_id, seq")
    store = await backend.open()
    streams, damaged = await store.claim_streams("table")
    assert damaged == []
    assert {stream.stream for stream in streams} == sample()["tables"].keys()
    for stream in streams:
        expected = sample()["tables"][stream.stream]
        assert (stream.kind, stream.epoch) == ("table", 2)
        assert stream.snapshot is not None
        assert stream.records[-1].seq == expected["seq"]
        assert [list(one) for one in stream.commands] == sample()["commands"][stream.stream]
        stored = await store.records(stream.stream, 1, expected["seq"])
        log = [row for row in logs if row[0] == stream.stream]
        assert [(one.stream, one.seq, one.events) for one in stored] == log
        await store.commit(commit(stream.stream, expected["seq"] + 1, epoch=2))
    assert await store.newest_ms() == sample()["newest_ms"]


async def test_commands_of_the_version_before_are_repeats(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    store = await backend.open()
    await store.claim_streams("table")
    for stream, commands in sample()["commands"].items():
        for command, seq in commands:
            with pytest.raises(Repeated) as repeated:
                await store.commit(commit(stream, 1_000, command, epoch=2))
            assert repeated.value.seq == seq


async def test_every_chip_is_where_it_was(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    store = await backend.open()
    assert await store.check_balance() == []
    accounts: dict[str, int] = sample()["accounts"]
    for account, amount in accounts.items():
        assert await store.balance(account) == amount
    for player in ("ann", "bob", "cid", "dan", "eve", "zed"):
        mine = {name: held for name, held in accounts.items() if owner(name) == player}
        opened = {name: held for name, held in mine.items() if held or name == wallet(player)}
        assert dict(await store.balances_of(player)) == opened
    await backend.close()
    report = backend.audit()
    assert report.problems == ()
    assert report.streams == len(sample()["tables"]) + len(sample()["closed"])


async def test_seats_that_nobody_has_any_more_are_closed(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    store = await backend.open()
    found = backend.execute("SELECT account FROM accounts WHERE closed ORDER BY account")
    accounts: dict[str, int] = sample()["accounts"]
    empty = [name for name, held in accounts.items() if table_of(name) and not held]
    assert [name for (name,) in found] == sorted(empty)
    [table] = sample()["closed"]
    assert seat(table, "eve") in empty
    [roulette] = [name for name, one in sample()["tables"].items() if one["game"] == "roulette"]
    assert seat(roulette, "cid") in empty
    await store.claim_streams("table")
    back = sample()["tables"][roulette]["seq"] + 1
    sits = move("back", wallet("cid"), seat(roulette, "cid"), 100)
    await store.commit(commit(roulette, back, "cid/back", sits, epoch=2))
    assert (await store.balances_of("cid"))[seat(roulette, "cid")] == 100


async def test_closed_tables_stay_closed(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    store = await backend.open()
    [table] = sample()["closed"]
    records = await store.records(table, 1, 1_000)
    for seq in (1, len(records) + 1):
        with pytest.raises(CommitFailed):
            await store.commit(commit(table, seq))
    assert len(await store.rounds(table, limit=9)) == 2


async def test_the_rounds_of_the_version_before_list_who_played(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    store = await backend.open()
    gains: Counter[tuple[str, str]] = Counter()
    played: Counter[tuple[str, str]] = Counter()
    for table, expected in sample()["tables"].items():
        rounds = await store.rounds(table, limit=100)
        assert [one.number for one in rounds] == list(range(expected["rounds"] - 1, 0, -1))
        for one in rounds:
            [last] = await store.records(table, one.last_seq, one.last_seq)
            assert (one.game, one.ended_ms) == (expected["game"], last.at_ms)
            assert one.participants
            for who in one.participants:
                assert who.bot == who.player.startswith("bot-")
                gains[who.player, one.game] += who.gain
                played[who.player, one.game] += 1
    for player in ("bob", "cid", "dan"):
        assert await store.results_of(player) == [
            GameResult(game, count, gains[player, game])
            for (name, game), count in sorted(played.items())
            if name == player
        ]
    newest = await store.rounds_of("ann", limit=5)
    assert [one.round.ended_ms for one in newest] == sorted(
        [one.round.ended_ms for one in newest], reverse=True
    )


async def test_players_and_sessions_are_as_they_were(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    before = [rows(backend.path, question) for question in PEOPLE]
    await backend.open()
    after = [rows(backend.path, question) for question in PEOPLE]
    assert after == before
    assert len(before[0]) == 6


async def test_logs_that_cannot_be_read_do_not_stop_the_upgrade(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    harm = "UPDATE log SET events = ? WHERE table_id = ? AND seq = ?"
    [first, second, third, *_] = sample()["tables"]
    backend.execute(harm, b"no json", first, 1)
    for table, column in ((second, "first_seq"), (third, "last_seq")):
        question = f"SELECT {column} FROM rounds WHERE table_id = ? AND number = 1"
        [[seq]] = backend.execute(question, table)
        backend.execute(harm, b'[{"e":"said"}]', table, seq)
    backend.execute("DELETE FROM log WHERE table_id = ? AND seq = 1", sample()["closed"][0])
    store = await backend.open()
    assert {one.game for one in await store.rounds(first, limit=9)} == {""}
    for table in (second, third):
        *others, oldest = await store.rounds(table, limit=99)
        assert oldest.participants == ()
        assert all(one.participants for one in others)
    await backend.close()
    assert not backend.audit().ok


async def test_an_upgrade_tells_how_many_rounds_are_done(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    told: list[tuple[str, int, int]] = []
    await backend.open(progress=lambda *step: told.append(step))
    [[total]] = backend.execute("SELECT count(*) FROM rounds")
    steps = int(SCHEMA_VERSION) - 1  # the sample is of the first version
    assert told[0] == ("upgrading the database", 0, steps)
    done = [("upgrading the database", step, steps) for step in range(1, steps + 1)]
    assert told[-steps - 1 :] == [("listing who played", total, total), *done]


async def test_an_upgrade_that_breaks_off_changes_nothing(backend: SqliteBackend) -> None:
    class PowerCut(Exception):
        pass

    def cut(what: str, _done: int, _total: int) -> None:
        if what == "listing who played":
            raise PowerCut

    def dump() -> list[str]:
        with closing(sqlite3.connect(backend.path)) as connection:
            return list(connection.iterdump())

    load_sample(backend.path)
    before = dump()
    with pytest.raises(PowerCut):
        await backend.open(progress=cut)
    assert dump() == before
    store = await backend.open()
    assert len((await store.claim_streams("table"))[0]) == len(sample()["tables"])


async def test_reports_ask_for_the_upgrade_first(backend: SqliteBackend) -> None:
    load_sample(backend.path)
    with pytest.raises(TooOld, match="start the house once"):
        audit(backend.path)
    with pytest.raises(TooOld, match="start the house once"):
        list(read_logs(backend.path))
    await backend.open()
    assert {stream for stream, _, _ in read_logs(backend.path)} == {
        *sample()["tables"],
        *sample()["closed"],
    }
