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
    Decline,
    Double,
    Doubled,
    Ended,
    Forfeited,
    Hit,
    HoleShown,
    HouseBusted,
    InsuranceSettled,
    Insure,
    Insured,
    Opened,
    Paid,
    Peeked,
    SetBet,
    Shuffled,
    Split,
    Stand,
    Start,
    Started,
    Stood,
    Surrender,
    Surrendered,
    WasSplit,
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
        case ["doubles"]:
            return Double()
        case ["splits"]:
            return Split()
        case ["surrenders"]:
            return Surrender()
        case ["insures", chips]:
            return Insure(round(float(chips) * CHIP))
        case ["declines"]:
            return Decline()
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
        for hand in seat.hands:
            chips = f"has {seat.stack / CHIP:g}, bet {hand.bet / CHIP:g} of {hand.laid / CHIP:g}"
            yield f"  | {seat.seat} {chips}: {named(hand.cards)} = {hand.points}"
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
        case Shuffled(deck, left, marker):
            return f"shuffled: {left} cards, {marker} behind the marker; next {named(deck[:12])}"
        case Insured(seat, chips):
            return f"{seat} is insured for {chips / CHIP:g}"
        case CardDrawn() | Stood() | Doubled() | WasSplit() | Surrendered() | Busted():
            return tell_of_hand(event)
        case Peeked():
            return "the dealer looks and has no natural"
        case HoleShown(card):
            return f"the dealer turns over {card}"
        case DealerDrew(card):
            return f"the dealer draws {card}"
        case Forfeited(seat, chips):
            return f"{seat} leaves and forfeits {chips / CHIP:g}"
        case InsuranceSettled(seat, chips, back):
            return f"{seat}: insured for {chips / CHIP:g}, gets {back / CHIP:g}"
        case Paid(seat, result, bet, back, hand):
            return f"{name(seat, hand)}: {result}, bet {bet / CHIP:g}, gets {back / CHIP:g}"
        case HouseBusted(seat, chips):
            return f"{seat} has {chips / CHIP:g} and has busted the house"
        case Ended():
            return "the round is over"
        case _:
            assert_never(event)


def tell_of_hand(
    event: CardDrawn | Stood | Doubled | WasSplit | Surrendered | Busted,
) -> str:
    match event:
        case CardDrawn(seat, card, hand):
            return f"{name(seat, hand)} draws {card}"
        case Stood(seat, hand):
            return f"{name(seat, hand)} stands"
        case Doubled(seat, chips, hand):
            return f"{name(seat, hand)} doubles with {chips / CHIP:g}"
        case WasSplit(seat, chips, hand):
            return f"{name(seat, hand)} is split with {chips / CHIP:g}"
        case Surrendered(seat):
            return f"{seat} surrenders"
        case Busted(seat, hand):
            return f"{name(seat, hand)} is bust"


def name(seat: int, hand: int) -> str:
    """The second hand of seat 3 is 3b."""
    return f"{seat}{' bcd'[hand]}".strip()


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
