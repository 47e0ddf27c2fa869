"""How long a player waits for the coach: the worth of every decision in positions from random play
with all side rules, up to four hands of a seat and a shoe that goes on. Nothing is remembered from
one question to the next."""

from statistics import quantiles
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.blackjack import game
from croupier.games.coach import Seen
from croupier.games.runner import Acts, RoundRun
from croupier.kernel.compiled import COMPILED

SEATS = 4
STACK = 1_000_000


class Waits(Struct, frozen=True):
    """Milliseconds."""

    positions: int
    p50_ms: float
    p95_ms: float
    most_ms: float
    compiled: bool


def measure(positions: int) -> Waits:
    preset = game.presets["twenty-one-full"].rules
    rules = replace(preset, hands_max=4, winnings_limit=None)
    waits: list[float] = []
    carryover = None
    number = 0
    while len(waits) < positions:
        chance = Chance(b"advice".ljust(32, b"."), number << 16)
        run = RoundRun(game, rules, dict.fromkeys(range(SEATS), STACK), carryover, chance)
        while (pending := run.pending) is not None:
            seat = pending.seats[0]
            options = game.options(run.state, seat)
            assert options is not None
            if options.hit:
                waits.append(_asked(run, seat))
            run.take(Acts(seat, options.pick(run.next_chance().at(1 << 40))))
        carryover = game.carry_over(run.state)
        number += 1
    cuts = quantiles(waits, n=20)
    return Waits(len(waits), cuts[9], cuts[18], max(waits), COMPILED)


def _asked(run: RoundRun, seat: int) -> float:
    options = game.options(run.state, seat)
    assert options is not None
    seen = Seen(seat, game.view(run.state), None, options)
    began = perf_counter()
    advice = game.coach.advise(run.state.rules, seen)
    spent = perf_counter() - began
    assert advice is not None
    return 1000 * spent


if __name__ == "__main__":
    print(measure(1_000))
