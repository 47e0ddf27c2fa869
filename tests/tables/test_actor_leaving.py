"""Leaving the table: at any time, with all chips, and in secret until the leaver's turn."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from croupier.games.holdem.moves import RaiseTo
from croupier.ledger.transfer import seat
from croupier.tables.commands import Leave
from croupier.tables.events import LeaveCause
from croupier.tables.frames import TableCard
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, House, Person, chance_of, refusal
from tests.simulate.play import (
    finish_round,
    play_on,
    sit_down,
    step_at_random,
    until_turn_of,
)

pytestmark = pytest.mark.asyncio


class Impression(Struct):
    """All that the others could have noticed, from moment to moment."""

    frames: list[list[bytes]]
    lobby: tuple[TableCard, ...]
    lobby_changes: int


class Witness:
    """Random play up to Cid's turn; at a random moment he leaves, or keeps silent."""

    def __init__(self, house: House, seed: int, leaves: bool, moments: int | None) -> None:
        self.house = house
        self.dice = chance_of(seed, "leaving")
        self.leaves = leaves
        self.left = False
        self.moments = moments
        self.seen: list[Impression] = []
        self.eyes: list[Eye] = []

    async def look_on(self, preset: str) -> list[Impression]:
        house, dice = self.house, self.dice
        table, people = await sit_down(house, preset, "Ann", "Bob", "Cid", "Dan", bots=1)
        ann, bob, cid, dan = people
        rail = await house.person("Rail")
        self.eyes = [await person.look(table) for person in (ann, bob, dan, rail)]
        before = dice.below(8)
        for step in range(200):
            if step >= before and not self.left and house.on_turn(table) != cid.id:
                self.left = True
                if self.leaves:
                    await cid.leave(table)
            await house.advance(700)
            if self.is_over(table, cid):
                break
            if dice.below(3) == 0:
                await ann.fidget(table)
            if dice.below(3) == 0:
                self.eyes.append(await bob.look(table))
            if self.is_over(table, cid):
                break
            await step_at_random(house, table, people, dice)
            if self.is_over(table, cid):
                break
        return self.seen

    def is_over(self, table: str, cid: Person) -> bool:
        frames = [list(eye.frames) for eye in self.eyes]
        self.seen.append(
            Impression(frames, self.house.lobby.cards("ann"), self.house.lobby_changes)
        )
        if self.moments is not None:
            return len(self.seen) == self.moments
        running = self.house.table(table).round is not None
        return not running or (self.left and self.house.on_turn(table) == cid.id)


async def witness(path: Path, preset: str, seed: int, moments: int | None) -> list[Impression]:
    house = await House.open(path, seed)
    seen = await Witness(house, seed, moments is not None, moments).look_on(preset)
    await house.crash()
    assert house.errors == []
    return seen


@pytest.mark.req("EPS-RF-PG-004")
@pytest.mark.parametrize("preset", ["cardroom", "casino"])
async def test_nobody_can_tell_that_a_player_has_left_before_his_turn(
    new_path: Callable[[str], Path], preset: str
) -> None:
    """Neither from a frame, nor from its number, nor from one that should not have come."""
    told_apart = 0
    for seed in range(8):
        silent = await witness(new_path(f"silent-{seed}"), preset, seed, None)
        secret = await witness(new_path(f"secret-{seed}"), preset, seed, len(silent))
        # With the last moment his turn came, or the hand was over.
        for one, other in zip(secret[:-1], silent[:-1], strict=True):
            assert one == other, seed
        told_apart += secret[-1] != silent[-1]
    assert told_apart > 2  # there were turns to wait for, and then he did fold


