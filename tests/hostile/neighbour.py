"""A flood against one gateway, and how long those wait who play through the other. The flooded
gateway shares a core with the mob, as if it had a machine of its own; players, the other gateway,
dealers, NATS and PostgreSQL have the other core. In quiet the mob's core is as busy. So what is
measured is what a flood costs those parts that all gateways share."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec import json

from tests.hostile.crowd import HOUSE, OTHERS, SECONDS, SPIN, Turn, running, said_by, tell
from tests.hostile.honest import Played
from tools.cluster import Cluster
from tools.postgres import DURABLE

FLOODED, PLAYED = "g1", "g2"
# Connections, frames and sign-ins, as many as there are. Whoever has a seat may play as always.
FLOOD = (
    *("come_and_go", "dangle", "sleep", "ask"),
    *("flood", "babble", "browse", "crowd_in"),
    *("arrive", "guess"),
)


@contextmanager
def on_core(place: int) -> Iterator[None]:
    """What is started inside stays there."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {sorted(cores)[place]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def two_machines() -> Iterator[Cluster]:
    """A cluster on one core, with the gateway that will be flooded on the other one."""
    options = ("--behind-proxy",)
    with on_core(HOUSE):
        cluster = Cluster(rooms=(), postgres=DURABLE, gateway_options=options)
        cluster.__enter__()
    try:
        cluster.end(FLOODED)
        with on_core(OTHERS):
            cluster.start(FLOODED)
        cluster.wait_for(FLOODED)
        yield cluster
    finally:
        cluster.close()


async def try_neighbour(
    sockets: int,
    turns: int,
    seed: bytes,
    told: Callable[[int, Turn], None],
    seconds: float = SECONDS,
    habits: tuple[str, ...] = FLOOD,
) -> list[Turn]:
    """Each turn has a cluster of its own: what an address may do in an evening is not used up."""
    found = []
    for number in range(turns):
        with two_machines() as cluster:
            turn = await _turn(cluster, sockets, seed + bytes((number,)), seconds, habits)
        found.append(turn)
        told(number + 1, turn)
    return found


async def _turn(
    cluster: Cluster, sockets: int, seed: bytes, seconds: float, habits: tuple[str, ...]
) -> Turn:
    played, flooded = (str(cluster.ports[name]) for name in (PLAYED, FLOODED))
    async with running("tests.hostile.honest", played, place=HOUSE) as players:
        await said_by(players)
        async with running(*SPIN, place=OTHERS, idle=True):
            quiet = json.decode(await tell(players, str(seconds)), type=Played)
        mob_options = (flooded, str(sockets), seed.hex(), ",".join(habits))
        async with running("tests.hostile.mob", *mob_options, place=OTHERS, idle=True) as mob:
            await said_by(mob)
            attacked = json.decode(await tell(players, str(seconds)), type=Played)
            did = json.decode(await tell(mob, "enough"), type=dict[str, int])
    return Turn(quiet, attacked, did)
