"""Sitting down, waiting, leaving, adding chips, being away."""

import pytest

from croupier.games import games
from croupier.games.holdem.moves import Acted, Cause, Departed, HandsDealt, Opened, Posted, PostKind
from croupier.games.holdem.rules import CHIP
from croupier.ledger.transfer import Posting, seat, wallet
from croupier.tables.commands import (
    Act,
    Admit,
    Leave,
    MarkAbsent,
    Ready,
    SetAway,
    Sit,
    TopUp,
    Unqueue,
)
from croupier.tables.events import LeaveCause, PlayerLeft, SeatLeaving
from croupier.tables.opening import preset_settings
from croupier.tables.show import show
from tests.tables.parlour import WEALTH, Parlour, action, refused


def full(names: str = "abcdefg") -> Parlour:
    return Parlour().sit(*names)


def test_sitting_down_moves_the_buy_in_from_the_wallet_to_the_seat() -> None:
    """Rules 1.2, 14.3."""
    table = Parlour().sit("ann", chips=300)
    assert table.names[0] == "ann"
    assert table.chips("ann") == 300
    assert table.wallet("ann") == WEALTH - 300
    (transfer,) = table.transfers
    assert transfer.postings == (
        Posting(wallet("ann"), -300 * CHIP),
        Posting(seat("t1", "ann"), 300 * CHIP),
    )


def test_a_named_seat_is_taken_and_else_the_first_free_one() -> None:
    """Rule 1.1."""
    table = Parlour().order("ann", Sit(500 * CHIP, 3)).sit("bob", "cid")
    assert table.names == ["bob", "cid", None, "ann", None, None, None]
    with refused(table, "seat_taken"):
        table.order("dan", Sit(500 * CHIP, 3))
    for number in (-1, 7):
        with refused(table, "no_such_seat"):
            table.order("dan", Sit(500 * CHIP, number))


@pytest.mark.parametrize("chips", [-20, 0, 19, 2005])
def test_a_buy_in_out_of_range_is_refused(chips: int) -> None:
    """Rule 1.2."""
    table = Parlour(settings={"grace_rounds": 0})
    with refused(table, "bad_buy_in", least=20 * CHIP, most=2000 * CHIP):
        table.order("ann", Sit(chips * CHIP))


def test_a_buy_in_is_a_multiple_of_the_smallest_chip() -> None:
    """Rule 1.2."""
    table = Parlour()
    with refused(table, "off_unit", unit=5 * CHIP):
        table.order("ann", Sit(502 * CHIP))


def test_nobody_sits_twice() -> None:
    """Rule 1.1."""
    table = full()
    with refused(table, "already_seated"):
        table.sit("a")
    table.sit("h")
    with refused(table, "already_queued"):
        table.sit("h")


@pytest.mark.req("EPS-RF-PI-001")
def test_an_eighth_player_waits() -> None:
    """Rule 1.4."""
    table = full().sit("h")
    assert [waiting.player for waiting in table.table.queue] == ["h"]
    assert table.transfers == ()
    assert table.wallet("h") == WEALTH


def test_nobody_jumps_the_line() -> None:
    """Rule 1.4."""
    table = full().sit("h", "i").order("c", Leave())
    for number in (None, 2):
        table.order(f"late{number}", Sit(500 * CHIP, number))
    assert [waiting.player for waiting in table.table.queue] == ["h", "i", "lateNone", "late2"]
    table.order("house", Admit())
    assert table.names[2] == "h"
    assert table.happened == ["Unqueued", "PlayerSat"]
    assert table.wallet("h") == WEALTH - 500


def test_the_queue_moves_between_hands_only() -> None:
    """Rule 1.4."""
    table = full().sit("h").order("g", SetAway(True)).deal().order("g", Leave())
    assert None in table.names
    with refused(table, "nobody_to_admit"):
        table.order("house", Admit())
    table.finish().order("house", Admit())
    assert table.names[6] == "h"
    with refused(table, "nobody_to_admit"):
        table.order("house", Admit())


