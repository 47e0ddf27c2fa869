"""A table that goes from one dealer to another is never told as gone: not while its old owner still
hears what is asked of it, and not because no dealer lists it for a while."""

import asyncio

import pytest

from croupier.bus.nats import asking, directory
from croupier.tables.frames import TableNews, lobby_entry
from tests.bus.nats.rig import GatewayRig
from tests.server.rig import open_table, soon

pytestmark = pytest.mark.asyncio


async def test_what_a_dealer_hears_after_it_has_let_go_is_for_the_next_owner(
    house: GatewayRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    monkeypatch.setattr(asking, "ORDER_SECONDS", 0.3)
    await house.bus.release(table)
    for said in (await ann.watch(table), await ann.order("sit", table=table, chips=50_000)):
        assert said["code"] == "house_waits", said


async def test_the_last_news_of_a_table_make_nobody_its_owner(house: GatewayRig) -> None:
    """A decision may become durable when the table was let go of already."""
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    entry = lobby_entry(house.bus.table(table))
    house.bus.drop_all()
    house.service.newsroom.let_go(table)
    house.bus.publish(TableNews(table, entry=entry))
    assert table not in house.service.newsroom.posts


@pytest.mark.parametrize("is_open", [True, False])
async def test_a_table_that_nobody_lists_is_gone_only_when_it_is_closed(
    house: GatewayRig, monkeypatch: pytest.MonkeyPatch, is_open: bool
) -> None:
    monkeypatch.setattr(directory, "MISSING_SECONDS", 0.1)
    asked: list[str] = []

    async def look(table: str) -> bool:
        asked.append(table)
        return is_open

    known = house.nats_bus.directory
    known._is_open = look
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.watch(table)
    post = house.service.newsroom.posts.pop(table)  # its dealer does not list it any more
    known._list_all()
    await soon(lambda: bool(asked), lambda: asyncio.sleep(0.01))
    if is_open:
        house.service.newsroom.posts[table] = post
        await soon(lambda: table not in known._missing, lambda: asyncio.sleep(0.01))
        assert table in known.tables
        assert all(message["t"] != "gone" for message in ann.seen)
    else:
        assert (await ann.named("gone"))["table"] == table


async def test_a_table_that_comes_back_to_its_dealer_is_told_by_its_new_epoch(
    house: GatewayRig,
) -> None:
    """By the old one its news would count as those of an owner of before, and nobody would see
    them."""
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    posts = house.service.newsroom.posts
    posts[table].epoch -= 1
    house.service.newsroom.take_up([table])
    assert posts[table].epoch == house.bus.epoch(table)
    assert (await ann.watch(table))["t"] == "frame"
    assert (await ann.order("sit", table=table, chips=50_000))["t"] == "frame"
