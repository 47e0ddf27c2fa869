"""An order that is given twice is carried out once, whatever happened in between."""

import asyncio

import pytest

from croupier.games.holdem.moves import Call, Fold, HoldemOptions, RaiseTo
from croupier.tables import actor
from croupier.tables.commands import Leave, Say, SeatBot, Sit, TopUp
from tests.simulate.house import CHIP, House, Person, refusal

pytestmark = pytest.mark.asyncio


@pytest.fixture(params=["at once", "after a restart", "when it is forgotten"])
def interruption(request: pytest.FixtureRequest) -> str:
    return str(request.param)


async def interrupt(house: House, interruption: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if interruption == "after a restart":
        await house.restart()
    elif interruption == "when it is forgotten":
        monkeypatch.setattr(actor, "ANSWERS_MAX", 1)
        stranger = await house.person("Stranger")
        for table in list(house.tables):
            await stranger.say(table, "one")
            await stranger.say(table, "two")


async def test_a_repeat_gets_the_same_answer_and_changes_nothing(
    house: House, interruption: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino")
    orders = [
        (ann, Sit(500 * CHIP, 3)),
        (bob, Sit(600 * CHIP)),
        (ann, Say("hello")),
        (ann, TopUp(100 * CHIP)),
        (ann, SeatBot("odds", "Bot", 1_000 * CHIP)),
        (bob, Leave()),
    ]
    first = [await who.order(table, command, f"id-{n}") for n, (who, command) in enumerate(orders)]
    await interrupt(house, interruption, monkeypatch)
    before = house.table(table)
    again = [await who.order(table, command, f"id-{n}") for n, (who, command) in enumerate(orders)]
    assert again == first
    assert house.table(table) == before
    assert ann.at(table) == 600 * CHIP
    assert bob.at(table) == 0
    await house.check_book()


async def test_an_action_is_taken_once_even_when_its_turn_is_over(
    house: House, interruption: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    people = {person.id: person for person in (ann, bob)}
    table = await ann.open_table("heads-up")
    await ann.sit(table)
    await bob.sit(table)
    await house.advance(2_000)
    raiser = people[house.on_turn(table)]
    act = raiser.acting(table, RaiseTo(40 * CHIP))
    seq = await raiser.order(table, act, "raise")
    caller = people[house.on_turn(table)]
    call = caller.acting(table, Call())
    await caller.order(table, call, "call")
    await interrupt(house, interruption, monkeypatch)
    before = house.table(table)
    assert await raiser.order(table, act, "raise") == seq
    assert await caller.order(table, call, "call") == seq + 1
    assert house.table(table) == before
    # The same action under another id is an order of its own, and comes too late.
    assert await refusal(raiser.order(table, act, "another")) == "stale_turn"


async def test_a_repeat_is_answered_after_the_hand_and_after_the_player_left(
    house: House,
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    people = {person.id: person for person in (ann, bob)}
    table = await ann.open_table("heads-up")
    await ann.sit(table)
    await bob.sit(table)
    await house.advance(2_000)
    folder = people[house.on_turn(table)]
    fold = folder.acting(table, Fold())
    seq = await folder.order(table, fold, "fold")
    left = await folder.order(table, Leave(), "leave")
    wallet = folder.wallet
    for _ in range(2):
        assert await folder.order(table, fold, "fold") == seq
        assert await folder.order(table, Leave(), "leave") == left
        assert folder.wallet == wallet
        await house.restart()


async def test_two_of_the_same_in_the_mailbox_are_one(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    house.tap.hold()
    orders = [house.begin(table, ann.who, Sit(500 * CHIP), "sit") for _ in range(3)]
    await house.settle()
    house.tap.release()
    await house.settle()
    assert {order.result() for order in orders} == {2}
    assert ann.at(table) == 500 * CHIP


async def test_ids_belong_to_their_player(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    first = await ann.order(table, Say("mine"), "id")
    second = await bob.order(table, Say("his"), "id")
    assert second == first + 1
    assert [line.text for line in house.table(table).chat] == ["mine", "his"]


async def test_who_hangs_up_before_the_answer_is_served_all_the_same(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    house.tap.hold()
    order = house.begin(table, ann.who, Sit(500 * CHIP), "sit")
    await house.settle()
    order.cancel()
    await asyncio.wait([order])
    house.tap.release()
    await house.settle()
    assert house.table(table).seat_of(ann.id) == 0
    assert await ann.order(table, Sit(500 * CHIP), "sit") == 2


async def test_an_order_under_way_when_the_house_crashed_may_be_given_again(house: House) -> None:
    """The sender cannot know whether it came to disk; either way it counts once."""
    ann = await house.person("Ann")
    table = await ann.open_table("cardroom")
    house.tap.hold()
    house.begin(table, ann.who, Sit(500 * CHIP), "sit")
    await house.settle()
    await house.restart()
    assert house.table(table).seat_of(ann.id) is None
    assert await ann.order(table, Sit(500 * CHIP), "sit") == 2
    assert await ann.order(table, Sit(500 * CHIP), "sit") == 2
    assert ann.at(table) == 500 * CHIP


async def test_an_action_for_a_turn_that_is_over_is_stale(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino")
    await ann.sit(table)
    await bob.sit(table)
    await house.advance(2_000)
    turn: dict[str, Person] = {ann.id: ann, bob.id: bob}
    player = turn[house.on_turn(table)]
    options = house.options(table)
    assert isinstance(options, HoldemOptions)
    late = player.acting(table, RaiseTo(options.raise_min))
    await house.advance(30_000)  # the clock checks for him
    eye = player.look(table)
    eye.forget()
    assert await refusal(player.order(table, late)) == "stale_turn"
    assert eye.frames == []
