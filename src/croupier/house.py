"""A running house: the only place where its parts are wired together."""

import asyncio
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from msgspec.structs import replace
from rich.console import Console
from rich.markup import escape

from croupier import __version__
from croupier.bank.config import BadBanks
from croupier.bots import bots
from croupier.bus.botthreads import BotThreads
from croupier.bus.chat import SWEEP_MAX, LocalChat
from croupier.bus.coachthreads import CoachThreads
from croupier.bus.local import LocalBus
from croupier.bus.timer import LoopTimer
from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from croupier.cards.ranking import strength
from croupier.games import games
from croupier.games.game import Refused
from croupier.kernel.compiled import COMPILED
from croupier.server.app import Listening, listen
from croupier.server.bookwatch import BookWatch
from croupier.server.context import ServerContext, Settings
from croupier.server.process import (
    raise_open_files,
    rest_collector,
    share_interpreter,
    wake_collector,
)
from croupier.server.qr import blocks_of
from croupier.store import DATABASE
from croupier.store.address import is_postgres, told
from croupier.store.choose import open_store
from croupier.store.connection import begin_moment
from croupier.store.errors import StoreError
from croupier.store.heads import FILE as HEADS
from croupier.store.heads import compare_heads, export_heads, newest_heads
from croupier.store.port import Store
from croupier.store.reader import reading
from croupier.tables.ports import TABLE_STREAM, CommitFailed, TableServices
from croupier.wire.phrases import prepare

if TYPE_CHECKING:
    from croupier.cardroom import CardRoom

CHANGES_SECONDS = 2.0
HEADS_SECONDS = 60 * 60
SWEEP_SECONDS = 60
SWEEPS_MAX = 20  # one after the other, before others have their turn
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
    with_card_room: bool = True,
    switch_on: bool = False,
    allow_rigging: bool = False,
    database: Path | str | None = None,
) -> None:
    """Run the house until it is told to stop; `opened` hears the port once players can come. Each
    step of the start is told with its result (EPS-RF-SV-007)."""
    began = time.perf_counter()
    raise_open_files()
    rest_collector()
    console.print(f"[bold]Croupier {__version__}")
    strength(range(5))  # the tables of the ranking are made when the first hand is ranked
    book_at = data / DATABASE if database is None else database
    store = await open_store(book_at, on_trouble=_log_trouble)
    console.print(f"  data    {told(str(book_at)) if is_postgres(book_at) else book_at}")
    if not COMPILED:
        console.print("  coach   thinks in Python, and longer: the kernel is not compiled")
        console.print("  bots    hard ones play without search or solving, for the same reason")
    bot_players, coaches = BotThreads(bots()), CoachThreads(games())
    services = _services(store, bot_players, coaches, seeds, bot_ms)
    if allow_rigging:
        console.print("  [red]testers may name cards at test tables: --allow-rigging")
    bus = LocalBus(replace(services, allow_rigging=allow_rigging))
    timer = LoopTimer()
    book = BookWatch(store, timer.wall_ms)
    await _open_tables(store, bus, book)
    _compare_heads(data, book_at)
    chat = LocalChat(store, bus, timer, _log_error, settings.chat_days)
    card_room = None
    if with_card_room:
        card_room = await _open_card_room(store, bus, timer, data, switch_on)
    side = None if card_room is None else card_room.side
    stopped = asyncio.Event()
    context = ServerContext(bus, chat, store, timer.wall_ms, settings, side, stopped.set, book)
    listening = await listen(context, host, port)
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0") else host
    address = f"http://{shown}:{listening.port}"
    await _tell_administrators(store, listening, address)
    # Before the house is said to be open: whoever reads that may close it at once.
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    console.print(
        f"  open    [bold]{address}[/] after {time.perf_counter() - began:.2f} s; Ctrl+C closes"
    )
    if listening.network:
        _tell_friends(listening.network)
    wake_collector()
    share_interpreter()
    opened(listening.port)
    # Needed as soon as somebody is refused, but not to open the doors.
    await asyncio.to_thread(prepare)
    runs = (book.run(), _note_changes(listening), _sweep_chat(chat), _keep_heads(data, book_at))
    chores = [asyncio.create_task(run) for run in runs]
    await stopped.wait()
    console.print("  closing: telling everybody, finishing what is under way")
    for chore in chores:
        chore.cancel()
    if card_room is not None:
        await card_room.stop_room()
    await listening.stop()
    if card_room is not None:
        await card_room.close()
    bot_players.stop()
    coaches.stop()
    await asyncio.to_thread(_export_heads, data, book_at)
    console.print("  closed")


