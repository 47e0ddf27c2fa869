"""The training of hold'em strategies: it finds what is known of small games, and follows from its
seed."""

from array import array
from itertools import combinations

import pytest

from croupier.kernel import holdem as kernel
from croupier.kernel.buckets import cumulate, equity_histograms, nearest
from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import HANDS, cards_of, count_of, index_of
from croupier.kernel.river import (
    FIRST_ACTS,
    FIRST_FOLDED,
    SECOND_ACTS,
    SECOND_FOLDED,
    SHOWDOWN,
    reach_of_others,
    river_equities,
    river_order,
    showdown_values,
)

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel here")

# Stacks of ten big blinds: the button goes all-in or folds, the other one calls or folds.
PUSH = array(
    "i",
    (
        *(FIRST_ACTS, 0, 1, 2, 0),
        *(FIRST_FOLDED, 0, 0, 0, 0),
        *(SECOND_ACTS, 0, 3, 2, 338),
        *(SECOND_FOLDED, 0, 0, 0, 0),
        *(SHOWDOWN, 0, 0, 0, 0),
    ),
)
PUSH_PAID = array("i", (50, 100, 50, 100, 1000, 100, 1000, 100, 1000, 1000))
ONE_BUCKET = (169, 1, 1, 1)


@pytest.fixture(scope="module")
def tables() -> kernel.Tables:
    return kernel.empty_tables()


def trained(tables: kernel.Tables, lessons: int, walks: int, seed: int) -> kernel.Learned:
    random, learned = array("Q", (seed, 2, 3, 4)), kernel.nothing_learned(4 * 169)
    for lesson in range(lessons):
        kernel.train(PUSH, PUSH_PAID, ONE_BUCKET, tables, random, learned, walks)
        for numbers in learned:
            kernel.scale(numbers, (lesson + 1) / (lesson + 2))
    return learned


