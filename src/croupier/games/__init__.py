"""The games of the house. A folder here that offers `game` is a game; nothing else lists them."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from croupier.games.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """Every game by its name, in alphabetical order."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found = [import_module(f"{__name__}.{folder}").game for folder in folders]
    return {game.name: game for game in found}
