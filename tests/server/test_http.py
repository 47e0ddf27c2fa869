"""The small HTTP API: described as it is, and polite to whoever gets it wrong."""

import asyncio
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest
from yarl import URL

from croupier.bus.local import LocalBus
from croupier.server.admin.trail import Trail
from croupier.server.app import build_app, listen
from croupier.server.context import ServerContext
from croupier.store.sqlite import SqliteStore
from croupier.wire.admin.http import ROUTES as DESK_ROUTES
from croupier.wire.http import ROUTES, Problem
from croupier.wire.openapi import document
from tests.server.conftest import OpenHouse
from tests.server.rig import Rig

pytestmark = pytest.mark.asyncio


async def test_every_route_is_described_and_every_description_is_served(house: Rig) -> None:
    app = build_app(house.context(), await Trail.open(house.store, house.timer.wall_ms))
    served = {
        (route.method, route.resource.canonical)
        for route in app.router.routes()
        if route.resource is not None
        and route.resource.canonical.startswith(("/api", "/ws", "/healthz", "/metrics"))
    }
    described = {
        (method.upper(), path)
        for path, methods in document()["paths"].items()
        for method in methods
    }
    # aiohttp answers HEAD wherever it answers GET.
    desk = {(route.method, route.path) for route in DESK_ROUTES}
    assert {(method, path) for method, path in served if method != "HEAD"} == described | desk
    assert len(described) == len(ROUTES)
    await app.cleanup()


async def test_the_description_can_be_fetched(house: Rig) -> None:
    status, described = await house.client().call("GET", "/api/openapi.json")
    assert (status, described["openapi"]) == (200, "3.1.0")
    assert "/api/sign-in" in described["paths"]


