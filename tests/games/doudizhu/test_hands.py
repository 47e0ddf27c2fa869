"""What a set of cards is called: every example of the document, and the rulings around it."""

import pytest

from croupier.cards.card import CARDS, SUITS, Card
from croupier.games.doudizhu.combos.combo import COMBOS, Category, beats, name
from croupier.games.doudizhu.combos.ranks import RANK_OF, counts_of, size
from tests.games.doudizhu.playing import cards, combo


def named(names: str) -> str | None:
    found = name(cards(names))
    return None if found is None else found.category


@pytest.mark.req("DDZ-RULE-RANK", "DDZ-RULE-CAT-SOLO")
def test_single_cards_rank_from_three_to_the_coloured_joker() -> None:
    """Rules 2.5, 4.1."""
    order = [combo(rank) for rank in "3456789TJQKA2BC"]
    for place, low in enumerate(order):
        assert low.category is Category.SOLO
        for other, high in enumerate(order):
            assert beats(high, low) == (other > place)


@pytest.mark.req("DDZ-RULE-SUITS")
def test_suits_have_no_influence() -> None:
    """Rule 2.1."""
    assert len(CARDS) == 54
    for suit in SUITS:
        for first, second in (("3c", f"3{suit}"), ("Ac", f"A{suit}")):
            one, other = name([Card.parse(first)]), name([Card.parse(second)])
            assert one is not None
            assert one == other
            assert not beats(one, one)
    mixed = [Card.parse(text) for text in ("3c", "4d", "5h", "6s", "7c")]
    alike = [Card.parse(text) for text in ("3c", "4c", "5c", "6c", "7c")]
    assert name(mixed) == name(alike) is not None


# Each category with the lowest and the highest example of the document.
EXAMPLES = [
    pytest.param("solo", "3", "C", marks=pytest.mark.req("DDZ-RULE-CAT-SOLO"), id="solo"),
    pytest.param(
        "solo_chain",
        "34567",
        "3456789TJQKA",
        marks=pytest.mark.req("DDZ-RULE-CAT-SOLOCHAIN"),
        id="solo_chain",
    ),
    pytest.param("pair", "33", "22", marks=pytest.mark.req("DDZ-RULE-CAT-PAIR"), id="pair"),
    pytest.param(
        "pair_chain",
        "334455",
        "5566778899TTJJQQKKAA",
        marks=pytest.mark.req("DDZ-RULE-CAT-PAIRCHAIN"),
        id="pair_chain",
    ),
    pytest.param("trio", "333", "222", marks=pytest.mark.req("DDZ-RULE-CAT-TRIO"), id="trio"),
    pytest.param(
        "airplane",
        "333444",
        "999TTTJJJQQQKKKAAA",
        marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE"),
        id="airplane",
    ),
    pytest.param(
        "trio_solo", "3334", "222C", marks=pytest.mark.req("DDZ-RULE-CAT-TRIO-SOLO"), id="trio_solo"
    ),
    pytest.param(
        "airplane_solo",
        "33344456",
        "TTTJJJQQQKKKAAA7892C",
        marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-SOLO"),
        id="airplane_solo",
    ),
    pytest.param(
        "trio_pair",
        "33344",
        "222AA",
        marks=pytest.mark.req("DDZ-RULE-CAT-TRIO-PAIR"),
        id="trio_pair",
    ),
    pytest.param(
        "airplane_pair",
        "3334445566",
        "JJJQQQKKKAAA8899TT22",
        marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-PAIR"),
        id="airplane_pair",
    ),
    pytest.param(
        "bomb",
        "3333",
        "2222",
        marks=pytest.mark.req("DDZ-RULE-CAT-BOMB", "DDZ-RULE-BOMB"),
        id="bomb",
    ),
    pytest.param(
        "four_solo",
        "333345",
        "2222AC",
        marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-SOLO"),
        id="four_solo",
    ),
    pytest.param(
        "four_pair",
        "33334455",
        "2222KKAA",
        marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-PAIR"),
        id="four_pair",
    ),
    pytest.param("rocket", "CB", "BC", marks=pytest.mark.req("DDZ-RULE-ROCKET"), id="rocket"),
]


