"""Chips that the house brings to a seat: between rounds and in the middle of one."""

import pytest

from croupier.games.holdem.moves import ChipsBrought
from croupier.games.holdem.rules import CHIP
from croupier.ledger.transfer import Posting, seat, wallet
from croupier.tables.codec import restore
from croupier.tables.commands import Credit, Leave, VoidRound
from croupier.tables.events import ToppedUp
from croupier.tables.frames import summary
from croupier.tables.show import show
from tests.tables.parlour import WEALTH, Parlour, refused


def stack(parlour: Parlour, name: str) -> int:
    """As the running round has it."""
    running = parlour.table.round
    assert running is not None
    stacks = parlour.table.game.holdings(running.state).stacks
    return int(stacks[parlour.number(name)]) // CHIP


@pytest.mark.req("EPS-RF-CB-010", "EPS-DD-003b", "EPS-UC-008-RES-a")
def test_in_mid_round_they_count_at_once_and_everybody_sees_it() -> None:
    table = Parlour().sit("ann", "bob", "cid").deal()
    name, before = table.to_act, stack(table, table.to_act)
    table.order("house", Credit(name, 100 * CHIP))
    number = table.number(name)
    assert table.played == [ChipsBrought(number, 100 * CHIP)]
    assert table.last[0] == ToppedUp(number, 100 * CHIP, in_round=True)
    assert all(show(event, None, table.table.game) is event for event in table.last)
    assert stack(table, name) == before + 100
    assert table.of(name).waits == 0
    assert table.chips(name) == 600
    assert table.transfers[0].postings == (
        Posting(wallet(name), -100 * CHIP),
        Posting(seat("t1", name), 100 * CHIP),
    )
    table.act("all-in").act("fold, fold")
    assert table.chips(name) == 615  # the blinds are won, the new chips are still there


@pytest.mark.req("EPS-RF-CB-010")
@pytest.mark.parametrize("deed", ["fold", "all-in"])
def test_whoever_is_out_of_the_betting_has_them_from_the_next_round_on(deed: str) -> None:
    table = Parlour().sit("ann", "bob", "cid").deal()
    name = table.to_act
    table.act(deed)
    left = stack(table, name)
    table.order("house", Credit(name, 100 * CHIP))
    assert table.played == []
    assert stack(table, name) == left
    assert table.of(name).waits == 100 * CHIP
    [shown] = [one for one in summary(table.table).seats if one.seat == table.number(name)]
    assert (shown.chips, shown.waits) == (600 * CHIP, 100 * CHIP)
    table.finish()
    assert table.of(name).waits == 0
    table.deal()
    assert stack(table, name) + posted(table, name) == table.chips(name)


def posted(table: Parlour, name: str) -> int:
    running = table.table.round
    assert running is not None
    position = running.state.order.index(table.number(name))
    return int(running.state.paid[position]) // CHIP


def test_somebody_who_was_not_dealt_in_has_them_at_the_seat() -> None:
    table = Parlour().sit("ann", "bob").deal().sit("cid")
    table.order("house", Credit("cid", 100 * CHIP))
    assert table.played == []
    assert (table.chips("cid"), table.of("cid").waits) == (600, 0)


def test_whoever_is_about_to_leave_keeps_them_in_the_wallet() -> None:
    table = Parlour().sit("ann", "bob", "cid").deal()
    name = next(name for name in ("ann", "bob", "cid") if name != table.to_act)
    table.order(name, Leave())
    with refused(table, "leaving"):
        table.order("house", Credit(name, 100 * CHIP))


def test_a_void_round_gives_them_back_with_the_rest() -> None:
    table = Parlour().sit("ann", "bob").deal()
    name = table.to_act
    table.order("house", Credit(name, 100 * CHIP)).act("call")
    table.order("house", VoidRound())
    assert table.chips(name) == 600
    assert table.wallet(name) == WEALTH - 600


def test_the_log_tells_the_same() -> None:
    table = Parlour().sit("ann", "bob", "cid").deal()
    first = table.to_act
    table.order("house", Credit(first, 100 * CHIP)).act("fold")
    table.order("house", Credit(first, 50 * CHIP))
    assert restore(table.stored()).table == table.table
    table.finish()
    assert restore(table.stored()).table == table.table
