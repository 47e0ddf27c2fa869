"""The tables as the lobby shows them, made from what the tables publish."""

from collections import Counter

from msgspec.structs import replace

from croupier.tables.frames import LobbyEntry, TableCard, TableNews
from croupier.tables.settings import Access


class Lobby:
    def __init__(self, entries: list[LobbyEntry]) -> None:
        self._entries = {entry.card.id: entry for entry in entries}
        self._tables_of: dict[str, set[str]] = {}
        self._hosts = Counter(entry.host for entry in entries)
        for entry in entries:
            self._note_players(entry.card.id, frozenset(), entry.players)

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, table: str) -> bool:
        return table in self._entries

    def update(self, news: TableNews) -> bool:
        """Whether the lobby looks different now."""
        before = self._entries.get(news.table)
        players = frozenset[str]() if before is None else before.players
        if news.closed:
            if before is not None:
                del self._entries[news.table]
                self._note_players(news.table, players, frozenset())
                self._note_host(before.host, -1)
            return before is not None
        if news.entry is None:
            return False
        self._entries[news.table] = news.entry
        if before is None:
            self._note_host(news.entry.host, 1)
        if news.entry.players != players:
            self._note_players(news.table, players, news.entry.players)
        return news.entry != before

    def tables_of(self, player: str) -> frozenset[str]:
        """The tables where a player has a seat."""
        return frozenset(self._tables_of.get(player, ()))

    def knows(self, player: str) -> bool:
        """Whether the lobby looks different to the player than to a stranger."""
        return player in self._tables_of or player in self._hosts

    def may_see(self, player: str, table: str) -> bool:
        """Whether the table is open to the player's eyes without a link or a ticket."""
        entry = self._entries.get(table)
        return entry is not None and is_listed(entry, player)

    def cards(self, player: str) -> tuple[TableCard, ...]:
        """The lobby as one player sees it."""
        return tuple(
            replace(entry.card, mine=True) if player in entry.players else entry.card
            for entry in self._entries.values()
            if is_listed(entry, player)
        )

    def _note_host(self, host: str, tables: int) -> None:
        self._hosts[host] += tables
        if not self._hosts[host]:
            del self._hosts[host]

    def _note_players(self, table: str, before: frozenset[str], after: frozenset[str]) -> None:
        for player in after - before:
            self._tables_of.setdefault(player, set()).add(table)
        for player in before - after:
            self._tables_of[player].discard(table)
            if not self._tables_of[player]:
                del self._tables_of[player]


def is_listed(entry: LobbyEntry, player: str) -> bool:
    """A stranger has no name here, and neither has the host of a table that the house opened."""
    if entry.watching is Access.EVERYONE:
        return True
    return bool(player) and (player in entry.players or player == entry.host)
