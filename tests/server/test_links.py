"""A table for those who have its link."""

import pytest

from croupier.wire import limits
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
    assert len(link) >= 32  # 128 bits in hex: nobody guesses it
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
    welcome = await eve.receive()
    assert welcome["mine"] == welcome["tallies"] == []
    assert (await client.call("GET", "/api/tables"))[1] == {"tables": [], "more": False}
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
    assert [(card["id"], card["mine"]) for card in welcome["mine"]] == [(table, True)]
    assert (await second.watch(table))["t"] == "frame"
    await ann.order("sit", table=table, chips=100_000)  # or it would close when he leaves
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


CODED = {"watching": "code", "sitting": "code"}


async def test_a_code_that_is_read_out_opens_the_table(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    client, bob = await house.seated("Bob")
    table, code = await open_private(ann, **CODED)
    assert len(code) == 6
    found = await client.call("GET", f"/api/codes/{code.lower()}")
    assert (found[0], found[1]["table"]) == (200, table)
    assert (await bob.watch(table))["code"] == "code_needed"
    assert (await bob.order("sit", table=table, chips=100_000))["code"] == "code_needed"
    assert (await bob.watch(table, code))["t"] == "frame"
    sat = await bob.order("sit", table=table, chips=100_000, link=code)
    assert sat["seat"] is not None


async def test_codes_cannot_be_tried_out(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    _, code = await open_private(ann, **CODED)
    client, _ = await house.seated("Eve")
    answers = [await client.call("GET", f"/api/codes/AAAAA{n}") for n in range(2, 13)]
    assert [status for status, _ in answers] == [404] * 10 + [429]
    assert (await client.call("GET", f"/api/codes/{code}"))[0] == 429


@pytest.mark.parametrize("how", ["sit", "watch"])
async def test_nor_over_the_socket(house: Rig, how: str) -> None:
    """A table that everybody sees in the lobby may still ask for a code at its seats."""
    _, ann = await house.seated("Ann")
    settings = {"watching": "everyone", "sitting": "code"} if how == "sit" else CODED
    table, code = await open_private(ann, **settings)
    _, eve = await house.seated("Eve")

    async def tried(guess: str) -> str:
        if how == "watch":
            return str((await eve.watch(table, guess)).get("code"))
        sat = await eve.order("sit", table=table, chips=100_000, link=guess)
        return str(sat.get("code"))

    told = [await tried(f"AAAAA{n}") for n in range(2, 14)]
    assert told == ["code_needed"] * limits.CODES_MAX + ["too_fast"] * 2
    assert await tried(code) == "too_fast"
    _, bob = await house.seated("Bob")
    assert (await bob.order("sit", table=table, chips=100_000, link=code))["t"] == "ack"


async def test_a_whole_hall_behind_one_address_may_use_the_same_code(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    table, code = await open_private(ann, **CODED)
    bob = await house.guest("Bob")
    for _ in range(limits.CODES_PER_ADDRESS + 2):
        assert (await bob.call("GET", f"/api/codes/{code}"))[0] == 200
        path = f"/api/tables/{table}/invitation?link={code}"
        assert (await bob.call("GET", path))[0] == 200


async def test_a_closed_table_has_no_code_any_more(house: Rig) -> None:
    client, ann = await house.seated("Ann")
    table, code = await open_private(ann, **CODED)
    await ann.order("close_table", table=table)
    status, problem = await client.call("GET", f"/api/codes/{code}")
    assert (status, problem["code"]) == (404, "no_such_code")


async def test_who_opens_a_link_before_signing_in_reads_who_invites_to_what(house: Rig) -> None:
    _, ann = await house.seated("Ann")
    stranger = house.client()
    for settings in (PRIVATE, {"watching": "code", "sitting": "code"}, {"watching": "everyone"}):
        fields = {"game": "holdem", "preset": "heads-up", "settings": settings, "name": "Oak"}
        table = str((await ann.order("open_table", **fields))["table"])
        link = (await ann.watch(table)).get("link", "")
        path = f"/api/tables/{table}/invitation"
        told = {
            "host": "Ann",
            "table": "Oak",
            "game": "holdem",
            "preset": "heads-up",
            "stakes": [500, 1_000],
        }
        assert await stranger.call("GET", f"{path}?link={link}") == (200, told)
        for wrong in ("", f"?link={link[:-1]}", "?link=x", f"?link={link.swapcase()}ä"):
            status, answer = await stranger.call("GET", path + wrong)
            if link:
                # The same as for a table that never was.
                assert (status, answer["code"]) == (404, "no_such_table")
    status, answer = await stranger.call("GET", "/api/tables/nowhere/invitation")
    assert (status, answer["code"]) == (404, "no_such_table")


async def test_nobody_tries_many_links_at_the_door(house: Rig) -> None:
    stranger = house.client()
    path = "/api/tables/nowhere/invitation?link="
    codes = [
        (await stranger.call("GET", f"{path}{number}"))[1]["code"]
        for number in range(limits.CODES_PER_ADDRESS + 1)
    ]
    assert codes == ["no_such_table"] * limits.CODES_PER_ADDRESS + ["too_fast"]
