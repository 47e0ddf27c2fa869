"""Fixtures for all tests that need a house; a `conftest.py` names those it wants."""

import shutil
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.store.opening import open_database
from croupier.store.progress import silent
from tests.simulate.house import House


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made once: migrations take longer than most tests here."""
    path = tmp_path_factory.mktemp("empty") / "house.db"
    open_database(path, silent).close(clean=True)
    return path


@pytest.fixture
def new_path(empty_database: Path, tmp_path: Path, store_kind: str) -> Callable[[str], Path]:
    """Files of new houses, or names of theirs where the books of `store_kind` are no files."""

    def copy(name: str = "house") -> Path:
        return Path(shutil.copy(empty_database, tmp_path / f"{name}.db"))

    return copy


@pytest_asyncio.fixture
async def house(new_path: Callable[[str], Path]) -> AsyncIterator[House]:
    house = await House.open(new_path("house"))
    yield house
    await house.crash()
    assert house.errors == []
