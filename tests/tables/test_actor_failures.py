"""A game, a bot or a connection raises what it likes: before a commit nothing has changed, after it
the decision stands, and the table goes on by itself in both cases."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from croupier.bus.local import LocalBus
from croupier.games import games
from croupier.games.holdem.moves import Call, Check, Fold, HoldemOptions
from croupier.ledger.transfer import mint
from croupier.tables.commands import Sit
from croupier.tables.running.actor import FAILURES_MAX, RETRY_SECONDS, RETRY_SECONDS_MAX
from croupier.tables.running.alarms import Alarms
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, FIDGET, THINK_MS, House, Person
from tests.simulate.play import finish_round, sit_down, until_turn_of
from tests.stores import ask

pytestmark = pytest.mark.asyncio
TURN_MS = 15_000
# As long as the table tries: a second, two, four, and so on.
TRIES_MS = [round(RETRY_SECONDS * 1_000 * 2**n) for n in range(FAILURES_MAX)]


class Bug(Exception):
    """What a test breaks a part with."""


class Breaker:
    """Breaks a method of a class and mends it again."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.monkeypatch = monkeypatch
        self.calls_ms: list[int] = []  # when a broken method was called

    def break_(self, owner: Any, name: str, when: Callable[[], bool] = lambda: True) -> None:
        whole = getattr(owner, name)

        def broken(*args: Any, **named: Any) -> Any:
            if not when():
                return whole(*args, **named)
            self.calls_ms.append(self.house.timer.wall_ms())
            raise Bug(name)

        self.monkeypatch.setattr(owner, name, broken)

    def break_game(self, name: str, game: str = "holdem") -> None:
        self.break_(type(games()[game]), name)

    def mend(self) -> None:
        self.monkeypatch.undo()

    def reported(self) -> int:
        """How many failures were reported since the last look, and nothing but failures."""
        count = len(self.house.errors)
        assert all(isinstance(error, Bug) for error in self.house.errors)
        self.house.errors.clear()
        return count


@pytest.fixture
def breaker(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Breaker]:
    breaker = Breaker(house, monkeypatch)
    yield breaker
    breaker.mend()


def named(eye: Eye, name: str) -> list[dict[str, Any]]:
    return [event for frame in eye.seen for event in frame["events"] if event["e"] == name]


async def slow_player(house: House, table: str, people: list[Person]) -> Person:
    return next(person for person in people if person.id == house.on_turn(table))


