"""The system view: a table with all cards face up (EPS-RF-SV-001 to 005). Pure. It is made only for
administrators who have opened it, and nothing of it may come into what players are sent."""

from typing import Any

from msgspec import Struct

from croupier.tables.frames import ClockView, PendingView
from croupier.tables.overview import RiggingState, SeatOverview, rigging_state, seats_of
from croupier.tables.table import Table


class Position(Struct, frozen=True):
    """`view` is what everybody sees; `private`, by seat, what each seat sees besides: its cards.
    Between two rounds both are the end of the last one. `pot` lies in the middle, and `seats` tell
    who sits where with how many chips left. `test` is null unless it is a test table."""

    seq: int
    name: str
    game: str
    preset: str
    rules: Any
    round: int
    running: bool
    view: Any
    private: dict[int, Any]
    pot: int
    seats: tuple[SeatOverview, ...]
    pending: PendingView | None
    gap_ms: int | None
    test: RiggingState | None = None


def position(table: Table, clock: ClockView) -> Position:
    game, state = table.game, table.shown_state()
    return Position(
        seq=table.seq,
        name=table.name,
        game=game.name,
        preset=table.preset,
        rules=table.rules,
        round=table.rounds,
        running=table.round is not None,
        view=None if state is None else game.view(state),
        private=_hands(table),
        pot=0 if state is None else game.holdings(state).middle,
        seats=seats_of(table),
        pending=clock.pending,
        gap_ms=clock.gap_ms,
        test=rigging_state(table),
    )


def _hands(table: Table) -> dict[int, Any]:
    """Of all who were dealt in. The cards of a seat that somebody has taken since are not his."""
    state = table.shown_state()
    if state is None:
        return {}
    numbers = (n for n in range(len(table.seats)) if n not in table.newcomers)
    seen = {number: table.game.private_view(state, number) for number in numbers}
    return {number: view for number, view in seen.items() if view is not None}
