"""The dice and what doubles do."""

import pytest

from croupier.cards.chance import Chance
from croupier.games.sabacc import game
from croupier.games.sabacc.moves import DiceRolled, HandsDealt, HandsThrown
from tests.games.sabacc.playing import cards, deal


@pytest.mark.req("CAS-5.19a", "CAS-5.1d", "CAS-5.19b")
def test_two_dice_are_rolled_after_the_betting_of_each_round() -> None:
    """Rule 6.1."""
    table = deal(seats=2)
    assert not table.view.dice
    for dice in ((3, 5), (6, 1), (2, 4)):
        table.stand_all()
        assert not any(isinstance(event, DiceRolled) for event in table.last)
        table.check_all(dice)
        assert DiceRolled(dice) in table.last
        assert table.view.dice == dice
    assert table.view.over


def test_every_roll_is_possible() -> None:
    """Rule 6.1."""
    table = deal(seats=2).stand_all().play("0 match")
    rolls = set()
    for step in range(600):
        events, _ = game.expire(table.state, Chance(bytes(32), step))
        rolls |= {event.dice for event in events if isinstance(event, DiceRolled)}
    assert rolls == {(one, two) for one in range(1, 7) for two in range(1, 7)}


@pytest.mark.req("CAS-5.20a", "CAS-5.20b")
def test_on_doubles_hands_go_to_the_pile_and_as_many_cards_are_dealt() -> None:
    """Rule 6.2."""
    table = deal("+1c +2c | +3c +4c | +5c +6c", "-7t", "-1s +10c +9c +8c +7c +6t")
    table.play("0 draw, 0 keep, 1 stand, 2 junk").check_all(dice=(4, 4))
    assert HandsThrown((0, 1), (cards("+1c +2c -1s"), cards("+3c +4c"))) in table.last
    assert HandsDealt((0, 1), (3, 2), (cards("+10c +9c +8c"), cards("+7c +6t"))) in table.last
    assert [table.hand(seat) for seat in range(3)] == ["+10c +9c +8c", "+7c +6t", ""]
    assert table.pile == "-7t +5c +6c +1c +2c -1s +3c +4c"
    assert table.view.round == 2


@pytest.mark.req("CAS-5.20a")
def test_without_doubles_hands_stay() -> None:
    """Rule 6.2."""
    table = deal("+1c +2c | +3c +4c").stand_all().check_all(dice=(3, 4))
    assert [table.hand(seat) for seat in range(2)] == ["+1c +2c", "+3c +4c"]


@pytest.mark.req("CAS-5.20b")
def test_doubles_of_the_last_round_change_the_hands_that_decide() -> None:
    """Rules 6.1, 6.2."""
    table = deal("0a 0b | +9c +9s", "-7t", "+10c +9t -1s +1s", pot=0)
    table.stand_all().check_all().stand_all().check_all().stand_all().check_all(dice=(2, 2))
    assert table.view.over
    assert table.gains == [-50, 100 - 50]


@pytest.mark.req("CAS-5.1c")
def test_cards_taken_from_the_pile_are_forgotten_when_hands_are_thrown() -> None:
    """Rules 3.3, 6.2."""
    table = deal("+1c +2c | +3c +4c", "-7t").play("0 swap +2c, 1 stand")
    assert table.seat(0).cards == cards("-7t")
    table.check_all(dice=(1, 1))
    assert (table.seat(0).covered, table.seat(0).cards) == (2, ())
