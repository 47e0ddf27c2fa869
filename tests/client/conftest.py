from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.rig import Rig


@pytest_asyncio.fixture
async def house(store_kind: str, tmp_path: Path) -> AsyncIterator[Rig]:
    rig = await Rig.open(tmp_path)
    yield rig
    await rig.leave()
