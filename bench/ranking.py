"""How fast hands are ranked and decks are shuffled, side by side with phevaluator.

Run it as `python bench/ranking.py`. Each figure is the best of several rounds in one process;
phevaluator, which is written in C, gets plain integers, as it likes them best.
"""

import subprocess
import sys
from collections.abc import Callable
from time import perf_counter_ns

from phevaluator import evaluate_cards

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.cards.ranking import best_five, describe, strength, strength7, strengths

SEED = bytes(range(32))
HANDS = 6_000
ROUNDS = 15

TIMED = """
from time import perf_counter_ns as now
import msgspec
start = now()
import croupier.cards.ranking as ranking
imported = now()
ranking.strength(range(5))
print(imported - start, now() - imported)
"""


def nanoseconds(*works: Callable[[], object]) -> list[float]:
    """The time of each work for one of its hands; they take turns, so that noise hits all alike."""
    best = [sys.maxsize] * len(works)
    for _ in range(ROUNDS):
        for at, work in enumerate(works):
            start = perf_counter_ns()
            work()
            best[at] = min(best[at], perf_counter_ns() - start)
    return [each / HANDS for each in best]


def row(name: str, ours_ns: float, theirs_ns: float | None = None) -> None:
    line = f"{name:32}{ours_ns / 1_000:>9.2f} µs"
    if theirs_ns is not None:
        line += f"{theirs_ns / 1_000:>11.2f} µs{theirs_ns / ours_ns:>8.2f}"
    print(line)


def compare(name: str, ours: Callable[[], object], hands: list[tuple[Card, ...]]) -> None:
    plain = [tuple(map(int, hand)) for hand in hands]
    row(name, *nanoseconds(ours, lambda: [evaluate_cards(*hand) for hand in plain]))


def at_a_showdown() -> tuple[float, float]:
    """Nanoseconds for each of six hands that share a board: ours, and phevaluator's."""
    chance = Chance(SEED)
    deals = [chance.sample(STANDARD.cards, 17) for _ in range(HANDS // 6)]
    shown = [(deal[:5], [deal[at : at + 2] for at in range(5, 17, 2)]) for deal in deals]
    plain = [tuple(map(int, (*board, *hand))) for board, hands in shown for hand in hands]
    ours, theirs = nanoseconds(
        lambda: [strengths(board, hands) for board, hands in shown],
        lambda: [evaluate_cards(*hand) for hand in plain],
    )
    return ours, theirs


def ranked(deals: list[list[Card]]) -> None:
    five, six, seven = ([tuple(deal[:size]) for deal in deals] for size in (5, 6, 7))
    compare("strength, 5 cards", lambda: [strength(hand) for hand in five], five)
    compare("strength, 6 cards", lambda: [strength(hand) for hand in six], six)
    compare("strength, 7 cards", lambda: [strength(hand) for hand in seven], seven)
    compare("strength7", lambda: [strength7(*hand) for hand in seven], seven)
    shown = [
        (deal[:5], [deal[at : at + 2] for at in range(5, 17, 2)]) for deal in deals[: HANDS // 6]
    ]
    compare(
        "strengths, each of six hands",
        lambda: [strengths(board, own) for board, own in shown],
        seven,
    )
    row("describe, 7 cards", *nanoseconds(lambda: [describe(hand) for hand in seven]))
    row("best_five, 7 cards", *nanoseconds(lambda: [best_five(hand) for hand in seven]))


def shuffled() -> None:
    for step in range(HANDS):
        STANDARD.shuffled(Chance(SEED, step))


def started() -> None:
    runs = [
        subprocess.run([sys.executable, "-c", TIMED], capture_output=True, check=True)
        for _ in range(ROUNDS)
    ]
    imported, generated = zip(*(map(int, run.stdout.split()) for run in runs), strict=True)
    row("import, msgspec aside", min(imported))
    row("tables, made at the first hand", min(generated))


def main() -> None:
    chance = Chance(SEED)
    print(f"{'':32}{'ours':>12}{'phevaluator':>14}{'ratio':>8}")
    ranked([chance.sample(STANDARD.cards, 17) for _ in range(HANDS)])
    row("a new chance, a shuffled deck", *nanoseconds(shuffled))
    started()


if __name__ == "__main__":
    main()
