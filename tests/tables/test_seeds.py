"""Every round is dealt from a seed of its own, and so is all else that chance decides."""

from collections import Counter

import pytest

from croupier.tables.codec import read_events
from croupier.tables.commands import CloseTable, OpenTable
from croupier.tables.events import RoundOpened
from tests.simulate.house import House
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio
ROUNDS = 10
GAP_MS = 5_000
TABLES = 70


async def seeds_of(house: House, table: str) -> list[bytes]:
    """As the log has them."""
    stored = await house.stored(table, whole=True)
    game = house.table(table).game
    events = [event for record in stored.records for event in read_events(record.events, game)]
    return [event.seed for event in events if isinstance(event, RoundOpened)]


@pytest.mark.req("CAS-1.5a")
async def test_every_round_of_every_table_has_another_seed_and_another_deck(house: House) -> None:
    seeds: list[bytes] = []
    decks: list[tuple[int, ...]] = []
    for names in (("Ann", "Bob"), ("Cat", "Dan")):
        table, people = await sit_down(house, "heads-up", *names)
        for _ in range(ROUNDS):
            running = house.table(table).round
            assert running is not None
            decks.append(running.state.deck)
            await finish_round(house, table, people)
            await house.advance(GAP_MS)
        seeds += await seeds_of(house, table)
    assert len(seeds) >= 2 * ROUNDS
    assert len(set(seeds)) == len(seeds)
    assert {len(seed) for seed in seeds} == {32}
    assert len(set(decks)) == len(decks)


@pytest.mark.req("EPS-UC-001.5")
async def test_chance_marks_any_seat_of_a_new_table(house: House) -> None:
    """Each of the seven is as likely as another: of 70 tables, each has about ten."""
    host = await house.person("Ann")
    marks: Counter[int | None] = Counter()
    for number in range(TABLES):
        command = OpenTable("holdem", "cardroom", "", {}, {})
        table = await host.open(f"open-{number}", command)
        marks[house.table(table).mark] += 1
        await host.order(table, CloseTable())
    assert marks.keys() == set(range(7))
    assert max(marks.values()) < 25


@pytest.mark.req("CAS-2.3b")
async def test_opponents_of_the_same_table_are_drawn_from_different_seeds(house: House) -> None:
    table, _ = await sit_down(house, "casino", "Ann", bots=6)
    bots = [seat for seat in house.table(table).seats if seat is not None and seat.bot]
    assert len({bot.name for bot in bots}) == 6
    assert len({bot.chips for bot in bots}) > 3
