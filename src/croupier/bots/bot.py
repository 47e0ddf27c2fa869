"""What a bot is: a player without hands. A bot decides from what its seat has been shown and from
chance, and knows nothing else."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Any, ClassVar

from croupier.cards.chance import Chance
from croupier.games.game import Observation

BUDGET = 1_000  # iterations for one action, where the caller has no reason to save


class Bot(ABC):
    """Instances hold nothing: the same observation, chance and budget give the same action."""

    kind: ClassVar[str]
    name: ClassVar[str | None] = None  # what it is called where nobody else has that name
    formerly: ClassVar[tuple[str, ...]] = ()  # kinds that old tables know and it plays for now

    def suits(self, rules: Any) -> bool:
        """Whether it is offered at tables with these rules."""
        return True

    @abstractmethod
    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> Any:
        """One of the actions that `seen.options` offers. `budget` is how many iterations the bot
        may spend on it; a bot never looks at a clock."""

    def edge(self, rules: Any) -> Fraction | None:
        """What the house keeps of a chip that this way of playing stakes, where it is known
        exactly."""
        return None
