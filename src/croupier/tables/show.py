"""What a reader may see of a table's events: a seat, or the rail."""

from collections.abc import Iterable

from msgspec.structs import replace

from croupier.games.game import AnyGame
from croupier.tables import events
from croupier.tables.events import AnyTableEvent, Played


def show(event: AnyTableEvent, seat: int | None, game: AnyGame) -> AnyTableEvent | None:
    """The event as the seat may see it, or the rail where `seat` is None, with names for players.
    An event that is not named here is shown to nobody, and the type checker reports it."""
    match event:
        case Played(event=happened):
            seen = game.show(happened, seat)
            if seen is happened:
                return event
            return None if seen is None else Played(seen)
        case events.AwaySet() | events.ReadySet() | events.StandInSet():
            return event
        case events.AwayPlanned() | events.TimeTaken() | events.HandShown() | events.PauseSet():
            return event
        case events.ToppedUp():
            return event
        case events.RoundClosed() | events.RoundVoided() | events.RoundReversed():
            return event
        case events.TableFinished() | events.TableClosed():
            return event
        case events.RiggingSet() | events.HoldSet():
            return event
        case events.DeckRigged():
            return replace(event, cards=())
        case events.SeatLeaving(number):
            return event if number == seat else None
        case events.TurnMissed() | events.TurnTaken() | events.TicketIssued():
            return None
        case events.RoundOpened(sitters=sitters):
            nameless = tuple(replace(sitter, player="") for sitter in sitters)
            return replace(event, seed=b"", sitters=nameless)
        case events.PlayerSat() | events.PlayerLeft() | events.Honoured():
            return replace(event, player="")
        case events.Queued() | events.Unqueued():
            return replace(event, player="")
        case events.PlayerRemoved() | events.PlayerReadmitted() | events.HostChanged():
            return replace(event, player="")
        case events.TableOpened():
            return replace(event, host="", link="")
        case events.TableConfigured():
            return replace(event, link="")


def is_secret(happened: Iterable[AnyTableEvent], game: AnyGame) -> bool:
    """Whether the rail may not even know that something happened."""
    return all(show(event, None, game) is None for event in happened)
