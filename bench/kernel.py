"""What the kernel does in bulk, beside the peers that do the same: single ranks, batches, equities.

Ours and theirs take turns in one process, so that noise hits both alike; only CPU time counts, of
all threads. Each figure is the least of its turns, a ratio the median over the turns.

    python -m bench.kernel
"""

import random
from array import array
from collections.abc import Callable
from statistics import median
from time import process_time_ns

import eval7
import poker_equity
from msgspec import Struct
from phevaluator import _pheval, evaluate_cards

from croupier.cards.card import CARDS
from croupier.kernel import equity, ranking
from croupier.kernel.twin import ranking as twin

HANDS = 20_000
BATCH = 400_000
DEALS = 200_000
TURNS = 11
SIX = ("AhKh", "QsQd", "7c7d", "TsJs", "2c2d", "8h9h")
NAMES = [str(card) for card in CARDS[:52]]

Work = Callable[[], object]


class Pair(Struct, frozen=True):
    """The time of one hand, deal or match, and how many times as long theirs takes."""

    what: str
    peer: str
    ours_ns: float
    theirs_ns: float
    ratio: float
    least: float


def _in_turns(
    what: str, peer: str, least: float, ours: tuple[Work, int], theirs: tuple[Work, int], turns: int
) -> Pair:
    times = [(_spent(*ours), _spent(*theirs)) for _ in range(turns + 1)][1:]
    ratio = median(slow / fast for fast, slow in times)
    fastest = min(fast for fast, _ in times), min(slow for _, slow in times)
    return Pair(what, peer, *fastest, ratio, least)


def _spent(work: Work, count: int) -> float:
    start = process_time_ns()
    work()
    return (process_time_ns() - start) / count


def _cards(text: str) -> tuple[int, int]:
    return NAMES.index(text[:2]), NAMES.index(text[2:])


def ranks(turns: int) -> list[Pair]:
    dice = random.Random(7)
    hands = [tuple(dice.sample(range(52), 7)) for _ in range(HANDS)]
    text = ["".join(NAMES[card] for card in hand) for hand in hands]
    theirs = [[eval7.Card(NAMES[card]) for card in hand] for hand in hands]
    cards = bytes(card for hand in hands for card in hand) * (BATCH // HANDS)
    found = array("H", bytes(2 * BATCH))
    single, plain = ranking.strength, twin.strength
    inner, seven = _pheval.evaluate_7cards, ranking.strength7
    evaluate = eval7.evaluate
    return [
        _in_turns(
            "seven cards, single call",
            "phevaluator's inner function",
            1.5,
            (lambda: [seven(*hand) for hand in hands], HANDS),
            (lambda: [inner(*hand) for hand in hands], HANDS),
            turns,
        ),
        _in_turns(
            "seven cards, single call with a tuple",
            "phevaluator's public function",
            1.5,
            (lambda: [single(hand) for hand in hands], HANDS),
            (lambda: [evaluate_cards(*hand) for hand in hands], HANDS),
            turns,
        ),
        _in_turns(
            "seven cards, in a batch",
            "poker-equity's score_batch",
            60.0,
            (lambda: ranking.rank_all(cards, 7, found), BATCH),
            (lambda: poker_equity.score_batch("high", text), HANDS),
            turns,
        ),
        _in_turns(
            "seven cards, twin in Python",
            "eval7",
            0.8,
            (lambda: [plain(hand) for hand in hands], HANDS),
            (lambda: [evaluate(hand) for hand in theirs], HANDS),
            turns,
        ),
    ]


def equities(turns: int) -> list[Pair]:
    pair, six = [_cards(text) for text in SIX[:2]], tuple(map(_cards, SIX))
    unknown = [SIX[0], *["**"] * 5]

    def drawn(seats: list[str]) -> object:
        return poker_equity.chunk_from_text("holdem", seats, samples=DEALS, seed=1)

    return [
        _in_turns(
            "exact match before the flop",
            "poker-equity",
            200.0,
            (lambda: [equity.exact(pair) for _ in range(20)], 20),
            (lambda: poker_equity.exact_from_text("holdem", list(SIX[:2])), 1),
            turns,
        ),
        _in_turns(
            "a deal by chance, six known hands",
            "poker-equity",
            10.0,
            (lambda: equity.sample(six, DEALS, 1), DEALS),
            (lambda: drawn(list(SIX)), DEALS),
            turns,
        ),
        _in_turns(
            "a deal by chance, five unknown hands",
            "poker-equity",
            10.0,
            (lambda: equity.sample((six[0], *[None] * 5), DEALS, 1), DEALS),
            (lambda: drawn(unknown), DEALS),
            turns,
        ),
    ]


def measure(turns: int) -> list[Pair]:
    return ranks(turns) + equities(turns)


def main() -> None:
    for pair in measure(TURNS):
        met = "met" if pair.ratio >= pair.least else "missed"
        print(
            f"{pair.what + ', ' + pair.peer:70}{pair.ours_ns:>14,.1f} ns{pair.theirs_ns:>16,.1f} ns"
            f"{pair.ratio:>9.2f}  least {pair.least:g} {met}"
        )


if __name__ == "__main__":
    main()
