"""The house goes down without warning and comes back: every table stands as it stood."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games import games
from croupier.tables.codec import restore
from croupier.tables.commands import IssueTicket
from croupier.tables.opening import preset_settings
from croupier.tables.table import Table
from tests.contract.rounds import TABLES
from tests.simulate.house import House, Person, chance_of
from tests.simulate.play import finish_round, play_on, sit_down, step_at_random, top_up_the_poor

pytestmark = pytest.mark.asyncio
STEPS = 14


def names_for(game: str, preset: str) -> list[str]:
    seats = preset_settings(games()[game], preset).seats
    return ["Ann", "Bob", "Cid"][:seats]


def lasting(table: Table) -> Table:
    """Without what is only there to be looked at until the next round."""
    return table if table.round is not None else replace(table, ended=None, newcomers=frozenset())


async def looks(table: str, people: list[Person]) -> list[dict[str, Any]]:
    """What each of them would see now, apart from the time that is left, and of a round that is
    over, which is not shown again."""
    frames = []
    for person in people:
        frame = (await person.look(table)).last
        if frame["pending"] is None:
            frame.pop("view")
            frame.pop("private")
            frame.pop("gap_ms")
        else:
            frame["pending"].pop("left_ms")
        frames.append(frame)
    return frames


@pytest.mark.parametrize(("game", "preset"), TABLES)
async def test_after_a_crash_at_any_step_cards_turn_and_options_are_the_same(
    house: House, game: str, preset: str
) -> None:
    table, people = await sit_down(house, preset, *names_for(game, preset), game=game)
    dice = chance_of(preset, game)
    for step in range(STEPS):
        before, seen = house.table(table), await looks(table, people)
        await house.restart(outage_ms=1_000 * step)
        assert house.lost == []
        assert lasting(house.table(table)) == lasting(before), step
        assert await looks(table, people) == seen, step
        await house.check_book()
        await step_at_random(house, table, people, dice)
    assert house.table(table).seq > 5


@pytest.mark.parametrize("preset", games()["holdem"].presets)
async def test_a_house_that_crashes_again_and_again_plays_the_same_hands(
    new_path: Callable[[str], Path], preset: str
) -> None:
    ends = []
    for crashes in (False, True):
        house = await House.open(new_path(f"crashes-{crashes}"), seed=preset)
        table, people = await sit_down(house, preset, *names_for("holdem", preset))
        dice, doom = chance_of(preset, "the same play"), chance_of(preset, "crashes")
        while house.table(table).rounds < 4:
            before = house.table(table).seq
            await step_at_random(house, table, people, dice)
            await top_up_the_poor(house, table, people)
            if crashes and house.table(table).seq > before and doom.below(3) == 0:
                await house.restart()
                for person in people:
                    await person.look(table)
        ends.append(lasting(house.table(table)))
        await house.crash()
        assert house.errors == []
    assert ends[0] == ends[1]


async def test_bots_take_up_their_turn_after_a_crash(house: House) -> None:
    table, people = await sit_down(house, "casino", "Ann", bots=3)
    for _ in range(12):
        before = house.table(table)
        await house.restart()
        await people[0].look(table)
        assert lasting(house.table(table)) == lasting(before)
        if house.table(table).round is None:
            await house.advance(4_000)
        else:
            await play_on(house, table, people)
        assert house.table(table).seq > before.seq
    await house.check_book()


async def test_a_turn_goes_on_with_the_time_that_was_left(house: House) -> None:
    """The house knows how long it ran by the newest record of all its tables; the time that it
    was down is nobody's loss."""
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    other = await people[0].open_table("casino")
    await house.advance(6_000)
    await people[0].order(other, IssueTicket("eve"))
    await house.advance(2_000)
    turn = house.on_turn(table)
    await house.restart(outage_ms=3_600_000)
    eye = await people[0].look(table)
    await people[1].look(table)
    assert house.on_turn(table) == turn
    assert eye.last["pending"]["left_ms"] == 9_000
    await house.advance(8_999)
    assert house.on_turn(table) == turn
    await house.advance(1)
    assert house.table(table).round is None


async def test_there_is_always_a_moment_left_to_act_after_a_restart(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    other = await people[0].open_table("casino")
    await house.advance(14_900)
    await people[0].order(other, IssueTicket("eve"))
    await house.restart(outage_ms=1_000)
    eye = await people[0].look(table)
    assert eye.last["pending"]["left_ms"] == 1_000


async def test_a_lone_table_gets_the_whole_time_again(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await house.advance(8_000)
    await house.restart(outage_ms=3_600_000)
    assert (await people[0].look(table)).last["pending"]["left_ms"] == 15_000


async def test_time_spent_before_a_restart_is_not_taken_from_later_turns(house: House) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("cardroom")
    await ann.sit(table)
    other = await ann.open_table("casino")
    await house.advance(50_000)
    await ann.order(other, IssueTicket("eve"))
    await house.restart()
    eye = await ann.look(table)
    await bob.look(table)
    await bob.sit(table)
    await house.advance(1_500)
    assert eye.last["pending"]["left_ms"] == 15_000


async def test_the_gap_between_two_hands_is_kept_after_a_restart(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, people)
    await house.advance(10_000)
    await house.restart()
    eye = await people[0].look(table)
    await people[1].look(table)
    assert eye.last["gap_ms"] == 15_000
    await house.advance(15_000)
    assert house.table(table).rounds == 2


async def test_a_leaver_is_gone_after_the_hand_also_when_the_house_crashed(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    leaver = next(person for person in people if person.id != house.on_turn(table))
    await leaver.leave(table)
    await house.restart()
    others = [person for person in people if person is not leaver]
    for person in others:
        await person.look(table)
    await finish_round(house, table, others)
    assert house.table(table).seat_of(leaver.id) is None
    assert leaver.at(table) == 0
    await house.check_book()


@pytest.mark.parametrize(("game", "preset"), TABLES)
async def test_a_snapshot_and_its_tail_say_the_same_as_the_whole_log(
    house: House, game: str, preset: str
) -> None:
    table, people = await sit_down(house, preset, *names_for(game, preset), game=game)
    dice = chance_of(preset, "snapshots")
    compared = 0
    for step in range(400):
        if step >= 40 and compared:  # a round of some games takes longer
            break
        await step_at_random(house, table, people, dice)
        if step % 5 == 0:
            await people[0].order(table, IssueTicket("eve"))  # the host may, seated or not
            stored = await house.stored(table)
            compared += stored.snapshot is not None
            restored = restore(await house.stored(table, whole=True))
            assert restored.table == house.table(table)
            again = restore(stored)
            assert lasting(again.table) == lasting(restored.table)
            assert again.round_events == restored.round_events
    assert compared


async def test_a_snapshot_can_be_read_by_people(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob")
    await finish_round(house, table, people)
    stored = await house.stored(table)
    assert stored.snapshot is not None
    read = msgspec.json.decode(stored.snapshot)
    assert (read["id"], read["game"], read["rounds"]) == (table, "holdem", 1)
    assert [seat["name"] for seat in read["seats"][:2]] == ["Ann", "Bob"]
