"""The administrators' door: the code of the first start, passwords, sessions, the second factor."""

import asyncio
from base64 import b32decode
from pathlib import Path

import pytest

from croupier.server.admin import onetime
from croupier.server.admin.api import BROWSER_COOKIE, COOKIE
from croupier.server.admin.door import hashed
from croupier.server.openviews import COOKIE as MARK_COOKIE
from croupier.wire.admin.up import Role
from tests.server.admin.rig import NAME, PASSWORD, DeskClient, DeskRig

pytestmark = pytest.mark.asyncio
NEW = "another good password"


async def code_of(answer: tuple[int, object]) -> str:
    status, problem = answer
    assert status >= 400, problem
    assert isinstance(problem, dict)
    assert problem["text"]
    return str(problem["code"])


async def door(client: DeskClient) -> dict[str, object]:
    status, answer = await client.call("GET", "/api/admin/door")
    assert status == 200
    return dict(answer)


# The first start


@pytest.mark.req("EPS-UC-001.3", "EPS-RF-SV-006")
async def test_the_code_of_the_console_makes_the_first_administrator(rig: DeskRig) -> None:
    await rig.remove_everybody()
    assert rig.listening is not None
    code = await rig.listening.desk.make_setup_code()
    assert code is not None
    client = rig.desk()
    assert await door(client) == {"me": None, "set_up": True}
    wish = {"code": code.lower().replace("-", " "), "name": "Ada", "password": PASSWORD}
    status, me = await client.call("POST", "/api/admin/set-up", wish)
    assert (status, me["name"], me["role"]) == (200, "Ada", "administrator")
    found = await door(client)
    assert found["set_up"] is False
    assert found["me"] == me
    # It worked once.
    again = await rig.desk().call("POST", "/api/admin/set-up", {**wish, "name": "Eve"})
    assert await code_of(again) == "set_up_already"
    assert [one.name for one in await rig.store.desk.administrators()] == ["Ada"]


@pytest.mark.req("EPS-UC-001.3")
async def test_the_code_that_another_process_has_printed_works_too(rig: DeskRig) -> None:
    await rig.remove_everybody()
    assert rig.listening is not None
    desk = rig.listening.desk
    assert await desk.make_setup_code() is not None
    desk._door._is_shared = True
    await rig.store.desk.set_setup_code(hashed("printed elsewhere"), beside=True)
    wish = {"code": "PRINTED-elsewhere", "name": "Ada", "password": PASSWORD}
    status, me = await rig.desk().call("POST", "/api/admin/set-up", wish)
    assert (status, me["name"]) == (200, "Ada")


@pytest.mark.req("EPS-UC-001.3")
async def test_a_wrong_code_makes_nobody_and_guessing_it_is_limited(rig: DeskRig) -> None:
    await rig.remove_everybody()
    assert rig.listening is not None
    code = await rig.listening.desk.make_setup_code()
    assert code is not None
    client = rig.desk()
    wish = {"name": "Eve", "password": PASSWORD}
    codes = [
        await code_of(
            await client.call("POST", "/api/admin/set-up", {"code": f"AAAAA-{n}", **wish})
        )
        for n in range(22)
    ]
    assert codes[:20] == ["wrong_setup_code"] * 20
    assert codes[20:] == ["too_many_attempts"] * 2
    assert await rig.store.desk.administrators() == []
    # Nobody keeps the owner out by guessing.
    status, _ = await rig.desk().call(
        "POST", "/api/admin/set-up", {"code": code, "name": "Ada", "password": PASSWORD}
    )
    assert status == 200


async def test_names_and_passwords_of_the_first_one_are_checked(rig: DeskRig) -> None:
    await rig.remove_everybody()
    assert rig.listening is not None
    code = await rig.listening.desk.make_setup_code()
    for wish, refusal in (
        ({"name": "\u200b", "password": PASSWORD}, "bad_name"),
        ({"name": "Ada", "password": "short"}, "short_password"),
    ):
        answer = await rig.desk().call("POST", "/api/admin/set-up", {"code": code, **wish})
        assert await code_of(answer) == refusal
    assert await rig.store.desk.administrators() == []


