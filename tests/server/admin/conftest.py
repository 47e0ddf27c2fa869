from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.admin.rig import DeskRig


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[DeskRig]:
    rig = await DeskRig.begin(tmp_path)
    yield rig
    await rig.leave()
