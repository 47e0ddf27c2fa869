"""The tables as the lobby shows them, made from what the tables publish. A room of the lobby is a
game with one of its presets; its public tables stand in the order in which they were opened."""

from collections import Counter
from itertools import count
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from croupier.tables.frames import LobbyEntry, TableCard, TableNews
from croupier.tables.settings import Access
from croupier.wire.down import Tally
from croupier.wire.limits import LOBBY_PAGE

RoomKey: TypeAlias = tuple[str, str]  # game and preset


class Page(Struct, frozen=True):
    tables: tuple[TableCard, ...]
    more: bool


class Lobby:
    def __init__(self, entries: list[LobbyEntry]) -> None:
        self._entries: dict[str, LobbyEntry] = {}
        self._tables_of: dict[str, set[str]] = {}
        self._hosted_by: dict[str, set[str]] = {}
        self._by_code: dict[str, str] = {}
        self._public: dict[RoomKey, dict[str, int]] = {}  # tables with the number of their opening
        self._taken: Counter[RoomKey] = Counter()
        self._opened = count()
        for entry in entries:
            self._put(None, entry)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, table: str) -> bool:
        return table in self._entries

    def entry(self, table: str) -> LobbyEntry | None:
        return self._entries.get(table)

    def by_code(self, code: str) -> LobbyEntry | None:
        """The table that people find by a code."""
        return self._entries.get(self._by_code.get(code, ""))

    def update(self, news: TableNews) -> bool:
        """Whether the lobby looks different now."""
        before = self._entries.get(news.table)
        if news.closed:
            if before is not None:
                self._remove(before)
            return before is not None
        if news.entry is None or news.entry == before:
            return False
        self._put(before, news.entry)
        return True

    def seats(self, table: str) -> int:
        """How many a table has; none where there is no such table."""
        entry = self._entries.get(table)
        return 0 if entry is None else entry.card.seats

    def is_test(self, table: str) -> bool:
        """Whether it is a test table."""
        entry = self._entries.get(table)
        return entry is not None and entry.card.test

    def is_seated(self, player: str) -> bool:
        """Whether the player has a seat at a table."""
        return player in self._tables_of

    def tables_of(self, player: str) -> frozenset[str]:
        """The tables where a player has a seat."""
        return frozenset(self._tables_of.get(player, ()))

    def may_see(self, player: str, table: str) -> bool:
        """Whether the table is open to the player's eyes without a link or a ticket."""
        entry = self._entries.get(table)
        return entry is not None and is_listed(entry, player)

    def cards(self, player: str) -> tuple[TableCard, ...]:
        """All that a player may know of, in the order of their opening."""
        seated = self._tables_of.get(player, set())
        return tuple(
            replace(entry.card, mine=True) if table in seated else entry.card
            for table, entry in self._entries.items()
            if is_listed(entry, player)
        )

    def own(self, player: str) -> tuple[TableCard, ...]:
        """The tables where the player has a seat, and those that only he and their players see."""
        seated, hosted = self._tables_of.get(player, set()), self._hosted_by.get(player, set())
        entries = (self._entries[table] for table in sorted(seated | hosted))
        return tuple(
            replace(entry.card, mine=True) if entry.card.id in seated else entry.card
            for entry in entries
            if entry.card.id in seated or not is_public(entry)
        )

    def page(self, room: RoomKey, after: str = "") -> Page:
        """The public tables of a room that were opened after a given one."""
        known = self._public.get(room, {})
        since = known.get(after, -1)
        ids = [table for table, number in known.items() if number > since][: LOBBY_PAGE + 1]
        cards = tuple(self._entries[table].card for table in ids[:LOBBY_PAGE])
        return Page(cards, len(ids) > LOBBY_PAGE)

    def tallies(self) -> tuple[Tally, ...]:
        return tuple(
            Tally(game, preset, len(tables), self._taken[game, preset])
            for (game, preset), tables in self._public.items()
            if tables
        )

    def _put(self, before: LobbyEntry | None, entry: LobbyEntry) -> None:
        table, room = entry.card.id, room_of(entry)
        if before is None:
            self._hosted_by.setdefault(entry.host, set()).add(table)
        else:
            self._unlist(before, stays=is_public(entry))
        if before is not None and before.host != entry.host:
            _discard(self._hosted_by, before.host, table)
            self._hosted_by.setdefault(entry.host, set()).add(table)
        if before is not None:
            self._by_code.pop(before.code, None)
        if entry.code:
            self._by_code[entry.code] = table
        self._entries[table] = entry
        if is_public(entry):
            listed = self._public.setdefault(room, {})
            listed.setdefault(table, next(self._opened))
            self._taken[room] += entry.card.taken
        self._note_players(table, before.players if before else frozenset(), entry.players)

    def _remove(self, entry: LobbyEntry) -> None:
        table = entry.card.id
        del self._entries[table]
        self._by_code.pop(entry.code, None)
        self._unlist(entry, stays=False)
        self._note_players(table, entry.players, frozenset())
        _discard(self._hosted_by, entry.host, table)

    def _unlist(self, entry: LobbyEntry, *, stays: bool) -> None:
        if not is_public(entry):
            return
        room = room_of(entry)
        self._taken[room] -= entry.card.taken
        if not stays:
            del self._public[room][entry.card.id]

    def _note_players(self, table: str, before: frozenset[str], after: frozenset[str]) -> None:
        for player in after - before:
            self._tables_of.setdefault(player, set()).add(table)
        for player in before - after:
            _discard(self._tables_of, player, table)


def _discard(found: dict[str, set[str]], key: str, value: str) -> None:
    found[key].discard(value)
    if not found[key]:
        del found[key]


def room_of(entry: LobbyEntry) -> RoomKey:
    return entry.card.game, entry.card.preset


def is_public(entry: LobbyEntry) -> bool:
    return entry.watching is Access.EVERYONE


def is_listed(entry: LobbyEntry, player: str) -> bool:
    """A stranger has no name here, and neither has the host of a table that the house opened."""
    return is_public(entry) or (bool(player) and (player in entry.players or player == entry.host))
