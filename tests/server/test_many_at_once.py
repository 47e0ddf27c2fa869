"""Limits hold when many arrive in the same moment: what is limited counts before it is done."""

import asyncio
from collections import Counter

import aiohttp
import pytest
from aiohttp import web

from croupier.bus.local import TableLimits
from croupier.server.pages import protect
from tests.server.conftest import OpenHouse
from tests.server.rig import Client

pytestmark = pytest.mark.asyncio


async def connected(client: Client) -> int:
    """101, or the status of the refusal."""
    try:
        await client.connect()
    except aiohttp.WSServerHandshakeError as error:
        return error.status
    return 101


@pytest.fixture
def slow_handshakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """All sockets are half-open at the same time."""

    async def slowly(request: web.Request, response: web.StreamResponse) -> None:
        for _ in range(100):
            await asyncio.sleep(0)
        await protect(request, response)

    monkeypatch.setattr("croupier.server.app.protect", slowly)


@pytest.mark.usefixtures("slow_handshakes")
async def test_forty_sockets_of_one_player_at_once(open_house: OpenHouse) -> None:
    house = await open_house(connections_per_player=4)
    client = await house.guest("Ann")
    other = await house.guest("Bob")
    statuses = Counter(await asyncio.gather(*(connected(client) for _ in range(40))))
    assert statuses == {101: 4, 429: 36}
    assert await connected(other) == 101
    await asyncio.gather(*(socket.ws.close() for socket in client.sockets))
    assert Counter(await asyncio.gather(*(connected(client) for _ in range(40))))[101] <= 4


@pytest.mark.usefixtures("slow_handshakes")
async def test_forty_sockets_at_once_in_a_small_house(open_house: OpenHouse) -> None:
    house = await open_house(connections=5)
    clients = [await house.guest(f"Guest {number}") for number in range(40)]
    statuses = Counter(await asyncio.gather(*map(connected, clients)))
    assert statuses == {101: 5, 503: 35}


async def test_guesses_at_many_names_at_once_from_one_address(open_house: OpenHouse) -> None:
    house = await open_house(wrong_passwords_per_address=5)
    names = [f"Player {number}" for number in range(30)]
    for name in names:
        await house.client().sign_in(name, "correct horse")

    async def guess(client: Client, name: str) -> str:
        body = {"name": name, "password": "wrong horse"}
        _, problem = await client.call("POST", "/api/sign-in", body)
        return str(problem["code"])

    guesses = (guess(house.client(), name) for name in names)
    codes = Counter(await asyncio.gather(*guesses))
    assert codes == {"wrong_password": 5, "too_many_attempts": 25}


async def test_guesses_at_one_name_at_once_from_many_addresses(open_house: OpenHouse) -> None:
    house = await open_house(wrong_passwords_per_name=3, behind_proxy=True)
    await house.client().sign_in("Ann", "correct horse")

    async def guess(number: int) -> str:
        client = house.client(**{"X-Forwarded-For": f"10.0.0.{number}"})
        body = {"name": "Ann", "password": "wrong horse"}
        _, problem = await client.call("POST", "/api/sign-in", body)
        return str(problem["code"])

    codes = Counter(await asyncio.gather(*map(guess, range(20))))
    assert codes == {"wrong_password": 3, "too_many_attempts": 17}


async def test_right_passwords_at_once_are_not_taken_for_guesses(open_house: OpenHouse) -> None:
    house = await open_house(wrong_passwords_per_address=20)
    names = [f"Player {number}" for number in range(15)]
    for _ in range(3):
        comings = (house.client().sign_in(name, "correct horse") for name in names)
        assert [me["name"] for me in await asyncio.gather(*comings)] == names


async def test_tables_that_one_player_opens_at_once(open_house: OpenHouse) -> None:
    house = await open_house(limits=TableLimits(tables=10, per_host=3))
    client = await house.guest("Ann")
    sockets = [await client.connect() for _ in range(12)]
    fields = {"game": "holdem", "preset": "casino"}
    answers = await asyncio.gather(*(socket.order("open_table", **fields) for socket in sockets))
    assert Counter(answer.get("code", "ack") for answer in answers) == {
        "ack": 3,
        "too_many_tables": 9,
    }
    assert len(house.tables) == 3


async def test_tables_that_many_players_open_at_once(open_house: OpenHouse) -> None:
    house = await open_house(limits=TableLimits(tables=4, per_host=3))
    sockets = [(await house.seated(f"Host {number}"))[1] for number in range(12)]
    fields = {"game": "holdem", "preset": "casino"}
    answers = await asyncio.gather(*(socket.order("open_table", **fields) for socket in sockets))
    assert Counter(answer.get("code", "ack") for answer in answers) == {"ack": 4, "house_full": 8}
    assert len(house.tables) == 4
