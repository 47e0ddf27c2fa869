"""Hold'em in words, for tests and golden files: one line an event, amounts in chips."""

from collections.abc import Iterable
from typing import assert_never

from croupier.cards.card import Card
from croupier.games.holdem.moves import (
    Acted,
    BoardDealt,
    ButtonDrawn,
    Cause,
    ChipsBrought,
    DealHeld,
    Deed,
    Departed,
    Ended,
    HandsDealt,
    HoldemEvent,
    HoldemOptions,
    HoldemSeat,
    HoldemView,
    Mucked,
    Opened,
    Posted,
    Restacked,
    Returned,
    Shown,
    Won,
)
from croupier.games.holdem.rules import CHIP


def chips(amount: int) -> str:
    whole, rest = divmod(amount, CHIP)
    return f"{whole}.{rest:02}" if rest else str(whole)


def cards(held: Iterable[Card]) -> str:
    return "".join(map(str, held)) or "--"


def tell(event: HoldemEvent) -> list[str]:
    match event:
        case Opened():
            stacks = zip(event.seats, event.stacks, strict=True)
            line = ", ".join(f"{seat} has {chips(stack)}" for seat, stack in stacks)
            waiting = "".join(f", {seat} waits" for seat in event.waiting)
            return [f"button {event.button}: {line}{waiting}"]
        case ButtonDrawn():
            return [f"drawn for the button: {cards(event.cards)}"]
        case Posted(posts):
            return [f"{p.seat} posts {p.kind.replace('_', ' ')} {chips(p.chips)}" for p in posts]
        case HandsDealt(seats, hands):
            return [f"{seat} is dealt {cards(h)}" for seat, h in zip(seats, hands, strict=True)]
        case Acted():
            return [f"{event.seat} {_deed(event)}"]
        case Departed(seat):
            return [f"{seat} goes away"]
        case DealHeld(held):
            return ["waits for a tester" if held else "goes on"]
        case Restacked(rest):
            return [f"next {cards(rest[:2])}"]
        case ChipsBrought(seat, amount):
            return [f"{seat} brings {chips(amount)}"]
        case Returned(seat, amount):
            return [f"{seat} takes back {chips(amount)}"]
        case BoardDealt(street, dealt):
            return [f"{street}: {cards(dealt)}"]
        case Shown(seat, held):
            return [f"{seat} shows {cards(held)}"]
        case Mucked(seat):
            return [f"{seat} mucks"]
        case Won():
            return _won(event)
        case Ended():
            return ["end"]
        case _:
            assert_never(event)


def _deed(event: Acted) -> str:
    match event.deed:
        case Deed.FOLD:
            words = "folds"
        case Deed.CHECK:
            words = "checks"
        case Deed.CALL:
            words = f"calls {chips(event.chips)}"
        case Deed.BET:
            words = f"bets {chips(event.to)}"
        case Deed.RAISE:
            words = f"raises to {chips(event.to)}"
        case _:
            assert_never(event.deed)
    if event.all_in:
        words += ", all-in"
    return words if event.cause is Cause.PLAYER else f"{words} ({event.cause})"


def _won(event: Won) -> list[str]:
    by = "" if event.hand is None else f" by {event.hand.category} {event.hand.ranks}"
    return [
        f"{share.seat} wins {chips(share.chips)} of pot {event.pot}{by}"
        + (f": {cards(share.five)}" if share.five else "")
        for share in event.shares
    ]


def tell_options(options: HoldemOptions | None) -> str:
    """What is offered, for instance "fold, call 10, raise 20-490 by 10, all-in 490"."""
    if options is None:
        return "nothing"
    offered = []
    if options.fold:
        offered.append("fold")
    if options.check:
        offered.append("check")
    if options.call:
        offered.append(f"call {chips(options.call)}")
    if (amounts := options.raise_to) is not None:
        word = "bet" if options.bet else "raise"
        reach = f"{chips(amounts.least)}-{chips(amounts.most)}"
        offered.append(f"{word} {reach} by {chips(amounts.step)}")
    if options.all_in:
        offered.append(f"all-in {chips(options.all_in)}")
    return ", ".join(offered)


def tell_view(view: HoldemView) -> list[str]:
    """What the rail sees: the middle in one line, then a line for each seat."""
    pots = " + ".join(f"{chips(pot.chips)} for {seats(pot.seats)}" for pot in view.pots)
    bet = chips(view.bet_to_match)
    middle = f"{view.street} {cards(view.board)}, bet {bet}, pot {pots or 'empty'}"
    return [middle, *(f"  {_seat(seat)}" for seat in view.seats)]


def seats(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _seat(seat: HoldemSeat) -> str:
    words = [f"{seat.seat}: {chips(seat.stack)}"]
    if seat.bet:
        words.append(f"bet {chips(seat.bet)}")
    if seat.deed is not None:
        words.append(f"({seat.deed})")
    if seat.folded:
        words.append("folded")
    if seat.all_in:
        words.append("all-in")
    if seat.cards:
        words.append(f"shown {cards(seat.cards)}")
    if seat.mucked:
        words.append("mucked")
    if seat.hand is not None:
        words.append(f"{seat.hand.category} {seat.hand.ranks}")
    if seat.won:
        words.append(f"won {chips(seat.won)}")
    return " ".join(words)
