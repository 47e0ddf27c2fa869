"""An order can be followed through the logs of several processes by its id."""

import json

import pytest

from tests.cluster.players import Door, heads_up, owner_of
from tests.server.rig import Message
from tools.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]


def lines_about(cluster: Cluster, process: str, id_: str) -> list[Message]:
    """Those of a process that name the order with this id."""
    text = cluster.log(process).read_text().splitlines()
    found = [json.loads(line) for line in text if line.startswith("{") and f"/{id_}" in line]
    assert {line["process"] for line in found} <= {process}
    return found


async def test_gateway_dealer_and_store_name_the_same_order(
    cluster: Cluster, doors: dict[str, Door]
) -> None:
    table, ann, _ = await heads_up(doors)
    await ann.order("away", "away-and-back", table=table, away=True)
    dealer = owner_of(cluster, table)
    gateway = lines_about(cluster, "g1", "away-and-back")
    assert [line["event"] for line in gateway] == ["order taken", "order done"]
    heard, commit, answered = lines_about(cluster, dealer, "away-and-back")
    order = gateway[0]["order"]
    assert (heard["event"], heard["order"]) == ("order heard", order)
    assert (commit["event"], order in commit["orders"]) == ("commit", True)
    assert (answered["event"], answered["order"]) == ("order answered", order)
