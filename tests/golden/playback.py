"""Whole hands as text. A file has a head (preset, seed, stacks) and then the hand: lines that
begin with ">" are orders, all others are what follows from them. Reading the orders and playing
them again must give the same text.

`python -m tests.golden.playback` compares all files, with `--write` it writes them anew; then
read the difference before it is kept.
"""

import difflib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import click
from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.rules import CHIP, PRESETS
from tests.games.holdem.hand import Hand
from tests.games.holdem.telling import tell, tell_view

FILES = sorted((Path(__file__).parent / "holdem").glob("*.txt"))


class Script(Struct, frozen=True):
    """The part of a file that is written by hand."""

    title: str
    preset: str
    seed: str
    stacks: dict[int, int]
    orders: tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> "Script":
        title, *lines = text.splitlines()
        head = dict(line.split(": ", 1) for line in lines[: lines.index("")])
        pairs = [pair.split("=") for pair in head["stacks"].split()]
        return cls(
            title.removeprefix("# "),
            head["preset"],
            head["seed"],
            {int(seat): int(stack) for seat, stack in pairs},
            tuple(line.removeprefix("> ") for line in lines if line.startswith("> ")),
        )


def play(script: Script) -> str:
    stacks = " ".join(f"{seat}={stack}" for seat, stack in script.stacks.items())
    head = [
        f"# {script.title}",
        f"preset: {script.preset}",
        f"seed: {script.seed}",
        f"stacks: {stacks}",
        "",
    ]
    return "\n".join([*head, *_hand(script)]) + "\n"


def _hand(script: Script) -> Iterator[str]:
    amounts = {seat: stack * CHIP for seat, stack in script.stacks.items()}
    chance = Chance(sha256(script.seed.encode()).digest())
    hand = Hand(game.open(PRESETS[script.preset].rules, amounts, None, chance))
    yield from _told(hand)
    for order in script.orders:
        yield f"> {order}"
        hand.play(order)
        yield from _told(hand)
    settlement = game.settlement(hand.state)
    if settlement is not None:
        for seat, gain in sorted(settlement.gains.items()):
            yield f"{seat} gained {gain / CHIP:+g}"


def _told(hand: Hand) -> Iterator[str]:
    """What happened, what the rail was shown of it where that is less, what it sees now, and
    what is offered to whom."""
    for event in hand.last:
        yield from tell(event)
        seen = game.show(event, None)
        if seen is None:
            yield "  (the rail is shown nothing)"
        elif tell(seen) != tell(event):
            yield f"  (the rail is shown: {'; '.join(tell(seen))})"
    for line in tell_view(hand.view):
        yield f"  | {line}"
    if hand.to_act is not None:
        yield f"  ? {hand.to_act} may {hand.offer()}"


@click.command()
@click.option("--write", is_flag=True, help="Write the files anew.")
def main(write: bool) -> None:
    different = 0
    for path in FILES:
        before = path.read_text(encoding="utf-8")
        after = play(Script.read(before))
        if before == after:
            continue
        different += 1
        lines = difflib.unified_diff(
            before.splitlines(), after.splitlines(), path.name, path.name, lineterm=""
        )
        click.echo("\n".join(lines))
        if write:
            path.write_text(after, encoding="utf-8")
    click.echo(f"{len(FILES)} hands, {different} different")
    raise SystemExit(1 if different and not write else 0)


if __name__ == "__main__":
    main()
