"""Chips are given to guests, but not without end to one address: nobody fills a purse with many
names."""

import asyncio
import io
import json

import pytest

from croupier.ledger.book import AMOUNT_MAX
from croupier.ledger.transfer import mint, move, wallet
from tests.server.conftest import OpenHouse
from tests.server.rig import Rig

pytestmark = [pytest.mark.asyncio, pytest.mark.both_stores]


async def come_in(house: Rig, name: str) -> tuple[int, str | int]:
    """Status, and the chips or the code of the refusal."""
    status, told = await house.client().call("POST", "/api/sign-in", {"name": name})
    return status, told["chips"] if status == 200 else told["code"]


@pytest.mark.req("CAS-1.1a")
async def test_a_charity_night_behind_one_address_comes_in_at_once(house: Rig) -> None:
    comings = await asyncio.gather(*(come_in(house, f"Guest {n}") for n in range(60)))
    assert comings == [(200, 100_000)] * 60


async def test_one_address_is_given_no_more_than_the_host_allows(open_house: OpenHouse) -> None:
    """Also when all come at the same moment."""
    house = await open_house(gifts_per_address=5)
    comings = await asyncio.gather(*(come_in(house, f"Guest {n}") for n in range(12)))
    assert sorted(comings, key=str) == [(200, 100_000)] * 5 + [(429, "no_more_chips")] * 7
    assert await house.store.balance(mint()) == -500_000


async def test_who_has_chips_comes_in_all_the_same(open_house: OpenHouse) -> None:
    house = await open_house(gifts_per_address=2)
    ann = house.client()
    await ann.sign_in("Ann", "correct horse")
    for _ in range(3):  # somebody who is given nothing does not count
        assert (await house.client().sign_in("Ann", "correct horse"))["chips"] == 100_000
    assert await come_in(house, "Bob") == (200, 100_000)
    assert (await house.client().sign_in("Ann", "correct horse"))["chips"] == 100_000
    player = await house.store.player_by_name("Ann")
    assert player is not None
    await house.store.transfer((move("lost", wallet(player.id), mint(), 100_000),))
    body = {"name": "Ann", "password": "correct horse"}
    status, problem = await house.client().call("POST", "/api/sign-in", body)
    assert (status, problem["code"], problem["facts"]) == (429, "no_more_chips", {"hours": 12})


async def test_nobody_is_written_down_who_cannot_come_in(open_house: OpenHouse) -> None:
    house = await open_house(gifts_per_address=1)
    await come_in(house, "Ann")
    assert await come_in(house, "Bob") == (429, "no_more_chips")
    assert await house.store.player_by_name("Bob") is None


async def test_other_addresses_have_gifts_of_their_own(open_house: OpenHouse) -> None:
    house = await open_house(gifts_per_address=1, behind_proxy=True)
    for address in ("192.0.2.1", "192.0.2.2"):
        client = house.client(**{"X-Forwarded-For": address})
        body = {"name": f"Guest {address[-1]}"}
        assert (await client.call("POST", "/api/sign-in", body))[0] == 200


async def test_the_end_of_counting_is_told(house: Rig, logged: io.StringIO) -> None:
    """The book cannot count further: nothing happens, and the log says why."""
    full = move("all", mint(), wallet("somebody"), AMOUNT_MAX)
    await house.store.transfer((full,))
    status, problem = await house.client().call("POST", "/api/sign-in", {"name": "Ann"})
    assert (status, problem["code"]) == (409, "book_full")
    told = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [(one["event"], one["level"]) for one in told] == [("book_full", "critical")]
