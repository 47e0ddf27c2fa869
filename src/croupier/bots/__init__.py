"""The bots of the house. A folder here is named after its game and offers `bots`, from weak to
strong; nothing else lists them."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from croupier.bots.bot import Bot


@cache
def bots() -> dict[str, dict[str, Bot]]:
    """Game name to bots by kind, from weak to strong."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found = {folder: import_module(f"{__name__}.{folder}").bots for folder in folders}
    return {folder: {bot.kind: bot for bot in kinds} for folder, kinds in found.items()}