@pytest.mark.req("EPS-RF-PG-004")
async def test_the_secret_is_kept_over_a_restart(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid", "Dan")
    actor = next(person for person in people if person.id == house.on_turn(table))
    leaver = next(person for person in people if person is not actor)
    eye = await actor.look(table)
    number = eye.last["seq"]
    await leaver.leave(table)
    await house.restart()
    eye = await actor.look(table)
    assert eye.last["seq"] == number
    assert leaver.who.name in {seat["name"] for seat in eye.last["summary"]["seats"]}
    await play_on(house, table, people)
    assert eye.last["seq"] >= number + 1


@pytest.mark.req("EPS-RF-PG-004")
async def test_a_leaver_who_hangs_up_is_not_shown_as_away(house: House) -> None:
    names = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus")
    table, people = await sit_down(house, "cardroom", *names)
    order = house.table(table).round
    assert order is not None
    last = house.table(table).seats[order.state.order[1]]  # the big blind acts last
    leaver = next(person for person in people if last is not None and person.id == last.player)
    other = next(person for person in people if person is not leaver)
    eye = await other.look(table)
    await leaver.leave(table)
    leaver.hang_up()
    for _ in range(5):
        await house.advance(14_000)
        await play_on(house, table, people)
    assert "away_set" not in eye.events()
    assert not any(
        seat.get("away") for frame in eye.seen for seat in frame.get("summary", {}).get("seats", ())
    )
    assert house.table(table).round is not None


async def test_the_leaver_alone_is_told_at_once(house: House) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    leaver = next(person for person in people if person.id != house.on_turn(table))
    mine, also_mine = await leaver.look(table), await leaver.look(table)
    mine.forget()
    also_mine.forget()
    seq = await leaver.order(table, Leave(), "go", mine)
    assert mine.events() == also_mine.events() == ["seat_leaving", "departed"]
    assert mine.last["ack"] == "go"
    assert "ack" not in also_mine.last
    assert await leaver.order(table, Leave(), "go") == seq
    assert await refusal(leaver.leave(table)) == "leaving"
    assert await refusal(leaver.away(table)) == "leaving"
    assert await refusal(leaver.top_up(table, 10 * CHIP)) == "leaving"


@pytest.mark.req("EPS-RF-PG-001", "EPS-UC-006.5")
async def test_who_leaves_in_mid_hand_folds_on_his_turn_and_takes_his_chips_home(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    leaver = next(person for person in people if person.id != house.on_turn(table))
    others = [person for person in people if person is not leaver]
    eye = await others[0].look(table)
    before = leaver.wallet
    number = house.table(table).seat_of(leaver.id)
    await leaver.leave(table)
    assert house.table(table).seat_of(leaver.id) == number
    assert leaver.wallet == before
    await finish_round(house, table, others)
    assert house.table(table).seat_of(leaver.id) is None
    folds = [e for f in eye.seen for e in f["events"] if e["e"] == "acted" and e["seat"] == number]
    assert [(event["deed"], event["cause"]) for event in folds] == [("fold", "left")]
    left = [e for f in eye.seen for e in f["events"] if e["e"] == "player_left"]
    assert [(event["seat"], event["cause"]) for event in left] == [(number, LeaveCause.PLAYER)]
    assert leaver.wallet == before + left[0]["chips"]
    assert leaver.at(table) == 0
    await house.check_book()
    # The game goes on without him.
    await until_turn_of(house, table, others[0], others)
    assert house.table(table).rounds == 2
    # Whoever looked on missed nothing: a client would else give up telling how things came about.
    numbers = [frame["seq"] for frame in eye.seen]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@pytest.mark.req("EPS-RF-PG-001", "CAS-2.14a")
@pytest.mark.parametrize("preset", ["casino", "heads-up", "cardroom"])
async def test_between_hands_a_player_leaves_at_once_with_all_chips(
    house: House, preset: str
) -> None:
    table, people = await sit_down(house, preset, "Ann", "Bob")
    ann, bob = people
    await finish_round(house, table, people)
    chips, before = ann.at(table), ann.wallet
    eye = await bob.look(table)
    await ann.leave(table)
    assert ann.wallet == before + chips
    assert eye.events() == ["player_left"]
    assert [seat["name"] for seat in eye.last["summary"]["seats"]] == ["Bob"]


@pytest.mark.req("CAS-2.14b")
@pytest.mark.parametrize("preset", ["casino", "heads-up"])
async def test_who_leaves_in_mid_hand_forfeits_what_he_has_bet(house: House, preset: str) -> None:
    table, people = await sit_down(house, preset, "Ann", "Bob")
    bettor = next(person for person in people if person.id == house.on_turn(table))
    other = next(person for person in people if person is not bettor)
    start = bettor.at(table)
    await bettor.act(table, RaiseTo(100 * CHIP))
    before = bettor.wallet
    await bettor.leave(table)
    await finish_round(house, table, [other])
    assert house.table(table).seat_of(bettor.id) is None
    assert bettor.wallet <= before + start - 10 * CHIP
    assert bettor.wallet == before + start - (other.at(table) - start)
    assert other.at(table) > start
    await house.check_book()


async def test_nothing_of_a_table_that_has_closed_is_left_open(house: House) -> None:
    """Open accounts are read every minute."""
    table, people = await sit_down(house, "heads-up", "Ann", "Bob")
    await finish_round(house, table, people)
    seats = {seat(table, person.id) for person in people}
    assert seats <= (await house.tap.store.balances()).keys()
    for person in people:
        await person.leave(table)
    assert house.tables == {}
    assert not seats & (await house.tap.store.balances()).keys()
