"""How often each hand wins against a range when all the rest is only checked."""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Final

from croupier.bots.holdem.hard.ranges import Range
from croupier.cards.chance import Chance
from croupier.kernel.hands import HANDS
from croupier.kernel.river import reach_of_others, showdown_values

BOARD_SIZE: Final = 5
BOARDS: Final = {0: 120, 3: 60, 4: 48, 5: 1}  # that are looked at, by how many cards are open


def equities(board: tuple[int, ...], weights: Range) -> Range:
    """From 0 to 1 for each of 1,326 hands. Boards are drawn by a chance of their own that is always
    the same."""
    held = array("d", weights)
    net, all_of_it = [0.0] * len(HANDS), [0.0] * len(HANDS)
    more, meets = array("d", bytes(8 * len(HANDS))), array("d", bytes(8 * len(HANDS)))
    for whole in _boards(board):
        showdown_values(whole, held, more)
        reach_of_others(whole, held, meets)
        net = [a + b for a, b in zip(net, more, strict=True)]
        all_of_it = [a + b for a, b in zip(all_of_it, meets, strict=True)]
    return [(1 + a / b) / 2 if b > 0 else 0.5 for a, b in zip(net, all_of_it, strict=True)]


@lru_cache(maxsize=16)
def _boards(board: tuple[int, ...]) -> Sequence[tuple[int, ...]]:
    missing = BOARD_SIZE - len(board)
    left = [card for card in range(52) if card not in board]
    if missing == 0:
        return [board]
    if missing == 1:
        return [(*board, card) for card in left]
    chance = Chance(sha256(bytes(board)).digest())
    return [(*board, *chance.sample(left, missing)) for _ in range(BOARDS[len(board)])]
