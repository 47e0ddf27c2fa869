import asyncio

import pytest
from yarl import URL

from croupier.server.names import clean
from tests.server.conftest import OpenHouse
from tests.server.rig import Client, Rig

pytestmark = pytest.mark.asyncio


async def refused(client: Client, name: str, password: str | None = None) -> tuple[int, str]:
    """Status and code of a sign-in that fails."""
    body = {"name": name} if password is None else {"name": name, "password": password}
    status, problem = await client.call("POST", "/api/sign-in", body)
    return status, problem["code"]


@pytest.mark.req("HU-FR1", "CAS-1.1a")
async def test_a_new_name_comes_in_at_once_with_1000_chips(house: Rig) -> None:
    client = house.client()
    ann = {"name": "Ann", "chips": 100_000, "guest": True, "seated": 0}
    assert await client.sign_in("Ann") == ann
    assert await client.call("GET", "/api/me") == (200, ann)


@pytest.mark.req("CAS-1.1a")
async def test_the_1000_chips_are_given_once_however_often_a_player_comes_in(house: Rig) -> None:
    client = house.client()
    for _ in range(3):
        await client.sign_in("Ann")
        assert (await client.call("GET", "/api/me"))[1]["chips"] == 100_000
        await client.call("POST", "/api/sign-out")
    assert await house.store.balance("casino:mint") == -100_000


async def test_a_guest_keeps_the_name_while_the_session_lives(house: Rig) -> None:
    await house.guest("Zoë")
    for typed in ("Zoë", "zoë", "ZOË", "  Zoë ", "Zoe\u0308"):
        assert await refused(house.client(), typed) == (409, "name_taken")


async def test_a_guest_may_come_in_again_from_the_same_browser(house: Rig) -> None:
    client = await house.guest("Ann")
    assert (await client.sign_in("ann"))["name"] == "Ann"


async def test_a_guest_whose_answer_was_lost_comes_in_with_the_same_attempt(house: Rig) -> None:
    body = {"name": "Ann", "attempt": "5e" * 32}
    for _ in range(2):
        status, me = await house.client().call("POST", "/api/sign-in", body)
        assert (status, me["name"], me["chips"]) == (200, "Ann", 100_000)
    for other in ({"name": "Ann"}, {"name": "Ann", "attempt": "5f" * 32}):
        status, problem = await house.client().call("POST", "/api/sign-in", other)
        assert (status, problem["code"]) == (409, "name_taken")


async def test_the_same_attempt_under_another_name_is_another_player(house: Rig) -> None:
    ann, bob = house.client(), house.client()
    for client, name in ((ann, "Ann"), (bob, "Bob")):
        body = {"name": name, "attempt": "5e" * 32}
        assert (await client.call("POST", "/api/sign-in", body))[0] == 200
    for client, name in ((ann, "Ann"), (bob, "Bob")):
        assert (await client.call("GET", "/api/me"))[1]["name"] == name


async def test_a_repeat_with_the_cookie_already_there_keeps_the_session(house: Rig) -> None:
    client = house.client()
    for _ in range(2):
        await client.call("POST", "/api/sign-in", {"name": "Ann", "attempt": "5e" * 32})
        assert (await client.call("GET", "/api/me"))[1]["name"] == "Ann"


@pytest.mark.parametrize("attempt", ["", "5e", "5E" * 32, "5e" * 33, 7])
async def test_an_attempt_that_could_be_guessed_is_refused(house: Rig, attempt: object) -> None:
    body = {"name": "Ann", "attempt": attempt}
    status, problem = await house.client().call("POST", "/api/sign-in", body)
    assert (status, problem["code"]) == (400, "malformed")


async def test_whoever_comes_in_anew_leaves_the_earlier_session(house: Rig) -> None:
    client, socket = await house.seated("Ann")
    (old,) = client.http.cookie_jar
    await client.sign_in("Bob")
    assert await socket.closed() == 1000
    stale = house.client(Cookie=f"{old.key}={old.value}")
    assert await stale.call("GET", "/api/me") == (200, None)
    assert (await house.client().sign_in("Ann"))["name"] == "Ann"


async def test_a_guest_who_signed_out_has_let_go_of_the_name(house: Rig) -> None:
    client = await house.guest("Ann")
    await client.call("POST", "/api/sign-out")
    assert await client.call("GET", "/api/me") == (200, None)
    assert (await house.client().sign_in("Ann"))["guest"] is True


@pytest.mark.req("HU-FR1")
async def test_a_password_makes_the_name_yours_everywhere(house: Rig) -> None:
    first = await house.guest("Ann")
    status, me = await first.call("POST", "/api/password", {"password": "correct horse"})
    assert (status, me["guest"]) == (200, False)
    other = house.client()
    assert await refused(other, "ANN") == (403, "password_needed")
    assert await refused(other, "Ann", "wrong horse") == (403, "wrong_password")
    assert await other.sign_in("Ann", "correct horse") == {**me, "guest": False}
    assert (await first.call("GET", "/api/me"))[1] == me


async def test_a_new_name_with_a_password_is_owned_from_the_start(house: Rig) -> None:
    assert (await house.client().sign_in("Ann", "correct horse"))["guest"] is False
    assert await refused(house.client(), "Ann") == (403, "password_needed")


