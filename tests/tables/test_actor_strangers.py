"""Orders of people who have nothing to do with a table cost it nothing: no place in the mailbox, no
decision, no look at the disk."""

import asyncio

import pytest
from msgspec.structs import replace

from croupier.games.holdem.moves import Call, Check, RaiseTo
from croupier.tables import answered
from croupier.tables.authority import Administrator, Player
from croupier.tables.commands import (
    Admit,
    CloseTable,
    Command,
    Configure,
    DismissBot,
    Expire,
    IssueTicket,
    Leave,
    MarkAbsent,
    OpenRound,
    OpenTable,
    Order,
    RawAct,
    Ready,
    Remove,
    SeatBot,
    SetAway,
    Sit,
    StartRound,
    TopUp,
    VoidRound,
)
from croupier.tables.running import actor
from croupier.tables.running.actor import MAIL_MAX
from tests.simulate.house import CHIP, FIDGET, TURNS, House, refusal
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio
MANY = 1_000


async def test_a_thousand_orders_of_a_stranger_are_refused_while_the_disk_is_slow(
    house: House,
) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    eve = await house.person("Eve")
    mailbox = house.bus._actor(table)._mail
    house.tap.hold()
    busy = [house.begin(table, ann.who, FIDGET) for n in range(3)]
    await house.settle()
    asked, mail = house.tap.asked, list(mailbox)
    assert len(mail) == 2  # one more is on its way to the disk
    act = eve.acting(table, Call())
    some: list[Command] = [Leave(), SetAway(True), Ready(), TopUp(100), FIDGET, act]
    orders = [house.begin(table, eve.who, some[n % len(some)]) for n in range(MANY)]
    for _ in range(TURNS):  # nothing comes from the disk, so they need a few turns of the loop
        await asyncio.sleep(0)
    assert all(order.done() for order in orders)
    assert {await refusal(order) for order in orders} == {"not_seated"}
    assert list(mailbox) == mail
    assert house.tap.asked == asked
    # Those at the table are heard as if nothing had been.
    late = house.begin(table, bob.who, FIDGET)
    house.tap.release()
    await house.settle()
    assert [order.result().seq for order in (*busy, late)] == list(range(5, 9))


@pytest.mark.parametrize("queued", [False, True], ids=["who want a seat", "who wait for a seat"])
async def test_a_crowd_without_seats_makes_the_table_busy_for_nobody_who_plays(
    house: House, monkeypatch: pytest.MonkeyPatch, queued: bool
) -> None:
    monkeypatch.setattr(actor, "MAIL_MAX", 8)
    monkeypatch.setattr(actor, "STRANGERS_MAX", 4)
    table, (ann, bob) = await sit_down(house, "heads-up", "Ann", "Bob")
    crowd = [await house.person(f"Guest {n}") for n in range(actor.MAIL_MAX + 1)]
    if queued:
        for guest in crowd:
            await guest.sit(table)
    before = house.table(table).seq
    house.tap.hold()
    first = house.begin(table, bob.who, FIDGET)
    await house.settle()  # the table is at work on it
    order = Leave() if queued else Sit(500 * CHIP)
    wanted = [house.begin(table, guest.who, order) for guest in crowd]
    await house.settle()
    refused = [one for one in wanted if one.done()]
    assert len(refused) == len(crowd) - actor.STRANGERS_MAX
    assert {await refusal(one) for one in refused} == {"busy"}
    played = [house.begin(table, ann.who, FIDGET) for _ in range(3)]
    house.tap.release()
    await house.settle()
    # Those who play are heard first, though the crowd came before them.
    assert [one.result().seq for one in (first, *played)] == list(range(before + 1, before + 5))
    assert all(one.done() for one in wanted)


async def test_what_a_stranger_may_not_even_ask_has_its_own_reason(house: House) -> None:
    table, _ = await sit_down(house, "cardroom", "Ann", "Bob")
    eve = await house.person("Eve")
    before, asked = house.table(table), house.tap.asked
    mine: list[Command] = [StartRound(), SeatBot("thirds"), DismissBot(0), CloseTable()]
    mine.append(IssueTicket("eve"))
    for command in mine:
        assert await refusal(eve.order(table, command)) == "host_only"
    theirs: list[Command] = [Expire(1), OpenRound(), Admit(), MarkAbsent("ann")]
    for command in theirs:
        assert await refusal(eve.order(table, command)) == "house_only"
    desk: list[Command] = [VoidRound(1), Remove("ann"), Configure(None, {"gap_ms": 0})]
    for command in desk:
        assert await refusal(eve.order(table, command)) == "administrator_only"
    assert await refusal(eve.order(table, RawAct(1, b"{"))) == "not_seated"
    assert house.table(table) is before
    assert house.tap.asked == asked


