"""The compiled kernel: kernel/c. What the functions do is said where Python calls them."""

from collections.abc import Sequence

from croupier.kernel.game import Game, Setting

def dealer(game: Game, counts: Sequence[int], up: int, /) -> tuple[float, ...]: ...
def values(
    game: Game, counts: Sequence[int], hand: Sequence[int], up: int, /
) -> tuple[float, float, float, float]: ...
def plan(game: Game, counts: Sequence[int], up: int, /) -> tuple[int, ...]: ...
def play(
    game: Game, counts: Sequence[int], up: int, cells: Sequence[int] | None, /
) -> tuple[float, ...]: ...
def simulate(
    game: Game, setting: Setting, cells: Sequence[int], rounds: int, seed: int, /
) -> tuple[int, int]: ...
