"""Strangers flood one gateway; those who play through the other one are neither refused nor cut,
and their hand comes to its end. How long they wait is measured by `make hostile ARGS=neighbour`."""

import pytest
from msgspec import json

from tests.cluster.players import Door, Seated, to_act
from tests.cluster.test_takeover import play_to_the_end
from tests.hostile.crowd import running, said_by, tell
from tests.hostile.neighbour import FLOOD
from tests.server.rig import open_table
from tools.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]
SOCKETS = 40


async def at_one_gateway(door: Door) -> Seated:
    _, ann = await door.seated("Ann next door")
    _, bob = await door.seated("Bob next door")
    table = await open_table(ann)
    for socket in (ann, bob):
        assert (await socket.watch(table))["t"] == "frame"
        await socket.order("sit", table=table, chips=50_000)
    return table, ann, bob


async def test_who_plays_through_another_gateway_plays_on(
    cluster: Cluster, doors: dict[str, Door]
) -> None:
    table, ann, bob = await at_one_gateway(doors["g2"])
    mob_options = (str(cluster.ports["g1"]), str(SOCKETS), "5eed", ",".join(FLOOD))
    async with running("tests.hostile.mob", *mob_options) as mob:
        await said_by(mob)
        await to_act(ann, bob)
        seen = [await socket.watch(table) for socket in (ann, bob)]
        assert await play_to_the_end((ann, bob), table, seen) == 100_000
        did = json.decode(await tell(mob, "enough"), type=dict[str, int])
    assert did["sockets"] > 0
    assert did["sign-ins 200"] > 0
