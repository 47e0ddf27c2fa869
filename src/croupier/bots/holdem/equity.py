"""How often a hand wins: counted over every opponent's hand where that is little work, else
estimated from a fixed number of random deals."""

from collections.abc import Sequence
from itertools import combinations

from croupier.cards.card import CARDS, Card
from croupier.cards.chance import Chance
from croupier.cards.ranking import strength, strength7, strengths

DEALS = 120
OPPONENTS_MAX = 8
DECK = CARDS[:52]
BOARD_SIZE = 5


def equity(hole: Sequence[Card], board: Sequence[Card], opponents: int, chance: Chance) -> float:
    """The share of the pot that is won on average against so many unknown hands, 0 to 1."""
    unseen = [card for card in DECK if card not in hole and card not in board]
    if len(board) == BOARD_SIZE and opponents == 1:
        return _counted(hole, board, unseen)
    return _estimated(hole, board, unseen, min(opponents, OPPONENTS_MAX), chance)


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
) -> float:
    first, second = hole
    open_cards = BOARD_SIZE - len(board)
    won = 0.0
    for _ in range(DEALS):
        drawn = chance.sample(unseen, open_cards + 2 * opponents)
        a, b, c, d, e = (*board, *drawn[:open_cards])
        mine = strength7(first, second, a, b, c, d, e)
        ties = 1
        for at in range(open_cards, len(drawn), 2):
            other = strength7(drawn[at], drawn[at + 1], a, b, c, d, e)
            if other > mine:
                break
            ties += other == mine
        else:
            won += 1 / ties
    return won / DEALS
