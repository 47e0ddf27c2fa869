"""The history over HTTP: pages that stay small, made beside the event loop, one at a time."""

import asyncio
import json
import threading
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from yarl import URL

from croupier.server.retold import RetoldRound
from croupier.tables.ports import Record
from croupier.wire import limits
from tests.server.conftest import OpenHouse
from tests.server.pen import Pen, player
from tests.server.rig import PATIENCE, Client, Rig, soon

pytestmark = [pytest.mark.asyncio, pytest.mark.both_stores]
TABLE = "wheel"


async def page(client: Client, query: str = "", table: str = TABLE) -> tuple[Any, int]:
    """A page, and how many bytes it has."""
    url = client.rig.url.join(URL(f"/api/tables/{table}/history{query}"))
    async with client.http.get(url) as answer:
        body = await answer.read()
        assert answer.status == 200, body
    return json.loads(body), len(body)


async def pen_of(house: Rig, *names: str) -> Pen:
    return Pen(house.store, TABLE, *[await player(house.store, name) for name in names])


async def test_pages_of_twenty_rounds_lead_to_the_first(house: Rig) -> None:
    ann = await house.guest("Ann")
    pen = await pen_of(house, "Ann")
    for _ in range(45):
        pen.play()
    await pen.written()
    pages, query = [], ""
    while True:
        found, _ = await page(ann, query)
        pages.append([told["number"] for told in found["rounds"]])
        if found["before"] is None:
            break
        query = f"?before={found['before']}"
    assert pages == [list(range(45, 25, -1)), list(range(25, 5, -1)), list(range(5, 0, -1))]
    few, _ = await page(ann, "?newest=2&before=10")
    assert [told["number"] for told in few["rounds"]] == [9, 8]
    assert few["before"] == 8


async def test_a_short_list_has_only_the_end_of_each_round(house: Rig) -> None:
    ann = await house.guest("Ann")
    pen = await pen_of(house, "Ann")
    for _ in range(3):
        pen.play(slips=5)
    await pen.written()
    whole, _ = await page(ann)
    short, _ = await page(ann, "?short=true")
    assert short["before"] == whole["before"]
    for told, kept in zip(whole["rounds"], short["rounds"], strict=True):
        assert len(told["steps"]) > 1
        assert kept["steps"] == told["steps"][-1:]
        assert kept["skipped"] == len(told["steps"]) - 1
        assert told | {"steps": [], "skipped": 0} == kept | {"steps": [], "skipped": 0}


async def test_of_thousands_of_small_bets_the_last_are_told(house: Rig) -> None:
    ann = await house.guest("Ann")
    pen = await pen_of(house, "Ann")
    pen.play(slips=3_000)
    await pen.written()
    found, size = await page(ann)
    (told,) = found["rounds"]
    assert len(told["steps"]) == limits.HISTORY_STEPS_MAX
    assert told["skipped"] == 3_000 + 3 - limits.HISTORY_STEPS_MAX
    assert told["at_ms"] == 2_000  # when the round began, not when the steps that are told did
    assert told["steps"][-1]["view"]["phase"] == "over"
    assert size < 100_000


async def test_a_page_stays_small_however_much_lies_on_the_board(house: Rig) -> None:
    """Eight seats and a bet on every point make views of 40 kB."""
    names = [f"Player {number}" for number in range(8)]
    clients = [await house.guest(name) for name in names]
    pen = await pen_of(house, *names)
    for _ in range(3):
        pen.play(slips=30, bets=150)
    await pen.written()
    query, numbers = "", []
    for _ in range(3):
        found, size = await page(clients[0], query)
        assert size <= 2 * limits.HISTORY_BYTES
        for told in found["rounds"]:
            assert told["steps"][-1]["view"]["phase"] == "over"
            assert len(told["steps"]) + told["skipped"] == 8 * 31 + 2
            numbers.append(told["number"])
        query = f"?before={found['before']}"
        if found["before"] is None:
            break
    assert numbers == [3, 2, 1]


