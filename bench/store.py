"""What one durable decision costs: CPU and decisions per second, by the number of tables.

Every table has one decision under way at a time, as in the house, so the size of a batch follows
from how many tables wait while the disk works. Every twelfth decision settles a round of six. The
CPU that the tables of this program use themselves is measured first and subtracted.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import psycopg
from msgspec import Struct

from croupier.ledger.transfer import Posting, Transfer, mint, move, seat
from croupier.store.choose import open_store
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import TABLE_STREAM, Commit, Participant, RoundRecord
from tools.postgres import DURABLE, PostgresServer

ACTIONS_A_ROUND = 12
EVENTS = b'[{"e":"played","event":{"e":"called","seat":3,"chips":2000}},' + b" " * 260 + b"]"
SEATS = 6


Store = Callable[[Commit], Awaitable[object]]


async def run_table(store: Store, table: str, decisions: int) -> None:
    players = [f"{table}-{number}" for number in range(SEATS)]
    buy = [move(f"in:{name}", mint(), seat(table, name), 50_000) for name in players]
    await store(Commit(table, TABLE_STREAM, 1, 0, 1, None, EVENTS, tuple(buy)))
    for seq in range(2, decisions + 2):
        command = f"{players[seq % SEATS]}:{seq:08x}-{table}"
        at_ms = seq * 1000
        number, over = divmod(seq, ACTIONS_A_ROUND)
        if over:
            acted = Commit(table, TABLE_STREAM, 1, seq - 1, at_ms, command, EVENTS, in_turn=True)
            await store(acted)
            continue
        gains = [100, -100, 200, -200, 0, 0] if number % 2 else [-100, 100, -200, 200, 0, 0]
        results = list(enumerate(zip(players, gains, strict=True)))
        won = tuple(Posting(seat(table, name), gain) for _, (name, gain) in results)
        played = tuple(Participant(name, name, place, gain) for place, (name, gain) in results)
        first = seq - ACTIONS_A_ROUND + 1
        await store(
            Commit(
                table,
                TABLE_STREAM,
                1,
                seq - 1,
                at_ms,
                command,
                EVENTS,
                (Transfer(f"round:{table}:{number}", won),),
                snapshot=b"{}" * 1000 if number % 20 == 0 else None,
                in_turn=True,
                round=RoundRecord(number, "holdem", first, seq, at_ms, played),
            )
        )


def cpu_s() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def run_tables(store: Store, tables: int, each: int) -> tuple[float, float]:
    """CPU and wall clock, in seconds."""
    cpu, wall = cpu_s(), time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(tables):
            group.create_task(run_table(store, f"table-{number:04}", each))
    return cpu_s() - cpu, time.perf_counter() - wall


def store_nothing(_: Commit) -> "asyncio.Future[None]":
    loop = asyncio.get_running_loop()
    future: asyncio.Future[None] = loop.create_future()
    loop.call_soon(future.set_result, None)
    return future


class Cost(Struct, frozen=True):
    tables: int
    decisions_per_s: float
    cpu_us: float  # a decision


async def measure(database: Path | str, tables: int, decisions: int) -> Cost:
    """Of PostgreSQL only what this process does is counted, not what the server does."""
    each = max(1, decisions // tables)
    idle, _ = await run_tables(store_nothing, tables, each)
    store = await open_store(database)
    cpu, wall = await run_tables(store.commit, tables, each)
    await store.close()
    done = tables * (each + 1)
    return Cost(tables, done / wall, (cpu - idle) / done * 1e6)


async def measure_load(folder: Path, tables: int, records: int) -> None:
    """A start: open, and read every table from its snapshot on."""
    path = folder / "load.db"
    store = await SqliteStore.open(path)
    for seq in range(1, records + 2):
        snapshot = b"{}" * 1000 if seq == 1 else None
        names = [f"table-{number:04}" for number in range(tables)]
        written = [
            Commit(name, TABLE_STREAM, 1, seq - 1, seq, None, EVENTS, snapshot=snapshot)
            for name in names
        ]
        await asyncio.gather(*(store.commit(one) for one in written))
    await store.close()
    begin = time.perf_counter()
    store = await SqliteStore.open(path)
    opened = time.perf_counter()
    found, _ = await store.claim_streams(TABLE_STREAM)
    loaded = time.perf_counter()
    await store.close()
    assert sum(len(stream.records) for stream in found) == tables * records
    print(
        f"{tables} tables with a snapshot and {records} records: "
        f"open {(opened - begin) * 1000:.0f} ms, load {(loaded - opened) * 1000:.0f} ms"
    )


async def main(
    folder: Path, decisions: int, new_database: Callable[[int], str] | None = None
) -> None:
    await (await SqliteStore.open(folder / "warm.db")).close()  # imports are not counted
    print("tables  decisions / s  µs CPU / decision")
    for tables in (1, 8, 32, 64, 300):
        database = new_database(tables) if new_database else folder / f"{tables}.db"
        cost = await measure(database, tables, decisions if tables > 8 else decisions // 10)
        print(f"{tables:>6} {cost.decisions_per_s:>14,.0f} {cost.cpu_us:>18.1f}", flush=True)
    if new_database is None:
        await measure_load(folder, 500, 30)


def on_postgres(server: PostgresServer) -> Callable[[int], str]:
    """A database for each measurement, on a server that waits for its disk."""

    def make(number: int) -> str:
        with psycopg.connect(server.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE bench_{number}".encode())
        return server.url(f"bench_{number}")

    return make


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=60_000)
    parser.add_argument("--folder", type=Path, help="a folder on the disk to be measured")
    parser.add_argument("--postgres", action="store_true", help="a PostgreSQL instead of a file")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as name, ExitStack() as stack:
        new_database = None
        if options.postgres:
            new_database = on_postgres(stack.enter_context(PostgresServer(DURABLE)))
        asyncio.run(main(Path(name), options.decisions, new_database))
