from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest_asyncio

from tests.rooms.club import Club
from tests.simulate.fixtures import empty_database as empty_database
from tests.simulate.fixtures import new_path as new_path


@pytest_asyncio.fixture
async def club(new_path: Callable[[str], Path]) -> AsyncIterator[Club]:
    club = await Club.begin_at(new_path("club"))
    yield club
    await club.crash()
    assert club.errors == []
