"""The parts of the server that need no house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw
from msgspec.structs import replace

from croupier.bots import bots
from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import Refused
from croupier.server.limiter import KEYS_MAX, Attempts, Bucket
from croupier.server.names import BOTS, bot_name
from croupier.server.orders import TableOrder, bot_chips, command, seat_bot
from croupier.tables import table as tables
from croupier.wire import up
from croupier.wire.shapes import members

SEED = bytes(32)
FOLD = Raw(b'{"do":"fold"}')


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(rate=10, size=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.1), bucket.take(0.1)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(0, 0.2), max_size=200))
def test_a_bucket_never_lets_more_through_than_burst_and_rate(gaps: list[float]) -> None:
    bucket, now, taken = Bucket(rate=30, size=5, now=0), 0.0, 0
    for gap in gaps:
        now += gap
        taken += bucket.take(now)
        assert taken <= 5 + 30 * now + 1e-6


def test_attempts_are_counted_by_key_within_a_window() -> None:
    attempts = Attempts(most=2, window_ms=1_000)
    for at in (0, 400):
        assert attempts.wait_ms("ann", at) == 0
        attempts.note("ann", at)
    assert attempts.wait_ms("ann", 500) == 500
    assert attempts.wait_ms("bob", 500) == 0
    assert attempts.wait_ms("ann", 1_000) == 0
    attempts.note("ann", 1_000)
    assert attempts.wait_ms("ann", 1_001) == 399
    attempts.forget("ann")
    assert attempts.wait_ms("ann", 1_001) == 0


def test_attempts_do_not_fill_the_memory() -> None:
    attempts = Attempts(most=1, window_ms=1_000)
    attempts.note("first", 0)
    for number in range(KEYS_MAX):
        attempts.note(str(number), 0)
    assert attempts.wait_ms("first", 0) == 0
    assert attempts.wait_ms(str(KEYS_MAX - 1), 0) == 1_000


def test_every_order_of_a_client_has_its_order_to_the_table() -> None:
    """Except those two that need more than the message: a new table, and a bot."""
    examples: list[tuple[TableOrder, tables.Command]] = [
        (up.Sit(id="a", table="t", chips=5, seat=2), tables.Sit(5, 2)),
        (up.Leave(id="a", table="t"), tables.Leave()),
        (up.Act(id="a", table="t", turn=3, action=FOLD), tables.Act(3, FOLD)),
        (up.Away(id="a", table="t", away=True), tables.SetAway(True)),
        (up.TopUp(id="a", table="t", chips=5), tables.TopUp(5)),
        (up.Ready(id="a", table="t"), tables.Ready()),
        (up.Say(id="a", table="t", text="hello"), tables.Say("hello")),
        (up.DismissBot(id="a", table="t", seat=1), tables.DismissBot(1)),
        (up.CloseTable(id="a", table="t"), tables.CloseTable()),
    ]
    orders = {shape for shape in members(up.AnyUp) if issubclass(shape, up.Order)}
    assert orders - {type(order) for order, _ in examples} == {up.OpenTable, up.SeatBot}
    for order, asked in examples:
        assert command(order) == asked


def table_of(preset: str, *names: str) -> tables.Table:
    game = games()["holdem"]
    found = game.presets[preset]
    seats = [tables.Seat(f"p{n}", name, 0) for n, name in enumerate(names)]
    free: list[tables.Seat | None] = [None] * (found.settings.seats - len(seats))
    return tables.Table(
        id="t",
        name="T",
        preset=preset,
        game=game,
        rules=found.rules,
        room=found.room,
        host="p0",
        seats=(*seats, *free),
    )


def test_bots_have_names_that_nobody_at_the_table_has() -> None:
    assert len(set(BOTS)) == len(BOTS) >= 60
    taken = set(BOTS[:-1])
    assert bot_name(taken, Chance(SEED)) == BOTS[-1]


def test_a_bot_brings_the_buy_in_or_what_chance_draws_in_whole_units() -> None:
    assert bot_chips(table_of("heads-up"), Chance(SEED)) == 100_000
    table = table_of("casino")
    drawn = {bot_chips(table, Chance(SEED, step)) for step in range(500)}
    assert min(drawn) >= 100_000
    assert max(drawn) <= 1_000_000
    assert len(drawn) > 300
    assert {chips % table.rules.unit for chips in drawn} == {0}


def test_the_limits_of_what_a_bot_brings_are_drawn_too() -> None:
    table = tables.Table(
        id="t",
        name="T",
        preset="x",
        game=games()["holdem"],
        rules=games()["holdem"].presets["cardroom"].rules,
        room=Room(seats=2, buy_in_min=1, buy_in_max=9, buy_in=5, bot_buy_in=(1_000, 2_000)),
        host="",
        seats=(),
    )
    drawn = {bot_chips(table, Chance(SEED, step)) for step in range(100)}
    assert drawn == {1_000, 1_500, 2_000}
    table = replace(table, room=replace(table.room, bot_buy_in=(5_000, 20_000), bot_step=5_000))
    drawn = {bot_chips(table, Chance(SEED, step)) for step in range(100)}
    assert drawn == {5_000, 10_000, 15_000, 20_000}


def test_a_bot_is_seated_by_its_kind() -> None:
    kind = next(iter(bots()["holdem"]))
    order = up.SeatBot(id="a", table="t", kind=kind, seat=1)
    asked = seat_bot(order, table_of("heads-up", "Ada"), Chance(SEED))
    assert (asked.kind, asked.seat, asked.chips) == (kind, 1, 100_000)
    assert asked.name != "Ada"


def test_a_bot_of_a_kind_that_does_not_exist() -> None:
    order = up.SeatBot(id="a", table="t", kind="wizard")
    with pytest.raises(Refused, match="no_such_bot"):
        seat_bot(order, table_of("heads-up"), Chance(SEED))