async def test_no_code_is_made_where_there_is_an_administrator(rig: DeskRig) -> None:
    assert rig.listening is not None
    assert await rig.listening.desk.make_setup_code() is None


# Signing in


@pytest.mark.req("EPS-RF-SV-006")
async def test_name_and_password_open_the_desk_with_cookies_of_its_own(rig: DeskRig) -> None:
    client = rig.desk()
    body = {"name": "root", "password": PASSWORD}
    url = rig.url.join(rig.url.with_path("/api/admin/sign-in"))
    async with client.http.post(url, json=body) as answer:
        assert answer.status == 200
        cookies = {cookie.key: cookie for cookie in answer.cookies.values()}
    assert set(cookies) == {COOKIE, BROWSER_COOKIE, MARK_COOKIE}
    for name, path in ((COOKIE, "/api/admin"), (BROWSER_COOKIE, "/api/admin"), (MARK_COOKIE, "/")):
        assert cookies[name]["path"] == path
        assert cookies[name]["httponly"] is True
        assert cookies[name]["samesite"] == "Strict"
        assert cookies[name]["secure"] == ""
    assert int(cookies[COOKIE]["max-age"]) <= 12 * 3600
    assert (await door(client))["me"] is not None
    assert await client.call("GET", "/api/me") == (200, None)  # no player


async def test_behind_tls_the_cookies_go_over_tls_only(tmp_path: Path) -> None:
    rig = await DeskRig.begin(tmp_path, behind_proxy=True)
    client = rig.desk()
    headers = {"X-Forwarded-Proto": "https"}
    url = rig.url.join(rig.url.with_path("/api/admin/sign-in"))
    body = {"name": NAME, "password": PASSWORD}
    async with client.http.post(url, json=body, headers=headers) as answer:
        assert all(cookie["secure"] is True for cookie in answer.cookies.values())
    await rig.leave()


@pytest.mark.req("EPS-RF-SV-006")
async def test_a_wrong_name_and_a_wrong_password_are_told_alike(rig: DeskRig) -> None:
    answers = [await rig.desk().come(NAME, "wrong password"), await rig.desk().come("Nobody")]
    assert answers[0] == answers[1]
    assert answers[0][0] == 403


async def test_a_session_ends_by_itself(rig: DeskRig) -> None:
    client, socket = await rig.at_desk()
    rig.ahead_ms = 12 * 3600 * 1000 + 1
    assert (await door(client))["me"] is None
    await socket.say({"desk": "switch_on", "id": "late", "room": "cardroom"})
    assert await socket.closed() == 1000
    assert rig.room.state == "off"


async def test_who_signs_out_is_out_everywhere(rig: DeskRig) -> None:
    client, socket = await rig.at_desk()
    stolen = rig.desk(Cookie=f"{COOKIE}={client.token}")
    assert (await stolen.call("GET", "/api/admin/trail"))[0] == 200
    assert (await client.call("POST", "/api/admin/sign-out"))[0] == 204
    assert await socket.closed() == 1000
    assert await code_of(await stolen.call("GET", "/api/admin/trail")) == "desk_only"


async def test_another_password_ends_all_other_sessions(rig: DeskRig) -> None:
    mine, other = await rig.signed_in(), await rig.signed_in()
    socket = await other.sit()
    body = {"password": PASSWORD, "new_password": NEW}
    assert (await mine.call("POST", "/api/admin/password", body))[0] == 200
    assert await socket.closed() == 1000
    assert (await door(other))["me"] is None
    assert (await door(mine))["me"] is not None
    assert await code_of(await rig.desk().come()) == "wrong_sign_in"
    assert (await rig.desk().come(NAME, NEW))[0] == 200


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"password": "wrong password", "new_password": NEW}, "wrong_sign_in"),
        ({"password": PASSWORD, "new_password": "short"}, "short_password"),
        ({"password": PASSWORD}, "malformed"),
    ],
)
async def test_a_password_that_is_not_changed(
    rig: DeskRig, body: dict[str, str], code: str
) -> None:
    client = await rig.signed_in()
    assert await code_of(await client.call("POST", "/api/admin/password", body)) == code
    assert (await rig.desk().come())[0] == 200


