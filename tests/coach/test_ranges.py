"""Ranges of hands as people write them."""

import pytest

from croupier.cards.card import parse_cards
from croupier.games.game import Refused
from croupier.games.holdem.coach.ranges import NAMED, TEXT_MAX, read_range
from croupier.games.holdem.coach.shares import kind_of
from croupier.kernel.hands import HANDS, hand_number


def kinds(text: str) -> set[str]:
    weights = read_range(text)
    return {kind_of(*hand) for number, hand in enumerate(HANDS) if weights[number]}


@pytest.mark.parametrize(
    ("text", "hands", "some"),
    [
        ("AA", 6, "AA"),
        ("AKs", 4, "AKs"),
        ("AKo", 12, "AKo"),
        ("AK", 16, "AKs AKo"),
        ("KA", 16, "AKs AKo"),
        ("JJ+", 24, "JJ QQ KK AA"),
        ("ATs+", 16, "ATs AJs AQs AKs"),
        ("KJo+", 24, "KJo KQo"),
        ("QQ-TT", 18, "QQ JJ TT"),
        ("TT-QQ", 18, "QQ JJ TT"),
        ("A5s-A3s", 12, "A5s A4s A3s"),
        ("T9s-87s", 12, "T9s 98s 87s"),
        ("AhKh", 1, "AKs"),
        ("ahkh KHAH", 1, "AKs"),
        ("AsAd AsAc", 2, "AA"),
        ("100%", 1_326, "72o AA"),
        ("0%", 0, ""),
        ("any", 1_326, "32o"),
        ("pairs", 78, "22 AA"),
        ("TIGHT", 132, "AA AKs"),
    ],
)
def test_a_range_is_read(text: str, hands: int, some: str) -> None:
    assert sum(read_range(text)) == hands
    assert set(some.split()) <= kinds(text)


def test_parts_are_added_up_and_no_hand_counts_twice() -> None:
    assert kinds("99+, AKs aks 99") == {"99", "TT", "JJ", "QQ", "KK", "AA", "AKs"}
    assert max(read_range("99+, AKs aks 99")) == 1
    assert read_range("AhKh")[hand_number(*parse_cards("KhAh"))] == 1


def test_a_share_takes_the_best_hands() -> None:
    assert kinds("0.5%") == {"AA"}
    assert kinds("5%") < kinds("20%") < kinds("60%")


@pytest.mark.parametrize(
    "text",
    ["", " ", "AAs", "AhAh", "QQ-T9s", "A5s-K2s", "T9s-76o", "77s+", "1A", "20", "%", "77, q j"],
)
def test_what_names_no_hands_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad_range"):
        read_range(text)


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(Refused, match="bad_range"):
        read_range("AA " * TEXT_MAX)


def test_every_named_range_has_hands() -> None:
    assert all(sum(read_range(name)) for name in NAMED)
