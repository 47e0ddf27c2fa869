"""The clock, and players who go away."""

import pytest

from croupier.games.sabacc import game
from croupier.games.sabacc.moves import BetMade, Cause, Deed, Junked, Kept, Stood
from tests.games.sabacc.playing import cards, deal


def test_the_clock_stands_keeps_and_bets_nothing() -> None:
    """Rule 8.1."""
    table = deal("+1c +2c | +3c +4c").play("clock")
    assert table.last == [Stood(0, Cause.CLOCK)]
    assert table.play("1 draw, clock").last == [Kept(1, Cause.CLOCK)]
    assert table.play("clock").last == [BetMade(0, Deed.CHECK, cause=Cause.CLOCK)]
    pending = game.pending(table.state)
    assert pending is not None
    assert pending.wait_ms == 30_000


def test_the_clock_junks_rather_than_pay() -> None:
    """Rule 8.1."""
    table = deal("+1c +2c | +3c +4c").stand_all().play("0 raise 10, clock")
    assert table.last[0] == Junked(1, cards("+3c +4c"), Cause.CLOCK)
    assert table.view.over


@pytest.mark.req("CAS-5.26b")
def test_who_leaves_forfeits_his_stake_and_his_fee() -> None:
    """Rule 8.3."""
    table = deal("0a 0b | +3c +4c | +9c +9t", pot=100).stand_all()
    table.play("0 raise 30, 1 match, 2 match, 0 leave")
    assert table.last[0] == Junked(0, cards("0a 0b"), Cause.LEFT)
    assert table.view.round == 2
    table.rest()
    assert table.gains == [-80, 90 - 80, -80]
    assert table.stacks[0] == 920


@pytest.mark.req("CAS-5.26b")
def test_who_leaves_out_of_turn_is_gone_at_once_and_the_turn_is_a_new_one() -> None:
    """Rule 8.3."""
    table = deal("+1c +2c | +3c +4c | +9c +9t", "-7t")
    before = game.pending(table.state)
    table.play("2 leave")
    after = game.pending(table.state)
    assert before is not None
    assert after is not None
    assert after.seats == (0,)
    # Another card can be taken now than was shown before.
    assert after.turn > before.turn
    assert table.pile == "-7t +9c +9t"
    assert table.play("0 stand, 1 stand").to_act == 0


def test_who_leaves_with_a_card_just_drawn_hands_on_the_turn() -> None:
    """Rule 8.3."""
    table = deal("+1c +2c | +3c +4c | +9c +9t", "-7t", "-3s").play("0 draw, 0 leave")
    assert table.to_act == 1
    assert table.offered == {"draw", "swap", "stand", "junk"}
    assert table.pile == "-7t +1c +2c -3s"


def test_another_who_leaves_does_not_disturb_a_card_just_drawn() -> None:
    """Rule 8.3."""
    table = deal("+1c +2c | +3c +4c | +9c +9t", "-7t", "-3s").play("0 draw, 2 leave")
    assert table.to_act == 0
    assert table.offered == {"keep", "discard"}
    private = game.private_view(table.state, 0)
    assert private is not None
    assert private.drawn == cards("-3s")[0]


def test_the_last_to_answer_may_leave_and_the_dice_roll() -> None:
    """Rule 8.3."""
    table = deal(seats=3).stand_all().play("0 match, 1 raise 10, 2 match, 0 leave")
    assert table.view.round == 2
    assert "DiceRolled" in table.happened


def test_leaving_twice_or_after_a_junk_changes_nothing() -> None:
    """Rule 8.3."""
    table = deal(seats=3).play("0 junk")
    for seat in (0, 3):
        events, after = game.leave(table.state, seat, table.chance)
        assert events == ()
        assert after is table.state
    assert not game.involved(table.state, 0)
    assert game.involved(table.state, 1)


def test_who_is_all_in_and_leaves_has_lost_his_stake_as_well() -> None:
    """Rule 8.3: no cards decide for one who is not there, and his stake is the winner's."""
    table = deal("+9c +8c | +1c -1t", stacks=[1_000, 150], pot=0).stand_all()
    table.play("0 raise 500, 1 match, 1 leave")
    assert table.view.over
    assert table.gains == [100 - 50, -150]
