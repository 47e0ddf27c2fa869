"""Those who look at no table, and what they are told of the lobby: how full the rooms are, the
tables of the room that they browse, and their own. What nobody looks at costs nothing, and a change
is written once for all who see it."""

import asyncio
from collections.abc import Callable, Iterable

from msgspec import json

from croupier.server.lobby import Lobby, RoomKey, is_public, room_of
from croupier.server.socket import Connection
from croupier.tables.frames import LobbyEntry, TableCard, TableNews
from croupier.wire.down import Lobby as LobbyMessage
from croupier.wire.down import RoomCard, Tables
from croupier.wire.limits import LOBBY_AT_ONCE, LOBBY_PER_SECOND

encode = json.Encoder().encode


class Foyer:
    """`guests` gives the connections of a player."""

    def __init__(self, lobby: Lobby, guests: Callable[[str], Iterable[Connection]]) -> None:
        self._lobby = lobby
        self._guests = guests
        self._rooms: tuple[RoomCard, ...] = ()
        self._here: dict[RoomKey | None, set[Connection]] = {}
        self._changed: dict[str, RoomKey | None] = {}  # tables, with the room that shows them
        self._affected: set[str] = set()  # players of these tables
        self._crowds_changed = False
        self._due: dict[Connection, None] = {}  # those who are to be told afresh
        self._timer: asyncio.TimerHandle | None = None
        self._at = 0.0
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

    # Who is here

    def come(self, guest: Connection) -> None:
        """The guest looks at no table from here on. What happened meanwhile is told at once."""
        if guest.welcomed and not self._is_here(guest):
            self._here.setdefault(guest.browses, set()).add(guest)
            guest.send(self._all_for(guest.player))
            if guest.browses is not None:
                self._show(guest, guest.browses)

    def welcome(self, guest: Connection) -> None:
        """The same for one who has just been told everything."""
        self._here.setdefault(guest.browses, set()).add(guest)

    def go(self, guest: Connection) -> None:
        here = self._here.get(guest.browses)
        if here is not None:
            here.discard(guest)
            if not here:
                del self._here[guest.browses]
        self._due.pop(guest, None)

    def browse(self, guest: Connection, room: RoomKey | None, after: str) -> None:
        """From now on the guest sees the tables of this room; with `after`, those that follow."""
        is_here = self._is_here(guest)
        if room != guest.browses:
            self.go(guest)
            guest.browses = room
            if is_here:
                self._here.setdefault(room, set()).add(guest)
                if room is None:
                    guest.send(self._all_for(guest.player))
        if room is not None:
            self._show(guest, room, after)

    def _is_here(self, guest: Connection) -> bool:
        return guest in self._here.get(guest.browses, ())

    # What is new

    def show_rooms(self, rooms: tuple[RoomCard, ...]) -> None:
        if rooms != self._rooms:
            self._rooms = rooms
            self._crowds_changed = True
            self._push_soon()

    def note(self, before: LobbyEntry | None, news: TableNews) -> None:
        """A table looks different than before."""
        entries = [entry for entry in (before, news.entry) if entry is not None]
        shown = next((room_of(entry) for entry in entries if is_public(entry)), None)
        self._changed[news.table] = shown
        for entry in entries:
            self._affected |= entry.players
            if not is_public(entry):
                self._affected.add(entry.host)
        if shown is not None and _crowd(before) != _crowd(None if news.closed else news.entry):
            self._crowds_changed = True
        self._push_soon()

    def _push_soon(self) -> None:
        if self._timer is None and not self._stopped:
            loop = asyncio.get_running_loop()
            due = max(loop.time(), self._at + 1 / LOBBY_PER_SECOND)
            self._timer = loop.call_at(due, self._push)

    def _push(self) -> None:
        self._timer = None
        self._at = asyncio.get_running_loop().time()
        changed, self._changed = self._changed, {}
        affected, self._affected = self._affected, set()
        for room in {room for room in changed.values() if room is not None}:
            if room in self._here:
                self._tell_readers(room, [id_ for id_, shown in changed.items() if shown == room])
        for player in affected:
            self._tell_own(player)
        if self._crowds_changed:
            self._crowds_changed = False
            self._due |= dict.fromkeys(self._here.get(None, ()))
        self._tell_due()

    def _tell_readers(self, room: RoomKey, tables: list[str]) -> None:
        """A slow one sees the whole page when there is room for it."""
        frame = self._changes(tables)
        for guest in self._here[room]:
            if guest.is_behind():
                self._due[guest] = None
            else:
                guest.send(frame)

    def _changes(self, tables: list[str]) -> bytes:
        entries = [(table, self._lobby.entry(table)) for table in tables]
        shown = {table: entry.card for table, entry in entries if entry and is_public(entry)}
        gone = tuple(table for table in tables if table not in shown)
        return encode(LobbyMessage(tables=tuple(shown.values()), gone=gone))

    def _tell_own(self, player: str) -> None:
        """Whoever looks at a table sees it there."""
        here = [guest for guest in self._guests(player) if self._is_here(guest)]
        if here:
            frame = encode(LobbyMessage(mine=self._lobby.own(player)))
            for guest in here:
                guest.send(frame)

    def _tell_due(self) -> None:
        """So many at once; slow ones, and the rest of a full house, the next time."""
        if not self._due:
            return
        crowds = encode(LobbyMessage(rooms=self._rooms, tallies=self._lobby.tallies()))
        for guest in list(self._due)[:LOBBY_AT_ONCE]:
            if guest.is_behind():
                continue
            del self._due[guest]
            if guest.browses is None:
                guest.send(crowds)
            else:
                self._show(guest, guest.browses)
        if self._due:
            self._push_soon()

    def _all_for(self, player: str) -> bytes:
        mine, tallies = self._lobby.own(player), self._lobby.tallies()
        return encode(LobbyMessage(mine=mine, rooms=self._rooms, tallies=tallies))

    def _show(self, guest: Connection, room: RoomKey, after: str = "") -> None:
        page = self._lobby.page(room, after)
        game, preset = room
        guest.say(Tables(game, preset, page.tables, after, page.more))


def _crowd(entry: LobbyEntry | None) -> tuple[int, int]:
    """What a table adds to the tally of its room."""
    card: TableCard | None = None if entry is None or not is_public(entry) else entry.card
    return (0, 0) if card is None else (1, card.taken)