async def test_a_page_from_elsewhere_does_not_act_with_the_cookie(rig: DeskRig) -> None:
    client = await rig.signed_in()
    for path in ("sign-out", "sign-in", "password", "set-up"):
        answer = await client.call(
            "POST", f"/api/admin/{path}", {}, headers={"Origin": "https://evil.example"}
        )
        assert await code_of(answer) == "foreign_origin"
    url = rig.url.join(rig.url.with_path("/api/admin/ws"))
    async with client.http.get(url, headers={"Origin": "https://evil.example"}) as answer_:
        assert answer_.status == 403


# The second factor


async def with_app(rig: DeskRig) -> tuple[DeskClient, bytes]:
    """Somebody at the desk whose account asks for codes, and the secret of the app."""
    client = await rig.signed_in()
    body = {"password": PASSWORD}
    status, new = await client.call("POST", "/api/admin/second-factor", body)
    assert status == 200
    assert new["picture"].startswith("<svg")
    secret = b32decode(new["secret"].replace(" ", ""))
    code = onetime.code_at(secret, onetime.step_at(rig.clock()))
    status, me = await client.call("POST", "/api/admin/second-factor/confirm", {"code": code})
    assert (status, me["second_factor"]) == (200, True)
    rig.ahead_ms += onetime.STEP_MS
    return client, secret


def code_now(rig: DeskRig, secret: bytes) -> str:
    return onetime.code_at(secret, onetime.step_at(rig.clock()))


async def test_with_an_app_the_password_alone_is_not_enough(rig: DeskRig) -> None:
    _, secret = await with_app(rig)
    assert await code_of(await rig.desk().come()) == "second_factor_needed"
    assert await code_of(await rig.desk().come(code="000000")) == "wrong_code"
    assert (await rig.desk().come(code=code_now(rig, secret)))[0] == 200


async def test_a_code_works_once(rig: DeskRig) -> None:
    _, secret = await with_app(rig)
    code = code_now(rig, secret)
    assert (await rig.desk().come(code=code))[0] == 200
    assert await code_of(await rig.desk().come(code=code)) == "wrong_code"
    rig.ahead_ms += onetime.STEP_MS
    assert (await rig.desk().come(code=code_now(rig, secret)))[0] == 200
    # One that was valid before that is used up as well.
    earlier = onetime.code_at(secret, onetime.step_at(rig.clock()) - 1)
    assert await code_of(await rig.desk().come(code=earlier)) == "wrong_code"


async def test_guessing_codes_is_limited_but_not_in_the_owners_browser(rig: DeskRig) -> None:
    owner, secret = await with_app(rig)
    await owner.call("POST", "/api/admin/sign-out")
    codes = [await code_of(await rig.desk().come(code=f"{n:06}")) for n in range(7)]
    assert codes == ["wrong_code"] * 5 + ["too_many_attempts"] * 2
    assert (await owner.come(code=code_now(rig, secret)))[0] == 200


async def test_a_second_factor_is_confirmed_before_it_counts(rig: DeskRig) -> None:
    client = await rig.signed_in()
    confirm = "/api/admin/second-factor/confirm"
    assert await code_of(await client.call("POST", confirm, {"code": "1"})) == "second_factor_off"
    wrong = {"password": "wrong password"}
    path = "/api/admin/second-factor"
    assert await code_of(await client.call("POST", path, wrong)) == "wrong_sign_in"
    await client.call("POST", path, {"password": PASSWORD})
    assert await code_of(await client.call("POST", confirm, {"code": "000000"})) == "wrong_code"
    assert (await rig.desk().come())[0] == 200


