"""Stores of several processes on one database of a real PostgreSQL, all in this process."""

from collections.abc import AsyncIterator
from typing import Any

import pytest_asyncio

from croupier.store.audit import AuditReport, audit
from croupier.store.postgres.opening import Sharing
from croupier.store.postgres.store import PostgresStore
from tests import postgres


class SharedHouse:
    def __init__(self, url: str | None = None) -> None:
        self.url = url or postgres.new_database()
        self._stores: list[PostgresStore] = []

    async def open(self, name: str = "dealer", **options: Any) -> PostgresStore:
        options.setdefault("sharing", Sharing.SHARED)
        url = options.pop("url", self.url)
        store = await PostgresStore.open(url, name=name, **options)
        self._stores.append(store)
        return store

    async def close(self) -> None:
        while self._stores:
            await self._stores.pop().close()

    def audit(self) -> AuditReport:
        return audit(self.url)

    def execute(self, statement: str, *values: object) -> list[Any]:
        return postgres.execute(self.url, statement, *values)

    def expire(self, store: PostgresStore) -> None:
        """As if the time of the lease had passed."""
        self.execute("UPDATE owners SET expires_ms = 1 WHERE owner = %s", store.owner)


@pytest_asyncio.fixture
async def shared() -> AsyncIterator[SharedHouse]:
    """Whatever a test does, the audit must find no problem afterwards."""
    house = SharedHouse()
    yield house
    await house.close()
    assert house.audit().problems == ()
