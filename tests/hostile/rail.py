"""`python -m tests.hostile.rail PORT READERS MORE TABLE...`: people who look on at tables. All read
what they are told but MORE, who read or sleep as lines of the input say: `reads` or `sleeps`. Says
`ready` when they are there."""

import asyncio
import sys
from collections.abc import Sequence

import aiohttp

from tests.hostile.mob import browser
from tests.hostile.sleeper import Sleeper

ADDRESSES = 25  # they come from several, each of which may have so many guests
AT_ONCE = 20
HOST = "127.0.0.1"


class Onlooker:
    def __init__(self, port: int, number: int, table: str) -> None:
        self._port = port
        self._table = table
        self._from = {"X-Forwarded-For": f"203.0.113.{number % ADDRESSES + 1}"}
        self._who = {"name": f"rail {number}", "attempt": f"{number:032x}"}
        self._http = browser(f"http://{HOST}:{port}", self._from)
        self._ws: aiohttp.ClientWebSocketResponse | None = None
        self._reading: asyncio.Task[None] | None = None
        self._sleeper: Sleeper | None = None

    async def come_in(self) -> None:
        async with self._http.post("/api/sign-in", json=self._who) as answer:
            assert answer.status == 200, await answer.text()

    async def read(self) -> None:
        if self._sleeper is not None:
            self._sleeper.close()
        self._ws = await self._http.ws_connect("/ws")
        await self._ws.send_json({"t": "watch", "table": self._table})
        self._reading = asyncio.create_task(self._read(self._ws))

    async def _read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for _ in ws:
            pass

    async def sleep(self) -> None:
        if self._ws is not None:
            await self._ws.close()
        cookies = "; ".join(f"{one.key}={one.value}" for one in self._http.cookie_jar)
        headers = "".join(f"{name}: {value}\r\n" for name, value in self._from.items())
        self._sleeper = Sleeper(HOST, self._port, cookies, self._table, headers)
        await self._sleeper.begin()


async def each(people: Sequence[Onlooker], what: str) -> None:
    places = asyncio.Semaphore(AT_ONCE)

    async def do(one: Onlooker) -> None:
        async with places:
            await getattr(one, what)()

    await asyncio.gather(*map(do, people))


async def main(port: int, readers: int, more: int, tables: Sequence[str]) -> None:
    people = [Onlooker(port, n, tables[n % len(tables)]) for n in range(readers + more)]
    await each(people, "come_in")
    await each(people[:readers], "read")
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    while True:
        print("ready", flush=True)
        wish = (await lines.readline()).decode().strip()
        if not wish:
            return
        await each(people[readers:], {"reads": "read", "sleeps": "sleep"}[wish])


if __name__ == "__main__":
    _, at, reading, rest, *where = sys.argv
    asyncio.run(main(int(at), int(reading), int(rest), where))
