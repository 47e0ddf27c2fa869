"""What both bots do alike once they know what they want."""

from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemAction,
    HoldemOptions,
    RaiseTo,
)


def raise_near(options: HoldemOptions, target: int) -> HoldemAction:
    """The allowed raise nearest below the target, but at least the smallest; where a raise cannot
    be made, what comes next to it."""
    if not options.raise_max:
        return stay(options)
    if target >= options.all_in > 0:
        return AllIn()
    steps = max(min(target, options.raise_max) - options.raise_min, 0) // options.raise_step
    return RaiseTo(options.raise_min + steps * options.raise_step)


def is_cheap(options: HoldemOptions, target: int) -> bool:
    """Whether such a raise can be made and leaves a third of the chips at least."""
    raised = max(target, options.raise_min)
    return bool(options.raise_max) and 3 * raised < 2 * options.all_in


def stay(options: HoldemOptions) -> HoldemAction:
    """Stay in for as little as possible."""
    if options.check:
        return Check()
    return Call() if options.call else AllIn()


def give_up(options: HoldemOptions) -> HoldemAction:
    """Fold, unless that is not offered because staying in is free."""
    return Fold() if options.fold else stay(options)
