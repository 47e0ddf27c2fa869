"""A dealer: runs tables, and takes orders for them only over the bus. It listens on no port."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import structlog
from msgspec.structs import replace
from rich.console import Console

from croupier import __version__
from croupier.bank.banks import connect
from croupier.bank.cashier import Cashier
from croupier.bank.config import banks_of
from croupier.bank.desk import CardDesk
from croupier.bots import bots
from croupier.bus.botthreads import BotThreads
from croupier.bus.chat import SWEEP_MAX, LocalChat
from croupier.bus.coachthreads import CoachThreads
from croupier.bus.local import LocalBus
from croupier.bus.nats.dealer import TableService
from croupier.bus.nats.link import Link
from croupier.bus.nats.rooms import KnownRooms
from croupier.bus.timer import LoopTimer
from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from croupier.cards.ranking import strength
from croupier.games import games
from croupier.games.game import Refused
from croupier.roles.bankline import BankService
from croupier.roles.ownership import ROLE, Ownership
from croupier.roles.vitals import about
from croupier.store.postgres.opening import Sharing
from croupier.store.postgres.store import PostgresStore
from croupier.tables.ports import CommitFailed, TableServices

SWEEP_SECONDS = 60
SWEEPS_MAX = 20  # one after the other, before others have their turn
console = Console(highlight=False, soft_wrap=True)
log = structlog.get_logger("croupier.dealer")


async def run_dealer(
    database: str,
    nats: str,
    name: str,
    bot_ms: tuple[int, int],
    seeds: tuple[Callable[[], bytes], Callable[[], bytes]] = (fresh_seed, fresh_seed),
    *,
    data: Path | None = None,
    chat_days: int = 7,
    allow_rigging: bool = False,
) -> None:
    """Until it is told to stop; then its tables go on elsewhere. Reaches the banks of `banks.toml`
    in the folder `data`. Raises `BusAway`, `BadBanks` or `StoreError` when it cannot begin."""
    entries = () if data is None else banks_of(data)
    console.print(f"[bold]Croupier {__version__}[/], dealer {name}")
    strength(range(5))  # the tables of the ranking are made when the first hand is ranked
    link = await Link.open(nats, name)
    try:
        store = await PostgresStore.open(
            database, sharing=Sharing.SHARED, name=f"{ROLE}{name}", on_trouble=_log_trouble
        )
    except BaseException:
        await link.close()
        raise
    bot_players, coaches, timer = BotThreads(bots()), CoachThreads(games()), LoopTimer()
    pace, (least, most) = Chance(fresh_seed()), bot_ms
    services = TableServices(
        store=store,
        timer=timer,
        bots=bot_players,
        coaches=coaches,
        round_seed=seeds[0],
        other_seed=seeds[1],
        think_ms=lambda: least + pace.below(most - least + 1),
        on_error=_log_error,
    )
    bus = LocalBus(replace(services, allow_rigging=allow_rigging))
    chat = LocalChat(store, bus, timer, _log_error, chat_days)
    banks = connect(entries) if entries else None
    service = TableService(link, bus, chat, b"" if banks is None else banks.public_key)
    service.is_in_trouble = lambda: bool(store.trouble)
    bus.let_in(KnownRooms(link).is_guest)
    ownership = Ownership(store, bus, service, timer.wall_ms, is_heard=lambda: link.is_up)
    service.health = lambda: replace(
        ownership.health(),
        bus_ms=round(link.round_trip * 1000),
        unsent=link.unsent,
        queue=service.queue,
    )
    started_ms = timer.wall_ms()
    service.about = lambda: about(started_ms, store.trouble)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    await ownership.start()
    service.start()
    await link.flush()
    console.print(f"  tables  {len(bus.tables())} taken up")
    console.print("  deals   Ctrl+C hands its tables over")
    chores = [asyncio.create_task(_sweep(chat), name="sweep")]
    if banks is not None:
        cashier = Cashier(banks, store)
        BankService(link, CardDesk(banks), cashier).start()
        chores.append(asyncio.create_task(cashier.run(alone=False), name="repairs"))
        console.print(f"  banks   {', '.join(entry.name for entry in entries)}")
    await stopped.wait()
    console.print("  closing: handing tables over")
    for chore in chores:
        chore.cancel()
    await ownership.stop()
    await service.stop()
    await chat.stop()
    await bus.stop()
    await link.close()
    if banks is not None:
        await banks.close()
    await store.close()
    bot_players.stop()
    coaches.stop()
    console.print("  closed")


async def _sweep(chat: LocalChat) -> None:
    while True:
        with suppress(CommitFailed):
            for _ in range(SWEEPS_MAX):
                if await chat.sweep() < SWEEP_MAX:
                    break
        await asyncio.sleep(SWEEP_SECONDS)


def _log_error(table: str, error: BaseException, order: str | None = None) -> None:
    """The kind alone: what an exception says may name cards."""
    kind = f"Refused {error.code}" if isinstance(error, Refused) else type(error).__name__
    facts = {} if order is None else {"order": order}
    log.error("table_error", table=table, kind=kind, **facts)


def _log_trouble(what: str) -> None:
    if what:
        log.critical("database_not_writable", why=what)
    else:
        log.info("database_writable_again")