async def test_the_description_is_made_once_and_not_on_the_loop(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a tenth of a second, and all tables would wait."""
    makers: list[int] = []

    def noted() -> dict[str, Any]:
        makers.append(threading.get_ident())
        return document()

    monkeypatch.setattr("croupier.server.api.house.document", noted)
    asked = (house.client().call("GET", "/api/openapi.json") for _ in range(3))
    answers = await asyncio.gather(*asked)
    assert answers[0] == answers[1] == answers[2]
    assert len(makers) == 1
    assert makers != [threading.get_ident()]


async def test_every_reference_of_the_description_leads_somewhere() -> None:
    described = document()

    def references(value: Any) -> set[str]:
        if isinstance(value, dict):
            own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
            return own.union(*(references(part) for part in value.values()))
        if isinstance(value, list):
            return set().union(*(references(part) for part in value))
        return set()

    known = {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}
    assert references(described) <= known


async def test_without_a_session_there_is_a_401(house: Rig) -> None:
    client = house.client()
    assert await client.call("GET", "/api/me") == (200, None)
    for path in ("/api/tables", "/api/tables/x/history"):
        status, problem = await client.call("GET", path)
        assert (status, problem["code"]) == (401, "not_signed_in")


OPEN_TO_STRANGERS = {
    "sign_in",
    "sign_out",
    "me",
    "games",
    "invitation",
    "shared_round",
    "rooms",
    "return_to_room",
    "music",
    "track",
    "openapi",
    "health",
    "metrics",
}


async def test_every_route_needs_a_session_or_is_open_on_purpose(house: Rig) -> None:
    assert {route.name for route in ROUTES if not route.session} == OPEN_TO_STRANGERS
    for route in ROUTES:
        if route.session:
            path = re.sub(r"{\w+}", "1", route.path)
            status, problem = await house.client().call(route.method, path)
            if route.body is None:
                assert (status, problem["code"]) == (401, "not_signed_in"), route.name
            else:  # what is sent is read first
                assert status in (400, 401), route.name


UNREADABLE = [
    (b"", "$"),
    (b"{", "$"),
    (b"[]", "$"),
    (b'{"name": 5}', "$.name"),
    (b'{"name": "Ann", "admin": true}', "$"),
    (b'{"nom": "Ann"}', "$"),
    (b'{"name": "Ann", "password": 5}', "$.password"),
    (b'{"name": "' + b"x" * 201 + b'"}', "$.name"),
    (b'{"name": "Ann", "password": "' + b"x" * 201 + b'"}', "$.password"),
    (b'{"name": "\xff\xfe"}', "$"),
    (b"[" * 5_000, "$"),
]


async def test_a_body_that_cannot_be_read(house: Rig) -> None:
    client = house.client()
    for body, path in UNREADABLE:
        status, problem = await client.call("POST", "/api/sign-in", data=body)
        assert (status, problem["code"]) == (400, "malformed")
        assert problem["facts"]["path"] == path
    assert await client.call("GET", "/api/me") == (200, None)


async def test_a_body_over_the_size_limit(house: Rig) -> None:
    status, problem = await house.client().call("POST", "/api/sign-in", data=b"x" * 20_000)
    assert (status, problem["code"]) == (413, "too_large")


async def test_an_address_that_does_not_exist(house: Rig) -> None:
    client = house.client()
    for path in ("/api/nothing", "/api/", "/assets/old-1234.js"):
        status, problem = await client.call("GET", path)
        assert (status, problem["code"]) == (404, "no_such_page")


async def test_a_method_that_is_not_meant(house: Rig) -> None:
    client = house.client()
    async with client.http.delete(house.url.join(URL("/api/me"))) as answer:
        assert answer.status == 405
        assert "GET" in answer.headers["Allow"]
        assert (await answer.json())["code"] == "wrong_method"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/admin/door", "/healthz"])
async def test_no_request_is_sent_back_as_it_came(house: Rig, path: str) -> None:
    client = house.client(secret="5ecre7")
    async with client.http.request("TRACE", house.url.join(URL(path))) as answer:
        assert answer.status == 405
        assert "5ecre7" not in await answer.text()


async def test_a_wrong_method_is_told_from_a_wrong_address(house: Rig) -> None:
    client = house.client()
    assert (await client.call("GET", "/api/sign-in"))[0] == 405
    assert (await client.call("GET", "/api/sign-inn"))[0] == 404
    assert (await client.call("POST", "/lobby"))[0] == 405


async def test_whatever_is_sent_the_answer_is_one_that_is_described(
    open_house: OpenHouse,
) -> None:
    house = await open_house(sign_ins_per_address=10)
    ann = await house.guest("Ann")
    await house.client().sign_in("Bob", "correct horse")
    values = ["", "Ann", "Bob", "x" * 9, "x" * 300, "\x00", "李雷", 5, -1.5, None, True, [], {}]
    bodies: list[Any] = [*values, *({"name": value} for value in values)]
    bodies += [{"name": "Ann", "password": value} for value in values]
    bodies += [{"password": value} for value in values]
    paths = document()["paths"]
    seen = set()
    for route in sorted(ROUTES, key=lambda route: route.name == "sign_out"):
        if route.statuses == (101,):
            continue
        for client in (house.client(), ann):
            for body in bodies if route.body else [None]:
                path = route.path.replace("{id}", "k3f9").replace("{spot}", "back")
                async with client.http.request(
                    route.method, house.url.join(URL(path)), json=body
                ) as answer:
                    described = paths[route.path][route.method.lower()]["responses"]
                    assert str(answer.status) in described, (route.name, body, answer.status)
                    kind = route.answer if answer.status in route.statuses else Problem
                    if kind is not None and answer.content_type == "application/json":
                        msgspec.json.decode(await answer.read(), type=kind)
                    seen.add((route.name, answer.status))
    assert {("sign_in", 200), ("sign_in", 400), ("sign_in", 403), ("sign_in", 429)} <= seen
    assert {("tables", 200), ("tables", 401), ("history", 404), ("metrics", 200)} <= seen


async def test_problems_speak_the_language_of_the_reader(house: Rig) -> None:
    client = house.client(**{"Accept-Language": "ja, zh-CN;q=0.8, en;q=0.5"})
    _, problem = await client.call("GET", "/api/tables")
    assert problem["text"] == "你还没有登录。请在入口处输入名字。"


async def test_a_socket_without_an_upgrade(house: Rig) -> None:
    client = await house.guest("Ann")
    status, problem = await client.call("GET", "/ws")
    assert (status, problem["code"]) == (426, "not_a_socket")


async def test_the_games_come_with_their_presets_rooms_and_bots(house: Rig) -> None:
    _, answer = await house.client().call("GET", "/api/games")
    (holdem,) = [game for game in answer["games"] if game["name"] == "holdem"]
    assert (holdem["seats_min"], holdem["seats_max"]) == (2, 10)
    presets = {preset["name"]: preset for preset in holdem["presets"]}
    assert presets.keys() == {"casino", "heads-up", "cardroom"}
    assert presets["heads-up"]["settings"]["seats"] == 2
    assert presets["heads-up"]["rules"]["blinds"] == [500, 1000]
    assert len(holdem["bots"]) >= 2


async def test_the_tables_are_listed(house: Rig) -> None:
    client, socket = await house.seated("Ann")
    answer = await socket.order("open_table", game="holdem", preset="casino", name="Mine")
    _, listed = await client.call("GET", "/api/tables")
    assert [table["id"] for table in listed["tables"]] == [answer["table"]]


async def test_the_list_of_tables_comes_in_pages(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.wire.limits.LOBBY_PAGE", 2)
    client, socket = await house.seated("Ann")
    opened = {"game": "holdem", "preset": "casino"}
    tables = [(await socket.order("open_table", **opened))["table"] for _ in range(3)]
    _, first = await client.call("GET", "/api/tables")
    assert ([one["id"] for one in first["tables"]], first["more"]) == (tables[:2], True)
    _, rest = await client.call("GET", f"/api/tables?after={tables[1]}")
    assert ([one["id"] for one in rest["tables"]], rest["more"]) == (tables[2:], False)


async def test_a_history_query_out_of_range(house: Rig) -> None:
    client = await house.guest("Ann")
    for query in ("?newest=0", "?newest=21", "?newest=x", "?before=0", "?before=x", "?other=1"):
        status, problem = await client.call("GET", f"/api/tables/x/history{query}")
        assert (status, problem["code"]) == (400, "malformed")


async def test_of_a_parameter_that_comes_twice_the_first_counts(house: Rig) -> None:
    client = await house.guest("Ann")
    _, problem = await client.call("GET", "/api/tables/x/history?newest=x&newest=1")
    assert problem["code"] == "malformed"
    _, problem = await client.call("GET", "/api/tables/x/history?newest=1&newest=x")
    assert problem["code"] == "no_such_table"


async def test_the_history_of_a_table_that_does_not_exist(house: Rig) -> None:
    client = await house.guest("Ann")
    status, problem = await client.call("GET", "/api/tables/x/history")
    assert (status, problem["code"]) == (404, "no_such_table")


async def test_a_handler_that_fails_says_so_and_the_house_goes_on(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = await house.guest("Ann")

    def broken(_: str) -> Any:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(house.hub.lobby, "cards", broken)
        status, problem = await client.call("GET", "/api/tables")
    assert (status, problem["code"]) == (500, "internal")
    assert "a bug" not in str(problem)
    assert (await client.call("GET", "/api/tables"))[0] == 200


async def test_a_port_in_use_is_an_error_and_leaves_nothing_open(
    house: Rig, tmp_path: Path
) -> None:
    store = await SqliteStore.open(tmp_path / "other.db")
    bus = LocalBus(house.services(store))
    other = ServerContext(
        bus, house.new_chat(bus, store), store, house.timer.wall_ms, house.settings
    )
    with pytest.raises(OSError, match="in use"):
        await listen(other, "127.0.0.1", house.url.port or 0)
    await (await SqliteStore.open(tmp_path / "other.db")).close()


async def test_every_answer_carries_the_headers_that_protect_a_page(house: Rig) -> None:
    client = house.client()
    for path in ("/", "/api/me", "/nowhere/at/all", "/api/nothing"):
        async with client.http.get(house.url.join(URL(path))) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe-eval" not in policy
            assert "script-src" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
            assert answer.headers["Server"] == "croupier"
            assert "Strict-Transport-Security" not in answer.headers  # over HTTP it would be a lie


async def test_who_came_by_https_is_to_come_by_nothing_else(open_house: OpenHouse) -> None:
    house = await open_house(behind_proxy=True)
    for scheme, told in (("https", "max-age=31536000"), ("http", None)):
        headers = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": scheme}
        async with house.client(**headers).http.get(house.url) as answer:
            assert answer.headers.get("Strict-Transport-Security") == told
