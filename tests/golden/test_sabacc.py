"""Whole games of sabacc as text, compared with what was read and found right.

A file has a head (seed, stacks, and the sabacc pot if it is not the first game) and then the game:
lines that begin with ">" are orders, all others are what follows from them. `python -m
tests.golden.test_sabacc` writes the files anew; then read the difference before it is kept.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, assert_never

import msgspec
import pytest

from croupier.cards.chance import Chance
from croupier.cards.sabacc import SabaccCard
from croupier.games.sabacc import game
from croupier.games.sabacc.moves import (
    BetMade,
    Cause,
    DiceRolled,
    Discarded,
    Drawn,
    Ended,
    FeesPaid,
    HandsDealt,
    HandsShown,
    HandsThrown,
    Junked,
    Kept,
    Opened,
    PileOpened,
    Reshuffled,
    RoundBegun,
    SabaccCarryover,
    SabaccEvent,
    SabaccSeat,
    Stood,
    Swapped,
    Won,
)
from croupier.games.sabacc.rules import CHIP
from tests.games.sabacc.playing import RULES, Sabacc, read_action

FILES = sorted((Path(__file__).parent / "sabacc").glob("*.txt"))

# The same games as frames for the tests of the screen, as the last seat sees them.
FRAMES = Path(__file__).parents[2] / "web/src/games/sabacc/games.fixture.json"
MINE = 3


class Seeded(Sabacc):
    """A game whose chance comes from one seed, as at a real table."""

    def __init__(self, seed: str, stacks: dict[int, int], pot: int | None) -> None:
        self._seed = Chance(sha256(seed.encode()).digest())
        carryover = None if pot is None else SabaccCarryover(pot * CHIP)
        amounts = {seat: stack * CHIP for seat, stack in stacks.items()}
        super().__init__(game.open(RULES, amounts, carryover, self._seed))

    @property
    def chance(self) -> Chance:
        return self._seed.at(1 + self.state.turn)


def opened(text: str) -> tuple[list[str], Seeded, list[str]]:
    """The head of a file, its game as it begins, and the orders."""
    lines = text.splitlines()
    head = lines[: lines.index("")]
    fields = dict(line.split(": ", 1) for line in head[1:])
    stacks = {int(seat): int(chips) for seat, chips in _pairs(fields["stacks"])}
    table = Seeded(fields["seed"], stacks, int(fields["pot"]) if "pot" in fields else None)
    return head, table, [line[2:] for line in lines if line.startswith("> ")]


def played_again(text: str) -> str:
    """The same file, from its head and its orders."""
    head, table, orders = opened(text)
    told = [*head, "", *tell_all(table)]
    for order in orders:
        told += [f"> {order}", *tell_all(_ordered(table, order))]
    settlement = game.settlement(table.state)
    if settlement is not None:
        told += [f"{seat} gained {chips(gain)}" for seat, gain in settlement.gains.items()]
        told.append(f"house gained {chips(settlement.house)}")
    return "\n".join(told) + "\n"


def frames() -> str:
    """All games of the files as JSON."""
    games = {path.stem: _frames(path.read_text(encoding="utf-8")) for path in FILES}
    return msgspec.json.encode(games, order="sorted").decode() + "\n"


def _frames(text: str) -> list[dict[str, Any]]:
    _, table, orders = opened(text)
    found = [_frame(table)]
    return [*found, *(_frame(_ordered(table, order)) for order in orders)]


def _frame(table: Sabacc) -> dict[str, Any]:
    return {
        "events": [game.show(event, MINE) for event in table.last],
        "view": table.view,
        "private": game.private_view(table.state, MINE),
        "options": game.options(table.state, MINE),
    }


def _pairs(text: str) -> Iterator[list[str]]:
    return (pair.split("=") for pair in text.split())


def _ordered(table: Sabacc, line: str) -> Sabacc:
    """ "stand" is for whoever's turn it is."""
    words = line.split()
    if words == ["clock"] or words[-1] == "leave":
        return table.play(line)
    assert table.to_act is not None
    table.order(table.to_act, read_action(words))
    return table


