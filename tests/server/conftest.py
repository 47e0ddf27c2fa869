import asyncio
import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import structlog
import uvloop

from croupier import orderlog
from croupier.server.logs import configure
from tests.server.rig import Rig

OpenHouse = Callable[..., Awaitable[Rig]]


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """The house runs on uvloop, whose transports differ from those of asyncio."""
    return {"uvloop": uvloop.new_event_loop}


@pytest.fixture(autouse=True)
def _on_the_chosen_store(store_kind: str) -> None:
    """Houses of these tests can be on either."""


@pytest_asyncio.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Opens houses in the same folder, one after the other."""
    opened: list[Rig] = []

    async def open_(**settings: Any) -> Rig:
        rig = await Rig.open(tmp_path, **settings)
        opened.append(rig)
        return rig

    yield open_
    for rig in opened:
        await rig.leave()


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What the house logs, in full detail. However busy the machine is, nothing counts as slow."""
    monkeypatch.setattr(orderlog, "SLOW_SECONDS", float("inf"))
    handlers, level = logging.root.handlers[:], logging.root.level
    text = io.StringIO()
    configure(as_json=True, stream=text, level=logging.DEBUG)
    yield text
    structlog.reset_defaults()
    orderlog.log_every_step(False)
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


@pytest_asyncio.fixture
async def house(open_house: OpenHouse) -> Rig:
    return await open_house()
