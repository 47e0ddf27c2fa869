"""Ways to bring a table to the point that a test is about."""

from collections.abc import Iterable

from croupier.cards.chance import Chance
from croupier.games.holdem.moves import Call, Check, HoldemOptions
from croupier.tables.running.alarms import FIRST_GAP_MS
from croupier.tables.settings import RoundStart
from tests.simulate.house import House, Person

STEPS_MAX = 500


async def sit_down(
    house: House, preset: str, *names: str, bots: int = 0, game: str = "holdem"
) -> tuple[str, list[Person]]:
    """A new table, all of them at it, and the first round dealt."""
    people = await house.people(*names)
    table = await people[0].open_table(preset, game=game)
    for person in people:
        await person.look(table)
        await person.sit(table)
    for _ in range(bots):
        await people[0].seat_bot(table)
    if house.table(table).settings.start is RoundStart.WHEN_READY:
        for person in people:
            await person.ready(table)
    await house.advance(FIRST_GAP_MS)
    assert house.table(table).round is not None
    return table, people


async def play_on(house: House, table: str, people: Iterable[Person]) -> None:
    """Whoever's turn it is does as little as possible to stay in."""
    found = {person.id: person for person in people}.get(house.on_turn(table))
    options = house.options(table)
    assert isinstance(options, HoldemOptions)
    if found is None:
        await house.advance(1_000)
    else:
        await found.act(table, Check() if options.check else Call())


async def until_turn_of(house: House, table: str, person: Person, people: Iterable[Person]) -> None:
    """Rounds go by if they have to."""
    everybody = list(people)
    for _ in range(STEPS_MAX):
        if house.table(table).round is None:
            await house.advance(1_000)
        elif house.on_turn(table) == person.id:
            return
        else:
            await play_on(house, table, everybody)
    raise AssertionError(f"{person.id} is never asked")


async def until_free_check(
    house: House, table: str, person: Person, people: Iterable[Person]
) -> None:
    """The person could check for nothing."""
    everybody = list(people)
    for _ in range(STEPS_MAX):
        await until_turn_of(house, table, person, everybody)
        options = house.options(table)
        assert isinstance(options, HoldemOptions)
        if options.check:
            return
        await play_on(house, table, everybody)
    raise AssertionError("no check is ever free")


async def finish_round(house: House, table: str, people: Iterable[Person]) -> None:
    everybody = list(people)
    for _ in range(STEPS_MAX):
        if house.table(table).round is None:
            return
        await play_on(house, table, everybody)
    raise AssertionError("the round does not end")


async def step_at_random(house: House, table: str, people: Iterable[Person], dice: Chance) -> None:
    """One legal action of somebody who may act, at any game, or the time that passes when only
    bots may, or nobody."""
    found, pending = house.table(table), house.table(table).pending()
    if pending is None or found.round is None:
        await house.advance(1_000)
        return
    seats = {number: taken.player for number in pending.seats if (taken := found.seats[number])}
    able = [
        (person, options)
        for person in people
        for number, player in seats.items()
        if player == person.id and (options := found.game.options(found.round.state, number))
    ]
    if not able:
        await house.advance(1_000)
        return
    person, options = dice.choice(able)
    await person.act(table, options.pick(dice))


async def top_up_the_poor(house: House, table: str, people: Iterable[Person]) -> None:
    """Between rounds, so that there is always somebody to play with."""
    found = house.table(table)
    for person in people:
        seated = found.seat_of(person.id) is not None
        if found.round is None and seated and person.at(table) < found.settings.buy_in_min:
            await person.top_up(table, found.settings.buy_in)