async def test_refusals_of_a_player_do_not_ask_the_store(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    ann = next(person for person in people if person.id == house.on_turn(table))
    bob = next(person for person in people if person is not ann)
    before, asked = house.table(table), house.tap.asked
    refused: list[tuple[str, str]] = []
    for person, command in (
        (ann, ann.acting(table, Check())),
        (ann, ann.acting(table, RaiseTo(1))),
        (ann, RawAct(house.pending(table).turn + 1, b'{"do":"call"}')),
        (ann, RawAct(house.pending(table).turn, b'{"do":"jump"}')),
        (ann, Sit(500 * CHIP)),
        (ann, TopUp(10**9)),
        (bob, bob.acting(table, Call())),
    ):
        refused.append((person.id, await refusal(person.order(table, command))))
    assert [code for _, code in refused] == [
        "cannot_check",
        "raise_too_small",
        "stale_turn",
        "malformed",
        "already_seated",
        "bad_buy_in",
        "not_your_turn",
    ]
    assert house.tap.asked == asked
    assert house.table(table) is before


async def test_who_wants_a_seat_comes_into_the_mailbox(house: House) -> None:
    table, _ = await sit_down(house, "cardroom", "Ann", "Bob")
    eve = await house.person("Eve")
    house.tap.hold()
    sitting = house.begin(table, eve.who, Sit(500 * CHIP), "sit")
    talking = house.begin(table, eve.who, FIDGET)
    await house.settle()
    assert await refusal(talking) == "not_seated"  # not yet
    house.tap.release()
    await house.settle()
    assert sitting.done()
    await eve.fidget(table)


async def test_a_stranger_hears_the_answer_to_an_order_from_when_the_seat_was_his(
    house: House,
) -> None:
    """The answer may have been lost on the way; after a restart it is the same."""
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    await finish_round(house, table, people)
    bob = people[1]
    said = await bob.order(table, FIDGET, "say")
    left = await bob.order(table, Leave(), "leave")
    for _ in range(3):
        asked = house.tap.asked
        assert await bob.order(table, FIDGET, "say") == said
        assert await bob.order(table, Leave(), "leave") == left
        assert house.tap.asked == asked
        assert await refusal(bob.order(table, Leave(), "once more")) == "not_seated"
        await house.restart()


async def test_the_order_that_opened_a_table_is_known_for_as_long_as_the_table(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answered, "ANSWERS_MAX", 1)
    ann = await house.person("Ann")
    wanted = OpenTable("holdem", "casino", "", {}, {})
    table = await ann.open("open", wanted)
    await ann.sit(table)
    await ann.fidget(table)
    before = house.table(table)
    assert (await house.bus.order(Order(table, ann.who, "open", wanted))).seq == 1
    for other in (replace(wanted, game="roulette"), replace(wanted, preset="heads-up")):
        assert await refusal(house.begin(table, ann.who, other, "open")) == "id_reused"
    assert house.table(table) is before


async def test_a_full_mailbox_keeps_nobody_from_the_answer_to_an_old_order(house: House) -> None:
    table, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    seq = await bob.order(table, FIDGET, "say")
    house.tap.hold()
    for _ in range(MAIL_MAX + 1):
        house.begin(table, ann.who, FIDGET)
    await house.settle()
    assert await refusal(house.begin(table, bob.who, FIDGET)) == "busy"
    again = house.begin(table, bob.who, FIDGET, "say")
    assert (await again).seq == seq
    house.tap.release()
    await house.settle()


async def test_an_administrator_needs_no_seat_to_be_heard(house: House) -> None:
    table, _ = await sit_down(house, "cardroom", "Ann", "Bob")
    admin = Administrator("root", "Root")
    await house.begin(table, admin, IssueTicket("eve"))
    assert house.table(table).tickets == {"eve"}
    stranger = Player("root", "Root")
    assert await refusal(house.begin(table, stranger, IssueTicket("eve"))) == "host_only"
    assert await refusal(house.begin(table, admin, Admit())) == "house_only"
