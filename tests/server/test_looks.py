"""How the house looks to a player is stored with the account, and seen by the player alone."""

from typing import Any

import pytest

from croupier.wire import limits
from tests.server.conftest import OpenHouse
from tests.server.rig import Rig

pytestmark = pytest.mark.asyncio

LOOKS = {
    "theme": "light",
    "felt": "plum",
    "deck": "four",
    "faces": "stylised",
    "back": "own",
    "accent": "#3366cc",
    "cloth": None,
    "wall": "#101820",
    "music": False,
    "music_volume": 0.25,
    "avatar": 7,
}
NOTHING: dict[str, Any] = {"looks": None, "pictures": {}}


@pytest.mark.req("T21-P2-GUI-c", "DDZ-2.8")
async def test_looks_follow_the_account_to_another_browser(open_house: OpenHouse) -> None:
    house = await open_house()
    client = house.client()
    await client.sign_in("Ann", "correct horse")
    assert await client.call("GET", "/api/me/looks") == (200, NOTHING)
    assert await client.call("PUT", "/api/me/looks", LOOKS) == (204, None)
    await house.leave()

    house = await open_house()
    other = house.client()
    await other.sign_in("Ann", "correct horse")
    assert (await other.call("GET", "/api/me/looks"))[1]["looks"] == LOOKS


async def test_the_last_looks_win_and_are_nobody_elses(house: Rig) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    await ann.call("PUT", "/api/me/looks", LOOKS)
    await ann.call("PUT", "/api/me/looks", LOOKS | {"theme": "dark", "wall": None})
    found = (await ann.call("GET", "/api/me/looks"))[1]["looks"]
    assert (found["theme"], found["wall"]) == ("dark", None)
    assert await bob.call("GET", "/api/me/looks") == (200, NOTHING)


@pytest.mark.parametrize(
    "wrong",
    [
        {"theme": 5},
        {"music_volume": 1.5},
        {"avatar": 24},
        {"theme": ""},
        {"theme": "x" * 41},
        {"accent": "red"},
        {"accent": "#12345"},
        {"accent": "#1234567"},
        {"cloth": "#GGGGGG"},
        {"wall": "url(http://evil.example/)"},
        {"admin": True},
        {"deck": None},
    ],
)
async def test_looks_that_make_no_sense_change_nothing(house: Rig, wrong: dict[str, Any]) -> None:
    ann = await house.guest("Ann")
    await ann.call("PUT", "/api/me/looks", LOOKS)
    status, problem = await ann.call("PUT", "/api/me/looks", LOOKS | wrong)
    assert (status, problem["code"]) == (400, "malformed")
    assert (await ann.call("GET", "/api/me/looks"))[1]["looks"] == LOOKS


async def test_looks_need_a_session_and_a_page_of_the_house(house: Rig) -> None:
    stranger = house.client()
    for method, body in (("GET", None), ("PUT", LOOKS)):
        status, problem = await stranger.call(method, "/api/me/looks", body)
        assert (status, problem["code"]) == (401, "not_signed_in")
    ann = await house.guest("Ann")
    headers = {"Origin": "http://evil.example"}
    status, problem = await ann.call("PUT", "/api/me/looks", LOOKS, headers=headers)
    assert (status, problem["code"]) == (403, "foreign_origin")


async def test_looks_cannot_be_changed_without_end(house: Rig) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    for _ in range(limits.LOOKS_MAX):
        assert (await ann.call("PUT", "/api/me/looks", LOOKS))[0] == 204
    status, problem = await ann.call("PUT", "/api/me/looks", LOOKS | {"theme": "dark"})
    assert (status, problem["code"]) == (429, "too_fast")
    assert (await bob.call("PUT", "/api/me/looks", LOOKS))[0] == 204


async def test_looks_that_this_version_cannot_read_are_as_good_as_none(house: Rig) -> None:
    ann = await house.guest("Ann")
    record = await house.store.player_by_name("Ann")
    assert record is not None
    await house.store.set_looks(record.id, b'{"theme": "dark"}')
    assert await ann.call("GET", "/api/me/looks") == (200, NOTHING)
