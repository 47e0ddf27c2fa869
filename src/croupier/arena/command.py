"""`croupier arena`: reads what somebody wants to be played, and has it played."""

from pathlib import Path

from msgspec import Struct
from rich.console import Console

from croupier.arena import doudizhu, holdem
from croupier.arena.match import OtherMatch, Setting
from croupier.bots import bots
from croupier.games.holdem import game

DEALS, HANDS = 1_000, 10_000


class BadMatch(Exception):
    """Such a match cannot be played."""


class Wish(Struct, frozen=True):
    """What was asked for, as it was typed."""

    game: str
    first: str
    second: str
    deals: int | None = None
    hands: int | None = None
    seed: str = "croupier"
    budget: int = 1_000
    seats: int = 2
    stack_bb: int = 100
    preset: str | None = None
    resume: Path | None = None


def play_match(wish: Wish, console: Console) -> int:
    arena = {"doudizhu": doudizhu, "holdem": holdem}.get(wish.game)
    known = bots().get(wish.game, {}) if arena is None else arena.players()
    if unknown := {wish.first, wish.second} - known.keys():
        raise BadMatch(f"{wish.game} has {', '.join(known) or 'no bots'}, not {min(unknown)}")
    if arena is None:
        raise BadMatch(f"there is no arena for {wish.game} yet")
    try:
        if arena is holdem:
            return holdem.arena_command(_holdem(wish), wish.resume, console)
        return doudizhu.arena_command(_doudizhu(wish), wish.resume, console)
    except OtherMatch as error:
        raise BadMatch(f"--resume: {error}; give another file") from None


def _doudizhu(wish: Wish) -> Setting:
    if wish.hands is not None:
        raise BadMatch("--hands: dou dizhu is counted in --deals")
    deals = wish.deals or DEALS
    return Setting(wish.game, wish.first, wish.second, deals, wish.seed, wish.budget)


def _holdem(wish: Wish) -> Setting:
    """As many hands as were asked for, and up to a whole deal more."""
    seats, presets = game.seats, game.presets
    if wish.deals is not None:
        raise BadMatch("--deals: hold'em is counted in --hands")
    if wish.seats not in seats:
        raise BadMatch(f"--seats: hold'em has {seats[0]} to {seats[-1]}, not {wish.seats}")
    preset = wish.preset or (holdem.PRESET_OF_TWO if wish.seats == 2 else holdem.PRESET)
    blinds = [name for name in presets if len(presets[name].rules.blinds) > 1]
    if preset not in blinds:
        raise BadMatch(f"--preset: {', '.join(blinds)} have blinds to count in, not {preset}")
    return Setting(
        *(wish.game, wish.first, wish.second),
        deals=-(-(wish.hands or HANDS) // wish.seats),
        seed=wish.seed,
        budget=wish.budget,
        preset=preset,
        seats=wish.seats,
        stack=wish.stack_bb,
    )
