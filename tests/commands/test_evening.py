"""`croupier play` from end to end: a house is opened, played in, closed and opened again."""

import asyncio
import json
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from click.testing import CliRunner, Result

from croupier.main import main
from croupier.store.heads import read_heads
from tests.postgres import new_database

pytestmark = pytest.mark.asyncio
PATIENCE = 60
Message = dict[str, Any]


@asynccontextmanager
async def playing(data: Path, *options: str) -> AsyncIterator[tuple[str, list[str]]]:
    """A house that runs, and what it says. It is closed as its owner would do it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "croupier.main", "play", "--port", "0", "--json-logs"),
        *("--data", str(data), "--bot-ms", "0", "0", "--known-seed", "evening", *options),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    said: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while not (found := re.search(r"http://localhost:(\d+)", "".join(said[-1:]))):
                line = await process.stdout.readline()
                assert line, said
                said.append(line.decode())
        yield f"http://127.0.0.1:{found[1]}", said
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        rest, _ = await process.communicate()
        said += rest.decode().splitlines()
    assert process.returncode == 0, said
    assert said[-1].strip() == "closed"


def croupier(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments))


class Guest:
    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self._ws = ws
        self._orders = 0

    async def hear(self) -> Message:
        answer: Message = json.loads(await self._ws.receive_str(timeout=PATIENCE))
        assert answer["t"] != "refusal", answer
        return answer

    async def order(self, kind: str, /, **fields: Any) -> Message:
        self._orders += 1
        name = f"order-{self._orders}"
        await self._ws.send_json({"t": kind, "id": name, **fields})
        while name not in ((answer := await self.hear()).get("id"), answer.get("ack")):
            pass
        return answer

    async def watch(self, table: str) -> Message:
        await self._ws.send_json({"t": "watch", "table": table})
        while (answer := await self.hear())["t"] != "frame":
            pass
        return answer

    async def play_on(self, table: str, frame: Message) -> Message:
        """Call or check to the end of the hand."""
        while not (frame.get("view") or {}).get("over"):
            if frame.get("options"):
                do = "check" if frame["options"].get("check") else "call"
                turn = frame["pending"]["turn"]
                frame = await self.order("act", table=table, turn=turn, action={"do": do})
            else:
                frame = await self.hear()
        return frame


@pytest.fixture(params=["sqlite", "postgres"])
def options(request: pytest.FixtureRequest) -> list[str]:
    return ["--database", new_database(ready=False)] if request.param == "postgres" else []


@pytest.mark.req("EPS-OBJ-1")
async def test_a_house_is_opened_played_in_closed_and_opened_again(
    tmp_path: Path, options: list[str]
) -> None:
    jar = aiohttp.CookieJar(unsafe=True)
    async with (
        playing(tmp_path, *options) as (url, said),
        aiohttp.ClientSession(url, cookie_jar=jar) as http,
    ):
        async with http.post("/api/sign-in", json={"name": "Ann"}) as answer:
            assert (await answer.json())["chips"] == 100_000
        async with http.ws_connect("/ws") as ws:
            ann = Guest(ws)
            one_hand = {"gap_ms": 600_000}
            opened = await ann.order(
                "open_table", game="holdem", preset="heads-up", settings=one_hand
            )
            table = opened["table"]
            await ann.watch(table)
            await ann.order("sit", table=table, chips=100_000)
            frame = await ann.order("seat_bot", table=table, kind="thirds")
            end = await ann.play_on(table, frame)
    assert any("book    balances" in line for line in said)
    assert any("tables  0 open" in line for line in said)
    (heads,) = read_heads(tmp_path / "heads.jsonl")  # signed when the house closed
    assert table in heads.streams
    stacks = {seat["seat"]: seat["stack"] for seat in end["view"]["seats"]}
    assert sum(stacks.values()) == 200_000

    async with (
        playing(tmp_path, *options) as (url, said),
        aiohttp.ClientSession(url, cookie_jar=jar) as http,
    ):
        async with http.get("/api/me") as answer:
            me = await answer.json()
        assert (me["name"], me["seated"]) == ("Ann", stacks[end["seat"]])
        async with http.get(f"/api/tables/{table}/history") as answer:
            (told,) = (await answer.json())["rounds"]
        assert told["steps"][-1]["view"] == end["view"]
        async with http.ws_connect("/ws") as ws:
            seats = (await Guest(ws).watch(table))["summary"]["seats"]
        assert {seat["seat"]: seat["chips"] for seat in seats} == stacks
    assert any("tables  1 open" in line for line in said)
    heads_file = str(tmp_path / "heads.jsonl")
    audited = croupier("audit", "--against", heads_file, "--data", str(tmp_path), *options)
    assert (audited.exit_code, "1 rounds" in audited.output) == (0, True), audited.output
    assert "no problem" in audited.output
    target = tmp_path / "hands.phhs"
    exported = croupier("hands", "export", str(target), "--data", str(tmp_path), *options)
    assert exported.exit_code == 0, exported.output
    assert "variant" in target.read_text()
