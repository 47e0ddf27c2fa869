"""What a bot is: a player without hands. A bot decides from what its seat may see and from
chance, and knows nothing else."""

from abc import ABC, abstractmethod
from fractions import Fraction
from typing import Any, ClassVar

from croupier.cards.chance import Chance


class Bot(ABC):
    """Instances hold nothing: the same view, options and chance give the same action."""

    kind: ClassVar[str]

    @abstractmethod
    def act(self, seat: int, view: Any, own: Any, options: Any, chance: Chance) -> Any:
        """One of the actions that `options` offers."""

    def edge(self, rules: Any) -> Fraction | None:
        """What the house keeps of a chip that this way of playing stakes, where it is known
        exactly."""
        return None
