"""First come, first served, over all tables; a seat when a game ends; the same after a crash."""

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import CARDROOM, bank, wallet
from croupier.rooms.commands import AddTable, Enter, SwitchOn
from croupier.rooms.room import RoomState
from croupier.tables.authority import Player
from croupier.tables.commands import Leave, Sit
from tests.rooms.club import BANK, OWNER, Club, account_of

pytestmark = pytest.mark.asyncio
CROWD = 250
SEVEN = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil")


async def full(club: Club, *more: str) -> None:
    """Seven at the table with chips, a game under way, and more people in the queue."""
    await club.switch_on()
    await club.enter(*SEVEN)
    for name in SEVEN:
        await club.buy(name.lower(), 100_00)
    await club.enter(*more)
    await club.advance(20_000)
    assert club.only_table.round is not None


@pytest.mark.req("EPS-UC-001-PRE", "EPS-UC-001-RES")
async def test_nobody_comes_in_while_the_room_is_off(club: Club) -> None:
    with pytest.raises(Refused, match="room_off"):
        await club.enter("Ann")
    await club.switch_on()
    assert club.room.state is RoomState.ON
    assert len(club.room.tables) == 1
    await club.enter("Ann")
    assert club.heard[-1].guest("ann") is not None


async def test_only_an_administrator_switches_it_on(club: Club) -> None:
    with pytest.raises(Refused, match="administrator_only"):
        await club.give(SwitchOn(), Player("ann", "Ann"))
    assert club.room.state is RoomState.OFF


