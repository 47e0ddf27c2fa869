"""Everybody who is connected: who is told of the lobby, of a wallet and of the end of the house.
It never waits for a client."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Protocol

from msgspec import json

from croupier.games.game import Refused
from croupier.ledger.transfer import wallet
from croupier.server.door import Visitor
from croupier.server.farewell import Farewells
from croupier.server.house import House
from croupier.server.metrics import Metrics
from croupier.wire.down import Down, Lobby, Me, Wallet
from croupier.wire.limits import LOBBY_PER_SECOND

CLOSE_SECONDS = 3.0
OPENED_MAX = 1_000
encode = json.Encoder().encode


class Guest(Protocol):
    """A connection, as the hub sees it."""

    player: str
    session: bytes
    watched: set[str]

    def send(self, frame: bytes) -> None: ...

    def is_behind(self) -> bool: ...

    def beat(self) -> None: ...

    def bye(self, code: str) -> None: ...

    async def close(self, code: int) -> None: ...


class Hub:
    def __init__(self, house: House, metrics: Metrics) -> None:
        self.closing = False
        self._house = house
        self._bus = house.bus
        self._store = house.store
        self._settings = house.settings
        self._metrics = metrics
        self._guests: dict[str, set[Guest]] = {}
        self._lobby_timer: asyncio.TimerHandle | None = None
        self._lobby_at = 0.0
        self._pulse: asyncio.TimerHandle | None = None
        self._opened: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._farewell = Farewells(house, self)
        house.bus.subscribe_lobby(self._lobby_changed)
        house.bus.subscribe_wallet(self._wallets_changed)

    def admit(self, player: str) -> None:
        """Raise `Refused` when there is no room for another connection."""
        if self.closing:
            raise Refused("closing")
        if self._metrics.connections >= self._settings.connections:
            raise Refused("busy")
        if len(self._guests.get(player, ())) >= self._settings.connections_per_player:
            raise Refused("too_many_connections", max=self._settings.connections_per_player)

    def add(self, guest: Guest) -> None:
        self._guests.setdefault(guest.player, set()).add(guest)
        self._metrics.connections += 1
        if self._pulse is None:
            self._wait_for_beat()
        self._farewell.look_at(guest.player)

    def remove(self, guest: Guest) -> None:
        own = self._guests[guest.player]
        own.remove(guest)
        if not own:
            del self._guests[guest.player]
        self._metrics.connections -= 1

    def _wait_for_beat(self) -> None:
        """Two beats a ping: a client is pinged at the second one without a word from it."""
        seconds = self._settings.ping_seconds / 2
        self._pulse = asyncio.get_running_loop().call_later(seconds, self._beat)

    def _beat(self) -> None:
        self._pulse = None
        for guest in self.everybody():
            guest.beat()
        if self._guests and not self.closing:
            self._wait_for_beat()

    def note_opened(self, player: str, order: str) -> None:
        self._opened[player, order] = None
        if len(self._opened) > OPENED_MAX:
            self._opened.popitem(last=False)

    def has_opened(self, player: str, order: str) -> bool:
        """Whether the order was carried out lately: no limit may refuse its repeat."""
        return (player, order) in self._opened

    def everybody(self) -> list[Guest]:
        return [guest for own in self._guests.values() for guest in own]

    def me(self, visitor: Visitor) -> Me:
        player = visitor.player
        chips = self._store.balance(wallet(player))
        return Me(visitor.name, chips, visitor.guest, self._house.seated(player))

    def lobby(self, player: str) -> bytes:
        return encode(Lobby(self._bus.cards(player)))

    def tell(self, player: str, message: Down) -> None:
        """Say it in every tab that the player has open."""
        frame = encode(message)
        for guest in self._guests.get(player, ()):
            guest.send(frame)

    async def show_out(self, player: str, code: str) -> None:
        """End every connection of a player."""
        await self._close(list(self._guests.get(player, ())), code, 1000)

    async def end_session(self, session: bytes) -> None:
        """Tell the connections of a session that it is over, and close them."""
        over = [guest for guest in self.everybody() if guest.session == session]
        await self._close(over, "signed_out", 1000)

    async def close(self) -> None:
        """No new orders from here on; waits for what is under way, then sees everybody off."""
        self.closing = True
        if self._lobby_timer is not None:
            self._lobby_timer.cancel()
        if self._pulse is not None:
            self._pulse.cancel()
        self._farewell.stop()
        for guest in self.everybody():
            guest.bye("closing")
        await self._bus.stop()
        await self._close(self.everybody(), None, 1001)

    async def _close(self, guests: Iterable[Guest], code: str | None, number: int) -> None:
        leaving = []
        for guest in guests:
            if code is not None:
                guest.bye(code)
            leaving.append(asyncio.ensure_future(guest.close(number)))
        if leaving:
            _, slow = await asyncio.wait(leaving, timeout=CLOSE_SECONDS)
            for task in slow:
                task.cancel()

    def _wallets_changed(self, players: frozenset[str]) -> None:
        for player in players & self._guests.keys():
            chips = self._store.balance(wallet(player))
            self.tell(player, Wallet(chips, self._house.seated(player)))
            self._farewell.look_at(player)

    def _lobby_changed(self) -> None:
        if self._lobby_timer is not None or self.closing:
            return
        loop = asyncio.get_running_loop()
        due = max(loop.time(), self._lobby_at + 1 / LOBBY_PER_SECOND)
        self._lobby_timer = loop.call_at(due, self._push_lobby)

    def _push_lobby(self) -> None:
        """Most have no seat anywhere, so most get the same bytes. Whoever sits at a table does
        not look at the lobby and is spared; whoever is behind gets it with the next push."""
        self._lobby_timer = None
        self._lobby_at = asyncio.get_running_loop().time()
        tables = self._bus.tables
        seated = {
            seat.player for table in tables.values() for seat in table.seats if seat is not None
        }
        public: bytes | None = None
        late = False
        for player, own in self._guests.items():
            frame: bytes | None = None
            for guest in own:
                if not guest.watched.isdisjoint(tables):
                    continue
                if guest.is_behind():
                    late = True
                    continue
                if player in seated:
                    frame = frame or self.lobby(player)
                    guest.send(frame)
                else:
                    public = public or self.lobby("")
                    guest.send(public)
        if late:
            self._lobby_changed()
