"""When a hand begins, how it ends, and who may go on playing."""

import msgspec
import pytest

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.holdem.moves import HandsDealt, Opened
from croupier.games.holdem.rules import CHIP
from croupier.ledger.transfer import seat
from croupier.tables.authority import HOUSE, Player
from croupier.tables.commands import Act, Leave, OpenRound, Sit, TopUp
from croupier.tables.decide import decide
from croupier.tables.events import (
    LeaveCause,
    PlayerLeft,
    RoundClosed,
    RoundOpened,
    Sitter,
    TableOpened,
)
from croupier.tables.evolve import evolve
from croupier.tables.opening import preset_settings
from tests.tables.parlour import WEALTH, Parlour, action, refused

SEED = bytes(range(32))


def of_kind(parlour: Parlour, kind: type) -> list[object]:
    return [event for event in parlour.last if isinstance(event, kind)]


@pytest.mark.req("EPS-RF-PI-002", "EPS-UC-007-ALT-01", "EPS-UC-010-PRE")
def test_a_single_player_waits_for_a_second_one() -> None:
    """Rule 1.5."""
    table = Parlour().sit("ann")
    assert not table.table.can_open()
    with refused(table, "too_few_players"):
        table.deal()
    table.sit("bob")
    assert table.table.can_open()
    table.deal()
    assert table.happened == ["RoundOpened"]


@pytest.mark.req("EPS-ASS-GPR-001", "EPS-UC-010-PRE")
def test_one_hand_at_a_time() -> None:
    """Rule 1.6."""
    table = Parlour().sit("ann", "bob").order("cid", Sit(0)).deal()
    with refused(table, "round_running"):
        table.deal()


@pytest.mark.req("EPS-ASS-GPR-007", "HU-OV-4", "HU-FR10a", "EPS-DEF-TABLE")
def test_hand_follows_hand() -> None:
    """Rules 1.6, 14.2."""
    table = Parlour("heads-up").sit("ann", "bob")
    buttons = []
    for number in range(1, 6):
        table.deal()
        assert table.table.rounds == number
        buttons.append(table.table.shown_state().button)
        assert sum(table.table.shown_state().starts) == 1000 * CHIP
        table.finish()
        assert table.table.round is None
    assert buttons == [buttons[0], 1 - buttons[0]] * 2 + [buttons[0]]


def test_the_seed_of_a_hand_decides_its_cards() -> None:
    """Rule 4.1."""
    table = Parlour().sit("ann", "bob").order("house", OpenRound(SEED))
    again, state = table.table.game.open(
        table.table.rules, {0: 500 * CHIP, 1: 500 * CHIP}, None, Chance(SEED)
    )
    assert tuple(table.played) == again
    assert table.table.shown_state() == state


def test_a_round_remembers_who_sat_where() -> None:
    """Rule 1.1."""
    table = Parlour().sit("ann").bot().sit("bob").deal()
    (opened,) = of_kind(table, RoundOpened)
    assert isinstance(opened, RoundOpened)
    assert opened.number == 1
    assert opened.sitters[0] == Sitter(0, "ann", "Ann")
    assert opened.sitters[1].bot
    assert opened.sitters[2] == Sitter(2, "bob", "Bob")


@pytest.mark.req("EPS-UC-010.15", "EPS-RF-GR-013", "CAS-2.5")
def test_the_gains_of_a_hand_are_one_transfer() -> None:
    """Rules 14.1, 14.2."""
    table = Parlour().sit("ann", "bob").deal().act("raise 40, fold")
    (closed,) = of_kind(table, RoundClosed)
    assert isinstance(closed, RoundClosed)
    (transfer,) = table.transfers
    assert transfer.key == "round:t1:1"
    booked = {posting.account: posting.amount for posting in transfer.postings}
    named = {number: seat("t1", table.seat(number).player) for number in (0, 1)}
    assert booked == {named[number]: gain for number, gain in closed.gains.items()}
    assert sum(booked.values()) == 0
    assert sorted(closed.gains.values()) == [-10 * CHIP, 10 * CHIP]
    assert table.chips("ann") + table.chips("bob") == 1000


def test_a_hand_without_gains_moves_nothing() -> None:
    """Rule 14.2."""
    table = Parlour("casino").sit("ann", "bob").deal()
    while table.running:
        table.act("check") if table.table.shown_state().street != "river" else table.act("fold")
    assert table.happened == ["RoundClosed"]
    assert table.transfers == ()


