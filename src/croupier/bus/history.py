"""Finished rounds, told again from the log as one player may see them."""

from croupier.tables.codec import read_events
from croupier.tables.ports import Record, RoundSpan, Store
from croupier.tables.show import show
from croupier.tables.table import AnyTableEvent, Played, RoundClosed, RoundOpened, Sitter, Table
from croupier.wire.down import RoundHistory, RoundStep


async def read_history(store: Store, table: Table, player: str, newest: int) -> list[RoundHistory]:
    """The last rounds, newest first."""
    found = []
    for span in await store.spans(table.id, newest):
        records = await store.records(table.id, span.first_seq, span.last_seq)
        found.append(tell(table, player, span, records))
    return found


def tell(table: Table, player: str, span: RoundSpan, records: list[Record]) -> RoundHistory:
    game = table.game
    sitters: tuple[Sitter, ...] = ()
    gains: dict[int, int] = {}
    seat: int | None = None
    state = None
    steps: list[RoundStep] = []
    for record in records:
        seen: list[AnyTableEvent | object] = []
        for event in read_events(record.events, game):
            match event:
                case RoundOpened(number=number) if number == span.number:
                    sitters = event.sitters
                    seat = next((s.seat for s in sitters if s.player == player), None)
                case RoundClosed(number=number) if number == span.number:
                    gains = event.gains
                case Played(event=happened):
                    state = game.evolve(state, happened)
                    shown = show(event, seat, game)
                    if isinstance(shown, Played):
                        seen.append(shown.event)
                case _:
                    pass  # what happens around a round is not part of it
        if seen and state is not None:
            own = None if seat is None else game.own(state, seat)
            steps.append(RoundStep(tuple(seen), game.view(state), own))
    return RoundHistory(
        number=span.number,
        at_ms=records[0].at_ms if records else 0,
        names={sitter.seat: sitter.name for sitter in sitters},
        bots=tuple(sitter.seat for sitter in sitters if sitter.bot),
        seat=seat,
        gains=gains,
        steps=tuple(steps),
    )
