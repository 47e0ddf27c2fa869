"""The host sends somebody away. Nobody loses a chip by it: a hand is played to its end."""

import pytest
from msgspec.structs import replace

from croupier.tables.authority import Administrator
from croupier.tables.codec import restore
from croupier.tables.commands import IssueTicket, Leave, ReadmitPlayer, SendAway, Sit, VoidRound
from croupier.tables.events import LeaveCause, PlayerLeft, PlayerReadmitted, PlayerRemoved, Unqueued
from croupier.tables.running.turnclock import REMOVED_WAIT_MS
from tests.simulate.house import CHIP, House, refusal
from tests.simulate.play import finish_round, sit_down
from tests.tables.parlour import HOST, Parlour, refused

BOB = PlayerRemoved("bob", "Bob")


def test_between_rounds_a_player_goes_at_once_with_all_chips() -> None:
    table = Parlour().sit("ann", "bob").order(HOST, SendAway("Bob"))
    assert table.last == (BOB, PlayerLeft(1, "bob", "Bob", 500 * CHIP, LeaveCause.SENT_AWAY))
    assert table.wallet("bob") == table.wallet("ann") + 500
    assert table.names[:2] == ["ann", None]


def test_in_a_round_the_player_plays_it_to_its_end_and_keeps_what_it_brings() -> None:
    table = Parlour().sit("ann", "bob", "cid").deal()
    playing, number = table.to_act, table.number(table.to_act)
    table.order(HOST, SendAway(playing.title()))
    assert table.last == (PlayerRemoved(playing, playing.title(), number),)
    assert table.of(playing).removed
    assert table.to_act == playing  # it is still his turn
    table.act("raise 40, fold, fold")
    assert not table.running
    gone = table.last[-1]
    assert isinstance(gone, PlayerLeft)
    assert (gone.player, gone.cause) == (playing, LeaveCause.SENT_AWAY)
    assert gone.chips > 500 * CHIP  # the blinds are his
    assert table.names.count(playing) == 0
    assert table.wallet(playing) == table.wealth // CHIP - 500 + gone.chips // CHIP


def test_one_who_is_not_dealt_in_goes_during_the_round() -> None:
    table = Parlour().sit("ann", "bob").deal().sit("cid").order(HOST, SendAway("Cid"))
    assert table.happened == ["PlayerRemoved", "PlayerLeft"]
    assert table.running


def test_one_who_waits_is_taken_off_the_queue() -> None:
    table = Parlour("heads-up").sit("ann", "bob", "cid").order(HOST, SendAway("Cid"))
    assert table.last == (PlayerRemoved("cid", "Cid"), Unqueued("cid", "Cid"))
    assert table.table.queue == ()


def test_who_was_removed_cannot_sit_down_until_readmitted() -> None:
    table = Parlour().sit("ann", "bob").order(HOST, SendAway("Bob"))
    with refused(table, "removed_here"):
        table.sit("bob")
    table.order(HOST, ReadmitPlayer("Bob"))
    assert table.last == (PlayerReadmitted("bob", "Bob"),)
    table.sit("bob")
    with refused(table, "not_at_table", name="Bob"):
        table.order(HOST, ReadmitPlayer("Bob"))


def test_who_is_readmitted_before_the_round_is_over_may_stay() -> None:
    table = Parlour().sit("ann", "bob").deal().order(HOST, SendAway("Bob"))
    table.order(HOST, ReadmitPlayer("Bob"))
    assert not table.of("bob").removed
    table.finish()
    assert table.names[:2] == ["ann", "bob"]


def test_a_ticket_readmits() -> None:
    """Whoever leads people to seats decides anew; else a called guest would wait for ever."""
    table = Parlour(settings={"sitting": "ticket"}).order(HOST, IssueTicket("ann")).sit("ann")
    for ticket in (IssueTicket("bob"), IssueTicket("bob", 10**9)):
        table.order(HOST, ticket).sit("bob").order(HOST, SendAway("Bob"))
        assert table.table.removed == {"bob": "Bob"}
    table.order("house", IssueTicket("bob", 10**9)).sit("bob")
    assert table.table.removed == {}


def test_only_a_person_at_the_table_can_be_removed_and_not_oneself() -> None:
    table = Parlour().sit(HOST, "ann").bot()
    bot = next(seat for seat in table.table.seats if seat is not None and seat.bot)
    for name in ("Eve", bot.name, "ann"):
        with refused(table, "not_at_table"):
            table.order(HOST, SendAway(name))
    with refused(table, "not_yourself"):
        table.order(HOST, SendAway("Host"))
    for name in ("ann", "eve"):
        with refused(table, "host_only"):
            table.order(name, SendAway("Host"))
    table.order("admin", SendAway("Host"))
    assert table.names[0] is None


