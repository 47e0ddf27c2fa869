"""What goes on in the house, for administrators who look: read a few times a second while there is
one, compared with what was told last, and told where it is different. While nobody looks it costs
nothing."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from traceback import format_exc
from typing import Any

import structlog
from msgspec import UNSET, Struct

from croupier import __version__
from croupier.ledger.intents import Intent
from croupier.ledger.transfer import money_of, table_of
from croupier.rooms.room import Guest, Room
from croupier.server.admin.desks import Desk, Desks
from croupier.server.bookwatch import BookWatch
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.hub import Hub
from croupier.server.process import memory_bytes
from croupier.server.roomnews import shown
from croupier.tables.overview import TableOverview
from croupier.tables.settings import Money
from croupier.wire.admin.down import (
    BankOverview,
    BarredPlayer,
    BookOverview,
    DeskReceipt,
    GuestOverview,
    MoneyTotals,
    Overview,
    ProcessOverview,
    ProcessRole,
    RoomOverview,
)
from croupier.wire.limits import DESK_PER_SECOND

BANKS_SECONDS = 10.0
SLOW_SECONDS = 2.0  # between two looks at the disk and at the book
RECEIPTS = 20
OWNED_MAX = 100
ROLES = {role: number for number, role in enumerate(ProcessRole)}
MEMORY_STEP = 16 * 2**20  # what is told of the memory in use; it changes all the time
log = structlog.get_logger("croupier.desk")


class Sections(Struct):
    """What was told last, by the names of `Overview`."""

    rooms: tuple[RoomOverview, ...] = ()
    banks: tuple[BankOverview, ...] = ()
    receipts: tuple[DeskReceipt, ...] = ()
    book: BookOverview = BookOverview(True, (), 0, ())
    processes: tuple[ProcessOverview, ...] = ()


class Overviews:
    def __init__(
        self, context: ServerContext, hub: Hub, cardrooms: CardRooms | None, desks: Desks
    ) -> None:
        self._bus = context.bus
        self._store = context.store
        self._clock = context.clock
        self._cluster = context.cluster
        self._book: BookWatch = context.book or BookWatch(context.store, context.clock)
        self._bank = None if context.cardrooms is None else context.cardrooms.bank
        self._cardrooms = cardrooms
        self._hub = hub
        self._desks = desks
        self._started_ms = context.clock()
        self._tables: dict[str, TableOverview] = {}
        self._told = Sections()
        self._latencies: dict[str, tuple[int | None, int]] = {}
        self._intents: list[Intent] = []
        self._open: Counter[str] = Counter()  # intents by bank
        self._totals: tuple[MoneyTotals, ...] = ()
        self._names: dict[str, str] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def greet(self, desk: Desk) -> None:
        """Everything to somebody who begins to look."""
        if not self._tasks:
            await self._read_slow()
        found = [] if self._tasks else await self._bus.overviews({})
        if not self._tasks:  # nobody else came meanwhile
            self._note_tables(found)
            self._told = self._sections()
            loops = (self._every(1 / DESK_PER_SECOND, self._push), self._look_slowly())
            self._tasks = [asyncio.create_task(loop, name="overview") for loop in loops]
            self._tasks.append(asyncio.create_task(self._ask_banks(), name="banks"))
        tables = tuple(self._tables.values())
        if not desk.runs_house:
            desk.say(await self._for_testers(tests_of(tables), whole=True))
            return
        told = self._told  # all desks know the same, so that they are told the same changes
        desk.say(
            Overview(
                self._clock(),
                True,
                told.rooms,
                tables,
                (),
                told.banks,
                told.receipts,
                told.book,
                told.processes,
            )
        )

    def rest(self) -> None:
        """Nobody looks any more."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []
        self._tables = {}

    async def _every(self, seconds: float, do: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except Exception:
                log.error("overview failed", trace=format_exc())

    async def _look_slowly(self) -> None:
        while True:
            await asyncio.sleep(SLOW_SECONDS)
            try:
                await self._read_slow()
            except Exception:
                log.error("overview failed", trace=format_exc())

    async def _ask_banks(self) -> None:
        while self._bank is not None:
            try:
                answers = await self._bank.desk.latencies_ms()
                now = self._clock()
                self._latencies = {name: (ms, now) for name, ms in answers.items()}
            except Exception:
                log.error("banks not asked", trace=format_exc())
            await asyncio.sleep(BANKS_SECONDS)

    async def _push(self) -> None:
        """What is different goes to all desks."""
        tests_before = {table.id for table in tests_of(self._tables.values())}
        tables, closed = self._note_tables(await self._bus.overviews(self._known()))
        before, now = self._told, self._sections()
        different: dict[str, Any] = {
            name: getattr(now, name)
            for name in Sections.__struct_fields__
            if getattr(now, name) != getattr(before, name)
        }
        self._told = now
        if tests := tests_of(tables):
            self._desks.tell(await self._for_testers(tests), testers=True)
        if gone := tests_before.intersection(closed):
            self._desks.tell(Overview(self._clock(), closed=tuple(gone)), testers=True)
        if tables or closed or different:
            different |= {"tables": tuple(tables) or UNSET, "closed": tuple(closed) or UNSET}
            self._desks.tell(Overview(self._clock(), **different))

    async def _for_testers(self, tests: tuple[TableOverview, ...], whole: bool = False) -> Overview:
        rigs = await self._bus.rigs({table.id for table in tests})
        return Overview(self._clock(), whole, tables=tests, rigs=tuple(rigs))

    def _known(self) -> dict[str, int]:
        """The tables that were told, with the numbers of their records."""
        return {id_: found.seq for id_, found in self._tables.items()}

    def _note_tables(self, read: list[TableOverview]) -> tuple[list[TableOverview], list[str]]:
        """The tables that have changed, and those that are no more."""
        lobby = self._hub.lobby
        closed = [id_ for id_ in self._tables if id_ not in lobby]
        for id_ in closed:
            del self._tables[id_]
        changed = [found for found in read if found.id in lobby]
        self._tables |= {found.id: found for found in changed}
        return changed, closed

    async def _read_slow(self) -> None:
        if self._book.latest is None:
            await self._book.check()
        self._totals = totals_of(await self._store.balances())
        if self._bank is None:
            return
        open_ones = await self._store.open_intents()
        newest = await self._store.newest_intents(limit=RECEIPTS)
        intents = list({one.key: one for one in (*open_ones[:RECEIPTS], *newest)}.values())
        # Desks may be told between any two of these, so names come before what bears them.
        for player in {one.player for one in intents} - self._names.keys():
            found = await self._store.player(player)
            self._names[player] = player if found is None else found.name
        self._open = Counter(one.paid_by.bank for one in open_ones)
        self._intents = intents

    def _sections(self) -> Sections:
        rooms = () if self._cardrooms is None else self._cardrooms.known()
        wait_ms = None if self._cardrooms is None else self._cardrooms.wait_ms
        checked = self._book.latest
        problems = () if checked is None else checked.problems
        at_ms = 0 if checked is None else checked.at_ms
        return Sections(
            rooms=tuple(room_overview(room, wait_ms) for room in rooms),
            banks=tuple(
                BankOverview(name, ms is not None, ms, asked_ms, self._open[name])
                for name, (ms, asked_ms) in self._latencies.items()
            ),
            receipts=tuple(map(self._receipt, self._intents)),
            book=BookOverview(not problems, problems, at_ms, self._totals),
            processes=self._processes(),
        )

    def _receipt(self, one: Intent) -> DeskReceipt:
        return DeskReceipt(
            key=one.key,
            kind=one.kind,
            player=one.player,
            name=self._names.get(one.player, one.player),
            amount=one.amount,
            state=one.state,
            code=one.code,
            tries=one.tries,
            created_ms=one.created_ms,
            next_ms=None if one.is_settled else one.next_ms,
            account=shown(one.paid_by),
        )

    def _processes(self) -> tuple[ProcessOverview, ...]:
        others = [] if self._cluster is None else self._cluster.others()
        return tuple(sorted((self.process(), *others), key=lambda one: (ROLES[one.role], one.name)))

    def process(self) -> ProcessOverview:
        """This one. In a house of many it holds sockets and owns nothing."""
        cluster, hub = self._cluster, self._hub
        rooms = () if self._cardrooms is None else self._cardrooms.known()
        owned = (*sorted(self._tables), *(room.id for room in rooms)) if cluster is None else ()
        return ProcessOverview(
            name="house" if cluster is None else cluster.name,
            role=ProcessRole.HOUSE if cluster is None else ProcessRole.GATEWAY,
            version=__version__,
            started_ms=self._started_ms,
            silent_ms=0,
            memory_bytes=in_steps(memory_bytes()),
            sockets=len(hub.everybody()),
            desks=len(self._desks),
            tables=len(hub.lobby) if cluster is None else 0,
            rooms=len(rooms) if cluster is None else 0,
            owns=owned[:OWNED_MAX],
            queue=hub.slices.waiting + (0 if cluster is None else cluster.unsent()),
            waits=bool(self._store.trouble),
            lease_age_ms=None,
            commit_ms=None,
            bus_ms=None if cluster is None else round(cluster.round_trip() * 1000),
            trouble=self._store.trouble,
        )


def in_steps(memory: int) -> int:
    return memory // MEMORY_STEP * MEMORY_STEP


def room_overview(room: Room, wait_ms: Callable[[str], int | None] | None) -> RoomOverview:
    settings = room.settings
    return RoomOverview(
        id=room.id,
        name=room.name,
        state=room.state,
        game=settings.game,
        preset=settings.preset,
        count=settings.tables,
        bots=settings.bots,
        rules=settings.rules,
        settings=settings.values,
        tables=room.tables,
        guests=tuple(guest_overview(room, guest, wait_ms) for guest in room.guests),
        barred=tuple(BarredPlayer(one.player, one.name) for one in room.barred),
    )


def guest_overview(
    room: Room, guest: Guest, wait_ms: Callable[[str], int | None] | None
) -> GuestOverview:
    place = room.place(guest.player)
    return GuestOverview(
        player=guest.player,
        name=guest.name,
        since_ms=guest.since_ms,
        account=shown(guest.account),
        balance=guest.balance,
        place=place,
        wait_ms=None if place is None or wait_ms is None else wait_ms(guest.player),
        table=guest.table,
        seated=guest.seated,
        leaving=guest.removed,
    )


def tests_of(tables: Iterable[TableOverview]) -> tuple[TableOverview, ...]:
    """Those that testers may know of."""
    return tuple(table for table in tables if table.money is Money.TEST)


def totals_of(balances: Mapping[str, int]) -> tuple[MoneyTotals, ...]:
    """Where the chips of each kind are."""
    sums: dict[str, Counter[str]] = {}
    for account, chips in balances.items():
        kind = "seat" if table_of(account) is not None else account.split(":")[1]
        sums.setdefault(money_of(account), Counter())[kind] += chips
    return tuple(_totals(money, found) for money, found in sorted(sums.items()))


def _totals(money: str, found: Counter[str]) -> MoneyTotals:
    issued = -(found["mint"] + found["bank"])
    return MoneyTotals(
        money, found["wallet"], found["seat"], found["house"], found["transit"], issued
    )
