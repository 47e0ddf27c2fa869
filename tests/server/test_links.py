"""A table for those who have its link."""

import pytest

from tests.server.rig import Rig, Socket

pytestmark = pytest.mark.asyncio
PRIVATE = {"watching": "link", "sitting": "link"}


async def open_private(host: Socket, **settings: str) -> tuple[str, str]:
    """The table, and the link that its host is shown."""
    fields = {"game": "holdem", "preset": "heads-up", "settings": settings or PRIVATE}
    table = str((await host.order("open_table", **fields))["table"])
    frame = await host.watch(table)
    assert frame["host"] is True
    return table, str(frame["link"])


async def test_whoever_has_the_link_comes_in_and_sits_down(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, bob = await house.seated("Bob")
    table, link = await open_private(ann)
    assert len(link) >= 16
    frame = await bob.watch(table, link)
    assert frame["t"] == "frame"
    assert "link" not in frame
    refusal = await bob.order("sit", table=table, chips=100_000)
    assert refusal["code"] == "link_needed"
    sat = await bob.order("sit", table=table, chips=100_000, link=link)
    assert sat["seat"] is not None
    assert "link" not in sat


async def test_without_the_link_there_is_nothing_to_see(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    table, link = await open_private(ann)
    client, eve = await house.seated("Eve")
    assert (await eve.receive())["tables"] == []
    assert (await client.call("GET", "/api/tables"))[1] == {"tables": []}
    for wrong in ("", link[:-1], link.upper() + "0", "x" * 24):
        refusal = await eve.watch(table, wrong)
        assert (refusal["t"], refusal["code"]) == ("refusal", "link_needed")
        refusal = await eve.order("sit", table=table, chips=100_000, link=wrong)
        assert refusal["code"] == "link_needed"
    await ann.order("say", table=table, text="anybody there?")
    assert await eve.drained() == []


async def test_a_player_at_the_table_needs_no_link_any_more(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    client, bob = await house.seated("Bob")
    table, link = await open_private(ann)
    await bob.order("sit", table=table, chips=100_000, link=link)
    second = await client.connect()
    welcome = await second.receive()
    assert [(card["id"], card["mine"]) for card in welcome["tables"]] == [(table, True)]
    assert (await second.watch(table))["t"] == "frame"
    await bob.order("leave", table=table)
    third = await client.connect()
    assert (await third.watch(table))["code"] == "link_needed"


async def test_a_table_may_be_open_to_every_eye_and_have_seats_for_friends(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, eve = await house.seated("Eve")
    table, link = await open_private(ann, sitting="link")
    assert (await eve.watch(table))["t"] == "frame"
    assert (await eve.order("sit", table=table, chips=100_000))["code"] == "link_needed"
    assert (await eve.order("sit", table=table, chips=100_000, link=link))["t"] == "frame"
