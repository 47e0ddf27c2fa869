"""A house that deals for ever, for a test that kills it. Prints every decision that is on disk."""

import asyncio
import sys

from msgspec import json

from croupier.ledger.transfer import Posting, Transfer, mint, move, seat, wallet
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Commit, Record, RoundSpan

TABLES = 12
CHIPS = 10_000


def decision(table: str, seq: int) -> Commit:
    """What a table decides depends on its number alone, so that it can be compared later."""
    won = 7 if seq % 2 else -7
    facts: list[dict[str, object]] = [{"e": "said", "text": "x" * (seq * 37 % 900)}]
    if seq % 3 == 0:
        facts.append({"e": "round_closed", "number": seq // 3, "gains": {"0": won, "1": -won}})
    record = Record(table, seq, seq * 10, f"ann/{seq}", json.encode(facts))
    if seq == 1:
        names = ("ann", "bob")
        buys = [move(f"in:{table}:{n}", wallet(n), seat(table, n), CHIPS) for n in names]
        return Commit(record, tuple(buys))
    if seq % 3:
        return Commit(record)
    gains = (Posting(seat(table, "ann"), won), Posting(seat(table, "bob"), -won))
    settled = Transfer(f"round:{table}:{seq // 3}", gains)
    state = str(seq).encode() if seq % 2 else None
    return Commit(record, (settled,), state, RoundSpan(seq // 3, seq - 2, seq))


async def deal(store: SqliteStore, table: str, head: int) -> None:
    while True:
        head += 1
        await store.commit(decision(table, head))
        print(table, head, flush=True)


async def main(path: str) -> None:
    store = await SqliteStore.open(path)
    for name in ("ann", "bob"):
        await store.transfer((move(f"hello:{name}", mint(), wallet(name), TABLES * CHIPS),))
    heads = dict.fromkeys((f"t{number}" for number in range(TABLES)), 0)
    for table in await store.load():
        heads[table.table] = int(table.snapshot or 0) + len(table.records)
    async with asyncio.TaskGroup() as group:
        for name, head in heads.items():
            group.create_task(deal(store, name, head))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
