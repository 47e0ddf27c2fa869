"""A process that has a house with card room and practice bank imported, and forks one whenever it
is asked. The child kills itself with SIGKILL just before or just after the first commit is on disk
that holds something of a given kind.

Says `ready` when everything is imported. Then a line of JSON on its standard input starts a child.
What the child says comes on the same output: its process id, its port, each commit; in the end
`gone`."""

import asyncio
import logging
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from croupier import cardroom
from croupier.cards.entropy import fresh_seed
from croupier.cards.ranking import strength
from croupier.house import console, new_loop, serve
from croupier.rooms import decide as room_decide
from croupier.rooms.commands import RoomOrder, SwitchOff
from croupier.server.context import Settings
from croupier.server.logs import configure
from croupier.store.batch import Batch
from croupier.store.writer import Writer
from croupier.store.writerthread import Item, Reply
from croupier.tables.ports import Commit

SEATS = 2
GAP_MS = 0


class Start(Struct, frozen=True):
    """Without a kind the child lives until somebody kills it."""

    data: str
    kind: str = ""
    after: bool = True
    switch_on: bool = True


class DyingWriter:
    """Wraps the writer's transaction, which holds one thing at a time."""

    def __init__(self, start: Start) -> None:
        self._start = start
        self._transact = Writer._transact

    def __call__(self, writer: Writer, batch: Batch, items: list[Item]) -> list[Reply]:
        [(what, _)] = items
        kinds = kinds_of(what)
        dies = self._start.kind in kinds
        if dies and not self._start.after:
            os.kill(os.getpid(), signal.SIGKILL)
        replies = self._transact(writer, batch, items)
        if dies and replies[0][2] is None:
            os.kill(os.getpid(), signal.SIGKILL)
        if kinds and replies[0][2] is None:
            say(f"commit {' '.join(kinds)}")
        return replies


def kinds_of(what: Any) -> list[str]:
    """What a commit is about, in a few words; none for what has no part in the evening."""
    if isinstance(what, Commit):
        return list(dict.fromkeys(event["e"] for event in json.decode(what.events)))
    # A job of the store is a closure; those about intents hold one.
    for cell in what.__closure__ or ():
        if type(cell.cell_contents).__name__ == "Intent":
            intent = cell.cell_contents
            return [f"{intent.kind}:{intent.state}"]
    return []


def child(start: Start) -> None:
    console.quiet = True
    configure(as_json=True, level=logging.CRITICAL)
    writes_alone(start)
    small_tables()
    settings = Settings(
        sign_ins_per_address=1_000_000, gifts_per_address=1_000_000, hash_memory_kib=1024
    )

    def opened(port: int) -> None:
        say(f"open {port}")
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGUSR1, switch_off)

    with asyncio.Runner(loop_factory=new_loop) as runner:
        seeds = (fresh_seed, fresh_seed)
        data = Path(start.data)
        now = start.switch_on
        house = serve("127.0.0.1", 0, data, settings, seeds, (0, 0), opened, switch_on=now)
        runner.run(house)


def writes_alone(start: Start) -> None:
    """One commit at a time, so that every point between two of them can be met."""
    from croupier.store import writerthread

    writerthread.BATCH_MAX = 1
    dying = DyingWriter(start)
    Writer._transact = lambda self, batch, items: dying(self, batch, items)  # type: ignore[method-assign]


def small_tables() -> None:
    """Two seats and no waiting, so that few people fill the room."""
    values = room_decide.table_values

    def small(settings: Any) -> dict[str, Any]:
        return {**values(settings), "seats": SEATS, "gap_ms": GAP_MS}

    running = import_module("croupier.rooms.running")
    running.table_values = small  # type: ignore[attr-defined]
    opened = cardroom.CardRoom.open.__func__  # type: ignore[attr-defined]

    async def remembered(cls: Any, *args: Any) -> Any:
        CHILD.append(await opened(cls, *args))
        return CHILD[-1]

    cardroom.CardRoom.open = classmethod(remembered)  # type: ignore[assignment, method-assign]


CHILD: list[cardroom.CardRoom] = []


def switch_off() -> None:
    """The administrator's order; a second one is refused, which is as well."""
    order = RoomOrder(cardroom.ROOM, cardroom.OWNER, "the last order", SwitchOff())
    task = asyncio.ensure_future(CHILD[-1]._rooms.order(order))
    task.add_done_callback(lambda done: done.exception())


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def main() -> None:
    strength(range(5))
    print("ready", flush=True)
    for line in sys.stdin:
        start = json.decode(line, type=Start)
        pid = os.fork()
        if pid == 0:
            try:
                say(f"pid {os.getpid()}")
                child(start)
            finally:
                os._exit(1)
        os.waitpid(pid, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
