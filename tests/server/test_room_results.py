"""The last results of a room over HTTP: what the rail saw at open tables, and nothing else."""

from typing import Any

import pytest

from croupier.wire import limits
from tests.server.pen import Pen, player
from tests.server.rig import Rig
from tests.server.test_shared_rounds import cards_of, fold, play_a_hand

pytestmark = pytest.mark.asyncio


def path_of(game: str, preset: str) -> str:
    return f"/api/games/{game}/{preset}/results"


async def test_the_ends_of_public_rounds_newest_first_also_of_closed_tables(house: Rig) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    path = path_of("roulette", "casino")
    assert await eve.call("GET", path) == (200, {"results": []})
    pen = Pen(house.store, "wheel", await player(house.store, "Ann"))
    for _ in range(limits.RESULTS_MAX + 2):
        pen.play()
    pen.leave("Ann")
    await pen.written()
    status, told = await eve.call("GET", path)
    assert status == 200
    newest = limits.RESULTS_MAX + 2
    assert [one["number"] for one in told["results"]] == list(range(newest, 2, -1))
    for one in told["results"]:
        assert one["names"] == {"0": "Ann"}
        assert one["seat"] is None
        (step,) = one["steps"]
        assert step["private"] is None
        assert step["view"]["phase"] == "over"
    assert await ann.call("GET", path) == (200, told)  # what has been told once is the same
    assert await eve.call("GET", path_of("roulette", "european")) == (200, {"results": []})


async def test_hidden_hands_stay_hidden_and_private_tables_are_not_told(house: Rig) -> None:
    await play_a_hand(house)  # for people with the link
    eve = await house.guest("Eve")
    path = path_of("holdem", "heads-up")
    assert await eve.call("GET", path) == (200, {"results": []})
    _, cid = await house.seated("Cid")
    _, dan = await house.seated("Dan")
    table = str((await cid.order("open_table", game="holdem", preset="heads-up"))["table"])
    for socket in (cid, dan):
        await socket.watch(table)
        await socket.order("sit", table=table, chips=100_000)
    await fold(table, cid, dan)
    _, told = await eve.call("GET", path)
    (one,) = told["results"]
    assert set(one["names"].values()) == {"Cid", "Dan"}
    assert sum(one["gains"].values()) == 0
    shown: dict[str, Any] = {"round": one}
    assert cards_of(shown) == {}
    assert not any(seat.get("cards") for seat in one["steps"][-1]["view"]["seats"])


async def test_strangers_and_unknown_rooms_get_a_clear_answer(house: Rig) -> None:
    status, told = await house.client().call("GET", path_of("holdem", "casino"))
    assert (status, told["code"]) == (401, "not_signed_in")
    ann = await house.guest("Ann")
    for path, code in (
        (path_of("nonsense", "casino"), "no_such_game"),
        (path_of("holdem", "none"), "no_such_preset"),
    ):
        status, told = await ann.call("GET", path)
        assert (status, told["code"]) == (404, code)