@pytest.mark.req("EPS-UC-001.5", "EPS-UC-007", "EPS-RF-JG-004")
async def test_at_an_idle_table_one_is_seated_at_once_from_the_marked_seat_on(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann", "Ben")
    assert club.only_table.mark is not None
    first, second = club.only_table.mark, (club.only_table.mark + 1) % 7
    assert [club.only_table.seat_of("ann"), club.only_table.seat_of("ben")] == [first, second]
    assert club.guest("Ann").seated
    assert club.waiting == []


@pytest.mark.both_stores
@pytest.mark.req("EPS-RF-JG-006", "EPS-DESC-1", "EPS-DESC-3", "EPS-UC-006-RES", "EPS-SC-IS-02")
async def test_the_first_of_the_queue_has_the_next_free_seat_when_the_game_is_over(
    club: Club,
) -> None:
    await full(club, "Hal", "Ida")
    assert club.waiting == ["Hal", "Ida"]
    assert club.room.place("ida") == 2
    await club.do(club.only_table.id, "Cleo", Leave())
    assert club.waiting == ["Hal", "Ida"]
    await to_the_end(club)
    assert club.waiting == ["Ida"]
    assert "Hal" in club.seated
    assert club.cashed["cleo"] > 0
    assert club.room.guest("cleo") is None


async def to_the_end(club: Club) -> None:
    """Everybody lets the clock run, until the game is over."""
    number = club.only_table.rounds
    while club.only_table.round is not None and club.only_table.rounds == number:
        await club.advance(500)


@pytest.mark.req("EPS-DD-002d")
async def test_nobody_sits_down_without_having_queued(club: Club) -> None:
    await club.switch_on()
    ann = Player("ann", "Ann")
    with pytest.raises(Refused, match="ticket_needed"):
        await club.begin(club.only_table.id, ann, Sit(chips=0))
    await club.enter("Ann")
    await club.do(club.only_table.id, "Ann", Leave())
    with pytest.raises(Refused, match="ticket_needed"):  # the ticket was for once
        await club.begin(club.only_table.id, ann, Sit(chips=0))


@pytest.mark.req("EPS-RF-PI-002", "EPS-UC-007-ALT-01")
async def test_no_game_begins_with_one_player(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    await club.buy("ann", 100_00)
    await club.advance(60_000)
    assert club.only_table.round is None


@pytest.mark.req("EPS-DD-003d")
async def test_whoever_buys_no_chips_loses_the_seat_at_the_second_game(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann", "Ben", "Cleo")
    for name in ("ann", "ben"):
        await club.buy(name, 100_00)
    await club.advance(20_000)
    assert club.only_table.rounds == 1
    assert "Cleo" in club.seated
    await to_the_end(club)
    await club.advance(20_000)
    assert "Cleo" not in club.seated
    assert club.room.guest("cleo") is None
    assert "cleo" not in club.cashed


@pytest.mark.req("EPS-RF-CB-010", "EPS-DD-003b", "EPS-UC-008-RES-a")
async def test_bought_chips_come_to_the_seat(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    await club.buy("ann", 50_00)
    [seat] = [seat for seat in club.only_table.seats if seat is not None]
    assert seat.chips == 50_00
    assert await club.tap.store.balance(wallet("ann", CARDROOM)) == 0


@pytest.mark.req("EPS-UC-006-ALT-01")
async def test_who_leaves_the_queue_is_gone(club: Club) -> None:
    await full(club, "Hal", "Ida")
    await club.leave_queue("Hal")
    assert club.waiting == ["Ida"]
    with pytest.raises(Refused, match="not_in_room"):
        await club.leave_queue("Hal")
    with pytest.raises(Refused, match="seat_taken"):
        await club.leave_queue("Ann")


@pytest.mark.req("EPS-RNF-001")
async def test_an_account_is_in_the_room_once(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    with pytest.raises(Refused, match="in_room_already"):
        await club.enter("Ann")
    with pytest.raises(Refused, match="account_in_use"):
        await club.give(Enter("zoe", "Zoe", "visit", account_of("ann"), None))


@pytest.mark.req("EPS-ASS-GA-001")
async def test_the_queue_is_never_full(club: Club) -> None:
    """Far more people than the house has seats, and everybody keeps the place in line."""
    crowd = [f"Guest{number}" for number in range(CROWD)]
    await full(club, *crowd)
    assert club.waiting == crowd
    assert club.room.place(crowd[-1].lower()) == CROWD


@pytest.mark.req("EPS-DD-001")
async def test_the_queue_is_one_for_all_tables(club: Club) -> None:
    await full(club, "Hal", "Ida", "Jo")
    await club.give(AddTable(), OWNER)
    assert club.waiting == []
    assert {club.guest(name).table for name in ("Hal", "Ida", "Jo")} == {club.room.tables[1]}


@pytest.mark.req("EPS-UC-002", "EPS-UC-002.1", "EPS-UC-002.2", "EPS-RF-SV-009")
async def test_switching_off_lets_games_end_and_cashes_everybody_in(club: Club) -> None:
    await full(club, "Hal")
    await club.switch_off()
    assert club.states[-1:] == [RoomState.CLOSING]
    assert club.room.guest("hal") is None
    with pytest.raises(Refused, match="room_closing"):
        await club.enter("Zoe")
    assert club.only_table.round is not None
    table = club.only_table.id
    await club.advance(400_000)
    assert club.states[-1:] == [RoomState.OFF]
    assert club.room.guests == ()
    assert table not in club.tables
    assert sum(club.cashed.values()) == 700_00
    assert await club.tap.store.balance(bank(BANK)) == 0


async def test_it_can_be_switched_on_again_with_new_tables(club: Club) -> None:
    await club.switch_on()
    [first] = club.room.tables
    await club.switch_off()
    for _ in range(60):
        await club.advance(1_000)
    assert club.room.state is RoomState.OFF
    await club.switch_on()
    assert club.room.tables != (first,)
    await club.enter("Ann")
    assert club.seated == ["Ann"]


@pytest.mark.req("EPS-RF-JG-006")
async def test_the_queue_is_the_same_after_a_crash(club: Club) -> None:
    await full(club, "Hal", "Ida", "Jo")
    await club.restart(5_000)
    assert club.waiting == ["Hal", "Ida", "Jo"]
    await club.do(club.only_table.id, "Ben", Leave())
    await to_the_end(club)
    assert club.waiting == ["Ida", "Jo"]


async def test_a_crash_between_call_and_seat_leads_to_the_seat(club: Club) -> None:
    await full(club, "Hal", "Ida")
    await club.do(club.only_table.id, "Ben", Leave())
    told = club.bus.order

    def lost(order: object) -> object:
        command = getattr(order, "command", None)
        if isinstance(command, Sit):
            raise Refused("busy")
        return told(order)  # type: ignore[arg-type]

    club.bus.order = lost  # type: ignore[method-assign, assignment]
    await to_the_end(club)
    assert club.guest("Hal").table == club.only_table.id
    assert not club.guest("Hal").seated
    await club.restart()
    assert club.guest("Hal").seated
    assert club.waiting == ["Ida"]


async def test_chips_bought_before_a_crash_are_brought_after_it(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    bring, club.rooms.bring_chips = club.rooms.bring_chips, nothing  # type: ignore[method-assign]
    await club.buy("ann", 50_00)
    club.rooms.bring_chips = bring  # type: ignore[method-assign]
    assert [seat.chips for seat in club.only_table.seats if seat] == [0]
    await club.restart()
    assert [seat.chips for seat in club.only_table.seats if seat] == [50_00]


async def nothing(player: str) -> None:
    """The process dies before it does more."""


async def test_seeing_off_is_repeated_until_the_desk_takes_the_chips(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann")
    await club.buy("ann", 50_00)
    cash_in = club.cash_in

    async def busy(*_: object) -> None:
        raise Refused("busy")

    club.cash_in = busy  # type: ignore[method-assign, assignment]
    await club.do(club.only_table.id, "Ann", Leave())
    assert club.room.guest("ann") is not None
    assert club.cashed == {}
    club.cash_in = cash_in  # type: ignore[method-assign]
    await club.advance(2_000)
    assert club.room.guest("ann") is None
    assert club.cashed == {"ann": 50_00}
