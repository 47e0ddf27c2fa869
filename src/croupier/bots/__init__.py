"""The bots of the house. A folder here is named after its game and offers `bots`, from weak to
strong; nothing else lists them."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from croupier.bots.bot import Bot


@cache
def bots() -> dict[str, dict[str, Bot]]:
    """Game name to bots by kind, from weak to strong."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    found = {folder: import_module(f"{__name__}.{folder}").bots for folder in folders}
    return {folder: {bot.kind: bot for bot in kinds} for folder, kinds in found.items()}


def bot_of(game: str, kind: str) -> Bot | None:
    """The bot of this kind, also of one that only old tables know."""
    known = bots().get(game, {})
    return known.get(kind) or next((bot for bot in known.values() if kind in bot.formerly), None)


def kinds_for(game: str, rules: Any) -> tuple[str, ...]:
    """The kinds that are offered at a table with these rules, from weak to strong."""
    return tuple(kind for kind, bot in bots().get(game, {}).items() if bot.suits(rules))