@pytest.mark.req("DDZ-2.1")
@pytest.mark.parametrize(("category", "low", "high"), EXAMPLES)
def test_every_category_from_its_lowest_to_its_highest_example(
    category: str, low: str, high: str
) -> None:
    """Rules 4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 4.10, 4.11, 4.12, 4.13."""
    assert named(low) == named(high) == category
    same = [found for found in COMBOS.values() if found.category == category]
    shortest = [found for found in same if found.links == combo(low).links]
    assert min(shortest, key=lambda found: found.low) == combo(low)
    assert max(found.links for found in same) == combo(high).links
    longest = [found for found in same if found.links == combo(high).links]
    assert max(longest, key=lambda found: found.low) == combo(high)


@pytest.mark.req("DDZ-RULE-HANDSIZE")
def test_all_categories_of_the_document_are_there_and_no_other() -> None:
    sizes = {size(counts) for counts in COMBOS}
    assert {found.category for found in COMBOS.values()} == set(Category)
    assert len(Category) == 14
    assert sizes >= {1, 2, 3, 4, 5, 6, 7, 8, 20}
    assert max(sizes) == 20
    assert named("3457") is None
    assert named("335") is None


@pytest.mark.req("DDZ-RULE-NONCONSEC")
@pytest.mark.parametrize(
    "names",
    ["23456", "222333AA77", "KA2BC", "TJQKA2", "KKAA22", "AAA222", "AAA22234", "QKA2B", "AAKK22"],
)
def test_twos_and_jokers_are_never_part_of_a_chain(names: str) -> None:
    """Rule 4.14."""
    assert named(names) is None


@pytest.mark.req("DDZ-RULE-CAT-TRIO-PAIR")
@pytest.mark.parametrize("trio", "3A2")
def test_a_trio_goes_with_any_other_pair(trio: str) -> None:
    """Rule 4.4."""
    pairs = [rank for rank in "3456789TJQKA2" if rank != trio]
    assert {named(trio * 3 + pair * 2) for pair in pairs} == {"trio_pair"}
    assert len(pairs) == 12


@pytest.mark.req("DDZ-RULE-NONCONSEC")
def test_twos_and_jokers_may_be_kickers() -> None:
    """Rule 4.14."""
    assert named("KKKAAA2C") == "airplane_solo"
    assert named("KKKAAA22QQ") == "airplane_pair"


