"""A running house: the only place where its parts are wired together."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from rich.console import Console

from croupier import __version__
from croupier.bank.config import BadBanks
from croupier.bots import bots
from croupier.bus.botthreads import BotThreads
from croupier.bus.coachthreads import CoachThreads
from croupier.bus.local import LocalBus
from croupier.bus.timer import LoopTimer
from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from croupier.cards.ranking import strength
from croupier.games import games
from croupier.games.game import Refused
from croupier.kernel.compiled import COMPILED
from croupier.server.app import listen
from croupier.server.context import ServerContext, Settings
from croupier.server.process import raise_open_files, rest_collector, wake_collector
from croupier.store import DATABASE
from croupier.store.errors import StoreError
from croupier.store.port import Store
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import TABLE_STREAM, TableServices
from croupier.wire.phrases import ENGLISH, catalogue

if TYPE_CHECKING:
    from croupier.cardroom import CardRoom

BALANCE_SECONDS = 60
Seeds = tuple[Callable[[], bytes], Callable[[], bytes]]  # of rounds, and of all the rest
console = Console(highlight=False, soft_wrap=True)


def new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(
    host: str,
    port: int,
    data: Path,
    settings: Settings,
    seeds: Seeds,
    bot_ms: tuple[int, int],
    opened: Callable[[int], None] = lambda port: None,
    *,
    with_card_room: bool = False,
) -> None:
    """Run the house until it is told to stop; `opened` hears the port once players can come."""
    began = time.perf_counter()
    raise_open_files()
    rest_collector()
    console.print(f"[bold]Croupier {__version__}")
    strength(range(5))  # the tables of the ranking are made when the first hand is ranked
    store = await SqliteStore.open(data / DATABASE, on_trouble=_log_trouble)
    console.print(f"  data    {data / DATABASE}")
    if not COMPILED:
        console.print("  coach   thinks in Python, and longer: the kernel is not compiled")
    bot_players, coaches = BotThreads(bots()), CoachThreads(games())
    bus = LocalBus(_services(store, bot_players, coaches, seeds, bot_ms))
    await _open_tables(store, bus)
    timer = LoopTimer()
    card_room = await _open_card_room(store, bus, timer, data) if with_card_room else None
    side = None if card_room is None else card_room.side
    context = ServerContext(bus, store, timer.wall_ms, settings, side)
    listening = await listen(context, host, port)
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0") else host
    console.print(
        f"  open    [bold]http://{shown}:{listening.port}[/] "
        f"after {time.perf_counter() - began:.2f} s; Ctrl+C closes"
    )
    wake_collector()
    opened(listening.port)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    # Needed as soon as somebody is refused, but not to open the doors.
    await asyncio.to_thread(catalogue, ENGLISH)
    balance = asyncio.create_task(_watch_balance(store))
    await stopped.wait()
    console.print("  closing: telling everybody, finishing what is under way")
    balance.cancel()
    if card_room is not None:
        await card_room.stop_room()
    await listening.stop()
    if card_room is not None:
        await card_room.close()
    bot_players.stop()
    coaches.stop()
    console.print("  closed")


async def _open_card_room(store: Store, bus: LocalBus, timer: LoopTimer, data: Path) -> "CardRoom":
    # A house without banks need not load what talks to them.
    from croupier.cardroom import CardRoom

    try:
        return await CardRoom.open(store, bus, timer, data, console)
    except BadBanks as error:
        raise StoreError(str(error)) from error


def _services(
    store: Store,
    bot_players: BotThreads,
    coaches: CoachThreads,
    seeds: Seeds,
    bot_ms: tuple[int, int],
) -> TableServices:
    pace = Chance(fresh_seed())
    least, most = bot_ms
    return TableServices(
        store=store,
        timer=LoopTimer(),
        bots=bot_players,
        coaches=coaches,
        round_seed=seeds[0],
        other_seed=seeds[1],
        think_ms=lambda: least + pace.below(most - least + 1),
        on_error=_log_error,
    )


def _log_error(table: str, error: BaseException) -> None:
    """The kind alone: what an exception says may name cards."""
    kind = f"Refused {error.code}" if isinstance(error, Refused) else type(error).__name__
    structlog.get_logger().error("table_error", table=table, kind=kind)


def _log_trouble(what: str) -> None:
    log = structlog.get_logger()
    if what:
        log.critical("database_not_writable", why=what)
    else:
        log.info("database_writable_again")


async def _open_tables(store: Store, bus: LocalBus) -> None:
    """A table that cannot be rebuilt is closed and its players get their chips back; the others
    go on where they were."""
    wrong = await store.check_balance()
    if wrong:
        raise StoreError(f"the book does not balance: {wrong[0]}; run `croupier audit`")
    console.print("  book    balances")
    newest_ms = await store.newest_ms()
    streams, damaged = await store.claim_streams(TABLE_STREAM)
    lost = [(table, "its log was changed") for table in damaged]
    lost += [(table, str(reason)) for table, reason in await bus.start(streams, newest_ms)]
    for table, why in lost:
        await store.abandon(table)
        console.print(f"  [red]table {table} closed and refunded: {why}")
    console.print(f"  tables  {len(streams) + len(damaged) - len(lost)} open")


async def _watch_balance(store: Store) -> None:
    while True:
        await asyncio.sleep(BALANCE_SECONDS)
        for line in await store.check_balance():
            structlog.get_logger().critical("book_out_of_balance", what=line)
