"""A bot is shown what a player in its seat would be shown, no less and no more, also after a
restart; and a bot that takes its time holds up nobody but itself."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.bots import bots
from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import Observation
from croupier.games.roulette.moves import Bet, SetSlip
from croupier.tables.authority import Player
from croupier.tables.commands import DismissBot, SeatBot
from croupier.tables.running.alarms import FIRST_GAP_MS
from croupier.tables.settings import RoundStart
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, THINK_MS, House, Person, chance_of
from tests.simulate.play import step_at_random, top_up_the_poor

pytestmark = pytest.mark.asyncio
KINDS = [(game, kind) for game, kinds in bots().items() for kind in kinds]
ROUNDS = 4


class Recording(Bot):
    """Plays as another bot does and keeps what it is shown, with what a player in the same seat
    has been shown at that moment."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spies: dict[int, Spy] = {}
        self.compared = 0
        self.events = 0

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        spy = self.spies[seen.seat]
        assert plain(seen.events) == spy.round_events()
        assert plain(seen.view) == spy.last["view"]
        assert plain(seen.private) == spy.last["private"]
        assert plain(seen.options) == spy.last["options"]
        assert spy.last["seat"] == seen.seat
        self.compared += 1
        self.events += len(seen.events)
        return self.bot.act(seen, chance, budget)


