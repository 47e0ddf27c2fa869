"""Opening tables, finding them and what the lobby hears of them."""

from typing import Any

import pytest

from croupier.games.game import Refused
from croupier.ledger.transfer import seat, wallet
from croupier.tables.commands import CloseTable, IssueTicket, OpenTable, Order, RawAct
from croupier.tables.events import LeaveCause
from tests.simulate.house import CHIP, FIDGET, WALLET, House, refusal
from tests.simulate.play import finish_round, sit_down

pytestmark = pytest.mark.asyncio


@pytest.mark.req("EPS-DD-001")
async def test_several_tables_are_played_side_by_side(house: House) -> None:
    first, (ann, bob) = await sit_down(house, "cardroom", "Ann", "Bob")
    second = await ann.open_table("casino", name="  The   other ")
    for person in (ann, bob):
        await person.look(second)
        await person.sit(second)
    await house.advance(2_000)
    assert set(house.tables) == {first, second}
    assert [card.name for card in house.lobby.cards(ann.id)] == ["Ann", "The other"]
    assert all(table.round is not None for table in house.tables.values())
    before = house.table(second)
    await finish_round(house, first, [ann, bob])
    assert house.table(second).seats == before.seats
    assert ann.wallet == WALLET - 1_000 * CHIP - 500 * CHIP
    await house.check_book()


@pytest.mark.req("EPS-DD-005b")
async def test_the_order_of_connecting_has_no_effect_on_the_seat(house: House) -> None:
    ann, bob, cid = await house.people("Ann", "Bob", "Cid")
    table = await ann.open_table("cardroom")
    await cid.look(table)
    await bob.look(table)
    await ann.sit(table, number=4)
    await bob.sit(table, number=2)
    await cid.sit(table)
    assert [house.table(table).seat_of(person.id) for person in (ann, bob, cid)] == [4, 2, 0]
    bob.hang_up()
    assert ((await cid.look(table)).last["seat"], (await bob.look(table)).last["seat"]) == (0, 2)
    await house.restart()
    assert (await bob.look(table)).last["seat"] == 2


async def test_asking_again_for_a_table_opens_one_also_after_a_restart(house: House) -> None:
    ann = await house.person("Ann")
    wanted = OpenTable("holdem", "casino", "Mine", {}, {"seats": 5})
    table = await ann.open("the-id", wanted)
    order = Order(table, ann.who, "the-id", wanted)
    for _ in range(2):
        assert (await house.bus.order(order)).seq == 1
        assert list(house.tables) == [table]
        await house.restart()
    assert len(house.table(table).seats) == 5
    # The order is known even when its table is closed.
    await ann.order(table, CloseTable())
    assert (await house.bus.order(order)).seq == 1
    assert house.tables == {}


async def test_a_table_that_could_not_be_written_is_not_there(house: House) -> None:
    ann = await house.person("Ann")
    house.tap.fails = lambda commit: True
    assert await refusal(ann.open_table("casino")) == "not_saved"
    assert house.tables == {}
    assert house.bus.listen(lambda news: None) == []
    house.tap.fails = lambda commit: False
    await ann.open_table("casino")
    assert len(house.tables) == 1


@pytest.mark.parametrize(
    ("field", "rules", "settings"),
    [
        ("x", {"x": 1}, {}),
        ("x", {}, {"x": 1}),
        ("unit", {"unit": "one"}, {}),
        ("seats", {}, {"seats": 1}),
        ("seats", {}, {"seats": 11}),
        ("seats", {}, {"seats": -(10**6)}),
        ("buy_in_min", {}, {"buy_in_min": 0}),
        ("buy_in_min", {}, {"buy_in_min": 500_000, "buy_in_max": 400_000}),
        ("buy_in_max", {}, {"buy_in_max": 10**15}),
        ("gap_ms", {}, {"gap_ms": -1}),
        ("gap_ms", {}, {"gap_ms": 10**11}),
        ("gap_ms", {}, {"gap_ms": 10**400}),
        ("blinds", {"blinds": [500, 10**30]}, {}),
        ("missed_turns_max", {}, {"missed_turns_max": 0}),
        ("grace_rounds", {}, {"grace_rounds": -1}),
        ("bot_buy_in", {}, {"bot_buy_in": [2_000, 1_000]}),
        ("bot_buy_in", {}, {"bot_buy_in": [0, 1_000]}),
        ("bot_buy_in", {}, {"bot_buy_in": [150, 1_000]}),
        ("bot_buy_in", {}, {"bot_buy_in": [100_000, 10_000_100]}),
        ("bot_step", {}, {"bot_step": 0}),
        ("bot_step", {}, {"bot_step": 150}),
    ],
)
async def test_rules_and_settings_that_make_no_sense_are_refused(
    house: House, field: str, rules: dict[str, Any], settings: dict[str, Any]
) -> None:
    ann = await house.person("Ann")
    with pytest.raises(Refused) as refused:
        await ann.open("id", OpenTable("holdem", "casino", "", rules, settings))
    assert (refused.value.code, refused.value.facts) == ("bad_rules", {"field": field})
    assert house.tables == {}


async def test_what_there_is_not_is_refused(house: House) -> None:
    ann = await house.person("Ann")
    table = await ann.open_table("casino")
    for game, preset, code in (
        ("snap", "casino", "no_such_game"),
        ("holdem", "snap", "no_such_preset"),
    ):
        assert await refusal(ann.open("id", OpenTable(game, preset, "", {}, {}))) == code
    assert await refusal(ann.order("nowhere", FIDGET)) == "no_such_table"
    assert await refusal(ann.look("nowhere")) == "no_such_table"
    for raw in (b"", b"{", b'{"do":"jump"}', b'{"do":"raise"}', b'{"do":"raise","chips":1.5}'):
        assert await refusal(ann.order(table, RawAct(1, raw))) == "malformed"


async def test_the_lobby_hears_of_what_it_shows_and_wallets_of_what_they_hold(
    house: House,
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("heads-up")
    assert house.lobby_changes == 1
    for person in (ann, bob):
        before = house.lobby.cards(ann.id)
        house.news.clear()
        await person.sit(table)
        assert house.lobby.cards(ann.id) != before
        (news,) = house.news
        buy_in = house.table(table).settings.buy_in
        accounts = {wallet(person.id): WALLET - buy_in, seat(table, person.id): buy_in}
        assert news.balances == accounts
    (card,) = house.lobby.cards(bob.id)
    assert (card.taken, card.bots, card.queue, card.running, card.mine) == (2, 0, 0, False, True)
    assert not house.lobby.cards("stranger")[0].mine
    changes = house.lobby_changes
    await house.advance(2_000)
    assert house.lobby_changes == changes + 1
    assert house.lobby.cards(ann.id)[0].running
    await finish_round(house, table, [ann, bob])
    house.news.clear()
    chips = ann.at(table)
    await ann.leave(table)
    (news,) = house.news
    assert news.left == {ann.id: LeaveCause.PLAYER}
    assert news.balances == {wallet(ann.id): WALLET - buy_in + chips, seat(table, ann.id): 0}


async def test_what_changes_neither_the_lobby_nor_any_chips_is_news_to_those_who_look_only(
    house: House,
) -> None:
    ann, bob = await house.people("Ann", "Bob")
    table = await ann.open_table("heads-up")
    house.news.clear()
    await ann.order(table, IssueTicket(bob.id))
    assert house.news == []
    await ann.look(table)
    await ann.order(table, IssueTicket(bob.id))
    (news,) = house.news
    assert news.frame is not None
    assert (news.entry, news.balances, news.left, news.closed) == (None, {}, {}, False)
