"""`croupier play` when something is in its way: one clear line, exit code 2, no traceback."""

import asyncio
import shutil
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from croupier.store.heads import export_heads
from croupier.store.reader import reading
from croupier.store.sqlite import SqliteStore
from tests.store.commits import commit

PATIENCE = 60


def croupier(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "croupier.main", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )


def refused(*arguments: object) -> str:
    """The line that it says."""
    done = croupier("play", *arguments)
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert "Traceback" not in done.stdout + done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("croupier: ")
    return line


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        line = refused("--port", port, "--data", tmp_path)
    assert str(port) in line
    assert "--port" in line


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert "choose another place" in refused("--port", 0, "--data", tmp_path / "file" / "data")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"what is this?" * 1000)
    assert "house.db" in refused("--port", 0, "--data", tmp_path)


def test_a_database_that_another_house_uses(tmp_path: Path) -> None:
    async def hold() -> str:
        store = await SqliteStore.open(tmp_path / "house.db")
        try:
            return await asyncio.to_thread(refused, "--port", 0, "--data", tmp_path)
        finally:
            await store.close()

    assert "another process" in asyncio.run(hold())


def test_a_book_that_does_not_balance(tmp_path: Path) -> None:
    async def make() -> None:
        await (await SqliteStore.open(tmp_path / "house.db")).close()

    asyncio.run(make())
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute(
            "INSERT INTO accounts (account, money, is_outer, balance) VALUES (?, ?, ?, ?)",
            ("casino:wallet:thief", "casino", False, 500),
        )
    database.close()
    assert "croupier audit" in refused("--port", 0, "--data", tmp_path)


def test_decisions_that_were_lost_with_a_damaged_log_file_are_named(tmp_path: Path) -> None:
    """SQLite takes the rest of its write-ahead log for never written, and what is left fits
    together: only the signed heads know better."""
    data, before = tmp_path / "data", tmp_path / "before"
    before.mkdir()

    async def make() -> None:
        store = await SqliteStore.open(before / "house.db")
        await store.commit(commit("t1", 1))
        await store.close()
        store = await SqliteStore.open(before / "house.db")
        await store.commit(commit("t1", 2))
        with reading(before / "house.db") as connection:
            export_heads(connection, before, 5_000)
        shutil.copytree(before, data)  # as a power cut would leave it
        await store.close()

    asyncio.run(make())
    log = data / "house.db-wal"
    content = bytearray(log.read_bytes())
    content[24] ^= 1
    log.write_bytes(content)
    with socket.create_server(("127.0.0.1", 0)) as taken:  # it need not open its doors
        done = croupier("play", "--port", taken.getsockname()[1], "--data", data)
    assert "lost    stream t1: record 2 is missing" in done.stdout
    assert "croupier audit --against" in done.stdout


def test_paces_that_are_turned_around(tmp_path: Path) -> None:
    assert "--bot-ms" in refused("--bot-ms", 500, 100, "--data", tmp_path)


@pytest.mark.parametrize("arguments", [["--colour", "red"], ["--port", "x"], ["--port", "70000"]])
def test_options_that_do_not_exist(arguments: list[str]) -> None:
    assert arguments[0] in refused(*arguments)
