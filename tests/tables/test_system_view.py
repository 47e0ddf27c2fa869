"""The system view shows everything on a table face up, and the overview none of the cards."""

import json

import msgspec
import pytest

from croupier.games import games
from croupier.games.holdem.rules import CHIP
from croupier.tables.authority import HOUSE, Player
from croupier.tables.commands import Leave, OpenRound, OpenTable, Sit
from croupier.tables.decide import decide, open_table
from croupier.tables.frames import ClockView, PendingView
from croupier.tables.opening import preset_settings
from croupier.tables.overview import overview
from croupier.tables.systemview import position
from tests.tables.parlour import HOST, Parlour

NO_CLOCK = ClockView(None, None)


@pytest.mark.req("EPS-RF-SV-001", "EPS-RF-SV-002", "EPS-RF-SV-005")
def test_every_seat_with_its_place_its_chips_and_its_cards() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob").deal().act("raise 40")
    seen = position(parlour.table, NO_CLOCK)
    assert [(one.seat, one.name) for one in seen.seats] == [(0, "Host"), (1, "Ann"), (2, "Bob")]
    state = parlour.table.shown_state()
    hands = dict(zip(state.order, state.hands, strict=True))
    assert {number: view.cards for number, view in seen.private.items()} == hands
    assert all(len(cards) == 2 for cards in hands.values())
    left = dict(zip(state.order, state.stacks, strict=True))
    assert {one.seat: one.chips for one in seen.seats} == left
    assert sum(left.values()) == 1_500 * CHIP - seen.pot


@pytest.mark.req("EPS-RF-SV-003", "EPS-RF-SV-004")
def test_the_board_and_the_pot() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob").deal()
    parlour.act("raise 40,call,call")
    seen = position(parlour.table, NO_CLOCK)
    assert len(seen.view.board) == 3
    assert seen.pot == 120 * CHIP
    parlour.act("check,check,check")
    assert len(position(parlour.table, NO_CLOCK).view.board) == 4


def test_folded_cards_are_seen_as_well_and_so_is_who_leaves() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob", "cid").deal()
    folds = parlour.number(parlour.to_act)
    parlour.act("fold")
    leaver = next(n for n in (HOST, "ann", "bob", "cid") if n != parlour.to_act)
    parlour.order(leaver, Leave())
    seen = position(parlour.table, NO_CLOCK)
    assert len(seen.private[folds].cards) == 2
    assert [one.leaving for one in seen.seats].count(True) == 1


def test_between_rounds_the_end_of_the_last_one_and_nobody_elses_cards() -> None:
    parlour = Parlour().sit(HOST, "ann").deal().finish()
    parlour.order("ann", Leave()).order("zoe", Sit(500 * CHIP, 1))
    seen = position(parlour.table, NO_CLOCK)
    assert (seen.running, seen.round) == (False, 1)
    assert set(seen.private) == {0}
    assert position(Parlour().table, NO_CLOCK).view is None


def test_the_clock_is_that_of_the_table() -> None:
    parlour = Parlour().sit(HOST, "ann").deal()
    pending = PendingView(parlour.turn, (0,), 15_000, 9_000)
    seen = position(parlour.table, ClockView(pending, None))
    assert (seen.pending, seen.gap_ms) == (pending, None)


def test_the_overview_has_chips_and_people_but_no_card() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob").deal().act("raise 40")
    found = overview(parlour.table, NO_CLOCK)
    assert (found.round, found.pot, found.rounds) == (1, position(parlour.table, NO_CLOCK).pot, 1)
    assert [one.player for one in found.seats] == [HOST, "ann", "bob"]
    told = json.loads(msgspec.json.encode(found))
    assert not {"cards", "hands", "deck", "board", "view", "private", "seed", "link"} & keys(told)


def keys(value: object) -> set[str]:
    match value:
        case dict():
            return {*value, *(key for each in value.values() for key in keys(each))}
        case list():
            return {key for each in value for key in keys(each)}
        case _:
            return set()


@pytest.mark.parametrize("name", sorted(games()))
def test_a_round_of_every_game_can_be_seen_and_crosses_a_wire(name: str) -> None:
    game = games()[name]
    preset = next(iter(game.presets))
    settings = preset_settings(game, preset)
    values = {"start": "at_once", "bots": False, "fill_ms": None}
    table = open_table("t1", HOUSE, OpenTable(name, preset, "", {}, values, bytes(32))).table
    count = min(settings.seats, max(2, game.seats.start))
    for number in range(count):
        who = Player(f"p{number}", f"P{number}")
        table = decide(table, who, Sit(settings.buy_in), 0).table
    table = decide(table, HOUSE, OpenRound(bytes(32)), 0).table
    seen = position(table, NO_CLOCK)
    assert len(seen.seats) == count
    again = json.loads(msgspec.json.encode(seen))
    assert again["running"] is True
    assert set(again["private"]) <= {str(number) for number in range(len(table.seats))}