def tell_all(table: Sabacc) -> Iterator[str]:
    """What happened, what the rail was shown of it where that is less, what it sees now, and who
    is to act."""
    for event in table.last:
        yield (told := tell(event))
        seen = game.show(event, None)
        assert seen is not None
        if tell(seen) != told:
            yield f"  (the rail is shown: {tell(seen)})"
    view = table.view
    dice = "-".join(map(str, view.dice)) or "none"
    top = view.pile[-1] if view.pile else "none"
    yield (
        f"  | round {view.round} {view.phase}, pot {chips(view.pot)}, sabacc pot "
        f"{chips(view.sabacc_pot)}, deck {view.deck}, pile {len(view.pile)} top {top}, dice {dice}"
    )
    yield from (f"  |   {_seat(seat)}" for seat in view.seats)
    if table.to_act is not None:
        yield f"  ? {table.to_act} may {', '.join(sorted(table.offered))}"


def _seat(seat: SabaccSeat) -> str:
    parts = [f"{seat.seat}: {chips(seat.stack)}"]
    if seat.stake:
        parts.append(f"bet {chips(seat.bet)} of {chips(seat.stake)}")
    parts += ["junked"] if seat.junked else [f"{seat.covered} covered, {cards(seat.cards)}"]
    if seat.sum is not None:
        parts.append(f"sum {seat.sum:+d}")
    return ", ".join(parts)


def chips(amount: int) -> str:
    return f"{amount / CHIP:g}"


def cards(held: Iterable[SabaccCard]) -> str:
    return " ".join(map(str, held)) or "--"


def hands(seats: Iterable[int], held: Iterable[Iterable[SabaccCard]]) -> str:
    return "; ".join(f"{seat} {cards(hand)}" for seat, hand in zip(seats, held, strict=True))


def tell(event: SabaccEvent) -> str:
    match event:
        case Opened(seats=seats, stacks=stacks, pot=pot):
            both = zip(seats, stacks, strict=True)
            line = ", ".join(f"{seat} has {chips(stack)}" for seat, stack in both)
            return f"{line}; sabacc pot {chips(pot)}"
        case FeesPaid(fee, pot):
            return f"everybody pays {chips(fee)}, sabacc pot {chips(pot)}"
        case HandsDealt(seats, _, dealt):
            return f"dealt: {hands(seats, dealt)}"
        case PileOpened(card):
            return f"the pile opens with {card}"
        case RoundBegun(number):
            return f"round {number}"
        case Drawn(seat, card):
            return f"{seat} draws {card or '--'}"
        case Discarded(seat, card):
            return f"{seat} gives up {card}"
        case Kept(seat, cause):
            return f"{seat} keeps all{_by(cause)}"
        case Swapped(seat, gave, took):
            return f"{seat} swaps {gave} for {took}"
        case Stood(seat, cause):
            return f"{seat} stands{_by(cause)}"
        case Junked(seat, thrown, cause):
            return f"{seat} junks {cards(thrown)}{_by(cause)}"
        case BetMade(seat, deed, paid, to, all_in, cause):
            end = ", all-in" if all_in else ""
            return f"{seat} {deed}: {chips(paid)}, to {chips(to)}{end}{_by(cause)}"
        case DiceRolled(dice):
            return f"the dice show {dice[0]} and {dice[1]}"
        case HandsThrown(seats, thrown):
            return f"thrown away: {hands(seats, thrown)}"
        case Reshuffled(deck):
            return f"the pile is the new deck: {cards(deck)}"
        case HandsShown(seats, shown, sums):
            return f"shown: {hands(seats, shown)}; sums {list(sums)}"
        case Won(pot, shares, total):
            line = ", ".join(f"{share.seat} gets {chips(share.chips)}" for share in shares)
            return f"{pot} pot won with {total:+d}: {line}"
        case Ended():
            return "the game is over"
        case _:
            assert_never(event)


def _by(cause: Cause) -> str:
    return "" if cause is Cause.PLAYER else f" ({cause})"


@pytest.mark.req("CAS-5.9a", "CAS-5.24")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_runs_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played_again(text).splitlines() == text.splitlines()


def test_the_screen_is_tested_with_these_very_games() -> None:
    assert FRAMES.read_text(encoding="utf-8") == frames()


def test_the_files_tell_of_everything_that_can_happen() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in FILES)
    for words in (
        "swaps",
        "junks",
        "gives up",
        "thrown away",
        "sabacc pot won",
        "all-in",
        "(clock)",
    ):
        assert words in text


if __name__ == "__main__":
    for file in FILES:
        file.write_text(played_again(file.read_text(encoding="utf-8")), encoding="utf-8")
    FRAMES.write_text(frames(), encoding="utf-8")