@pytest.mark.req("CAS-2.15a")
@pytest.mark.parametrize("preset", ["cardroom", "casino"])
def test_who_has_lost_all_chips_loses_the_seat_when_the_next_hand_begins(preset: str) -> None:
    """Rule 1.7."""
    table = Parlour(preset).sit("ann", "bob", "cid").deal().act("all-in, all-in, all-in")
    broke = [name for name in ("ann", "bob", "cid") if table.chips(name) == 0]
    assert broke
    assert table.happened == ["RoundClosed"]
    table.sit("dan").deal()
    gone = [event.player for event in table.last if isinstance(event, PlayerLeft)]
    assert gone == broke
    assert all(name not in table.names for name in broke)
    assert table.wallet(broke[0]) == WEALTH - 500


def test_the_broke_leave_even_if_no_hand_can_begin() -> None:
    """Rules 1.5, 1.7."""
    table = Parlour("heads-up").sit("ann", "bob").deal().act("all-in, all-in")
    (broke,) = [name for name in ("ann", "bob") if table.chips(name) == 0]
    table.deal()
    assert table.happened == ["PlayerLeft"]
    assert broke not in table.names
    with refused(table, "too_few_players"):
        table.deal()


@pytest.mark.req("HU-FR10a")
def test_in_the_gap_the_broke_may_add_chips() -> None:
    """Rule 1.7."""
    table = Parlour("heads-up").sit("ann", "bob").deal().act("all-in, all-in")
    (broke,) = [name for name in ("ann", "bob") if table.chips(name) == 0]
    table.order(broke, TopUp(300 * CHIP)).deal()
    assert table.happened == ["RoundOpened"]
    assert sum(table.table.shown_state().starts) == 1300 * CHIP


@pytest.mark.req("EPS-DD-003d")
def test_a_newcomer_without_chips_has_one_hand_of_grace() -> None:
    """Rule 1.7."""
    table = Parlour().sit("ann", "bob").order("cid", Sit(0))
    table.deal()
    assert "cid" in table.names
    (dealt,) = [event for event in table.played if isinstance(event, HandsDealt)]
    assert 2 not in dealt.seats
    table.finish().deal()
    assert table.last[0] == PlayerLeft(2, "cid", "Cid", 0, LeaveCause.BROKE)


@pytest.mark.req("EPS-DD-003d")
def test_a_newcomer_who_buys_chips_in_the_grace_hand_stays() -> None:
    """Rule 1.7."""
    table = Parlour().sit("ann", "bob").order("cid", Sit(0)).deal()
    table.order("cid", TopUp(200 * CHIP)).finish().deal()
    assert "cid" in table.names


def test_no_grace_where_the_room_grants_none() -> None:
    """Rules 1.2, 1.7."""
    table = Parlour("heads-up")
    with refused(table, "bad_buy_in"):
        table.order("ann", Sit(0))


def test_who_waits_for_the_big_blind_is_not_in_the_hand() -> None:
    """Rules 2.6, 13.1."""
    table = Parlour().order("ann", Sit(500 * CHIP, 0)).order("bob", Sit(500 * CHIP, 3)).deal()
    between = 1 if table.table.shown_state().button == 3 else 5
    table.order("cid", Sit(500 * CHIP, between)).finish().deal()
    opened = table.played[0]
    assert isinstance(opened, Opened)
    assert opened.waiting == (between,)
    assert not table.table.in_round(between)
    with refused(table, "not_in_hand"):
        table.order("cid", Act(table.turn, action("call")))
    table.order("cid", Leave())
    assert table.wallet("cid") == WEALTH


@pytest.mark.req("EPS-UC-001.5")
@pytest.mark.parametrize("mark", [0, 3, 6])
def test_the_marked_seat_is_filled_first_and_has_the_first_button(mark: int) -> None:
    """Rule 2.1."""
    game = games()["holdem"]
    rules = msgspec.to_builtins(game.presets["cardroom"].rules)
    settings = preset_settings(game, "cardroom")
    opened = TableOpened("t", "T", "holdem", "cardroom", rules, settings, "host", mark)
    table = evolve(None, opened)
    for player in ("ann", "bob", "cat"):
        table = decide(table, Player(player, player), Sit(500 * CHIP), 0).table
    assert table.seat_of("ann") == mark
    assert table.seat_of("bob") == (mark + 1) % 7
    table = decide(table, HOUSE, OpenRound(SEED), 0).table
    assert table.shown_state().button == mark
