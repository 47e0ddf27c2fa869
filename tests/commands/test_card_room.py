"""The card room of `croupier play`: a real process with its practice bank, killed and started
again."""

import asyncio
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from croupier.client import HouseClient
from tests.commands.test_play import refused

pytestmark = pytest.mark.asyncio
PATIENCE = 60
OPEN = re.compile(r"http://localhost:(\d+)")
ROOM = "/api/rooms/cardroom"


@contextmanager
def house(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and where it is open."""
    command = [sys.executable, "-m", "croupier.main", "play", "--switch-on", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--data", str(data)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert process.stdout is not None
    said = ""
    try:
        for line in process.stdout:
            said += line
            if found := OPEN.search(line):
                assert "  bank    harbour answers in " in said
                assert "  room    Card room is on, 0 in the queue" in said
                yield process, f"http://127.0.0.1:{found[1]}"
                return
        raise AssertionError(said)
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


async def call(client: HouseClient, method: str, path: str, **body: Any) -> Any:
    http: aiohttp.ClientSession = client._http
    async with http.request(method, client.url + path, json=body or None) as answer:
        assert answer.ok, await answer.text()
        return await answer.json()


async def until(client: HouseClient, done: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        found: dict[str, Any] = await call(client, "GET", ROOM)
        if done(found):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(found)


@pytest.mark.req("EPS-RF-PG-002", "EPS-RF-CB-001")
async def test_a_seat_and_its_chips_outlive_a_kill_and_go_home_to_the_bank(tmp_path: Path) -> None:
    with house(tmp_path) as (process, url):
        async with HouseClient(url) as ann:
            await ann.sign_in("Ann")
            await ann.connect()
            rooms = await call(ann, "GET", "/api/rooms")
            card = next(card for card in rooms["demo"] if card["pin"] and card["balance"] == 500_00)
            entry = {key: card[key] for key in ("kind", "number", "pin")}
            await call(ann, "POST", f"{ROOM}/enter", **entry)
            await until(ann, lambda found: bool(found["room"].get("seated")))
            order = {"id": "o1", "amount": 100_00, "pin": card["pin"]}
            bought = await call(ann, "POST", f"{ROOM}/purchase", **order)
            assert bought["room"]["balance"] == 400_00
            cookies = ann._http.cookie_jar
            process.send_signal(signal.SIGKILL)
            process.wait(PATIENCE)
            with house(tmp_path) as (_, again):
                async with HouseClient(again) as back:
                    back._http.cookie_jar.update_cookies(
                        {cookie.key: cookie.value for cookie in cookies}
                    )
                    found = await until(back, lambda found: bool(found["room"].get("seated")))
                    assert found["room"]["balance"] == 400_00
                    table = found["room"]["table"]
                    await back.connect()
                    await back.watch(table)
                    await back.leave(table)
                    found = await until(back, is_paid_out)
                    assert "account" not in found["room"]
                    assert [each["amount"] for each in found["receipts"]] == [100_00, 100_00]


def is_paid_out(found: dict[str, Any]) -> bool:
    newest = found["receipts"][0]
    return (newest["kind"], newest["state"]) == ("cash_in", "confirmed")


async def test_a_file_of_banks_that_makes_no_sense(tmp_path: Path) -> None:
    (tmp_path / "banks.toml").write_text("[[bank]]\nname = 'Harbour!'\n")
    assert "banks.toml" in refused("--port", 0, "--data", tmp_path)
