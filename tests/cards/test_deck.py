"""Decks of every kind behind one interface."""

from collections import Counter
from enum import IntEnum
from itertools import product
from typing import Any

import msgspec
import pytest

from croupier.cards.card import BLACK_JOKER, COLOURED_JOKER, Card
from croupier.cards.chance import Chance
from croupier.cards.deck import SABACC, STANDARD, WITH_JOKERS, Deck, EmptyDeck, shoe
from croupier.cards.sabacc import SabaccCard

SEED = bytes(range(32))
DECKS: list[Any] = [
    pytest.param(STANDARD, 52, id="standard"),
    pytest.param(WITH_JOKERS, 54, id="with jokers"),
    pytest.param(SABACC, 62, id="sabacc"),
    pytest.param(shoe(6), 312, id="shoe of six"),
]


@pytest.mark.req("CAS-1.4a", "EPS-DEF-DECK")
def test_standard_deck_has_13_ranks_in_each_of_four_suits_and_no_jokers() -> None:
    assert len(STANDARD) == 52
    assert sorted(map(str, STANDARD.remaining)) == sorted(
        rank + suit for rank, suit in product("A23456789TJQK", "hdsc")
    )
    assert BLACK_JOKER not in STANDARD.cards
    assert COLOURED_JOKER not in STANDARD.cards


def test_deck_with_jokers_adds_two_different_ones() -> None:
    assert set(WITH_JOKERS.cards) - set(STANDARD.cards) == {BLACK_JOKER, COLOURED_JOKER}
    assert len(WITH_JOKERS) == len(set(WITH_JOKERS.cards)) == 54


@pytest.mark.req("CAS-5.4a")
def test_sabacc_deck_has_each_of_its_62_cards_once() -> None:
    assert sorted(SABACC.cards) == list(SabaccCard)
    assert len(SABACC) == 62


@pytest.mark.parametrize("decks", range(1, 9))
def test_a_shoe_has_every_card_once_for_each_deck(decks: int) -> None:
    assert Counter(shoe(decks).cards) == dict.fromkeys(STANDARD.cards, decks)


@pytest.mark.parametrize("decks", [-1, 0, 9])
def test_a_shoe_holds_one_to_eight_decks(decks: int) -> None:
    with pytest.raises(ValueError, match="1 to 8"):
        shoe(decks)


@pytest.mark.req("CAS-1.4b")
@pytest.mark.parametrize(("deck", "size"), DECKS)
def test_a_card_drawn_is_no_longer_in_the_deck(deck: Deck[IntEnum], size: int) -> None:
    rest = deck.shuffled(Chance(SEED))
    out: list[IntEnum] = []
    for left in reversed(range(size)):
        before = Counter(rest.remaining)
        card, rest = rest.draw()
        out.append(card)
        assert before - Counter(rest.remaining) == {card: 1}
        assert len(rest) == len(rest.remaining) == left
    assert Counter(out) == Counter(deck.cards)


@pytest.mark.req("CAS-1.4b")
@pytest.mark.parametrize(("deck", "size"), DECKS)
def test_a_random_card_can_be_drawn_from_anywhere(deck: Deck[IntEnum], size: int) -> None:
    chance = Chance(SEED)
    rest, out = deck, []
    for left in reversed(range(size)):
        before = rest.remaining
        card, rest = rest.draw_random(chance)
        out.append(card)
        place = before.index(card)
        assert rest.remaining in (
            before[:at] + before[at + 1 :] for at in range(place, size) if before[at] == card
        )
        assert len(rest) == left
    assert Counter(out) == Counter(deck.cards)
    assert out != list(deck.cards)


def test_random_draws_are_uniform_over_the_cards_left() -> None:
    rest = Deck(STANDARD.cards[:8], 3)
    chance = Chance(SEED)
    drawn = Counter(rest.draw_random(chance)[0] for _ in range(10_000))
    assert set(drawn) == set(rest.remaining)
    assert all(abs(times - 2_000) < 200 for times in drawn.values())


@pytest.mark.req("CAS-1.4b")
@pytest.mark.parametrize(("deck", "size"), DECKS)
def test_drawing_from_an_empty_deck_is_an_error(deck: Deck[IntEnum], size: int) -> None:
    empty = Deck(deck.cards, size)
    assert (len(empty), empty.remaining) == (0, ())
    with pytest.raises(EmptyDeck):
        empty.draw()
    with pytest.raises(EmptyDeck):
        empty.draw_random(Chance(SEED))


@pytest.mark.req("CAS-1.5a")
def test_a_shuffle_gives_a_new_random_order() -> None:
    orders = {STANDARD.shuffled(Chance(SEED, step)).cards for step in range(500)}
    assert len(orders) == 500
    assert STANDARD.cards not in orders
    again = STANDARD.shuffled(Chance(SEED, 7))
    assert again.shuffled(Chance(SEED, 8)).cards != again.cards


@pytest.mark.req("CAS-1.5a")
def test_every_card_comes_to_every_place_equally_often() -> None:
    rounds = 5_200
    chance = Chance(SEED)
    seen = Counter(
        (place, card)
        for _ in range(rounds)
        for place, card in enumerate(STANDARD.shuffled(chance).cards)
    )
    expected = rounds / 52
    chi_square = sum(
        (seen[place, card] - expected) ** 2 / expected
        for place in range(52)
        for card in STANDARD.cards
    )
    freedom = 51 * 51
    assert abs(chi_square - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.req("CAS-1.5b")
@pytest.mark.parametrize(("deck", "size"), DECKS)
def test_a_shuffle_puts_every_drawn_card_back(deck: Deck[IntEnum], size: int) -> None:
    rest = Deck(deck.shuffled(Chance(SEED)).cards, size - 3)
    again = rest.shuffled(Chance(SEED, 1))
    assert len(again) == size
    assert Counter(again.remaining) == Counter(deck.cards)


def test_a_shuffle_depends_on_chance_alone_and_not_on_the_order_before() -> None:
    used = Deck(STANDARD.shuffled(Chance(SEED)).cards, 17)
    assert used.shuffled(Chance(SEED, 1)) == STANDARD.shuffled(Chance(SEED, 1))


def test_a_deck_never_changes() -> None:
    deck = STANDARD.shuffled(Chance(SEED))
    before = deck.cards
    deck.draw()
    deck.draw_random(Chance(SEED))
    deck.shuffled(Chance(SEED, 1))
    assert (deck.cards, deck.drawn) == (before, 0)


def test_a_deck_travels_and_comes_back_with_its_cards() -> None:
    deck = Deck(WITH_JOKERS.shuffled(Chance(SEED)).cards, 20)
    back = msgspec.json.decode(msgspec.json.encode(deck), type=Deck[Card])
    assert back == deck
    assert {type(card) for card in back.cards} == {Card}


@pytest.mark.parametrize("drawn", [-1, 53])
def test_no_more_cards_can_be_out_than_a_deck_has(drawn: int) -> None:
    with pytest.raises(ValueError, match="drawn of 52"):
        Deck(STANDARD.cards, drawn)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(
            msgspec.json.encode({"cards": STANDARD.cards, "drawn": drawn}), type=Deck[Card]
        )