async def test_a_second_factor_is_taken_off_with_password_and_code(rig: DeskRig) -> None:
    client, secret = await with_app(rig)
    path = "/api/admin/second-factor/end"
    for body, code in (
        ({"password": "wrong password", "code": code_now(rig, secret)}, "wrong_sign_in"),
        ({"password": PASSWORD, "code": "000000"}, "wrong_code"),
    ):
        assert await code_of(await client.call("POST", path, body)) == code
    again = await client.call("POST", "/api/admin/second-factor", {"password": PASSWORD})
    assert await code_of(again) == "second_factor_on"
    body = {"password": PASSWORD, "code": code_now(rig, secret)}
    status, me = await client.call("POST", path, body)
    assert (status, me["second_factor"]) == (200, False)
    assert (await rig.desk().come())[0] == 200


# Guessing


@pytest.mark.req("EPS-RF-SV-006")
async def test_guessing_passwords_is_limited_by_name_and_the_owner_is_not_locked_out(
    rig: DeskRig,
) -> None:
    owner = await rig.signed_in()
    await owner.call("POST", "/api/admin/sign-out")
    stranger = rig.desk()
    codes = [await code_of(await stranger.come(NAME, f"guess {n:04}")) for n in range(14)]
    assert codes == ["wrong_sign_in"] * 10 + ["too_many_attempts"] * 4
    assert await code_of(await rig.desk().come()) == "too_many_attempts"
    assert (await owner.come())[0] == 200  # his browser was here before
    # Strangers are only slowed down.
    rig.ahead_ms = 5 * 60 * 1000 + 1
    assert (await rig.desk().come())[0] == 200


async def test_guessing_names_is_limited_by_address(rig: DeskRig) -> None:
    stranger = rig.desk()
    codes = [await code_of(await stranger.come(f"name {n}", "a guess")) for n in range(24)]
    assert codes == ["wrong_sign_in"] * 20 + ["too_many_attempts"] * 4


async def test_many_guesses_at_the_same_moment_are_limited_too(rig: DeskRig) -> None:

    stranger = rig.desk()
    guesses = (stranger.come(NAME, f"guess {n:04}") for n in range(60))
    codes = [await code_of(answer) for answer in await asyncio.gather(*guesses)]
    assert codes.count("wrong_sign_in") <= 10
    assert set(codes) <= {"wrong_sign_in", "too_many_attempts", "busy"}


async def test_the_owners_browser_has_a_limit_as_well(rig: DeskRig) -> None:
    owner = await rig.signed_in()
    codes = [await code_of(await owner.come(NAME, f"guess {n:04}")) for n in range(22)]
    assert codes == ["wrong_sign_in"] * 20 + ["too_many_attempts"] * 2


async def test_a_browser_of_another_administrator_is_a_strangers(rig: DeskRig) -> None:
    await rig.add("Other", Role.ADMINISTRATOR)
    other = await rig.signed_in("Other")
    codes = [await code_of(await other.come(NAME, f"guess {n:04}")) for n in range(11)]
    assert codes[-1] == "too_many_attempts"


async def test_guessing_sessions_is_limited_and_a_good_one_still_works(rig: DeskRig) -> None:
    good = await rig.signed_in()
    codes = []
    for number in range(64):
        thief = rig.desk(Cookie=f"{COOKIE}={number:064x}")
        codes.append(await code_of(await thief.call("GET", "/api/admin/trail")))
    assert codes == ["desk_only"] * 60 + ["too_many_attempts"] * 4
    assert (await good.call("GET", "/api/admin/trail"))[0] == 200


async def test_a_flood_at_the_players_door_does_not_keep_administrators_out(rig: DeskRig) -> None:

    ann = rig.client()
    await ann.sign_in("Ann", "correct horse")
    flood = [
        asyncio.ensure_future(
            rig.client().call("POST", "/api/sign-in", {"name": "Ann", "password": f"no {n:06}"})
        )
        for n in range(40)
    ]
    assert (await rig.desk().come())[0] == 200
    await asyncio.gather(*flood)