async def _keep_heads(data: Path, database: Path | str) -> None:
    while True:
        await asyncio.sleep(HEADS_SECONDS)
        await asyncio.to_thread(_export_heads, data, database)


def _export_heads(data: Path, database: Path | str) -> None:
    """Signed, for an owner who keeps them elsewhere. A house goes on without them."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        with reading(database) as connection:
            begin_moment(connection)
            export_heads(connection, data, time.time_ns() // 1_000_000)
    except (StoreError, OSError) as error:
        structlog.get_logger().error("heads_not_written", why=str(error))


def _compare_heads(data: Path, database: Path | str) -> None:
    """A disk may lose what it had confirmed, and the rest still fits together."""
    try:
        heads = newest_heads(data / HEADS)
        if heads is None:
            return
        with reading(database) as connection:
            lost = compare_heads(connection, heads)
    except (StoreError, OSError) as error:
        lost = [str(error)]
    for line in lost:
        console.print(f"  [red]lost    {escape(line)}")
        structlog.get_logger().critical("not_as_it_was", what=line)
    if lost:
        console.print(f"  [red]lost    run croupier audit --against {data / HEADS}")


def _tell_friends(addresses: tuple[str, ...]) -> None:
    """How a phone in the same network comes in, and what to do when it does not."""
    for number, address in enumerate(addresses):
        console.print(f"  {'friends' if number == 0 else '     or'} [bold]{address}[/]")
    console.print(blocks_of(addresses[0]), highlight=False, markup=False)
    console.print(
        "  A phone that cannot reach it: is it in the same network, and not in one for guests?\n"
        "  Does a firewall on this machine let the port in?"
    )


async def _tell_administrators(store: Store, listening: Listening, address: str) -> None:
    """As long as there is none, whoever reads the console makes the first one."""
    code = await listening.desk.make_setup_code()
    if code is None:
        names = len(await store.desk.administrators())
        console.print(f"  admin   {names} known; {address}/admin")
    else:
        console.print(f"  admin   none yet: go to {address}/admin with the code [bold]{code}")


async def _note_changes(listening: Listening) -> None:
    """Accounts of administrators may be changed from the command line meanwhile."""
    while True:
        try:
            await listening.desk.note_changes()
        except (CommitFailed, StoreError) as error:
            structlog.get_logger().error("changes_not_noted", why=str(error))
        await asyncio.sleep(CHANGES_SECONDS)


async def _open_card_room(
    store: Store, bus: LocalBus, timer: LoopTimer, data: Path, switch_on: bool
) -> "CardRoom":
    # A house without banks need not load what talks to them.
    from croupier.cardroom import CardRoom

    try:
        return await CardRoom.open(store, bus, timer, data, console, switch_on)
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


def _log_error(table: str, error: BaseException, order: str | None = None) -> None:
    """The kind alone: what an exception says may name cards."""
    kind = f"Refused {error.code}" if isinstance(error, Refused) else type(error).__name__
    facts = {} if order is None else {"order": order}
    structlog.get_logger().error("table_error", table=table, kind=kind, **facts)


def _log_trouble(what: str) -> None:
    log = structlog.get_logger()
    if what:
        log.critical("database_not_writable", why=what)
    else:
        log.info("database_writable_again")


async def _open_tables(store: Store, bus: LocalBus, book: BookWatch) -> None:
    """A table that cannot be rebuilt is closed and its players get their chips back; the others
    go on where they were."""
    wrong = (await book.check()).problems
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


async def _sweep_chat(chat: LocalChat) -> None:
    """A disk that is full now may have room later."""
    while True:
        with suppress(CommitFailed):
            for _ in range(SWEEPS_MAX):
                if await chat.sweep() < SWEEP_MAX:
                    break
        await asyncio.sleep(SWEEP_SECONDS)
