"""What a table gives a bot to play with, and what it calls it."""

from collections.abc import Iterator
from typing import Any

import pytest

from croupier.bots import bots
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.tables.authority import Player
from croupier.tables.botnames import BOTS, bot_name
from croupier.tables.commands import OpenTable, SeatBot
from croupier.tables.decide import decide, open_table
from croupier.tables.events import PlayerSat
from croupier.tables.table import Table

HOST = Player("host", "Ada")
SEEDS = Chance(b"bot chips".ljust(32, b"."))


def opened(game: str, preset: str, **settings: Any) -> Table:
    command = OpenTable(game, preset, "", {}, settings, seed=bytes(32))
    return open_table("t", HOST, command).table


def seated(table: Table, number: int | None = None) -> PlayerSat:
    """A bot that comes to the table."""
    kind = next(iter(bots()[table.game.name]))
    decision = decide(table, HOST, SeatBot(kind, number, SEEDS.bytes(32)), 0)
    (sat,) = decision.events
    assert isinstance(sat, PlayerSat)
    assert sat.bot == kind
    return sat


def drawn(table: Table, times: int) -> Iterator[int]:
    return (seated(table).chips for _ in range(times))


@pytest.mark.req("CAS-2.3a", "CAS-2.3b")
def test_poker_bots_bring_any_whole_number_of_chips_from_1000_to_10000() -> None:
    casino = opened("holdem", "casino")
    assert set(drawn(casino, 120_000)) == {chips * 100 for chips in range(1_000, 10_001)}


@pytest.mark.req("CAS-5.16")
def test_sabacc_bots_bring_a_multiple_of_50_from_500_to_3000() -> None:
    casino = opened("sabacc", "casino")
    assert set(drawn(casino, 5_000)) == {chips * 100 for chips in range(500, 3_001, 50)}


def test_in_other_rooms_a_bot_buys_in_like_everybody() -> None:
    assert seated(opened("holdem", "cardroom")).chips == 500 * 100
    assert seated(opened("holdem", "heads-up")).chips == 1_000 * 100


def test_the_limits_of_what_a_bot_brings_are_drawn_too() -> None:
    units = opened("holdem", "cardroom", bot_buy_in=[1_000, 2_000])
    assert set(drawn(units, 100)) == {1_000, 1_500, 2_000}
    steps = opened("holdem", "cardroom", bot_buy_in=[5_000, 20_000], bot_step=5_000)
    assert set(drawn(steps, 100)) == {5_000, 10_000, 15_000, 20_000}


@pytest.mark.req("CAS-2.3b")
def test_every_new_opponent_is_drawn_anew() -> None:
    casino = opened("holdem", "casino")
    came = [seated(casino) for _ in range(20)]
    assert len({bot.chips for bot in came}) > 10
    assert len({bot.name for bot in came}) > 5


def test_bots_have_names_that_nobody_at_the_table_has() -> None:
    assert len(set(BOTS)) == len(BOTS) >= 60
    taken = set(BOTS[:-1])
    assert bot_name(taken, Chance(bytes(32))) == BOTS[-1]


def test_a_bot_takes_the_seat_it_is_shown_to() -> None:
    sat = seated(opened("holdem", "heads-up"), 1)
    assert (sat.seat, sat.chips) == (1, 100_000)


def test_a_bot_of_a_kind_that_does_not_exist() -> None:
    with pytest.raises(Refused, match="no_such_bot"):
        decide(opened("holdem", "heads-up"), HOST, SeatBot("wizard", None, bytes(32)), 0)
