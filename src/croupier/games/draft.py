"""A transition in the making: each event changes the state that the next one sees, so that nothing
is folded twice."""

from collections.abc import Callable
from typing import Generic, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class Draft(Generic[EventT, StateT]):
    """Begins at `state`; where `opening` made it, that is the first event."""

    def __init__(
        self, evolve: Callable[[StateT, EventT], StateT], state: StateT, *opening: EventT
    ) -> None:
        self.state = state
        self.events = list(opening)
        self._evolve = evolve

    def happen(self, event: EventT) -> None:
        self.state = self._evolve(self.state, event)
        self.events.append(event)

    def finish(self) -> tuple[tuple[EventT, ...], StateT]:
        return tuple(self.events), self.state
