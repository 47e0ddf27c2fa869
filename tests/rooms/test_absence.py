"""Guests of the queue whose connection is lost keep their place. While they are away others are
called, and who stays away too long has to go."""

import pytest

from croupier.rooms.room import GoneCause
from croupier.tables.commands import Leave
from tests.rooms.club import Club
from tests.rooms.test_queue import full, to_the_end

pytestmark = pytest.mark.asyncio
BLINK_MS, AWAY_MS = 10_000, 1_800_000


async def free_a_seat(club: Club, name: str) -> None:
    """One leaves, and the game is played to its end."""
    await club.do(club.only_table.id, name, Leave())
    await to_the_end(club)


async def test_whoever_is_away_is_passed_over_and_keeps_the_place(club: Club) -> None:
    await full(club, "Hal", "Ida", "Jo")
    await club.disconnect("Hal")
    await club.advance(BLINK_MS)
    await free_a_seat(club, "Ben")
    assert club.waiting == ["Hal", "Jo"]
    assert club.room.place("hal") == 1
    await club.connect("Hal")
    await club.advance(20_000)
    await free_a_seat(club, "Cleo")
    called = next(room for room in club.heard if (hal := room.guest("hal")) and hal.table)
    assert called.place("jo") == 1


async def test_a_free_seat_waits_for_a_blink(club: Club) -> None:
    await full(club, "Hal", "Ida")
    await club.do(club.only_table.id, "Ben", Leave())
    while club.only_table.round is not None:
        await club.disconnect("Hal")
        await club.advance(500)
        if club.only_table.round is not None:
            await club.connect("Hal")
    assert club.waiting == ["Hal", "Ida"]
    await club.connect("Hal")
    assert "Hal" in club.seated


async def test_a_free_seat_stays_free_until_somebody_is_there(club: Club) -> None:
    await full(club, "Hal")
    await club.disconnect("Hal")
    await club.advance(BLINK_MS)
    await free_a_seat(club, "Ben")
    assert club.waiting == ["Hal"]
    assert len(club.seated) == 6
    await club.connect("Hal")
    assert "Hal" in club.seated  # between two games, as soon as he is back


@pytest.mark.req("EPS-ASS-HHD-002")
async def test_a_device_that_slept_finds_its_session_as_it_was(club: Club) -> None:
    await full(club, "Hal", "Ida")
    session = club.guest("Hal").session
    for _ in range(3):
        await club.disconnect("Hal")
        await club.advance(AWAY_MS - 1)
        await club.connect("Hal")
    assert club.waiting[:1] == ["Hal"] or "Hal" in club.seated
    assert club.guest("Hal").session == session


async def test_the_session_of_whoever_is_away_too_long_is_over(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann", "Ben")
    await full_again(club)
    await club.disconnect("Hal")
    await club.advance(AWAY_MS - 1)
    assert "Hal" in club.waiting
    await club.advance(1)
    assert club.waiting == ["Ida"]
    assert club.room.farewells == {"hal": GoneCause.ABSENT}
    await club.enter("Hal")  # at the end of the line
    assert club.waiting == ["Ida", "Hal"]
    assert club.room.farewells == {}


async def full_again(club: Club) -> None:
    """All seats taken by people without chips: no game begins, and nobody has to go."""
    await club.enter("Cleo", "Dan", "Eve", "Finn", "Gil", "Hal", "Ida")
    assert club.waiting == ["Hal", "Ida"]


async def test_the_time_begins_anew_after_a_restart(club: Club) -> None:
    await club.switch_on()
    await club.enter("Ann", "Ben")
    await full_again(club)
    await club.disconnect("Hal")
    await club.advance(AWAY_MS - 1)
    await club.restart(60_000)
    await club.advance(AWAY_MS - 1)
    assert club.waiting == ["Hal", "Ida"]
    await club.advance(1)
    assert club.waiting == ["Ida"]


@pytest.mark.both_stores
async def test_after_a_restart_everybody_has_a_moment_to_come_back(club: Club) -> None:
    """The second of the queue is back first, and does not jump the line."""
    await full(club, "Hal", "Ida")
    await club.disconnect("Hal")
    await club.disconnect("Ida")
    await club.advance(BLINK_MS)
    await free_a_seat(club, "Ben")
    assert club.waiting == ["Hal", "Ida"]
    await club.restart()
    await club.advance(2_000)
    await club.connect("Ida")
    assert club.waiting == ["Hal", "Ida"]
    await club.connect("Hal")
    assert "Hal" in club.seated
    assert club.waiting == ["Ida"]


async def test_nobody_is_kept_waiting_after_a_restart_for_somebody_who_is_away(club: Club) -> None:
    await full(club, "Hal", "Ida")
    await club.disconnect("Hal")
    await club.advance(BLINK_MS)
    await club.do(club.only_table.id, "Ben", Leave())
    await club.restart()
    await to_the_end(club)
    await club.advance(BLINK_MS)
    assert "Ida" in club.seated
    assert club.waiting == ["Hal"]
