"""Twin of kernel/c/doudizhu/cardmethods.c: cards as counts of ranks, and back. A card is a number:
its printed rank times four and its suit, from the 2 on, and then the two jokers."""

from typing import Final, TypeVar

from croupier.kernel.twin.doudizhu.hands import BLACK, RANKS

CardT = TypeVar("CardT", bound=int)

_SUITS, _FIRST_JOKER = 4, 52


def _rank(card: int) -> int:
    """A two is printed with the lowest rank and is the highest but the jokers here."""
    if card >= _FIRST_JOKER:
        return BLACK + card - _FIRST_JOKER
    return (card // _SUITS - 1) % BLACK


_SHIFTS: Final = tuple(4 * _rank(card) for card in range(_FIRST_JOKER + RANKS - BLACK))
_unit_of: Final = tuple(1 << shift for shift in _SHIFTS).__getitem__


def counts(cards: tuple[int, ...], /) -> int:
    return sum(map(_unit_of, cards))


def cards_of(hand: tuple[CardT, ...], play: int, /) -> tuple[CardT, ...]:
    """The first cards of a hand that make up the play, in the order of the hand."""
    found = []
    for card in hand:
        if play >> _SHIFTS[card] & 15:
            found.append(card)
            play -= 1 << _SHIFTS[card]
    return tuple(found)


def in_order(cards: tuple[CardT, ...], /) -> tuple[CardT, ...]:
    """From high to low, within a rank from spades to clubs; no card comes twice."""
    if len(set(cards)) != len(cards):
        raise ValueError("a card is there twice")
    return tuple(sorted(cards, key=lambda card: (-_SHIFTS[card], -card)))


def rest(hand: tuple[CardT, ...], cards: tuple[CardT, ...], /) -> tuple[CardT, ...] | None:
    """The hand without these cards; None if one of them is not in it."""
    kept = list(hand)
    try:
        for card in cards:
            kept.remove(card)
    except ValueError:
        return None
    return tuple(kept)
