"""`croupier backup` and `croupier restore`, on a house that runs and on one that is stopped."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from click.testing import CliRunner, Result

from croupier.main import main
from croupier.store.heads import export_heads
from croupier.store.reader import reading
from croupier.store.sqlite import SqliteStore
from tests.store.commits import commit, give


def croupier(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def play(data: Path, first_seq: int, records: int) -> None:
    async def run() -> None:
        store = await SqliteStore.open(data / "house.db")
        await give(store, f"ann{first_seq}", 700)
        for seq in range(first_seq, first_seq + records):
            await store.commit(commit("t1", seq))
        await store.close()

    data.mkdir(exist_ok=True)
    asyncio.run(run())


def records(data: Path) -> int:
    with closing(sqlite3.connect(data / "house.db")) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


def test_a_house_that_runs_is_copied_as_it_is_at_one_moment(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    data.mkdir()

    async def run() -> tuple[Result, int]:
        store = await SqliteStore.open(data / "house.db")
        writing = True
        seq = 0

        async def write() -> None:
            nonlocal seq
            while writing:
                await store.commit(commit("t1", seq + 1))
                seq += 1

        await store.commit(commit("t1", 1))
        seq = 1
        task = asyncio.create_task(write())
        done = await asyncio.to_thread(croupier, "backup", copies, "--data", data)
        writing = False
        await task
        await store.close()
        return done, seq

    done, written = asyncio.run(run())
    assert done.exit_code == 0, done.output
    assert "no problem" in done.output
    assert 1 <= records(copies) <= written
    assert (copies / "house.db").stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in copies.iterdir()) == ["house.db"]


def test_a_backup_comes_back_and_nothing_is_thrown_away(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    play(data, 1, 3)
    (data / "banks.toml").write_text("# none\n", encoding="utf-8")
    assert croupier("backup", copies, "--data", data).exit_code == 0
    again = croupier("backup", copies, "--data", data)
    assert (again.exit_code, "is there already" in again.output) == (2, True)
    play(data, 4, 2)
    with reading(data / "house.db") as connection:
        export_heads(connection, data, 5_000)
    done = croupier("restore", copies, "--data", data)
    assert done.exit_code == 0, done.output
    assert "not in the backup: stream t1: record 5 is missing" in done.output
    assert records(data) == 3
    (aside,) = data.glob("before-restore-*")
    assert records(aside) == 5
    assert (data / "banks.toml").read_text(encoding="utf-8") == "# none\n"
    play(data, 4, 1)


def test_a_house_that_runs_is_not_replaced(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    play(data, 1, 3)
    croupier("backup", copies, "--data", data)

    async def run() -> Result:
        store = await SqliteStore.open(data / "house.db")
        done = await asyncio.to_thread(croupier, "restore", copies, "--data", data)
        await store.close()
        return done

    done = asyncio.run(run())
    assert done.exit_code == 2
    assert "another process uses this database" in done.output
    assert records(data) == 3


def test_a_backup_that_was_changed_is_not_restored(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    play(data, 1, 3)
    croupier("backup", copies, "--data", data)
    with sqlite3.connect(copies / "house.db") as connection:
        connection.execute("UPDATE log SET at_ms = at_ms + 1 WHERE seq = 2")
    connection.close()
    done = croupier("restore", copies, "--data", data)
    assert done.exit_code == 1
    assert "stream t1: record 2 is not as it was written" in done.output
    assert "nothing was changed" in done.output
    assert not list(data.glob("before-restore-*"))
    empty = croupier("restore", tmp_path, "--data", data)
    assert (empty.exit_code, "no backup" in empty.output) == (2, True)


def test_the_audit_compares_with_heads_that_were_kept(tmp_path: Path) -> None:
    data = tmp_path / "data"
    play(data, 1, 3)
    with reading(data / "house.db") as connection:
        heads = export_heads(connection, data, 5_000)
    kept = data / "heads.jsonl"
    done = croupier("audit", "--data", data, "--against", kept)
    assert done.exit_code == 0, done.output
    assert heads.key in done.output
    with closing(sqlite3.connect(data / "house.db")) as connection, connection:
        connection.execute("DELETE FROM log WHERE seq = 3")
    lost = croupier("audit", "--data", data, "--against", kept)
    assert lost.exit_code == 1
    assert "stream t1: record 3 is missing, it was there at 1970-01-01T00:00:05" in lost.output
    assert "What can still be trusted:" in lost.output
    kept.write_text("junk\n", encoding="ascii")
    bad = croupier("audit", "--data", data, "--against", kept)
    assert (bad.exit_code, "line 1: cannot be read" in bad.output) == (2, True)
