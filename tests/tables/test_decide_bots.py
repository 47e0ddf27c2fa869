"""Bots, and what only the host of a table may order."""

import pytest

from croupier.games.holdem.rules import CHIP
from croupier.ledger.transfer import mint, move, seat
from croupier.tables.commands import (
    Admit,
    CloseTable,
    DismissBot,
    Leave,
    SeatBot,
    SetAway,
    Sit,
)
from croupier.tables.events import LeaveCause, PlayerLeft, SeatLeaving
from tests.tables.parlour import HOST, WEALTH, Parlour, refused


@pytest.mark.req("CAS-2.13a")
def test_a_bot_without_chips_leaves_when_the_hand_ends() -> None:
    """Rule 1.8."""
    table = Parlour("casino", settings={"bot_buy_in": None}).sit("ann", chips=9000)
    for _ in range(6):
        table.bot()
    table.deal()
    while table.running:
        table.act("all-in")
    left = [event for event in table.last if isinstance(event, PlayerLeft)]
    assert len(left) >= 5
    assert {event.cause for event in left} == {LeaveCause.BROKE}
    assert {event.chips for event in left} == {0}
    assert "ann" in table.names


def test_bots_do_not_play_among_themselves() -> None:
    """Rule 1.5."""
    table = Parlour("casino").bot().bot().bot()
    assert not table.table.can_open()
    with refused(table, "too_few_players"):
        table.deal()
    table.sit("ann").deal().finish()
    table.order("ann", SetAway(True))
    with refused(table, "too_few_players"):
        table.deal()


def test_bots_finish_a_hand_that_the_last_person_left() -> None:
    """Rules 1.5, 13.2."""
    table = Parlour("casino").bot().bot().sit("ann").deal().order("ann", Leave())
    assert table.happened == ["SeatLeaving"]
    while table.running:
        table.act("check")
    assert "ann" not in table.names
    assert not table.table.can_open()


def test_a_character_sits_down_by_its_name_and_the_next_by_another() -> None:
    table = Parlour()
    for number in range(3):
        table.order(HOST, SeatBot("medium", seed=number.to_bytes(32, "big")))
    names = [table.seat(number).name for number in range(3)]
    assert names[0] == "Nora"
    assert len(set(names)) == 3


def test_a_kind_that_is_gone_is_seated_as_the_one_that_plays_for_it() -> None:
    table = Parlour().order(HOST, SeatBot("odds", seed=bytes(32)))
    assert table.seat(0).bot == "medium"


def test_chips_of_bots_come_from_the_mint_and_go_back() -> None:
    """Rule 14.3."""
    table = Parlour().sit("ann").bot()
    bot = table.seat(1)
    assert table.book.balance(seat("t1", bot.player)) == bot.chips == 500 * CHIP
    before = table.book.balance(mint())
    table.order(HOST, DismissBot(1))
    assert table.book.balance(mint()) == before + bot.chips
    assert table.last == (PlayerLeft(1, "bot-t1-3", bot.name, bot.chips, LeaveCause.DISMISSED),)


def test_bots_have_names_of_their_own_for_the_book() -> None:
    """Rule 14.3."""
    table = Parlour().bot().bot()
    assert table.seat(0).player != table.seat(1).player


def test_only_the_host_seats_and_dismisses_bots() -> None:
    """Rule 1.10."""
    table = Parlour().sit("ann")
    with refused(table, "host_only"):
        table.order("ann", SeatBot("thirds"))
    table.bot()
    with refused(table, "host_only"):
        table.order("ann", DismissBot(1))
    with refused(table, "not_a_bot"):
        table.order(HOST, DismissBot(0))
    with refused(table, "seat_empty"):
        table.order(HOST, DismissBot(2))
    with refused(table, "no_such_seat"):
        table.order(HOST, DismissBot(7))


def test_bots_sit_on_free_seats_where_the_room_has_bots() -> None:
    """Rules 1.1, 1.10."""
    table = Parlour(settings={"seats": 2}).sit("ann")
    with refused(table, "seat_taken"):
        table.order(HOST, SeatBot("thirds", 0))
    with refused(table, "no_such_seat"):
        table.order(HOST, SeatBot("thirds", 2))
    table.bot()
    with refused(table, "table_full"):
        table.bot()
    closed = Parlour(settings={"bots": False})
    with refused(closed, "no_bots_here"):
        closed.bot()


@pytest.mark.req("CAS-2.2e")
def test_the_opponents_of_a_stay_are_chosen_before_its_first_hand() -> None:
    """Rule 1.11."""
    table = Parlour("casino").sit("ann").bot().bot().order(HOST, DismissBot(2)).bot().deal()
    for _ in range(2):
        with refused(table, "bots_fixed"):
            table.bot()
        with refused(table, "bots_fixed"):
            table.order(HOST, DismissBot(1))
        if table.running:
            table.finish()


def full_table() -> Parlour:
    """One person and two bots on three seats, in the middle of a hand."""
    return Parlour("casino", settings={"seats": 3}).sit("ann").bot().bot().deal()


