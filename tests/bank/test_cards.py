"""Card numbers: typed, swiped, checked, and belonging to a bank by their first digits."""

import pytest

from croupier.bank.cards import CardEntry, PinEntry, card_number, luhn, parse_range
from croupier.bank.practice.demo import demo_cards
from croupier.games.game import Refused

NUMBER = "9700000000034417"


@pytest.mark.parametrize(
    "typed",
    [
        NUMBER,
        "9700 0000 0003 4417",
        " 9700-0000-0003-4417 ",
        "%B9700000000034417^ALDINGER/HENRIKE^2912101000000000000000?",
        ";9700000000034417=29121010000000000000?",
    ],
)
def test_a_number_is_typed_by_hand_or_by_a_reader(typed: str) -> None:
    assert card_number(typed) == NUMBER


@pytest.mark.parametrize(
    "typed",
    ["", "1234", "9700000000034418", "97000000000344x7", "%B^A^?", "٩٧٠٠٠٠٠٠٠٠٠٣٤٤١٧", "9" * 500],
)
@pytest.mark.req("EPS-RF-JG-003")
def test_what_is_no_number_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="bad_card_number"):
        card_number(typed)


def test_every_mistyped_digit_is_noticed() -> None:
    for place in range(len(NUMBER)):
        for digit in set("0123456789") - {NUMBER[place]}:
            assert luhn(NUMBER[:place] + digit + NUMBER[place + 1 :])


def test_demo_cards_have_good_numbers_and_differ() -> None:
    cards = demo_cards("970000")
    numbers = [card_number(card.number) for card in cards]
    assert len(set(numbers)) == len(cards) >= 9
    assert {len(number) for number in numbers} == {16}


@pytest.mark.req("EPS-DD-004b")
def test_a_range_of_numbers() -> None:
    some = parse_range("970010-970019")
    assert "9700100000000000" in some
    assert "9700199999999999" in some
    assert "9700200000000000" not in some
    assert "9700099999999999" not in some
    assert "4711" + "0" * 12 in parse_range("4711")


@pytest.mark.parametrize(
    ("one", "other", "meet"),
    [
        ("9700", "970010-970019", True),
        ("970000-970009", "970010-970019", False),
        ("97", "98", False),
        ("9700-9705", "9705-9709", True),
    ],
)
def test_ranges_that_overlap(one: str, other: str, meet: bool) -> None:
    assert parse_range(one).overlaps(parse_range(other)) is meet
    assert parse_range(other).overlaps(parse_range(one)) is meet


@pytest.mark.parametrize("text", ["", "97-9", "98-97", "97x0", "-97", "٩٧"])
def test_what_is_no_range(text: str) -> None:
    with pytest.raises(ValueError, match="range of card numbers"):
        parse_range(text)


@pytest.mark.req("EPS-RF-CB-004")
def test_number_and_pin_are_never_printed() -> None:
    for secret in (CardEntry("debit", NUMBER, "8642"), PinEntry("8642")):
        for text in (repr(secret), str(secret), f"{[secret]}", repr(list(secret.__rich_repr__()))):
            assert "8642" not in text
            assert "4417" not in text
