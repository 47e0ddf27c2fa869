"""Roulette: an empty cloth, a full one, the ball on its way, and what each bet came to."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

from croupier.games.roulette.rules import Paytable, points
from tests.browser.drivers import Seat

RULES = {"spin_ms": 6_000}
AT_STAKE = "bets"
CROWDED = "[data-point]"
PARTIAL = ".wheel"
CHIPS = (1_00, 5_00, 25_00)


def moments(seat: Seat) -> Iterator[str]:
    seat.until("bets", lambda: bool(seat.options.get("bet")))
    yield "no-bets"
    board = points(Paytable(seat.options["paytable"]))
    bets: list[dict[str, Any]] = []
    left = int(seat.options["chips"])
    for point, chips in zip(board[1::2], cycle(CHIPS), strict=False):
        if chips <= left:
            bets.append({"point": point, "chips": chips})
            left -= chips
    seat.act(do="set_slip", bets=bets)
    yield "bets"
    turn = seat.player.frame["pending"]["turn"]
    seat.player.order(t="act", table=seat.table, turn=turn, action={"do": "spin"})
    seat.until("the ball", lambda: seat.view["phase"] != "betting")
    yield "spinning"
    seat.until("the ball at rest", lambda: seat.is_over)
    yield "end"
