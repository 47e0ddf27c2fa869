"""The rooms of a house of many processes: the queue and its guests, in a process that owns no table
and reaches no bank (EPS-DD-002, EPS-DD-004). A second one waits until the first is gone."""

import asyncio
import secrets
import signal
from contextlib import suppress

import structlog
from msgspec.structs import replace
from rich.console import Console

from croupier import __version__
from croupier.bus.nats import subjects
from croupier.bus.nats.directory import MISSING_SECONDS, Directory
from croupier.bus.nats.envelopes import Beat, encode
from croupier.bus.nats.link import Link
from croupier.bus.nats.rooms import RoomService
from croupier.bus.nats.tables import NatsBus
from croupier.bus.rooms import LocalRooms
from croupier.bus.timer import LoopTimer
from croupier.cardroom import OWNER, ROOM, SETTINGS, send_home
from croupier.games.game import Refused
from croupier.roles.bankline import BankLine
from croupier.roles.vitals import about, health_of
from croupier.rooms.codec import restore
from croupier.rooms.commands import MakeRoom, RoomOrder, SwitchOn
from croupier.rooms.ports import ROOM_STREAM
from croupier.rooms.room import RoomState
from croupier.store.errors import StoreError
from croupier.store.postgres.opening import Sharing
from croupier.store.postgres.store import PostgresStore
from croupier.tables.codec import Unfoldable
from croupier.tables.ports import CommitFailed, Repeated, StoredStream

LEASE_MS = 6_000
MARGIN_MS = 1_500
RENEW_SECONDS = 1.5
ROOMS_MAX = 100
MADE = "/make"  # the order by which the house makes a room
console = Console(highlight=False, soft_wrap=True)
log = structlog.get_logger("croupier.rooms")


async def run_rooms(database: str, nats: str, name: str, *, switch_on: bool = False) -> None:
    """Until it is told to stop, or has lost its lease: then it ends, and whoever runs it starts it
    again. Raises `BusAway` or `StoreError` when it cannot begin."""
    console.print(f"[bold]Croupier {__version__}[/], rooms {name}")
    link = await Link.open(nats, name)
    try:
        store = await PostgresStore.open(database, sharing=Sharing.SHARED, name=f"rooms {name}")
    except BaseException:
        await link.close()
        raise
    bus = NatsBus(link, subjects.HOUSE, store.may_be_open)
    await bus.start()
    line = BankLine(link, bus.directory)
    rooms = LocalRooms(store, bus, line, LoopTimer(), _report)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    lease = Lease(store, stopped)
    keeping = asyncio.create_task(lease.keep(), name="lease")
    await store.renew(LEASE_MS)
    console.print("  waits   for rooms that nobody owns")
    life, started_ms = secrets.token_hex(4), LoopTimer().wall_ms()
    service = RoomService(link, rooms, life)
    service.health = lambda: replace(
        health_of(link, service.queue), taken_up=len(service.known), **lease.ages()
    )
    service.about = lambda: replace(about(started_ms, store.trouble), rooms=service.known)
    while not stopped.is_set():
        if await _take_up(store, rooms, bus.directory):
            service.start()
            await _open_up(store, rooms, line, switch_on)
            await stopped.wait()
        else:
            beat = Beat(life, waits=True, health=service.health(), about=service.about())
            link.send(subjects.beat("rooms", name), encode(beat))
            await _pause(stopped, RENEW_SECONDS)
    console.print("  closing")
    keeping.cancel()
    await service.stop()
    await rooms.stop()
    await bus.stop()
    try:
        await store.leave()
    except (CommitFailed, StoreError) as error:
        log.error("lease not given up", why=str(error))
    await link.close()
    await store.close()
    console.print("  closed")


class Lease:
    """Ends the process before somebody else could own its rooms."""

    def __init__(self, store: PostgresStore, stopped: asyncio.Event) -> None:
        self._store = store
        self._stopped = stopped
        self._now = asyncio.get_running_loop().time
        self._renewed = self._now()
        self._renewal = 0.0  # the seconds that the last one took

    def ages(self) -> dict[str, int]:
        """As `Health` has them."""
        age = self._now() - self._renewed
        return {"lease_age_ms": round(age * 1000), "commit_ms": round(self._renewal * 1000)}

    async def keep(self) -> None:
        now = self._now
        ends = now() + (LEASE_MS - MARGIN_MS) / 1000
        while True:
            began = now()
            try:
                async with asyncio.timeout(max(0.0, ends - began)):
                    if not await self._store.renew(LEASE_MS):
                        break
                self._renewed, self._renewal = began, now() - began
                ends = began + (LEASE_MS - MARGIN_MS) / 1000
            except TimeoutError:
                break
            except (CommitFailed, StoreError) as error:
                log.warning("lease not renewed", why=str(error))
            if now() >= ends:
                break
            await asyncio.sleep(min(RENEW_SECONDS, max(0.0, ends - now())))
        log.error("lease over")
        self._stopped.set()


async def _take_up(store: PostgresStore, rooms: LocalRooms, directory: Directory) -> bool:
    """Whether this process owns the rooms now. The first one of a house makes the room."""
    streams, damaged = await store.claim_free(ROOM_STREAM, limit=ROOMS_MAX)
    await asyncio.gather(*(_find_tables(stored, directory) for stored in streams))
    lost = [*damaged, *(room for room, _ in rooms.start(streams))]
    if lost:
        raise StoreError(f"the log of the room {lost[0]} cannot be read; restore a backup")
    if streams:
        return True
    if await store.carried_out(ROOM, MADE) is not None:
        return False  # another process has it
    try:
        await rooms.make(ROOM, MakeRoom("Card room", SETTINGS))
    except (CommitFailed, Repeated):
        return False  # another one was quicker
    return True


async def _find_tables(stored: StoredStream, directory: Directory) -> None:
    """A room whose table is gone sees its guests off. So one whose owner was not heard yet, or has
    just died, is waited for as long as a takeover may last."""
    with suppress(Unfoldable):
        tables = restore(stored).tables
        await asyncio.gather(*(directory.knows(table, MISSING_SECONDS) for table in tables))


async def _open_up(
    store: PostgresStore, rooms: LocalRooms, line: BankLine, switch_on: bool
) -> None:
    room = await rooms.make(ROOM, MakeRoom("Card room", SETTINGS))
    if switch_on and room.state is RoomState.OFF:
        order = f"start-{room.season}"
        room = await rooms.order(RoomOrder(ROOM, OWNER, order, SwitchOn()))
    console.print(f"  room    {room.name} is {room.state}, {len(room.queue)} in the queue")
    try:
        await send_home(store, rooms, line)
    except Refused as refused:
        log.warning("chips not sent home", why=refused.code)


async def _pause(stopped: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stopped.wait()
    except TimeoutError:
        return


def _report(room: str, error: BaseException) -> None:
    """The kind alone: what an exception says may name an account."""
    log.error("room_error", room=room, kind=type(error).__name__)