class Spy:
    """Looks at the table with the id of the bot, as the bot itself could if it had a screen."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.tags = {kind.__struct_config__.tag for kind in games()[game].event.__args__}
        self.eye = Eye(person.id)
        self.told: list[dict[str, Any]] = []

    async def look(self, table: str) -> None:
        self.told += self.eye.seen
        self.eye = await self.person.look(table)

    @property
    def last(self) -> dict[str, Any]:
        return self.eye.last

    def round_events(self) -> list[dict[str, Any]]:
        """The events of the game since the round was opened."""
        events: list[dict[str, Any]] = []
        for frame in (*self.told, *self.eye.seen):
            for event in frame["events"]:
                if event["e"] == "round_opened":
                    events.clear()
                elif event["e"] in self.tags:
                    events.append(event)
        return events


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("game", "kind"), KINDS)
async def test_a_bot_is_shown_just_what_its_seat_is_shown_also_after_a_restart(
    new_path: Callable[[str], Path], game: str, kind: str
) -> None:
    recording = Recording(bots()[game][kind])
    path = new_path("house")
    house = await House.open(path, kind, bots_by_game={game: {kind: recording}})
    people = await house.people("Ann", "Bob")
    preset, seats = next(iter(games()[game].presets)), min(4, games()[game].seats.stop - 1)
    table = await people[0].open_table(
        preset, game=game, bots=True, seats=seats, start=RoundStart.AT_ONCE
    )
    for person in people:
        await person.look(table)
        await person.sit(table)
    for _ in range(seats - len(people)):
        await people[0].order(table, SeatBot(kind))
    dice, doom = chance_of(kind, game), chance_of(kind, "doom")

    async def look() -> None:
        for person in people:
            await person.look(table)
        for number, seat in enumerate(house.table(table).seats):
            if seat is not None and seat.bot is not None:
                spy = Spy(Person(house, Player(seat.player, "Spy")), game)
                spy = recording.spies.setdefault(number, spy)
                await spy.look(table)

    await look()
    restarts = 0
    for _ in range(300):
        if house.table(table).rounds > ROUNDS:
            break
        await step_at_random(house, table, people, dice)
        await house.advance(THINK_MS * dice.below(2))
        await top_up_the_poor(house, table, people)
        if house.table(table).round is not None and doom.below(6) == 0:
            await house.restart()
            restarts += 1
            await look()
    assert house.errors == []
    assert restarts > 1
    assert recording.compared > 4
    assert recording.events > 3 * recording.compared
    await house.crash()


class Silent:
    """Bots that never come to a decision. Implements `tables.ports.BotPlayers`."""

    def __init__(self) -> None:
        self.thoughts: list[asyncio.Future[Any]] = []

    def act(self, game: str, kind: str, seen: Observation, chance: Chance) -> asyncio.Future[Any]:
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.thoughts.append(thought)
        return thought


async def silent_table(path: Path, game: str, kind: str) -> tuple[House, Silent, str, list[Person]]:
    silent = Silent()
    house = await House.open(path, bot_players=silent)
    people = await house.people("Ann", "Bob")
    preset = "cardroom" if game == "holdem" else "casino"
    table = await people[0].open_table(preset, game=game, bots=True)
    for person in people:
        await person.look(table)
        await person.sit(table)
    await people[0].order(table, SeatBot(kind))
    await house.advance(FIRST_GAP_MS)
    return house, silent, table, people


async def test_a_slow_bot_does_not_hold_up_those_who_bet_at_the_same_time(
    new_path: Callable[[str], Path],
) -> None:
    house, silent, table, (ann, bob) = await silent_table(new_path("house"), "roulette", "random")
    await ann.act(table, SetSlip((Bet("red", CHIP),)))
    await house.advance(THINK_MS)
    (thought,) = silent.thoughts
    for person in (ann, bob):
        await person.fidget(table)
        await person.act(table, SetSlip((Bet("black", CHIP),)))
    assert not thought.done()
    await house.advance(30_000)  # the time of all of them is up
    assert thought.cancelled()
    running = house.table(table).round
    assert running is not None
    assert [player.seat for player in running.state.players if player.bets] == [0, 1]
    await house.advance(10_000)
    assert house.table(table).rounds == 2
    assert house.errors == []
    await house.check_book()
    await house.crash()
    assert all(thought.cancelled() for thought in silent.thoughts)


async def test_a_slow_bot_on_its_turn_can_be_dismissed(new_path: Callable[[str], Path]) -> None:
    house, silent, table, (ann, bob) = await silent_table(new_path("house"), "holdem", "thirds")
    people = {person.id: person for person in (ann, bob)}
    while (player := house.on_turn(table)) in people:
        options: Any = house.options(table)
        action = {"do": "check"} if options.check else {"do": "call"}
        await people[player].act(table, action)
    await house.advance(THINK_MS)
    (thought,) = silent.thoughts
    turn = house.pending(table).turn
    await ann.fidget(table)
    await bob.fidget(table)
    await ann.order(table, DismissBot(2))
    assert thought.cancelled()
    assert house.table(table).round is None or house.pending(table).turn > turn
    assert house.errors == []
    await house.check_book()
    await house.crash()


async def test_a_bot_that_never_decides_loses_its_turn(new_path: Callable[[str], Path]) -> None:
    house, silent, table, (ann, bob) = await silent_table(new_path("house"), "holdem", "thirds")
    people = {person.id: person for person in (ann, bob)}
    while (player := house.on_turn(table)) in people:
        options: Any = house.options(table)
        await people[player].act(table, {"do": "check"} if options.check else {"do": "call"})
    await house.advance(THINK_MS)
    turn = house.pending(table).turn
    await house.advance(59_000)
    assert house.pending(table).turn == turn
    await house.advance(1_000)
    assert house.table(table).round is None or house.pending(table).turn > turn
    assert silent.thoughts[0].cancelled()
    assert [type(error) for error in house.errors] == [TimeoutError]
    await house.check_book()
    await house.crash()


async def test_what_a_bot_thought_of_a_turn_that_is_over_is_not_played(
    new_path: Callable[[str], Path],
) -> None:
    """Also when its thought cannot be stopped any more."""
    house, silent, table, (ann, _) = await silent_table(new_path("house"), "roulette", "random")
    await ann.act(table, SetSlip((Bet("red", CHIP),)))
    await house.advance(THINK_MS)
    (thought,) = silent.thoughts
    # The time is up and is about to be written, then the bot answers.
    house.tap.hold()
    await house.advance(30_000)
    thought.set_result(SetSlip((Bet("black", CHIP),)))
    await house.settle()
    house.tap.release()
    await house.settle()
    running = house.table(table).round
    assert running is not None
    assert [player.seat for player in running.state.players if player.bets] == [0]
    await house.advance(10_000)
    assert house.table(table).rounds == 2
    await house.check_book()
    await house.crash()


async def test_thoughts_end_with_the_house(new_path: Callable[[str], Path]) -> None:
    house, silent, table, _ = await silent_table(new_path("house"), "roulette", "random")
    await house.advance(THINK_MS)
    assert len(silent.thoughts) == 1
    await house.restart()
    assert silent.thoughts[0].cancelled()
    await house.advance(THINK_MS)
    assert len(silent.thoughts) == 2  # asked again
    assert house.table(table).round is not None
    await house.stop()
    assert silent.thoughts[1].cancelled()
