import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import uvloop

from tests.bus.nats.rig import GatewayRig
from tests.bus.nats.server import NatsServer
from tests.server.conftest import OpenHouse


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """All roles run on uvloop."""
    return {"uvloop": uvloop.new_event_loop}


@pytest.fixture(autouse=True)
def _on_the_chosen_store(store_kind: str) -> None:
    """Houses of these tests can be on either."""


@pytest_asyncio.fixture
async def nats(tmp_path: Path) -> AsyncIterator[NatsServer]:
    server = await NatsServer.start(tmp_path)
    yield server
    server.kill()


@pytest_asyncio.fixture
async def open_house(nats: NatsServer, tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Opens houses in the same folder, one after the other."""
    opened: list[GatewayRig] = []

    async def open_(**settings: Any) -> GatewayRig:
        opened.append(await GatewayRig.over(nats, tmp_path, **settings))
        return opened[-1]

    yield open_
    for rig in opened:
        await rig.leave()


@pytest_asyncio.fixture
async def house(open_house: OpenHouse) -> GatewayRig:
    rig = await open_house()
    assert isinstance(rig, GatewayRig)
    return rig
