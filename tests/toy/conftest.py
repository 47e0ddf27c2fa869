from collections.abc import Iterator

import pytest

from croupier.games.game import AnyGame
from tests.toy.discovery import discovered


@pytest.fixture(scope="module")
def highcard() -> Iterator[AnyGame]:
    """The game, found by the house like its own."""
    with discovered() as game:
        yield game
