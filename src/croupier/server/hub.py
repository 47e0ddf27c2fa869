"""Everybody who is connected, and what they are told: the lobby, their chips, the frames of the
tables they look at, the end of the house. It never waits for a client."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from msgspec import json

from croupier.games.game import Refused
from croupier.server.context import ServerContext
from croupier.server.door import Visitor
from croupier.server.farewell import Farewells
from croupier.server.lobby import Lobby
from croupier.server.metrics import Metrics
from croupier.server.socket import Connection
from croupier.server.wallets import Wallets, wallet_of
from croupier.server.watchers import Watchers
from croupier.tables.frames import TableNews
from croupier.wire.down import Down, Gone, Me, Wallet
from croupier.wire.down import Lobby as LobbyMessage
from croupier.wire.limits import LOBBY_PER_SECOND

CLOSE_SECONDS = 3.0
encode = json.Encoder().encode


class Hub:
    def __init__(self, context: ServerContext, metrics: Metrics) -> None:
        self.closing = False
        self.watchers = Watchers()
        self._bus = context.bus
        self._store = context.store
        self._settings = context.settings
        self._metrics = metrics
        self._guests: dict[str, set[Connection]] = {}
        self._admitted: Counter[str] = Counter()  # connections of a player, also half-open ones
        self._lobby_timer: asyncio.TimerHandle | None = None
        self._lobby_at = 0.0
        self._pulse: asyncio.TimerHandle | None = None
        self.lobby = Lobby(context.bus.listen(self._receive))
        self._wallets = Wallets(context.store)
        self._farewells = Farewells(
            context.store, self, self._may_be_broke, context.settings.farewell_ms
        )
        metrics.tables = lambda: len(self.lobby)

    def admit(self, player: str) -> None:
        """Count a connection of the player from now until `release`, or raise `Refused`. Many may
        ask at once, so a connection counts before it is open."""
        if self.closing:
            raise Refused("closing")
        if self._admitted.total() >= self._settings.connections:
            raise Refused("busy")
        if self._admitted[player] >= self._settings.connections_per_player:
            raise Refused("too_many_connections", max=self._settings.connections_per_player)
        self._admitted[player] += 1

    def release(self, player: str) -> None:
        self._admitted[player] -= 1
        if not self._admitted[player]:
            del self._admitted[player]

    async def add(self, guest: Connection) -> None:
        """The guest is known from here on, and so are the player's chips once this returns."""
        self._guests.setdefault(guest.player, set()).add(guest)
        self._metrics.connections += 1
        if self._pulse is None:
            self._wait_for_beat()
        await self._wallets.attach(guest.player)

    def remove(self, guest: Connection) -> None:
        own = self._guests[guest.player]
        own.remove(guest)
        if not own:
            del self._guests[guest.player]
        self._metrics.connections -= 1
        self._wallets.detach(guest.player)

    def greet(self, guest: Connection) -> None:
        """What is to be said to a player who has just come in."""
        self._farewells.look_at(guest.player)

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

    def everybody(self) -> list[Connection]:
        return [guest for own in self._guests.values() for guest in own]

    async def me(self, visitor: Visitor) -> Me:
        balances = await self._store.balances_of(visitor.player)
        return me_of(visitor, wallet_of(visitor.player, balances))

    def connected(self, visitor: Visitor) -> Me:
        """The same for a player with a connection, whose chips are known here."""
        return me_of(visitor, self._wallets.wallet(visitor.player))

    def lobby_message(self, player: str) -> bytes:
        return encode(LobbyMessage(self.lobby.cards(player)))

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
        for timer in (self._lobby_timer, self._pulse):
            if timer is not None:
                timer.cancel()
        self._farewells.stop()
        for guest in self.everybody():
            guest.bye("closing")
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
        if (news.entry is not None or news.closed) and self.lobby.update(news):
            self._push_lobby_soon()
        if news.balances or news.left:
            left = self._guests.keys() & news.left
            for player in self._wallets.update(news.balances) | left:
                self.tell(player, self._wallets.wallet(player))
                self._farewells.look_at(player)
        if news.closed:
            gone = encode(Gone(news.table))
            for watcher in self.watchers.of(news.table):
                watcher.send(gone)

    def _may_be_broke(self, player: str) -> bool:
        return self._wallets.wallet(player) == Wallet(0, 0) and not self.lobby.tables_of(player)

    def _push_lobby_soon(self) -> None:
        if self._lobby_timer is not None or self.closing:
            return
        loop = asyncio.get_running_loop()
        due = max(loop.time(), self._lobby_at + 1 / LOBBY_PER_SECOND)
        self._lobby_timer = loop.call_at(due, self._push_lobby)

    def _push_lobby(self) -> None:
        """Most have no seat anywhere, so most get the same bytes. A player who looks at a table
        does not look at the lobby and is spared; a slow one gets it with the next push."""
        self._lobby_timer = None
        self._lobby_at = asyncio.get_running_loop().time()
        public = self.lobby_message("")
        late = False
        for player, own in self._guests.items():
            idle = [guest for guest in own if not any(map(self.lobby.__contains__, guest.watched))]
            if not idle:
                continue
            frame = self.lobby_message(player) if self.lobby.knows(player) else public
            for guest in idle:
                if guest.is_behind():
                    late = True
                else:
                    guest.send(frame)
        if late:
            self._push_lobby_soon()


def me_of(visitor: Visitor, has: Wallet) -> Me:
    return Me(visitor.name, has.chips, visitor.guest, has.seated)
