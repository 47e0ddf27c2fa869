"""Who looks at which table, and who has been gone for too long."""

from collections import Counter
from collections.abc import Callable, Collection

from croupier.tables.ports import Handle, Timer

ABSENT_SECONDS = 60.0


class Presence:
    """`on_absent` is told a table and a player who did not come back in time."""

    def __init__(self, timer: Timer, on_absent: Callable[[str, str], None]) -> None:
        self._timer = timer
        self._on_absent = on_absent
        self._watching: dict[str, Counter[str]] = {}  # players of a table, by connections
        self._absences: dict[tuple[str, str], Handle] = {}

    def watching(self, table: str) -> Collection[str]:
        return self._watching.get(table, ())

    def watch(self, table: str, player: str) -> None:
        self._watching.setdefault(table, Counter())[player] += 1
        self.cancel(table, player)

    def unwatch(self, table: str, player: str) -> bool:
        """Whether nobody looks for the player any more."""
        players = self._watching.get(table)
        if players is None or player not in players:
            return False
        players[player] -= 1
        if players[player]:
            return False
        del players[player]
        if not players:
            del self._watching[table]
        return True

    def expect(self, table: str, player: str) -> None:
        """A player at the table has no connection: wait a while for one."""
        if player in self.watching(table) or (table, player) in self._absences:
            return

        def missed() -> None:
            del self._absences[table, player]
            self._on_absent(table, player)

        self._absences[table, player] = self._timer.after(ABSENT_SECONDS, missed)

    def cancel(self, table: str, player: str) -> None:
        if absence := self._absences.pop((table, player), None):
            absence.cancel()

    def forget_table(self, table: str) -> None:
        self._watching.pop(table, None)
        for key in [key for key in self._absences if key[0] == table]:
            self._absences.pop(key).cancel()

    def stop(self) -> None:
        for absence in self._absences.values():
            absence.cancel()
        self._absences.clear()
