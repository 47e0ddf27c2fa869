"""How each game is brought to the moments in which its table should be looked at. A driver is a
module with the name of its game; it offers what `Driver` says. Its rules leave time to look.
Orders go by the protocol, which is the same in every language and at every size of a window.
"""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, Protocol

from tests.browser.player import Player, until


class Seat:
    """A player's place at a table."""

    def __init__(self, player: Player, table: str, preset: str) -> None:
        self.player = player
        self.table = table
        self.preset = preset

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.player.frame["view"]
        return view

    @property
    def options(self) -> dict[str, Any]:
        """What may be ordered now; empty while others are asked."""
        options: dict[str, Any] = self.player.frame.get("options") or {}
        return options

    @property
    def is_over(self) -> bool:
        frame = self.player.frame
        return frame["pending"] is None and frame["view"] is not None

    def until(self, what: str, condition: Callable[[], bool]) -> None:
        until(self.player.page, what, condition)

    def act(self, **action: Any) -> None:
        """Carries out a move, and waits for the next one or for the end of the round."""
        frame = self.player.frame
        before = frame["seq"]
        turn = frame["pending"]["turn"]
        self.player.order(t="act", table=self.table, turn=turn, action=action)
        self.until(f"{action} carried out", lambda: self.player.frame["seq"] > before)
        self.wait()

    def wait(self) -> None:
        """Until the seat is asked, or the round is over."""
        self.until("a turn or the end", lambda: bool(self.player.frames) and self._is_ready)

    @property
    def _is_ready(self) -> bool:
        return bool(self.options) or self.is_over


class Driver(Protocol):
    RULES: Mapping[str, Any]
    AT_STAKE: str
    """The moment in which somebody who leaves loses chips."""
    CROWDED: str
    """A selector of places that are too many for fingers, and that chips lie on; or nothing."""
    PARTIAL: str
    """A selector of drawings of which only a part is shown in a small window; or nothing."""

    def moments(self, seat: Seat) -> Iterator[str]:
        """Plays one round and yields a name for each moment; the last one is the end."""


def driver_of(game: str) -> Driver:
    driver: Driver = import_module(f"{__name__}.{game}")
    return driver
