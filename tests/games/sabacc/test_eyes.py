"""What is seen of a game, and what is not."""

import msgspec
import pytest

from croupier.games.sabacc import game
from croupier.games.sabacc.moves import Drawn, HandsDealt, Opened, Reshuffled
from tests.games.sabacc.playing import cards, deal


@pytest.mark.req("CAS-5.1a")
def test_a_player_sees_his_own_cards_and_their_sum() -> None:
    """Rule 3.3."""
    private = game.private_view(deal("+1c -9t | +3c +4c").state, 0)
    assert private is not None
    assert (private.cards, private.sum) == (cards("+1c -9t"), -8)


@pytest.mark.req("CAS-5.1b")
def test_dealt_and_drawn_cards_of_others_are_not_sent() -> None:
    """Rule 3.3."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s")
    dealt = next(event for event in table.last if isinstance(event, HandsDealt))
    assert game.show(dealt, 1) == HandsDealt((0, 1), (2, 2), ((), cards("+3c +4c")))
    assert game.show(dealt, None) == HandsDealt((0, 1), (2, 2), ((), ()))
    opened = table.last[0]
    assert isinstance(opened, Opened)
    assert game.show(opened, 0) == msgspec.structs.replace(opened, deck=())
    table.play("0 draw")
    assert [game.show(table.last[0], seat) for seat in (0, 1, None)] == [
        Drawn(0, *cards("-3s")),
        Drawn(0, None),
        Drawn(0, None),
    ]
    assert (table.seat(0).covered, table.seat(0).cards) == (3, ())
    assert game.show(Reshuffled(cards("+1c")), 0) == Reshuffled(())


@pytest.mark.req("CAS-5.1c")
def test_a_card_taken_from_the_pile_lies_face_up_until_it_is_given_away() -> None:
    """Rule 3.3."""
    table = deal("+1c +2c | +3c +4c", "-7t").play("0 swap +2c")
    assert (table.seat(0).covered, table.seat(0).cards) == (1, cards("-7t"))
    table.play("1 stand").check_all().play("0 swap -7t")
    assert (table.seat(0).covered, table.seat(0).cards) == (1, cards("+2c"))
    table.play("1 stand").check_all().play("0 draw, 0 discard +2c")
    assert (table.seat(0).covered, table.seat(0).cards) == (2, ())


@pytest.mark.req("CAS-5.2a")
def test_the_pile_is_seen_with_its_top() -> None:
    """Rule 3.4."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s").play("0 draw, 0 discard +1c")
    assert table.view.pile == cards("-7t +1c")


@pytest.mark.req("CAS-5.1e", "CAS-5.2b")
def test_the_pots_and_everybodys_chips_and_stakes_are_seen() -> None:
    """Rules 2.1, 2.4."""
    view = deal(seats=3, pot=100).stand_all().play("0 raise 30, 1 match").view
    assert (view.sabacc_pot, view.pot, view.bet_to_match) == (25_000, 6_000, 3_000)
    assert [(seat.stack, seat.stake) for seat in view.seats] == [
        (92_000, 3_000),
        (92_000, 3_000),
        (95_000, 0),
    ]


def test_only_the_player_himself_sees_which_card_was_drawn() -> None:
    """Rule 3.3."""
    table = deal("+1c +2c | +3c +4c", "-7t", "-3s").play("0 draw")
    own, other = (game.private_view(table.state, seat) for seat in (0, 1))
    assert own is not None
    assert other is not None
    assert (own.drawn, other.drawn) == (cards("-3s")[0], None)
    assert "drawn" not in msgspec.to_builtins(table.view)
