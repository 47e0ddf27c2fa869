"""How often a hand wins: counted over every hand of the opponent where the budget allows it, else
estimated from random deals."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice

from croupier.bots.bot import BUDGET
from croupier.cards.card import CARDS, Card
from croupier.cards.chance import SEED_BYTES, Chance
from croupier.cards.ranking import strength, strength7, strengths

DEALS = 120  # with the usual budget; a deal costs as much as several hands that are counted
DEALS_BEFORE_FLOP = 800
RIVER_HANDS = 990  # that one opponent may hold
OPPONENTS_MAX = 8
DECK = CARDS[:52]
BOARD_SIZE = 5


def equity(
    hole: Sequence[Card],
    board: Sequence[Card],
    opponents: int,
    chance: Chance,
    budget: int = BUDGET,
    least: float = 0.0,
) -> float:
    """The share of the pot, 0 to 1, that the hand wins on average against so many unknown hands. A
    share below `least` may come out as any other one below it, which saves work."""
    opponents = min(opponents, OPPONENTS_MAX)
    if not board:
        low, high = sorted(hole, key=lambda card: card.rank)
        return _before_the_flop(low.rank, high.rank, low.suit == high.suit, opponents)
    unseen = [card for card in DECK if card not in hole and card not in board]
    if len(board) == BOARD_SIZE and opponents == 1 and budget >= RIVER_HANDS:
        return _counted(hole, board, unseen)
    deals = max(1, DEALS * budget // BUDGET)
    return _estimated(hole, board, unseen, opponents, chance, deals, least)


@lru_cache(maxsize=2048)
def _before_the_flop(low: int, high: int, suited: bool, opponents: int) -> float:
    """There are few kinds of hands, so each is estimated once, always from the same chance."""
    hole = CARDS[4 * low], CARDS[4 * high + (not suited)]
    unseen = [card for card in DECK if card not in hole]
    return _estimated(hole, (), unseen, opponents, Chance(bytes(SEED_BYTES)), DEALS_BEFORE_FLOP)


def _counted(hole: Sequence[Card], board: Sequence[Card], unseen: Sequence[Card]) -> float:
    mine = strength((*hole, *board))
    theirs = strengths(board, combinations(unseen, 2))
    won = sum(2 if other < mine else other == mine for other in theirs)
    return won / (2 * len(theirs))


def _estimated(
    hole: Sequence[Card],
    board: Sequence[Card],
    unseen: Sequence[Card],
    opponents: int,
    chance: Chance,
    count: int,
    least: float = 0.0,
) -> float:
    first, second = hole
    open_cards = BOARD_SIZE - len(board)
    size = open_cards + 2 * opponents
    deals = _deals(unseen, size, chance)
    won, lost, lost_max = 0.0, 0.0, count * (1 - least)
    for deck, start in islice(deals, count):
        hands = start + open_cards
        a, b, c, d, e = (*board, *deck[start:hands])
        mine = strength7(first, second, a, b, c, d, e)
        ties = 1
        for at in range(hands, start + size, 2):
            other = strength7(deck[at], deck[at + 1], a, b, c, d, e)
            if other > mine:
                lost += 1
                break
            ties += other == mine
        else:
            won += 1 / ties
            lost += 1 - 1 / ties
        if lost > lost_max:
            break
    return won / count


def _deals(unseen: Sequence[Card], size: int, chance: Chance) -> Iterator[tuple[list[Card], int]]:
    """Endless deals: each is a deck, and where in it the cards of the deal begin. A shuffled deck
    has enough cards for several deals."""
    while True:
        deck = chance.shuffle(unseen)
        for start in range(0, len(deck) - size + 1, size):
            yield deck, start