def often(learned: kernel.Learned, player: int) -> dict[str, float]:
    """How often each class of hands puts all chips in."""
    found = {}
    for number in range(169):
        cards = sorted(cards_of(2, 0, number), reverse=True)
        name = "".join("23456789TJQKA"[card // 4] for card in cards)
        suited = "s" if cards[0] % 4 == cards[1] % 4 else "o"
        folds, goes = learned.sums[338 * player + 2 * number : 338 * player + 2 * number + 2]
        found[name + ("" if name[0] == name[1] else suited)] = goes / (folds + goes)
    return found


def weight(name: str) -> int:
    return 6 if len(name) == 2 else 4 if name[2] == "s" else 12


def test_push_or_fold_with_ten_big_blinds_comes_out_as_is_known(tables: kernel.Tables) -> None:
    """In equilibrium the button goes all-in with 58 % of its hands and is called with 37 %."""
    learned = trained(tables, 10, 20_000, 1)
    pushes, calls = often(learned, 0), often(learned, 1)
    assert all(pushes[name] > 0.8 for name in ("AA", "A2o", "K9o", "22", "QTs", "87s"))
    assert all(pushes[name] < 0.2 for name in ("72o", "32o", "83o", "92o", "T2o"))
    assert all(calls[name] > 0.8 for name in ("AA", "A8o", "KTs", "77"))
    assert all(calls[name] < 0.2 for name in ("72o", "T5o", "85s", "J2o"))
    for found, share in ((pushes, 0.58), (calls, 0.37)):
        total = sum(weight(name) * part for name, part in found.items()) / len(HANDS)
        assert total == pytest.approx(share, abs=0.05)


# Going all-in loses 1,000 or 500, as the other one likes; folding loses 50.
NONSENSE = array(
    "i",
    (
        *(FIRST_ACTS, 0, 1, 2, 0),
        *(FIRST_FOLDED, 0, 0, 0, 0),
        *(SECOND_ACTS, 0, 3, 2, 338),
        *(FIRST_FOLDED, 0, 0, 0, 0),
        *(FIRST_FOLDED, 0, 0, 0, 0),
    ),
)
NONSENSE_PAID = array("i", (50, 100, 50, 100, 1000, 100, 1000, 100, 500, 100))


def test_an_answer_is_learned_to_what_nobody_does_any_more(tables: kernel.Tables) -> None:
    learned = kernel.nothing_learned(4 * 169)
    random = array("Q", (1, 2, 3, 4))
    kernel.train(NONSENSE, NONSENSE_PAID, ONE_BUCKET, tables, random, learned, 100_000)
    sums = learned.sums
    assert all(sums[at] > 0.99 * (sums[at] + sums[at + 1]) for at in range(0, 338, 2))
    assert all(sums[at] > 0.75 * (sums[at] + sums[at + 1]) for at in range(338, 676, 2))


# A pot of 100 and 100 behind on a given river: check or bet all, and call or fold.
BOARD = (48, 40, 33, 22, 3)
RIVER = array(
    "i",
    (
        *(FIRST_ACTS, 3, 1, 2, 0),
        *(SECOND_ACTS, 3, 3, 2, 512),
        *(SECOND_ACTS, 3, 5, 2, 1024),
        *(SHOWDOWN, 0, 0, 0, 0),
        *(FIRST_ACTS, 3, 7, 2, 1536),
        *(SECOND_FOLDED, 0, 0, 0, 0),
        *(SHOWDOWN, 0, 0, 0, 0),
        *(FIRST_FOLDED, 0, 0, 0, 0),
        *(SHOWDOWN, 0, 0, 0, 0),
    ),
)
RIVER_PAID = array(
    "i", (50, 50, 50, 50, 150, 50, 50, 50, 50, 150, 150, 50, 150, 150, 50, 150, 150, 150)
)


def test_a_strategy_for_one_river_can_hardly_be_beaten() -> None:
    """Each strength is a bucket of its own. What the best answer wins is reckoned by other code."""
    numbers, strengths = array("H", bytes(2 * 1081)), array("H", bytes(2 * 1081))
    river_order(BOARD, numbers, strengths)
    tables = kernel.empty_tables()
    ranks = {strength: at for at, strength in enumerate(sorted(set(strengths)))}
    assert len(ranks) <= 256
    buckets = dict(zip(numbers, (ranks[strength] for strength in strengths), strict=True))
    for number, bucket in buckets.items():
        tables.river[index_of(HANDS[number], BOARD)] = bucket
    learned, random = kernel.nothing_learned(2048), array("Q", (5, 6, 7, 8))
    for lesson in range(10):
        kernel.train(RIVER, RIVER_PAID, (169, 1, 1, 256), tables, random, learned, 5_000, BOARD)
        for sums in learned:
            kernel.scale(sums, (lesson + 1) / (lesson + 2))
    assert gap(learned, buckets) < 2.0  # of the pot of 100; playing by chance loses far more


def gap(learned: kernel.Learned, buckets: dict[int, int]) -> float:
    """What both together could win more with their best answers."""

    def second(node_offset: int, number: int) -> float:
        row = node_offset + 2 * buckets[number]
        first, other = learned.sums[row : row + 2]
        return other / (first + other) if first + other else 0.5

    hands = sorted(buckets)
    bet, raised = ({n: second(at, n) for n in hands} for at in (0, 512))
    called, called_raise = ({n: second(at, n) for n in hands} for at in (1024, 1536))
    every = dict.fromkeys(hands, 1.0)

    def showdown(held: dict[int, float], half: float) -> list[float]:
        return [half * value for value in vector(showdown_values, held)]

    def met(held: dict[int, float], won: float) -> list[float]:
        return [won * value for value in vector(reach_of_others, held)]

    def plus(*parts: list[float]) -> list[float]:
        return [sum(values) for values in zip(*parts, strict=True)]

    def mixed(held: dict[int, float], by: dict[int, float], yes: bool) -> dict[int, float]:
        return {n: held[n] * (by[n] if yes else 1 - by[n]) for n in hands}

    # The first player's best answer: check (and answer a bet), or bet.
    answer = [
        max(call, fold)
        for call, fold in zip(
            showdown(mixed(every, raised, True), 150),
            met(mixed(every, raised, True), -50),
            strict=True,
        )
    ]
    checks = plus(showdown(mixed(every, raised, False), 50), answer)
    bets = plus(showdown(mixed(every, called, True), 150), met(mixed(every, called, False), 50))
    first = sum(max(pair) for pair in zip(checks, bets, strict=True))
    # The second player's: after a check, check or bet; after a bet, fold or call.
    checked, has_bet = mixed(every, bet, False), mixed(every, bet, True)
    stays = showdown(checked, 50)
    goes = plus(
        showdown(mixed(checked, called_raise, True), 150),
        met(mixed(checked, called_raise, False), 50),
    )
    calls, folds = showdown(has_bet, 150), met(has_bet, -50)
    other = sum(max(pair) for pair in zip(stays, goes, strict=True))
    other += sum(max(pair) for pair in zip(calls, folds, strict=True))
    return (first + other) / sum(vector(reach_of_others, every))


def vector(function: object, held: dict[int, float]) -> list[float]:
    reach, values = array("d", bytes(8 * 1326)), array("d", bytes(8 * 1326))
    for number, share in held.items():
        reach[number] = share
    function(BOARD, reach, values)  # type: ignore[operator]
    return list(values)


def test_the_same_seed_gives_the_same_strategy_also_in_parts(tables: kernel.Tables) -> None:
    whole, parts = kernel.nothing_learned(676), kernel.nothing_learned(676)
    one, other = array("Q", (9, 2, 3, 4)), array("Q", (9, 2, 3, 4))
    kernel.train(PUSH, PUSH_PAID, ONE_BUCKET, tables, one, whole, 300)
    for _ in range(3):
        kernel.train(PUSH, PUSH_PAID, ONE_BUCKET, tables, other, parts, 100)
    assert (whole, one) == (parts, other)
    kernel.train(PUSH, PUSH_PAID, ONE_BUCKET, tables, other, parts, 1)
    assert whole != parts


def test_what_does_not_fit_together_is_refused(tables: kernel.Tables) -> None:
    random = array("Q", (1, 2, 3, 4))
    for bets, size, buckets, board in (
        (PUSH[:-5], 676, ONE_BUCKET, ()),
        (PUSH[:2] + array("i", (2,)) + PUSH[3:], 676, ONE_BUCKET, ()),
        (PUSH, 670, ONE_BUCKET, ()),
        (PUSH, 676, (168, 1, 1, 1), ()),
        (PUSH, 676, (169, 0, 1, 1), ()),
        (PUSH, 676, ONE_BUCKET, (3, 3)),
        (PUSH, 676, ONE_BUCKET, (52,)),
    ):
        paid = array("i", bytes(8 * (len(bets) // 5)))
        learned = kernel.nothing_learned(size)
        with pytest.raises(ValueError):
            kernel.train(bets, paid, buckets, tables, random, learned, 1, board)


def test_a_table_has_the_bucket_of_the_nearest_centre() -> None:
    """For a flop, hand by hand with the functions that have a twin."""
    bins, table = 8, array("H", bytes(2 * count_of(2, 3)))
    centres = bytes(min(255, 32 * step + 3 * at) for at in range(20) for step in range(bins))
    kernel.fill_buckets(3, 700, 1, bins, centres, table)
    board = cards_of(0, 3, 700)
    counts, points = array("H", bytes(2 * bins * 1326)), bytearray(bins * 1326)
    labels, distances = array("H", bytes(2 * 1326)), array("I", bytes(4 * 1326))
    equity_histograms(board, bins, counts)
    cumulate(counts, bins, points)
    nearest(points, bins, centres, labels, distances)
    for number, hand in enumerate(HANDS):
        if not set(hand) & set(board):
            assert table[index_of(hand, board)] == labels[number]


def test_a_table_of_the_river_parts_equities() -> None:
    table, equities = bytearray(count_of(2, 5)), array("H", bytes(2 * 1326))
    kernel.fill_river_buckets(4_000, 1, 50, table)
    board = cards_of(0, 5, 4_000)
    river_equities(board, equities)
    for hand in combinations([card for card in range(52) if card not in board], 2):
        number = HANDS.index(hand)
        assert table[index_of(hand, board)] == equities[number] * 50 // 1981


def test_shares_come_in_whole_parts_that_add_up() -> None:
    sums = array("f", (1, 1, 1, 0, 0, 0, 5, 0, 0, 1, 98, 1))
    parts = bytearray(12)
    kernel.parts_of(sums, 3, 10, parts)
    rows = [tuple(parts[at : at + 3]) for at in range(0, 12, 3)]
    assert rows == [(4, 3, 3), (0, 0, 0), (10, 0, 0), (0, 10, 0)]
