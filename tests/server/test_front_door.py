import asyncio

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict
from yarl import URL

from croupier.games.game import Refused
from croupier.ledger.transfer import mint, move, wallet
from croupier.server.context import Settings
from croupier.server.door import FrontDoor
from croupier.server.names import clean
from croupier.server.socket import Connection
from croupier.server.visits import Visits, network_of
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
    old = client.cookie
    await client.sign_in("Bob")
    assert await socket.closed() == 1000
    stale = house.client(Cookie=f"{old.key}={old.value}")
    assert await stale.call("GET", "/api/me") == (200, None)
    assert await refused(house.client(), "Ann") == (409, "name_kept")
    assert (await client.sign_in("Ann"))["name"] == "Ann"


async def test_a_guest_who_signed_out_comes_back_with_the_same_browser(house: Rig) -> None:
    """Nobody else gets the name while chips hang on it: with it went wallet, seat and cards."""
    client = await house.guest("Ann")
    player = await house.store.player_by_name("Ann")
    assert player is not None
    await client.call("POST", "/api/sign-out")
    assert await client.call("GET", "/api/me") == (200, None)
    for typed in ("Ann", "ANN", "\u0391nn"):  # the last one begins with a Greek letter
        assert (await refused(house.client(), typed))[1] in ("name_kept", "mixed_name")
    assert (await client.sign_in("Ann"))["chips"] == 100_000
    assert (await house.store.player_by_name("Ann")) == player


async def test_a_guest_who_has_nothing_left_has_let_go_of_the_name(house: Rig) -> None:
    client = await house.guest("Ann")
    player = await house.store.player_by_name("Ann")
    assert player is not None
    await house.store.transfer((move("lost", wallet(player.id), mint(), 100_000),))
    await client.call("POST", "/api/sign-out")
    assert (await house.client().sign_in("Ann"))["chips"] == 100_000


async def test_a_name_that_nobody_comes_back_for_is_free_without_the_chips(
    open_house: OpenHouse,
) -> None:
    house = await open_house(guest_days=0)  # a session and a browser are over at once
    await house.guest("Ann")
    before = await house.store.player_by_name("Ann")
    assert before is not None
    await house.client().sign_in("Ann")
    after = await house.store.player_by_name("Ann")
    assert after is not None
    assert after.id != before.id
    assert await house.store.balance(wallet(before.id)) == 100_000


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


async def test_strangers_who_guess_do_not_lock_the_owner_out(open_house: OpenHouse) -> None:
    """A browser in which she has been before has guesses of its own, also behind one address."""
    house = await open_house(
        wrong_passwords_per_name=2, wrong_passwords_per_address=3, wrong_passwords_per_browser=2
    )
    ann = house.client()
    await ann.sign_in("Ann", "correct horse")
    await ann.call("POST", "/api/sign-out")
    stranger = house.client()
    for _ in range(2):
        assert await refused(stranger, "Ann", "wrong horse") == (403, "wrong_password")
    assert await refused(stranger, "Ann", "correct horse") == (429, "too_many_attempts")
    assert (await ann.sign_in("Ann", "correct horse"))["name"] == "Ann"
    await ann.call("POST", "/api/sign-out")
    for _ in range(2):
        assert await refused(ann, "Ann", "wrong horse") == (403, "wrong_password")
    assert await refused(ann, "Ann", "correct horse") == (429, "too_many_attempts")


async def test_a_password_is_changed_by_who_knows_it_and_ends_all_other_sessions(
    house: Rig,
) -> None:
    ann, thief = house.client(), house.client()
    await ann.sign_in("Ann", "correct horse")
    await thief.sign_in("Ann", "correct horse")
    socket = await thief.connect()
    new = {"password": "battery staple"}
    status, problem = await ann.call("POST", "/api/password", new)
    assert (status, problem["code"]) == (403, "old_password_needed")
    status, problem = await ann.call("POST", "/api/password", {**new, "old": "wrong horse"})
    assert (status, problem["code"]) == (403, "wrong_password")
    assert (await ann.call("POST", "/api/password", {**new, "old": "correct horse"}))[0] == 200
    assert await socket.closed() == 1000
    assert await thief.call("GET", "/api/me") == (200, None)
    assert (await ann.call("GET", "/api/me"))[1]["name"] == "Ann"
    assert await refused(thief, "Ann", "correct horse") == (403, "wrong_password")
    assert (await thief.sign_in("Ann", "battery staple"))["name"] == "Ann"


async def test_a_browser_is_a_strangers_once_the_password_was_changed_elsewhere(
    open_house: OpenHouse,
) -> None:
    house = await open_house(wrong_passwords_per_name=1)
    ann, thief = house.client(), house.client()
    for client in (ann, thief):
        await client.sign_in("Ann", "correct horse")
    new = {"password": "battery staple", "old": "correct horse"}
    assert (await ann.call("POST", "/api/password", new))[0] == 200
    assert await refused(thief, "Ann", "correct horse") == (403, "wrong_password")
    assert await refused(thief, "Ann", "wrong horse") == (429, "too_many_attempts")
    await ann.call("POST", "/api/sign-out")
    assert (await ann.sign_in("Ann", "battery staple"))["name"] == "Ann"


