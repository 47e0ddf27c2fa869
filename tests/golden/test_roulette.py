"""Whole rounds of roulette as text, compared with what was read and found right.

A file has a head (preset, seed, stacks) and then the round: lines that begin with ">" are orders,
all others are what follows from them. `python -m tests.golden.test_roulette` writes the files
anew; then read the difference before it is kept.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import assert_never

import pytest

from croupier.games.roulette import game
from croupier.games.roulette.moves import (
    Ended,
    Forfeited,
    Opened,
    Paid,
    RouletteEvent,
    SlipLaid,
    SpinAsked,
    Spun,
)
from croupier.games.roulette.points import colour
from croupier.games.roulette.rules import CHIP
from tests.games.roulette.wheel import Wheel

FILES = sorted((Path(__file__).parent / "roulette").glob("*.txt"))


def played_again(text: str) -> str:
    """The same file, from its head and its orders."""
    lines = text.splitlines()
    head = lines[: lines.index("")]
    fields = dict(line.split(": ", 1) for line in head[1:])
    pairs = (pair.split("=") for pair in fields["stacks"].split())
    wheel = Wheel(
        {int(seat): int(stack) for seat, stack in pairs},
        game.presets[fields["preset"]].rules,
        seed=fields["seed"],
    )
    told = [*head, "", *tell_all(wheel)]
    for line in lines:
        if line.startswith("> "):
            told += [line, *tell_all(wheel.play(line.removeprefix("> ")))]
    told += [f"{seat} gained {gain:+g}" for seat, gain in wheel.gains.items()]
    return "\n".join([*told, f"house gained {wheel.house:+g}"]) + "\n"


def tell_all(wheel: Wheel) -> Iterator[str]:
    for event in wheel.last:
        yield from tell(event)
    view = game.view(wheel.state)
    stacks = ", ".join(f"{seat.seat} has {seat.stack / CHIP:g}" for seat in view.seats)
    yield f"  | {view.phase}: {stacks}, on the board {wheel.on_board:g}"
    if (pending := game.pending(wheel.state)) is not None:
        assert pending.wait_ms is not None
        yield f"  ? turn {pending.turn}, seats {list(pending.seats)}, {pending.wait_ms / 1000:g} s"


def tell(event: RouletteEvent) -> Iterator[str]:
    match event:
        case Opened(seats=seats):
            yield f"seats {list(seats)} may bet"
        case SlipLaid(seat, bets):
            listed = " ".join(f"{bet.point}={bet.chips / CHIP:g}" for bet in bets)
            yield f"{seat} has on the board: {listed or 'nothing'}"
        case SpinAsked(seat):
            yield f"{seat} asks for the spin"
        case Spun(number):
            yield f"the wheel turns: {number} {colour(number)}"
        case Paid(seat, results, gain):
            yield f"{seat} gains {gain / CHIP:+g}"
            for result in results:
                chips, came = result.chips / CHIP, result.gain / CHIP
                yield f"  {result.point}: {chips:g} on it, {came:+g}"
        case Forfeited(seat, chips):
            yield f"{seat} leaves and forfeits {chips / CHIP:g}"
        case Ended():
            yield "the round is over"
        case _:
            assert_never(event)


@pytest.mark.req("CAS-4.16a", "CAS-4.16b", "CAS-4.17a")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_round_runs_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played_again(text).splitlines() == text.splitlines()


def test_there_is_a_round_of_every_preset() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert all(any(f"preset: {name}\n" in text for text in texts) for name in game.presets)


if __name__ == "__main__":
    for file in FILES:
        file.write_text(played_again(file.read_text(encoding="utf-8")), encoding="utf-8")
