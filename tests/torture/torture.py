"""Kill, audit, start again, compare: as often as wanted."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import aiohttp
from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.store.audit import audit
from tests.torture.player import WAITS, Doubt, Player

# A life is as long as so many messages to all players, about fifty of which tell them where they
# are: a slow machine sees as much play as a quick one.
UNDER_PLAY = 160
# Longer than any pause of a game, which begins anew with every start: without such lives a wheel
# would turn for ever.
LONG_LIFE_MS = 2_600
PATIENCE_MS = 20_000


class Corner(Struct, frozen=True):
    """A table of the torture: what is played, by how many people and with which bots."""

    game: str
    preset: str
    people: int
    bots: tuple[str, ...] = ()
    rules: dict[str, int] = {}
    settings: dict[str, str] = {}


CORNERS = (
    Corner("holdem", "cardroom", 3, ("thirds", "medium")),
    Corner("holdem", "casino", 2, ("thirds", "thirds")),
    Corner("blackjack", "casino", 1),
    Corner("roulette", "casino", 2, rules={"spin_ms": 1_000}),
    Corner("sabacc", "casino", 2, ("balance",)),
    Corner("doudizhu", "bid", 2, ("hard",), settings={"start": "at_once"}),
)


class Toll(Struct):
    """What the torture came to."""

    kills: int = 0
    by_corner: tuple[int, ...] = ()  # acknowledged actions at each table
    records: int = 0
    slowest_start: float = 0.0

    @property
    def actions(self) -> int:
        return sum(self.by_corner)


async def torture(
    data: Path, kills: int, seed: bytes, progress: Callable[[Toll], None] = lambda toll: None
) -> Toll:
    """Raises `Doubt` at the first thing that is not as it was."""
    dice = Chance(seed)
    nursery = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.torture.nursery",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    toll = Toll()
    assert nursery.stdout is not None
    await nursery.stdout.readline()  # ready
    try:
        groups = [
            [Player(f"Seat{t}{p}", dice.at(1 + 10 * t + p)) for p in range(corner.people)]
            for t, corner in enumerate(CORNERS)
        ]
        for number in range(kills):
            await _one(nursery, data, groups, dice, toll)
            # The whole log is read each time while it is short, then now and then.
            if number < 20 or number % 50 == 0 or number == kills - 1:
                report = await asyncio.to_thread(audit, data / "house.db")
                if not report.ok:
                    raise Doubt(f"after kill {number + 1}: {report.problems[0]}")
                toll.records = report.records
            toll.kills += 1
            toll.by_corner = tuple(sum(player.actions for player in group) for group in groups)
            progress(toll)
    finally:
        nursery.terminate()
        await nursery.wait()
    return toll


async def _one(
    nursery: asyncio.subprocess.Process,
    data: Path,
    groups: list[list[Player]],
    dice: Chance,
    toll: Toll,
) -> None:
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    began = asyncio.get_running_loop().time()
    nursery.stdin.write(f"start {data}\n".encode())
    words = (await nursery.stdout.readline()).decode().split()
    if len(words) != 2 or words[1] == "failed":
        raise Doubt("the server does not start again")
    pid, port = map(int, words)
    toll.slowest_start = max(toll.slowest_start, asyncio.get_running_loop().time() - began)
    try:
        await _open_tables(port, groups, toll.kills)
        life = _life(dice)
        players = [player for group in groups for player in group]
        visits = [asyncio.create_task(player.visit(port, life.hear)) for player in players]
        await life.lived()
    finally:
        os.kill(pid, signal.SIGKILL)
    await asyncio.gather(*visits)


class Life:
    """Over after so many messages, or after a time at the latest."""

    def __init__(self, messages: int, longest_ms: int = PATIENCE_MS) -> None:
        self._left = messages
        self._longest_ms = longest_ms
        self._over = asyncio.Event()

    def hear(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._over.set()

    async def lived(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), self._longest_ms / 1000)


def _life(dice: Chance) -> Life:
    """Now and then the blow falls before anybody is back, and now and then late."""
    match dice.below(12):
        case 0:
            return Life(0, 0)
        case 1 | 2:
            return Life(sys.maxsize, dice.below(LONG_LIFE_MS))
        case _:
            return Life(1 + dice.below(UNDER_PLAY))


async def _open_tables(port: int, groups: list[list[Player]], kills: int) -> None:
    """Those that are not there: a table closes when it is won, or when nobody is left."""
    base = f"http://127.0.0.1:{port}"
    for corner, group in zip(CORNERS, groups, strict=True):
        if not any(player.table_is_gone for player in group):
            continue
        table = await open_corner(base, group[0], corner, f"open{kills}")
        for player in group:
            player.come_to(table, corner.game)


async def open_corner(base: str, host: Player, corner: Corner, opening: str) -> str:
    """The host opens the table and seats its bots. Gives its id; the same opening again is the same
    table."""
    async with aiohttp.ClientSession(base, cookie_jar=host.jar) as http:
        await host.sign_in(http)
        async with http.ws_connect("/ws") as ws:
            settings = {"gap_ms": 0, "missed_turns_max": None, **corner.settings}
            order = {"t": "open_table", "id": opening, "game": corner.game}
            values = {"preset": corner.preset, "settings": settings, "rules": corner.rules}
            await ws.send_json({**order, **values})
            table = await _answer(ws, opening)
            for number, kind in enumerate(corner.bots):
                order = {"t": "seat_bot", "id": f"bot{number}", "table": table, "kind": kind}
                await ws.send_json(order)
                await _answer(ws, f"bot{number}")
    return table


async def _answer(ws: aiohttp.ClientWebSocketResponse, order: str) -> str:
    while True:
        message = await ws.receive()
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError("the house is gone")
        said = message.json()
        if said.get("id") == order:
            if said.get("code") in WAITS:
                raise ConnectionError("the house waits")
            if said["t"] != "ack":
                raise Doubt(f"{order}: {said}")
            return str(said["table"])