REFUSED = [
    # too short
    pytest.param("3456", marks=pytest.mark.req("DDZ-RULE-CAT-SOLOCHAIN"), id="3456"),
    pytest.param("3344", marks=pytest.mark.req("DDZ-RULE-CAT-PAIRCHAIN"), id="3344"),
    # the two jokers are no pair
    pytest.param(
        "333BC", marks=pytest.mark.req("DDZ-RULE-CAT-TRIO-PAIR", "DDZ-RULE-CAT-PAIR"), id="333BC"
    ),
    pytest.param("3333BC44", marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-PAIR"), id="3333BC44"),
    # kickers of equal rank
    pytest.param("33344455", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-SOLO"), id="33344455"),
    pytest.param("333344", marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-SOLO"), id="333344"),
    pytest.param("33334444", marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-PAIR"), id="33334444"),
    pytest.param(
        "3334445555", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-PAIR"), id="3334445555"
    ),
    # a kicker of the rank of a trio
    pytest.param("33334445", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-SOLO"), id="33334445"),
    # both jokers as kickers
    pytest.param("333444BC", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-SOLO"), id="333444BC"),
    pytest.param("3333BC", marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-SOLO"), id="3333BC"),
    # too many, too few, or mixed kickers
    pytest.param("3334445", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-SOLO"), id="3334445"),
    pytest.param("333444556", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-PAIR"), id="333444556"),
    pytest.param("33345", marks=pytest.mark.req("DDZ-RULE-CAT-TRIO-SOLO"), id="33345"),
    pytest.param(
        "33334", marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-SOLO", "DDZ-RULE-CAT-BOMB"), id="33334"
    ),
    pytest.param("3333445", marks=pytest.mark.req("DDZ-RULE-CAT-FOUR-PAIR"), id="3333445"),
    # trios that do not follow each other
    pytest.param("333555", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE"), id="333555"),
    pytest.param("33355567", marks=pytest.mark.req("DDZ-RULE-CAT-AIRPLANE-SOLO"), id="33355567"),
]


@pytest.mark.parametrize("names", REFUSED)
def test_what_fits_no_category_is_no_hand(names: str) -> None:
    """Rules 4.2, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9, 4.10, 4.11, 4.12."""
    assert named(names) is None


@pytest.mark.req("DDZ-RULE-CAT-TRIO-SOLO")
def test_four_of_a_kind_is_a_bomb_and_no_trio_with_its_fourth() -> None:
    """Rules 4.4, 4.12, 4.15."""
    assert named("3333") == "bomb"
    assert named("333444555666") == "airplane"


@pytest.mark.req("DDZ-RULE-BOMB", "DDZ-RULE-BOMB-BEATS", "DDZ-RULE-CAT-BOMB")
def test_a_bomb_beats_all_but_higher_bombs_and_the_rocket() -> None:
    """Rules 5.3, 5.5."""
    low, high, rocket = combo("3333"), combo("2222"), combo("BC")
    for found in set(COMBOS.values()):
        plain = found.category not in (Category.BOMB, Category.ROCKET)
        assert beats(low, found) == plain, found
        assert beats(found, low) == (not plain and found != low), found
    assert beats(high, low)
    assert not beats(low, high)
    assert not beats(high, high)
    assert beats(rocket, high)
    assert beats(low, combo("2222AC"))
    assert beats(low, combo("2222KKAA"))


@pytest.mark.req("DDZ-RULE-ROCKET")
def test_the_rocket_beats_everything() -> None:
    """Rules 4.13, 5.4."""
    rocket = combo("BC")
    for found in set(COMBOS.values()) - {rocket}:
        assert beats(rocket, found)
        assert not beats(found, rocket)


@pytest.mark.req("DDZ-RULE-SAMECAT", "DDZ-RULE-SAMELEN", "DDZ-RULE-CAT-FOUR-SOLO")
def test_a_hand_is_beaten_by_its_own_category_and_length_alone() -> None:
    """Rules 5.1, 5.2, 5.5."""
    plain = [
        found
        for found in set(COMBOS.values())
        if found.category not in (Category.BOMB, Category.ROCKET)
    ]
    for one in plain:
        for other in plain:
            same = (one.category, one.links) == (other.category, other.links)
            assert beats(one, other) == (same and one.low > other.low)


@pytest.mark.req("DDZ-RULE-SAMELEN")
def test_chains_of_different_length_do_not_beat_each_other() -> None:
    """Rule 5.2."""
    short, long = combo("9TJQK"), combo("3456789")
    assert not beats(short, long)
    assert not beats(long, short)
    assert beats(short, combo("34567"))


@pytest.mark.req("DDZ-RULE-PRIMAL")
def test_kickers_are_not_compared() -> None:
    """Rule 5.1."""
    assert beats(combo("4443"), combo("333C"))
    assert not beats(combo("333C"), combo("4443"))
    assert not beats(combo("333C"), combo("3334"))
    assert beats(combo("44455536"), combo("3334442C"))
    assert beats(combo("444435"), combo("3333AC"))


def test_ranks_of_cards_are_those_of_the_game() -> None:
    """Rule 2.5."""
    assert [RANK_OF[Card.parse(text)] for text in ("3c", "As", "2d", "bj", "cj")] == [
        0,
        11,
        12,
        13,
        14,
    ]
    assert counts_of([Card.parse("3c"), Card.parse("3d")]) == 2