def test_the_queue_can_be_left() -> None:
    """Rules 1.4, 13.1."""
    table = full().sit("h", "i").order("h", Leave())
    assert table.happened == ["Unqueued"]
    assert [waiting.player for waiting in table.table.queue] == ["i"]
    table.order("house", Unqueue("i"))
    assert table.table.queue == ()
    with refused(table, "not_queued"):
        table.order("house", Unqueue("i"))


@pytest.mark.req("EPS-RF-PG-001", "CAS-2.14a")
def test_leaving_between_hands_cashes_out_at_once() -> None:
    """Rule 13.1."""
    table = Parlour().sit("ann", "bob").deal().finish()
    won = table.chips("ann")
    table.order("ann", Leave())
    assert table.last == (PlayerLeft(0, "ann", "Ann", won * CHIP, LeaveCause.PLAYER),)
    assert table.wallet("ann") == WEALTH - 500 + won
    with refused(table, "not_seated"):
        table.order("ann", Leave())


@pytest.mark.req("EPS-RF-PG-001", "EPS-RF-PG-004", "EPS-UC-006.5", "CAS-2.14b")
def test_leaving_in_mid_hand_keeps_the_seat_until_the_hand_is_over() -> None:
    """Rules 13.2, 13.3."""
    table = Parlour().sit("ann", "bob", "cid", "dan").deal()
    big = table.table.shown_state().big_blind
    name = table.seat(big).player
    table.order(name, Leave())
    assert table.last[0] == SeatLeaving(big, LeaveCause.PLAYER)
    assert table.played == [Departed(big)]
    table.act("call, call, call")
    (fold,) = [event for event in table.played if isinstance(event, Acted) and event.seat == big]
    assert fold.cause is Cause.LEFT
    assert table.names[big] == name
    table.finish()
    assert table.names[big] is None
    assert table.wallet(name) == WEALTH - 10


@pytest.mark.req("EPS-RF-PG-004")
def test_nobody_else_is_told_of_a_leaver() -> None:
    """Rule 13.2."""
    table = Parlour().sit("ann", "bob", "cid", "dan").deal()
    big = table.table.shown_state().big_blind
    table.order(table.seat(big).player, Leave())
    for eye in (None, 0, 1, 2, 3):
        seen = [show(event, eye, table.table.game) for event in table.last]
        assert any(seen) == (eye == big)


@pytest.mark.req("EPS-RF-PG-001")
def test_who_is_leaving_has_no_say_any_more() -> None:
    """Rule 13.6."""
    table = Parlour().sit("ann", "bob", "cid").deal()
    name = table.seat(table.table.shown_state().big_blind).player
    table.order(name, Leave())
    orders = [Leave(), SetAway(True), Ready(), TopUp(50 * CHIP), Act(table.turn, action("fold"))]
    for command in orders:
        with refused(table, "leaving"):
            table.order(name, command)
    with refused(table, "already_seated"):
        table.sit(name)


def test_leaving_while_others_play_is_at_once_for_who_is_not_in_the_hand() -> None:
    """Rule 13.1."""
    table = Parlour().sit("ann", "bob").deal().sit("cid")
    table.order("cid", Leave())
    assert table.wallet("cid") == WEALTH
    assert table.names[2] is None


def test_chips_added_in_mid_hand_count_from_the_next_hand_on() -> None:
    """Rules 1.3, 14.2."""
    table = Parlour().sit("ann", "bob").deal()
    round_before = table.table.round
    table.order("ann", TopUp(100 * CHIP))
    assert table.table.round == round_before
    assert table.chips("ann") == 600
    assert table.wallet("ann") == WEALTH - 600
    table.finish().deal()
    opened = table.played[0]
    assert isinstance(opened, Opened)
    assert sum(opened.stacks) == 1100 * CHIP


def test_chips_are_added_up_to_the_largest_buy_in() -> None:
    """Rule 1.3."""
    table = Parlour().sit("ann")
    with refused(table, "bad_buy_in", most=2000 * CHIP):
        table.order("ann", TopUp(1505 * CHIP))
    with refused(table, "off_unit"):
        table.order("ann", TopUp(3 * CHIP))
    for chips in (0, -100):
        with refused(table, "bad_buy_in"):
            table.order("ann", TopUp(chips * CHIP))
    table.order("ann", TopUp(1500 * CHIP))
    assert table.chips("ann") == 2000
    with refused(table, "not_seated"):
        table.order("bob", TopUp(100 * CHIP))


