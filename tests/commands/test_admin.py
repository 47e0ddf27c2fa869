"""`croupier admin`, and the first evening of a house: the code of the console, the administrator
who switches the room on, the end. Real processes, also killed ones."""

import asyncio
import json
import re
import signal
import subprocess
import sys
import time
from base64 import b32decode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from croupier.server.admin import onetime
from croupier.store.audit import audit
from tests.commands.test_play import croupier

pytestmark = pytest.mark.asyncio
PATIENCE = 60
PASSWORD = "correct horse battery"
CODE = re.compile(r"/admin with the code (\S+)")
OPEN = re.compile(r"  open    http://localhost:(\d+)")
ROOM = {"room": "cardroom"}


class Running:
    def __init__(self, process: asyncio.subprocess.Process, url: str, said: str) -> None:
        self.process = process
        self.url = url
        self.said = said


@asynccontextmanager
async def house(data: Path, *options: str) -> AsyncIterator[Running]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "croupier.main", "play", "--port", "0", "--data", str(data)),
        *options,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = ""
    try:
        async with asyncio.timeout(PATIENCE):
            while not (found := OPEN.search(said)):
                line = await process.stdout.readline()
                assert line, said
                said += line.decode()
        yield Running(process, f"http://127.0.0.1:{found[1]}", said)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


