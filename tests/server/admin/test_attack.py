"""An attacker of our own tries every route and every message of the desk: without a session, with
a player's, with a tester's, with one that has ended. He is refused, nothing changes, and nothing
is told."""

import json
from typing import Any

import aiohttp
import msgspec
import pytest
from yarl import URL

from croupier.server.admin.api import COOKIE
from croupier.server.admin.desks import Desk
from croupier.wire.admin import up as desk
from croupier.wire.admin.http import ROUTES
from croupier.wire.admin.up import Role
from croupier.wire.http import Route
from croupier.wire.limits import NESTED_MAX
from tests.server.admin.messages import DESK_MESSAGES, PLAYER_MESSAGES, T
from tests.server.admin.rig import NAME, PASSWORD, TESTER, DeskClient, DeskRig
from tests.server.rig import Client
from tests.server.test_floods import send_without_end
from tests.stores import rows

pytestmark = [pytest.mark.asyncio, pytest.mark.req("EPS-DEF-SVC", "EPS-RF-SV-006")]
BODIES: dict[str, dict[str, str]] = {
    "password": {"password": PASSWORD, "new_password": "another good password"},
    "begin_second_factor": {"password": PASSWORD},
    "confirm_second_factor": {"code": "000000"},
    "end_second_factor": {"password": PASSWORD, "code": "000000"},
}
QUERIES = {"player": "?name=Ann"}
# These are for whoever has no session yet.
OPEN = {"door", "set_up", "sign_in", "sign_out"}
GUARDED = [route for route in ROUTES if route.name not in OPEN]
ORDERS = [one for one in DESK_MESSAGES if isinstance(one, desk.DeskOrder)]
TABLES = ("administrators", "desk_sessions", "log", "streams", "transfers", "accounts")


def stored(rig: DeskRig) -> dict[str, list[Any]]:
    """Everything that an act could change, as it is on disk."""
    return {name: sorted(rows(rig.folder, f"SELECT * FROM {name}"), key=repr) for name in TABLES}


async def ask(client: Client, route: Route) -> tuple[int, str]:
    path = route.path + QUERIES.get(route.name, "")
    status, answer = await client.call(route.method, path, BODIES.get(route.name))
    assert set(answer) == {"code", "text", "facts"}  # a problem, and nothing besides
    return status, str(answer["code"])


async def handshake(rig: DeskRig, client: Client) -> int:
    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
        await client.http.ws_connect(rig.url.join(URL("/api/admin/ws")))
    return caught.value.status


async def player_named(rig: DeskRig, name: str) -> Client:
    """A player who has the name and the password of an administrator."""
    client = rig.client()
    await client.sign_in(name, PASSWORD)
    return client


async def test_every_route_is_guarded_or_open_on_purpose() -> None:
    assert {route.name for route in GUARDED} == {
        "password",
        "begin_second_factor",
        "confirm_second_factor",
        "end_second_factor",
        "trail",
        "player",
        "ws",
    }
    assert all("desk_only" in route.refusals for route in GUARDED)


async def test_without_a_session(rig: DeskRig) -> None:
    before = stored(rig)
    for route in GUARDED:
        assert await ask(rig.client(), route) == (401, "desk_only")
    assert await handshake(rig, rig.client()) == 401
    status, answer = await rig.client().call("GET", "/api/admin/door")
    assert (status, answer) == (200, {"me": None, "set_up": False})
    assert stored(rig) == before


@pytest.mark.req("EPS-DD-005c")
@pytest.mark.parametrize("name", ["Ann", NAME])
async def test_with_a_players_session(rig: DeskRig, name: str) -> None:
    client = await player_named(rig, name)
    before = stored(rig)
    for route in GUARDED:
        assert await ask(client, route) == (401, "desk_only")
    assert await handshake(rig, client) == 401
    assert stored(rig) == before


@pytest.mark.req("EPS-DD-005c")
async def test_with_a_players_token_in_the_cookie_of_the_desk(rig: DeskRig) -> None:
    player = await player_named(rig, "Ann")
    cookie = player.cookie
    before = stored(rig)
    for value in (cookie.value, "", "x", "../../etc", "0" * 5_000, "'; DROP TABLE log; --"):
        thief = rig.desk(Cookie=f'{COOKIE}="{value}"')
        for route in GUARDED:
            assert await ask(thief, route) == (401, "desk_only")
        assert await handshake(rig, thief) == 401
    assert stored(rig) == before


async def test_with_a_desks_token_in_the_cookie_of_a_player(rig: DeskRig) -> None:
    administrator = await rig.signed_in()
    thief = rig.client(Cookie=f"croupier={administrator.token}")
    assert await thief.call("GET", "/api/me") == (200, None)
    assert (await thief.call("GET", "/api/tables"))[0] == 401


async def test_with_a_session_that_has_ended(rig: DeskRig) -> None:
    client = await rig.signed_in()
    rig.ahead_ms = 12 * 3600 * 1000 + 1
    before = stored(rig)
    for route in GUARDED:
        assert await ask(client, route) == (401, "desk_only")
    assert await handshake(rig, client) == 401
    assert stored(rig) == before


async def test_with_a_session_that_was_signed_out(rig: DeskRig) -> None:
    client = await rig.signed_in()
    thief = rig.desk(Cookie=f"{COOKIE}={client.token}")
    await client.call("POST", "/api/admin/sign-out")
    before = stored(rig)
    for route in GUARDED:
        assert await ask(thief, route) == (401, "desk_only")
    assert await handshake(rig, thief) == 401
    assert stored(rig) == before


async def tester_of(rig: DeskRig) -> DeskClient:
    await rig.add(TESTER, Role.TESTER)
    return await rig.signed_in(TESTER)


