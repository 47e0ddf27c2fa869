"""Amounts of chips that several games reckon with: a range to choose from, and a fair split."""

from msgspec import Struct

from croupier.cards.chance import Chance


class AmountRange(Struct, frozen=True, gc=False):
    """The amounts `least`, `least + step` … up to `most`, which is one of them."""

    least: int
    most: int
    step: int

    def allows(self, chips: int) -> bool:
        return self.least <= chips <= self.most and (chips - self.least) % self.step == 0

    def pick(self, chance: Chance) -> int:
        """Each amount is as likely as another."""
        return self.least + chance.below((self.most - self.least) // self.step + 1) * self.step


def amount_range(least: int, limit: int, step: int) -> AmountRange | None:
    """The amounts from `least` on that are not above `limit`; None when there is none."""
    if limit < least:
        return None
    return AmountRange(least, least + (limit - least) // step * step, step)


def split(chips: int, ways: int, unit: int) -> list[int]:
    """Equal shares in whole units; what cannot be shared equally belongs to the first."""
    each = chips // (unit * ways) * unit
    return [chips - each * (ways - 1)] + [each] * (ways - 1)
