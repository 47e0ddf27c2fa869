"""Draw, swap, stand, junk."""

import pytest
from msgspec.structs import replace

from croupier.games.sabacc import game
from croupier.games.sabacc.moves import Deed, Drawn, Reshuffled, Swapped
from tests.games.sabacc.playing import cards, deal, refused


@pytest.mark.req("CAS-5.9b")
def test_four_plays_are_offered() -> None:
    """Rule 4.1."""
    table = deal("+1c +2c | +3c +4c")
    assert table.offered == {"draw", "swap", "stand", "junk"}
    assert game.options(table.state, 1) is None
    with refused("not_your_turn"):
        table.play("1 stand")


@pytest.mark.req("CAS-5.11a", "CAS-5.11b")
def test_who_draws_gets_the_top_of_the_deck_and_may_give_up_a_card() -> None:
    """Rule 4.2."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s").play("0 draw")
    assert table.hand(0) == "+1c +2c -3s"
    assert table.to_act == 0
    assert table.offered == {"keep", "discard"}
    table.play("0 discard +2c")
    assert table.hand(0) == "+1c -3s"
    assert table.pile == "-7t +2c"
    assert table.to_act == 1


@pytest.mark.req("CAS-5.11b")
def test_the_drawn_card_itself_may_be_given_up() -> None:
    """Rule 4.2."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s").play("0 draw, 0 discard -3s")
    assert table.hand(0) == "+1c +2c"
    assert table.pile == "-7t -3s"


@pytest.mark.req("CAS-5.11b")
def test_all_cards_may_be_kept() -> None:
    """Rule 4.2."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s").play("0 draw, 0 keep")
    assert table.hand(0) == "+1c +2c -3s"
    assert table.pile == "-7t"
    assert table.seat(0).deed is Deed.DRAW


@pytest.mark.req("CAS-5.12")
def test_a_swap_exchanges_one_card_with_the_top_of_the_pile() -> None:
    """Rule 4.3."""
    table = deal("+1c +2c | +3c +4c", "-7t").play("0 swap +2c")
    assert table.last == [Swapped(0, *cards("+2c -7t"))]
    assert table.hand(0) == "+1c -7t"
    assert table.pile == "+2c"
    assert table.play("1 swap +4c").hand(1) == "+3c +2c"


@pytest.mark.req("CAS-5.13")
def test_who_stands_does_nothing() -> None:
    """Rule 4.4."""
    table = deal("+1c +2c | +3c +4c", "-7t").play("0 stand")
    assert (table.hand(0), table.pile, table.to_act) == ("+1c +2c", "-7t", 1)


@pytest.mark.req("CAS-5.14")
def test_who_junks_lays_his_cards_on_the_pile_and_is_out() -> None:
    """Rule 4.5."""
    table = deal("+1c +2c | +3c +4c | 0a 0b", "-7t").play("0 stand, 1 junk")
    assert table.pile == "-7t +3c +4c"
    assert table.seat(1).junked
    assert (table.seat(1).covered, table.seat(1).cards) == (0, ())
    assert game.private_view(table.state, 1) is None
    table.play("2 stand").check_all()
    assert table.to_act == 0
    table.play("0 stand")
    assert table.to_act == 2
    table.rest()
    assert table.gains[1] == -50


@pytest.mark.req("CAS-5.14")
def test_the_last_one_left_wins_at_once() -> None:
    """Rules 4.6, 7.1."""
    table = deal("+1c +2c | +3c +4c | +10c +9c", "-7t").play("0 junk, 1 junk")
    assert table.happened == ["Junked", "HandsShown", "Won", "Ended"]
    assert table.view.over
    assert table.seat(2).sum == 19
    assert table.seat(0).sum is None
    with refused("hand_over"):
        table.play("2 stand")


@pytest.mark.req("CAS-5.14", "CAS-5.25")
def test_the_last_one_left_wins_the_sabacc_pot_with_a_sabacc() -> None:
    """Rules 7.1, 7.4."""
    assert deal("+1c +2c | 0a 0b", pot=100).play("0 junk").gains == [-50, 150]


@pytest.mark.req("CAS-5.11a")
def test_an_empty_deck_is_made_from_the_pile_without_its_top() -> None:
    """Rule 3.5."""
    table = deal(seats=4)
    # Doubles in the rounds before, with hands that grow, use the deck up in the end.
    for _ in (1, 2, 3):
        for seat in range(4):
            table.play(f"{seat} draw, {seat} keep")
        before = table.state.pile
        table.check_all(dice=(6, 6))
    assert table.happened[:7] == [
        "BetMade",
        "DiceRolled",
        "HandsThrown",
        "HandsDealt",
        "Reshuffled",
        "HandsDealt",
        "HandsShown",
    ]
    again = next(event for event in table.last if isinstance(event, Reshuffled))
    assert len(table.state.pile) == 1
    assert set(before) <= {*again.deck, *table.state.pile}
    everything = [*table.state.deck, *table.state.pile]
    everything += [card for hand in table.state.hands for card in hand if card is not None]
    assert sorted(everything) == sorted(set(everything))
    assert len(everything) == 62
    assert [len(hand) for hand in table.state.hands] == [5] * 4


@pytest.mark.req("CAS-5.11a")
def test_a_draw_from_an_empty_deck_shuffles_first() -> None:
    """Rule 3.5."""
    table = deal("+1c +2c | +3c +4c", "-7t")
    # More cards than any real game lays down before a draw.
    pile = (*table.state.deck, *table.state.pile)
    table.state = replace(table.state, deck=(), left=0, pile=pile)
    table.play("0 draw")
    again, drawn = table.last
    assert isinstance(again, Reshuffled)
    assert isinstance(drawn, Drawn)
    assert sorted(again.deck) == sorted(pile[:-1])
    assert again.deck != pile[:-1]
    assert drawn.card == again.deck[0]
    assert table.pile == "-7t"
    assert table.view.deck == len(pile) - 2


def test_cards_that_are_not_in_the_hand_cannot_be_given() -> None:
    """Rule 8.4."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s")
    for order in ("0 swap +3c", "0 swap -7t"):
        with refused("not_your_card"):
            table.play(order)
    table.play("0 draw")
    with refused("not_your_card"):
        table.play("0 discard +3c")


def test_what_is_not_offered_now_is_refused() -> None:
    """Rule 8.4."""
    table = deal("+1c +2c | +3c +4c")
    for order in ("0 keep", "0 discard +1c", "0 match", "0 raise 10"):
        with refused("not_now"):
            table.play(order)
    table.play("0 draw")
    for order in ("0 draw", "0 stand", "0 junk", "0 swap +1c"):
        with refused("not_now"):
            table.play(order)
    table.play("0 keep, 1 stand")
    for order in ("0 draw", "0 stand", "0 swap +1c", "0 junk"):
        with refused("not_now"):
            table.play(order)
    with refused("not_in_hand"):
        table.play("3 stand")
