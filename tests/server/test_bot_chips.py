"""What the house gives a bot to play with."""

import pytest

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.server.orders import bot_chips, seat_bot
from croupier.tables.events import TableOpened
from croupier.tables.evolve import evolve
from croupier.tables.table import Table
from croupier.wire.up import SeatBot

CHANCE = Chance(b"bot chips".ljust(32, b"."))


def table(game: str, preset: str) -> Table:
    chosen = games()[game].presets[preset]
    rules = {"game": game, "unit": chosen.rules.unit}
    return evolve(None, TableOpened("t", "T", game, preset, rules, chosen.room, "host"))


@pytest.mark.req("CAS-2.3a", "CAS-2.3b")
def test_poker_bots_bring_any_whole_number_of_chips_from_1000_to_10000() -> None:
    casino = table("holdem", "casino")
    drawn = {bot_chips(casino, CHANCE) for _ in range(200_000)}
    assert drawn == {chips * 100 for chips in range(1_000, 10_001)}


@pytest.mark.req("CAS-5.16")
def test_sabacc_bots_bring_a_multiple_of_50_from_500_to_3000() -> None:
    casino = table("sabacc", "casino")
    drawn = {bot_chips(casino, CHANCE) for _ in range(5_000)}
    assert drawn == {chips * 100 for chips in range(500, 3_001, 50)}


def test_in_other_rooms_a_bot_buys_in_like_everybody() -> None:
    assert bot_chips(table("holdem", "cardroom"), CHANCE) == 500 * 100


@pytest.mark.req("CAS-2.3b")
def test_every_new_opponent_is_drawn_anew() -> None:
    order = SeatBot(id="x", table="t", kind="thirds")
    seated = [seat_bot(order, table("holdem", "casino"), CHANCE) for _ in range(20)]
    assert len({bot.chips for bot in seated}) > 10
    assert len({bot.name for bot in seated}) > 5
