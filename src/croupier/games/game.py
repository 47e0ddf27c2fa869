"""The contract that every game keeps: a pure state machine over one round.

A game never looks at a clock, a file or a random source of its own; it never knows who sits in
a seat, nor whose money it moves. `decide` may use chance and writes every outcome of chance into
the events it returns; `evolve` may not, so the log alone rebuilds a round.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from croupier.cards.chance import Chance

RulesT = TypeVar("RulesT", bound="Rules")
LastT = TypeVar("LastT", bound="Last")
StateT = TypeVar("StateT", bound=Struct)
ActionT = TypeVar("ActionT", bound="Action")
EventT = TypeVar("EventT", bound="Event")


class Refused(Exception):
    """An order that is not carried out. The code is for machines and catalogues of phrases;
    `facts` fill the phrase (an amount, a limit). A refusal never changes anything."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Rules(Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a table of one game plays by, as data. `unit` is the smallest chip at the table:
    every stack and every share is a multiple of it."""

    unit: int = 100


class Last(Struct, frozen=True):
    """What outlives a round: a button, a shoe, a pot that grows from round to round."""


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """An order from a seat."""


class Event(Struct, frozen=True, tag_field="e"):
    """A fact."""


class Options(Struct, frozen=True, omit_defaults=True):
    """What one seat may do now, as ranges and lists. `decide` takes just what is allowed here."""

    @abstractmethod
    def allows(self, action: Any) -> bool: ...

    @abstractmethod
    def pick(self, chance: Chance) -> Any:
        """One of the allowed actions, each kind being as likely as another."""


class View(Struct, frozen=True, omit_defaults=True):
    """What everybody at the rail sees."""


class Own(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""


class Pending(Struct, frozen=True):
    """What the round waits for. One seat is a turn, several are a betting window, none is a
    pause. `wait_ms` is how long the clock lets it wait; None waits for ever."""

    turn: int
    seats: tuple[int, ...]
    wait_ms: int | None


class Settlement(Struct, frozen=True):
    """What each seat and the house gained in the round; sums to zero."""

    gains: dict[int, int]
    house: int = 0


class Holdings(Struct, frozen=True):
    """Where the chips of a round are at this moment: in front of the seats, in the middle, and
    what the house has gained so far (less than nothing when it has paid, or filled a pot)."""

    stacks: dict[int, int]
    middle: int
    house: int = 0

    def total(self) -> int:
        return sum(self.stacks.values()) + self.middle + self.house


class Room(Struct, frozen=True, kw_only=True):
    """How a table of a preset is run, apart from the rules of its game."""

    seats: int
    buy_in_min: int
    buy_in_max: int
    buy_in: int
    gap_ms: int = 4_000
    untimed_alone: bool = False  # a lone human among bots has no clock
    missed_turns_max: int | None = None  # so many turns without an action cost the seat
    grace_rounds: int = 0  # rounds a player without chips may keep the seat
    marked_seat: bool = False  # chance marks the seat that is filled first (EPS-UC-001.5)
    bots: bool = True
    fixed_bots: bool = False  # once a round was played, the host changes nothing about the bots
    bot_buy_in: tuple[int, int] | None = None  # drawn between these, else the ordinary buy-in
    bot_step: int | None = None  # drawn in steps of this, else in units of the table


class Preset(Struct, frozen=True):
    rules: Any
    room: Room


class Game(ABC, Generic[RulesT, LastT, StateT, ActionT, EventT]):
    """One game. Instances hold nothing; they only gather the functions and the types."""

    name: ClassVar[str]
    seats: ClassVar[range]
    presets: ClassVar[Mapping[str, Preset]]

    rules: type[RulesT]
    last: type[LastT]
    state: type[StateT]
    action: Any  # the union of actions
    event: Any  # the union of events
    view_type: type[View]
    own_type: type[Own]
    options_type: type[Options]

    @abstractmethod
    def check(self, rules: RulesT) -> None:
        """Raise `Refused` when the rules make no sense together."""

    @abstractmethod
    def stakes(self, rules: RulesT) -> tuple[int, ...]:
        """The amounts by which players choose a table: its blinds, its least bet."""

    def least(self, rules: RulesT) -> int:
        """The chips without which a seat is not dealt in: what a round costs before its first
        decision. Whoever has fewer is as good as broke."""
        return 1

    @abstractmethod
    def open(
        self, rules: RulesT, stacks: Mapping[int, int], last: LastT | None, chance: Chance
    ) -> tuple[EventT, ...]:
        """The events that begin a round for the seats that have `stacks`."""

    def begin(self, rules: RulesT, mark: int) -> LastT | None:
        """What the first round at a table is to know: which seat was marked to be the first."""
        return None

    @abstractmethod
    def evolve(self, state: StateT | None, event: EventT) -> StateT: ...

    @abstractmethod
    def pending(self, state: StateT) -> Pending | None:
        """None when the round is over."""

    @abstractmethod
    def options(self, state: StateT, seat: int) -> Options | None:
        """None when the seat has nothing to decide now."""

    @abstractmethod
    def decide(
        self, state: StateT, seat: int, action: ActionT, chance: Chance
    ) -> tuple[EventT, ...]:
        """What follows from an order, or `Refused`."""

    @abstractmethod
    def expire(self, state: StateT, chance: Chance) -> tuple[EventT, ...]:
        """What the clock does when the time of `pending` is up."""

    @abstractmethod
    def leave(self, state: StateT, seat: int, chance: Chance) -> tuple[EventT, ...]:
        """What happens to the seat of a player who goes away in mid-round."""

    @abstractmethod
    def settlement(self, state: StateT) -> Settlement | None:
        """None while the round runs."""

    @abstractmethod
    def carry(self, state: StateT) -> LastT:
        """What the next round must know of this one."""

    @abstractmethod
    def forget(self, last: LastT, seat: int) -> LastT:
        """The same when another player will take the seat."""

    @abstractmethod
    def holdings(self, state: StateT) -> Holdings: ...

    @abstractmethod
    def view(self, state: StateT) -> View:
        """What the rail may see, built from nothing by adding what is allowed."""

    @abstractmethod
    def own(self, state: StateT, seat: int) -> Own | None:
        """What the seat may see besides the view, built the same way."""

    @abstractmethod
    def show(self, event: EventT, eye: int | None) -> EventT | None:
        """The event as the eye (a seat, or the rail) may see it. It is the same object for every
        eye unless the event holds something private."""

    def involved(self, state: StateT, seat: int) -> bool:
        """Whether the seat may still have something to decide in this round. When nobody of
        flesh and blood has, bots need not pretend to think."""
        return seat in self.holdings(state).stacks

    def fold(self, events: Iterable[EventT], state: StateT | None = None) -> StateT:
        for event in events:
            state = self.evolve(state, event)
        if state is None:
            raise ValueError("a round needs at least one event")
        return state


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