@pytest.mark.req("CAS-2.2e")
def test_between_two_games_a_person_takes_the_seat_of_a_bot() -> None:
    """Rule 1.12."""
    table = full_table().finish()
    gone = table.seat(2)
    table.order("bob", Sit(500 * CHIP, 2))
    assert table.happened == ["PlayerLeft", "PlayerSat"]
    assert table.last[0] == PlayerLeft(2, gone.player, gone.name, gone.chips, LeaveCause.DISMISSED)
    assert table.names == ["ann", table.names[1], "bob"]
    first = table.transfers[0]
    assert first == move(first.key, seat("t1", gone.player), mint(), gone.chips)
    table.deal()
    assert table.table.in_round(2)


@pytest.mark.req("CAS-2.2e")
@pytest.mark.parametrize("seat", [None, 1])
def test_during_a_game_he_waits_for_it(seat: int | None) -> None:
    """Rule 1.12."""
    table = full_table()
    before = table.names
    table.order("bob", Sit(500 * CHIP, seat))
    assert table.happened == ["Queued"]
    with refused(table, "nobody_to_admit"):
        table.order("house", Admit())
    assert table.names == before
    table.finish().order("house", Admit())
    assert table.happened == ["Unqueued", "PlayerLeft", "PlayerSat"]
    assert table.names[1] == "bob"


@pytest.mark.req("CAS-2.2e")
def test_only_bots_give_way_and_only_where_the_host_may_not_change_them() -> None:
    """Rules 1.11, 1.12."""
    table = full_table().finish()
    with refused(table, "seat_taken"):
        table.order("bob", Sit(500 * CHIP, 0))
    other = Parlour("cardroom", settings={"seats": 2}).sit("ann").bot()
    with refused(other, "seat_taken"):
        other.order("bob", Sit(500 * CHIP, 1))
    other.order("bob", Sit(500 * CHIP))
    assert other.happened == ["Queued"]


def test_a_free_seat_is_taken_before_that_of_a_bot() -> None:
    """Rule 1.12."""
    table = Parlour("casino", settings={"seats": 3}).sit("ann").bot().deal().finish()
    table.order("bob", Sit(500 * CHIP))
    assert table.happened == ["PlayerSat"]
    assert table.names[2] == "bob"


@pytest.mark.req("CAS-2.2f", "CAS-2.3b")
@pytest.mark.parametrize("preset", ["casino", "heads-up", "cardroom"])
def test_the_table_closes_with_its_last_person(preset: str) -> None:
    """Rule 1.13."""
    table = Parlour(preset).sit("ann", "bob") if preset != "casino" else Parlour(preset).sit("ann")
    if preset == "casino":
        table.bot().bot()
    else:
        table.order("bob", Leave())
        assert not table.table.closed
    table.order("ann", Leave())
    assert table.table.closed
    assert table.happened[-1] == "TableClosed"
    assert not any(":seat:" in name for name in table.book.balances())


def test_who_leaves_in_mid_hand_closes_the_table_when_the_hand_is_over() -> None:
    """Rules 1.13, 13.2."""
    table = full_table().order("ann", Leave())
    assert "TableClosed" not in table.happened
    while not table.table.closed:
        table.act("check")
    assert "RoundClosed" in table.happened
    assert table.happened[-1] == "TableClosed"


def test_a_dismissed_bot_plays_its_hand_to_its_next_turn() -> None:
    """Rule 13.2."""
    table = Parlour().sit("ann", "bob").bot().deal()
    if table.to_act == table.seat(2).player:
        table.act("call")
    table.order(HOST, DismissBot(2))
    assert table.last[0] == SeatLeaving(2, LeaveCause.DISMISSED)
    with refused(table, "leaving"):
        table.order(HOST, DismissBot(2))
    table.finish()
    assert table.names[2] is None


def test_closing_the_table_sends_all_chips_home() -> None:
    """Rules 1.10, 14.3."""
    table = Parlour(settings={"seats": 3}).sit(HOST).bot().bot().order("dan", Sit(500 * CHIP))
    table.order(HOST, CloseTable())
    assert table.happened == ["Unqueued", "PlayerLeft", "PlayerLeft", "PlayerLeft", "TableClosed"]
    assert table.wallet(HOST) == WEALTH
    assert table.names == [None, None, None]
    with refused(table, "table_closed"):
        table.sit("ann")


def test_a_table_is_closed_by_its_host_between_hands_and_alone() -> None:
    """Rule 1.10."""
    table = Parlour().sit(HOST, "ann")
    with refused(table, "host_only"):
        table.order("ann", CloseTable())
    with refused(table, "others_seated"):
        table.order(HOST, CloseTable())
    table.deal()
    with refused(table, "round_running"):
        table.order("house", CloseTable())
    table.finish()
    with refused(table, "others_seated"):
        table.order("house", CloseTable())
    table.order("admin", CloseTable())
    assert table.table.closed
    assert table.wallet("ann") + table.wallet(HOST) == 2 * WEALTH
