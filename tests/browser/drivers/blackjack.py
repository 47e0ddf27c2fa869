"""Blackjack: an empty spot, a bet, an offer of insurance, cards to think about, and what they came
to."""

from collections.abc import Iterator

from tests.browser.drivers import Seat

RULES = {"clock_ms": None}
AT_STAKE = "bet"
CROWDED = PARTIAL = ""
BET = 135_00


def moments(seat: Seat) -> Iterator[str]:
    seat.until("bets", lambda: bool(seat.options.get("bet")))
    yield "no-bet"
    seat.act(do="set_bet", chips=min(BET, seat.options["bet"]["most"] // 2 // 100 * 100))
    yield "bet"
    seat.act(do="start")
    if seat.options.get("insure"):
        yield "insurance"
        seat.act(do="decline")
    if seat.options.get("split"):
        yield "pair"
        seat.act(do="split")
    if seat.options.get("hit"):
        yield "dealt"
        seat.act(do="hit")
    while seat.options.get("stand"):
        yield "hit"
        seat.act(do="stand")
    yield "end"
