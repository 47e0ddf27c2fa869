"""A round that ends its table: what the table says and remembers, when it closes, and who gets
what. Twenty-one does so when a player has busted the house."""

import pytest

from croupier.games.blackjack.moves import SetBet, Stand, Start
from croupier.games.blackjack.views import BlackjackOptions
from croupier.games.game import Refused
from croupier.tables.commands import OpenTable, SeatBot
from tests.simulate.eye import Eye
from tests.simulate.house import CHIP, WALLET, House, Person

pytestmark = pytest.mark.asyncio
BUY_IN = 50 * CHIP
GAP_MS = 5_000
ROUNDS_MAX = 60


async def table_of(house: House, *names: str, limit: int = 50) -> tuple[str, list[Person], Eye]:
    """Whoever has more than so many chips has busted the house."""
    people = await house.people(*names)
    rules = {"winnings_limit": limit * CHIP}
    command = OpenTable("blackjack", "twenty-one", "", rules, {"marked_seat": False})
    table = await people[0].open("open", command)
    eye = await people[0].look(table)
    for person in people:
        await person.sit(table)
    return table, people, eye


async def play_hand(
    house: House, table: str, people: list[Person], bet: int, small: Person | None = None
) -> None:
    """Everybody bets so much, or all that is left, and stands; one of them as little as can be."""
    while house.table(table).round is None and house.table(table).can_open():
        await house.advance(GAP_MS)
    by_id = {person.id: person for person in people}
    while (running := house.table(table).round) is not None:
        number = house.pending(table).seats[0]
        taken = house.table(table).seats[number]
        assert taken is not None
        options = house.table(table).game.options(running.state, number)
        assert isinstance(options, BlackjackOptions)
        person = by_id[taken.player]
        if options.start:
            await person.act(table, Start())
        elif options.bet is not None:
            chips = options.bet.least if person is small else bet * CHIP
            await person.act(table, SetBet(min(chips, options.bet.most)))
        else:
            await person.act(table, Stand())


async def until_finished(house: House, table: str, people: list[Person]) -> None:
    for _ in range(ROUNDS_MAX):
        await play_hand(house, table, people, 5)
        if house.table(table).finished:
            return
    raise AssertionError("nobody ever wins")


@pytest.mark.req("T21-6.4.4", "T21-1.1.5")
async def test_the_table_says_so_then_closes_for_everyone_and_all_keep_their_chips(
    house: House,
) -> None:
    table, people, eye = await table_of(house, "Ann", "Bob")
    assert [person.wallet for person in people] == [WALLET - BUY_IN] * 2
    await until_finished(house, table, people)
    told = eye.events()
    at_end = told[len(told) - told[::-1].index("round_closed") :]
    assert (at_end[0], at_end[-1]) == ("honoured", "table_finished")
    assert "bj_house_busted" in told
    chips = [person.at(table) for person in people]
    assert max(chips) > BUY_IN
    assert not house.table(table).can_open()
    with pytest.raises(Refused, match="table_closed"):
        await (await house.person("Cid")).sit(table)
    with pytest.raises(Refused, match="table_closed"):
        await people[0].order(table, SeatBot("basic"))
    await house.advance(GAP_MS - 1)
    assert table in house.tables
    await house.advance(1)
    assert table not in house.tables
    assert eye.events()[-3:] == ["player_left", "player_left", "table_closed"]
    assert [person.wallet for person in people] == [WALLET - BUY_IN + won for won in chips]
    await house.check_book()


@pytest.mark.req("T21-6.4.4", "T21-P2-HALLOFFAME")
async def test_it_closes_and_remembers_also_when_the_house_was_down_in_between(
    house: House,
) -> None:
    table, people, _ = await table_of(house, "Ann", "Bob")
    await until_finished(house, table, people)
    names = {one.name for one in await house.tap.store.honours("blackjack", limit=10)}
    best = max(person.at(table) for person in people)
    assert names == {p.who.name for p in people if p.at(table) > BUY_IN}
    await house.restart()
    assert house.lost == []
    assert house.table(table).finished
    kept = await house.tap.store.honours("blackjack", limit=10)
    assert {one.name for one in kept} == names
    assert {(one.feat, one.bot) for one in kept} == {("busted_the_house", False)}
    assert max(one.chips for one in kept) == best
    await house.advance(GAP_MS)
    assert table not in house.tables
    await house.check_book()


async def test_nobody_else_is_told_the_account_of_who_is_honoured(house: House) -> None:
    table, people, eye = await table_of(house, "Ann", "Bob")
    await until_finished(house, table, people)
    honoured = [e for frame in eye.seen for e in frame["events"] if e["e"] == "honoured"]
    assert honoured
    assert all(event["player"] == "" for event in honoured)


@pytest.mark.req("T21-6.4.2", "T21-6.5", "T21-BG-6")
async def test_a_player_without_chips_has_quit_and_the_others_play_on(house: House) -> None:
    table, people, eye = await table_of(house, "Ann", "Bob", limit=100_000)
    ann, bob = people
    for _ in range(ROUNDS_MAX):
        await play_hand(house, table, people, 50, small=bob)
        if not ann.at(table):
            break
    await house.advance(GAP_MS)
    left = [e for frame in eye.seen for e in frame["events"] if e["e"] == "player_left"]
    assert left
    assert {(event["cause"], event["chips"]) for event in left} == {("broke", 0)}
    running = house.table(table)
    assert running.round is not None
    assert [seat.player for seat in running.seats if seat is not None and not seat.bot] == [bob.id]
