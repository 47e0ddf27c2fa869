"""A transition in the making: each event changes the state that the next one sees, so that nothing
is folded twice."""

from collections.abc import Callable
from typing import Generic, TypeVar

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class Draft(Generic[EventT, StateT]):
    """Begins at `state`, or with the first event where there is none yet."""

    def __init__(
        self, evolve: Callable[[StateT | None, EventT], StateT], state: StateT | None = None
    ) -> None:
        self.events: list[EventT] = []
        self._evolve = evolve
        self._state = state

    @property
    def state(self) -> StateT:
        if self._state is None:
            raise ValueError("nothing has happened yet")
        return self._state

    def happen(self, event: EventT) -> None:
        self._state = self._evolve(self._state, event)
        self.events.append(event)

    def finish(self) -> tuple[tuple[EventT, ...], StateT]:
        return tuple(self.events), self.state
