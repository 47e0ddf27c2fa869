"""A gateway shows how the dealers are, which listen on no port themselves."""

import asyncio
import re

import aiohttp
import pytest

from tests.cluster.players import Door
from tools.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]
LINE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


async def figures(door: Door) -> dict[tuple[str, str], float]:
    async with aiohttp.ClientSession() as http, http.get(door.url / "metrics") as answer:
        assert answer.status == 200
        found = LINE.findall(await answer.text())
    return {(name, labels): float(value) for name, labels, value in found}


async def test_metrics_of_every_role(cluster: Cluster, doors: dict[str, Door]) -> None:
    owners = (*cluster.dealers, *cluster.rooms)
    wanted = [("croupier_dealer_lease_age_seconds", f'process="{one}"') for one in owners]
    wanted.append(("croupier_bus_seconds_bucket", 'le="+Inf"'))
    found: dict[tuple[str, str], float] = {}
    while not all(found.get(one, 0) > 0 for one in wanted):
        found = await figures(doors["g1"])
        await asyncio.sleep(0.1)
    for dealer in owners:
        named = f'process="{dealer}"'
        assert found["croupier_dealer_lease_age_seconds", named] < 6
        assert found["croupier_dealer_waits", named] == 0
        for name in ("tables", "commit_seconds", "bus_seconds", "unsent", "queue"):
            assert found[f"croupier_dealer_{name}", named] >= 0
        for what in ("taken_up", "handed_on", "fenced", "unfoldable"):
            assert ("croupier_takeovers_total", f'{named},what="{what}"') in found
    taken_up = ("croupier_takeovers_total", 'process="r1",what="taken_up"')
    assert found[taken_up] == 1
    for name in ("croupier_queue", "croupier_bus_unsent", "croupier_connections"):
        assert found[name, ""] >= 0
