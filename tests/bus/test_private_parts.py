"""A private view is not encoded again with every frame. What a reader is sent is what the table
holds all the same."""

import pytest
from msgspec import convert

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.holdem.moves import Street
from croupier.games.holdem.state import HoldemState
from croupier.games.holdem.view import private_view
from tests.simulate.eye import Eye
from tests.simulate.house import House, Person
from tests.simulate.play import play_on, sit_down, step_at_random

pytestmark = pytest.mark.asyncio

ROOMS = [("holdem", "cardroom"), ("sabacc", "casino"), ("doudizhu", "bid")]


def told_fresh(house: House, table: str, person: Person) -> tuple[object, ...]:
    """The seat, its cards and options, made from the table as it is."""
    found = house.table(table)
    number, state, pending = found.seat_of(person.id), found.shown_state(), found.pending()
    assert number is not None
    if state is None:
        return number, None, None
    asked = pending is not None and number in pending.seats
    options = found.game.options(state, number) if asked else None
    return number, found.game.private_view(state, number), options


def told(eye: Eye, game: str) -> tuple[object, ...]:
    last, known = eye.last, games()[game]
    private, options = last["private"], last["options"]
    return (
        last["seat"],
        None if private is None else convert(private, known.private_type),
        None if options is None else convert(options, known.options_type),
    )


@pytest.mark.parametrize(("game", "preset"), ROOMS)
async def test_every_frame_has_the_cards_of_its_reader(
    house: House, game: str, preset: str
) -> None:
    table, people = await sit_down(house, preset, "Ann", "Bob", "Cid", game=game)
    eyes = [await person.look(table) for person in people]
    dice = Chance(bytes(32))
    for _ in range(60):
        await step_at_random(house, table, people, dice)
        for person, eye in zip(people, eyes, strict=True):
            if house.table(table).seat_of(person.id) is not None:
                assert told(eye, game) == told_fresh(house, table, person)


async def test_a_street_is_looked_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(state: HoldemState, seat: int) -> object:
        asked.append(seat)
        return private_view(state, seat)

    table, people = await sit_down(house, "cardroom", "Ann", "Bob", "Cid")
    await play_on(house, table, people)
    monkeypatch.setattr(type(house.table(table).game), "private_view", staticmethod(counted))
    running = house.table(table).round
    assert running is not None
    assert running.state.street is Street.PREFLOP
    await play_on(house, table, people)
    assert asked == []
    await play_on(house, table, people)  # the flop
    assert sorted(asked) == [0, 1, 2]
