"""How many open tables may have been opened from one address. Each player has a limit of his own,
but an address may have many players, and the house has room for so many tables only."""

from collections.abc import Callable

from croupier.games.game import Refused


class TableBudget:
    """`is_open` tells whether a table is there."""

    def __init__(self, most: int, is_open: Callable[[str], bool]) -> None:
        self._most = most
        self._is_open = is_open
        self._tables: dict[str, set[str]] = {}  # by address
        self._addresses: dict[str, str] = {}  # by table

    def take(self, address: str, table: str) -> None:
        """The table counts from now on, before it is open: many may be ordered at once. A repeat
        of the same order counts once. Raises `Refused`."""
        own = self._tables.setdefault(address, set())
        if table not in own and len(own) >= self._most:
            raise Refused("too_many_tables_here")
        own.add(table)
        self._addresses[table] = address

    def settle(self, table: str) -> None:
        """The order is answered: a table that was not opened does not count."""
        if not self._is_open(table):
            self.give_back(table)

    def give_back(self, table: str) -> None:
        address = self._addresses.pop(table, None)
        if address is None:
            return
        own = self._tables[address]
        own.discard(table)
        if not own:
            del self._tables[address]
