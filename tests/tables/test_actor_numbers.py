"""The numbers of frames go on without a gap for everybody who looks, whatever happens in secret:
a gap would give away that a player has left (EPS-RF-PG-004)."""

import sqlite3
from contextlib import closing

import pytest

from croupier.tables.commands import IssueTicket
from croupier.tables.table import Table
from tests.simulate.eye import Eye
from tests.simulate.house import House, Person, chance_of
from tests.simulate.play import finish_round, play_on, sit_down, step_at_random

pytestmark = pytest.mark.asyncio
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")


class Rail:
    """Somebody who looks all the time and begins to look again after every restart."""

    def __init__(self, person: Person, table: str, eye: Eye) -> None:
        self.person = person
        self.table = table
        self.eye = eye
        self.number: int = eye.last["seq"]

    @classmethod
    async def come(cls, person: Person, table: str) -> "Rail":
        return cls(person, table, await person.look(table))

    async def again(self) -> None:
        """What is shown now is what was shown last."""
        self.check()
        self.eye = await self.person.look(self.table)
        assert self.eye.last["seq"] == self.number

    def check(self) -> None:
        for frame in self.eye.seen[1:]:
            self.number += 1
            assert frame["seq"] == self.number, frame["events"]
        del self.eye.frames[1:]


def secrets_of(table: Table) -> int:
    return table.seq - table.public_seq


async def leave_in_secret(house: House, table: str, people: list[Person]) -> Person:
    """Whose turn it is not, and who is in the hand; the host stays."""
    found = house.table(table)
    assert found.round is not None
    for person in people[1:]:
        number = found.seat_of(person.id)
        if number is None or person.id == house.on_turn(table) or not found.in_round(number):
            continue
        seat = found.seats[number]
        if seat is not None and not seat.leaving and not folded(found, number):
            await person.leave(table)
            return person
    raise AssertionError("nobody can leave in secret")


def folded(table: Table, number: int) -> bool:
    state = table.shown_state()
    return not state.live >> state.order.index(number) & 1


@pytest.mark.req("EPS-RF-PG-004")
@pytest.mark.parametrize("restarts", [False, True], ids=["one process", "restarts all the time"])
async def test_the_numbers_of_frames_have_no_gap_before_during_and_after_a_secret(
    house: House, restarts: bool
) -> None:
    table, people = await sit_down(house, "cardroom", *NAMES)
    rail = await Rail.come(await house.person("Rail"), table)

    async def pause() -> None:
        if restarts:
            rail.check()
            before = house.table(table)
            await house.restart()
            assert house.table(table).secrets == before.secrets
            assert house.table(table).public_seq == before.public_seq
            for person in people:
                await person.look(table)
        await rail.again()

    gone: list[Person] = []
    for _ in range(2):
        await pause()
        gone.append(await leave_in_secret(house, table, people))
        await pause()
        await people[0].fidget(table)
        await pause()
    secrets = secrets_of(house.table(table))
    assert secrets == 2
    staying = [person for person in people if person not in gone]
    while house.table(table).round is not None:
        await play_on(house, table, staying)
        await pause()
    assert all(house.table(table).seat_of(person.id) is None for person in gone)
    # The snapshot at the end of the round remembers how many secrets there were.
    assert secrets_of(house.table(table)) >= secrets
    await pause()
    await house.advance(house.table(table).settings.gap_ms)
    assert house.table(table).rounds == 2
    await pause()
    await play_on(house, table, staying)
    await pause()
    rail.check()
    assert rail.number == house.table(table).public_seq


@pytest.mark.req("EPS-RF-PG-004")
async def test_a_snapshot_and_the_whole_log_count_the_same_secrets(house: House) -> None:
    table, people = await sit_down(house, "cardroom", *NAMES)
    await leave_in_secret(house, table, people)
    await finish_round(house, table, people)
    stored = await house.stored(table)
    assert stored.snapshot is not None
    numbers = []
    for whole in (False, True):
        await house.restart()
        numbers.append((house.table(table).seq, house.table(table).secrets))
        if not whole:
            await drop_snapshot(house)
    assert numbers[0] == numbers[1]
    assert numbers[0][1] > 0


async def drop_snapshot(house: House) -> None:
    await house.crash()
    with closing(sqlite3.connect(house.path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM snapshots")
    await house.start()


@pytest.mark.req("EPS-RF-PG-004")
@pytest.mark.parametrize("seed", range(3))
async def test_random_play_with_secrets_leaves_no_gap(house: House, seed: int) -> None:
    dice = chance_of(seed, "numbers")
    table, people = await sit_down(house, "cardroom", *NAMES, bots=1)
    rail = await Rail.come(await house.person("Rail"), table)
    hidden = 0
    for _ in range(80):
        match dice.below(8):
            case 0:
                number = dice.below(len(people))
                player = people[number]
                seat = house.table(table).seat_of(player.id)
                if number and seat is not None:
                    taken = house.table(table).seats[seat]
                    if taken is not None and not taken.leaving:
                        await player.leave(table)
            case 1:
                await people[0].order(table, IssueTicket(f"friend-{dice.below(100)}"))
                hidden += 1
            case 2:
                await house.restart()
                for person in people:
                    await person.look(table)
                await rail.again()
            case 3:
                for person in people:
                    if not house.table(table).has(person.id):
                        await person.look(table)
                        await person.sit(table)
            case _:
                await step_at_random(house, table, people, dice)
        rail.check()
    assert house.table(table).secrets >= hidden > 0
    assert rail.number == house.table(table).public_seq
