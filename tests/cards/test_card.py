"""Cards print, parse, order and travel as integers."""

import msgspec
import pytest

from croupier.cards.card import (
    BLACK_JOKER,
    CARDS,
    COLOURED_JOKER,
    NO_SUIT,
    RANKS,
    SUITS,
    Card,
    MalformedCard,
    parse_cards,
)
from croupier.cards.sabacc import POINTS, SABACC_CARDS, SABACC_SUITS, SYLOP, SabaccCard


class Hand(msgspec.Struct, frozen=True):
    cards: tuple[Card, ...]
    sabacc: tuple[SabaccCard, ...]


def test_integer_is_four_times_rank_plus_suit() -> None:
    for rank, rank_text in enumerate(RANKS):
        for suit, suit_text in enumerate(SUITS):
            card = Card.parse(rank_text + suit_text)
            assert (card, card.rank, card.suit) == (4 * rank + suit, rank, suit)


def test_order_is_rank_first_then_clubs_diamonds_hearts_spades() -> None:
    shuffled = parse_cards("cjAs2sAc2cbjTh9sTd")
    assert sorted(shuffled) == list(parse_cards("2c2s9sTdThAcAsbjcj"))


def test_jokers_come_last_rank_apart_and_have_no_suit() -> None:
    assert (BLACK_JOKER, COLOURED_JOKER) == (52, 53)
    assert (str(BLACK_JOKER), str(COLOURED_JOKER)) == ("bj", "cj")
    assert max(card.rank for card in CARDS[:52]) < BLACK_JOKER.rank < COLOURED_JOKER.rank
    assert BLACK_JOKER.suit == COLOURED_JOKER.suit == NO_SUIT
    with pytest.raises(IndexError):
        SUITS[BLACK_JOKER.suit]


def test_every_card_parses_back_from_its_text_and_from_its_repr() -> None:
    assert len(CARDS) == len(set(map(str, CARDS))) == 54
    for card in CARDS:
        assert Card.parse(str(card)) is card
        assert Card(int(card)) is card
        assert eval(repr(card)) is card
        assert f"{card}" == str(card) == f"{card:>4}".strip()


@pytest.mark.parametrize("text", ["", "A", "as", "AS", "1s", "10s", "Asx", " As", "??", "jb", "51"])
def test_text_that_names_no_card_is_malformed(text: str) -> None:
    with pytest.raises(MalformedCard, match="not a card"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["A", "AsK", "As,Kd", "AsKx", "????", "AsKdd"])
def test_text_with_one_bad_card_is_malformed(text: str) -> None:
    with pytest.raises(MalformedCard):
        parse_cards(text)


def test_several_cards_parse_with_or_without_spaces() -> None:
    expected = (Card.parse("As"), Card.parse("Td"), BLACK_JOKER)
    assert parse_cards("AsTdbj") == parse_cards(" As Td\tbj\n") == expected
    assert parse_cards("") == ()


def test_a_card_equals_and_hashes_like_its_integer() -> None:
    assert {int(card) for card in CARDS} == set(CARDS)
    assert {51: "ace"}[Card.parse("As")] == "ace"


def test_no_integer_beyond_the_jokers_is_a_card() -> None:
    for number in (-1, 54):
        with pytest.raises(ValueError):
            Card(number)


@pytest.mark.req("CAS-5.4a")
def test_sabacc_has_three_suits_from_minus_ten_to_ten_without_zero_and_two_zeros() -> None:
    assert len(SABACC_CARDS) == 62
    suited = [(card.suit, card.points) for card in SABACC_CARDS if card.suit != SYLOP]
    ten = range(1, 11)
    assert sorted(suited) == sorted(
        (suit, sign * value) for suit in range(3) for sign in (-1, 1) for value in ten
    )
    assert [card.points for card in SABACC_CARDS if card.suit == SYLOP] == [0, 0]


def test_sabacc_cards_print_sign_number_and_suit() -> None:
    assert [str(SabaccCard(number)) for number in (0, 19, 20, 40, 59, 60, 61)] == [
        "-10c", "+10c", "-10s", "-10t", "+10t", "0a", "0b",
    ]  # fmt: skip
    for card in SABACC_CARDS:
        assert SabaccCard.parse(str(card)) is card
        assert eval(repr(card)) is card
        assert f"{card}" == str(card)
        if card.suit != SYLOP:
            assert str(card) == f"{card.points:+}{SABACC_SUITS[card.suit]}"
            assert POINTS[card % 20] == card.points


@pytest.mark.parametrize("text", ["", "7c", "+0c", "0c", "-11t", "+7x", "As"])
def test_text_that_names_no_sabacc_card_is_malformed(text: str) -> None:
    with pytest.raises(MalformedCard, match="not a card"):
        SabaccCard.parse(text)


def test_cards_travel_as_integers_and_come_back_as_cards() -> None:
    hand = Hand(parse_cards("2cAscj"), (SabaccCard.parse("-10c"), SabaccCard.parse("0b")))
    sent = msgspec.json.encode(hand)
    assert sent == b'{"cards":[0,51,53],"sabacc":[0,61]}'
    back = msgspec.json.decode(sent, type=Hand)
    assert back == hand
    assert {type(card) for card in back.cards} == {Card}
    assert {type(card) for card in back.sabacc} == {SabaccCard}


@pytest.mark.parametrize("sent", [b"54", b"-1", b"1.5", b'"As"', b'"xx"', b"null", b"true"])
def test_anything_else_is_no_card_to_the_decoder(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Card)
