"""Training of the bots of the house: a module named after its game offers `train_command`."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

# Where the run is kept, how many games, the seed, what goes on learning, where it is told.
TrainCommand = Callable[[Path, int | None, str, bytes | None, Console], int]


def trained() -> dict[str, TrainCommand]:
    """By game."""
    from croupier.training import doudizhu, holdem

    return {"doudizhu": doudizhu.train_command, "holdem": holdem.train_command}
