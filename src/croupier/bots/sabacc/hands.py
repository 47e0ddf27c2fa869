"""What a hand is worth, and what may become of it: plain sums over the cards that are not seen."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from croupier.cards.sabacc import SABACC_CARDS, SabaccCard
from croupier.games.sabacc.moves import SabaccView

FAR = 30  # no sum further from zero is worth anything


def worth(total: int) -> float:
    """1 for a sabacc, then falling with the distance from zero, plus before minus."""
    if total == 0:
        return 1.0
    return max(0.0, 0.75 - abs(total) / FAR - (0.01 if total < 0 else 0.0))


def unseen(view: SabaccView, own: Sequence[SabaccCard]) -> list[SabaccCard]:
    """The cards that may be in the deck, as far as the seat can know."""
    known = {*own, *view.pile}
    for seat in view.seats:
        known.update(seat.cards)
    return [card for card in SABACC_CARDS if card not in known]


def best_gift(hand: Sequence[SabaccCard]) -> SabaccCard | None:
    """The card to give up, or none when keeping all is best."""
    total = sum(card.points for card in hand)
    gift = max(hand, key=lambda card: worth(total - card.points))
    return gift if worth(total - gift.points) > worth(total) else None


def best_swap(hand: Sequence[SabaccCard], top: SabaccCard) -> tuple[float, SabaccCard]:
    """The best exchange with the top of the pile, and what it is worth."""
    total = sum(card.points for card in hand) + top.points
    return max((worth(total - card.points), card) for card in hand)


def draw_worth(hand: Sequence[SabaccCard], deck: Iterable[SabaccCard]) -> float:
    """What the hand is worth on average after a draw and the best that follows it."""
    points = [card.points for card in hand]
    after = _after_draw(sum(points), frozenset(points))
    sums = [after[card.points] for card in deck]
    return sum(sums) / len(sums) if sums else worth(sum(points))


@lru_cache(maxsize=4096)
def _after_draw(total: int, gifts: frozenset[int]) -> dict[int, float]:
    """By the points of the card that is drawn."""
    # Giving the drawn card up again leaves the hand as it was.
    stay = worth(total)
    return {
        drawn: max(stay, worth(total + drawn), *[worth(total + drawn - gift) for gift in gifts])
        for drawn in range(-10, 11)
    }
