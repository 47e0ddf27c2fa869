from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.cluster.players import Door
from tests.server import rig
from tools.cluster import Cluster
from tools.postgres import FAST

PATIENCE = 60.0  # a takeover takes as long as a lease, and more on a busy machine


@pytest.fixture(scope="session")
def started() -> Iterator[Cluster]:
    """To start a cluster takes longer than all that is done with it."""
    logs = ("--json-logs", "--log-orders")
    options = ("--bot-ms", "0", "0", *logs)
    gateway = ("--behind-proxy", *logs)  # so that a mob has an address of its own
    with Cluster(
        postgres=FAST, dealer_options=options, gateway_options=gateway, forks=True
    ) as running:
        yield running


@pytest.fixture
def cluster(started: Cluster) -> Cluster:
    """With all its processes, also those that the test before has killed, or that have ended by
    themselves without a database."""
    for name in (*started.dealers, *started.rooms):
        running = started.processes.get(name)
        if running is None or running.poll() is not None:
            started.start(name)
    return started


@pytest_asyncio.fixture
async def doors(cluster: Cluster) -> AsyncIterator[dict[str, Door]]:
    """The gateways by their names."""
    usual, rig.PATIENCE = rig.PATIENCE, PATIENCE
    found = {name: Door(cluster.url(name)) for name in cluster.ports}
    yield found
    for door in found.values():
        await door.leave()
    rig.PATIENCE = usual
