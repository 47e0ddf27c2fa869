"""The contract that every game keeps: a pure state machine over one round.

A game never looks at a clock, a file or a random source of its own; it never knows who sits in
a seat, nor whose money it moves. `decide` may use chance and writes every outcome of chance into
the events it returns; `evolve` may not, so the log alone rebuilds a round.

What begins a round or changes it (`open`, `decide`, `expire`, `leave`, `bring`) returns a
`Transition`: the events and the state they lead to. Folding the events with `evolve` gives the same
state, but only a replay has to do so.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games.coach import Coach
from croupier.games.refused import Refused as Refused
from croupier.games.rigging import Rigging

RulesT = TypeVar("RulesT", bound="Rules")
CarryoverT = TypeVar("CarryoverT", bound="Carryover")
StateT = TypeVar("StateT", bound=Struct)
ActionT = TypeVar("ActionT", bound="Action")
EventT = TypeVar("EventT", bound="Event")

Transition: TypeAlias = tuple[tuple[EventT, ...], StateT]


CLOCKS_MS = range(1_000, 3_600_001)


def require(field: str, holds: bool) -> None:
    """Refuse rules in which the field makes no sense."""
    if not holds:
        raise Refused("bad_rules", field=field)


class Rules(Struct, frozen=True, kw_only=True, tag_field="game"):
    """What a table of one game plays by, as data. `unit` is the smallest chip at the table:
    every stack and every share is a multiple of it."""

    unit: int = 100


class Carryover(Struct, frozen=True):
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


class PrivateView(Struct, frozen=True, omit_defaults=True):
    """What one seat sees besides."""


class Observation(Struct, frozen=True):
    """All that one seat has been shown in a round. `events` are those of the round so far, each as
    the seat was shown it."""

    seat: int
    view: Any
    private: Any
    options: Any
    events: tuple[Any, ...] = ()


class Pending(Struct, frozen=True, gc=False):
    """What the round waits for. One seat is a turn, several are a betting window, none is a
    pause. `wait_ms` is how long the clock lets it wait; None waits for ever."""

    turn: int
    seats: tuple[int, ...]
    wait_ms: int | None


class Settlement(Struct, frozen=True):
    """What each seat and the house gained in the round; sums to zero. `honours` names seats that
    the house is to remember, each with a word for what it did. After a round that `ends_table`
    no other is played there. Seats that are `idle` had no bet and no cards in it: the round is none
    of theirs."""

    gains: dict[int, int]
    house: int = 0
    honours: dict[int, str] = {}
    ends_table: bool = False
    idle: tuple[int, ...] = ()


class Holdings(Struct, frozen=True):
    """Where the chips of a round are at this moment: in front of the seats, in the middle, and
    what the house has gained so far (less than nothing when it has paid, or filled a pot)."""

    stacks: dict[int, int]
    middle: int
    house: int = 0

    def total(self) -> int:
        return sum(self.stacks.values()) + self.middle + self.house


class Preset(Struct, frozen=True):
    """Rules that people know by a name. `settings` are what such a table is run by: the fields of
    `tables.settings.TableSettings` that differ from their defaults. A game does not read them. No
    host changes the rules that are `fixed`: the document of the room demands them."""

    rules: Any
    settings: Mapping[str, Any]
    fixed: tuple[str, ...] = ()


class Game(ABC, Generic[RulesT, CarryoverT, StateT, ActionT, EventT]):
    """One game. Instances hold nothing; they only gather the functions and the types."""

    name: ClassVar[str]
    seats: ClassVar[range]
    presets: ClassVar[Mapping[str, Preset]]
    coach: ClassVar[Coach | None] = None  # few games have one
    rigging: ClassVar[Rigging | None] = None  # for testers

    rules: type[RulesT]
    carryover: type[CarryoverT]
    state: type[StateT]
    action: Any  # the union of actions
    event: Any  # the union of events
    view_type: type[View]
    private_type: type[PrivateView]
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
        self,
        rules: RulesT,
        stacks: Mapping[int, int],
        carryover: CarryoverT | None,
        chance: Chance,
    ) -> Transition[EventT, StateT]:
        """Begin a round for the seats that have `stacks`."""

    def first_carryover(self, rules: RulesT, mark: int) -> CarryoverT | None:
        """What the first round at a table must know when the seat `mark` is to be the first."""
        return None

    @abstractmethod
    def evolve(self, state: StateT | None, event: EventT) -> StateT:
        """The state after the event. It accepts events as any seat or the rail is shown them."""

    @abstractmethod
    def pending(self, state: StateT) -> Pending | None:
        """None when the round is over."""

    @abstractmethod
    def options(self, state: StateT, seat: int) -> Options | None:
        """None when the seat has nothing to decide now."""

    @abstractmethod
    def decide(
        self, state: StateT, seat: int, action: ActionT, chance: Chance
    ) -> Transition[EventT, StateT]:
        """What follows from an order, or `Refused`."""

    @abstractmethod
    def expire(self, state: StateT, chance: Chance) -> Transition[EventT, StateT]:
        """What the clock does when the time of `pending` is up."""

    @abstractmethod
    def leave(self, state: StateT, seat: int, chance: Chance) -> Transition[EventT, StateT]:
        """What happens to the seat of a player who goes away in mid-round."""

    def bring(self, state: StateT, seat: int, chips: int) -> Transition[EventT, StateT]:
        """Chips that the player has bought in mid-round. Without an event they lie beside the round
        and count from the next one; so they do where a game does not say otherwise."""
        return (), state

    @abstractmethod
    def settlement(self, state: StateT) -> Settlement | None:
        """None while the round runs."""

    @abstractmethod
    def carry_over(self, state: StateT) -> CarryoverT:
        """What the next round must know of this one."""

    @abstractmethod
    def without_seat(self, carryover: CarryoverT, seat: int) -> CarryoverT:
        """The same when another player will take the seat."""

    @abstractmethod
    def holdings(self, state: StateT) -> Holdings: ...

    @abstractmethod
    def view(self, state: StateT) -> View:
        """What the rail may see, built from nothing by adding what is allowed."""

    @abstractmethod
    def private_view(self, state: StateT, seat: int) -> PrivateView | None:
        """What the seat may see besides the view, built the same way."""

    def same_private_views(self, before: StateT, after: StateT) -> bool:
        """Whether it is known at a glance that no seat's private view differs in the two states.
        Then nobody asks for the views again."""
        return before is after

    @abstractmethod
    def show(self, event: EventT, seat: int | None) -> EventT | None:
        """The event as the seat may see it, or the rail where `seat` is None. It is the same
        object for every reader unless the event holds something private.

        Write it as one `match` that names every event and has no default: the type checker
        reports an event that nobody has decided about, and such an event is shown to nobody."""

    def observe(self, state: StateT, seat: int, events: Iterable[EventT]) -> Observation:
        """What the seat has been shown; `events` are all of the round."""
        shown = (self.show(event, seat) for event in events)
        return Observation(
            seat,
            self.view(state),
            self.private_view(state, seat),
            self.options(state, seat),
            tuple(event for event in shown if event is not None),
        )

    def involved(self, state: StateT, seat: int) -> bool:
        """Whether the seat may still have something to decide in this round. When nobody of
        flesh and blood has, bots need not pretend to think."""
        return seat in self.holdings(state).stacks

    def show_hand(self, state: StateT, seat: int) -> StateT | None:
        """The end of a round once the seat has shown its hand of its own will; None where it has
        none that is hidden, or the rules keep it so."""
        return None

    def risks_all(self, state: StateT, seat: int) -> bool:
        """Whether all that the seat has is in the middle and others decide. Bots take their time
        before the eyes of such a player."""
        return False

    def fold(self, events: Iterable[EventT], state: StateT | None = None) -> StateT:
        for event in events:
            state = self.evolve(state, event)
        if state is None:
            raise ValueError("a round needs at least one event")
        return state


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
