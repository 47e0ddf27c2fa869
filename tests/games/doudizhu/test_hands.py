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
    pytest.param(category, low, high, marks=pytest.mark.req(*ids), id=category)
    for category, low, high, ids in (
        ("solo", "3", "C", ["DDZ-RULE-CAT-SOLO"]),
        ("solo_chain", "34567", "3456789TJQKA", ["DDZ-RULE-CAT-SOLOCHAIN"]),
        ("pair", "33", "22", ["DDZ-RULE-CAT-PAIR"]),
        ("pair_chain", "334455", "5566778899TTJJQQKKAA", ["DDZ-RULE-CAT-PAIRCHAIN"]),
        ("trio", "333", "222", ["DDZ-RULE-CAT-TRIO"]),
        ("airplane", "333444", "999TTTJJJQQQKKKAAA", ["DDZ-RULE-CAT-AIRPLANE"]),
        ("trio_solo", "3334", "222C", ["DDZ-RULE-CAT-TRIO-SOLO"]),
        ("airplane_solo", "33344456", "TTTJJJQQQKKKAAA7892C", ["DDZ-RULE-CAT-AIRPLANE-SOLO"]),
        ("trio_pair", "33344", "222AA", ["DDZ-RULE-CAT-TRIO-PAIR"]),
        ("airplane_pair", "3334445566", "JJJQQQKKKAAA8899TT22", ["DDZ-RULE-CAT-AIRPLANE-PAIR"]),
        ("bomb", "3333", "2222", ["DDZ-RULE-CAT-BOMB", "DDZ-RULE-BOMB"]),
        ("four_solo", "333345", "2222AC", ["DDZ-RULE-CAT-FOUR-SOLO"]),
        ("four_pair", "33334455", "2222KKAA", ["DDZ-RULE-CAT-FOUR-PAIR"]),
        ("rocket", "CB", "BC", ["DDZ-RULE-ROCKET"]),
    )
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


@pytest.mark.req("DDZ-RULE-NONCONSEC")
def test_twos_and_jokers_may_be_kickers() -> None:
    """Rule 4.14."""
    assert named("KKKAAA2C") == "airplane_solo"
    assert named("KKKAAA22QQ") == "airplane_pair"


REFUSED = [
    # too short
    ("3456", ["DDZ-RULE-CAT-SOLOCHAIN"]),
    ("3344", ["DDZ-RULE-CAT-PAIRCHAIN"]),
    # the two jokers are no pair
    ("333BC", ["DDZ-RULE-CAT-TRIO-PAIR", "DDZ-RULE-CAT-PAIR"]),
    ("3333BC44", ["DDZ-RULE-CAT-FOUR-PAIR"]),
    # kickers of equal rank
    ("33344455", ["DDZ-RULE-CAT-AIRPLANE-SOLO"]),
    ("333344", ["DDZ-RULE-CAT-FOUR-SOLO"]),
    ("33334444", ["DDZ-RULE-CAT-FOUR-PAIR"]),
    ("3334445555", ["DDZ-RULE-CAT-AIRPLANE-PAIR"]),
    # a kicker of the rank of a trio
    ("33334445", ["DDZ-RULE-CAT-AIRPLANE-SOLO"]),
    # both jokers as kickers
    ("333444BC", ["DDZ-RULE-CAT-AIRPLANE-SOLO"]),
    ("3333BC", ["DDZ-RULE-CAT-FOUR-SOLO"]),
    # too many, too few, or mixed kickers
    ("3334445", ["DDZ-RULE-CAT-AIRPLANE-SOLO"]),
    ("333444556", ["DDZ-RULE-CAT-AIRPLANE-PAIR"]),
    ("33345", ["DDZ-RULE-CAT-TRIO-SOLO"]),
    ("33334", ["DDZ-RULE-CAT-FOUR-SOLO", "DDZ-RULE-CAT-BOMB"]),
    ("3333445", ["DDZ-RULE-CAT-FOUR-PAIR"]),
    # trios that do not follow each other
    ("333555", ["DDZ-RULE-CAT-AIRPLANE"]),
    ("33355567", ["DDZ-RULE-CAT-AIRPLANE-SOLO"]),
]


@pytest.mark.parametrize(
    "names",
    [pytest.param(names, marks=pytest.mark.req(*ids), id=names) for names, ids in REFUSED],
)
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


@pytest.mark.req("DDZ-RULE-SAMECAT", "DDZ-RULE-SAMELEN")
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
