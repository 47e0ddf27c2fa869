"""An order that is given twice is carried out once, whatever happened in between."""

import asyncio

import pytest

from croupier.games.game import Refused
from croupier.games.holdem.moves import Call, Check, Fold, HoldemOptions, RaiseTo
from croupier.tables import answered
from croupier.tables.commands import Command, Leave, SeatBot, SetAway, Sit, TopUp
from tests.simulate.house import CHIP, FIDGET, House, Person, refusal

pytestmark = pytest.mark.asyncio


@pytest.fixture(params=["at once", "after a restart", "after two restarts"])
def restarts(request: pytest.FixtureRequest) -> int:
    return ["at once", "after a restart", "after two restarts"].index(request.param)


def some_orders(ann: Person, bob: Person) -> list[tuple[Person, Command]]:
    return [
        (ann, Sit(500 * CHIP, 3)),
        (bob, Sit(600 * CHIP)),
        (ann, FIDGET),
        (ann, TopUp(100 * CHIP)),
        (ann, SeatBot("medium")),
        (bob, Leave()),
    ]


async def test_a_repeat_gets_the_same_answer_and_changes_nothing(
    house: House, restarts: int
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino")
    orders = list(enumerate(some_orders(ann, bob)))
    first = [await who.order(table, command, f"id-{n}") for n, (who, command) in orders]
    for _ in range(restarts):
        await house.restart()
    before, asked = house.table(table), house.tap.asked
    again = [await who.order(table, command, f"id-{n}") for n, (who, command) in orders]
    assert again == first
    assert house.tap.asked == asked
    assert house.table(table) == before
    assert ann.at(table) == 600 * CHIP
    assert bob.at(table) == 0
    await house.check_book()


async def test_a_repeat_that_is_forgotten_is_not_carried_out_either(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store knows every order for ever, but for those that name a turn; what could not be done
    any more does not get there."""
    monkeypatch.setattr(answered, "ANSWERS_MAX", 1)
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("casino")
    orders = list(enumerate(some_orders(ann, bob)))
    first = [await who.order(table, command, f"id-{n}") for n, (who, command) in orders]
    await ann.fidget(table)
    before, wallets = house.table(table), [ann.wallet, bob.wallet]
    again: list[int | str] = []
    for n, (who, command) in orders:
        try:
            again.append(await who.order(table, command, f"id-{n}"))
        except Refused as refused:
            again.append(refused.code)
    assert again == ["already_seated", *first[1:5], "not_seated"]
    assert house.table(table) is before
    assert [ann.wallet, bob.wallet] == wallets
    await house.check_book()


async def test_an_action_is_taken_once_even_when_its_turn_is_over(
    house: House, restarts: int
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
    for _ in range(restarts):
        await house.restart()
    before = house.table(table)
    assert await raiser.order(table, act, "raise") == seq
    assert await caller.order(table, call, "call") == seq + 1
    assert house.table(table) == before
    # The same action under another id is an order of its own, and comes too late.
    assert await refusal(raiser.order(table, act, "another")) == "stale_turn"


async def test_an_action_that_is_forgotten_comes_too_late(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store does not look for actions by their ids: no turn comes twice."""
    monkeypatch.setattr(answered, "ANSWERS_MAX", 1)
    ann, bob = await house.people("Ann", "Bob")
    people = {person.id: person for person in (ann, bob)}
    table = await ann.open_table("heads-up")
    await ann.sit(table)
    await bob.sit(table)
    await house.advance(2_000)
    acted: list[tuple[Person, Command]] = []
    for number in range(4):
        who = people[house.on_turn(table)]
        acted.append((who, who.acting(table, Call() if number == 0 else Check())))
        await who.order(table, acted[-1][1], f"act-{number}")
    before = house.table(table)
    for number, (who, act) in enumerate(acted[:3]):
        assert await refusal(who.order(table, act, f"act-{number}")) == "stale_turn"
    assert house.table(table) is before


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
    assert {order.result().seq for order in orders} == {2}
    assert ann.at(table) == 500 * CHIP


async def test_ids_belong_to_their_player(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    await bob.sit(table)
    first = await ann.order(table, FIDGET, "id")
    second = await bob.order(table, FIDGET, "id")
    assert second == first + 1


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
    assert options.raise_to is not None
    late = player.acting(table, RaiseTo(options.raise_to.least))
    await house.advance(30_000)  # the clock checks for him
    eye = await player.look(table)
    eye.forget()
    assert await refusal(player.order(table, late)) == "stale_turn"
    assert eye.frames == []


async def test_an_id_with_other_content_is_refused_also_when_it_is_forgotten(house: House) -> None:
    """It is no repeat, and it is not carried out either."""
    ann, _ = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    first = await ann.order(table, SetAway(True), "same")
    running = house.bus._running[table].actor
    for forgotten in (False, True):
        if forgotten:
            running._answered.forget()
        assert await refusal(ann.order(table, SetAway(False), "same")) == "id_reused"
        assert await ann.order(table, SetAway(True), "same") == first
    await house.restart()
    assert await refusal(ann.order(table, SetAway(False), "same")) == "id_reused"
    assert await ann.order(table, SetAway(True), "same") == first
