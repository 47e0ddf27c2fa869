"""Commands that come one to five times over two sockets, in any order: each has one effect, and
all get the same answer."""

import asyncio
import json
from collections.abc import Callable

import aiohttp

from croupier.cards.chance import Chance
from tests.hostile.live import without_rates
from tests.server.rig import Rig, open_table

BATCH = 40  # commands under way at once
REPEATS = 5
TABLE_ORDERS = 400  # then another table: she does not look at it, so she is gone after a minute


async def repeat_commands(
    house: Rig, count: int, dice: Chance, progress: Callable[[int], None]
) -> int:
    """How many messages were sent for `count` commands."""
    with without_rates():
        client, first = await house.seated("Ann")
        second = await client.connect()
        table = ""
        sent = done = 0
        while done < count:
            if done % TABLE_ORDERS == 0:
                if table:
                    await first.order("close_table", table=table)
                table = await open_table(first)
                assert (await first.order("sit", table=table, chips=50_000))["t"] == "ack"
            batch = min(BATCH, count - done)
            before = house.tables[table].seq
            orders = [
                json.dumps({"t": "away", "id": f"c{done + n}", "table": table, "away": n % 2 == 0})
                for n in range(batch)
            ]
            wires: tuple[list[str], list[str]] = ([], [])
            for order in orders:
                for _ in range(1 + dice.below(REPEATS)):
                    wires[dice.below(2)].append(order)
            answers = await asyncio.gather(
                *(_give(one.ws, wire) for one, wire in zip((first, second), wires, strict=True))
            )
            told: dict[str, set[str]] = {}
            for order, answer in (pair for pairs in answers for pair in pairs):
                told.setdefault(order, set()).add(answer)
            assert len(told) == batch
            assert all(answer == {"ack"} for answer in told.values()), told
            assert house.tables[table].seq == before + batch, "a command had two effects, or none"
            sent += sum(map(len, wires))
            done += batch
            progress(done)
        return sent


async def _give(ws: aiohttp.ClientWebSocketResponse, wire: list[str]) -> list[tuple[str, str]]:
    """The id of each message, and `ack` or the code that answered it."""
    for order in wire:
        await ws.send_str(order)
    answers: list[tuple[str, str]] = []
    while len(answers) < len(wire):
        said = json.loads(await ws.receive_str(timeout=60))
        if said["t"] in ("ack", "refusal"):
            answers.append((said["id"], said.get("code") or said["t"]))
    return answers
