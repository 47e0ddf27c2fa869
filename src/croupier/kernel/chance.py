"""Chance through the kernel: compiled where it could be, else in Python. kernel/twin/chance.py has
the algorithm, byte by byte."""

from typing import TYPE_CHECKING

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import chance as twin

if TYPE_CHECKING or not COMPILED:
    Chance = twin.Chance
else:
    from croupier.kernel._kernel import Chance

__all__ = ["COMPILED", "Chance"]
