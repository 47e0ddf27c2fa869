from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.games.game import AnyGame
from tests.server.rig import Rig
from tests.toy.discovery import discovered

OpenHouse = Callable[[], Awaitable[Rig]]


@pytest.fixture(scope="module")
def highcard() -> Iterator[AnyGame]:
    """The game, found by the house like its own."""
    with discovered() as game:
        yield game


@pytest_asyncio.fixture
async def open_house(
    store_kind: str, highcard: AnyGame, tmp_path: Path
) -> AsyncIterator[OpenHouse]:
    """Opens houses on the same database, one after the other."""
    opened: list[Rig] = []

    async def open_() -> Rig:
        opened.append(await Rig.open(tmp_path))
        return opened[-1]

    yield open_
    for rig in opened:
        await rig.leave()
