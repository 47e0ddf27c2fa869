"""The whole house with its server: if the cards that nobody was shown were others, neither the
metrics nor the logs would be."""

import io
import json
import logging
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import structlog
from msgspec import Struct

from croupier import orderlog
from croupier.cards.deck import STANDARD
from croupier.server.app import Listening, listen
from croupier.server.context import ServerContext, Settings
from croupier.server.logs import configure
from tests.bus.disguise import allowed_cards, disguised
from tests.contract.cards import disguise
from tests.server.rig import Socket
from tests.simulate.house import CHIP, House, chance_of

pytestmark = pytest.mark.asyncio
NAMES = ("Ann", "Bob", "Cid")


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    handlers, level = logging.root.handlers[:], logging.root.level
    text = io.StringIO()
    configure(as_json=True, stream=text, level=logging.DEBUG)
    yield text
    structlog.reset_defaults()
    orderlog.log_every_step(False)
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


class Served(Struct):
    """A house in virtual time behind a real server."""

    house: House
    listening: Listening

    @classmethod
    async def open(cls, path: Path) -> "Served":
        house = await House.open(path, seed="served")
        settings = Settings(hash_memory_kib=1024, static=path.parent / "static", beat_seconds=60)
        context = ServerContext(
            house.bus, house.chat, house.tap.store, house.timer.wall_ms, settings
        )
        return cls(house, await listen(context, "127.0.0.1", 0))

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.listening.port}{path}"


class Company:
    """Browsers that come to one house after the other and are known in each."""

    def __init__(self) -> None:
        self.browsers = {
            name: aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
            for name in (*NAMES, "Rail")
        }

    async def sign_in(self, served: Served) -> None:
        for name, browser in self.browsers.items():
            async with browser.post(served.url("/api/sign-in"), json={"name": name}) as answer:
                assert answer.status == 200

    async def connect(self, served: Served) -> dict[str, Socket]:
        return {
            name: Socket(await browser.ws_connect(served.url("/ws")))
            for name, browser in self.browsers.items()
        }

    async def metrics(self, served: Served) -> list[str]:
        """All but how long the disk took."""
        async with self.browsers["Rail"].get(served.url("/metrics")) as answer:
            lines = (await answer.text()).splitlines()
        return [line for line in lines if "croupier_commit_seconds_" not in line]

    async def leave(self) -> None:
        for browser in self.browsers.values():
            await browser.close()


async def deal(company: Company, path: Path) -> str:
    """A database with three who hold cards, and their sessions."""
    served = await Served.open(path)
    await company.sign_in(served)
    sockets = await company.connect(served)
    answer = await sockets["Ann"].order(
        "open_table", "open", game="holdem", preset="casino", name="Secrets"
    )
    table = str(answer["table"])
    for name in NAMES:
        await sockets[name].order("sit", f"sit-{name}", table=table, chips=500 * CHIP)
    await served.house.advance(2_000)
    assert served.house.table(table).round is not None
    await served.listening.stop()
    return table


async def play(company: Company, path: Path, table: str) -> list[list[str]]:
    """Everybody checks up to the river, then all but one fold; the metrics after each step."""
    served = await Served.open(path)
    sockets = await company.connect(served)
    found = []
    for socket in sockets.values():
        await socket.watch(table)
    await sockets["Bob"].order("say", "say", table=table, text="what have you got?")
    while (pending := served.house.table(table).pending()) is not None:
        river = len(served.house.table(table).shown_state().board) == 5
        seat = served.house.table(table).seats[pending.seats[0]]
        assert seat is not None
        order: dict[str, Any] = {"table": table, "turn": pending.turn}
        action = {"do": "fold" if river else "check"}
        socket = sockets[seat.name]
        answer = await socket.order("act", f"turn-{pending.turn}", **order, action=action)
        assert answer["t"] == "frame"
        stale = await socket.order("act", f"late-{pending.turn}", **order, action=action)
        assert stale["t"] == "refusal"
        found.append(await company.metrics(served))
    await served.listening.stop()
    assert served.house.errors == []
    return found


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    """Without what a clock has put in."""
    read = [json.loads(line) for line in log.getvalue().splitlines()]
    log.seek(0)
    log.truncate()
    clock = {"timestamp", "ms"}
    return [{key: value for key, value in line.items() if key not in clock} for line in read]


@pytest.mark.sqlite  # the same house several times, from copies of its file
@pytest.mark.req("EPS-RF-GR-017")
async def test_hidden_cards_make_no_difference_to_metrics_and_logs(
    new_path: Callable[[str], Path], tmp_path: Path, log: io.StringIO
) -> None:
    path = new_path("dealt")
    company = Company()
    table = await deal(company, path)
    lines(log)
    first = Path(shutil.copy(path, tmp_path / "first.db"))
    metrics = await play(company, first, table)
    logged = lines(log)
    house = await House.open(first)
    records = await house.tap.records(table, 1, house.table(table).seq)
    await house.crash()
    allowed = allowed_cards(records, "nobody")
    assert len(allowed) == 5
    for seed in range(3):
        other = disguise(STANDARD.cards, allowed, chance_of(seed, "served"))
        copy = disguised(path, tmp_path / f"other-{seed}.db", other)
        assert await play(company, copy, table) == metrics
        assert lines(log) == logged
    await company.leave()
    assert any("croupier_orders_total" in line for line in metrics[-1])
