"""A table as those see it who run the house: who sits there, with which chips, and what it waits
for. Pure, and without cards; players are sent none of it."""

from msgspec import Struct

from croupier.games.rigging import Place
from croupier.tables.frames import ClockView, PendingView
from croupier.tables.settings import Money, TableSettings
from croupier.tables.table import Seat, Table


class SeatOverview(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat. `chips` are what is in front of it at this moment; `leaving` is set when
    the player goes at the end of the round, `missed` counts the turns without an action."""

    seat: int
    player: str
    name: str
    chips: int
    bot: str | None = None
    away: bool = False
    leaving: bool = False
    missed: int = 0


class WaitingOverview(Struct, frozen=True):
    player: str
    name: str


class RiggingState(Struct, frozen=True):
    """What is special about a test table: whether testers may name cards there, whether it is to
    wait for one before the next cards, whether it `waits` now, and whether cards of the round that
    runs, or of the last one, were named."""

    rigging: bool
    holds: bool
    waits: bool
    rigged: bool


class RigOverview(Struct, frozen=True):
    """For testers only: the `places` of a table to which the next cards go in this order, a seat
    or a place that all share, if everybody stays in the round; and the cards that were `named` and
    are still to come, the next one first."""

    table: str
    places: tuple[Place, ...]
    named: tuple[str, ...]


class TableOverview(Struct, frozen=True):
    """`round` is the number of the one that runs, `pot` what lies in its middle, `rounds` how many
    there were. A table without a `host` belongs to the house. One that is `finished` closes after
    this round. `test` is null unless it is a test table."""

    id: str
    seq: int
    name: str
    game: str
    preset: str
    money: Money
    host: str
    settings: TableSettings
    seats: tuple[SeatOverview, ...]
    queue: tuple[WaitingOverview, ...]
    rounds: int
    round: int | None
    pot: int
    pending: PendingView | None
    gap_ms: int | None
    finished: bool
    test: RiggingState | None = None


def overview(table: Table, clock: ClockView) -> TableOverview:
    running = table.round
    return TableOverview(
        id=table.id,
        seq=table.seq,
        name=table.name,
        game=table.game.name,
        preset=table.preset,
        money=table.settings.money,
        host=table.host,
        settings=table.settings,
        seats=seats_of(table),
        queue=tuple(WaitingOverview(one.player, one.name) for one in table.queue),
        rounds=table.rounds,
        round=None if running is None else running.number,
        pot=0 if running is None else table.game.holdings(running.state).middle,
        pending=clock.pending,
        gap_ms=clock.gap_ms,
        finished=table.finished,
        test=rigging_state(table),
    )


def rigging_state(table: Table) -> RiggingState | None:
    rigging, running = table.game.rigging, table.round
    if rigging is None or not table.is_test:
        return None
    holds = table.holds if running is None else rigging.is_held(running.state)
    pending = table.pending()
    waits = running is not None and holds and pending is not None and not pending.seats
    return RiggingState(table.rigging, holds, waits, table.rigged)


def rig_overview(table: Table) -> RigOverview:
    rigging, running = table.game.rigging, table.round
    if rigging is None or running is None or not table.is_test:
        return RigOverview(table.id, (), ())
    state = running.state
    return RigOverview(table.id, rigging.places(state), rigging.to_come(state, table.named))


def seats_of(table: Table) -> tuple[SeatOverview, ...]:
    """During a round the game knows where the chips are; who is not in it has them as before."""
    stacks = {} if table.round is None else table.game.holdings(table.round.state).stacks
    return tuple(
        _seat(number, seat, stacks.get(number, seat.chips))
        for number, seat in enumerate(table.seats)
        if seat is not None
    )


def _seat(number: int, seat: Seat, chips: int) -> SeatOverview:
    leaving = seat.leaving is not None
    return SeatOverview(
        number, seat.player, seat.name, chips, seat.bot, seat.away, leaving, seat.missed
    )
