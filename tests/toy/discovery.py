"""How the house comes to find the game of the tests: its folders are added to the path of the two
packages, and nothing else is changed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import croupier.bots
import croupier.games
from croupier.games.game import AnyGame
from tests.contract.sight import SIGHTS
from tests.toy.sight import HighcardSight

HERE = Path(__file__).parent
NAME = "highcard"
PACKAGES = {croupier.games: HERE / "games", croupier.bots: HERE / "bots"}


@contextmanager
def discovered() -> Iterator[AnyGame]:
    for package, folder in PACKAGES.items():
        package.__path__.append(str(folder))
    _look_again()
    SIGHTS[NAME] = HighcardSight
    try:
        yield croupier.games.games()[NAME]
    finally:
        del SIGHTS[NAME]
        for package, folder in PACKAGES.items():
            package.__path__.remove(str(folder))
            if sys.modules.pop(f"{package.__name__}.{NAME}", None) is not None:
                delattr(package, NAME)
        _look_again()


def _look_again() -> None:
    croupier.games.games.cache_clear()
    croupier.bots.bots.cache_clear()
