"""What the log tells of sign-ins and of refused access: who, from where and why, in words that
nobody outside can choose. No secret: that is `test_secrets.py`."""

import io
import json
import logging
from datetime import datetime, timedelta

import pytest
import structlog
from yarl import URL

from croupier.server.logs import configure
from croupier.server.refusals import LINES_MAX
from tests.server.conftest import OpenHouse
from tests.server.rig import Message, Rig

pytestmark = pytest.mark.asyncio
PASSWORD = "correct horse battery"
PAGE = "http://elsewhere.example"


def lines(logged: io.StringIO, event: str) -> list[Message]:
    found = [json.loads(line) for line in logged.getvalue().splitlines()]
    return [line for line in found if line["event"] == event]


async def id_of(house: Rig, name: str) -> str:
    player = await house.store.player_by_name(name)
    assert player is not None
    return player.id


async def test_a_visit_is_told_from_its_beginning_to_its_end(
    house: Rig, logged: io.StringIO
) -> None:
    client = house.client()
    await client.sign_in("Ann")
    status, _ = await client.call("POST", "/api/password", {"password": PASSWORD})
    assert status == 200
    assert (await client.call("POST", "/api/sign-out"))[0] == 204
    for event in ("signed in", "password set", "signed out"):
        (line,) = lines(logged, event)
        assert (line["player"], line["address"]) == (await id_of(house, "Ann"), "127.0.0.1"), event
    assert "Ann" not in logged.getvalue()


async def test_a_wrong_password_is_told_without_what_was_typed(
    house: Rig, logged: io.StringIO
) -> None:
    await house.client().sign_in("Ann", PASSWORD)
    wrong = {"name": "Ann", "password": PASSWORD + "?"}
    assert (await house.client().call("POST", "/api/sign-in", wrong))[0] == 403
    (line,) = lines(logged, "wrong password")
    assert (line["player"], line["address"]) == (await id_of(house, "Ann"), "127.0.0.1")
    assert line["level"] == "warning"
    assert "Ann" not in logged.getvalue()
    assert PASSWORD not in logged.getvalue()


async def test_who_guesses_too_often_is_told(open_house: OpenHouse, logged: io.StringIO) -> None:
    house = await open_house(sign_ins_per_address=1, behind_proxy=True)
    near = house.client(**{"X-Forwarded-For": "192.0.2.7"})
    await near.sign_in("Ann")
    assert (await near.call("POST", "/api/sign-in", {"name": "Bob"}))[0] == 429
    (line,) = lines(logged, "refused")
    assert (line["why"], line["address"]) == ("too_many_attempts", "192.0.2.7")
    assert line["route"] == "/api/sign-in"


async def test_refused_access_is_told_with_the_place_it_came_from(
    house: Rig, logged: io.StringIO
) -> None:
    client = house.client()
    await client.call("POST", "/api/sign-out", headers={"Origin": PAGE})
    await client.call("GET", "/api/me", headers={"Host": "elsewhere.example"})
    await client.call("GET", "/api/tables/secret-table/history")
    await client.call("GET", "/api/admin/trail")
    await client.call("POST", "/api/admin/sign-in", {"name": "Root", "password": PASSWORD})
    told = {line["why"]: (line["route"], line["address"]) for line in lines(logged, "refused")}
    assert told == {
        "foreign_origin": ("/api/sign-out", "127.0.0.1"),
        "foreign_host": ("/api/me", "127.0.0.1"),
        "not_signed_in": ("/api/tables/{id}/history", "127.0.0.1"),
        "desk_only": ("/api/admin/trail", "127.0.0.1"),
        "wrong_sign_in": ("/api/admin/sign-in", "127.0.0.1"),
    }
    for word in ("Root", PASSWORD, "secret-table", "elsewhere"):
        assert word not in logged.getvalue()


async def test_nobody_fills_the_disk_with_refusals(house: Rig, logged: io.StringIO) -> None:
    client = house.client()
    for _ in range(LINES_MAX + 5):
        await client.call("GET", "/api/admin/trail")
    assert len(lines(logged, "refused")) == LINES_MAX
    await client.call("POST", "/api/sign-out", headers={"Origin": PAGE})
    assert lines(logged, "refused")[-1]["why"] == "foreign_origin"


async def test_what_a_stranger_sends_stays_inside_its_line() -> None:
    text = io.StringIO()
    configure(as_json=False, stream=text)
    structlog.get_logger().warning("refused", address="\x1b[2Jgone\x9b1A\u2028\udcff")
    structlog.reset_defaults()
    shown = text.getvalue()
    assert "gone" in shown
    assert shown.removesuffix("\n").isprintable(), repr(shown)


async def test_lines_of_libraries_look_like_those_of_the_house(logged: io.StringIO) -> None:
    try:
        raise ValueError("a bug")
    except ValueError:
        logging.getLogger("asyncio").exception("a task\nfailed")
    structlog.get_logger().error("request failed")
    theirs, ours = (json.loads(line) for line in logged.getvalue().splitlines())
    assert (theirs["event"], theirs["level"]) == ("a task\nfailed", "error")
    assert theirs["logger"] == "asyncio"
    assert "ValueError: a bug" in theirs["exception"]
    for line in (theirs, ours):
        assert datetime.fromisoformat(line["timestamp"]).utcoffset() == timedelta(0)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/admin/door", "/api/nothing"])
async def test_no_answer_of_the_house_is_kept_on_the_way(house: Rig, path: str) -> None:
    client = await house.guest("Ann")
    async with client.http.get(house.url.join(URL(path))) as answer:
        assert answer.headers["Cache-Control"] == "no-store"
