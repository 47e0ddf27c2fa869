"""Rounds that are told one by one, listed for their players, and shared by a link."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from croupier.server.shares import SharedView, is_sealed, read_token, write_token
from croupier.store.audit import audit
from croupier.wire import limits
from tests.server.pen import Pen, player
from tests.server.rig import Client, Rig, Socket
from tests.stores import book_of

SEED = bytes(range(32))


VIEWS = (
    SharedView("abc", 7, 3),
    SharedView("abc", 7, 3, own=True),
    SharedView("abc", 7, 3, times=2),
)


def test_a_token_says_what_it_opens_and_cannot_be_changed() -> None:
    for shared in VIEWS:
        token = write_token(shared, SEED)
        assert read_token(token) == shared
        assert is_sealed(token, shared, SEED)
        assert not is_sealed(token, shared, SEED[::-1])
    rail = write_token(VIEWS[0], SEED)
    for forged, shared in ((".3o.0.", VIEWS[1]), (".3.2.", VIEWS[2])):
        token = rail.replace(".3.0.", forged)
        assert read_token(token) == shared
        assert not is_sealed(token, shared, SEED)


@pytest.mark.parametrize(
    "token",
    ["", "a.b.c", "a.1.3.0", "a.x.3.0.0f", "a.1.999.0.0f", "a.1.-1.0.0f", "a.1.r.0f", "a.1.3.0.z"],
)
def test_nonsense_is_no_token(token: str) -> None:
    assert read_token(token) is None


async def play_a_hand(house: Rig) -> tuple[str, Client, Client]:
    """Two people play one hand heads-up; the first to act folds."""
    first, ann = await house.seated("Ann")
    second, bob = await house.seated("Bob")
    fields = {"game": "holdem", "preset": "heads-up", "settings": {"watching": "link"}}
    table = str((await ann.order("open_table", **fields))["table"])
    frame = await ann.watch(table)
    await bob.watch(table, frame["link"])
    await ann.order("sit", table=table, chips=100_000)
    await bob.order("sit", table=table, chips=100_000)
    await fold(table, ann, bob)
    return table, first, second


async def fold(table: str, *people: Socket) -> None:
    for socket in people:
        frame = await socket.until(lambda each: each.get("pending") is not None)
        if frame.get("options"):
            turn = frame["pending"]["turn"]
            await socket.order("act", table=table, turn=turn, action={"do": "fold"})
            return


def cards_of(told: dict[str, Any]) -> dict[int, list[int]]:
    """The cards of each seat that the whole round tells of."""
    found: dict[int, list[int]] = {}
    for step in told["round"]["steps"]:
        for event in step["events"]:
            if event["e"] == "hands_dealt":
                found |= {n: h for n, h in zip(event["seats"], event["hands"], strict=True) if h}
        assert (step["private"] is None) == (told["round"]["seat"] is None)
    return found


@pytest.mark.asyncio
async def test_a_shared_round_shows_what_the_rail_saw_or_the_sharers_cards_too(house: Rig) -> None:
    table, ann, bob = await play_a_hand(house)
    path = f"/api/tables/{table}/rounds/1"
    status, own = await ann.call("GET", path)
    assert status == 200
    seat = own["round"]["seat"]
    assert set(cards_of(own)) == {seat}
    stranger = house.client()
    for wish, seen in (({}, set()), ({"own": True}, {seat})):
        status, share = await ann.call("POST", f"{path}/share", wish)
        assert status == 200
        status, shared = await stranger.call("GET", f"/api/shared/{share['token']}")
        assert status == 200
        assert set(cards_of(shared)) == seen
        for forged in (
            share["token"].replace(f".{seat}", f".{1 - seat}"),
            share["token"].replace(f".{seat}.", f".{seat}o."),
            share["token"].replace(".0.", ".1."),
        ):
            assert forged == share["token"] or (
                (await stranger.call("GET", f"/api/shared/{forged}"))[0] == 404
            )
    eve = await house.guest("Eve")
    assert (await eve.call("GET", path))[0] == 404
    assert (await eve.call("POST", f"{path}/share", {}))[0] == 404
    assert (await bob.call("GET", f"/api/tables/{table}/rounds/2"))[0] == 404


@pytest.mark.asyncio
async def test_the_sharer_takes_the_own_links_back_and_may_share_anew(house: Rig) -> None:
    table, ann, bob = await play_a_hand(house)
    path = f"/api/tables/{table}/rounds/1/share"
    stranger = house.client()

    async def given(client: Client, **wish: bool) -> str:
        return str((await client.call("POST", path, wish))[1]["token"])

    async def opened(token: str) -> tuple[int, str]:
        status, told = await stranger.call("GET", f"/api/shared/{token}")
        return status, told.get("code", "")

    hers, with_cards, his = await given(ann), await given(ann, own=True), await given(bob)
    eve = await house.guest("Eve")
    assert (await eve.call("DELETE", path))[0] == 404
    assert await opened(hers) == (200, "")
    assert await ann.call("DELETE", path) == (204, None)
    for token in (hers, with_cards):
        assert await opened(token) == (410, "share_withdrawn")
    assert await opened(his) == (200, "")
    anew = await given(ann)
    assert anew != hers
    assert await opened(anew) == (200, "")


@pytest.mark.asyncio
async def test_a_family_opens_a_link_at_once(house: Rig) -> None:
    table, ann, _ = await play_a_hand(house)
    _, share = await ann.call("POST", f"/api/tables/{table}/rounds/1/share", {})
    family = [house.client() for _ in range(limits.SHARED_WAITING + 1)]
    asked = [one.call("GET", f"/api/shared/{share['token']}") for one in family]
    assert [status for status, _ in await asyncio.gather(*asked)] == [200] * len(family)


@pytest.mark.asyncio
async def test_the_evening_lists_rounds_of_closed_tables_too(house: Rig) -> None:
    ann = await house.guest("Ann")
    pen = Pen(house.store, "wheel", await player(house.store, "Ann"))
    pen.play()
    pen.play()
    pen.leave("Ann")  # and the table is closed
    await pen.written()
    status, evening = await ann.call("GET", "/api/me/evening")
    assert status == 200
    listed = [(one["table"], one["number"]) for one in evening["rounds"]]
    assert listed == [("wheel", 2), ("wheel", 1)]
    (total,) = evening["games"]
    assert (total["game"], total["rounds"]) == ("roulette", 2)
    assert total["gain"] == sum(one["gain"] for one in evening["rounds"])
    for one in evening["rounds"]:
        assert one["end"]["number"] == one["number"]
        (last,) = one["end"]["steps"]
        assert last["view"]["phase"] == "over"
    assert evening["before"] is None
    earlier = f"/api/me/evening?before={evening['rounds'][0]['ended_ms']}"
    _, older = await ann.call("GET", earlier)
    assert [one["number"] for one in older["rounds"]] == [1]
    status, told = await ann.call("GET", "/api/tables/wheel/rounds/1")
    assert (status, told["game"], told["round"]["number"]) == (200, "roulette", 1)
    assert (told["preset"], told["turned"]) == ("casino", True)  # as it looked then


@pytest.mark.asyncio
async def test_a_round_in_which_somebody_risked_nothing_is_none_of_hers(
    house: Rig, tmp_path: Path
) -> None:
    """Not in the list, not in the counts, not among the rounds of the sitting; whoever did play
    sees her at the table all the same."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    people = [await player(house.store, name) for name in ("Ann", "Bob")]
    pen = Pen(house.store, "wheel", *people)
    pen.play(idle=("Bob",))
    pen.play()
    pen.play(idle=("Ann", "Bob"))
    pen.leave("Bob")
    await pen.written()
    _, of_ann = await ann.call("GET", "/api/me/evening")
    _, of_bob = await bob.call("GET", "/api/me/evening")
    assert [one["number"] for one in of_ann["rounds"]] == [2, 1]
    assert [one["number"] for one in of_bob["rounds"]] == [2]
    assert (of_ann["games"][0]["rounds"], of_bob["games"][0]["rounds"]) == (2, 1)
    for one in of_ann["rounds"]:
        assert one["end"]["names"] == {"0": "Ann", "1": "Bob"}
    sat = await house.store.sittings_of(people[1].id, "roulette", "casino", limit=5)
    assert sat.rounds == 1
    # Where nobody risked anything there is no result to tell.
    _, told = await ann.call("GET", "/api/games/roulette/casino/results")
    assert [one["number"] for one in told["results"]] == [2, 1]
    assert audit(book_of(tmp_path)).problems == ()
