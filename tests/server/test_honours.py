"""Those whom the house remembers at a game, over HTTP."""

import pytest

from croupier.tables.ports import Honour
from tests.server.rig import Rig
from tests.store.commits import commit

pytestmark = [pytest.mark.asyncio, pytest.mark.both_stores]
PATH = "/api/games/blackjack/honours"


@pytest.mark.req("T21-P2-HALLOFFAME")
async def test_the_last_ten_newest_first_without_their_accounts(house: Rig) -> None:
    ann = await house.guest("Ann")
    assert await ann.call("GET", PATH) == (200, {"honours": []})
    for number in range(12):
        one = Honour(
            "blackjack", "busted_the_house", f"p{number}", f"P{number}", 60_000, False, number
        )
        await house.store.commit(commit(f"t{number}", 1, None, honours=(one,)))
    status, told = await ann.call("GET", PATH)
    assert status == 200
    assert [one["name"] for one in told["honours"]] == [f"P{n}" for n in range(11, 1, -1)]
    assert told["honours"][0] == {
        "name": "P11",
        "feat": "busted_the_house",
        "chips": 60_000,
        "at_ms": 11,
        "bot": False,
    }


async def test_a_stranger_and_an_unknown_game_get_a_clear_answer(house: Rig) -> None:
    status, told = await house.client().call("GET", PATH)
    assert (status, told["code"]) == (401, "not_signed_in")
    ann = await house.guest("Ann")
    status, told = await ann.call("GET", "/api/games/nonsense/honours")
    assert (status, told["code"]) == (404, "no_such_page")
