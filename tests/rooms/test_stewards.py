"""What an administrator does in a room: guests are seen off, players are barred, tables are opened
otherwise. Everybody goes with the chips on the own account, also after a crash."""

import pytest

from croupier.games.game import Refused
from croupier.rooms.commands import (
    AddTable,
    Bar,
    ConfigureRoom,
    Enter,
    RemoveGuest,
    RoomOrder,
    Unbar,
)
from croupier.rooms.room import GoneCause, RoomState
from croupier.tables.authority import HOUSE, Player
from croupier.tables.commands import Configure, SeatBot
from tests.rooms.club import OWNER, ROOM, Club, account_of
from tests.rooms.test_queue import full, to_the_end

pytestmark = pytest.mark.asyncio


async def test_a_guest_is_taken_out_of_the_queue(club: Club) -> None:
    await full(club, "Hal", "Ida")
    await club.give(RemoveGuest("hal"), OWNER)
    assert club.waiting == ["Ida"]
    with pytest.raises(Refused, match="not_in_room"):
        await club.give(RemoveGuest("hal"), OWNER)


async def test_a_guest_in_a_game_goes_when_it_is_over_with_the_chips(club: Club) -> None:
    await full(club, "Hal")
    await club.give(RemoveGuest("cleo"), OWNER)
    assert "Cleo" in club.seated
    with pytest.raises(Refused, match="player_leaving"):
        await club.give(RemoveGuest("cleo"), OWNER)
    await to_the_end(club)
    assert "Cleo" not in club.seated
    assert club.room.guest("cleo") is None
    assert club.cashed["cleo"] > 0
    assert "Hal" in club.seated


@pytest.mark.parametrize("outage_ms", [0, 60_000])
async def test_the_same_when_the_house_crashes_in_between(club: Club, outage_ms: int) -> None:
    await full(club)
    await club.give(RemoveGuest("cleo"), OWNER)
    await club.restart(outage_ms)
    assert club.guest("Cleo").removed
    await to_the_end(club)
    assert club.room.guest("cleo") is None
    assert club.cashed["cleo"] > 0


async def test_a_guest_between_games_goes_at_once(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    await club.buy("ann", 50_00)
    await club.give(RemoveGuest("ann"), OWNER)
    assert club.room.guests == ()
    assert club.cashed["ann"] == 50_00
    await club.enter("Ann")  # he was not barred


async def test_whoever_is_barred_goes_and_does_not_come_back(club: Club) -> None:
    await full(club, "Hal")
    await club.give(Bar("hal", "Hal"), OWNER)
    assert club.room.guest("hal") is None
    with pytest.raises(Refused, match="barred"):
        await club.enter("Hal")
    with pytest.raises(Refused, match="already_barred"):
        await club.give(Bar("hal", "Hal"), OWNER)
    await club.restart()
    with pytest.raises(Refused, match="barred"):
        await club.enter("Hal")
    await club.give(Unbar("hal"), OWNER)
    await club.enter("Hal")
    with pytest.raises(Refused, match="not_barred"):
        await club.give(Unbar("hal"), OWNER)


async def test_another_name_with_the_same_bank_account_is_barred_as_well(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    await club.give(Bar("ann", "Ann"), OWNER)
    with pytest.raises(Refused, match="barred"):
        await club.give(Enter("zoe", "Zoe", "visit", account_of("ann"), None))
    await club.give(Enter("zoe", "Zoe", "visit", account_of("zoe"), None))


async def test_somebody_who_was_never_here_can_be_barred(club: Club) -> None:
    await club.give(Bar("eve", "Eve"), OWNER)
    await club.switch_on()
    with pytest.raises(Refused, match="barred"):
        await club.enter("Eve")


@pytest.mark.req("EPS-DD-001")
async def test_tables_are_opened_otherwise_from_now_on(club: Club) -> None:
    changes = ConfigureRoom(tables=2, rules={"clock_ms": 20_000}, values={"gap_ms": 9_000})
    await club.give(changes, OWNER)
    await club.switch_on()
    assert len(club.room.tables) == 2
    for table in club.room.tables:
        assert club.table(table).settings.gap_ms == 9_000
        assert club.table(table).settings.money == "cardroom"
    with pytest.raises(Refused, match="nothing_changed"):
        await club.give(changes, OWNER)


@pytest.mark.parametrize(
    "change",
    [
        ConfigureRoom(values={"gap_ms": -1}),
        ConfigureRoom(values={"colour": "red"}),
        ConfigureRoom(rules={"blinds": "high"}),
        ConfigureRoom(tables=0),
        ConfigureRoom(tables=51),
    ],
)
async def test_what_no_table_could_be_opened_with_is_refused(
    club: Club, change: ConfigureRoom
) -> None:
    before = club.room
    with pytest.raises(Refused, match=r"bad_rules|house_full"):
        await club.give(change, OWNER)
    assert club.room is before


@pytest.mark.req("EPS-RF-PI-002")
async def test_bots_come_only_if_the_administrator_allows_them(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    await club.buy("ann", 100_00)
    table = club.only_table.id
    with pytest.raises(Refused, match="no_bots_here"):
        await club.begin(table, OWNER, SeatBot("thirds"))
    await club.give(ConfigureRoom(bots=True), OWNER)
    await club.begin(table, OWNER, Configure(None, {"bots": True}))
    await club.begin(table, OWNER, SeatBot("thirds"))
    await club.advance(20_000)
    assert club.only_table.rounds > 0
    assert await club.tap.store.check_balance() == []
    assert club.balance("cardroom:house") < 0
    await club.give(AddTable(), OWNER)
    assert all(club.table(each).settings.bots for each in club.room.tables)


@pytest.mark.req("EPS-DD-005c")
@pytest.mark.parametrize(
    "command", [RemoveGuest("ann"), Bar("ann", "Ann"), Unbar("ann"), ConfigureRoom(bots=True)]
)
async def test_a_player_does_none_of_it(club: Club, command: RemoveGuest) -> None:
    await club.switch_on()
    await club.enter("Ann")
    before = club.room
    with pytest.raises(Refused, match="administrator_only"):
        await club.give(command, Player("ann", "Ann"))
    assert club.room is before


async def test_a_room_that_closes_sees_off_who_was_removed(club: Club) -> None:
    await full(club)
    await club.give(RemoveGuest("cleo"), OWNER)
    await club.switch_off()
    await to_the_end_of_the_room(club)
    assert club.room.state is RoomState.OFF
    assert club.cashed["cleo"] > 0


async def to_the_end_of_the_room(club: Club) -> None:
    while club.room.state is not RoomState.OFF:
        await club.advance(1_000)


async def test_why_somebody_went_is_in_the_log(club: Club) -> None:
    await full(club, "Hal")
    await club.give(RemoveGuest("hal"), OWNER)
    records = await club.tap.store.records(club.room.id, 1, club.room.seq)
    assert f'"cause":"{GoneCause.REMOVED}"'.encode() in records[-1].events
    assert b'"by":"owner"' in records[-1].events
    assert HOUSE.id == ""


async def test_an_id_that_comes_again_with_another_order_is_refused(club: Club) -> None:
    await full(club, "Hal", "Ida")
    await club.rooms.order(RoomOrder(ROOM, OWNER, "same", RemoveGuest("hal")))
    for _ in range(2):
        with pytest.raises(Refused, match="id_reused"):
            await club.rooms.order(RoomOrder(ROOM, OWNER, "same", RemoveGuest("ida")))
        await club.rooms.order(RoomOrder(ROOM, OWNER, "same", RemoveGuest("hal")))
        assert club.waiting == ["Ida"]
        await club.crash()
        await club.start()
