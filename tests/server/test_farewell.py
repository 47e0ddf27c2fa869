"""Whoever has lost the last chip is told so, shown the door, and may begin anew."""

import pytest

from croupier.ledger.transfer import mint, move, wallet
from croupier.server.context import Settings
from tests.server.conftest import OpenHouse
from tests.server.rig import Rig, open_table

pytestmark = pytest.mark.asyncio


async def ruin(house: Rig, name: str) -> None:
    """Take every chip out of the wallet."""
    player = await house.store.player_by_name(name)
    assert player is not None
    purse = wallet(player.id)
    await house.store.transfer((move("ruin", purse, mint(), await house.store.balance(purse)),))


@pytest.mark.req("CAS-1.2a", "CAS-1.1a")
async def test_the_last_chip_ends_the_session_and_the_next_begins_with_a_fresh_thousand(
    open_house: OpenHouse,
) -> None:
    house = await open_house(farewell_ms=50)
    client = await house.guest("Ann")
    await ruin(house, "Ann")
    socket = await client.connect()
    farewell = await socket.named("farewell")
    assert 0 < farewell["left_ms"] <= 50
    assert (await socket.named("bye"))["code"] == "no_chips"
    await socket.closed()
    assert await client.call("GET", "/api/me") == (200, None)
    assert (await client.sign_in("Ann"))["chips"] == 100_000


@pytest.mark.req("CAS-1.2c")
async def test_there_is_time_to_read_the_farewell() -> None:
    assert 5_000 <= Settings().farewell_ms <= 7_000


async def test_who_comes_back_with_chips_is_not_given_more(house: Rig) -> None:
    client = await house.guest("Ann")
    assert (await client.sign_in("Ann"))["chips"] == 100_000


@pytest.mark.req("CAS-1.1b", "CAS-1.1c", "CAS-1.2a")
async def test_chips_at_a_table_are_still_owned_and_known_in_every_tab(
    open_house: OpenHouse,
) -> None:
    house = await open_house(farewell_ms=0)
    client, ann = await house.seated("Ann")
    other_tab = await client.connect()
    table = await open_table(ann)
    await ann.order("sit", table=table, chips=100_000)
    told = await other_tab.named("wallet")
    assert (told["chips"], told["seated"]) == (0, 100_000)
    await ann.order("leave", table=table)
    told = await other_tab.named("wallet")
    assert (told["chips"], told["seated"]) == (100_000, 0)
    kinds = {message["t"] for message in ann.seen + other_tab.seen}
    assert "farewell" not in kinds
