"""Which dealers there are and which tables they have, as another process knows it: from their
beats, their lists and the news of the lobby. A table that changes its owner is the same table."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from msgspec import Struct

from croupier.bus.ending import end
from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import answer_of, decode, encode
from croupier.bus.nats.link import Heard, Link, NoAnswer
from croupier.games.game import Refused
from croupier.tables.frames import LobbyEntry, TableNews

DEALER_SECONDS = 4.0  # without a beat
MISSING_SECONDS = 20.0  # until a table that nobody lists any more counts as closed
ASK_SECONDS = 2.0
TICK_SECONDS = 0.5
IsOpen = Callable[[str], Awaitable[bool]]


async def nobody_knows(_table: str) -> bool:
    """For processes that know tables from their dealers only."""
    return False


class Owned(Struct, frozen=True):
    dealer: str
    epoch: int
    entry: LobbyEntry


class Dealer(Struct):
    life: str
    heard: float
    bank_key: bytes = b""
    waits: bool = False
    tables: int = 0
    health: env.Health = env.Health()


class Directory:
    """`tell` hears the news of tables, `on_owner` that a table has another owner than before, and
    `on_waiting` which tables have nobody who can decide now, and which have again. `is_open` is
    asked about tables that no dealer lists any more."""

    def __init__(
        self,
        link: Link,
        side: str,
        tell: Callable[[TableNews], None],
        on_owner: Callable[[str], None],
        on_waiting: Callable[[Collection[str], bool], None],
        is_open: IsOpen = nobody_knows,
    ) -> None:
        self.tables: dict[str, Owned] = {}
        self.dealers: dict[str, Dealer] = {}
        self._link = link
        self._side = side
        self._tell = tell
        self._on_owner = on_owner
        self._on_waiting = on_waiting
        self._is_open = is_open
        self.has_listed = asyncio.Event()  # some dealer has told its tables
        self._missing: dict[str, float] = {}
        self._awaited: dict[str, list[asyncio.Future[None]]] = {}
        self._changed = asyncio.Event()
        self._to_list: set[str] = set()
        self._listing: asyncio.Task[None] | None = None
        self._now = asyncio.get_running_loop().time
        link.listen(subjects.beat("dealer", "*"), self._hear_beat)
        link.listen(subjects.LOBBY_NEWS, self._hear_lobby)
        link.on_back.append(self._list_all)

    def start(self) -> None:
        self._listing = asyncio.create_task(self._run(), name="directory")

    async def stop(self) -> None:
        if self._listing is not None:
            await end(self._listing)

    async def knows(self, table: str, seconds: float) -> bool:
        """Wait until the table is known here. False when it has not come."""
        if table in self.tables:
            return True
        known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._awaited.setdefault(table, []).append(known)
        try:
            async with asyncio.timeout(seconds):
                await known
        except TimeoutError:
            return False
        finally:
            self._awaited.pop(table, None)
        return True

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            for dealer in list(self._to_list):
                self._to_list.discard(dealer)
                try:
                    await self._list(dealer)
                except (NoAnswer, Refused):
                    self._to_list.add(dealer)
            self._look_around()
            await self._look_for_missing()
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK_SECONDS):
                    await self._changed.wait()

    def _look_around(self) -> None:
        now = self._now()
        for name, dealer in list(self.dealers.items()):
            if now - dealer.heard > DEALER_SECONDS and self._link.is_up:
                del self.dealers[name]
                self._to_list.discard(name)
                self._on_waiting(self._tables_of(name), True)

    async def _look_for_missing(self) -> None:
        """One that is open all the same is between two owners, or its new owner was not heard."""
        for table in [table for table, until in self._missing.items() if until <= self._now()]:
            is_open = await self._is_open(table)
            if table not in self._missing:
                continue  # somebody has told of it meanwhile
            if is_open:
                self._missing[table] = self._now() + MISSING_SECONDS
                self._list_all()
                continue
            del self._missing[table]
            self.tables.pop(table, None)
            self._tell(TableNews(table, closed=True))

    def _tables_of(self, dealer: str) -> list[str]:
        return [table for table, owned in self.tables.items() if owned.dealer == dealer]

    def _list_all(self) -> None:
        """News were missed."""
        self._to_list.update(self.dealers)
        self._changed.set()

    def _hear_beat(self, heard: Heard) -> None:
        beat: env.Beat = decode(heard.payload, env.Beat, env.REQUEST_BYTES)
        name = subjects.part(heard.subject, 3)
        known = self.dealers.get(name)
        self.dealers[name] = Dealer(
            *(beat.life, self._now(), beat.bank_key, beat.waits), beat.tables, beat.health
        )
        if beat.waits != (known is not None and known.waits):
            self._on_waiting(self._tables_of(name), beat.waits)
        if known is None or known.life != beat.life:
            self._to_list.add(name)
            self._changed.set()

    async def _list(self, dealer: str) -> None:
        before, found = self._tables_of(dealer), set()
        ask = env.AskTables if self._side == subjects.PLAYER else env.HouseAskTables
        subject, after = subjects.to_dealer(self._side, self._link.name, dealer), ""
        while True:
            reply = await self._link.ask(subject, encode(ask(after)), ASK_SECONDS)
            listed = answer_of(reply, env.Listed)
            for epoch, entry in listed.tables:
                found.add(entry.card.id)
                self._note(dealer, epoch, entry)
                self._tell(TableNews(entry.card.id, entry=entry))
            if not listed.more or not listed.tables:
                break
            after = listed.tables[-1][1].card.id
        self.has_listed.set()
        for table in {*before}.intersection(self._tables_of(dealer)) - found:
            self._missing.setdefault(table, self._now() + MISSING_SECONDS)

    def _note(self, dealer: str, epoch: int, entry: LobbyEntry | None) -> bool:
        """False for what an owner of before says."""
        table = "" if entry is None else entry.card.id
        known = self.tables.get(table)
        if entry is None or (known is not None and known.epoch > epoch):
            return False
        self._missing.pop(table, None)
        self.tables[table] = Owned(dealer, epoch, entry)
        for awaited in self._awaited.get(table, ()):
            if not awaited.done():
                awaited.set_result(None)
        if known is not None and (known.dealer, known.epoch) != (dealer, epoch):
            self._on_owner(table)
        return True

    def _hear_lobby(self, heard: Heard) -> None:
        news: env.LobbyNews = decode(heard.payload, env.LobbyNews)
        known = self.tables.get(news.table)
        entry = news.entry
        if known is not None and known.epoch > news.epoch:
            entry = None  # what happened to chips is true all the same
        elif news.closed:
            self.tables.pop(news.table, None)
            self._missing.pop(news.table, None)
        else:
            self._note(news.dealer, news.epoch, entry)
        closed = news.closed and (known is None or known.epoch <= news.epoch)
        self._tell(TableNews(news.table, None, entry, news.balances, news.left, closed))
        if news.taken_up:
            self._on_owner(news.table)
