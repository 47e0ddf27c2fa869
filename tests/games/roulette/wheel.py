"""One round of roulette for tests, played by lines such as "0 bets straight:17=10 red=5" and
"0 spins", read in chips."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256

import pytest
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.roulette import game
from croupier.games.roulette.moves import (
    Bet,
    RouletteAction,
    RouletteCarryover,
    RouletteEvent,
    SetSlip,
    Spin,
    Spun,
)
from croupier.games.roulette.rules import CHIP, RouletteRules
from croupier.games.roulette.state import RouletteState, RouletteTransition

HOUSE = RouletteRules()


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


def slip(text: str) -> SetSlip:
    pairs = (bet.split("=") for bet in text.split())
    return SetSlip(tuple(Bet(point, round(float(chips) * CHIP)) for point, chips in pairs))


class Wheel:
    """`rigged` is the number on which the next spin ends, in place of a drawn one."""

    def __init__(
        self,
        stacks: Sequence[int] | Mapping[int, int] = (1_000,),
        rules: RouletteRules = HOUSE,
        carryover: RouletteCarryover | None = None,
        rigged: int | None = None,
        seed: str = "",
    ) -> None:
        by_seat = stacks if isinstance(stacks, Mapping) else dict(enumerate(stacks))
        amounts = {seat: stack * CHIP for seat, stack in by_seat.items()}
        self.rigged = rigged
        self.seed = seed
        self.events: list[RouletteEvent] = []
        self.last: tuple[RouletteEvent, ...] = ()
        self._state: RouletteState | None = None
        self._happen(game.open(rules, amounts, carryover, chance_of("open")))
        self.total = game.holdings(self.state).total()

    @property
    def state(self) -> RouletteState:
        assert self._state is not None
        return self._state

    def _happen(self, transition: RouletteTransition) -> None:
        events, after = transition
        for event in events:
            self._state = game.evolve(self._state, event)
            assert not self.events or game.holdings(self.state).total() == self.total
            self.events.append(event)
        assert self.state == after
        self.last = events
        if self.rigged is not None and any(isinstance(event, Spun) for event in events):
            self._rig(self.rigged)

    def _rig(self, number: int) -> None:
        spun = Spun(number)
        self._state = replace(self.state, number=number)
        self.events[-1], self.last = spun, (*self.last[:-1], spun)

    def order(self, seat: int, action: RouletteAction) -> "Wheel":
        self._happen(game.decide(self.state, seat, action, self._chance()))
        return self

    def play(self, *lines: str) -> "Wheel":
        """ "clock" lets the time run out, "3 leaves" lets the player of seat 3 go away."""
        for line in lines:
            who, _, order = line.partition(" ")
            if who == "clock":
                self._happen(game.expire(self.state, self._chance()))
            elif order == "leaves":
                self._happen(game.leave(self.state, int(who), self._chance()))
            elif order == "spins":
                self.order(int(who), Spin())
            else:
                self.order(int(who), slip(order.removeprefix("bets").strip()))
        return self

    def _chance(self) -> Chance:
        return chance_of(self.seed, len(self.events))

    @property
    def stacks(self) -> dict[int, float]:
        return {seat: chips / CHIP for seat, chips in game.holdings(self.state).stacks.items()}

    @property
    def on_board(self) -> float:
        return game.holdings(self.state).middle / CHIP

    @property
    def gains(self) -> dict[int, float]:
        settlement = game.settlement(self.state)
        assert settlement is not None, "the round runs"
        return {seat: gain / CHIP for seat, gain in settlement.gains.items()}

    @property
    def house(self) -> float:
        settlement = game.settlement(self.state)
        assert settlement is not None, "the round runs"
        return settlement.house / CHIP


@contextmanager
def refused(code: str, **facts: int | str) -> Iterator[None]:
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.code, caught.value.facts) == (code, facts)


def spin(number: int, bets: str, rules: RouletteRules = HOUSE, stack: int = 1_000) -> Wheel:
    """A whole round of one player that ends on the number."""
    return Wheel((stack,), rules, rigged=number).play(f"0 bets {bets}", "0 spins", "clock")
