"""A real house is killed in every state of a dou dizhu round, and comes back with the same cards,
the same turn and the same options for everybody. After each kill the book balances."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.store.audit import audit
from tests.torture.player import SAME, Frame, Player

PATIENCE_S = 60
STATES = {
    "nobody ready",
    "one ready",
    "two ready",
    "first call",
    "second call",
    "third call",
    "the landlord leads",
    "a peasant follows",
    "one has skipped",
    "somebody leads again",
    "over",
}
ABOUT_TO_DEAL = "three ready"  # until the deal is stored too, a moment later


class Table:
    """Three people at one table, over whatever house runs now."""

    def __init__(self, data: Path, nursery: asyncio.subprocess.Process) -> None:
        self.data, self.nursery = data, nursery
        self.people = [Player(f"Kill{n}", Chance(bytes(32), n)) for n in range(3)]
        self.table = ""
        self.port = self.pid = self.orders = 0

    async def start(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"start {self.data}\n".encode())
        words = (await self.nursery.stdout.readline()).decode().split()
        self.pid, self.port = map(int, words)

    def end(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
        self.pid = 0

    def kill(self) -> None:
        self.end()
        report = audit(self.data / "house.db")
        assert report.ok, report.problems

    @asynccontextmanager
    async def socket(self, person: Player) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        base = f"http://127.0.0.1:{self.port}"
        async with aiohttp.ClientSession(base, cookie_jar=person.jar) as http:
            if not len(person.jar):
                await person.sign_in(http)
            async with http.ws_connect("/ws") as ws:
                yield ws

    async def order(self, person: Player, **order: Any) -> dict[str, Any]:
        self.orders += 1
        name = f"order-{self.orders}"
        async with self.socket(person) as ws:
            await ws.send_json({**order, "id": name})
            while True:
                said: dict[str, Any] = await ws.receive_json(timeout=PATIENCE_S)
                if said.get("id") == name or said.get("ack") == name:
                    assert said["t"] in ("ack", "frame"), said
                    return said

    async def look(self, person: Player) -> Frame:
        async with self.socket(person) as ws:
            await ws.send_json({"t": "watch", "table": self.table})
            while True:
                said: Frame = await ws.receive_json(timeout=PATIENCE_S)
                if said["t"] == "frame":
                    return said

    async def looks(self) -> list[Frame]:
        return [await self.look(person) for person in self.people]


def state_of(frames: list[Frame]) -> str:
    """Where the round is, in the words of `STATES`."""
    view, pending = frames[0]["view"], frames[0]["pending"]
    if view is None:
        ready = sum(bool(seat.get("ready")) for seat in frames[0]["summary"]["seats"])
        return ("nobody ready", "one ready", "two ready", ABOUT_TO_DEAL)[ready]
    if pending is None:
        return "over"
    if view["phase"] == "bid":
        calls = sum(seat.get("bid") is not None for seat in view["seats"])
        return ("first call", "second call", "third call")[calls]
    deeds = [seat.get("deed") for seat in view["seats"]]
    if view.get("last") is None:
        return "somebody leads again" if view.get("gone") else "the landlord leads"
    return "one has skipped" if "skip" in deeds else "a peasant follows"


def expected(frame: Frame) -> dict[str, Any]:
    """What must not change. The end of a round is not shown again after a restart."""
    keys = SAME if frame["pending"] else ("seat", "seq")
    turn = frame["pending"] and frame["pending"]["turn"]
    return {"turn": turn, **{key: frame.get(key) for key in keys}}


def no_secrets(frames: list[Frame]) -> None:
    """The own cards are shown to their owner only; the bottom cards to nobody before there is a
    landlord."""
    for frame in frames:
        view = frame["view"]
        if view is None or view["phase"] == "over":
            continue
        assert all("hand" not in seat for seat in view["seats"])
        if view["phase"] == "bid":
            assert not view.get("bottom")
    hands: list[Card] = [
        card for frame in frames if frame["private"] for card in frame["private"]["hand"]
    ]
    assert len(hands) == len(set(hands))


async def act(table: Table, frames: list[Frame]) -> None:
    """The one on turn acts; nobody skips twice before somebody has to."""
    for person, frame in zip(table.people, frames, strict=True):
        if options := frame.get("options"):
            offered = msgspec.convert(options, game.options_type)
            action: Any = offered.pick(person.dice)
            turn = frame["pending"]["turn"]
            built = msgspec.to_builtins(action)
            await table.order(person, t="act", table=table.table, turn=turn, action=built)
            return
    raise AssertionError("nobody is asked")


async def killed_everywhere(table: Table) -> set[str]:
    met: set[str] = set()
    while met != STATES:
        frames = await table.looks()
        no_secrets(frames)
        state = state_of(frames)
        if state == ABOUT_TO_DEAL:
            continue
        if state not in met:
            table.kill()
            await table.start()
            again = await table.looks()
            assert [expected(f) for f in again] == [expected(f) for f in frames], state
            met.add(state)
            frames = again
        if frames[0]["pending"] is not None:
            await act(table, frames)
        else:
            await table.order(not_ready(table, frames), t="ready", table=table.table)
    return met


def not_ready(table: Table, frames: list[Frame]) -> Player:
    """The next one to say so."""
    seats = {seat["seat"]: seat for seat in frames[0]["summary"]["seats"]}
    both = zip(table.people, frames, strict=True)
    return next(person for person, frame in both if not seats[frame["seat"]].get("ready"))


async def play(data: Path) -> set[str]:
    nursery = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.torture.nursery",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert nursery.stdout is not None
    await nursery.stdout.readline()
    table = Table(data, nursery)
    try:
        await table.start()
        host = table.people[0]
        opened = {"game": "doudizhu", "preset": "bid", "settings": {"missed_turns_max": None}}
        rules = {"clock_ms": None}
        table.table = (await table.order(host, t="open_table", rules=rules, **opened))["table"]
        for person in table.people:
            await table.order(person, t="sit", table=table.table, chips=100_000)
        met = await killed_everywhere(table)
        table.kill()
        return met
    finally:
        table.end()  # it has the pipe of the nursery too
        nursery.terminate()
        await nursery.wait()


@pytest.mark.req("DDZ-0.1")
def test_a_dou_dizhu_round_survives_a_kill_in_every_state(tmp_path: Path) -> None:
    assert asyncio.run(play(tmp_path)) == STATES
