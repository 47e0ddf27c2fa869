"""Rounds of every game, played by people in virtual time and stored by the real store, and what the
log alone says of them at every step."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from croupier.games import games
from croupier.games.game import AnyGame
from croupier.server.retold import seat_of
from croupier.tables.codec import read_events
from croupier.tables.events import Played
from croupier.tables.ports import RoundRecord
from tests.simulate.house import House, Person, chance_of
from tests.simulate.play import sit_down, step_at_random

# A preset of every game, and how many people play it.
PLAYED = {
    "blackjack": ("twenty-one-full", 2),
    "doudizhu": ("bid", 3),
    "holdem": ("cardroom", 3),
    "roulette": ("casino", 2),
    "sabacc": ("casino", 3),
}
NAMES = ("Ann", "Bob", "Cid")
STEPS_MAX = 2_000


class Moment(Struct, frozen=True):
    """One decision of the log: its events with everything in them, and the state they lead to."""

    events: tuple[Any, ...]
    state: Any


class StoredRound(Struct, frozen=True):
    """`people` are those who took part."""

    table: str
    game: AnyGame
    record: RoundRecord
    people: tuple[Person, ...]
    moments: tuple[Moment, ...]

    def seat(self, person: Person) -> int:
        seat = seat_of(self.record, person.id)
        assert seat is not None
        return seat

    def seen_by(self, seat: int | None) -> list[Moment]:
        """Those decisions of which a reader was told anything."""
        shown = self.game.show
        return [
            moment
            for moment in self.moments
            if any(shown(event, seat) is not None for event in moment.events)
        ]


async def play_one(house: House, name: str, preset: str, count: int, seed: object) -> StoredRound:
    """The first round of a new table, with moves at random."""
    table, people = await sit_down(house, preset, *NAMES[:count], game=name)
    dice = chance_of(seed, f"replay {name}")
    for _ in range(STEPS_MAX):
        if house.table(table).ended is not None:
            break
        await step_at_random(house, table, people, dice)
    (record,) = await house.tap.store.rounds(table, limit=1)
    game = games()[name]
    records = await house.tap.records(table, record.first_seq, record.last_seq)
    moments = tuple(_moments(game, [read_events(stored.events, game) for stored in records]))
    sat = tuple(person for person in people if seat_of(record, person.id) is not None)
    return StoredRound(table, game, record, sat, moments)


def _moments(game: AnyGame, decisions: list[Any]) -> Iterator[Moment]:
    state: Any = None
    for events in decisions:
        played = tuple(event.event for event in events if isinstance(event, Played))
        for event in played:
            state = game.evolve(state, event)
        if played:
            yield Moment(played, state)


def understood(game: AnyGame, told: dict[str, Any]) -> list[list[Any]]:
    """The steps of a told round with their game's parts as values, so that cards are cards."""
    return [
        [
            msgspec.convert(step["events"], tuple[game.event, ...]),  # type: ignore[name-defined]
            msgspec.convert(step["view"], game.view_type),
            msgspec.convert(step.get("private"), game.private_type | None),
        ]
        for step in told["steps"]
    ]