class Held:
    """Rounds are retold only when the test lets them."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()
        self.count = 0

    def read(self, retold: RetoldRound, records: Sequence[Record]) -> None:
        self.count += 1
        self.reached.set()
        assert self.open.wait(PATIENCE)
        READ(retold, records)


READ = RetoldRound.read


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    held = Held()
    monkeypatch.setattr(RetoldRound, "read", lambda retold, records: held.read(retold, records))
    yield held
    held.open.set()


async def test_the_house_answers_others_while_a_page_is_made(house: Rig, held: Held) -> None:
    ann = await house.guest("Ann")
    _, bob = await house.seated("Bob")
    pen = await pen_of(house, "Ann")
    pen.play()
    await pen.written()
    asked = asyncio.create_task(page(ann))
    await asyncio.to_thread(held.reached.wait, PATIENCE)
    await bob.say({"t": "ping", "n": 1})
    assert (await bob.named("pong"))["n"] == 1
    assert (await ann.call("GET", "/api/me"))[0] == 200
    assert not asked.done()
    held.open.set()
    found, _ = await asked
    assert len(found["rounds"]) == 1


async def test_no_part_of_a_page_is_made_on_the_loop(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded, threads = RetoldRound.encoded, set[int]()

    def noted(retold: RetoldRound) -> bytes:
        threads.add(threading.get_ident())
        return encoded(retold)

    monkeypatch.setattr(RetoldRound, "encoded", noted)
    ann = await house.guest("Ann")
    pen = await pen_of(house, "Ann")
    pen.play()
    await pen.written()
    assert len((await page(ann))[0]["rounds"]) == 1
    assert threads
    assert threading.get_ident() not in threads


async def test_a_player_asks_for_one_page_at_a_time_and_others_do_not_mind(
    house: Rig, held: Held
) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    pen = await pen_of(house, "Ann", "Bob")
    pen.play()
    await pen.written()
    first = asyncio.create_task(page(ann))
    await asyncio.to_thread(held.reached.wait, PATIENCE)
    status, problem = await ann.call("GET", f"/api/tables/{TABLE}/history")
    assert (status, problem["code"]) == (503, "busy")
    other = asyncio.create_task(page(bob))
    held.open.set()
    for asked in (first, other):
        assert len((await asked)[0]["rounds"]) == 1
    assert len((await page(ann))[0]["rounds"]) == 1


async def test_a_player_asks_for_one_evening_at_a_time(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that a player ever won is added up for it, by the readers that everybody waits for."""
    ann = await house.guest("Ann")
    read, reading, go_on = house.store.results_of, 0, asyncio.Event()

    async def held(of: str) -> Any:
        nonlocal reading
        reading += 1
        await go_on.wait()
        return await read(of)

    monkeypatch.setattr(house.store, "results_of", held)
    first = asyncio.create_task(ann.call("GET", "/api/me/evening"))
    await soon(lambda: reading == 1, lambda: asyncio.sleep(0))
    more = asyncio.create_task(ann.call("GET", "/api/me/evening"))
    await soon(lambda: reading > 1 or more.done(), lambda: asyncio.sleep(0))
    go_on.set()
    assert (await more)[0] == 503
    assert ((await first)[0], reading) == (200, 1)


async def test_a_page_is_given_up_when_the_client_is_gone(house: Rig, held: Held) -> None:
    ann = await house.guest("Ann")
    pen = await pen_of(house, "Ann")
    for _ in range(20):
        pen.play()
    await pen.written()
    assert house.listening is not None
    server = house.listening.runner.server
    assert server is not None
    asked = asyncio.create_task(page(ann))
    await asyncio.to_thread(held.reached.wait, PATIENCE)
    asked.cancel()
    await soon(
        lambda: all(one.transport is None for one in server.connections), lambda: asyncio.sleep(0)
    )
    held.open.set()
    again = house.client(Cookie=cookie_of(ann))
    statuses: list[int] = []

    async def ask() -> None:
        statuses.append((await again.call("GET", f"/api/tables/{TABLE}/history"))[0])

    await soon(lambda: 200 in statuses, ask)  # busy until the first page is given up
    assert held.count == 1 + 20


def cookie_of(client: Client) -> str:
    cookie = client.cookie
    return f"{cookie.key}={cookie.value}"


async def test_a_closed_table_is_told_to_those_who_played_there(open_house: OpenHouse) -> None:
    house = await open_house()
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    cookies = [cookie_of(client) for client in (ann, bob, eve)]
    pen = await pen_of(house, "Ann", "Bob")
    pen.play()
    pen.leave("Bob")
    pen.play()
    pen.leave("Ann")
    await pen.written()
    for _ in range(2):
        told = []
        for cookie in cookies:
            found, _ = await page(house.client(Cookie=cookie))
            told.append([one["number"] for one in found["rounds"]])
            assert found["before"] is None
        assert told == [[2, 1], [1], []]
        await house.stop()
        house = await open_house()


async def test_an_open_table_is_told_to_everybody(open_house: OpenHouse) -> None:
    house = await open_house()
    await house.guest("Ann")
    pen = await pen_of(house, "Ann")
    pen.play()
    await pen.written()
    await house.stop()
    house = await open_house()  # which finds the table in the store
    found, _ = await page(await house.guest("Eve"))
    (told,) = found["rounds"]
    assert told["seat"] is None
    assert told["names"] == {"0": "Ann"}
    assert all(step["private"] is None for step in told["steps"])


async def test_there_is_no_history_of_a_table_that_never_was(house: Rig) -> None:
    ann = await house.guest("Ann")
    status, problem = await ann.call("GET", "/api/tables/nowhere/history")
    assert (status, problem["code"]) == (404, "no_such_table")
