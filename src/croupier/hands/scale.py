"""A hand history's decimals as the integers our engine counts in, exactly and back."""

from collections.abc import Iterator
from decimal import Decimal
from math import gcd

from croupier.hands.actions import RaisesTo
from croupier.hands.phh import Phh

# A field of our own: how far raises are apart at the table.
BET_STEP_FIELD = "_bet_step"


class Scale:
    """`unit` is the smallest chip: the largest amount that divides all amounts of the file. The
    figures of the end count too, so that odd chips have the size that they had at that table."""

    def __init__(self, phh: Phh) -> None:
        amounts = [amount for amount in _amounts(phh) if amount.is_finite()]
        self.places = max(map(_places, amounts))
        self.unit = gcd(*map(self.chips, amounts))
        # More than anybody could bet in the hand.
        self.plenty = 4 * sum(abs(self.chips(amount)) for amount in amounts)

    def chips(self, amount: Decimal) -> int:
        """Plenty for an unknown amount."""
        if not amount.is_finite():
            return self.plenty
        whole, _, part = format(amount, "f").partition(".")
        return int(whole + part[: self.places].ljust(self.places, "0"))

    def text(self, chips: int) -> str:
        whole, part = divmod(chips, 10**self.places)
        return f"{whole}.{part:0{self.places}}".rstrip("0") if part else str(whole)


def _amounts(phh: Phh) -> Iterator[Decimal]:
    yield from phh.antes
    yield from phh.blinds_or_straddles
    yield phh.min_bet
    yield from phh.starting_stacks
    yield from phh.finishing_stacks or ()
    yield from phh.winnings or ()
    if isinstance(step := phh.others.get(BET_STEP_FIELD), int | Decimal):
        yield Decimal(step)
    for action in phh.actions:
        if isinstance(action, RaisesTo):
            yield action.amount


def _places(amount: Decimal) -> int:
    """How many decimal places the amount needs."""
    return len(format(amount, "f").partition(".")[2].rstrip("0"))
