"""What a player may ask the coach of the game, put together from what his seat is shown. Pure; a
question holds no card that lies face down."""

from typing import Any

from msgspec import Struct

from croupier.games.game import Refused
from croupier.tables.authority import Authority
from croupier.tables.table import Table


class Question(Struct, frozen=True):
    """What to do now: the view of the table and the options of the seat on turn."""

    game: str
    rules: Any
    seat: int
    view: Any
    options: Any


def question(table: Table, by: Authority) -> Question:
    """Raises `Refused` unless the player has a decision to make."""
    check_coached(table)
    own = table.own_seat(by)
    if own is None:
        raise Refused("not_seated")
    if table.round is None:
        raise Refused("nothing_to_advise")
    game, state, (seat, _) = table.game, table.round.state, own
    pending = game.pending(state)
    if pending is None or seat not in pending.seats:
        raise Refused("not_your_turn")
    options = game.options(state, seat)
    if options is None:
        raise Refused("not_your_turn")
    return Question(game.name, table.rules, seat, game.view(state), options)


def check_coached(table: Table) -> None:
    if table.game.coach is None:
        raise Refused("no_coach")
