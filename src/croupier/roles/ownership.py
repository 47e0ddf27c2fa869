"""Which tables a dealer runs. It owns them by a lease in the database, which it renews; before the
lease ends without that it stops by itself. It takes up tables that nobody owns any more, and lets
go of some between two rounds where another dealer has fewer."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog
from msgspec import Struct

from croupier.bus.ending import end
from croupier.bus.local import LocalBus
from croupier.bus.nats.dealer import TableService
from croupier.bus.nats.envelopes import Health
from croupier.games.game import Refused
from croupier.store.errors import StoreError
from croupier.store.leaseport import LeaseStore
from croupier.store.port import Store
from croupier.tables.ports import TABLE_STREAM, CommitFailed

LEASE_MS = 6_000
MARGIN_MS = 1_500  # before its end nothing is decided any more
TICK_SECONDS = 0.5
RENEW_SECONDS = 1.5
UNHEARD_SECONDS = 1.5  # without the bus; then others may have the tables
CLAIM_MAX = 200  # at once, so that those who play wait for no long list
MOVE_MAX = 20
ROLE = "dealer "  # with which the names of those begin who run tables
log = structlog.get_logger("croupier.dealer")


class SharedStore(LeaseStore, Store, Protocol):
    """A store that several processes use."""


class Counts(Struct):
    """For those who look at the metrics."""

    taken_up: int = 0
    handed_on: int = 0
    fenced: int = 0
    unfoldable: int = 0


class Ownership:
    def __init__(
        self,
        store: SharedStore,
        bus: LocalBus,
        service: TableService,
        wall_ms: Callable[[], int],
        lease_ms: int = LEASE_MS,
        is_heard: Callable[[], bool] = lambda: True,
    ) -> None:
        self.counts = Counts()
        self._store = store
        self._bus = bus
        self._service = service
        self._wall_ms = wall_ms
        self._lease_ms = lease_ms
        self._is_heard = is_heard  # whether this process has a way to the bus
        self._heard = 0.0
        self._has_left = False
        self._now = asyncio.get_running_loop().time
        self._ends = 0.0  # when this process stops deciding unless it renews
        self._renewed = 0.0
        self._renewal = 0.0  # the seconds that the last one took
        self._fence: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """With a lease, and the tables that were free. Raises `CommitFailed`."""
        await self._renew()
        await self._take_up_free()
        self._task = asyncio.create_task(self._run(), name="ownership")

    async def stop(self) -> None:
        """Hand everything over: others go on at once."""
        self._service.taking_tables = False
        if self._task is not None:
            await end(self._task)
        await self._leave()

    async def _leave(self) -> None:
        """What is under way is finished, then others own it all."""
        tables = self._bus.tables()
        await asyncio.gather(*map(self._bus.release, tables))
        for table in tables:
            self._service.newsroom.let_go(table)
        if self._fence is not None:
            self._fence.cancel()
        try:
            await self._store.leave()
        except (CommitFailed, StoreError) as error:
            log.error("lease not given up", why=str(error))
        self.counts.handed_on += len(tables)

    def health(self) -> Health:
        """For those who look at the metrics."""
        return Health(
            lease_age_ms=round((self._now() - self._renewed) * 1000),
            commit_ms=round(self._renewal * 1000),
            taken_up=self.counts.taken_up,
            handed_on=self.counts.handed_on,
            fenced=self.counts.fenced,
            unfoldable=self.counts.unfoldable,
        )

    @property
    def may_decide(self) -> bool:
        return self._now() < self._ends

    async def _run(self) -> None:
        while True:
            try:
                if await self._is_cut_off():
                    pass
                elif self._has_left or self._now() - self._renewed >= RENEW_SECONDS:
                    await self._renew()
                if self.may_decide:
                    await self._take_up_free()
                    await self._even_out()
            except (CommitFailed, StoreError) as error:
                log.warning("lease not renewed", why=str(error))
            except Exception as error:
                log.error("ownership failed", kind=type(error).__name__)
            await asyncio.sleep(TICK_SECONDS)

    async def _is_cut_off(self) -> bool:
        """Whoever has no way to the bus gives its tables up, because nobody could play at them;
        and takes none until it is back."""
        if self._is_heard():
            self._heard = self._now()
            return False
        if not self._has_left and self._now() - self._heard >= UNHEARD_SECONDS:
            log.error("no way to the bus", tables=len(self._bus.tables()))
            self._service.taking_tables = False
            self._has_left, self._ends = True, 0.0
            await self._leave()
        return self._has_left

    async def _renew(self) -> None:
        began = self._now()
        if not await self._store.renew(self._lease_ms):
            # Others own by now what was ours.
            self._stop_deciding()
            began = self._now()
            await self._store.rejoin(self._lease_ms)
        self._has_left = False
        self._renewed, self._renewal = began, self._now() - began
        self._ends = began + (self._lease_ms - MARGIN_MS) / 1000
        self._service.taking_tables = True
        if self._fence is not None:
            self._fence.cancel()
        self._fence = asyncio.get_running_loop().call_at(self._ends, self._stop_deciding)

    def _stop_deciding(self) -> None:
        """The database would refuse what comes too late; but no player is to wait for somebody who
        may not answer."""
        self._service.taking_tables = False
        tables = self._bus.tables()
        if tables:
            log.error("lease over", tables=len(tables))
            self.counts.fenced += 1
        self._bus.drop_all()
        for table in tables:
            self._service.newsroom.let_go(table)

    async def _take_up_free(self) -> None:
        known = await self._store.owned(TABLE_STREAM)
        if unserved := [table for table in known if table not in set(self._bus.tables())]:
            # Claimed before, but dropped when the lease was in danger.
            await self._store.release(await self._really_unserved(unserved))
        free = await self._store.free(TABLE_STREAM)
        if not free:
            return
        mine, share = len(self._bus.tables()), await self._share(free)
        limit = min(CLAIM_MAX, max(1, share - mine))
        began_ms = self._wall_ms()
        streams, damaged = await self._store.claim_free(TABLE_STREAM, limit=limit)
        # Clocks are credited with the time in which nobody ran them. When that began is not known
        # exactly, so players are given the lease.
        newest_ms = min(await self._store.newest_ms(), began_ms - self._lease_ms)
        if not self.may_decide:
            return
        lost = [*damaged, *(table for table, _ in await self._bus.start(streams, newest_ms))]
        for table in lost:
            await self._store.abandon(table)
            self._service.newsroom.tell_closed(table)
            log.error("table closed and refunded", table=table)
        self.counts.unfoldable += len(lost)
        taken = [stored.stream for stored in streams if stored.stream not in lost]
        self._service.newsroom.take_up(taken)
        self.counts.taken_up += len(taken)
        if taken:
            log.info("tables taken up", tables=len(taken))

    async def _really_unserved(self, tables: list[str]) -> list[str]:
        """One that is being opened is in the database before it is on the bus."""
        await asyncio.sleep(TICK_SECONDS)
        running = set(self._bus.tables())
        return [table for table in tables if table not in running]

    async def _share(self, free: int) -> int:
        """How many tables each dealer would have."""
        dealers = [one for one in await self._store.owners() if is_dealer(one.name, one.left_ms)]
        total = free + sum(one.streams for one in dealers)
        return -(-total // max(1, len(dealers)))

    async def _even_out(self) -> None:
        """Between two rounds, so that nobody waits in mid-hand."""
        mine = self._bus.tables()
        share = await self._share(0)
        spare = len(mine) - share
        if spare <= 0:
            return
        resting = [table for table in mine if self._is_resting(table)][: min(spare, MOVE_MAX)]
        for table in resting:
            await self._bus.release(table)
            self._service.newsroom.let_go(table)
        if resting:
            await self._store.release(resting)
            self.counts.handed_on += len(resting)

    def _is_resting(self, table: str) -> bool:
        try:
            return self._bus.table(table).round is None
        except Refused:
            return False


def is_dealer(name: str, left_ms: int) -> bool:
    return name.startswith(ROLE) and left_ms > 0