async def test_a_tester_reads_neither_the_trail_nor_who_plays(rig: DeskRig) -> None:
    tester = await tester_of(rig)
    before = stored(rig)
    for route in GUARDED:
        if route.name in ("trail", "player"):
            assert await ask(tester, route) == (403, "administrator_only")
    assert stored(rig) == before


async def test_a_tester_orders_nothing_and_is_told_nothing(rig: DeskRig) -> None:
    administrator, boss = await rig.at_desk()
    await boss.done("switch_on", room="cardroom")
    await rig.enter("Ann", "4417")
    tester = await tester_of(rig)
    socket = await tester.sit()
    assert (await socket.receive())["me"]["role"] == "tester"
    overview = await socket.receive()
    assert overview["tables"] == []  # there is no test table
    assert not {"rooms", "banks", "receipts", "book", "processes"} & set(overview)
    before, stops = stored(rig), rig.stops
    table = rig.room.tables[0]
    for order in ORDERS:
        if isinstance(order, desk.HoldCards | desk.NameCards):
            continue
        text = msgspec.json.encode(order).decode().replace(T, table)
        await socket.say(text)
        answer = await socket.receive()
        assert (answer["desk"], answer["code"], answer["id"]) == (
            "refusal",
            "administrator_only",
            order.id,
        )
    assert stored(rig) == before
    assert rig.stops == stops
    # What goes on in the house goes past the tester.
    await boss.done("announce", text="A word to everybody.")
    await boss.until(lambda message: message["desk"] == "overview")
    assert await socket.drained() == []
    assert administrator is not None


@pytest.mark.req("EPS-DD-005c")
async def test_a_player_says_every_message_of_the_desk_on_the_players_socket(rig: DeskRig) -> None:
    client = await player_named(rig, NAME)
    before = stored(rig)
    for message in DESK_MESSAGES:
        socket = await client.connect()  # one may say little that is malformed
        await socket.say(msgspec.json.encode(message).decode())
        answer = await socket.named("refusal")
        assert answer["code"] == "malformed"
        await socket.ws.close()
    assert stored(rig) == before
    assert rig.stops == 0


@pytest.mark.req("EPS-DD-005c")
async def test_an_administrator_says_every_message_of_a_player_at_the_desk(rig: DeskRig) -> None:
    _, socket = await rig.at_desk()
    before = stored(rig)
    for message in PLAYER_MESSAGES:
        await socket.say(msgspec.json.encode(message).decode())
        answer = await socket.named("refusal")
        assert answer["code"] == "malformed"
    assert stored(rig) == before


NESTED = "[" * (NESTED_MAX - 1) + "]" * (NESTED_MAX - 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '{"desk":"switch_on"}',
        '{"desk":"switch_on","id":"a"}',
        '{"desk":"switch_on","id":"a","room":7}',
        '{"desk":"switch_on","id":"a","room":"cardroom","by":"root"}',
        '{"desk":"switch_on","id":"","room":"cardroom"}',
        '{"desk":"switch_on","id":"a b","room":"cardroom"}',
        '{"desk":"no_such_act","id":"a"}',
        '{"desk":"void_round","id":"a","table":"t","round":0,"reason":"x"}',
        '{"desk":"announce","id":"a","text":""}',
        "[" * 3_000,
        f'{{"desk":"configure_table","id":"a","table":"t","settings":{{"seats":{NESTED}}}}}',
    ],
)
async def test_nonsense_is_refused_and_the_desk_stays_open(rig: DeskRig, text: str) -> None:
    _, socket = await rig.at_desk()
    before = stored(rig)
    await socket.say(text)
    assert (await socket.named("refusal"))["code"] == "malformed"
    assert stored(rig) == before
    await socket.done("switch_on", room="cardroom")


async def test_a_session_that_ends_meanwhile_orders_nothing(rig: DeskRig) -> None:
    client, socket = await rig.at_desk()
    await rig.store.desk.end_session((await _visitor(rig, client)).key)
    before = stored(rig)
    await socket.say(json.dumps({"desk": "switch_on", "id": "late", "room": "cardroom"}))
    assert await socket.closed() == 1000
    assert stored(rig) == before
    assert rig.room.state == "off"


async def _visitor(rig: DeskRig, client: DeskClient) -> Any:
    assert rig.listening is not None
    found = await rig.listening.desk._door.visitor(client.token, "")
    assert found is not None
    return found


async def test_a_removed_administrator_is_shown_out(
    rig: DeskRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the next beat. Nobody is cut for silence here, however slow the test is."""
    assert rig.listening is not None
    often = msgspec.structs.replace(rig.settings, beat_seconds=0.02)
    monkeypatch.setattr(rig.listening.desk.desks, "_settings", often)
    monkeypatch.setattr(Desk, "beat", lambda desk: None)
    _, socket = await rig.at_desk()
    await rig.remove_everybody()
    assert await socket.closed() == 1000
    assert socket.seen[-1]["desk"] == "bye"


async def test_a_flood_at_the_desk_is_cut(rig: DeskRig) -> None:
    _, socket = await rig.at_desk()
    for number in range(400):
        await socket.say({"desk": "ping", "n": number})
    assert await socket.closed() == 1008


async def test_how_many_desks_there_may_be(rig: DeskRig) -> None:
    client = await rig.signed_in()
    for _ in range(8):
        await client.sit()
    assert await handshake(rig, client) == 429


async def test_a_message_to_the_desk_without_an_end_is_cut(rig: DeskRig) -> None:
    """Whoever has the session of a tester can do no more harm than a guest."""
    await send_without_end(await tester_of(rig), "/api/admin/ws")
