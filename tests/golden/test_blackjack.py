"""Whole rounds of blackjack as text, compared with what was read and found right.

A file has a head (preset, seed, stacks) and then the round: lines that begin with ">" are orders,
all others are what follows from them. `python -m tests.golden.test_blackjack` writes the files
anew; then read the difference before it is kept.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import assert_never

import pytest

from croupier.cards.chance import Chance
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import (
    BetSet,
    BlackjackAction,
    BlackjackEvent,
    Busted,
    CardDrawn,
    CardsDealt,
    DealerDrew,
    Ended,
    Forfeited,
    Hit,
    HoleShown,
    Opened,
    Paid,
    SetBet,
    Stand,
    Start,
    Started,
    Stood,
)
from croupier.games.blackjack.rules import CHIP
from croupier.games.blackjack.state import BlackjackState, BlackjackTransition

FILES = sorted((Path(__file__).parent / "blackjack").glob("*.txt"))
CHANCE = Chance(bytes(32))


def played_again(text: str) -> str:
    """The same file, from its head and its orders."""
    lines = text.splitlines()
    head = lines[: lines.index("")]
    fields = dict(line.split(": ", 1) for line in head[1:])
    pairs = (pair.split("=") for pair in fields["stacks"].split())
    stacks = {int(seat): int(stack) * CHIP for seat, stack in pairs}
    chance = Chance(sha256(fields["seed"].encode()).digest())
    events, state = game.open(game.presets[fields["preset"]].rules, stacks, None, chance)
    told = [*head, "", *tell_all(events, state)]
    for line in lines:
        if line.startswith("> "):
            events, state = ordered(state, line.removeprefix("> "))
            told += [line, *tell_all(events, state)]
    settlement = game.settlement(state)
    assert settlement is not None
    told += [f"{seat} gained {gain / CHIP:+g}" for seat, gain in settlement.gains.items()]
    return "\n".join([*told, f"house gained {settlement.house / CHIP:+g}"]) + "\n"


def ordered(state: BlackjackState, order: str) -> BlackjackTransition:
    match order.split():
        case ["clock"]:
            return game.expire(state, CHANCE)
        case [seat, "leaves"]:
            return game.leave(state, int(seat), CHANCE)
        case [seat, *words]:
            return game.decide(state, int(seat), action(words), CHANCE)
        case _:
            raise ValueError(f"not an order: {order}")


def action(words: Sequence[str]) -> BlackjackAction:
    match words:
        case ["bets", chips]:
            return SetBet(int(chips) * CHIP)
        case ["starts"]:
            return Start()
        case ["hits"]:
            return Hit()
        case ["stands"]:
            return Stand()
        case _:
            raise ValueError(f"not an action: {words}")


def tell_all(events: Sequence[BlackjackEvent], state: BlackjackState) -> Iterator[str]:
    """What happened, what everybody is shown of it where that is less, and what is seen now."""
    for event in events:
        yield tell(event)
        seen = game.show(event, None)
        assert seen is not None
        if tell(seen) != tell(event):
            yield f"  (shown: {tell(seen)})"
    view = game.view(state)
    hidden = "?? " if view.covered else ""
    yield f"  | {view.phase}: dealer {hidden}{named(view.dealer)} = {view.points}"
    for seat in view.seats:
        chips = f"has {seat.stack / CHIP:g}, bet {seat.bet / CHIP:g} of {seat.laid / CHIP:g}"
        yield f"  | {seat.seat} {chips}: {named(seat.cards)} = {seat.points}"
    if (pending := game.pending(state)) is not None:
        yield f"  ? turn {pending.turn}, seats {list(pending.seats)}"


def named(cards: Sequence[object]) -> str:
    return " ".join(str(card) for card in cards) or "nothing"


def tell(event: BlackjackEvent) -> str:
    match event:
        case Opened(seats=seats, deck=deck):
            return f"seats {list(seats)} may bet; next cards {named(deck[:12])}"
        case BetSet(seat, chips):
            return f"{seat} has bet {chips / CHIP:g}"
        case Started(seat):
            return f"{seat} is ready"
        case CardsDealt(seats, hands, hole, up):
            dealt = "; ".join(
                f"{seat} {named(hand)}" for seat, hand in zip(seats, hands, strict=True)
            )
            return f"dealt: {dealt}; dealer {named(hole)} under {up}"
        case CardDrawn(seat, card):
            return f"{seat} draws {card}"
        case Stood(seat):
            return f"{seat} stands"
        case Busted(seat):
            return f"{seat} is bust"
        case HoleShown(card):
            return f"the dealer turns over {card}"
        case DealerDrew(card):
            return f"the dealer draws {card}"
        case Forfeited(seat, chips):
            return f"{seat} leaves and forfeits {chips / CHIP:g}"
        case Paid(seat, result, bet, back):
            return f"{seat}: {result}, bet {bet / CHIP:g}, gets {back / CHIP:g}"
        case Ended():
            return "the round is over"
        case _:
            assert_never(event)


@pytest.mark.req("CAS-3.8a", "CAS-3.8b", "CAS-3.8e")
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
