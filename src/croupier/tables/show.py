"""What an eye may see of a table's events: a seat, or the rail."""

from collections.abc import Iterable

from msgspec.structs import replace

from croupier.games.game import AnyGame
from croupier.tables.table import (
    AnyTableEvent,
    Played,
    PlayerLeft,
    PlayerSat,
    Queued,
    RoundOpened,
    SeatLeaving,
    TableOpened,
    TurnMissed,
    TurnTaken,
    Unqueued,
)


def show(event: AnyTableEvent, eye: int | None, game: AnyGame) -> AnyTableEvent | None:
    """Players are known by their names only; who is about to go is nobody's business, nor is
    what chance has in store."""
    match event:
        case Played(event=happened):
            seen = game.show(happened, eye)
            if seen is happened:
                return event
            return None if seen is None else Played(seen)
        case SeatLeaving(seat):
            return event if seat == eye else None
        case TurnMissed() | TurnTaken():
            return None
        case RoundOpened(sitters=sitters):
            nameless = tuple(replace(sitter, player="") for sitter in sitters)
            return replace(event, seed=b"", sitters=nameless)
        case PlayerSat() | PlayerLeft() | Queued() | Unqueued():
            return replace(event, player="")
        case TableOpened():
            return replace(event, host="")
        case _:
            return event


def is_secret(events: Iterable[AnyTableEvent], game: AnyGame) -> bool:
    """Whether the rail may not even know that something happened."""
    return all(show(event, None, game) is None for event in events)
