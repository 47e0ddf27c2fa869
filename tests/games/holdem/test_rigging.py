"""A tester at a test table: the hand waits before the deal, and named cards come next."""

import pytest

from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.rules import CARDROOM, CHIP, HEADS_UP
from croupier.games.rigging import HOLD_MS
from tests.games.holdem.hand import CHANCE, Hand
from tests.games.holdem.telling import cards


def held(seats: int = 3) -> Hand:
    assert game.rigging is not None
    stacks = dict.fromkeys(range(seats), 500 * CHIP)
    return Hand(game.rigging.open(CARDROOM, stacks, None, CHANCE))


def name(hand: Hand, *named: str) -> None:
    assert game.rigging is not None
    hand._happen(game.rigging.put_on_top(hand.state, named))


def hold(hand: Hand, on: bool = True) -> None:
    assert game.rigging is not None
    wish = game.rigging.hold if on else game.rigging.release
    hand._happen(wish(hand.state))


@pytest.mark.req("EPS-UC-003", "EPS-UC-003.2", "EPS-RF-GR-002")
def test_the_right_players_hold_the_named_cards() -> None:
    """Rules 4.2, 4.6."""
    hand = held()
    assert hand.told[-1] == "waits for a tester"
    assert all(hand.hole_cards(seat) == "--" for seat in range(3))
    before = hand.view
    name(hand, "As", "Ks", "Qs", "Ad", "Kd", "Qd", "2c", "3c", "4c", "5c", "6c")
    hold(hand, False)
    first, second, button = hand.state.order
    assert (before.undealt, hand.view.undealt) == (True, False)
    assert hand.hole_cards(first) == "AsAd"
    assert hand.hole_cards(second) == "KsKd"
    assert hand.hole_cards(button) == "QsQd"
    hand.play(f"{button} call, {first} call, {second} check")
    assert hand.board == "2c3c4c"


@pytest.mark.req("EPS-UC-003", "EPS-UC-003-COM-1")
def test_a_single_card_before_a_later_street() -> None:
    """Rule 4.6: the hand waits before the turn, and one card is named."""
    hand = held()
    hold(hand, False)
    first, second, button = hand.state.order
    hand.play(f"{button} call, {first} call, {second} check")
    hold(hand)
    assert hand.to_act == first  # the betting goes on
    hand.play(f"{first} check, {second} check, {button} check")
    pending = game.pending(hand.state)
    assert pending is not None
    assert (pending.seats, pending.wait_ms) == ((), HOLD_MS)
    assert hand.view.held
    card = str(game.rigging.deck(hand.state).rest[-1])
    name(hand, card)
    hold(hand, False)
    assert cards(hand.state.board[3:]) == card
    assert not hand.view.held


@pytest.mark.req("EPS-UC-003-COM-2")
def test_only_cards_that_are_still_to_come() -> None:
    """Rule 4.6."""
    hand = held()
    hold(hand, False)
    before = hand.state
    dealt = str(hand.state.hands[1][0])
    rest = [str(card) for card in game.rigging.deck(hand.state).rest]
    for named, code in [
        ((dealt,), "card_dealt"),
        ((rest[0], dealt), "card_dealt"),
        ((rest[5], rest[5]), "card_twice"),
        (("bj",), "no_such_card"),
        (("Ax",), "no_such_card"),
        (("",), "no_such_card"),
        ((), "no_cards_named"),
    ]:
        with pytest.raises(Refused) as caught:
            name(hand, *named)
        assert caught.value.code == code
        assert hand.state == before


def test_a_tester_who_is_gone_holds_a_hand_up_for_two_minutes_at_most() -> None:
    """Rule 4.6."""
    hand = held().play("clock")
    assert hand.told[0] == "goes on"
    assert hand.to_act is not None


def test_a_held_hand_that_is_over_is_not_released() -> None:
    """Rule 4.6."""
    hand = held()
    hold(hand, False)
    first, _, button = hand.state.order
    hold(hand)
    hand.play(f"{button} fold, {first} fold")
    assert hand.view.over
    with pytest.raises(Refused, match="not_held"):
        hold(hand, False)


def test_a_hand_is_held_once() -> None:
    hand = held()
    with pytest.raises(Refused, match="held_already"):
        hold(hand)
    hold(hand, False)
    with pytest.raises(Refused, match="not_held"):
        hold(hand, False)
    hold(hand)
    hold(hand, False)  # before it came to wait
    assert hand.told == ["goes on"]


def test_all_in_before_the_flop_waits_once_and_then_runs_out() -> None:
    """Rules 4.6, 8.2."""
    hand = held(2)
    hold(hand, False)
    hold(hand)
    seat = hand.to_act
    hand.play(f"{seat} all-in, {1 - (seat or 0)} call")
    assert hand.view.held
    deck = game.rigging.deck(hand.state)
    named = [str(card) for card in deck.rest[-5:]]
    name(hand, *named)
    hold(hand, False)
    assert hand.board == "".join(named)
    assert hand.state.over


def test_the_draw_for_the_button_comes_before_the_wait() -> None:
    assert game.rigging is not None
    hand = Hand(game.rigging.open(HEADS_UP, {0: 500 * CHIP, 1: 500 * CHIP}, None, CHANCE))
    assert [line.split(":")[0] for line in hand.told if "drawn" in line] == ["drawn for the button"]
    assert hand.told[-1] == "waits for a tester"


def test_where_the_next_cards_go() -> None:
    """Rules 4.2, 4.6: what is told of each card is where it is dealt."""
    hand = held()
    places = game.rigging.places(hand.state)
    board = ("flop", "flop", "flop", "turn", "river")
    assert places == (*hand.state.order, *hand.state.order, *board)
    named = tuple(str(card) for card in game.rigging.deck(hand.state).rest[-len(places) :])
    name(hand, *named)
    hold(hand, False)
    for seat in hand.state.order:
        own = [card for card, place in zip(named, places, strict=True) if place == seat]
        assert hand.hole_cards(seat) == "".join(own)
    assert game.rigging.places(hand.state) == board
    assert game.rigging.to_come(hand.state, named) == named[6:]
    first, second, button = hand.state.order
    hand.play(f"{button} call, {first} call, {second} check")
    assert hand.board == "".join(named[6:9])
    assert game.rigging.places(hand.state) == ("turn", "river")
    hand.play(f"{first} all-in, {second} fold, {button} fold")
    assert game.rigging.places(hand.state) == ()


def test_whether_a_tester_is_waited_for() -> None:
    hand = held(2)
    assert game.rigging.is_held(hand.state)
    hold(hand, False)
    assert not game.rigging.is_held(hand.state)
    hold(hand)
    assert game.rigging.is_held(hand.state)  # later, before the flop
