"""Everybody who is connected, and what they are told: the lobby, their chips, the frames of the
tables they look at, the end of the house. It never waits for a client."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from itertools import cycle

from msgspec import json

from croupier.chat.line import ChatNews
from croupier.games.game import Refused
from croupier.server.context import ServerContext
from croupier.server.door import Visitor
from croupier.server.farewell import Farewells
from croupier.server.foyer import Foyer
from croupier.server.guesses import Guesses
from croupier.server.lobby import Lobby
from croupier.server.metrics import Metrics
from croupier.server.openviews import OpenViews
from croupier.server.slices import Slices
from croupier.server.socket import Connection
from croupier.server.tablebudget import TableBudget
from croupier.server.wallets import Wallets, wallet_of
from croupier.server.watchers import Watcher, Watchers
from croupier.tables.frames import TableNews
from croupier.wire.down import Down, Gone, Me, Said, Waits, Wallet
from croupier.wire.phrases import refusal

CLOSE_SECONDS = 3.0
BEAT_PARTS = 10  # of the guests, one after the other
encode = json.Encoder().encode


class Hub:
    def __init__(self, context: ServerContext, metrics: Metrics) -> None:
        self.closing = False
        self.watchers = Watchers()
        self.views = OpenViews()
        self.slices = Slices(context.settings)
        self.guesses = Guesses(context.clock)
        self._bus = context.bus
        self._chat = context.chat
        self._store = context.store
        self._settings = context.settings
        self._clock = context.clock
        self._closings: set[asyncio.Future[None]] = set()
        self.metrics = metrics
        self._guests: dict[str, set[Connection]] = {}
        self._admitted: Counter[str] = Counter()  # connections of a player, also half-open ones
        self._admitted_from: Counter[str] = Counter()  # the same of an address
        self._pulse: asyncio.TimerHandle | None = None
        # Those who have their beat together. To pick them out of a full house each time would cost
        # more than their beats.
        self._parts: tuple[set[Connection], ...] = tuple(set() for _ in range(BEAT_PARTS))
        self._next_part = cycle(self._parts)
        self._next_beat = cycle(self._parts)
        self._has_account: Callable[[str], bool] = lambda player: False
        self._on_presence: Callable[[str, bool], None] = lambda player, present: None
        # Other processes may hold sockets of a session that ends here.
        self.on_sessions_over: Callable[[Collection[bytes], str], None] = lambda keys, code: None
        self.lobby = Lobby(context.bus.listen(self._receive))
        self.foyer = Foyer(self.lobby, lambda player: self._guests.get(player, ()))
        context.chat.listen(self._receive_line)
        self._wallets = Wallets(context.store)
        self._farewells = Farewells(
            context.store, self, self._may_be_broke, context.settings.farewell_ms
        )
        most = context.settings.tables_per_address
        self.table_budget = TableBudget(most, self.lobby.__contains__)
        metrics.tables = lambda: len(self.lobby)
        metrics.queue = lambda: self.slices.waiting

    @contextmanager
    def admitted(self, player: str, address: str) -> Iterator[None]:
        """Count a connection of the player, or raise `Refused`. Many may ask at once, so a
        connection counts before it is open."""
        self._check_room(player, address)
        self._admitted[player] += 1
        self._admitted_from[address] += 1
        try:
            yield
        finally:
            _one_less(self._admitted, player)
            _one_less(self._admitted_from, address)

    def _check_room(self, player: str, address: str) -> None:
        settings = self._settings
        if self.closing:
            raise Refused("closing")
        if self._admitted[player] >= settings.connections_per_player:
            raise Refused("too_many_connections", max=settings.connections_per_player)
        if self.lobby.tables_of(player) and not self._admitted[player]:
            return  # who lost the connection in a hand comes back, however full the house is
        if self._admitted.total() >= settings.connections:
            raise Refused("busy")
        if self._admitted_from[address] >= settings.connections_per_address:
            raise Refused("busy")

    def on_bank_guests(self, has_account: Callable[[str], bool]) -> None:
        """Ask whether a player is here with a bank account."""
        self._has_account = has_account

    def check_seat(self, player: str, table: str) -> None:
        """EPS-RF-GR-002: no bank account sits at a test table. Raises `Refused`."""
        if self.lobby.is_test(table) and self._has_account(player):
            raise Refused("no_bank_here")

    def check_bank_guest(self, player: str) -> None:
        """The same for somebody who comes with a bank account. Raises `Refused`."""
        if any(map(self.lobby.is_test, self.lobby.tables_of(player))):
            raise Refused("at_test_table")

    def on_presence(self, then: Callable[[str, bool], None]) -> None:
        """Tell who has a connection from now on, and who has none any more."""
        self._on_presence = then
        for player in self._guests:
            then(player, True)

    async def add(self, guest: Connection) -> None:
        """The guest is known from here on, and so are the player's chips once this returns."""
        own = self._guests.setdefault(guest.player, set())
        own.add(guest)
        next(self._next_part).add(guest)
        self.metrics.connections += 1
        if len(own) == 1:
            self._on_presence(guest.player, True)
        if self._pulse is None:
            self._wait_for_beat()
        await self._wallets.attach(guest.player)

    def remove(self, guest: Connection) -> None:
        self.foyer.go(guest)
        own = self._guests[guest.player]
        own.remove(guest)
        for part in self._parts:
            part.discard(guest)
        if not own:
            del self._guests[guest.player]
            self._on_presence(guest.player, False)
        self.metrics.connections -= 1
        self._wallets.detach(guest.player)

    def greet(self, guest: Connection) -> None:
        """What is to be said to a player who has just come in."""
        self.foyer.welcome(guest)
        self._farewells.look_at(guest.player)

    def _wait_for_beat(self) -> None:
        seconds = self._settings.beat_seconds / BEAT_PARTS
        self._pulse = asyncio.get_running_loop().call_later(seconds, self._beat)

    def _beat(self) -> None:
        """For a part of the guests: were all pinged or cut at once, the tables would wait."""
        self._pulse = None
        now_ms = self._clock()
        part = list(next(self._next_beat))
        over = [guest for guest in part if guest.expires_ms <= now_ms]
        for guest in part:
            guest.beat()
        if over:  # a socket ends with its session
            closing = asyncio.ensure_future(self._close(over, "signed_out", 1000))
            self._closings.add(closing)
            closing.add_done_callback(self._closings.discard)
        if self._guests and not self.closing:
            self._wait_for_beat()

    def everybody(self) -> list[Connection]:
        return [guest for own in self._guests.values() for guest in own]

    async def me(self, visitor: Visitor) -> Me:
        balances = await self._store.balances_of(visitor.player)
        return me_of(visitor, wallet_of(visitor.player, balances))

    def connected(self, visitor: Visitor) -> Me:
        """The same for a player with a connection, whose chips are known here."""
        return me_of(visitor, self._wallets.wallet(visitor.player))

    def tell(self, player: str, message: Down) -> None:
        """Say it in every tab that the player has open. Whoever is just coming in hears how things
        stand with the welcome."""
        frame = encode(message)
        for guest in self._guests.get(player, ()):
            if guest.welcomed:
                guest.send(frame)

    def tell_everybody(self, message: Down) -> None:
        frame = encode(message)
        for guest in self.everybody():
            if guest.welcomed:
                guest.send(frame)

    def tell_those_at(
        self, tables: Iterable[str], message: Down, players: Iterable[str] = ()
    ) -> None:
        """Those who look at one of the tables, and these players, each of them once."""
        frame = encode(message)
        found: dict[Watcher, None] = {}
        for table in tables:
            found |= dict.fromkeys(self.watchers.of(table))
        for player in players:
            own = self._guests.get(player, ())
            found |= dict.fromkeys(guest for guest in own if guest.welcomed)
        for one in found:
            one.send(frame)

    def tell_waiting(self, tables: Iterable[str], waits: bool) -> None:
        """Nobody runs these tables at the moment, or they go on as they were: those who look are
        told in their own language."""
        for table in tables:
            for one in self.watchers.of(table):
                if isinstance(one, Connection):
                    text = refusal(one.language, "house_waits", {}) if waits else ""
                    one.say(Waits(table, text))

    def unwatch(self, guest: Connection, table: str) -> None:
        """The connection does not look at the table any more."""
        guest.watched.discard(table)
        self.watchers.remove(table, guest)
        self._bus.unwatch(table, guest.player)
        self._may_come_back(guest)

    def _may_come_back(self, guest: Connection) -> None:
        """To the lobby, unless there is another table that the guest looks at."""
        if not self.closing and not any(map(self.lobby.__contains__, guest.watched)):
            self.foyer.come(guest)

    def stop_watching(self, player: str, tables: Collection[str]) -> None:
        """The player may not look at these tables any more."""
        for guest in self._guests.get(player, ()):
            for table in guest.watched.intersection(tables):
                self.unwatch(guest, table)

    async def show_out(self, player: str, code: str) -> None:
        """End every connection of a player."""
        await self._close(list(self._guests.get(player, ())), code, 1000)

    async def end_sessions(self, sessions: Collection[bytes], code: str = "signed_out") -> None:
        """Tell the connections of these sessions that they are over, and close them, here and in
        other processes."""
        if sessions:
            self.on_sessions_over(sessions, code)
        await self.close_sessions(sessions, code)

    async def close_sessions(self, sessions: Collection[bytes], code: str) -> None:
        """The same for the connections of this process alone."""
        over = [guest for guest in self.everybody() if guest.session in sessions]
        await self._close(over, code, 1000)

    async def close(self) -> None:
        """No new orders from here on; waits for what is under way, then sees everybody off."""
        self.closing = True
        self.foyer.stop()
        if self._pulse is not None:
            self._pulse.cancel()
        self._farewells.stop()
        for guest in self.everybody():
            guest.bye("closing")
        await self._chat.stop()
        await self._bus.stop()
        await self._close(self.everybody(), None, 1001)

    async def _close(self, guests: Iterable[Connection], code: str | None, number: int) -> None:
        leaving = []
        for guest in guests:
            if code is not None:
                guest.bye(code)
            leaving.append(asyncio.ensure_future(guest.close(number)))
        if leaving:
            _, slow = await asyncio.wait(leaving, timeout=CLOSE_SECONDS)
            for task in slow:
                task.cancel()

    def _receive(self, news: TableNews) -> None:
        """News of a table: the frame first, then what follows from it."""
        if news.frame is not None:
            self.watchers.deliver(news.frame)
        if news.entry is not None or news.closed:
            before = self.lobby.entry(news.table)
            if self.lobby.update(news):
                self.foyer.note(before, news)
        if news.balances or news.left:
            left = self._guests.keys() & news.left
            for player in self._wallets.update(news.balances) | left:
                self.tell(player, self._wallets.wallet(player))
                self._farewells.look_at(player)
        if news.closed:
            self.table_budget.give_back(news.table)
            gone = encode(Gone(news.table))
            for watcher in self.watchers.of(news.table):
                watcher.send(gone)
                if isinstance(watcher, Connection):
                    self._may_come_back(watcher)

    def _receive_line(self, news: ChatNews) -> None:
        """One line for all who look at the table, whether they may speak there or not."""
        said = encode(Said(news.table, news.line))
        for watcher in self.watchers.of(news.table):
            watcher.send(said)

    def _may_be_broke(self, player: str) -> bool:
        return self._wallets.wallet(player) == Wallet(0, 0) and not self.lobby.tables_of(player)


def me_of(visitor: Visitor, has: Wallet) -> Me:
    return Me(visitor.name, has.chips, visitor.guest, has.seated)


def _one_less(counted: Counter[str], key: str) -> None:
    counted[key] -= 1
    if not counted[key]:
        del counted[key]
