"""Roulette at a real table: the shared clock, those who come, drop out and come back, and a house
that is killed while the wheel turns."""

import pytest

from croupier.games.roulette.moves import Spin
from croupier.games.roulette.rules import CHIP
from croupier.ledger.transfer import house as house_account
from tests.games.roulette.wheel import slip
from tests.simulate.eye import Eye
from tests.simulate.house import House, refusal
from tests.simulate.play import sit_down

pytestmark = pytest.mark.asyncio

START = 1_000 * CHIP
WINDOW_MS, SPIN_MS, GAP_MS = 30_000, 6_000, 3_000


def phase(house: House, table: str) -> str | None:
    running = house.table(table).round
    return None if running is None else str(running.state.phase)


def left_ms(eye: Eye) -> int | None:
    left: int | None = eye.last["pending"]["left_ms"]
    return left


@pytest.mark.req("CAS-4.14a")
async def test_who_is_alone_has_no_clock_until_another_sits_down(house: House) -> None:
    """Rules 5.3, 5.4."""
    table, (ann,) = await sit_down(house, "casino", "Ann", game="roulette")
    eye = await ann.look(table)
    assert left_ms(eye) is None
    await house.advance(600_000)
    assert phase(house, table) == "betting"
    bob = await house.person("Bob")
    await bob.sit(table)
    assert left_ms(eye) == WINDOW_MS
    await house.advance(WINDOW_MS + GAP_MS)
    assert house.pending(table).seats == (0, 1)
    assert "spun" not in eye.events()


@pytest.mark.req("CAS-4.14a")
async def test_the_first_bet_starts_a_common_clock_of_30_seconds(house: House) -> None:
    """Rule 5.3."""
    table, (ann, bob) = await sit_down(house, "casino", "Ann", "Bob", game="roulette")
    eye = await bob.look(table)
    await house.advance(20_000)
    await ann.act(table, slip("red=10"))
    assert left_ms(eye) == WINDOW_MS
    await house.advance(10_000)
    await bob.act(table, slip("black=10"))
    assert left_ms(eye) == 20_000
    await house.advance(19_999)
    assert phase(house, table) == "betting"
    await house.advance(1)
    assert phase(house, table) == "spinning"
    assert await refusal(bob.act(table, slip("black=20"))) == "no_more_bets"
    await house.advance(SPIN_MS)
    assert phase(house, table) is None
    await house.check_book()


@pytest.mark.req("CAS-4.2b")
async def test_chips_on_the_board_are_not_in_the_wallet(house: House) -> None:
    """Rule 4.4: the same chips cannot be taken to a second table."""
    table, (ann,) = await sit_down(house, "casino", "Ann", game="roulette")
    before = ann.wallet
    await ann.act(table, slip("red=400"))
    assert (ann.wallet, ann.at(table)) == (before, START)
    assert await refusal(ann.sit(table)) == "already_seated"


@pytest.mark.req("CAS-4.18c")
async def test_a_short_loss_of_connection_is_not_leaving(house: House) -> None:
    """Rule 6.4."""
    table, (ann,) = await sit_down(house, "casino", "Ann", game="roulette")
    await ann.act(table, slip("red=10 black=10"))
    await ann.act(table, Spin())
    ann.hang_up()
    await house.advance(SPIN_MS)
    number = house.table(table).ended.number
    gained = 0 if number else -20 * CHIP
    assert ann.at(table) == START + gained
    assert house.table(table).seat_of(ann.id) == 0


@pytest.mark.req("CAS-4.18a", "CAS-4.18c", "CAS-4.18b")
async def test_leaving_during_the_spin_gives_the_board_to_the_house_and_the_rest_back(
    house: House,
) -> None:
    """Rules 6.1, 6.3."""
    table, (ann,) = await sit_down(house, "casino", "Ann", game="roulette")
    wealth = ann.wallet + ann.at(table)
    await ann.act(table, slip("red=10 odd=5"))
    await ann.act(table, Spin())
    await ann.leave(table)
    assert (ann.wallet, ann.at(table)) == (wealth - 15 * CHIP, 0)
    assert house.balance(house_account()) == 15 * CHIP
    assert table not in house.tables  # nobody is left
    await house.check_book()


@pytest.mark.req("CAS-4.17b")
async def test_who_bets_everything_keeps_the_seat_until_all_is_paid(house: House) -> None:
    """Rule 7.2."""
    table, (ann,) = await sit_down(house, "casino", "Ann", game="roulette")
    await ann.act(table, slip("straight:1=1000"))
    await ann.act(table, Spin())
    await house.advance(SPIN_MS - 1)
    assert house.table(table).seat_of(ann.id) == 0
    running = house.table(table).round
    assert running is not None
    won = running.state.number == 1
    await house.advance(1 + GAP_MS)
    # The seat is lost with all chips, and the table closes with its last person.
    assert (table in house.tables) == won


async def test_a_house_killed_in_mid_spin_pays_when_it_is_back(house: House) -> None:
    """Rule 5.5: the number on disk is the number that counts."""
    table, (ann, bob) = await sit_down(house, "casino", "Ann", "Bob", game="roulette")
    await ann.act(table, slip("red=10"))
    await bob.act(table, slip("straight:0=1"))
    await ann.act(table, Spin())
    await bob.act(table, Spin())
    running = house.table(table).round
    assert running is not None
    number = running.state.number
    await house.restart(outage_ms=60_000)
    assert phase(house, table) == "spinning"
    await house.advance(SPIN_MS)
    assert house.table(table).ended.number == number
    await house.check_book()


async def test_an_order_given_twice_is_carried_out_once(house: House) -> None:
    """Rule 4.1: a slip replaces, so that not even a new order of the same adds anything."""
    table, (ann,) = await sit_down(house, "casino", "Ann", game="roulette")
    order = ann.acting(table, slip("red=10"))
    first = await ann.order(table, order, "slip-1")
    assert await ann.order(table, order, "slip-1") == first
    await ann.act(table, slip("red=10"))
    running = house.table(table).round
    assert running is not None
    assert house.table(table).game.holdings(running.state).middle == 10 * CHIP
