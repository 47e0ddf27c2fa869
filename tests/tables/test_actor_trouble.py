"""A table stays usable, whatever is thrown at it; and what it remembers of the chat."""

import asyncio
from typing import Any

import pytest

from croupier.games import games
from croupier.games.holdem.moves import Call
from croupier.ledger.book import AMOUNT_MAX
from croupier.ledger.transfer import house as house_account
from croupier.ledger.transfer import move, seat, wallet
from croupier.tables.commands import Leave, SetAway, Sit
from croupier.tables.ports import BookFull
from croupier.tables.running.actor import FAILURES_MAX, MAIL_MAX
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, FIDGET, House, refusal
from tests.simulate.play import finish_round, play_on, sit_down

pytestmark = pytest.mark.asyncio


async def test_a_full_mailbox_is_busy_and_loses_nothing(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    other = await ann.open_table("cardroom")
    for place in (table, other):
        await ann.sit(place)
        await bob.sit(place)
    house.tap.hold()
    first = house.begin(table, ann.who, FIDGET)
    await house.settle()  # the table is at work on it
    waiting = [house.begin(table, ann.who, FIDGET) for _ in range(MAIL_MAX)]
    await house.settle()
    too_many = house.begin(table, bob.who, FIDGET)
    await asyncio.wait([too_many])
    assert await refusal(too_many) == "busy"
    elsewhere = house.begin(other, bob.who, FIDGET)
    await house.settle()
    assert not elsewhere.done()  # waits for the disk alone
    house.tap.release()
    await house.settle()
    done = [order.result().seq for order in (first, *waiting)]
    assert done == list(range(4, MAIL_MAX + 5))
    assert elsewhere.result().seq == 4
    await bob.fidget(table)


async def test_the_clock_is_heard_even_when_the_mailbox_is_full(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    turn = house.pending(table).turn
    house.tap.hold()
    orders = [house.begin(table, people[0].who, FIDGET) for _ in range(MAIL_MAX + 1)]
    await house.advance(15_000)
    house.tap.release()
    await house.settle()
    assert sum(order.done() and not order.exception() for order in orders) >= MAIL_MAX
    assert house.table(table).round is None or house.pending(table).turn != turn


async def test_an_exception_in_a_game_leaves_the_table_as_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    actor = next(person for person in people if person.id == house.on_turn(table))
    eye = await actor.look(table)
    eye.forget()
    before = house.table(table)

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a bug in a game")

    with monkeypatch.context() as patch:
        patch.setattr(type(games()["holdem"]), "decide", broken)
        assert await refusal(actor.act(table, Call(), "call")) == "internal"
    assert [type(error) for error in house.errors] == [ZeroDivisionError]
    house.errors.clear()
    assert house.table(table) is before
    assert eye.frames == []
    await actor.act(table, Call(), "call")
    await finish_round(house, table, people)
    await house.check_book()


async def test_what_is_on_disk_is_answered_even_if_nobody_could_be_told(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)

    class Deaf(Eye):
        def send(self, frame: bytes, *, counted: bool = True) -> None:
            if len(self.frames) == 1 and self.chat:
                raise OSError("no such connection")
            super().send(frame)

    await bob.look(table, Deaf(bob.id))
    seq = await ann.fidget(table)
    assert seq == house.table(table).seq == 3
    assert [type(error) for error in house.errors] == [OSError]
    house.errors.clear()


async def test_a_watcher_may_hang_up_while_it_is_being_told(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)

    class Touchy(Eye):
        def send(self, frame: bytes, *, counted: bool = True) -> None:
            super().send(frame)
            if len(self.frames) > 1:
                bob.drop(table, self)

    touchy = Touchy(bob.id)
    await bob.look(table, touchy)
    eye = await bob.look(table)
    for _ in range(3):
        await ann.fidget(table)
    assert len(touchy.frames) == 2
    assert len(eye.frames) == 4


async def test_stopping_finishes_what_is_under_way_and_takes_nothing_new(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    ann, bob = people
    house.tap.hold()
    orders = [house.begin(table, ann.who, FIDGET) for _ in range(2)]
    await house.settle()
    stopping = asyncio.create_task(house.bus.stop())
    await house.settle()
    late = house.begin(table, bob.who, FIDGET)
    await house.settle()
    assert not stopping.done()
    house.tap.release()
    await stopping
    assert [order.result().seq for order in orders] == [5, 6]
    assert await refusal(late) == "closing"
    await house.advance(600_000)  # no clock runs any more
    await house.restart()
    assert house.table(table).round is not None


async def test_the_last_frame_of_a_table_that_moves_on_shows_whose_turn_it_is(house: House) -> None:
    """Its next owner sets the clock; nobody is to believe meanwhile that nothing is awaited."""
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    eye = await people[0].look(table)
    house.tap.hold()
    house.begin(table, people[0].who, FIDGET)
    await house.settle()
    stopping = asyncio.create_task(house.bus.release(table))
    house.tap.release()
    await stopping
    first, last = eye.seen[0], eye.last
    assert last["seq"] == first["seq"] + 1
    assert last["pending"]["turn"] == first["pending"]["turn"]
    assert last["pending"]["seats"] == first["pending"]["seats"]


async def test_orders_of_strangers_change_nothing(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    cid = await house.person("Cid")
    before = house.table(table)
    for command in (Leave(), SetAway(True), cid.acting(table, Call())):
        assert await refusal(cid.order(table, command)) == "not_seated"
    waiting = next(person for person in people if person.id != house.on_turn(table))
    assert await refusal(waiting.act(table, Call())) == "not_your_turn"
    assert await refusal(waiting.order(table, Sit(500 * CHIP))) == "already_seated"
    assert house.table(table) is before
    await play_on(house, table, people)


async def test_a_book_that_cannot_count_further_is_told_to_player_and_owner(house: House) -> None:
    """Nothing happens, and not in silence: whoever runs the house must hear of it."""
    ann, _ = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    before = house.table(table)
    rich = move("rich", house_account(), wallet(ann.id), AMOUNT_MAX - ann.wallet)
    await house.tap.store.transfer((rich,))
    assert await refusal(ann.leave(table)) == "book_full"
    assert house.table(table) == before
    assert [type(error) for error in house.errors] == [BookFull]
    house.errors.clear()
    await house.tap.store.transfer(
        (move("poor", wallet(ann.id), house_account(), AMOUNT_MAX // 2),)
    )
    await ann.leave(table)


async def test_a_round_that_the_book_cannot_settle_is_told_to_the_owner_and_void(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    winner = next(person for person in people if person.id != house.on_turn(table))
    before, chips = house.table(table).seats, AMOUNT_MAX - winner.at(table)
    account = seat(table, winner.id)
    await house.tap.store.transfer((move("rich", house_account(), account, chips),))
    await house.advance(15_000)  # the clock folds for the other one
    assert [type(error) for error in house.errors] == [BookFull]
    assert house.table(table).round is not None
    await house.advance(sum(1_000 * 2**n for n in range(FAILURES_MAX)))
    assert {type(error) for error in house.errors} == {BookFull}
    house.errors.clear()
    assert house.table(table).round is None
    assert house.table(table).seats == before
    await house.tap.store.transfer((move("poor", account, house_account(), chips),))
    await house.check_book()
