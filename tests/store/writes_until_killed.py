"""A house that deals for ever, for a test that kills it. Prints every commit that is on disk."""

import asyncio
import sys

import msgspec
import structlog
from msgspec.structs import replace

from croupier.ledger.transfer import mint, move, wallet
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Commit
from tests.store.commits import buy_in, commit, settled

TABLES = 12
CHIPS = 10_000


def commit_of(stream: str, seq: int, epoch: int = 1) -> Commit:
    """It depends on its number alone, so that it can be compared later."""
    said = {"e": "said", "text": "x" * (seq * 37 % 900)}
    if seq % 3 == 0:
        won = 7 if seq % 2 else -7
        state = str(seq).encode() if seq % 2 else None
        one = settled(stream, seq, seq // 3, {"ann": won, "bob": -won}, snapshot=state)
    else:
        buys = [buy_in(stream, name, CHIPS) for name in ("ann", "bob")] if seq == 1 else []
        one = commit(stream, seq, None, *buys)
    events = msgspec.json.encode([said, *msgspec.json.decode(one.events)])
    return replace(one, epoch=epoch, command=f"ann/{seq}", events=events)


async def deal(store: SqliteStore, stream: str, seq: int, epoch: int) -> None:
    while True:
        seq += 1
        await store.commit(commit_of(stream, seq, epoch))
        print(stream, seq, flush=True)


async def main(path: str) -> None:
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    store = await SqliteStore.open(path)
    for name in ("ann", "bob"):
        await store.transfer((move(f"hello:{name}", mint(), wallet(name), TABLES * CHIPS),))
    newest = dict.fromkeys((f"t{number}" for number in range(TABLES)), (0, 1))
    found, _ = await store.claim_streams("table")
    for stream in found:
        newest[stream.stream] = int(stream.snapshot or 0) + len(stream.records), stream.epoch
    async with asyncio.TaskGroup() as group:
        for name, (seq, epoch) in newest.items():
            group.create_task(deal(store, name, seq, epoch))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
