"""Leading, following, skipping, the clock, and the end of a round."""

import pytest

from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.plays import plays
from croupier.games.doudizhu.combos.ranks import counts_of
from croupier.games.doudizhu.moves import Cause, HandPlayed, Phase, Play, Role, Skipped
from tests.games.doudizhu.playing import deal, ranks, refused

HANDS = "3456789TJQKA22334 | 445677 99TTJJQQKK | 5566788"


@pytest.mark.req("DDZ-1.3", "DDZ-1.4", "DDZ-STATE-PLAYHAND")
def test_players_act_in_turn_and_only_then() -> None:
    """Rule 6.1."""
    table = deal(HANDS).play("2 bid 3")
    with refused("not_your_turn"):
        table.play("1 play 4")
    with refused("not_your_turn"):
        table.play("0 skip")
    table.play("2 play 3")
    assert table.to_act == 1
    with refused("not_your_turn"):
        table.play("2 play 4")
    table.play("1 play 4")
    assert table.to_act == 0
    table.play("0 play 5")
    assert table.to_act == 2
    assert game.options(table.state, 1) is None


@pytest.mark.req("DDZ-STATE-OP-LEGAL", "DDZ-0.5", "DDZ-2.3")
def test_a_legal_hand_is_recorded_and_its_cards_are_taken_from_the_hand() -> None:
    """Rules 6.1, 6.4."""
    table = deal(HANDS).play("2 bid 3")
    before = table.hand(2)
    table.play("2 play 34567")
    (event,) = table.last
    assert isinstance(event, HandPlayed)
    assert sorted(ranks(event.cards)) == list("34567")
    assert sorted(table.hand(2)) == sorted("".join(_without(before, "34567")))
    assert table.seat(2).left == 15
    assert ranks(table.seat(2).cards) == ranks(event.cards)
    assert table.view.last == event.combo
    assert table.view.last_seat == 2
    assert table.view.gone[:6] == (1, 1, 1, 1, 1, 0)
    assert game.show(event, None) is event


def _without(names: str, taken: str) -> list[str]:
    left = list(names)
    for rank in taken:
        left.remove(rank)
    return left


@pytest.mark.req("DDZ-STATE-OP-CHOICE", "DDZ-STATE-OP-SKIP", "DDZ-2.4")
def test_who_skips_stops_acting_and_the_next_player_acts() -> None:
    """Rules 6.1, 6.3."""
    table = deal(HANDS).play("2 bid 3, 2 play 3")
    before = table.hand(1)
    assert table.options.skip
    table.play("1 skip")
    assert isinstance(table.last[0], Skipped)
    assert table.hand(1) == before
    assert table.to_act == 0
    table.play("0 play 5, 2 play 6")
    assert table.to_act == 1
    table.play("1 play 7")


@pytest.mark.req("DDZ-STATE-OP-CHOICE", "DDZ-2.4")
def test_after_two_skips_the_player_of_the_last_hand_leads_any_category() -> None:
    """Rule 6.2."""
    table = deal(HANDS).play("2 bid 3, 2 play 3, 1 play 4, 0 skip, 2 skip")
    assert table.to_act == 1
    assert table.options.beat is None
    assert not table.options.skip
    with refused("must_lead"):
        table.play("1 skip")
    table.play("1 play TTJJQQ")
    assert table.view.last is not None
    assert table.seat(0).cards == ()


@pytest.mark.req("DDZ-2.4")
def test_the_leader_of_the_first_trick_cannot_skip() -> None:
    """Rule 6.2."""
    table = deal(HANDS).play("2 bid 3")
    assert not table.options.skip
    with refused("must_lead"):
        table.play("2 skip")


@pytest.mark.req("DDZ-1.4")
def test_the_clock_passes_skips_and_leads_the_lowest_card() -> None:
    """Rule 8.1."""
    table = deal(HANDS)
    pending = game.pending(table.state)
    assert pending is not None
    assert pending.wait_ms == 30_000
    table.play("clock")
    assert table.seat(2).bid == 0
    table.play("1 pass, 0 bid 1")
    lowest = table.hand(0)[-1]
    table.play("clock")
    (event,) = table.last
    assert isinstance(event, HandPlayed)
    assert ranks(event.cards) == lowest
    assert event.cause is Cause.CLOCK
    table.play("clock")
    (event,) = table.last
    assert event == Skipped(2, Cause.CLOCK)


WINNING = "33445566778899TTJ | 33445566778899JJJ"


@pytest.mark.req("DDZ-RULE-OBJECTIVE", "DDZ-STATE-DETERMINEWINNER-a", "DDZ-STATE-DETERMINEWINNER-b")
def test_the_round_is_over_when_the_landlord_has_no_cards_left() -> None:
    """Rules 7.1, 7.2."""
    table = deal(WINNING, "QQQ").play("2 bid 1, 1 pass, 0 pass")
    table.play("2 play 33445566778899TT, 1 skip, 0 skip, 2 play QQQJ")
    assert table.happened == ["HandPlayed", "HandsShown", "Scored"]
    assert table.view.phase is Phase.OVER
    assert table.view.result is not None
    assert table.view.result.winner is Role.LANDLORD
    assert game.pending(table.state) is None
    assert table.seat(2).left == 0
    assert len(table.seat(1).hand) == 17
    with refused("hand_over"):
        table.play("1 skip")


@pytest.mark.req("DDZ-STATE-DETERMINEWINNER-c", "DDZ-1.5")
def test_both_peasants_win_with_the_first_of_them_who_is_out() -> None:
    """Rules 7.1, 7.2."""
    table = deal(WINNING).play("2 pass, 1 pass, 0 bid 1, 0 play T, 2 play J, 1 skip, 0 skip")
    table.play("2 play 33445566778899TT")
    assert table.view.result is not None
    assert table.view.result.winner is Role.PEASANT
    assert table.gains == [-20, 10, 10]


@pytest.mark.parametrize("preset", ["bid", "beginner"])
def test_all_plays_that_are_allowed_are_listed(preset: str) -> None:
    """As the kernel lists them; each is taken, and the list of the rules is the same."""
    rules, stacks = game.presets[preset].rules, dict.fromkeys(range(3), 100_000)
    chance = Chance(b"listed".ljust(32, b"."))
    _, state = game.open(rules, stacks, None, chance)
    led = followed = 0
    while (pending := game.pending(state)) is not None:
        seat = pending.seats[0]
        offered = game.options(state, seat)
        assert offered is not None
        if offered.hand:
            listed = offered.plays()
            counts = counts_of(offered.hand)
            assert listed == plays(counts, offered.beat, rules.beginner)
            for play in listed[:40]:
                assert offered.allows(Play(cards_of(offered.hand, play)))
            led += not offered.skip
            followed += offered.skip and bool(listed)
        _, state = game.decide(state, seat, offered.pick(chance), chance)
    assert led > 2
    assert followed > 2