async def test_a_socket_that_is_just_being_opened_ends_with_a_sign_out(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She signs out after the cookie was looked at, and before the hub knows the socket."""
    client = await house.guest("Ann")
    add = house.hub.add

    async def overtaken(connection: Connection) -> None:
        await client.call("POST", "/api/sign-out")
        await add(connection)

    monkeypatch.setattr(house.hub, "add", overtaken)
    late = await client.connect()
    assert await late.closed() == 1000
    assert [(message["t"], message["code"]) for message in late.seen] == [("bye", "signed_out")]


async def test_a_socket_ends_with_its_session(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house(beat_seconds=0.05)
    _, ann = await house.seated("Ann")
    assert (await ann.named("welcome"))["me"]["name"] == "Ann"
    day_ms = 24 * 60 * 60 * 1_000
    monkeypatch.setattr(house.hub, "_clock", lambda: house.timer.wall_ms() + 31 * day_ms)
    assert await ann.closed() == 1000
    assert ann.seen[-1]["code"] == "signed_out"


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
        ("x" * 5_000, "x" * 64),
    ],
)
async def test_a_network_of_version_6_counts_as_one_address(address: str, counted: str) -> None:
    assert network_of(address) == counted


async def test_who_has_many_addresses_of_one_network_has_one_budget(open_house: OpenHouse) -> None:
    house = await open_house(behind_proxy=True, sign_ins_per_address=1)
    codes = []
    for address in ("2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1"):
        client = house.client(**{"X-Forwarded-For": address})
        _, told = await client.call("POST", "/api/sign-in", {"name": f"Guest {address[-4:-3]}"})
        codes.append(told.get("code"))
    assert codes == [None, "too_many_attempts", None]
    request = make_mocked_request("GET", "/").clone(remote="2001:db8:1:2::1")
    visits = Visits(Settings(), FrontDoor(house.context()))
    assert visits.address(request) == "2001:db8:1:2::/64"


async def test_the_last_of_several_headers_of_a_proxy_is_believed(open_house: OpenHouse) -> None:
    house = await open_house(behind_proxy=True, sign_ins_per_address=1)
    for name, forged in (("Ann", "192.0.2.1"), ("Bob", "192.0.2.2")):
        headers = CIMultiDict([("X-Forwarded-For", forged), ("X-Forwarded-For", "192.0.2.9")])
        answer = await house.client().call("POST", "/api/sign-in", {"name": name}, headers=headers)
    assert answer[1]["code"] == "too_many_attempts"


ALIKE = [
    ("Cop", "\u0421\u043e\u0440"),
    ("Ali", "AIi"),
    ("Bill", "Bi11"),
    ("Zoo", "Z00"),
    ("Ann", "A\ufe0fnn"),
    ("Ann", "An\u034fn"),
    ("Tom", "\u03a4\u03bf\u03bc"),
    ("AnnLee", "Ann\u3164Lee"),
    ("Ann", "Ann\u115f"),
    ("Ann", "A\u2800nn"),
    ("Ann", "Ann\u180b"),
    ("Ann", "Ann\U000e0101"),
    ("Ann", "Ann\U0001d159"),
    ("Ann", "An\U00016fe4n"),
]


@pytest.mark.parametrize(("name", "twin"), ALIKE)
async def test_names_that_look_the_same_are_one_name(house: Rig, name: str, twin: str) -> None:
    await house.client().sign_in(name, "correct horse")
    status, problem = await house.client().call("POST", "/api/sign-in", {"name": twin})
    assert (status, problem["code"]) in ((403, "password_needed"), (400, "bad_name")), problem


@pytest.mark.parametrize("name", ["\u0410nn", "Bo\u0431", "\u0391nn", "Ann\u13aa"])
async def test_a_name_is_written_with_one_alphabet(name: str) -> None:
    with pytest.raises(Refused, match="mixed_name"):
        clean(name)


@pytest.mark.parametrize(
    "name", ["Ann 王", "Анна", "Άννα", "李Lee", "김Kim", "Ann ❤\ufe0f", "Łukasz"]
)
async def test_every_language_can_be_written(name: str) -> None:
    assert clean(name) == name


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


@pytest.mark.sqlite
async def test_the_database_holds_neither_tokens_nor_passwords(house: Rig) -> None:
    client = house.client()
    await client.sign_in("Ann", "correct horse")
    cookie = client.cookie
    await house.stop()
    kept = b"".join(path.read_bytes() for path in house.folder.glob("house.db*"))
    assert b"Ann" in kept
    assert cookie.value.encode() not in kept
    assert b"correct horse" not in kept


async def test_a_session_survives_a_restart(open_house: OpenHouse) -> None:
    first = await open_house()
    client = await first.guest("Ann")
    cookie = client.cookie
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
