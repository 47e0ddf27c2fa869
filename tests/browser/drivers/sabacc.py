"""Sabacc: a turn to play, a card to give up, a bet to make and to answer, dice and hands."""

from collections.abc import Iterator

from tests.browser.drivers import Seat

RULES = {"clock_ms": None}
AT_STAKE = "play"
CROWDED = PARTIAL = ""


def moments(seat: Seat) -> Iterator[str]:
    seat.wait()
    shown: set[str] = set()
    while options := seat.options:
        moment = str(seat.view["phase"])
        if moment not in shown:
            shown.add(moment)
            yield moment
        move(seat, options)
    yield "end"


def move(seat: Seat, options: dict[str, object]) -> None:
    if options.get("draw") and seat.view["round"] == 1:
        seat.act(do="draw")
    elif options.get("keep"):
        seat.act(do="keep")
    elif amounts := raise_in_first_round(seat):
        seat.act(do="raise", chips=amounts)
    elif options.get("match"):
        seat.act(do="match")
    else:
        seat.act(do="stand")


def raise_in_first_round(seat: Seat) -> int:
    amounts = seat.options.get("raise_to")
    return int(amounts["least"]) if amounts and seat.view["round"] == 1 else 0
