"""How a bot turns what it wants into an action that is offered."""

from croupier.games.amounts import amount_range
from croupier.games.holdem import moves
from croupier.games.holdem.moves import HoldemAction, HoldemOptions


def raise_near(options: HoldemOptions, target: int) -> HoldemAction:
    """The largest allowed raise that is not above the target, or else the smallest one. Where no
    raise is allowed, the cheapest way to stay in."""
    amounts = options.raise_to
    if amounts is None:
        return stay(options)
    if target >= options.all_in > 0:
        return moves.ALL_IN
    nearest = amount_range(amounts.least, min(target, amounts.most), amounts.step)
    return moves.RaiseTo(amounts.least if nearest is None else nearest.most)


def is_cheap(options: HoldemOptions, target: int) -> bool:
    """Whether such a raise can be made and leaves at least a third of the chips."""
    amounts = options.raise_to
    return amounts is not None and 3 * max(target, amounts.least) < 2 * options.all_in


def stay(options: HoldemOptions) -> HoldemAction:
    """Stay in for as little as possible."""
    if options.check:
        return moves.CHECK
    return moves.CALL if options.call else moves.ALL_IN


def give_up(options: HoldemOptions) -> HoldemAction:
    """Fold, unless that is not offered because staying in is free."""
    return moves.FOLD if options.fold else stay(options)