class Desk:
    """A browser at the desk."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.orders = 0

    async def call(self, path: str, **body: Any) -> tuple[int, Any]:
        async with self.http.post(f"{self.url}/api/admin/{path}", json=body) as answer:
            return answer.status, await answer.json()

    async def get(self, path: str) -> Any:
        async with self.http.get(f"{self.url}/api/{path}") as answer:
            return await answer.json()

    async def act(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.orders += 1
        order = {"desk": kind, "id": f"o{self.orders}", **fields}
        async with self.http.ws_connect(f"{self.url}/api/admin/ws") as ws:
            await ws.send_str(json.dumps(order))
            async with asyncio.timeout(PATIENCE):
                async for message in ws:
                    told: dict[str, Any] = json.loads(message.data)
                    if told.get("id") == order["id"]:
                        return told
        raise AssertionError("no answer")

    async def acts(self) -> list[tuple[str, str]]:
        page = await self.get("admin/trail")
        return [(one["act"], one.get("outcome", "")) for one in page["entries"]]


async def heard_out(ws: aiohttp.ClientWebSocketResponse) -> None:
    async for _ in ws:
        pass


@asynccontextmanager
async def at(url: str) -> AsyncIterator[Desk]:
    desk = Desk(url)
    yield desk
    await desk.http.close()


def administer(data: Path, *arguments: str, typed: str = "") -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "croupier.main", "admin", *arguments, "--data", str(data)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


async def ended(process: asyncio.subprocess.Process) -> int:
    async with asyncio.timeout(PATIENCE):
        return await process.wait()


@pytest.mark.req(
    "EPS-UC-001", "EPS-UC-001.3", "EPS-RF-SV-007", "EPS-RF-SV-008", "EPS-UC-002.3", "EPS-UC-001-PRE"
)
async def test_the_first_evening_of_a_house(tmp_path: Path) -> None:
    async with house(tmp_path) as first, at(first.url) as desk:
        for step in ("data", "book    balances", "tables  0 open", "bank    harbour answers"):
            assert f"  {step}" in first.said
        assert "  room    Card room is off" in first.said
        found = CODE.search(first.said)
        assert found is not None
        wish = {"code": found[1], "name": "Ada", "password": PASSWORD}
        status, me = await desk.call("set-up", **wish)
        assert (status, me["name"]) == (200, "Ada")
        assert (await desk.get("rooms"))["rooms"][0]["state"] == "off"
        assert (await desk.act("switch_on", **ROOM))["desk"] == "ack"
        assert (await desk.get("rooms"))["rooms"][0]["state"] == "on"
        assert (await desk.act("stop_house"))["code"] == "rooms_on"
        await desk.act("switch_off", **ROOM)
        async with asyncio.timeout(PATIENCE):
            while (await desk.act("stop_house")).get("code") == "rooms_on":  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        assert await ended(first.process) == 0
    async with house(tmp_path) as second:
        assert "  room    Card room is off" in second.said
        assert "1 known" in second.said
        assert CODE.search(second.said) is None
    assert audit(tmp_path / "house.db").problems == ()


async def test_a_restart_leaves_the_room_as_it_was(tmp_path: Path) -> None:
    administer(tmp_path, "add", "Root", typed=PASSWORD)
    async with house(tmp_path, "--switch-on") as first:
        assert "  room    Card room is on" in first.said
        first.process.send_signal(signal.SIGTERM)
        assert await ended(first.process) == 0
    async with house(tmp_path) as second:
        assert "  room    Card room is on" in second.said
    async with house(tmp_path, "--no-card-room") as third:
        assert "  bank" not in third.said
        assert "  room" not in third.said


async def test_accounts_are_changed_while_the_house_runs(tmp_path: Path) -> None:
    async with house(tmp_path, "--no-card-room") as running, at(running.url) as desk:
        code, said = administer(tmp_path, "add", "Root", typed=f"{PASSWORD}\n")
        assert (code, said) == (0, "Root may sign in at /admin now, as administrator\n")
        # The code of the console is gone with the first administrator.
        found = CODE.search(running.said)
        assert found is not None
        wish = {"code": found[1], "name": "Eve", "password": PASSWORD}
        assert (await desk.call("set-up", **wish))[1]["code"] == "set_up_already"
        assert (await desk.call("sign-in", name="Root", password=PASSWORD))[0] == 200
        async with desk.http.ws_connect(f"{running.url}/api/admin/ws") as ws:
            listening = asyncio.create_task(heard_out(ws))
            new = partial(administer, tmp_path, "password", "root", typed="another password")
            assert (await asyncio.to_thread(new))[0] == 0
            async with asyncio.timeout(PATIENCE):
                await listening
            assert ws.close_code == 1000
        assert (await desk.get("admin/door"))["me"] is None
        assert (await desk.call("sign-in", name="Root", password=PASSWORD))[0] == 403
        assert (await desk.call("sign-in", name="Root", password="another password"))[0] == 200
        async with asyncio.timeout(PATIENCE):
            while ("admin_password", "done") not in await desk.acts():  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        assert administer(tmp_path, "remove", "Root")[0] == 0
        assert (await desk.get("admin/door"))["me"] is None
        running.process.send_signal(signal.SIGTERM)
        assert await ended(running.process) == 0
    assert audit(tmp_path / "house.db").problems == ()


async def test_a_second_factor_from_the_command_line(tmp_path: Path) -> None:
    administer(tmp_path, "add", "Root", typed=PASSWORD)
    assert administer(tmp_path, "second-factor", "Root", typed="000000")[0] == 2
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "croupier.main", "admin", "second-factor", "Root"),
        *("--data", str(tmp_path)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    said = ""
    while not (found := re.search(r"or type ([A-Z2-7 ]+)\n", said)):
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        assert line, said
        said += line.decode()
    secret = b32decode(found[1].replace(" ", ""))
    now_ms = time.time_ns() // 1_000_000
    process.stdin.write(f"{onetime.code_at(secret, onetime.step_at(now_ms))}\n".encode())
    process.stdin.close()
    assert await ended(process) == 0
    assert "with an authenticator app" in administer(tmp_path, "list")[1]
    assert administer(tmp_path, "second-factor", "Root", "--off")[0] == 0
    assert "authenticator" not in administer(tmp_path, "list")[1]


@pytest.mark.parametrize(
    ("arguments", "typed", "expected"),
    [
        (("add", "Root"), "short", "8 to 200"),
        (("add", "\u200b"), PASSWORD, "2 to 24"),
        (("remove", "Nobody"), "", "no administrator"),
        (("password", "Nobody"), PASSWORD, "no administrator"),
        (("second-factor", "Nobody"), "000000", "no administrator"),
        (("add", "Root", "--role", "king"), PASSWORD, "king"),
    ],
)
async def test_what_cannot_be_done_is_said_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...], typed: str, expected: str
) -> None:
    code, said = administer(tmp_path, *arguments, typed=typed)
    assert code == 2
    assert expected in said
    assert len(said.splitlines()) == 1
    assert "no administrator yet" in administer(tmp_path, "list")[1]


async def test_a_name_is_there_once_and_roles_are_shown(tmp_path: Path) -> None:
    assert administer(tmp_path, "add", "Root", typed=PASSWORD)[0] == 0
    assert "already" in administer(tmp_path, "add", "ROOT", typed=PASSWORD)[1]
    assert administer(tmp_path, "add", "Tess", "--role", "tester", typed=PASSWORD)[0] == 0
    listed = administer(tmp_path, "list")[1].splitlines()
    assert [line.split(" since")[0] for line in listed] == ["Root: administrator", "Tess: tester"]


async def test_a_password_is_nowhere_on_disk(tmp_path: Path) -> None:
    administer(tmp_path, "add", "Root", typed=PASSWORD)
    assert not holds(tmp_path, PASSWORD)
    assert holds(tmp_path, "Root")


def holds(folder: Path, text: str) -> bool:
    return any(text.encode() in path.read_bytes() for path in folder.iterdir())


async def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done = croupier("admin", "list", "--data", tmp_path / "file" / "data")
    assert done.returncode == 2
    assert done.stderr.startswith("croupier: ")


@pytest.mark.parametrize("wait_ms", [0, 5, 15, 40, 120])
async def test_killed_in_the_middle_of_an_act_the_trail_says_what_happened(
    tmp_path: Path, wait_ms: int
) -> None:
    administer(tmp_path, "add", "Root", typed=PASSWORD)
    async with house(tmp_path) as running, at(running.url) as desk:
        await desk.call("sign-in", name="Root", password=PASSWORD)
        ws = await desk.http.ws_connect(f"{running.url}/api/admin/ws")
        await ws.receive_str()
        await ws.send_str(json.dumps({"desk": "switch_on", "id": "kill", **ROOM}))
        await asyncio.sleep(wait_ms / 1_000)
        running.process.kill()
        await ended(running.process)
    assert audit(tmp_path / "house.db").problems == ()
    async with house(tmp_path) as again, at(again.url) as desk:
        await desk.call("sign-in", name="Root", password=PASSWORD)
        state = (await desk.get("rooms"))["rooms"][0]["state"]
        told = dict(reversed(await desk.acts())).get("switch_on")
        # Written down and done, written down and not done, or not even heard.
        assert (told, state) in (("done", "on"), ("interrupted", "off"), (None, "off"))
