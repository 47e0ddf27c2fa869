"""`python -m tests.hostile.honest PORT`: honest players at tables of their own, in a process of
their own. For each line of the input, a number of seconds, they play so long and say how long they
waited for answers. Half of them share the address of the mob."""

import asyncio
import sys
import time
from collections.abc import Sequence

import aiohttp
from msgspec import Struct, json

from tests.hostile.mob import ADDRESS, browser

PLAYERS = 24
PAUSE = 0.25  # between two orders of a player
PATIENCE = 120
ELSEWHERE = {"X-Forwarded-For": "198.51.100.7"}


class Played(Struct, frozen=True):
    """What honest players have met with. `waits` are sorted and in milliseconds, from sending an
    order to the frame that answers it; `refused` and `cut` count from the beginning."""

    waits: tuple[float, ...]
    refused: int
    cut: int

    @property
    def median(self) -> float:
        return self.waits[len(self.waits) // 2]

    @property
    def p99(self) -> float:
        return self.waits[len(self.waits) * 99 // 100]


class Honest:
    """Sits at a table of two and gives small orders, one after the other."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, name: str) -> None:
        self.ws = ws
        self.name = name
        self.table = ""
        self.waits: list[float] = []
        self.refused = 0
        self.cut = False
        self._orders = 0

    async def order(self, kind: str, **fields: object) -> dict[str, object]:
        self._orders += 1
        name = f"{self.name}-{self._orders}"
        began = time.perf_counter()
        await self.ws.send_json({"t": kind, "id": name, **fields})
        while True:
            said: dict[str, object] = await self.ws.receive_json(timeout=PATIENCE)
            if name in (said.get("id"), said.get("ack")):
                self.waits.append((time.perf_counter() - began) * 1000)
                self.refused += said["t"] == "refusal"
                return said

    async def play(self, until: float, pause: float, begin: float) -> None:
        away = False
        await asyncio.sleep(begin)
        try:
            while time.perf_counter() < until:
                away = not away
                await self.order("away", table=self.table, away=away)
                await asyncio.sleep(pause)
        except (TimeoutError, aiohttp.ClientError, TypeError):
            self.cut = True


async def come_in(http: aiohttp.ClientSession, name: str) -> Honest:
    async with http.post("/api/sign-in", json={"name": name}) as answer:
        assert answer.status == 200, await answer.text()
    ws = await http.ws_connect("/ws")
    one = Honest(ws, name.replace(" ", "-"))
    opened = await one.order("open_table", game="holdem", preset="heads-up")
    one.table = str(opened["table"])
    await ws.send_json({"t": "watch", "table": one.table})
    await one.order("sit", table=one.table, chips=50_000)
    return one


async def play_for(people: Sequence[Honest], seconds: float, pause: float = PAUSE) -> Played:
    for one in people:
        one.waits.clear()
    until = time.perf_counter() + seconds
    begins = (pause * number / len(people) for number in range(len(people)))
    await asyncio.gather(
        *(one.play(until, pause, begin) for one, begin in zip(people, begins, strict=True))
    )
    waits = sorted(wait for one in people for wait in one.waits)
    assert waits, "nobody had an answer"
    refused, cut = sum(one.refused for one in people), sum(one.cut for one in people)
    return Played(tuple(waits), refused, cut)


async def main(port: int) -> None:
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    base = f"http://127.0.0.1:{port}"
    clients = [browser(base, ADDRESS if n % 2 else ELSEWHERE) for n in range(PLAYERS)]
    try:
        people = [await come_in(http, f"honest {n}") for n, http in enumerate(clients)]
        print("ready", flush=True)
        while line := await lines.readline():
            played = await play_for(people, float(line))
            print(json.encode(played).decode(), flush=True)
    finally:
        for http in clients:
            await http.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
