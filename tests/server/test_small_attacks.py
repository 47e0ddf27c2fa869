"""Each of these once brought a 500, a secret into a log, or something worse."""

import asyncio
import io
import json
import zlib
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from croupier.server.door import FrontDoor
from croupier.server.visits import Visits
from croupier.wire import limits
from tests.server.conftest import OpenHouse
from tests.server.rig import PATIENCE, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", "http://a b"])
async def test_half_an_origin_is_a_foreign_one(house: Rig, origin: str) -> None:
    client = await house.guest("Ann")
    headers = {"Origin": origin}
    status, problem = await client.call("POST", "/api/sign-out", headers=headers)
    assert (status, problem["code"]) == (403, "foreign_origin")


async def raw(house: Rig, request: bytes) -> bytes:
    """What the house answers to these bytes."""
    assert house.listening is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", house.listening.port)
    writer.write(request)
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    return head


@pytest.mark.parametrize("name", [b"croupier", b"croupier_known", b"croupier_browser"])
async def test_a_cookie_that_is_no_text_is_no_session(house: Rig, name: bytes) -> None:
    lines = b"Host: localhost\r\nCookie: " + name + b"=\xff\xfe\r\n"
    head = await raw(house, b"GET /api/me HTTP/1.1\r\n" + lines + b"\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    body = b'{"name":"Ann"}'
    post = b"POST /api/sign-in HTTP/1.1\r\n" + lines + b"Content-Length: %d\r\n\r\n" % len(body)
    assert (await raw(house, post + body)).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("packing", ["deflate", "gzip", "br", "zstd", "nonsense"])
@pytest.mark.parametrize("body", [b"junk", b"", zlib.compress(b"{")])
async def test_a_body_that_is_packed_otherwise_than_it_says(
    house: Rig, packing: str, body: bytes
) -> None:
    url = house.url / "api/sign-in"
    headers = {"Content-Encoding": packing}
    async with house.client().http.post(url, data=body, headers=headers) as answer:
        assert answer.status == 400, await answer.text()


async def test_a_body_that_is_packed_otherwise_and_comes_after_its_head(house: Rig) -> None:
    """Then the house is at work on the request when the body turns out to be junk."""
    assert house.listening is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", house.listening.port)
    writer.write(b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n")
    writer.write(b"Expect: 100-continue\r\nContent-Encoding: gzip\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        assert b" 100 " in await reader.readuntil(b"\r\n\r\n")
        writer.write(b"junk")
        assert b" 400 " in await reader.readuntil(b"\r\n\r\n")
    writer.close()


@pytest.mark.parametrize("where", ["rules", "settings"])
async def test_rules_that_are_nested_too_deeply_are_refused(
    house: Rig, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Near the depth that a decoder can just read, others cannot walk over what it has read."""
    monkeypatch.setattr(limits, "MESSAGES_AT_ONCE", 1_000)
    _, ann = await house.seated("Ann")
    codes = []
    for deep in (limits.NESTED_MAX - 2, limits.NESTED_MAX - 1, *range(970, 1_000), 5_000):
        nested = "[" * deep + "]" * deep
        fields = f'"id":"a1","game":"holdem","preset":"casino","{where}":{{"unit":{nested}}}'
        await ann.say(f'{{"t":"open_table",{fields}}}')
        codes.append((await ann.named("refusal"))["code"])
    assert codes == ["bad_rules"] + ["malformed"] * 32
    assert house.tables == {}


async def test_a_body_that_is_nested_too_deeply_is_refused(house: Rig) -> None:
    ann = await house.guest("Ann")
    for deep in (limits.NESTED_MAX - 1, 984):
        nested = b"[" * deep + b"]" * deep
        body = b'{"game":"holdem","preset":"casino","rules":{"unit":%b}}' % nested
        status, problem = await ann.call("POST", "/api/edge", data=body)
        assert (status, problem["code"]) == (400, "malformed")
        assert problem["facts"]["why"] == "nested too deeply"


@pytest.mark.parametrize(
    "action", [b'{"do":"\xff"}', b'"\xc3\x28"', b"[" * 900 + b"]" * 900, b'{"do":{}}', b"1e999"]
)
async def test_an_action_that_cannot_be_read_is_malformed(house: Rig, action: bytes) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.order("sit", table=table, chips=100_000)
    head = f'{{"t":"act","id":"a1","table":"{table}","turn":1,"action":'.encode()
    await ann.ws.send_frame(head + action + b"}", aiohttp.WSMsgType.TEXT)
    refusal = await ann.named("refusal")
    assert refusal["code"] == "malformed", refusal


async def test_no_token_comes_into_the_log_with_a_head_that_cannot_be_read(
    house: Rig, logged: io.StringIO
) -> None:
    for line in (b"Cookie: croupier=5ecre7\x00\r\n", b"Cookie croupier=5ecre7\r\n"):
        head = await raw(house, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + line + b"\r\n")
        assert b" 400 " in head
    assert "5ecre7" not in logged.getvalue()
    assert "in a request" in logged.getvalue()


async def test_an_id_that_comes_again_with_other_content_is_refused(open_house: OpenHouse) -> None:
    house = await open_house()
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    sit: dict[str, Any] = {"table": table, "chips": 50_000, "seat": 1}
    assert (await ann.order("sit", "same", **sit))["t"] == "ack"
    for other in ({**sit, "chips": 60_000}, {**sit, "seat": 0}):
        assert (await ann.order("sit", "same", **other))["code"] == "id_reused"
    assert (await ann.order("leave", "same", table=table))["code"] == "id_reused"
    assert (await ann.order("sit", "same", **sit))["t"] == "ack"


async def test_metrics_are_for_the_machine_of_the_house(open_house: OpenHouse) -> None:
    house = await open_house(behind_proxy=True)
    far = house.client(**{"X-Forwarded-For": "192.0.2.1"})
    status, problem = await far.call("GET", "/metrics")
    assert (status, problem["code"]) == (403, "local_only")
    async with house.client().http.get(house.url / "metrics") as answer:
        assert answer.status == 200


@pytest.mark.parametrize(
    ("remote", "local"),
    [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("2001:db8::1", False)],
)
async def test_without_a_proxy_the_address_of_the_connection_tells(
    house: Rig, remote: str, local: bool
) -> None:
    request = make_mocked_request("GET", "/metrics").clone(remote=remote)
    assert Visits(house.settings, FrontDoor(house.context())).is_local(request) is local


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("192.168.1.7:8000", True),
        ("kitchen", True),
        ("kitchen.local:8000", True),
        ("cards.example:8000", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("[", False),
    ],
)
async def test_the_house_answers_to_its_own_names_only(
    open_house: OpenHouse, host: str, ours: bool
) -> None:
    """A foreign name that leads here would let a foreign page act for whoever opened it."""
    house = await open_house(origins=frozenset({"https://cards.example"}))
    head = await raw(house, f"GET /api/me HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    assert head.startswith(b"HTTP/1.1 200") is ours, head


async def test_a_connection_that_never_finishes_its_head_is_closed(open_house: OpenHouse) -> None:
    house = await open_house(header_seconds=0.2)
    assert house.listening is not None
    reader, writer = await asyncio.open_connection("127.0.0.1", house.listening.port)
    writer.write(b"GET / HTTP/1.1\r\nHost: local")
    async with asyncio.timeout(PATIENCE):
        assert await reader.read() == b""
    writer.close()


async def test_a_body_that_never_comes_is_not_waited_for(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.wire.limits.BODY_SECONDS", 0.1)
    head = b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"
    assert (await raw(house, head)).startswith(b"HTTP/1.1 408")


async def test_one_address_does_not_fill_the_house_with_tables(open_house: OpenHouse) -> None:
    """Also when all are ordered at once; a table that is closed makes room for another."""
    house = await open_house(tables_per_address=3)
    sockets: list[Socket] = [(await house.seated(f"Guest {n}"))[1] for n in range(5)]
    opened = {"game": "holdem", "preset": "heads-up"}
    answers = await asyncio.gather(*(socket.order("open_table", **opened) for socket in sockets))
    assert sorted(answer["t"] for answer in answers) == ["ack"] * 3 + ["refusal"] * 2
    assert {one["code"] for one in answers if one["t"] == "refusal"} == {"too_many_tables_here"}
    place = next(n for n, answer in enumerate(answers) if answer["t"] == "ack")
    assert (await sockets[place].order("close_table", table=answers[place]["table"]))["t"] == "ack"
    bad = await sockets[place].order("open_table", game="holdem", preset="nowhere")
    assert bad["code"] == "no_such_preset"  # and does not count
    assert (await sockets[place].order("open_table", **opened))["t"] == "ack"
    assert json.dumps(answers)
