"""Signing in, a table, an order; and a connection that breaks."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from croupier.client import Back, Ended, HouseClient, HouseUnreachable, Lost, OrderRefused
from croupier.client.house import new_id
from croupier.games.blackjack import moves
from croupier.wire import limits, up
from croupier.wire.down import Chat, Frame, Refusal, Said
from tests.client.proxy import Wire
from tests.server.rig import PATIENCE, Rig

pytestmark = pytest.mark.asyncio


async def until(client: HouseClient, wanted: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(PATIENCE):
        async for news in client.news():
            if wanted(news):
                return news
    raise AssertionError("the news has ended")


def asks(news: Any) -> bool:
    return isinstance(news, Frame) and news.options is not None


async def seated(client: HouseClient, name: str) -> str:
    await client.sign_in(name)
    await client.connect()
    table = await client.open_table("blackjack", "twenty-one")
    await client.watch(table)
    await client.sit(table, 5_000)
    return table


async def test_a_hand_is_played_and_the_chips_come_home(house: Rig) -> None:
    async with HouseClient(str(house.url)) as ann:
        table = await seated(ann, "Ann")
        await until(ann, asks)
        await ann.act(table, moves.SetBet(1_000))
        await ann.act(table, moves.Start())
        while ann.frames[table].view["phase"] != "over":
            if ann.frames[table].options is not None:
                await ann.act(table, moves.Stand())
        (seat,) = ann.frames[table].view["seats"]
        await ann.leave(table)
        me = await ann.me()
        assert me is not None
        assert (me.name, me.guest, me.chips) == ("Ann", True, 95_000 + seat["stack"])
        assert await ann.honours("blackjack") == ()


async def test_what_is_said_is_news_to_everybody_who_looks(house: Rig) -> None:
    url = str(house.url)
    async with HouseClient(url) as ann, HouseClient(url) as bob:
        table = await seated(ann, "Ann")
        assert await ann.say(table, "first") == table
        await bob.sign_in("Bob")
        await bob.connect()
        await bob.watch(table)
        chat = await until(bob, lambda news: isinstance(news, Chat))
        assert [line.text for line in chat.lines] == ["first"]
        await ann.say(table, "second")
        for client in (ann, bob):
            said = await until(client, lambda n: isinstance(n, Said) and n.line.text == "second")
            assert (said.table, said.line.name) == (table, "Ann")
        with pytest.raises(OrderRefused) as refused:
            await bob.say(table, "may I?")
        assert refused.value.code == "not_seated"


async def test_the_coach_can_be_asked(house: Rig) -> None:
    async with HouseClient(str(house.url)) as ann:
        table = await seated(ann, "Ann")
        assert (await ann.chart(table)).columns[-1] == "A"
        await until(ann, asks)
        with pytest.raises(OrderRefused) as refused:
            await ann.advice(table)
        assert refused.value.code == "nothing_to_advise"
        with pytest.raises(OrderRefused) as refused:
            await ann.advice("nowhere")
        assert refused.value.code == "no_such_table"


async def test_a_refusal_has_a_code_and_words_in_the_language(house: Rig) -> None:
    async with HouseClient(str(house.url), "zh") as ann:
        with pytest.raises(OrderRefused) as bad_name:
            await ann.sign_in("")
        assert bad_name.value.code == "bad_name"
        table = await seated(ann, "Ann")
        with pytest.raises(OrderRefused) as refused:
            await ann.sit(table, 5_000)
        assert refused.value.code == "already_seated"
        assert not refused.value.text.isascii()


async def test_a_script_in_a_hurry_is_slowed_down_and_loses_nothing(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house allows so little that any machine is too fast for it."""
    monkeypatch.setattr(limits, "MESSAGES_PER_SECOND", 1)
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 8)
    async with HouseClient(str(house.url)) as ann:
        table = await seated(ann, "Ann")
        await until(ann, asks)
        for number in range(9):
            await ann.act(table, moves.SetBet(1_000 + number % 2 * 500))
        heard = [ann._news.get_nowait() for _ in range(ann._news.qsize())]
        assert "too_fast" in [each.code for each in heard if isinstance(each, Refusal)]
        assert ann.frames[table].view["seats"][0]["hands"][0]["bet"] == 1_000


async def test_a_broken_connection_comes_back_with_the_table(house: Rig) -> None:
    assert house.url.port is not None
    async with Wire(house.url.port) as wire, HouseClient(wire.url) as ann:
        table = await seated(ann, "Ann")
        await until(ann, asks)
        wire.cut()
        await until(ann, lambda news: isinstance(news, Lost))
        await until(ann, lambda news: isinstance(news, Back))
        frame = await until(ann, lambda news: isinstance(news, Frame))
        assert (frame.table, frame.seat) == (table, 0)


async def test_an_order_without_an_answer_is_sent_again_and_carried_out_once(house: Rig) -> None:
    """The wire is cut in the moment in which the order is on its way."""
    assert house.url.port is not None
    async with Wire(house.url.port) as wire, HouseClient(wire.url) as ann:
        await ann.sign_in("Ann")
        await ann.connect()
        order = up.OpenTable(id=new_id(), game="blackjack", preset="twenty-one")
        answer = asyncio.create_task(ann.order(order))
        await asyncio.sleep(0)
        wire.cut()
        async with asyncio.timeout(PATIENCE):
            table = await answer
        assert await ann.order(order) == table
        assert list(house.tables) == [table]


async def test_a_house_that_stays_away_is_told_once(house: Rig) -> None:
    assert house.url.port is not None
    retries = (0.0, 0.01)
    async with Wire(house.url.port) as wire, HouseClient(wire.url, retry_seconds=retries) as ann:
        table = await seated(ann, "Ann")
        wire.cut(for_good=True)
        order = asyncio.create_task(ann.leave(table))
        await until(ann, lambda news: isinstance(news, Ended))
        with pytest.raises(HouseUnreachable):
            await order
        with pytest.raises(HouseUnreachable):
            await ann.leave(table)


@pytest.mark.parametrize("url", ["", "foo", "ftp://x", "http://", "localhost:8000"])
async def test_what_is_no_address(url: str) -> None:
    with pytest.raises(ValueError):
        HouseClient(url)


async def test_nobody_at_the_address() -> None:
    async with HouseClient("http://127.0.0.1:1") as client:
        with pytest.raises(HouseUnreachable):
            await client.sign_in("Ann")
