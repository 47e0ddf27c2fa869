"""Where the tests of the port open their stores. A second implementation adds an entry to
`IMPLEMENTATIONS`, and every test of this folder runs on it too."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Protocol

import pytest
import pytest_asyncio

from croupier.store.audit import audit
from croupier.store.migrate import upgrade
from croupier.store.port import Store
from croupier.store.postgres.store import PostgresStore
from croupier.store.progress import silent
from croupier.store.sqlite import SqliteStore
from tests.postgres import new_database

OpenStore = Callable[[], Awaitable[Store]]


class Data(Protocol):
    """What outlives a store. It starts empty."""

    async def open(self) -> Store:
        """A store on the data. The one that was open before is closed."""

    async def close(self) -> None: ...

    def problems(self) -> tuple[str, ...]:
        """What an audit finds when no store is open."""


class SqliteData:
    def __init__(self, folder: Path, empty: Path) -> None:
        self._path = folder / "house.db"
        shutil.copy(empty, self._path)
        self._store: SqliteStore | None = None

    async def open(self) -> Store:
        await self.close()
        self._store = await SqliteStore.open(self._path)
        return self._store

    async def close(self) -> None:
        if self._store is not None:
            await self._store.close()
            self._store = None

    def problems(self) -> tuple[str, ...]:
        return audit(self._path).problems


NewData = Callable[[Path], Data]


def sqlite(folder: Path) -> NewData:
    empty = folder / "empty.db"  # to copy a file is faster than to run all migrations
    upgrade(empty, None, silent)
    return lambda place: SqliteData(place, empty)


class PostgresData:
    def __init__(self) -> None:
        self.url = new_database()
        self._store: PostgresStore | None = None

    async def open(self) -> Store:
        await self.close()
        self._store = await PostgresStore.open(self.url)
        return self._store

    async def close(self) -> None:
        if self._store is not None:
            await self._store.close()
            self._store = None

    def problems(self) -> tuple[str, ...]:
        return audit(self.url).problems


def postgres(_folder: Path) -> NewData:
    return lambda _place: PostgresData()


IMPLEMENTATIONS: dict[str, Callable[[Path], NewData]] = {"sqlite": sqlite, "postgres": postgres}


@pytest.fixture(scope="session", params=IMPLEMENTATIONS)
def new_data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> NewData:
    """Makes data in a folder."""
    return IMPLEMENTATIONS[request.param](tmp_path_factory.mktemp("empty"))


@pytest_asyncio.fixture
async def open_store(new_data: NewData, tmp_path: Path) -> AsyncIterator[OpenStore]:
    """Opens a store; called again, opens another one on the same data. Whatever a test does, the
    audit must find no problem afterwards."""
    data = new_data(tmp_path)
    await data.open()
    yield data.open
    await data.close()
    assert data.problems() == ()


@pytest_asyncio.fixture
async def store(open_store: OpenStore) -> Store:
    return await open_store()
