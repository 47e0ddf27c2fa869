"""Twenty kills of a cluster in the normal run; `make torture KILLS=500 ARGS=--cluster` does five
hundred."""

import asyncio

from tests.torture.cluster import torture_cluster

KILLS = 20
TAKEOVER_SECONDS = 12.0


def test_nothing_acknowledged_is_lost_when_any_process_is_killed() -> None:
    toll = asyncio.run(torture_cluster(KILLS, b"cluster".ljust(32, b".")))
    assert toll.killed == KILLS
    assert set(toll.kills) == {"dealer", "gateway", "nats", "postgres"}
    assert all(toll.by_corner), toll.by_corner
    print(toll.told())
    assert toll.takeovers
    assert max(toll.takeovers) <= TAKEOVER_SECONDS
