"""The parts of the server that need no house."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec import Raw

from croupier.chat.line import RemoveLine, Say
from croupier.pace import KEYS_MAX, Bucket, Buckets
from croupier.server.limiter import Attempts
from croupier.server.orders import chat_command, command
from croupier.tables import commands
from croupier.wire import up
from croupier.wire.shapes import members

FOLD = b'{"do":"fold"}'


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(rate=10, size=3, now=0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.1), bucket.take(0.1)] == [True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_every_key_has_a_bucket_of_its_own_and_the_oldest_are_forgotten() -> None:
    buckets = Buckets(rate=1, size=2)
    assert [buckets.take("ann", 0) for _ in range(3)] == [True, True, False]
    assert buckets.take("bob", 0)
    assert [buckets.take("ann", 1), buckets.take("ann", 1)] == [True, False]
    for number in range(KEYS_MAX):
        buckets.take(str(number), 1)
    assert [buckets.take("ann", 1) for _ in range(3)] == [True, True, False]


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


def test_an_attempt_that_was_taken_back_does_not_count() -> None:
    attempts = Attempts(most=2, window_ms=1_000)
    attempts.take_back("ann")
    attempts.note("ann", 0)
    attempts.note("ann", 400)
    attempts.take_back("ann")
    assert attempts.wait_ms("ann", 500) == 0
    attempts.note("ann", 500)
    assert attempts.wait_ms("ann", 500) == 500


def test_attempts_do_not_fill_the_memory() -> None:
    attempts = Attempts(most=1, window_ms=1_000)
    attempts.note("first", 0)
    for number in range(KEYS_MAX):
        attempts.note(str(number), 0)
    assert attempts.wait_ms("first", 0) == 0
    assert attempts.wait_ms(str(KEYS_MAX - 1), 0) == 1_000


def test_every_order_of_a_client_has_its_order_to_the_table() -> None:
    opening = up.OpenTable(
        id="a",
        game="holdem",
        preset="casino",
        name="Friends",
        rules={"unit": 500},
        settings={"seats": 4},
    )
    examples: list[tuple[up.Order, commands.Command]] = [
        (
            opening,
            commands.OpenTable("holdem", "casino", "Friends", {"unit": 500}, {"seats": 4}),
        ),
        (up.Sit(id="a", table="t", chips=5, seat=2, link="x"), commands.Sit(5, 2, "x")),
        (up.Leave(id="a", table="t"), commands.Leave()),
        (up.Act(id="a", table="t", turn=3, action=Raw(FOLD)), commands.RawAct(3, FOLD)),
        (up.Away(id="a", table="t", away=True), commands.SetAway(True)),
        (up.TopUp(id="a", table="t", chips=5), commands.TopUp(5)),
        (up.Ready(id="a", table="t"), commands.Ready()),
        (up.StartRound(id="a", table="t"), commands.StartRound()),
        (up.SendAway(id="a", table="t", name="Bob"), commands.SendAway("Bob")),
        (up.ReadmitPlayer(id="a", table="t", name="Bob"), commands.ReadmitPlayer("Bob")),
        (up.SeatBot(id="a", table="t", kind="medium", seat=1), commands.SeatBot("medium", 1)),
        (up.DismissBot(id="a", table="t", seat=1), commands.DismissBot(1)),
        (up.CloseTable(id="a", table="t"), commands.CloseTable()),
        (up.ShowHand(id="a", table="t"), commands.ShowHand()),
        (up.PauseTable(id="a", table="t"), commands.PauseTable()),
        (up.HandOver(id="a", table="t", name="Bob"), commands.HandOver("Bob")),
        (up.FinishTable(id="a", table="t"), commands.FinishTable()),
    ]
    orders = {shape for shape in members(up.AnyUp) if issubclass(shape, up.Order)}
    assert orders == {type(order) for order, _ in examples} | {up.Say, up.RemoveLine}
    for order, asked in examples:
        assert command(order) == asked
        assert chat_command(order) is None


def test_what_is_said_is_for_the_chat() -> None:
    assert chat_command(up.Say(id="a", table="t", text="hello")) == Say("hello")
    assert chat_command(up.RemoveLine(id="a", table="t", line=7)) == RemoveLine(7)
