"""Random evenings of any game, played through the contract alone: rounds one after the other, each
opened with what the one before left, while players come and go."""

import os
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Carryover, Pending
from croupier.games.runner import (
    Acts,
    Brings,
    Holds,
    Leaves,
    Move,
    Rigs,
    RoundRun,
    Step,
    TimeUp,
    play_round,
)
from croupier.tables.opening import preset_settings

SEEDS = range(int(os.environ.get("CROUPIER_SEEDS", "140")))  # so many rounds of each setup
ROUNDS = 7  # of an evening
CHAIRS = 10
DECKS = 4

TABLES = [(name, preset) for name, game in games().items() for preset in game.presets]


class Setup(Struct, frozen=True):
    """A table to play at: a preset, or one with rules of the host's own."""

    name: str
    game: AnyGame
    rules: Any
    seats: int


def preset_setup(game: AnyGame, preset: str) -> Setup:
    """As many seats as the game has, unless the preset is made for the smallest number."""
    seats = preset_settings(game, preset).seats
    most = game.seats.stop - 1 if seats > game.seats.start else seats
    return Setup(f"{game.name}-{preset}", game, game.presets[preset].rules, min(most, CHAIRS))


def setups_of(game: AnyGame) -> list[Setup]:
    """Every preset. Where the rules count decks, also a full table with a shoe in which each card
    lies several times; and where the shoe goes on from round to round, one with a single deck, so
    that it is shuffled in the middle of rounds."""
    found = [preset_setup(game, preset) for preset in game.presets]
    rules = next(iter(game.presets.values())).rules
    if hasattr(rules, "decks"):
        seats = min(game.seats.stop - 1, CHAIRS)
        found.append(Setup(f"{game.name}-shoe", game, replace(rules, decks=DECKS), seats))
        found += [
            Setup(f"{game.name}-{name}-one-deck", game, replace(preset.rules, decks=1), seats)
            for name, preset in game.presets.items()
            if preset.rules.shoe
        ]
    return found


SETUPS = {setup.name: setup for game in games().values() for setup in setups_of(game)}


class Script(Struct, frozen=True):
    """How a random round came to be, to be printed when it fails."""

    setup: str
    seed: int
    number: int


class Played(Struct, frozen=True):
    """One round of an evening: what it was opened with, every step of it, and the seats that were
    dealt in. `newcomers` are the seats that were taken since the round before."""

    script: Script
    rules: Any
    stacks: dict[int, int]
    carryover: Carryover | None
    steps: list[Step]
    dealt: tuple[int, ...]
    newcomers: frozenset[int]


def chance_of(seed: int | str, what: str) -> Chance:
    return Chance(f"{what}:{seed}".encode().ljust(32, b".")[:32])


