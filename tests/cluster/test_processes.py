"""The desk of any gateway lists all processes, what they own and how they are."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from click.testing import CliRunner

from croupier import __version__
from croupier.main import main
from tests.cluster.players import Door, heads_up, owner_of
from tests.server.admin.rig import PASSWORD, DeskClient, DeskSocket
from tests.server.rig import Message, Rig
from tools.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]
Processes = dict[str, Message]


async def listed(desk: DeskSocket, wanted: Callable[[Processes], Any]) -> Processes:
    """The processes by their names, once they are as wanted."""
    found: Processes = {}

    def are_there(message: Message) -> bool:
        if "processes" in message:
            found.clear()
            found.update({one["name"]: one for one in message["processes"]})
        return bool(found) and bool(wanted(found))

    await desk.until(are_there)
    return found


def owner_at_desk(table: str, processes: Processes) -> str | None:
    """Of those that are heard of."""
    here = (one for one in processes.values() if not one["silent_ms"])
    return next((one["name"] for one in here if table in one["owns"]), None)


async def test_all_processes_with_what_they_own(cluster: Cluster, doors: dict[str, Door]) -> None:
    table, _, _ = await heads_up(doors)
    known = CliRunner().invoke(
        main, ["admin", "add", "Root", "--database", cluster.database], input=f"{PASSWORD}\n"
    )
    assert known.exit_code == 0, known.output
    client = DeskClient(cast(Rig, doors["g2"]), {})
    assert (await client.come("Root"))[0] == 200
    desk = await client.sit()
    names = {*cluster.ports, *cluster.dealers, *cluster.rooms}

    def is_told(found: Processes) -> bool:
        return (
            found.keys() == names
            and all(one["version"] for one in found.values())
            and (owner := owner_at_desk(table, found)) is not None
            and owner == owner_of(cluster, table)  # it may move before its first round
            and found[owner]["tables"] > 0
            and bool(found["r1"]["rooms"])
            and bool(found["g1"]["sockets"])
        )

    found = await listed(desk, is_told)
    roles = {"g": "gateway", "d": "dealer", "r": "rooms"}
    for name, one in found.items():
        assert one["role"] == roles[name[0]]
        assert one["version"] == __version__
        assert one["started_ms"] > 0
        assert one["memory_bytes"] > 0
        assert (one["lease_age_ms"] is None) == (one["role"] == "gateway")
        assert (one["silent_ms"], one["waits"], one["trouble"]) == (0, False, "")
    assert (found["g1"]["sockets"], found["g2"]["sockets"]) == (1, 1)
    assert (found["g1"]["desks"], found["g2"]["desks"]) == (0, 1)
    owner = owner_of(cluster, table)
    assert owner_at_desk(table, found) == owner
    assert found[owner]["tables"] >= 1
    assert found["r1"]["owns"] == ["cardroom"]

    cluster.kill(owner)
    (other,) = set(cluster.dealers) - {owner}
    found = await listed(
        desk, lambda found: found[owner]["silent_ms"] and owner_at_desk(table, found) == other
    )
    assert owner_of(cluster, table) == other
    await client.leave()
