"""What a player brought to a seat and took away is told when the seat is given up."""

import pytest

from croupier.games.holdem.rules import CHIP
from croupier.tables.commands import DismissBot, Leave, SeatBot, TopUp
from croupier.tables.decide import decide
from croupier.tables.drafting import Decision
from croupier.tables.ports import Sitting
from croupier.tables.running.commits import commit_of
from tests.tables.parlour import HOST, Parlour, refused, who


def asked(chips: int | None = None) -> SeatBot:
    return SeatBot("medium", seed=bytes(32), chips=chips)


def told(table: Parlour, name: str) -> tuple[Sitting, ...]:
    """The sittings that end when this player leaves now."""
    decision: Decision = decide(table.table, who(name), Leave(), 0)
    return commit_of(decision, table.table, 1, None, 7_000).sittings


@pytest.mark.req("HU-FR10b")
def test_all_that_was_brought_counts_and_all_that_is_taken_away() -> None:
    table = Parlour("heads-up").sit("ann", chips=200).order(HOST, asked())
    table.order("ann", TopUp(100 * CHIP)).deal()
    won = 5 * CHIP if table.to_act != "ann" else -5 * CHIP
    table.act("fold")
    assert told(table, "ann") == (
        Sitting(
            player="ann",
            game="holdem",
            preset="heads-up",
            stakes=(5 * CHIP, 10 * CHIP),
            against="medium",
            rounds=1,
            bought_in=300 * CHIP,
            took_out=300 * CHIP + won,
            ended_ms=7_000,
        ),
    )


@pytest.mark.req("HU-FR10b")
def test_leaving_in_mid_hand_folds_it_first() -> None:
    table = Parlour("heads-up").sit("ann", "bob", chips=200).deal()
    (sitting,) = told(table, table.to_act)  # who is on the button, and has the small blind in
    assert (sitting.bought_in, sitting.took_out) == (200 * CHIP, 195 * CHIP)
    assert sitting.against is None  # a person


def test_each_round_counts_also_after_a_restart() -> None:
    table = Parlour("heads-up").sit("ann", "bob", chips=200)
    for _ in range(3):
        table.deal().act("fold")
    assert told(table, "ann")[0].rounds == 3


def test_nobody_hears_of_bots_and_of_those_who_were_never_dealt_in() -> None:
    table = Parlour("heads-up").sit("ann", chips=200).order(HOST, asked())
    assert told(table, "ann") == ()
    table.deal().act("fold")
    dismissed = decide(table.table, who(HOST), DismissBot(1), 0)
    assert len(dismissed.departed) == 1
    assert commit_of(dismissed, table.table, 1, None, 0).sittings == ()


@pytest.mark.req("HU-FR2e")
def test_the_host_chooses_what_the_bot_brings() -> None:
    table = Parlour("heads-up").sit("ann", chips=200)
    for chips in (199, 2_001):
        with refused(table, "bad_buy_in"):
            table.order(HOST, asked(chips=chips * CHIP))
    with refused(table, "off_unit"):
        table.order(HOST, asked(chips=200 * CHIP + 1))
    table.order(HOST, asked(chips=1_500 * CHIP))
    assert table.seat(1).chips == 1_500 * CHIP


def test_where_chance_draws_what_bots_bring_no_host_chooses() -> None:
    """CAS-2.3."""
    table = Parlour("casino")
    with refused(table, "bot_chips_drawn"):
        table.order(HOST, asked(chips=1_000 * CHIP))


def test_no_host_has_a_fortune_minted() -> None:
    table = Parlour("heads-up", settings={"buy_in_max": 200_000 * CHIP})
    with refused(table, "bad_buy_in"):
        table.order(HOST, asked(chips=150_000 * CHIP))
