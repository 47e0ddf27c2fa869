"""Players who go away: the house plays on for them."""

import pytest

from croupier.games.doudizhu import game
from croupier.games.doudizhu.hints import best_hint
from croupier.games.doudizhu.moves import Cause, HandPlayed, Skipped
from tests.games.doudizhu.playing import deal

HANDS = "3456789TJQKA22334 | 445677 99TTJJQQKK | 5566788"


def test_leaving_does_not_change_whose_turn_it_is() -> None:
    """Rule 8.2."""
    table = deal(HANDS).play("2 bid 3")
    before = game.pending(table.state)
    table.play("1 leave")
    assert table.happened == ["Departed"]
    assert game.pending(table.state) == before
    assert table.seat(1).departed
    assert not game.involved(table.state, 1)
    assert game.involved(table.state, 0)
    table.play("1 leave")
    assert table.happened == []


def test_the_house_plays_what_the_hint_proposes_for_who_has_left() -> None:
    """Rule 8.2."""
    table = deal(HANDS).play("2 bid 3, 1 leave, 2 play 3")
    played = table.last[1]
    hand = deal(HANDS).state.hands[1]
    combo = table.last[0].combo
    assert played == HandPlayed(1, best_hint(hand, combo, False), played.combo, Cause.HOUSE)
    assert table.to_act == 0


def test_it_skips_where_nothing_beats_the_hand() -> None:
    """Rule 8.2."""
    table = deal("BC", "333").play("2 bid 3, 1 leave, 2 play BC")
    assert table.last[1] == Skipped(1, Cause.HOUSE)
    assert table.to_act == 0


def test_it_plays_for_who_has_left_after_a_skip_too() -> None:
    """Rule 8.2."""
    table = deal(HANDS).play("2 bid 3, 2 play 3, 0 leave, 1 skip")
    assert [type(event) for event in table.last] == [Skipped, HandPlayed]
    assert table.last[1].cause is Cause.HOUSE
    assert table.to_act == 2


def test_one_who_left_passes_in_the_bidding() -> None:
    """Rule 8.2."""
    table = deal(HANDS).play("1 leave, 2 pass")
    assert table.happened == ["BidMade", "BidMade"]
    assert table.seat(1).bid == 0
    assert table.to_act == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_who_leaves_on_his_turn_is_played_for_at_once(seat: int) -> None:
    """Rule 8.2."""
    table = deal(HANDS).play("2 bid 3, 2 play 3, 1 play 4")
    table.play(f"{seat} leave")
    assert table.to_act == (2 if seat == 0 else 0)


def test_what_the_seat_wins_or_loses_is_still_its_players() -> None:
    """Rule 8.2."""
    table = deal(HANDS).play("2 bid 3, 2 leave, 1 leave, 0 leave")
    assert table.view.result is not None
    assert sum(table.gains) == 0
    assert all(table.gains)