def test_who_is_away_is_not_dealt_in() -> None:
    """Rule 1.9."""
    table = Parlour().sit("ann", "bob", "cid").order("bob", SetAway(True)).deal()
    (dealt,) = [event for event in table.played if isinstance(event, HandsDealt)]
    assert sorted(dealt.seats) == [0, 2]
    table.finish().order("bob", SetAway(False)).deal()
    opened = table.played[0]
    assert isinstance(opened, Opened)
    assert 1 in (*opened.seats, *opened.waiting)


def test_ready_lasts_until_the_next_hand_begins() -> None:
    """Rule 1.6."""
    table = Parlour().sit("ann", "bob").order("ann", Ready())
    assert table.of("ann").ready
    assert not table.of("bob").ready
    table.deal()
    assert not table.of("ann").ready


def test_an_absent_player_is_away_where_a_clock_acts_for_him() -> None:
    """Rule 1.9."""
    table = Parlour("cardroom").sit("ann", "bob").order("house", MarkAbsent("ann"))
    assert table.of("ann").away
    with refused(table, "away_already"):
        table.order("house", MarkAbsent("ann"))


def test_an_absent_player_leaves_where_no_clock_would_act_for_him() -> None:
    """Rules 12.1, 13.1."""
    table = Parlour("casino").sit("ann", "bob").order("house", MarkAbsent("ann"))
    assert table.last == (PlayerLeft(0, "ann", "Ann", 500 * CHIP, LeaveCause.MISSED),)
    table = Parlour("casino", settings={"seats": 2}).sit("ann", "bob", "cid")
    table.order("house", MarkAbsent("cid"))
    assert table.table.queue == ()


@pytest.mark.parametrize("during_the_hand", [True, False])
def test_who_takes_the_seat_of_one_who_left_in_mid_hand_is_a_newcomer(
    during_the_hand: bool,
) -> None:
    """Rule 2.12: the one before was away, owed nothing, and left while the others played."""
    table = full().deal().finish()
    number = table.table.shown_state().order[-2]  # far from the blinds
    gone = table.seat(number).player
    table.order(gone, SetAway(True)).deal().order(gone, Leave())
    if during_the_hand:
        table.order("new", Sit(500 * CHIP, number)).finish()
    else:
        table.finish().order("new", Sit(500 * CHIP, number))
    table.deal()
    opened = table.played[0]
    assert isinstance(opened, Opened)
    assert number in opened.seats
    (posted,) = [event for event in table.played if isinstance(event, Posted)]
    kinds = {post.kind for post in posted.posts if post.seat == number}
    assert kinds <= {PostKind.ENTRY, PostKind.BIG_BLIND}
    assert kinds


@pytest.mark.req("CAS-1.1b", "CAS-2.10a")
@pytest.mark.parametrize("chips", [1, 99, 10_001, 1_000_000])
def test_in_the_casino_a_player_sits_down_with_all_his_chips_whatever_their_number(
    chips: int,
) -> None:
    """Rule 1.14."""
    table = Parlour("casino", wealth=chips).sit("ann", chips=chips)
    assert table.table.seats[0] is not None
    assert table.table.seats[0].chips == chips * CHIP
    assert table.wallet("ann") == 0


@pytest.mark.req("CAS-1.1b", "CAS-2.10a")
@pytest.mark.parametrize("game", ["holdem", "blackjack", "roulette", "sabacc"])
def test_every_room_of_the_casino_says_so_and_has_no_limit(game: str) -> None:
    """Rule 1.14."""
    settings = preset_settings(games()[game], "casino")
    assert settings.brings_all
    assert settings.buy_in_max >= 1_000_000_000 * CHIP
    least = games()[game].least(games()[game].presets["casino"].rules)
    assert settings.buy_in_min == max(least, CHIP)