def test_one_who_is_going_cannot_be_removed_twice() -> None:
    table = Parlour().sit("ann", "bob").deal().order(HOST, SendAway("Bob"))
    with refused(table, "removed_already", name="Bob"):
        table.order(HOST, SendAway("Bob"))


def test_a_void_round_sends_away_too() -> None:
    table = Parlour().sit("ann", "bob").deal().order(HOST, SendAway("Bob"))
    table.order("house", VoidRound())
    assert table.names[:2] == ["ann", None]
    assert table.wallet("bob") == table.wealth // CHIP


@pytest.mark.req("EPS-RF-PG-004")
def test_removing_one_who_leaves_in_secret_tells_nothing_of_it() -> None:
    """The same events with and without the secret, but for what the game shows."""
    shown = []
    for leaves in (True, False):
        table = Parlour().sit("ann", "bob", "cid").deal()
        quiet = next(name for name in ("ann", "bob", "cid") if name != table.to_act)
        if leaves:
            table.order(quiet, Leave())
        table.order(HOST, SendAway(quiet.title()))
        shown.append(table.last)
    assert shown[0] == shown[1]


def test_the_log_alone_says_who_may_not_come_back() -> None:
    table = Parlour().sit("ann", "bob", "cid").deal().order(HOST, SendAway("Bob"))
    for _ in range(2):
        for stored in (table.stored(), table.stored(from_snapshot=True)):
            assert replace(restore(stored).table, ended=None) == replace(table.table, ended=None)
        assert table.table.removed == {"bob": "Bob"}
        table.finish()


@pytest.mark.asyncio
async def test_everybody_sees_that_somebody_has_to_go_and_the_host_who_may_not_come_back(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Host", "Bob", "Cid")
    host, bob, cid = people
    eyes = [await person.look(table) for person in people]
    await host.order(table, SendAway("Bob"))
    for eye in eyes:
        (event,) = eye.last["events"]
        assert (event["e"], event["name"], event["player"]) == ("player_removed", "Bob", "")
        seats = {seat["name"]: seat.get("removed") for seat in eye.last["summary"]["seats"]}
        assert seats == {"Host": None, "Bob": True, "Cid": None}
    assert eyes[0].last["removed"] == ["Bob"]
    assert all("removed" not in eye.last for eye in eyes[1:])
    # From now on he plays in silence, and looks on afterwards.
    assert await refusal(bob.say(table, "why?")) == "removed_here"
    await finish_round(house, table, people)
    assert bob.at(table) == 0
    assert await refusal(bob.sit(table)) == "removed_here"
    await house.restart()
    assert await refusal(bob.sit(table)) == "removed_here"
    await host.order(table, ReadmitPlayer("Bob"))
    assert await bob.sit(table)
    assert (await host.look(table)).last.get("removed") is None
    await house.check_book()
    assert cid.at(table)


@pytest.mark.asyncio
async def test_without_a_clock_a_removed_player_still_has_to_act_some_day(house: House) -> None:
    """A lone player among bots is not hurried; one who has to go is."""
    host, ann = await house.people("Host", "Ann")
    table = await host.open_table("casino")
    await ann.look(table)
    eye = await host.look(table)
    await ann.sit(table)
    await host.seat_bot(table)
    await house.advance(5_000)
    while house.on_turn(table) != ann.id:
        await house.advance(1_000)
    await house.advance(10 * REMOVED_WAIT_MS)
    assert house.on_turn(table) == ann.id
    await house.begin(table, Administrator("root", "Root"), SendAway("Ann"))
    assert eye.last["pending"]["left_ms"] == eye.last["pending"]["wait_ms"]
    for _ in range(20):
        if table not in house.tables:
            break
        await house.advance(REMOVED_WAIT_MS)
    assert table not in house.tables  # nobody is left
    assert ann.at(table) == 0


@pytest.mark.asyncio
async def test_the_first_of_the_queue_gets_the_seat(house: House) -> None:
    table, people = await sit_down(house, "heads-up", "Host", "Bob")
    cid = await house.person("Cid")
    await cid.order(table, Sit(house.table(table).settings.buy_in))
    await people[0].order(table, SendAway("Bob"))
    await finish_round(house, table, people)
    await house.settle()
    assert house.table(table).seat_of(cid.id) is not None
