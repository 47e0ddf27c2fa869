"""Roulette: an empty cloth, a full one, the ball on its way, and what each bet came to."""

from collections.abc import Iterator

from croupier.games.roulette.rules import Paytable, points
from tests.browser.drivers import Seat

RULES = {"spin_ms": 6_000}
AT_STAKE = "bets"
CHIPS = (1_00, 5_00, 25_00)


def moments(seat: Seat) -> Iterator[str]:
    seat.until("bets", lambda: bool(seat.options.get("bet")))
    yield "no-bets"
    board = points(Paytable(seat.options["paytable"]))
    bets = [{"point": point, "chips": CHIPS[at % 3]} for at, point in enumerate(board) if at % 2]
    laid = []
    for bet in bets:
        if sum(each["chips"] for each in laid) + bet["chips"] <= seat.options["chips"]:
            laid.append(bet)
    seat.act(do="set_slip", bets=laid)
    yield "bets"
    turn = seat.player.frame["pending"]["turn"]
    seat.player.order(t="act", table=seat.table, turn=turn, action={"do": "spin"})
    seat.until("the ball", lambda: seat.view["phase"] != "betting")
    yield "spinning"
    seat.until("the ball at rest", lambda: seat.is_over)
    yield "end"
