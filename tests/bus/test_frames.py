"""Nobody is sent a card that he may not see: if those cards were others, not a byte of what he is
sent would be different."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.json import encode

from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.game import Refused
from croupier.ledger.transfer import mint, move, wallet
from croupier.tables.authority import Player
from croupier.tables.commands import Command, Leave, RawAct
from croupier.tables.frames import TableCard
from tests.bus.disguise import allowed_cards, disguised, read, read_page, seen_cards
from tests.contract.cards import cards_in, disguise
from tests.simulate.eye import Eye
from tests.simulate.house import FIDGET, House, Person, chance_of
from tests.simulate.play import finish_round, sit_down, step_at_random, top_up_the_poor

pytestmark = pytest.mark.asyncio
NAMES = ("Ann", "Bob", "Cid", "Dan")
RAIL = "rail"


class Step(Struct, frozen=True):
    """An order of somebody, time that passes, or somebody who comes to look."""

    who: str = ""
    command: Command | None = None
    ms: int = 0


class Performance:
    """A house that goes on from a database, before the same eyes."""

    def __init__(self, house: House, table: str, names: list[str]) -> None:
        self.house = house
        self.table = table
        self.people = {name: Person(house, Player(name, name.title())) for name in names}
        self.eyes: dict[str, list[Eye]] = {name: [] for name in names}
        self.refusals: list[str] = []
        self.lobby: list[tuple[TableCard, ...]] = []

    async def look_on(self) -> None:
        for name in self.people:
            await self.do(Step(name))

    async def do(self, step: Step) -> None:
        if step.command is not None:
            try:
                await self.people[step.who].order(self.table, step.command)
            except Refused as refused:
                self.refusals.append(refused.code)
        elif step.who:
            self.eyes[step.who].append(await self.people[step.who].look(self.table))
        else:
            await self.house.advance(step.ms)
        self.lobby.append(self.house.lobby.cards("somebody"))

    async def improvise(self, dice: Chance, length: int) -> list[Step]:
        """Random play, talk and leaving; the steps, so that they can be taken again."""
        steps: list[Step] = []
        for number in range(length):
            step = self._next(dice, number)
            await self.do(step)
            steps.append(step)
        return steps

    def _next(self, dice: Chance, number: int) -> Step:
        found, pending = self.house.table(self.table), self.house.table(self.table).pending()
        what = dice.below(12)
        names = list(self.people)
        if what == 0:
            return Step(dice.choice(names), FIDGET)
        if what == 1:
            return Step(dice.choice(names))
        if found.round is None or pending is None:
            return Step(ms=3_000)
        (seat,) = pending.seats
        taken = found.seats[seat]
        assert taken is not None
        others = [
            other.player
            for other in found.seats
            if other is not None and other is not taken and not other.leaving
        ]
        if what == 2 and number > 6 and others:
            return Step(dice.choice(others), Leave())
        if what == 3:
            return Step(ms=16_000)  # the clock acts
        options: Any = found.game.options(found.round.state, seat)
        return Step(taken.player, RawAct(pending.turn, encode(options.pick(dice))))

    def frames(self, name: str) -> list[bytes]:
        return [frame for eye in self.eyes[name] for frame in eye.frames]

    async def history(self, name: str) -> bytes:
        return await self.people[name].history(self.table)


async def deal(path: Path, preset: str, seed: int) -> tuple[str, list[str]]:
    """A database with a hand just dealt: the first one, or one after others."""
    house = await House.open(path, seed)
    names = NAMES[:2] if preset == "heads-up" else NAMES
    table, people = await sit_down(house, preset, *names)
    if seed % 2:
        await finish_round(house, table, people)
        await top_up_the_poor(house, table, people)
        await house.advance(15_000)
    assert house.table(table).round is not None
    await house.stop()
    return table, [*(name.lower() for name in names), RAIL]


@pytest.mark.sqlite  # the same house several times, from copies of its file
@pytest.mark.req("EPS-RF-GR-017", "CAS-2.4b", "HU-FR5b")
@pytest.mark.parametrize("preset", ["cardroom", "casino", "heads-up"])
async def test_hidden_cards_make_no_difference_to_what_anybody_is_sent(
    new_path: Callable[[str], Path], tmp_path: Path, preset: str
) -> None:
    differences = 0
    for seed in range(3):
        path = new_path(f"{preset}-{seed}")
        table, names = await deal(path, preset, seed)
        dice = chance_of(seed, preset)
        first = tmp_path / f"{preset}-{seed}-first.db"
        shutil.copy(path, first)
        house = await House.open(first, seed)
        original = Performance(house, table, names)
        await original.look_on()
        steps = await original.improvise(dice, 4 + dice.below(25))
        records = await house.tap.records(table, 1, house.table(table).seq)
        histories = {name: await original.history(name) for name in names}
        await house.crash()
        assert house.errors == []
        for name in names:
            frames, history = original.frames(name), histories[name]
            allowed = allowed_cards(records, name)
            told, _ = read_page(history)
            assert seen_cards(frames) | cards_in([round_.steps for round_ in told]) <= allowed
            copy = tmp_path / f"{preset}-{seed}-{name}.db"
            disguised(path, copy, disguise(STANDARD.cards, allowed, dice))
            house = await House.open(copy, seed)
            again = Performance(house, table, names)
            await again.look_on()
            for step in steps:
                await again.do(step)
            assert again.frames(name) == frames, (preset, seed, name)
            assert await again.history(name) == history, (preset, seed, name)
            assert again.lobby == original.lobby
            assert again.refusals == original.refusals
            differences += sum(again.frames(other) != original.frames(other) for other in names)
            await house.crash()
            assert house.errors == []
    assert differences  # those who held the exchanged cards did see others


async def test_every_frame_is_one_and_holds_nothing_that_its_type_does_not_know(
    house: House,
) -> None:
    table, people = await sit_down(house, "cardroom", *NAMES, bots=1)
    rail = await house.person("Rail")
    eyes = [await person.look(table) for person in (*people, rail)]
    numbers = [house.table(table).seat_of(person.id) for person in people]
    dice = chance_of(1, "strict")
    queued = await house.people("Eve", "Fay", "Gus")
    for person in queued:
        await person.look(table)
        await person.sit(table)
    for number in range(60):
        await step_at_random(house, table, people, dice)
        await top_up_the_poor(house, table, people)
        if number % 20 == 5:
            await dice.choice(people).fidget(table)
        if number == 30:
            await people[2].away(table)
            await people[3].leave(table)
    seats = set()
    for eye in eyes:
        for frame in eye.frames:
            told = read(frame)
            assert told.frame.table == table
            seats.add(told.frame.seat)
            for event in told.events:
                assert getattr(event, "deck", ()) == ()
                assert getattr(event, "seed", b"") == b""
                assert getattr(event, "player", "") == ""
    assert seats == {None, *numbers}
    events = {type(event).__name__ for eye in eyes for f in eye.frames for event in read(f).events}
    assert {"RoundOpened", "Opened", "HandsDealt", "Acted", "RoundClosed", "ReadySet"} <= events


async def test_ids_of_players_are_nobodys_business(house: House) -> None:
    """Whoever knows an id could not do anything with it; all the same it is not told."""
    ann = Person(house, Player("4f9a-secret-ann", "Ann"))
    bob = Person(house, Player("77c1-secret-bob", "Bob"))
    for person in (ann, bob):
        gift = move(f"gift:{person.id}", mint(), wallet(person.id), 10_000_00)
        await house.tap.store.transfer((gift,))
    table = await ann.open_table("heads-up")
    eye = await bob.look(table)
    for person in (ann, bob):
        await person.sit(table)
    waiting = Person(house, Player("90bb-secret-cid", "Cid"))
    await waiting.sit(table)
    await house.advance(2_000)
    await finish_round(house, table, [ann, bob])
    await ann.leave(table)
    history = await bob.history(table)
    assert b"secret" not in b"".join(eye.frames) + history
    assert b"Ann" in b"".join(eye.frames)
