"""Every hand of dou dizhu, counted: all sets of up to eight cards by brute force, closed formulas
for all sizes, and all that can be played from a hand."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb

import pytest

from croupier.cards.card import CARDS
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.combo import BEGINNER, COMBOS, Category, Combo, beats
from croupier.games.doudizhu.combos.picking import pick_play
from croupier.games.doudizhu.combos.plays import follows, leads
from croupier.games.doudizhu.combos.ranks import UNITS, counts_of, in_order, size
from croupier.kernel import doudizhu as kernel

BRUTE = 8
RANKS = 15
CHAIN_RANKS = 12  # from 3 to the ace
SUITED = 13
Counts = tuple[int, ...]


def sets_of_cards(most: int) -> Iterator[Counts]:
    """How many cards of each rank: all sets of up to so many cards that one pack holds."""

    def extend(counts: Counts, left: int) -> Iterator[Counts]:
        if len(counts) == RANKS:
            yield counts
            return
        limit = 4 if len(counts) < SUITED else 1
        for number in range(min(limit, left) + 1):
            yield from extend((*counts, number), left - number)

    return extend((), most)


def how_many_sets(most: int) -> int:
    """The same as a polynomial: (1 + x + x² + x³ + x⁴)^13 · (1 + x)², up to the power `most`."""
    ways = [1] + [0] * most
    for limit in [4] * SUITED + [1] * 2:
        ways = [sum(ways[max(0, n - limit) : n + 1]) for n in range(most + 1)]
    return sum(ways)


def packed(counts: Counts) -> int:
    return sum(number * unit for number, unit in zip(counts, UNITS, strict=True))


def in_a_row(ranks: list[int]) -> bool:
    return ranks == list(range(ranks[0], ranks[0] + len(ranks))) and ranks[-1] < CHAIN_RANKS


def read_by_the_rule_page(counts: Counts) -> tuple[str, int, int] | None:
    """Category, lowest primal rank and links, from the clauses of chapter 4, in other ways than the
    game does it."""
    of = {number: [r for r, n in enumerate(counts) if n == number] for number in (1, 2, 3, 4)}
    solos, pairs, trios, fours = of[1], of[2], of[3], of[4]
    total, both_jokers = sum(counts), counts[13] and counts[14]
    if total == 2 and both_jokers:
        return "rocket", 13, 1
    if fours and not trios:
        return _with_four(solos, pairs, fours, bool(both_jokers))
    if fours:
        return None
    if trios:
        return _with_trios(solos, pairs, trios, bool(both_jokers))
    if pairs and solos:
        return None
    if pairs:
        links = len(pairs)
        if links == 1:
            return "pair", pairs[0], 1
        return ("pair_chain", pairs[0], links) if links >= 3 and in_a_row(pairs) else None
    if len(solos) == 1:
        return "solo", solos[0], 1
    long = len(solos) >= 5 and in_a_row(solos)
    return ("solo_chain", solos[0], len(solos)) if long else None


def _with_four(
    solos: list[int], pairs: list[int], fours: list[int], both_jokers: bool
) -> tuple[str, int, int] | None:
    if len(fours) != 1:
        return None
    if not solos and not pairs:
        return "bomb", fours[0], 1
    if len(solos) == 2 and not pairs and not both_jokers:
        return "four_solo", fours[0], 1
    return ("four_pair", fours[0], 1) if len(pairs) == 2 and not solos else None


def _with_trios(
    solos: list[int], pairs: list[int], trios: list[int], both_jokers: bool
) -> tuple[str, int, int] | None:
    links = len(trios)
    if links > 1 and not in_a_row(trios):
        return None
    plane = "trio" if links == 1 else "airplane"
    if not solos and not pairs:
        return plane, trios[0], links
    if len(solos) == links and not pairs and not both_jokers:
        return f"{plane}_solo", trios[0], links
    return (f"{plane}_pair", trios[0], links) if len(pairs) == links and not solos else None


@pytest.mark.req("DDZ-2.1", "DDZ-RULE-HANDSIZE")
def test_all_sets_of_up_to_eight_cards_by_brute_force() -> None:
    found: Counter[str] = Counter()
    sets = 0
    for counts in sets_of_cards(BRUTE):
        sets += 1
        read = read_by_the_rule_page(counts)
        combo = COMBOS.get(packed(counts))
        if read is None:
            assert combo is None, counts
        else:
            category, low, links = read
            assert combo == Combo(Category(category), low, links), counts
            found[category] += 1
    assert sets == how_many_sets(BRUTE) == 375_470
    assert found == Counter(
        combo.category for counts, combo in COMBOS.items() if size(counts) <= BRUTE
    )


def without_both_jokers(ranks: int, number: int) -> int:
    """Ways to choose so many of the ranks, two of which are the jokers."""
    return comb(ranks, number) - (comb(ranks - 2, number - 2) if number >= 2 else 0)


def closed_formulas() -> dict[tuple[str, int], int]:
    """How many hands of each category and number of links there are, also beyond eight cards."""

    def places(links: int) -> int:
        return CHAIN_RANKS - links + 1

    found = {("solo", 1): 15, ("rocket", 1): 1}
    found |= {(name, 1): SUITED for name in ("pair", "trio", "bomb")}
    found |= {("trio_solo", 1): SUITED * 14, ("trio_pair", 1): SUITED * 12}
    found["four_solo", 1] = SUITED * without_both_jokers(14, 2)
    found["four_pair", 1] = SUITED * comb(12, 2)
    found |= {("solo_chain", links): places(links) for links in range(5, 13)}
    found |= {("pair_chain", links): places(links) for links in range(3, 11)}
    for links in range(2, 7):
        found["airplane", links] = places(links)
        if 4 * links <= 20:
            solos = without_both_jokers(RANKS - links, links)
            found["airplane_solo", links] = places(links) * solos
        if 5 * links <= 20:
            found["airplane_pair", links] = places(links) * comb(SUITED - links, links)
    return found


@pytest.mark.skipif(not kernel.COMPILED, reason="there is no compiled kernel on this machine")
def test_the_kernel_names_all_sets_of_up_to_eight_cards_alike() -> None:
    """Counted by category like above, and each by its own name."""
    found: Counter[int] = Counter()
    for counts in sets_of_cards(BRUTE):
        cards = packed(counts)
        named, combo = kernel.name(cards), COMBOS.get(cards)
        assert (named == 0) == (combo is None)
        if combo is not None:
            category = list(Category).index(combo.category)
            assert named == category | combo.links << 4 | combo.low << 8
            found[category] += 1
    expected = Counter(
        list(Category).index(combo.category)
        for cards, combo in COMBOS.items()
        if size(cards) <= BRUTE
    )
    assert found == expected


@pytest.mark.skipif(not kernel.COMPILED, reason="there is no compiled kernel on this machine")
def test_the_kernel_lists_every_hand_from_some_set_of_twenty_cards() -> None:
    """Each hand is led from its own cards, in the place of all that can be led from them."""
    for cards in COMBOS:
        assert cards in kernel.plays(cards, 0, False)


@pytest.mark.req("DDZ-2.1")
def test_all_hands_of_all_sizes_by_closed_formulas() -> None:
    counted = Counter((str(combo.category), combo.links) for combo in COMBOS.values())
    assert counted == closed_formulas()
    assert len(COMBOS) == 12_654
    assert max(map(size, COMBOS)) == 20


def hands(number: int, most: int) -> Iterator[int]:
    """Random hands, many of them with few ranks, so that bombs and airplanes come up."""
    for seed in range(number):
        chance = Chance(seed.to_bytes(32, "big"))
        width = 16 + chance.below(39)
        low = chance.below(55 - width)
        count = min(width, 1 + chance.below(most))
        yield counts_of(chance.sample(CARDS[low : low + width], count))


def subsets(hand: int) -> Iterator[int]:
    counts = [hand >> 4 * rank & 15 for rank in range(RANKS)]
    for chosen in product(*[range(number + 1) for number in counts]):
        yield packed(chosen)


def test_all_that_can_be_led_is_listed_once_and_nothing_else() -> None:
    for hand in hands(150, 12):
        expected = {part for part in subsets(hand) if part in COMBOS}
        found = leads(hand)
        assert len(found) == len(set(found))
        assert set(found) == expected


def test_all_that_beats_a_hand_is_listed_once_and_nothing_else() -> None:
    names = sorted(set(COMBOS.values()), key=str)
    for number, hand in enumerate(hands(300, 20)):
        every = leads(hand)
        for combo in names[number % 7 :: 7]:
            found = follows(hand, combo)
            assert len(found) == len(set(found))
            assert set(found) == {play for play in every if beats(COMBOS[play], combo)}, combo


@pytest.mark.req("DDZ-1.1")
def test_a_beginner_leads_few_categories() -> None:
    for hand in hands(100, 20):
        expected = {play for play in leads(hand) if COMBOS[play].category in BEGINNER}
        assert set(leads(hand, beginner=True)) == expected
    assert {"solo", "pair", "trio", "bomb", "rocket"} == BEGINNER


def test_a_random_play_may_be_any_that_is_listed_and_no_other() -> None:
    hand = in_order(CARDS[:3] + CARDS[4:7] + CARDS[8:12] + CARDS[52:])
    dice = Chance(bytes(32))
    for beat in (None, Combo(COMBOS[UNITS[1]].category, 1)):
        listed = set(leads(counts_of(hand)) if beat is None else follows(counts_of(hand), beat))
        picked = {counts_of(pick_play(hand, beat, False, dice)) for _ in range(4_000)}
        assert picked - {0} == listed
        assert (0 in picked) == (beat is not None)
