"""What an honest player would hold who did what the other one did. People bet what is good and let
go what is not; they bluff less than a solver, which bluffs as often as nobody can profit from."""

from collections.abc import Iterator, Sequence
from typing import Final

from croupier.bots.holdem.hard.history import Deal, History
from croupier.bots.holdem.hard.ranges import Range, narrowed
from croupier.bots.holdem.story import Line
from croupier.bots.holdem.tracking import Trust, before_flop, on_board
from croupier.games.holdem.moves import Deed, Street

# So much of what an action tells is told by an honest player, the rest by the blueprint or solver.
HONEST: Final = 0.5
STREETS: Final = (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)
TWO: Final = 2
TRUST: Final = Trust()


def lines_of(history: History) -> Iterator[Line]:
    """The actions of a hand of two as they are told at a table."""
    paid = [*history.paid(0)]
    street, raises, acted = 0, 0, set[int]()
    for deal in history.deals:
        if deal.street != street:
            street, raises = deal.street, 0
            acted.clear()
        acted.add(deal.player)
        owed = paid[1 - deal.player]
        price, chips = max(0, owed - paid[deal.player]), deal.paid - paid[deal.player]
        yield Line(
            seat=deal.player,
            street=STREETS[street],
            board=history.board[: street + 2] if street else (),
            deed=_deed(deal, price),
            pot=sum(paid),
            price=price,
            chips=chips,
            raises=raises,
            behind=TWO - len(acted),
            all_in=deal.paid >= history.stack,
        )
        paid[deal.player] = deal.paid
        raises += deal.raises


def _deed(deal: Deal, price: int) -> Deed:
    if deal.raises:
        return Deed.BET if price == 0 and deal.street else Deed.RAISE
    return Deed.CALL if price else Deed.CHECK


def honest(line: Line) -> Sequence[float]:
    """How likely each of 1,326 hands would have done so; only their proportions mean something."""
    return on_board(line, TRUST) if line.board else before_flop(line, TWO, TRUST)


def told(weights: Range, likely: Range, line: Line) -> Range:
    """What the other one may hold after an action that the house would take so often."""
    by_house, by_people = (
        narrowed(weights, likely),
        [weight * part for weight, part in zip(weights, honest(line), strict=True)],
    )
    house, people = sum(by_house), sum(by_people)
    if people <= 0:
        return by_house
    parts = (1 - HONEST) / house, HONEST / people
    found = [
        parts[0] * one + parts[1] * other for one, other in zip(by_house, by_people, strict=True)
    ]
    most = max(found)
    return [weight / most for weight in found]
