"""The deck, the order of the deal, and what each reader may see of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import CARDS, parse_cards
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import open_with
from croupier.games.holdem.moves import (
    BoardDealt,
    HandsDealt,
    Opened,
    Posted,
    Street,
)
from croupier.games.holdem.rules import CARDROOM, CASINO, CHIP, HEADS_UP
from tests.games.holdem.hand import Hand, deal

ORDER = (3, 5, 1)
LIMPED = "2 call, 0 call, 1 check"


@pytest.mark.req("EPS-RF-GR-001", "EPS-DEF-DECK", "EPS-UC-010-PRE")
@given(st.binary(min_size=32, max_size=32))
def test_every_hand_has_all_52_cards(seed: bytes) -> None:
    """Rule 4.1."""
    (opened, *_), _ = game.open(CARDROOM, {0: 500, 1: 500}, None, Chance(seed))
    assert isinstance(opened, Opened)
    assert sorted(opened.deck) == list(CARDS[:52])


@pytest.mark.req("EPS-RF-GR-001", "EPS-RF-GR-015", "EPS-UC-010-RES")
def test_every_hand_is_shuffled_by_its_own_seed() -> None:
    """Rule 4.1."""
    decks = set()
    for number in range(50):
        chance = Chance(number.to_bytes(32, "big"))
        (opened, *_), _ = game.open(CARDROOM, {0: 500, 1: 500}, None, chance)
        assert isinstance(opened, Opened)
        decks.add(opened.deck)
    assert len(decks) == 50


@pytest.mark.req("EPS-ASS-GPR-003", "EPS-UC-010.5", "EPS-UC-010-COM")
def test_cards_come_from_the_top_one_by_one_from_the_left_of_the_button() -> None:
    """Rules 4.2, 16.6."""
    deck = parse_cards("2c3c4c 5d6d7d 8h9hTh Js Qs") + parse_cards("KsAs")
    hand = Hand(open_with(CARDROOM, ORDER, (500 * CHIP,) * 3, deck))
    assert hand.told[3:] == ["3 is dealt 2c5d", "5 is dealt 3c6d", "1 is dealt 4c7d"]
    hand.play("1 call, 3 call, 5 check, 3 check, 5 check, 1 check, 3 check, 5 check, 1 check")
    assert hand.board == "8h9hThJsQs"


@pytest.mark.req("EPS-DEF-STREETS", "EPS-RF-GR-009", "EPS-RF-GR-010", "EPS-RF-GR-011", "HU-FR6")
def test_flop_turn_and_river_follow_the_betting_rounds() -> None:
    """Rule 4.4."""
    hand = deal(CARDROOM, [500] * 3, "AsAd KsKd QsQd | 2c3d7h 8s Tc").play(LIMPED)
    assert hand.told == ["1 checks", "flop: 2c3d7h"]
    hand.play("0 check, 1 check, 2 check")
    assert hand.told == ["2 checks", "turn: 8s"]
    hand.play("0 check, 1 check, 2 check")
    assert hand.told == ["2 checks", "river: Tc"]


@pytest.mark.req("HU-FR5a")
def test_heads_up_both_get_two_cards_and_the_betting_begins() -> None:
    """Rules 4.2, 4.4."""
    hand = deal(HEADS_UP, [1000, 1000], "AsAd KsKd", button=0)
    assert hand.told[-2:] == ["1 is dealt KsKd", "0 is dealt AsAd"]
    assert hand.state.street == "preflop"
    assert hand.to_act == 0
    assert hand.state.board == ()


@pytest.mark.req("EPS-UC-010", "EPS-RF-GR-003", "HU-FR5a", "EPS-DEF-GAME", "EPS-OBJ-2")
def test_a_hand_runs_in_its_order() -> None:
    """Rules 3.1, 4.4."""
    hand = deal(CARDROOM, [500] * 3).play(LIMPED)
    for _ in range(9):
        hand.play(f"{hand.to_act} check")
    assert [type(event).__name__ for event in hand.events] == [
        "Opened",
        "Posted",
        "HandsDealt",
        *["Acted"] * 3,
        "BoardDealt",
        *["Acted"] * 3,
        "BoardDealt",
        *["Acted"] * 3,
        "BoardDealt",
        *["Acted"] * 3,
        *["Shown"] * 3,
        "Won",
        "Ended",
    ]


@pytest.mark.req("EPS-UC-010.5", "CAS-2.4a")
def test_everybody_with_chips_gets_two_cards() -> None:
    """Rule 4.3."""
    for rules in (CARDROOM, HEADS_UP, CASINO):
        hand = deal(rules, [500, 1, 500, 5, 500])
        (dealt,) = [event for event in hand.events if isinstance(event, HandsDealt)]
        assert [len(held) for held in dealt.hands] == [2] * 5


@pytest.mark.req("EPS-UC-010-PRE", "EPS-RF-PI-002", "EPS-UC-007-ALT-01")
def test_a_hand_needs_two_players_with_chips() -> None:
    """Rules 1.1, 1.5."""
    chance = Chance(bytes(32))
    with pytest.raises(Refused, match="too_few_players"):
        game.open(CARDROOM, {0: 500, 1: 0}, None, chance)
    with pytest.raises(Refused, match="too_many_players"):
        game.open(CARDROOM, dict.fromkeys(range(11), 500), None, chance)
    (opened, *_), _ = game.open(CARDROOM, {0: 500, 1: 0, 4: 500}, None, chance)
    assert isinstance(opened, Opened)
    assert sorted(opened.seats) == [0, 4]


def test_what_players_do_does_not_change_the_deck() -> None:
    """Rule 4.1."""
    prepared = "AsAd KsKd QsQd | 2c3d7h 8s Tc"
    folded = deal(CARDROOM, [500] * 3, prepared).play("2 fold, 0 raise 50, 1 call")
    limped = deal(CARDROOM, [500] * 3, prepared).play(LIMPED)
    assert folded.board == limped.board == "2c3d7h"
    assert folded.state.deck == limped.state.deck


def test_nobody_but_the_player_sees_his_cards() -> None:
    """Rule 4.5."""
    hand = deal(CARDROOM, [500] * 3, "AsAd KsKd QsQd | 2c3d7h 8s Tc")
    (dealt,) = [event for event in hand.events if isinstance(event, HandsDealt)]
    for reader in (None, 0, 1, 2, 7):
        seen = game.show(dealt, reader)
        assert isinstance(seen, HandsDealt)
        shown = [seat for seat, held in zip(seen.seats, seen.hands, strict=True) if held]
        assert shown == ([reader] if reader in (0, 1, 2) else [])
    assert all(seat.cards == () for seat in hand.view.seats)
    assert hand.hole_cards(1) == "KsKd"
    assert hand.hole_cards(7) == "--"


def test_nobody_sees_the_deck() -> None:
    """Rule 4.5."""
    hand = deal(CARDROOM, [500] * 3)
    opened = hand.events[0]
    for reader in (None, 0, 1, 2):
        seen = game.show(opened, reader)
        assert isinstance(seen, Opened)
        assert seen.deck == ()


@pytest.mark.req("EPS-DEF-HAND", "EPS-DEF-COMMUNAL")
def test_a_player_sees_what_his_cards_make_with_the_board() -> None:
    """Rules 4.5, 10.3."""
    hand = deal(CARDROOM, [500] * 3, "AsAd KsKd QsQd | 2c3d7h As Tc").play(LIMPED)
    private = game.private_view(hand.state, 1)
    assert private is not None
    assert private.hand is not None
    assert (private.hand.category, private.hand.ranks) == ("one_pair", "K732")
    assert [str(card) for card in hand.view.board] == ["2c", "3d", "7h"]


def test_board_and_blinds_are_everybodys_to_see() -> None:
    """Rule 4.5."""
    board = BoardDealt(Street.FLOP, parse_cards("2c3d7h"))
    posted = Posted(())
    for reader in (None, 0, 5):
        assert game.show(board, reader) is board
        assert game.show(posted, reader) is posted
