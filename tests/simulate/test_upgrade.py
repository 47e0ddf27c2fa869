"""A database that the version before wrote, in mid-hand, is opened and played on: everybody sees
what he saw, and every chip is where it was."""

import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.bots import bots
from croupier.ledger.transfer import seat
from croupier.store.audit import audit
from croupier.tables.authority import Player
from croupier.tables.codec import restore
from croupier.tables.commands import RawAct
from tests.simulate.house import House, Person, chance_of
from tests.simulate.play import step_at_random
from tests.simulate.timer import WALL_MS

pytestmark = pytest.mark.asyncio
SAMPLES = Path(__file__).parents[1] / "store" / "samples"
PEOPLE = ("ann", "bob", "cid", "dan")
STEPS_MAX = 500


@cache
def sample() -> dict[str, Any]:
    """What the house of the version before showed."""
    found: dict[str, Any] = msgspec.json.decode((SAMPLES / "v1.json").read_bytes())
    return found


TABLES = {table: shown["name"] for table, shown in sample()["tables"].items()}
every_table = pytest.mark.parametrize("table", TABLES, ids=TABLES.values())


async def reopened(path: Path) -> House:
    """The house on the database, at the moment when it went down."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((SAMPLES / "v1.sql").read_text())
    house = House(path, "upgrade", bots())
    house.timer.outage(sample()["now_ms"] - WALL_MS)
    await house.start()
    assert house.lost == []
    return house


def person(house: House, name: str) -> Person:
    return Person(house, Player(name, name.title()))


def with_hands(seat: dict[str, Any]) -> dict[str, Any]:
    """A seat of blackjack, which had one hand and no list of them."""
    own: dict[str, Any] = {
        name: seat[name] for name in ("seat", "stack", "started") if name in seat
    }
    hand = {name: value for name, value in seat.items() if name not in own}
    return {**own, "hands": [hand], "hand": 0}


def renamed(frame: dict[str, Any]) -> dict[str, Any]:
    """The frame of the version before in the words of this one."""
    view, options = dict(frame["view"]), frame["options"]
    for old, new in (("places", "seats"), ("spots", "seats"), ("high", "bet_to_match")):
        if old in view:
            view[new] = view.pop(old)
    if "covered" in view:
        view["seats"] = [with_hands(seat) for seat in view["seats"]]
    if options is not None:
        options = dict(options)
        if "raise_min" in options:
            amounts = [options.pop(f"raise_{part}") for part in ("min", "max", "step")]
            options["raise_to"] = dict(zip(("least", "most", "step"), amounts, strict=True))
        if "bet_min" in options:
            amounts = [options.pop(name) for name in ("bet_min", "bet_max", "unit")]
            options["bet"] = dict(zip(("least", "most", "step"), amounts, strict=True))
    return {**frame, "view": view, "private": frame["own"], "options": options}


@every_table
async def test_everybody_sees_what_he_saw(tmp_path: Path, table: str) -> None:
    house = await reopened(tmp_path / "house.db")
    before = sample()["tables"][table]
    seen = before["frames"]
    assert seen.keys() >= {"ann", "zed"}  # a player and the rail
    for name, frame in seen.items():
        now = (await person(house, name).look(table)).last
        now["pending"].pop("left_ms")
        then = renamed(frame)
        for field in ("seq", "view", "private", "options", "pending", "seat"):
            assert now.get(field) == then[field], (name, field)
        assert now["summary"]["seats"] == [
            {
                "seat": taken["seat"],
                "name": taken["name"],
                "chips": taken["chips"],
                **({"bot": taken["bot"]} if taken["bot"] else {}),
            }
            for taken in before["seats"]
        ]
    found = house.table(table)
    assert (found.name, found.game.name, found.preset) == (
        before["name"],
        before["game"],
        before["preset"],
    )
    assert (found.seq, found.rounds, found.host) == (
        before["seq"],
        before["rounds"],
        before["host"],
    )
    assert [waiting.player for waiting in found.queue] == before["queue"]
    assert [taken["leaving"] for taken in before["seats"]] == [
        taken.leaving for taken in found.seats if taken is not None
    ]
    await house.stop()
    assert house.errors == []


@every_table
async def test_what_was_said_before_is_passed_over_and_counted(tmp_path: Path, table: str) -> None:
    """Lines are in the logs of the version before. The whole log and the snapshot, which knew them,
    lead to the same numbers."""
    house = await reopened(tmp_path / "house.db")
    whole = await house.stored(table, whole=True)
    folded = restore(whole).table
    now = house.table(table)
    assert (folded.seq, folded.public_seq) == (now.seq, now.public_seq)
    assert replace(folded, ended=None) == replace(now, ended=None)
    assert (await person(house, "zed").look(table)).lines() == []
    await house.stop()


async def test_the_logs_of_the_version_before_hold_lines(tmp_path: Path) -> None:
    house = await reopened(tmp_path / "house.db")
    streams = [await house.stored(table, whole=True) for table in TABLES]
    said = [one for stored in streams for one in stored.records if b'"said"' in one.events]
    assert len(said) > 3
    await house.stop()


@every_table
async def test_a_round_that_the_version_before_began_is_played_to_its_end(
    tmp_path: Path, table: str
) -> None:
    house = await reopened(tmp_path / "house.db")
    before = sample()["tables"][table]
    people = [person(house, name) for name in PEOPLE]
    for player in people:
        for other in house.tables:
            await player.look(other)
    accounts: dict[str, int] = sample()["accounts"]
    for account, chips in accounts.items():
        assert house.balance(account) == chips, account
    await house.check_book()
    # The next action is the one that was about to be taken, in the same turn.
    step = before["next"]
    action = RawAct(before["turn"], msgspec.json.encode(step["action"]))
    eye = await person(house, step["player"]).look(table)
    assert await person(house, step["player"]).order(table, action) == before["seq"] + 1
    assert eye.last["seq"] > eye.seen[0]["seq"]
    dice = chance_of(table, "upgrade")
    for _ in range(STEPS_MAX):
        if house.table(table).round is None:
            break
        await step_at_random(house, table, people, dice)
    assert house.table(table).round is None
    assert house.table(table).rounds == before["rounds"]
    closed = [event for frame in eye.seen for event in frame["events"]]
    (gains,) = [event["gains"] for event in closed if event["e"] == "round_closed"]
    for taken in before["seats"]:
        if house.table(table).seat_of(taken["player"]) == taken["seat"]:
            gain = gains.get(str(taken["seat"]), 0)
            assert house.balance(seat(table, taken["player"])) == taken["chips"] + gain
    await house.check_book()
    # The round that was begun by one version and ended by another is in the history of both.
    (played, *_) = await house.tap.store.rounds(table, limit=1)
    assert played.number == before["rounds"]
    assert {one.player for one in played.participants} <= {one["player"] for one in before["seats"]}
    page = msgspec.json.decode(await person(house, step["player"]).history(table, 20))
    assert [told["number"] for told in page["rounds"]] == list(range(before["rounds"], 0, -1))
    await house.restart()
    assert house.lost == []
    await house.check_book()
    await house.stop()
    assert house.errors == []
    report = audit(house.path)
    assert report.ok, report.problems


async def test_all_tables_of_the_version_before_are_played_side_by_side(tmp_path: Path) -> None:
    """Two more rounds at each, with a restart in between."""
    house = await reopened(tmp_path / "house.db")
    people = [person(house, name) for name in PEOPLE]
    dice = chance_of("all", "upgrade")
    rounds = {name: table.rounds for name, table in house.tables.items()}
    for number in range(400):
        if number % 100 == 0:
            await house.restart()
            for player in people:
                for table in house.tables:
                    await player.look(table)
        await step_at_random(house, dice.choice(sorted(house.tables)), people, dice)
    await house.check_book()
    played = [house.tables[name].rounds - rounds[name] for name in rounds if name in house.tables]
    assert sum(played) > len(rounds)
    await house.stop()
    assert house.errors == []
    report = audit(house.path)
    assert report.ok, report.problems


async def test_an_order_that_the_version_before_carried_out_is_not_carried_out_again(
    tmp_path: Path,
) -> None:
    house = await reopened(tmp_path / "house.db")
    repeated = 0
    for table, commands in sample()["commands"].items():
        if table not in house.tables:
            continue
        before = house.table(table)
        for key, seq in commands:
            name, _, order = key.partition("/")
            if name in PEOPLE:
                again = RawAct(1, b'{"do":"fold"}')
                assert await person(house, name).order(table, again, order) == seq
                repeated += 1
        assert house.table(table) is before
    assert repeated > 20
    await house.stop()
    assert house.errors == []
