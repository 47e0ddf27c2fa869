"""Who of a room's queue has no connection, and for how long. It only watches the clock; what
follows is for the room to decide.

For a blink a free seat waits for its guest. After that he is away: others are called, and he keeps
the place. Who stays away too long is overdue."""

from collections.abc import Callable

from croupier.rooms.duties import Missing
from croupier.rooms.room import Room
from croupier.tables.ports import Handle, Timer


class Absences:
    """`on_change` is told whenever somebody is missed, or is missed for too long."""

    def __init__(
        self, timer: Timer, is_present: Callable[[str], bool], on_change: Callable[[], None]
    ) -> None:
        self._away: set[str] = set()
        self._overdue: set[str] = set()
        self._timer = timer
        self._is_present = is_present
        self._on_change = on_change
        self._alarms: dict[str, tuple[Handle, ...]] = {}

    @property
    def missing(self) -> Missing:
        away = frozenset(self._away)
        return Missing(self._alarms.keys() - away, away, frozenset(self._overdue))

    def look(self, room: Room) -> None:
        """Somebody has come or gone, or the room has changed."""
        missing = {guest.player for guest in room.queue if not self._is_present(guest.player)}
        for player in self._alarms.keys() - missing:
            self._forget(player)
        for player in missing - self._alarms.keys():
            self._alarms[player] = (
                self._timer.after(room.settings.blink_ms / 1000, self._notes(self._away, player)),
                self._timer.after(room.settings.away_ms / 1000, self._notes(self._overdue, player)),
            )

    def stop(self) -> None:
        for player in list(self._alarms):
            self._forget(player)

    def _notes(self, whom: set[str], player: str) -> Callable[[], None]:
        def note() -> None:
            whom.add(player)
            self._on_change()

        return note

    def _forget(self, player: str) -> None:
        for alarm in self._alarms.pop(player):
            alarm.cancel()
        self._away.discard(player)
        self._overdue.discard(player)
