"""A house on PostgreSQL: what it says when something is in the way, how it is moved there, and that
it goes on by itself after the database was away."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest
from click.testing import CliRunner, Result

from croupier.main import main
from croupier.store.audit import audit
from croupier.store.port import Picture
from croupier.store.postgres.opening import Sharing
from croupier.store.postgres.store import PostgresStore
from croupier.store.sqlite import SqliteStore
from tests.commands.test_evening import Guest, playing
from tests.commands.test_play import refused
from tests.postgres import execute, new_database, server
from tests.store.commits import buy_in, commit, give, settled
from tools.postgres import DURABLE, PostgresServer


def croupier(*arguments: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)


def by_tcp(url: str, password: str | None = None) -> str:
    return server().tcp_url(url.partition("?")[0].rpartition("/")[2], password)


def test_a_postgres_that_is_away(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    line = refused("--database", f"postgresql://ann:secret@127.0.0.1:{port}/x", "--data", tmp_path)
    assert f"postgresql://ann@127.0.0.1:{port}/x" in line
    assert "cannot be reached" in line
    assert "secret" not in line


def test_a_wrong_password_and_a_wrong_name(tmp_path: Path) -> None:
    wrong = by_tcp(new_database(), "not-the-one")
    line = refused("--database", wrong, "--data", tmp_path)
    assert "password authentication failed" in line
    assert "not-the-one" not in line
    line = refused("--database", server().url("nobody_made_this"), "--data", tmp_path)
    assert "createdb" in line


def test_the_password_may_stay_out_of_the_address(tmp_path: Path) -> None:
    url = by_tcp(new_database())
    bare = url.replace(f":{server().password}@", "@")
    asked = [sys.executable, "-m", "croupier.main", "audit", "--database", bare]
    passfile = tmp_path / "pgpass"
    passfile.write_text(f"*:*:*:postgres:{server().password}\n")
    passfile.chmod(0o600)
    for given in ({"PGPASSWORD": server().password}, {"PGPASSFILE": str(passfile)}):
        done = subprocess.run(asked, capture_output=True, text=True, env=os.environ | given)
        assert done.returncode == 0, done.stdout
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 2
    assert "check the name and the password" in done.stdout


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    url = new_database()
    execute(url, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused("--database", url, "--data", tmp_path)
    assert "newer version" in croupier("audit", "--database", url).output


def test_a_database_of_somebody_else(tmp_path: Path) -> None:
    url = new_database(ready=False)
    execute(url, "CREATE TABLE customers (name text)")
    assert "not a database of Croupier" in refused("--database", url, "--data", tmp_path)
    assert execute(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(1,)]


@pytest.mark.parametrize("sharing", list(Sharing))
def test_a_database_that_another_house_uses(tmp_path: Path, sharing: Sharing) -> None:
    url = new_database()

    async def hold() -> str:
        store = await PostgresStore.open(url, sharing=sharing)
        try:
            return await asyncio.to_thread(refused, "--database", url, "--data", tmp_path)
        finally:
            await store.close()

    assert "another process" in asyncio.run(hold())


def test_an_address_that_is_none(tmp_path: Path) -> None:
    assert "postgresql://" in refused("--database", "mysql://x/y", "--data", tmp_path)


def test_backup_says_what_to_use_instead(tmp_path: Path) -> None:
    for command in ("backup", "restore"):
        done = croupier(command, tmp_path, "--database", "postgresql://x/y")
        assert done.exit_code == 2
        assert "pg_" in done.output


def test_administrators_are_kept_beside_a_running_house(tmp_path: Path) -> None:
    url = new_database(ready=False)
    made = croupier("admin", "add", "Boss", "--database", url, typed="long enough 1\n")
    assert made.exit_code == 0, made.output
    again = croupier("admin", "add", "boss", "--database", url, typed="long enough 1\n")
    assert (again.exit_code, "already" in again.output) == (2, True)
    assert "Boss: administrator" in croupier("admin", "list", "--database", url).output
    assert audit(url).problems == ()


def make_house(data: Path) -> None:
    async def run() -> None:
        store = await SqliteStore.open(data / "house.db")
        for player in ("ann", "bob"):
            await store.create_player(player, player.title(), 5)
            await give(store, player, 500)
        chips = buy_in("t1", "ann", 500), buy_in("t1", "bob", 400)
        await store.commit(commit("t1", 1, "ann/open", *chips))
        await store.commit(settled("t1", 2, 1, {"ann": 50, "bob": -60}, 10, snapshot=b"{}"))
        await store.release_name("bob")
        await store.set_picture("ann", "back", Picture("v1", bytes(range(256)) * 40))
        await store.create_session(b"token", "ann", 1, 10**15)
        await store.close()

    data.mkdir()
    asyncio.run(run())


def test_a_house_moves_to_postgres_with_everything_it_has(tmp_path: Path) -> None:
    data, url = tmp_path / "data", new_database(ready=False)
    make_house(data)
    before = audit(data / "house.db")
    moved = croupier("move", "--to", url, "--data", data)
    assert moved.exit_code == 0, moved.output
    assert before.summary() in moved.output

    async def look() -> None:
        async def all_of(store: SqliteStore | PostgresStore) -> list[object]:
            streams, damaged = await store.claim_streams("table")
            return [
                streams,
                damaged,
                await store.balances(),
                await store.rounds("t1", limit=9),
                await store.picture("ann", "back"),
                await store.session(b"token"),
                await store.player_by_name("Ann"),
                await store.player_by_name("Bob"),
                await store.carried_out("t1", "ann/open"),
            ]

        old = await SqliteStore.open(data / "house.db")
        new = await PostgresStore.open(url)
        assert await all_of(old) == await all_of(new)
        await new.commit(commit("t1", 3, epoch=2))
        await old.close()
        await new.close()

    asyncio.run(look())
    assert audit(url).problems == ()
    again = croupier("move", "--to", url, "--data", data)
    assert (again.exit_code, "a house already" in again.output) == (2, True)


def test_a_house_that_runs_is_not_moved(tmp_path: Path) -> None:
    data, url = tmp_path / "data", new_database()
    make_house(data)

    async def hold() -> Result:
        store = await SqliteStore.open(data / "house.db")
        try:
            return await asyncio.to_thread(croupier, "move", "--to", url, "--data", data)
        finally:
            await store.close()

    done = asyncio.run(hold())
    assert (done.exit_code, "another process" in done.output) == (2, True)
    assert audit(url).streams == 0


@pytest.mark.asyncio
async def test_a_house_waits_for_its_database_and_goes_on_in_the_same_hand(tmp_path: Path) -> None:
    with PostgresServer(DURABLE) as own:
        execute(own.url(), "CREATE DATABASE house")
        url = own.url("house")
        async with (
            playing(tmp_path, "--database", url) as (address, said),
            aiohttp.ClientSession(address, cookie_jar=aiohttp.CookieJar(unsafe=True)) as http,
        ):
            async with http.post("/api/sign-in", json={"name": "Ann"}) as answer:
                assert answer.status == 200
            async with http.ws_connect("/ws") as ws:
                ann = Guest(ws)
                opened = await ann.order(
                    "open_table", game="holdem", preset="heads-up", settings={"gap_ms": 600_000}
                )
                table = opened["table"]
                await ann.watch(table)
                await ann.order("sit", table=table, chips=100_000)
                frame = await ann.order("seat_bot", table=table, kind="thirds")
                while not frame.get("options"):
                    frame = await ann.hear()
                cards = frame["private"]["cards"]
                await asyncio.to_thread(own.kill)
                do = "check" if frame["options"].get("check") else "call"
                act = {"t": "act", "id": "late", "table": table, "turn": frame["pending"]["turn"]}
                await ws.send_json(act | {"action": {"do": do}})
                while (heard := await ws.receive_json(timeout=60))["t"] != "refusal":
                    pass
                assert heard["code"] == "not_saved", heard
                async with http.get("/api/me") as answer:
                    assert answer.status == 503
                await asyncio.to_thread(own.start)
                while heard["t"] == "refusal":  # as a player would: once more, and not too fast
                    await asyncio.sleep(0.3)
                    await ws.send_json(act | {"action": {"do": do}})
                    heard = await ws.receive_json(timeout=60)
                    while "late" not in (heard.get("id"), heard.get("ack")):
                        heard = await ws.receive_json(timeout=60)
                assert heard["private"]["cards"] == cards
                await ann.play_on(table, heard)
        assert any("database_not_writable" in line for line in said)
        assert any("database_writable_again" in line for line in said)
        assert audit(url).problems == ()