async def test_a_clock_that_fails_is_tried_again_later_and_later_until_it_works(
    house: House, breaker: Breaker
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await people[0].look(table)
    before = house.table(table)
    breaker.break_game("expire")
    await house.advance(TURN_MS + sum(TRIES_MS[:3]))
    gaps = [later - at for at, later in zip(breaker.calls_ms, breaker.calls_ms[1:], strict=False)]
    assert gaps == TRIES_MS[:3]
    assert breaker.reported() == 4
    assert house.table(table) is before
    breaker.mend()
    await house.advance(TRIES_MS[3] - 1)
    assert house.table(table) is before
    await house.advance(1)
    assert [event["cause"] for event in named(eye, "acted")] == ["clock"]
    await house.check_book()


async def test_a_player_may_act_while_the_clock_fails_and_nothing_is_left_of_it(
    house: House, breaker: Breaker
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    eye = await people[0].look(table)
    breaker.break_game("expire")
    await house.advance(TURN_MS + TRIES_MS[0])
    assert breaker.reported() == 2
    breaker.mend()
    slow = await slow_player(house, table, people)
    await slow.act(table, Call())
    turn = house.pending(table).turn
    assert eye.last["pending"]["left_ms"] == TURN_MS
    await house.advance(TURN_MS - 1)  # the old tries are too late to do harm
    assert house.pending(table).turn == turn
    # The failures of the turn before are forgotten.
    breaker.break_game("expire")
    await house.advance(1 + sum(TRIES_MS[:-1]))
    assert breaker.reported() == FAILURES_MAX
    assert house.table(table).round is not None


async def test_talk_does_not_make_a_clock_that_failed_try_more_often(
    house: House, breaker: Breaker
) -> None:
    """Else anybody at the table could make a round void by talking."""
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    breaker.break_game("expire")
    await house.advance(TURN_MS)
    for number in range(2 * FAILURES_MAX):
        await ann.fidget(table)
        await bob.away(table, number % 2 == 0)
    assert len(breaker.calls_ms) == 1
    await house.advance(TRIES_MS[0])
    assert len(breaker.calls_ms) == 2
    assert breaker.reported() == 2
    assert house.table(table).round is not None


async def test_a_round_that_cannot_go_on_is_void_and_the_next_one_begins(
    house: House, breaker: Breaker
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", bots=1)
    ann, bob = people
    await until_turn_of(house, table, ann, people)
    await ann.act(table, Call())  # chips are in the middle
    await until_turn_of(house, table, bob, people)
    eye = await ann.look(table)
    number, before = house.table(table).rounds, house.table(table).seats
    balances = [ann.at(table), bob.at(table), ann.wallet, bob.wallet, house.balance(mint())]
    breaker.break_game("expire")
    await house.advance(TURN_MS + sum(TRIES_MS) - 1)
    assert house.table(table).round is not None
    await house.advance(1)
    assert breaker.reported() == FAILURES_MAX + 1
    assert house.table(table).round is None
    assert [event["number"] for event in named(eye, "round_voided")] == [number]
    assert named(eye, "round_closed") == []
    chips = [None if seat is None else seat.chips for seat in house.table(table).seats]
    assert chips == [None if seat is None else seat.chips for seat in before]
    assert balances == [ann.at(table), bob.at(table), ann.wallet, bob.wallet, house.balance(mint())]
    await house.check_book()
    assert await house.tap.store.rounds(table, limit=5) == []
    breaker.mend()
    await house.advance(house.table(table).settings.gap_ms)
    assert house.table(table).rounds == number + 1
    assert house.table(table).round is not None
    turns = [frame["pending"]["turn"] for frame in eye.seen if frame["pending"]]
    assert turns == sorted(turns)  # no turn number comes twice
    await finish_round(house, table, people)
    await house.check_book()


async def test_a_void_round_stays_void_after_a_restart(house: House, breaker: Breaker) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    leaver = next(person for person in people if person.id != house.on_turn(table))
    start = leaver.wallet + leaver.at(table)
    await leaver.leave(table)
    breaker.break_game("expire")
    await house.advance(TURN_MS + sum(TRIES_MS))
    assert breaker.reported() == FAILURES_MAX + 1
    breaker.mend()
    assert leaver.wallet == start  # who left in mid-hand goes now, with what the round began with
    before = house.table(table)
    assert before.round is None
    assert before.seat_of(leaver.id) is None
    await house.restart()
    assert house.lost == []
    assert house.table(table) == before
    await house.check_book()


@pytest.mark.parametrize("part", ["pending", "involved", "view", "same_private_views", "alarms"])
async def test_what_fails_after_the_commit_neither_undoes_it_nor_stops_the_clock(
    house: House, breaker: Breaker, part: str
) -> None:
    table, (ann,) = await sit_down(house, "heads-up", "Ann", bots=1)
    eye = await ann.look(table)
    await until_she_calls(house, table, ann)
    seq, turn = house.table(table).seq, house.pending(table).turn
    owner: Any = Alarms if part == "alarms" else type(games()["holdem"])
    # Not while it decides: only when the decision is on disk.
    breaker.break_(owner, "set" if part == "alarms" else part, lambda: house.table(table).seq > seq)
    calling = ann.acting(table, Call())
    assert await ann.order(table, calling, "call") == seq + 1
    assert breaker.calls_ms
    assert breaker.reported() == 1
    breaker.mend()
    assert on_disk(house, table) == house.table(table).seq == seq + 1
    assert await ann.order(table, calling, "call") == seq + 1
    # The table waits for the bot, and the bot is asked.
    assert house.pending(table).turn > turn
    assert house.on_turn(table) != ann.id
    turn = house.pending(table).turn
    await house.advance(TRIES_MS[0] + THINK_MS)
    assert house.table(table).round is None or house.pending(table).turn > turn
    assert eye.last["seq"] == house.table(table).public_seq  # any frame heals any gap
    await house.restart()
    await house.check_book()


async def until_she_calls(house: House, table: str, ann: Person) -> None:
    """Before the flop she may call, and then it is the turn of the bot."""
    for _ in range(100):
        await until_turn_of(house, table, ann, [ann])
        options, running = house.options(table), house.table(table).round
        assert isinstance(options, HoldemOptions)
        assert running is not None
        if running.state.street == "preflop" and not any(running.state.deeds):
            return
        await ann.act(table, Fold() if options.call else Check())
    raise AssertionError("she never has the small blind")


def on_disk(house: House, table: str) -> int:
    """The number of the table's newest record."""
    question = "SELECT max(seq) FROM log WHERE stream_id = ?"
    return int(ask(house.path, question, table)[0][0])


async def test_a_bot_is_asked_again_when_nobody_knows_what_the_table_waits_for(
    house: House, breaker: Breaker
) -> None:
    """No clock runs for a bot: it alone can go on."""
    table, (ann,) = await sit_down(house, "heads-up", "Ann", bots=1)
    await until_she_calls(house, table, ann)
    await ann.act(table, Call())
    turn = house.pending(table).turn
    breaker.break_game("pending")
    await house.advance(10 * THINK_MS)
    assert breaker.reported() > 10
    breaker.mend()
    await house.advance(THINK_MS)
    assert house.table(table).round is None or house.pending(table).turn > turn
    await house.check_book()


async def test_where_the_alarms_fail_for_good_the_round_is_void(
    house: House, breaker: Breaker
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    slow = await slow_player(house, table, people)
    seq = house.table(table).seq
    breaker.break_(Alarms, "set", lambda: house.table(table).round is not None)
    await slow.act(table, Call())
    for person in people:
        await person.fidget(table)
    await house.advance(sum(TRIES_MS))
    assert house.table(table).round is None
    assert breaker.reported() == FAILURES_MAX + 1 + len(people)
    assert house.table(table).seq == seq + 1 + len(people) + 1
    await house.check_book()
    breaker.mend()
    await house.advance(house.table(table).settings.gap_ms)
    assert house.table(table).rounds == 2


async def test_a_round_that_cannot_begin_is_tried_again(house: House, breaker: Breaker) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, people)
    breaker.break_game("open")
    await house.advance(house.table(table).settings.gap_ms)
    for person in people:
        await person.fidget(table)
    await house.advance(round(10 * RETRY_SECONDS_MAX * 1_000))
    assert FAILURES_MAX < breaker.reported() < 20
    assert house.table(table).rounds == 1
    breaker.mend()
    while house.table(table).rounds == 1:
        await house.advance(1_000)
    await finish_round(house, table, people)
    await house.advance(house.table(table).settings.gap_ms)
    assert house.table(table).rounds == 3


@pytest.mark.parametrize("culprit", ["publish", "watching"])
async def test_a_stored_decision_is_no_error_for_its_sender_whatever_the_publisher_raises(
    house: House, breaker: Breaker, culprit: str
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    eye = await bob.look(table)
    eye.forget()
    breaker.break_(LocalBus, culprit)
    assert await ann.sit(table) == 2
    assert await ann.order(table, FIDGET, "say") == 3
    assert breaker.reported() == 2
    assert eye.frames == []
    assert on_disk(house, table) == house.table(table).seq == 3
    assert await ann.order(table, FIDGET, "say") == 3
    breaker.mend()
    await bob.sit(table)
    assert eye.last["seq"] == 4
    assert [seat["name"] for seat in eye.last["summary"]["seats"]] == ["Ann", "Bob"]
    await house.check_book()


async def test_the_table_that_is_opened_is_answered_though_nobody_could_be_told(
    house: House, breaker: Breaker
) -> None:
    ann = await house.person("Ann")
    breaker.break_(LocalBus, "publish")
    table = await ann.open_table("cardroom")
    assert breaker.reported() == 1
    breaker.mend()
    assert on_disk(house, table) == 1
    await ann.sit(table)
    assert [card.id for card in house.lobby.cards("")] == [table]


async def test_a_table_that_cannot_be_shown_any_more_can_still_be_closed(
    house: House, breaker: Breaker
) -> None:
    """The lobby must not show it for ever."""
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    await finish_round(house, table, people)
    breaker.break_game("view")
    wallets = [person.wallet + person.at(table) for person in people]
    for person in people:
        await person.leave(table)
    assert breaker.reported() == 2
    breaker.mend()
    assert house.tables == {}
    assert house.lobby.cards("") == ()
    assert [person.wallet for person in people] == wallets


async def test_one_table_in_trouble_is_no_trouble_for_another(
    house: House, breaker: Breaker
) -> None:
    _, people = await sit_down(house, "cardroom", "Ann", "Bob")
    other = await people[0].open_table("casino", game="roulette")
    for person in people:
        await person.look(other)
        await person.order(other, Sit(1_000 * CHIP))
    breaker.break_game("expire")
    breaker.break_game("view")
    await house.advance(TURN_MS)
    assert house.table(other).round is not None
    await people[0].fidget(other)
    assert breaker.reported() == 1
