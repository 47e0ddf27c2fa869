from tests.server.conftest import house, logged, open_house, pytest_asyncio_loop_factories
from tests.simulate.fixtures import empty_database, new_path

__all__ = [
    "empty_database",
    "house",
    "logged",
    "new_path",
    "open_house",
    "pytest_asyncio_loop_factories",
]
