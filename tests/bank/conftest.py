"""Banks and houses that are closed whatever a test does. The two must agree afterwards."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from croupier.store.audit import audit
from croupier.store.migrate import upgrade
from croupier.store.progress import silent
from tests.bank.rig import House, PracticeBank
from tests.stores import book_at


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "house.db"
    upgrade(path, None, silent)
    return path


@pytest_asyncio.fixture
async def bank(tmp_path: Path) -> AsyncIterator[PracticeBank]:
    opened = PracticeBank(tmp_path / "bank")
    await opened.open()
    yield opened
    await opened.close()


@pytest_asyncio.fixture
async def house(
    bank: PracticeBank, tmp_path: Path, empty_database: Path, store_kind: str
) -> AsyncIterator[House]:
    """Its book is wherever `store_kind` says."""
    shutil.copy(empty_database, tmp_path / "house.db")
    opened = await House(tmp_path / "house.db", (bank.entry(),)).open()
    yield opened
    await opened.close()
    assert audit(book_at(opened.path)).problems == ()
