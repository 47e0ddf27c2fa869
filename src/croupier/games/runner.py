"""Plays rounds of any game without a table: for simulations, tests and replays. It decides nothing;
whoever drives a round says what happens next."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.game import AnyGame, Carryover, Observation, Pending, Refused, Rules
from croupier.games.rigging import Rigging

STEPS_MAX = 10_000


class Acts(Struct, frozen=True):
    seat: int
    action: Any


class Leaves(Struct, frozen=True):
    seat: int


class Brings(Struct, frozen=True):
    seat: int
    chips: int


class Holds(Struct, frozen=True):
    """A tester has the round wait before the next cards, or lets it go on."""

    hold: bool


class Rigs(Struct, frozen=True):
    """A tester names the next cards."""

    cards: tuple[str, ...]


class TimeUp(Struct, frozen=True):
    pass


Move = Acts | Leaves | Brings | Holds | Rigs | TimeUp


class Step(Struct, frozen=True):
    """One transition of a round, with the state before and after it. The opening has no `move`."""

    move: Move | None
    before: Any
    events: tuple[Any, ...]
    after: Any


def rigging_of(game: AnyGame) -> Rigging:
    if game.rigging is None:
        raise Refused("no_test_table")
    return game.rigging


class EndlessRound(Exception):
    """The round does not come to an end."""


class RoundRun:
    """A round that is being played. Transition number n draws from stream n after `chance`."""

    def __init__(
        self,
        game: AnyGame,
        rules: Rules,
        stacks: Mapping[int, int],
        carryover: Carryover | None,
        chance: Chance,
        *,
        held: bool = False,
    ) -> None:
        opens = rigging_of(game).open if held else game.open
        events, self.state = opens(rules, stacks, carryover, chance)
        self.game = game
        self.events = list(events)  # of the whole round
        self.opening = Step(None, None, events, self.state)
        self._chance = chance
        self._steps = 0
        self._shown: dict[int, list[Any]] = {}  # by seat, one for each event

    @property
    def pending(self) -> Pending | None:
        return self.game.pending(self.state)

    def next_chance(self) -> Chance:
        """What the next transition draws from."""
        return self._chance.at(self._chance.step + self._steps + 1)

    def observe(self, seat: int) -> Observation:
        """What `Game.observe` gives. An event is shown to a seat once and remembered, not shown
        again at every step: sabacc bots play 470 rounds a second instead of 320."""
        shown = self._shown.setdefault(seat, [])
        shown += [self.game.show(event, seat) for event in self.events[len(shown) :]]
        seen = self.game.observe(self.state, seat, ())
        return replace(seen, events=tuple(event for event in shown if event is not None))

    def take(self, move: Move) -> Step:
        """Raises `Refused` and changes nothing when the game does not take the move."""
        game, before, chance = self.game, self.state, self.next_chance()
        match move:
            case Acts(seat, action):
                events, after = game.decide(before, seat, action, chance)
            case Leaves(seat):
                events, after = game.leave(before, seat, chance)
            case Brings(seat, chips):
                events, after = game.bring(before, seat, chips)
            case Holds(hold):
                rigging = rigging_of(game)
                events, after = (rigging.hold if hold else rigging.release)(before)
            case Rigs(cards):
                events, after = rigging_of(game).put_on_top(before, cards)
            case TimeUp():
                events, after = game.expire(before, chance)
        self._steps += 1
        self.state = after
        self.events += events
        return Step(move, before, events, after)


def play_round(run: RoundRun, drive: Callable[[RoundRun, Pending], Move]) -> Iterator[Step]:
    """Each transition as it happens, the opening first, until the round is over."""
    yield run.opening
    for _ in range(STEPS_MAX):
        pending = run.pending
        if pending is None:
            return
        yield run.take(drive(run, pending))
    raise EndlessRound(f"{run.game.name}: more than {STEPS_MAX} steps")
