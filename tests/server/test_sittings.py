"""What a player brought to tables of a room and took away, over HTTP."""

import pytest

from croupier.tables.ports import Sitting
from tests.server.rig import Rig
from tests.store.commits import commit

pytestmark = [pytest.mark.asyncio, pytest.mark.both_stores]
PATH = "/api/games/holdem/heads-up/sittings"


@pytest.mark.req("HU-FR2a", "HU-FR10c")
async def test_the_net_profit_and_the_last_sittings(house: Rig) -> None:
    ann = await house.guest("Ann")
    nothing = {"count": 0, "rounds": 0, "gain": 0, "newest": []}
    assert await ann.call("GET", PATH) == (200, nothing)
    player = await house.store.player_by_name("Ann")
    assert player is not None
    one = Sitting(player.id, "holdem", "heads-up", (500, 1_000), "odds", 40, 1_000, 1_240, 9)
    await house.store.commit(commit("t1", 1, None, sittings=(one,)))
    assert await ann.call("GET", PATH) == (
        200,
        {
            "count": 1,
            "rounds": 40,
            "gain": 240,
            "newest": [
                {
                    "stakes": [500, 1_000],
                    "against": "odds",
                    "rounds": 40,
                    "bought_in": 1_000,
                    "took_out": 1_240,
                    "ended_ms": 9,
                }
            ],
        },
    )
    bob = await house.guest("Bob")
    assert await bob.call("GET", PATH) == (200, nothing)


async def test_strangers_and_unknown_rooms_get_a_clear_answer(house: Rig) -> None:
    status, told = await house.client().call("GET", PATH)
    assert (status, told["code"]) == (401, "not_signed_in")
    ann = await house.guest("Ann")
    for path, code in (("nonsense/casino", "no_such_game"), ("holdem/none", "no_such_preset")):
        status, told = await ann.call("GET", f"/api/games/{path}/sittings")
        assert (status, told["code"]) == (404, code)
