"""A finished round, told again from the log as one seat saw it, or the rail, and never more."""

from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec import json

from croupier.games import games
from croupier.tables.codec import read_events
from croupier.tables.events import DeckRigged, Played, RoundOpened, Sitter
from croupier.tables.ports import Record, RoundRecord
from croupier.wire import limits
from croupier.wire.down import RoundHistory, RoundStep

encode = json.Encoder().encode


def seat_of(record: RoundRecord, player: str) -> int | None:
    return next((sat.seat for sat in record.participants if sat.player == player), None)


class RetoldRound:
    """A round as one seat may see it, or the rail. Only the last steps are kept."""

    def __init__(
        self, record: RoundRecord, seat: int | None, steps_max: int = limits.HISTORY_STEPS_MAX
    ) -> None:
        self._record = record
        self._game = games()[record.game]
        self._seat = seat
        self._at_ms: int | None = None
        self._state: Any = None
        self._steps: deque[tuple[tuple[Any, ...], Any]] = deque(maxlen=steps_max)
        self._count = 0
        self._test = self._rigged = False
        self._sitters: tuple[Sitter, ...] = ()  # those who only looked on are seen in it, too

    def read(self, records: Sequence[Record]) -> None:
        game = self._game
        for stored in records:
            if self._at_ms is None:
                self._at_ms = stored.at_ms
            shown = []
            for event in read_events(stored.events, game):
                if isinstance(event, RoundOpened):
                    self._test = event.test
                    self._sitters = event.sitters
                elif isinstance(event, DeckRigged):
                    self._rigged = True
                elif isinstance(event, Played):
                    self._state = game.evolve(self._state, event.event)
                    shown.append(game.show(event.event, self._seat))
            if seen := tuple(event for event in shown if event is not None):
                self._steps.append((seen, self._state))
                self._count += 1

    def encoded(self) -> bytes:
        """The JSON of a `RoundHistory`."""
        record, steps = self._record, self._last_steps()
        told = RoundHistory(
            number=record.number,
            at_ms=record.ended_ms if self._at_ms is None else self._at_ms,
            names={sat.seat: sat.name for sat in self._sitters},
            bots=tuple(sat.seat for sat in self._sitters if sat.bot),
            seat=self._seat,
            gains={sat.seat: sat.gain for sat in record.participants if sat.gain},
            steps=steps,
            skipped=self._count - len(steps),
            voided=record.voided,
            test=self._test,
            rigged=self._rigged,
        )
        return encode(told)

    def _last_steps(self) -> tuple[RoundStep, ...]:
        """As many as a page may hold, and at least one."""
        found: list[RoundStep] = []
        size = 0
        for seen, state in reversed(self._steps):
            private = None if self._seat is None else self._game.private_view(state, self._seat)
            step = RoundStep(seen, self._game.view(state), private)
            size += len(encode(step))
            if found and size > limits.HISTORY_BYTES:
                break
            found.append(step)
        return tuple(reversed(found))
