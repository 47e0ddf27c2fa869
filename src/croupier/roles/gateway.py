"""A gateway: holds sockets, sessions and limits, and reaches tables only over the bus. It knows no
rules, and no card but those that it passes on to their owner."""

import asyncio
import itertools
import signal
from collections.abc import Callable
from functools import partial

import structlog
from msgspec.structs import replace
from rich.console import Console

from croupier import __version__
from croupier.bus.nats.chat import NatsChat
from croupier.bus.nats.departures import Departures
from croupier.bus.nats.envelopes import About
from croupier.bus.nats.link import Link
from croupier.bus.nats.permissions import Role
from croupier.bus.nats.processes import KnownProcess, KnownProcesses
from croupier.bus.nats.rooms import NatsRooms
from croupier.bus.nats.tables import NatsBus
from croupier.bus.timer import LoopTimer
from croupier.roles.bankline import BankLine
from croupier.roles.vitals import SILENT_SECONDS, about, health_of, process_overview
from croupier.server.app import Listening, listen
from croupier.server.bookwatch import BookWatch
from croupier.server.context import BankSide, CardRoomSide, ClusterSide, ServerContext, Settings
from croupier.server.metrics import DealerFigures, Durations
from croupier.server.process import raise_open_files
from croupier.store.errors import StoreError
from croupier.store.postgres.opening import Sharing
from croupier.store.postgres.store import PostgresStore
from croupier.tables.ports import CommitFailed
from croupier.wire.phrases import prepare

CHANGES_SECONDS = 2.0
SESSIONS_EVERY = 15  # of these
console = Console(highlight=False, soft_wrap=True)
log = structlog.get_logger("croupier.gateway")


async def run_gateway(
    host: str,
    port: int,
    database: str,
    nats: str,
    name: str,
    settings: Settings,
    opened: Callable[[int], None] = lambda port: None,
) -> None:
    """Until it is told to stop. Raises `BusAway`, `StoreError` or `OSError` at the start."""
    raise_open_files()
    console.print(f"[bold]Croupier {__version__}[/], gateway {name}")
    link = await Link.open(nats, name)
    try:
        store = await PostgresStore.open(
            database, sharing=Sharing.SHARED, name=f"gateway {name}", on_trouble=_log_trouble
        )
    except BaseException:
        await link.close()
        raise
    bus = NatsBus(link, is_open=store.may_be_open)
    await bus.start()
    clock, stopped = LoopTimer().wall_ms, asyncio.Event()
    book = BookWatch(store, clock)
    rooms, bank = NatsRooms(link), BankLine(link, bus.directory)
    rooms.start()
    side = CardRoomSide(rooms, BankSide(bank, bank))
    known, directory = KnownProcesses(link), bus.directory
    cluster = ClusterSide(
        name,
        lambda: link.round_trip,
        lambda: link.unsent,
        lambda: [process_overview(other, directory.tables) for other in known.others()],
    )
    context = ServerContext(
        bus, NatsChat(bus), store, clock, settings, side, stopped.set, book, cluster
    )
    listening = await listen(context, host, port)
    hub = listening.hub
    bus.health = lambda: health_of(link, hub.slices.waiting)
    bus.about = partial(_about, listening)
    bus.on_waiting = hub.tell_waiting
    hub.on_sessions_over = Departures(link, hub.close_sessions).tell
    hub.metrics.bus = link.counts
    hub.metrics.dealers = lambda: dealer_figures(known.others())
    hub.metrics.unsent = lambda: link.unsent
    hub.metrics.round_trips = Durations()
    bus.on_round_trip = hub.metrics.round_trips.note
    shown = "localhost" if host in ("127.0.0.1", "::1", "0.0.0.0") else host
    code = await listening.desk.make_setup_code()
    if code is not None:
        console.print(f"  admin   none yet: go to /admin with the code [bold]{code}")
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    console.print(f"  open    [bold]http://{shown}:{listening.port}[/]; Ctrl+C closes")
    opened(listening.port)
    await asyncio.to_thread(prepare)
    chores = [asyncio.create_task(run) for run in (book.run(), _note_changes(listening, store))]
    await stopped.wait()
    console.print("  closing: telling everybody")
    for chore in chores:
        chore.cancel()
    await listening.stop()
    await rooms.stop()
    await link.close()
    console.print("  closed")


def dealer_figures(processes: list[KnownProcess]) -> list[DealerFigures]:
    """Dealers and rooms listen on no port, so they tell gateways how they are."""
    return [
        DealerFigures(
            process=one.name,
            tables=one.beat.tables,
            waits=one.beat.waits,
            lease_age=one.beat.health.lease_age_ms / 1000,
            commit=one.beat.health.commit_ms / 1000,
            round_trip=one.beat.health.bus_ms / 1000,
            unsent=one.beat.health.unsent,
            queue=one.beat.health.queue,
            takeovers={
                "taken_up": one.beat.health.taken_up,
                "handed_on": one.beat.health.handed_on,
                "fenced": one.beat.health.fenced,
                "unfoldable": one.beat.health.unfoldable,
            },
        )
        for one in processes
        if one.role is not Role.GATEWAY and one.silent < SILENT_SECONDS
    ]


def _about(listening: Listening) -> About:
    own = listening.desk.process()
    return replace(about(own.started_ms, own.trouble), sockets=own.sockets, desks=own.desks)


async def _note_changes(listening: Listening, store: PostgresStore) -> None:
    """Accounts of administrators may be changed from the command line meanwhile; and sessions may
    have ended at another gateway, which nobody has told."""
    for number in itertools.count():
        try:
            await listening.desk.note_changes()
            if number % SESSIONS_EVERY == 0:
                held = {guest.session for guest in listening.hub.everybody()}
                over = held - await store.living_sessions(held)
                await listening.hub.close_sessions(over, "signed_out")
        except (CommitFailed, StoreError) as error:
            log.error("changes_not_noted", why=str(error))
        await asyncio.sleep(CHANGES_SECONDS)


def _log_trouble(what: str) -> None:
    if what:
        log.critical("database_not_writable", why=what)
    else:
        log.info("database_writable_again")
