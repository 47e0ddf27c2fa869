"""A card room in a cluster: its queue outlives the process that runs it (EPS-DD-002)."""

import asyncio
from typing import Any

import pytest

from croupier.bank.practice.premises import BankSettings, cards_of
from tests.cluster.conftest import PATIENCE
from tests.cluster.players import Door
from tests.server.rig import Client, soon
from tools.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]
ROOM = "/api/rooms/cardroom"


def card(cluster: Cluster, last_four: str) -> dict[str, Any]:
    settings = BankSettings(folder=cluster.folder / "bank", port=0)
    found = next(one for one in cards_of(settings) if one.number.endswith(last_four))
    pin = {} if found.pin is None else {"pin": found.pin}
    return {"kind": found.kind, "number": found.number, **pin}


def pin_of(shown: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in shown.items() if key == "pin"}


def taken_up(cluster: Cluster) -> int:
    """How often a process has taken up the rooms."""
    return cluster.log("r1").read_text().count("room    Card room is")


async def until(client: Client, **wanted: Any) -> dict[str, Any]:
    """What the room says, once it says so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            status, answer = await client.call("GET", ROOM)
            room = answer.get("room", {}) if status == 200 else {}
            if all(room.get(key) == value for key, value in wanted.items()):
                return dict(answer)
            await asyncio.sleep(0.05)


async def test_guests_stay_when_the_process_with_the_rooms_is_killed(
    cluster: Cluster, doors: dict[str, Door]
) -> None:
    await until((await doors["g1"].seated("Looks around"))[0], state="on")
    ann, _ = await doors["g1"].seated("Ann of the room")
    status, answer = await ann.call("POST", f"{ROOM}/enter", card(cluster, "4417"))
    assert status == 200, answer
    seated = await until(ann, seated=True)
    before = taken_up(cluster)
    cluster.kill("r1")
    cluster.start_rooms("r1")
    await soon(lambda: taken_up(cluster) == before + 1, lambda: asyncio.sleep(0.05))
    bob, _ = await doors["g2"].seated("Bob of the room")
    status, answer = await bob.call("POST", f"{ROOM}/enter", card(cluster, "7780"))
    assert status == 200, answer
    assert (await until(bob, seated=True))["room"]["table"] == seated["room"]["table"]
    bought = {"id": "first-chips", "amount": 40_00, **pin_of(card(cluster, "7780"))}
    status, answer = await bob.call("POST", f"{ROOM}/purchase", bought)
    assert status == 200, answer
    assert (await until(ann, seated=True))["room"]["account"]["last_four"] == "4417"
