"""PostgreSQL or NATS are away during play: nothing is decided, those who look are told that the
house waits, and it goes on by itself in the same hand."""

import asyncio

import pytest

from tests.cluster.players import Door, action_of, heads_up, to_act
from tests.server.rig import Message, Socket
from tools.cluster import NATS, Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]


async def goes_on(socket: Socket) -> None:
    """It is said, or seen."""
    await socket.until(lambda m: m["t"] == "frame" or (m["t"] == "waits" and not m["text"]))


@pytest.mark.parametrize("away", ["postgres", NATS])
async def test_players_see_that_the_house_waits_and_that_it_goes_on(
    cluster: Cluster, doors: dict[str, Door], away: str
) -> None:
    table, ann, bob = await heads_up(doors)
    actor, other, before = await to_act(ann, bob)
    if away == NATS:
        cluster.kill(NATS)
    else:
        cluster.postgres.stop()
    for socket in (actor, other):
        told: Message = await socket.until(lambda m: m["t"] == "waits" and bool(m["text"]))
        assert told["table"] == table
        assert "waiting" in told["text"]
    if away == NATS:
        cluster.start(NATS)
    else:
        cluster.postgres.launch()
        await asyncio.to_thread(cluster.postgres.wait_until_ready)
    for socket in (actor, other):
        await goes_on(socket)
    answer = await actor.order("act", "after", table=table, **action_of(before))
    while answer.get("code") in ("not_saved", "house_waits"):
        answer = await actor.order("act", "after", table=table, **action_of(before))
    assert answer["t"] in ("frame", "ack"), answer
    seen = await other.watch(table)
    assert seen["seq"] > before["seq"]
    assert (await actor.watch(table))["private"]["cards"] == before["private"]["cards"]
