"""Hold'em: the first turn, bets on the turn, and a showdown."""

from collections.abc import Iterator

from tests.browser.drivers import Seat

RULES = {"clock_ms": None}
AT_STAKE = "first-turn"
CROWDED = PARTIAL = ""
TURN = 4


def moments(seat: Seat) -> Iterator[str]:
    seat.wait()
    yield "first-turn"
    while seat.options and len(seat.view["board"]) < TURN:
        check_or_call(seat)
    if seat.options:
        yield "turn-card"
        raise_a_little(seat)
    if seat.options:
        yield "raised"
    while seat.options:
        check_or_call(seat)
    yield "end"


def check_or_call(seat: Seat) -> None:
    options = seat.options
    seat.act(do="check" if options.get("check") else "call" if options.get("call") else "all_in")


def raise_a_little(seat: Seat) -> None:
    if amounts := seat.options.get("raise_to"):
        seat.act(do="raise", chips=amounts["least"])
    else:
        check_or_call(seat)