class Evening:
    """A table in a night of its own. Every other night is a rough one: players leave in the middle
    of a round, let the clock run out or bring chips."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self._setup = setup
        self._seed = seed
        self._rough = seed % 2 == 1
        self._dice = chance_of(seed, "dice")
        game, rules, dice = setup.game, setup.rules, self._dice
        self._chairs = dice.sample(range(CHAIRS), setup.seats)
        self._floor: int = -(-game.least(rules) // rules.unit) + dice.below(50)
        self._chips: dict[int, int] = {}
        self._carryover: Any = None
        if dice.below(2):
            self._carryover = game.first_carryover(rules, dice.choice(self._chairs))

    def rounds(self, count: int) -> Iterator[Played]:
        game, rules = self._setup.game, self._setup.rules
        for number in range(count):
            newcomers = frozenset(self._change_seats())
            stacks, carryover = self._who_plays(), self._carryover
            chance = chance_of(f"{self._seed}/{number}", "round")
            held = self._rough and game.rigging is not None and self._dice.below(3) == 0
            run = RoundRun(game, rules, stacks, carryover, chance, held=held)
            steps = list(play_round(run, self._drive))
            script = Script(self._setup.name, self._seed, number)
            after = game.holdings(run.state).stacks
            yield Played(script, rules, stacks, carryover, steps, tuple(after), newcomers)
            self._chips |= after
            self._carryover = game.carry_over(run.state)
            for step in steps:
                if isinstance(step.move, Leaves) and step.move.seat in self._chips:
                    self._vacate(step.move.seat)

    def _drive(self, run: RoundRun, pending: Pending) -> Move:
        dice, game = self._dice, run.game
        if self._rough and dice.below(8) == 0:
            return Leaves(dice.choice(sorted(game.holdings(run.state).stacks)))
        if self._rough and dice.below(8) == 0:
            return Brings(dice.choice(self._chairs), self._buy_in())
        if self._rough and game.rigging is not None and dice.below(8) == 0:
            return self._rig(run, pending)
        if not pending.seats or (self._rough and dice.below(8) == 0):
            return TimeUp()
        seat = dice.choice(pending.seats)
        options = game.options(run.state, seat)
        assert options is not None, (self._setup.name, self._seed, seat)
        return Acts(seat, options.pick(dice))

    def _rig(self, run: RoundRun, pending: Pending) -> Move:
        """A tester names cards that are still to come, or changes whether the round waits."""
        rigging = run.game.rigging
        assert rigging is not None
        rest = rigging.deck(run.state).rest
        if self._dice.below(2) and rest:
            named = self._dice.sample(sorted(set(rest)), 1 + self._dice.below(min(4, len(rest))))
            return Rigs(tuple(map(str, named)))
        if not pending.seats:
            return Holds(False)
        return TimeUp() if run.state.held else Holds(True)

    def _change_seats(self) -> Iterator[int]:
        """Some go, some come; whoever cannot pay for a round goes or buys chips. Gives the seats
        that are taken now."""
        dice, least = self._dice, self._setup.game.least(self._setup.rules)
        for seat, chips in list(self._chips.items()):
            if dice.below(8) == 0 or (chips < least and dice.below(2)):
                self._vacate(seat)
            elif chips < least:
                self._chips[seat] = self._buy_in()
        for seat in dice.shuffle(self._chairs):
            if seat not in self._chips and (dice.below(3) == 0 or self._is_too_empty()):
                self._chips[seat] = self._buy_in()
                yield seat

    def _is_too_empty(self) -> bool:
        return len(self._chips) < self._setup.game.seats.start

    def _who_plays(self) -> dict[int, int]:
        """All but those who sit out this round, in any order."""
        seats = self._dice.shuffle(sorted(self._chips))
        out = sum(self._dice.below(8) == 0 for _ in seats)
        playing = seats[: max(self._setup.game.seats.start, len(seats) - out)]
        return {seat: self._chips[seat] for seat in playing}

    def _buy_in(self) -> int:
        """Unequal stacks, some of them just enough to be dealt in, some with parts of a chip where
        the table has them."""
        rules = self._setup.rules
        unit: int = rules.unit
        if self._dice.below(5) == 0:
            return -(-self._setup.game.least(rules) // unit) * unit
        step: int = getattr(rules, "bet_step", None) or unit
        has_part = step > unit and self._dice.below(5) == 0
        part = self._dice.below(step // unit) * unit if has_part else 0
        return (self._floor + self._dice.below(200)) * step + part

    def _vacate(self, seat: int) -> None:
        """The next player in the seat has nothing to do with the one who leaves it."""
        del self._chips[seat]
        if self._carryover is not None:
            self._carryover = self._setup.game.without_seat(self._carryover, seat)


def evenings(setup: Setup) -> list[Played]:
    """The rounds of many evenings."""
    return [
        played
        for seed in range(-(-len(SEEDS) // ROUNDS))
        for played in Evening(setup, seed).rounds(ROUNDS)
    ]


@cache
def rounds(setup: str) -> list[Played]:
    """Those of a table of the house."""
    return evenings(SETUPS[setup])
