"""However a guest loses the seat, the session ends by UC-006: fold, deposit on the bank account,
table left, session over."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.cardroom import send_home
from croupier.games.game import Refused
from croupier.games.holdem.moves import AllIn
from croupier.ledger.intents import IntentKind, IntentState
from croupier.ledger.transfer import CARDROOM, seat, transit, wallet
from croupier.rooms.room import GoneCause
from croupier.tables.authority import Player
from croupier.tables.codec import read_events
from croupier.tables.commands import Leave, SetAway, Sit
from croupier.tables.events import Played, PlayerLeft
from tests.rooms.bankclub import BankClub

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def club(new_path: Callable[[str], Path]) -> AsyncIterator[BankClub]:
    club = await BankClub.begin_at(new_path("club"))
    await club.switch_on()
    yield club
    await club.crash()
    assert club.errors == []


async def table_log(club: BankClub) -> list[object]:
    table = club.only_table
    records = await club.tap.records(table.id, 1, table.seq)
    return [event for record in records for event in read_events(record.events, table.game)]


async def seen_off(club: BankClub, name: str, cause: GoneCause, before: int) -> int:
    """The guest is gone for this reason, and the chips that were left are on the account."""
    player = name.lower()
    log = await table_log(club)
    [left] = [e for e in log if isinstance(e, PlayerLeft) and e.player == player]
    assert club.room.guest(player) is None
    assert club.room.farewells[player] is cause
    assert club.only_table.seat_of(player) is None
    intents = [one for one in await club.settled() if one.player == player]
    paid = [one.amount for one in intents if one.kind is IntentKind.CASH_IN]
    assert paid == ([left.chips] if left.chips else [])
    assert {one.state for one in intents} <= {IntentState.CONFIRMED}
    assert club.account(name) == before + left.chips
    for account in (wallet(player, CARDROOM), transit("harbour")):
        assert await club.tap.store.balance(account) == 0
    assert club.balance(seat(club.only_table.id, player, CARDROOM)) == 0
    with pytest.raises(Refused, match="ticket_needed"):  # nothing of the session is left
        await club.begin(club.only_table.id, Player(player, name), Sit(chips=0))
    with pytest.raises(Refused, match="not_in_room"):
        await club.bus.watch(club.only_table.id, Player(player, name))
    assert await club.tap.store.check_balance() == []
    return left.chips


@pytest.mark.req("EPS-RF-BR-014", "EPS-UC-011-ALT-02", "EPS-UC-006-FORCED", "EPS-RF-PG-002")
async def test_two_missed_turns_in_a_row_end_the_session(club: BankClub) -> None:
    await club.arrive("Ann", "Ben", "Cleo")
    before = club.account("Ann")
    await club.until_turn_of("Ann")
    await club.finish_game(silent="Ann")
    assert club.guest("Ann").seated  # once is forgiven
    await club.until_turn_of("Ann")
    await club.advance(14_999)
    assert club.guest("Ann").seated
    await club.finish_game(silent="Ann")
    assert await seen_off(club, "Ann", GoneCause.MISSED, before) > 0
    await club.until_turn_of("Ben")  # the others go on
    assert club.seated == ["Ben", "Cleo"]


@pytest.mark.req("EPS-RF-BR-014")
async def test_an_action_in_between_saves_the_session(club: BankClub) -> None:
    await club.arrive("Ann", "Ben", "Cleo")
    for _ in range(3):
        await club.until_turn_of("Ann")
        await club.finish_game(silent="Ann")
        await club.until_turn_of("Ann")
        await club.act()
    assert club.guest("Ann").seated


@pytest.mark.req("EPS-DD-003d", "EPS-RF-PG-003", "EPS-UC-006-FORCED")
async def test_no_chips_after_the_grace_game_end_the_session(club: BankClub) -> None:
    await club.arrive("Ann", "Ben")
    await club.arrive("Cleo", chips=0)
    before = club.account("Cleo")
    await club.until_turn_of("Ann")
    assert club.only_table.rounds == 1
    await club.finish_game()
    await club.advance(14_999)
    assert club.guest("Cleo").seated
    await club.advance(1)
    assert club.only_table.rounds == 2
    assert await seen_off(club, "Cleo", GoneCause.BROKE, before) == 0


@pytest.mark.req("EPS-DD-003d")
async def test_chips_bought_in_the_grace_game_save_the_session(club: BankClub) -> None:
    await club.arrive("Ann", "Ben")
    await club.arrive("Cleo", chips=0)
    await club.until_turn_of("Ann")
    await club.purchase("Cleo", 20_00)
    await club.finish_game()
    await club.advance(15_000)
    assert club.only_table.rounds == 2
    assert club.guest("Cleo").seated
    assert "cleo" in {sitter.player for sitter in club.sitters}


async def ruin(club: BankClub) -> str:
    """All are all-in until somebody has lost everything."""
    while True:
        while club.only_table.round is None:
            await club.advance(500)
        number = club.only_table.rounds
        while club.plays(number):
            all_in = club.options(club.only_table.id)
            await club.act(AllIn() if getattr(all_in, "all_in", 0) else None)
        broke = [one.name for one in club.only_table.seats if one is not None and not one.chips]
        if broke:
            return broke[0]


@pytest.mark.req("EPS-RF-PG-003", "EPS-DESC-4")
async def test_whoever_has_lost_everything_has_the_gap_and_then_has_to_go(club: BankClub) -> None:
    await club.arrive("Ann", "Ben", "Cleo")
    loser = await ruin(club)
    before = club.account(loser)
    await club.advance(14_999)
    assert club.guest(loser).seated
    await club.advance(1)
    assert await seen_off(club, loser, GoneCause.BROKE, before) == 0


@pytest.mark.req("EPS-RF-PG-003", "EPS-DD-003c")
async def test_whoever_buys_chips_in_the_gap_plays_on(club: BankClub) -> None:
    await club.arrive("Ann", "Ben", "Cleo")
    loser = await ruin(club)
    await club.advance(14_000)
    await club.purchase(loser, 50_00)
    await club.advance(1_000)
    assert loser.lower() in {sitter.player for sitter in club.sitters}


@pytest.mark.req("EPS-UC-006", "EPS-UC-006.5", "EPS-RF-PG-002", "EPS-RF-PI-005")
async def test_whoever_leaves_folds_at_the_turn_and_has_the_chips_on_the_account(
    club: BankClub,
) -> None:
    await club.arrive("Ann", "Ben", "Cleo")
    before = club.account("Ann")
    await club.until_turn_of("Ben")
    number = club.only_table.seat_of("ann")
    await club.do(club.only_table.id, "Ann", Leave())
    assert club.guest("Ann").seated
    assert all(one.kind is not IntentKind.CASH_IN for one in await club.settled())
    while club.only_table.round is not None:
        await club.act()
    assert await seen_off(club, "Ann", GoneCause.PLAYER, before) > 0
    played = [event.event for event in await table_log(club) if isinstance(event, Played)]
    folds = [e for e in played if getattr(e, "deed", None) == "fold" and e.seat == number]
    assert [fold.cause for fold in folds] == ["left"]
    await club.until_turn_of("Cleo")


@pytest.mark.both_stores
@pytest.mark.req("EPS-RF-PG-002")
async def test_a_bank_that_is_shut_gets_the_chips_when_it_is_back(club: BankClub) -> None:
    await club.arrive("Ann")
    before = club.account("Ann")
    await club.bank.close()
    await club.do(club.only_table.id, "Ann", Leave())
    assert club.room.guest("ann") is None
    assert await club.cashier.repair(every=True) == 1
    assert await club.tap.store.balance(transit("harbour")) == 100_00
    await club.bank.open()
    assert [one.state for one in await club.settled()][:1] == [IntentState.CONFIRMED]
    assert club.account("Ann") == before + 100_00


@pytest.mark.req("EPS-RF-BR-014")
async def test_without_a_connection_the_seat_is_kept_until_two_turns_are_missed(
    club: BankClub,
) -> None:
    """Nobody sits out in the card room, and no other clock ends a session at the table."""
    await club.arrive("Ann")
    await club.disconnect("Ann")
    await club.advance(3_600_000)
    assert club.guest("Ann").seated
    with pytest.raises(Refused, match="no_sitting_out"):
        await club.do(club.only_table.id, "Ann", SetAway(True))
    before = club.account("Ann")
    await club.arrive("Ben", "Cleo")
    while club.room.guest("ann") is not None:
        await club.until_turn_of("Ann")
        await club.finish_game(silent="Ann")
    await seen_off(club, "Ann", GoneCause.MISSED, before)


@pytest.mark.both_stores
@pytest.mark.req("EPS-RF-PG-002")
async def test_chips_that_a_crash_left_in_the_wallet_of_somebody_who_has_gone_go_home(
    club: BankClub,
) -> None:
    """The bank has confirmed a purchase late, the guest was gone, and the house died at once."""
    await club.arrive("Ann", "Ben")
    before = club.account("Ann")
    account, session = club.guest("Ann").account, club.guest("Ann").session
    await club.do(club.only_table.id, "Ann", Leave())
    await club.settled()
    await club.pay("Ann", account, session, 50_00)
    assert await club.tap.store.balance(wallet("ann", CARDROOM)) == 50_00
    for _ in range(2):
        await send_home(club.tap.store, club.rooms, club.cashier)
    await club.settled()
    assert await club.tap.store.balance(wallet("ann", CARDROOM)) == 0
    assert club.account("Ann") == before + 100_00
    assert club.guest("Ben").seated  # chips of guests stay where they are
