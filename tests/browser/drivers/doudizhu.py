"""Dou dizhu: a bid to make, a hand to lead, a hand to beat, and what is left in the end."""

from collections.abc import Iterator
from typing import Any

from tests.browser.drivers import Seat

RULES = {"clock_ms": None}
AT_STAKE = "bid"
# Twenty cards in two rows are narrower than a finger, and lie over each other.
CROWDED = ".own"
PARTIAL = ".own, .middle, .rest"


def moments(seat: Seat) -> Iterator[str]:
    seat.player.order(t="ready", table=seat.table)
    seat.wait()
    if seat.options.get("bids"):
        yield "bid"
        while bids := seat.options.get("bids"):
            seat.act(do="bid", points=bids[-1])
    shown: set[str] = set()
    while options := seat.options:
        moment = "follow" if options.get("beat") else "lead"
        if moment not in shown:
            shown.add(moment)
            yield moment
        move(seat, options)
    yield "end"


def move(seat: Seat, options: dict[str, Any]) -> None:
    hints = seat.player.frame["private"].get("hints")
    if hints:
        seat.act(do="play", cards=hints[0])
    else:
        seat.act(do="skip")
