"""What a player may ask the coach of the game, put together from what his seat is shown, and who
may ask at all. Pure; a question holds no card that lies face down."""

from typing import Any

from msgspec import Struct

from croupier.games.coach import ChartCoach, CoachUse, Seen
from croupier.games.game import AnyGame, Refused
from croupier.tables.authority import Authority
from croupier.tables.settings import Money, TableSettings
from croupier.tables.table import Table


class Question(Struct, frozen=True):
    game: str
    rules: Any
    seen: Seen


def coach_use(game: AnyGame, settings: TableSettings) -> CoachUse:
    """Who may ask: by the host's word. Without one nobody where chips are bought from a bank, and
    elsewhere those whom the game lets ask."""
    if game.coach is None:
        return CoachUse.NOBODY
    if settings.coach is not None:
        return settings.coach
    return CoachUse.NOBODY if settings.money is Money.CARDROOM else game.coach.usual


def question(table: Table, by: Authority, against: str = "") -> Question:
    """Raises `Refused` unless the player may ask and there is something to say."""
    coach = table.game.coach
    if coach is None:
        raise Refused("no_coach")
    own = table.own_seat(by)
    if own is None:
        raise Refused("not_seated")
    _check_use(table)
    if table.round is None:
        raise Refused("nothing_to_advise")
    game, state, (seat, _) = table.game, table.round.state, own
    pending = game.pending(state)
    asked = pending is not None and seat in pending.seats
    options = game.options(state, seat) if asked else None
    if coach.in_turn and options is None:
        raise Refused("not_your_turn")
    private = game.private_view(state, seat)
    seen = Seen(seat, game.view(state), private, options, against)
    return Question(game.name, table.rules, seen)


def check_charted(game: AnyGame) -> None:
    """A chart follows from the rules alone, so everybody may have it."""
    if game.coach is None:
        raise Refused("no_coach")
    if not isinstance(game.coach, ChartCoach):
        raise Refused("no_chart")


def _check_use(table: Table) -> None:
    match coach_use(table.game, table.settings):
        case CoachUse.NOBODY:
            raise Refused("coach_not_allowed")
        case CoachUse.ALONE if len(table.humans()) > 1:
            raise Refused("coach_only_alone")
