"""Bank cards as they are typed or swiped. Full numbers and PINs live only in `CardEntry` and
`PinEntry`, which print neither."""

import re

from msgspec import Struct

from croupier.bank.messages import Kind, Number, Pin, Secret
from croupier.games.game import Refused

LAST = 4
# What a reader that types sends: track 1 (%B, number, ^) or track 2 (;, number, =).
SWIPED = re.compile(r"^(?:%B(?P<one>[0-9 ]{12,23})\^|;(?P<two>[0-9]{12,19})=)")


class CardEntry(Secret, frozen=True):
    """A card as the player entered it."""

    kind: Kind
    number: Number
    pin: Pin | None = None


class PinEntry(Secret, frozen=True):
    """The PIN of a card that the bank knows already by its reference."""

    pin: Pin


class NumberRange(Struct, frozen=True):
    """All card numbers that begin with digits from `first` to `last`, which are equally long."""

    first: str
    last: str

    def __post_init__(self) -> None:
        digits = (self.first + self.last).isdecimal() and (self.first + self.last).isascii()
        if not digits or len(self.first) != len(self.last) or self.first > self.last:
            raise ValueError(f"{self.first}-{self.last} is not a range of card numbers")

    def __contains__(self, number: str) -> bool:
        return self.first <= number[: len(self.first)] <= self.last

    def overlaps(self, other: "NumberRange") -> bool:
        size = min(len(self.first), len(other.first))
        return self.first[:size] <= other.last[:size] and other.first[:size] <= self.last[:size]


def parse_range(text: str) -> NumberRange:
    """`970000-970099`, or `9700` for all numbers that begin so. Raises `ValueError`."""
    first, _, last = text.replace(" ", "").partition("-")
    return NumberRange(first, last or first)


def card_number(typed: str) -> str:
    """The number in what was typed by hand, or by a reader that reads the stripe."""
    swiped = SWIPED.match(typed.strip()[:200])
    digits = (swiped["one"] or swiped["two"]) if swiped else typed
    number = re.sub(r"[ -]", "", digits[:40].strip())
    if not re.fullmatch(r"[0-9]{12,19}", number) or luhn(number):
        raise Refused("bad_card_number")
    return number


def luhn(number: str) -> int:
    """Zero when the last digit is what the others demand."""
    total = 0
    for place, digit in enumerate(reversed(number)):
        value = int(digit) * (1 + place % 2)
        total += value - 9 * (value > 9)
    return total % 10


def last_four(number: str) -> str:
    return number[-LAST:]
