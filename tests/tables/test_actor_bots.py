"""Bots at a table: their pace, what they are shown, and what happens when one goes wrong."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemOptions,
    HoldemPrivateView,
    HoldemView,
    RaiseTo,
)
from croupier.games.roulette.moves import Bet, SetSlip, Spin
from croupier.ledger.transfer import mint
from croupier.tables import authority
from croupier.tables.commands import Act, DismissBot, Sit
from croupier.tables.running.alarms import FIRST_GAP_MS
from croupier.tables.running.botseats import HURRY, RETRY_SECONDS, WEIGH
from tests.contract.cards import cards_in
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, FIDGET, THINK_MS, House, Person, refusal
from tests.simulate.play import finish_round, play_on, sit_down, until_turn_of

pytestmark = pytest.mark.asyncio


class Stubborn(Bot):
    """Always wants what is not offered."""

    kind: ClassVar[str] = "stubborn"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        return RaiseTo(1)


class Hasty(Bot):
    """Wants the wheel to turn before there is a bet."""

    kind: ClassVar[str] = "hasty"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        return Spin()


class Broken(Bot):
    kind: ClassVar[str] = "broken"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        raise ZeroDivisionError("a bug in a bot")


class Curious(Bot):
    """Keeps all that it is shown."""

    kind: ClassVar[str] = "curious"

    def __init__(self) -> None:
        self.shown: list[Observation] = []

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        self.shown.append(seen)
        return Check() if seen.options.check else Call()


def deeds(eye: Eye, seat: int) -> list[str]:
    told = [event for frame in eye.seen for event in frame["events"]]
    return [event["deed"] for event in told if event["e"] == "acted" and event["seat"] == seat]


async def until_a_bot(house: House, table: str, people: list[Person]) -> int:
    """The seat of a bot that is to act."""
    while house.on_turn(table) in {person.id for person in people}:
        await play_on(house, table, people)
    (number,) = house.pending(table).seats
    return number


@pytest.mark.req("CAS-2.2a")
async def test_a_bot_acts_at_the_pace_of_the_table(house: House) -> None:
    table, people = await sit_down(house, "casino", "Ann", bots=2)
    eye = await people[0].look(table)
    number = await until_a_bot(house, table, people)
    eye.forget()
    await house.advance(THINK_MS - 1)
    assert eye.frames == []
    await house.advance(1)
    assert deeds(eye, number) != []


async def test_bots_hurry_when_no_human_has_anything_left_to_decide(house: House) -> None:
    table, (ann,) = await sit_down(house, "casino", "Ann", bots=3)
    await until_turn_of(house, table, ann, [ann])
    await ann.act(table, Fold())
    hurried = 0
    while house.table(table).round is not None:
        turn = house.pending(table).turn
        await house.advance(round(THINK_MS * HURRY) - 1)
        assert house.pending(table).turn == turn
        await house.advance(1)
        assert house.table(table).round is None or house.pending(table).turn != turn
        hurried += 1
    assert hurried


async def test_bots_take_their_time_over_the_last_chips_of_a_person(house: House) -> None:
    table, (ann,) = await sit_down(house, "casino", "Ann", bots=2)
    await until_turn_of(house, table, ann, [ann])
    eye = await ann.look(table)
    await ann.act(table, AllIn())
    (number,) = house.pending(table).seats
    eye.forget()
    await house.advance(round(THINK_MS * WEIGH) - 1)
    assert deeds(eye, number) == []
    await house.advance(1)
    assert deeds(eye, number) != []


async def test_a_bot_that_is_spoken_to_does_not_think_anew(house: House) -> None:
    table, people = await sit_down(house, "casino", "Ann", bots=2)
    eye = await people[0].look(table)
    number = await until_a_bot(house, table, people)
    eye.forget()
    await house.advance(THINK_MS // 2)
    await people[0].fidget(table)
    await house.advance(THINK_MS // 2)
    assert len(deeds(eye, number)) == 1


async def test_a_bot_that_comes_too_late_is_no_error(house: House) -> None:
    """Its turn has ended while its order waited behind another one."""
    table, people = await sit_down(house, "casino", "Ann", bots=2)
    number = await until_a_bot(house, table, people)
    seat, pending = house.table(table).seats[number], house.table(table).pending()
    assert seat is not None
    assert pending is not None
    actor = house.bus._running[table].actor
    actor.post(Act(pending.turn - 1, Check()), authority.Bot(seat.player, seat.name))
    await house.settle()
    assert house.errors == []


@pytest.mark.parametrize("bot", [Stubborn(), Broken(), None], ids=["stubborn", "broken", "gone"])
async def test_a_bot_that_goes_wrong_does_not_stall_the_table(
    new_path: Callable[[str], Path], bot: Bot | None
) -> None:
    bots = {"holdem": {} if bot is None else {"thirds": bot}}
    house = await House.open(new_path("house"), bots_by_game=bots)
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino")
    await ann.sit(table)
    await bob.sit(table)
    await ann.seat_bot(table)
    await house.advance(FIRST_GAP_MS)
    eye = await ann.look(table)
    for rounds in (1, 2):
        assert house.table(table).rounds == rounds
        await finish_round(house, table, [ann, bob])
        assert "check" in deeds(eye, 2)  # the clock acts for it
        await house.advance(house.table(table).settings.gap_ms)
    assert house.errors
    await house.crash()


@pytest.mark.parametrize("bot", [Hasty(), Broken()], ids=["hasty", "broken"])
async def test_a_bot_that_goes_wrong_ends_the_time_of_nobody_else(
    new_path: Callable[[str], Path], bot: Bot
) -> None:
    bots = {"roulette": {"random": bot}}
    house = await House.open(new_path("house"), bots_by_game=bots)
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino", game="roulette", bots=True)
    await ann.sit(table)
    await bob.sit(table)
    await ann.seat_bot(table, "random")
    await house.advance(FIRST_GAP_MS)
    window = house.pending(table)
    assert window.seats == (0, 1, 2)
    await house.advance(THINK_MS)
    assert len(house.errors) == 1
    assert house.pending(table) == window
    await house.advance(round(RETRY_SECONDS * 1_000))
    assert house.pending(table).seats == window.seats
    running = house.table(table).round
    assert running is not None
    assert [player.seat for player in running.state.players if player.bets] == [2]
    await bob.act(table, SetSlip((Bet("red", CHIP),)))
    assert len(house.errors) == 1
    await house.crash()


async def test_a_bot_is_shown_what_its_seat_may_see_and_no_more(
    new_path: Callable[[str], Path],
) -> None:
    curious = Curious()
    house = await House.open(new_path("house"), bots_by_game={"holdem": {"thirds": curious}})
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    await bob.sit(table)
    await ann.seat_bot(table)
    await house.advance(FIRST_GAP_MS)
    running = house.table(table).round
    assert running is not None
    await finish_round(house, table, [ann, bob])
    (cards,) = (
        hand
        for seat, hand in zip(running.state.order, running.state.hands, strict=True)
        if seat == 2
    )
    others = {card for hand in running.state.hands if hand != cards for card in hand}
    assert len(others) == 4
    assert len(curious.shown) >= 4
    for seen in curious.shown:
        kinds = (type(seen.view), type(seen.private), type(seen.options))
        assert kinds == (HoldemView, HoldemPrivateView, HoldemOptions)
        assert seen.seat == 2
        assert seen.private.cards == cards
        assert not cards_in(seen) & others
    await house.crash()


@pytest.mark.req("CAS-2.2f", "CAS-5.3c")
async def test_a_table_closes_with_its_last_person_and_bots_take_their_chips_home(
    house: House,
) -> None:
    """He leaves in the middle of a hand, which the bots play to its end."""
    table, (ann,) = await sit_down(house, "casino", "Ann", bots=3)
    rail = await house.person("Rail")
    eye = await rail.look(table)
    minted = house.balance(mint())
    brought = sum(seat.chips for seat in house.table(table).seats if seat and seat.bot)
    changes, wallet, chips = house.lobby_changes, ann.wallet, ann.at(table)
    await ann.leave(table)
    assert table in house.tables
    await house.advance(30_000)
    assert table not in house.tables
    assert house.lobby.cards(rail.id) == ()
    assert house.lobby_changes > changes
    assert house.news[-1].closed
    assert eye.last["summary"]["closed"]
    assert house.balance(mint()) - minted + ann.wallet - wallet == brought + chips
    assert await house.tap.store.check_balance() == []
    await house.restart()
    assert table not in house.tables


@pytest.mark.req("CAS-2.2f", "CAS-2.3b", "CAS-5.3c")
@pytest.mark.parametrize("game", ["holdem", "sabacc"])
async def test_who_leaves_between_two_games_finds_nothing_of_it_again(
    house: House, game: str
) -> None:
    """Not even within a minute: the table is gone before the answer is there."""
    ann = await house.person("Ann")
    table = await ann.open_table("casino", game=game)
    await ann.look(table)
    await ann.seat_bot(table, "thirds" if game == "holdem" else "balance")
    await ann.sit(table)
    await ann.leave(table)
    assert table not in house.tables
    assert await refusal(ann.sit(table, 100 * CHIP)) == "no_such_table"


@pytest.mark.req("CAS-5.7", "CAS-2.3b")
async def test_every_entry_draws_a_sabacc_pot_and_opponents_of_its_own(house: House) -> None:
    ann = await house.person("Ann")
    pots, balances = set(), set()
    for _ in range(6):
        table = await ann.open_table("casino", game="sabacc")
        eye = await ann.look(table)
        await ann.seat_bot(table, "balance")
        await ann.sit(table)
        bot = next(seat for seat in house.table(table).seats if seat is not None)
        balances.add(bot.chips)
        await house.advance(FIRST_GAP_MS)
        pots.add(eye.last["view"]["sabacc_pot"])
        await ann.leave(table)
        await house.advance(60_000)
        assert table not in house.tables
    assert len(pots) > 3
    assert len(balances) > 3
    assert all(pot % (50 * CHIP) == 0 for pot in pots)


@pytest.mark.req("CAS-2.14b")
async def test_going_to_the_menu_keeps_the_table_for_a_minute(house: House) -> None:
    """That is not leaving, until he has not come back for 60 seconds."""
    table, (ann,) = await sit_down(house, "casino", "Ann", bots=2)
    bots = [seat.name for seat in house.table(table).seats if seat and seat.bot]
    ann.hang_up()
    await house.advance(55_000)
    eye = await ann.look(table)
    assert [seat["name"] for seat in eye.last["summary"]["seats"] if seat.get("bot")] == bots
    ann.hang_up()
    await house.advance(59_000)
    assert house.table(table).seat_of(ann.id) is not None
    await house.advance(30_000)
    assert table not in house.tables


async def test_a_table_that_nobody_comes_to_closes_after_a_minute(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    await ann.open_table("casino")
    second = await ann.open_table("casino")
    await house.advance(45_000)
    await bob.look(second)
    await bob.sit(second)
    await house.advance(45_000)
    assert list(house.tables) == [second]


async def test_who_sits_down_as_the_table_is_about_to_close_may_stay(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino")
    house.tap.hold()
    house.begin(table, ann.who, FIDGET)
    sitting = house.begin(table, bob.who, Sit(1_000 * CHIP))
    await house.advance(60_000)
    house.tap.release()
    await house.settle()
    assert sitting.done()
    assert house.table(table).seat_of(bob.id) is not None
    await bob.leave(table)
    assert table not in house.tables


async def test_a_dismissed_bot_leaves_when_the_hand_is_over(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", bots=1)
    ann = people[0]
    before = house.balance(mint())
    await ann.order(table, DismissBot(2))
    await finish_round(house, table, people)
    assert house.table(table).seats[2] is None
    assert before < house.balance(mint()) <= before + 500 * CHIP
    await house.check_book()
    await ann.leave(table)
    await people[1].leave(table)
    assert table not in house.tables