async def test_a_short_password_is_refused_and_claims_nothing(house: Rig) -> None:
    client = await house.guest("Ann")
    assert (await client.call("POST", "/api/password", {"password": "1234567"}))[1]["code"] == (
        "short_password"
    )
    assert (await client.call("GET", "/api/me"))[1]["guest"] is True


async def test_two_who_want_a_new_name_at_the_same_moment_do_not_share_it(house: Rig) -> None:
    clients = [house.client() for _ in range(5)]
    answers = await asyncio.gather(
        *(client.call("POST", "/api/sign-in", {"name": "Ann"}) for client in clients)
    )
    assert sorted(status for status, _ in answers) == [200, 409, 409, 409, 409]


async def test_wrong_passwords_are_limited_by_name(open_house: OpenHouse) -> None:
    house = await open_house(wrong_passwords_per_name=2)
    await house.client().sign_in("Ann", "correct horse")
    for _ in range(2):
        assert await refused(house.client(), "Ann", "wrong horse") == (403, "wrong_password")
    assert await refused(house.client(), "Ann", "correct horse") == (429, "too_many_attempts")
    assert (await house.client().sign_in("Bob"))["name"] == "Bob"


async def test_wrong_passwords_are_limited_by_address(open_house: OpenHouse) -> None:
    house = await open_house(wrong_passwords_per_address=2)
    for name in ("Ann", "Bob", "Cid"):
        await house.client().sign_in(name, "correct horse")
    assert await refused(house.client(), "Ann", "wrong horse") == (403, "wrong_password")
    assert await refused(house.client(), "Bob", "wrong horse") == (403, "wrong_password")
    assert await refused(house.client(), "Cid", "wrong horse") == (429, "too_many_attempts")


async def test_arrivals_are_limited_by_address(open_house: OpenHouse) -> None:
    house = await open_house(sign_ins_per_address=2)
    await house.guest("Ann")
    await house.guest("Bob")
    assert await refused(house.client(), "Cid") == (429, "too_many_attempts")


async def test_a_proxy_tells_addresses_apart_and_the_client_cannot(open_house: OpenHouse) -> None:
    house = await open_house(sign_ins_per_address=1, behind_proxy=True)
    first = house.client(**{"X-Forwarded-For": "10.0.0.1"})
    await first.sign_in("Ann")
    liar = house.client(**{"X-Forwarded-For": "10.9.9.9, 10.0.0.1"})
    assert await refused(liar, "Bob") == (429, "too_many_attempts")
    await house.client(**{"X-Forwarded-For": "10.0.0.2"}).sign_in("Bob")


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: Rig) -> None:
    client = house.client()
    async with client.http.post(
        house.url.join(URL("/api/sign-in")), json={"name": "Ann"}
    ) as answer:
        cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # it would not come back over plain HTTP in the living room
    token = cookie.partition("=")[2].partition(";")[0]
    assert len(token) >= 43  # 256 bits


async def test_behind_a_proxy_with_tls_the_cookie_is_secure(open_house: OpenHouse) -> None:
    house = await open_house(behind_proxy=True)
    client = house.client(**{"X-Forwarded-Proto": "https"})
    async with client.http.post(
        house.url.join(URL("/api/sign-in")), json={"name": "Ann"}
    ) as answer:
        assert "Secure" in answer.headers["Set-Cookie"]


async def test_the_database_holds_neither_tokens_nor_passwords(house: Rig) -> None:
    client = house.client()
    await client.sign_in("Ann", "correct horse")
    (cookie,) = client.http.cookie_jar
    await house.stop()
    kept = b"".join(path.read_bytes() for path in house.folder.glob("house.db*"))
    assert b"Ann" in kept
    assert cookie.value.encode() not in kept
    assert b"correct horse" not in kept


async def test_a_session_survives_a_restart(open_house: OpenHouse) -> None:
    first = await open_house()
    client = await first.guest("Ann")
    (cookie,) = client.http.cookie_jar
    await first.stop()
    second = await open_house()
    again = second.client(Cookie=f"{cookie.key}={cookie.value}")
    assert (await again.call("GET", "/api/me"))[1]["name"] == "Ann"
    assert await refused(second.client(), "Ann") == (409, "name_taken")


async def test_signing_out_ends_the_session_and_its_sockets(house: Rig) -> None:
    client, socket = await house.seated("Ann")
    _, other_socket = await house.seated("Bob")
    await client.call("POST", "/api/sign-out")
    assert await socket.closed() == 1000
    assert socket.seen[-1]["t"] == "bye"
    await other_socket.say({"t": "ping", "n": 7})
    assert (await other_socket.named("pong"))["n"] == 7


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Ann \t Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("李雷", "李雷"),
        ("x" * 24, "x" * 24),
        ("7½", "7½"),
    ],
)
async def test_a_name_is_kept_as_it_is_shown(typed: str, kept: str) -> None:
    assert clean(typed) == kept


async def test_a_name_that_cannot_be_seen_is_refused(house: Rig) -> None:
    client = house.client()
    for name in (
        "",
        "A",
        "   ",
        "x" * 25,
        "An\x00n",
        "An\u200bn",  # zero width space
        "\u202eAnn",  # right to left override
        "Ann\ue000",  # private use
        "a\u0301\u0301",  # one letter with two marks is one character
        "\ud800\ud800",
    ):
        status, problem = await client.call("POST", "/api/sign-in", {"name": name})
        assert status == 400, name
        assert problem["code"] in ("bad_name", "malformed")
    assert await client.call("GET", "/api/me") == (200, None)
