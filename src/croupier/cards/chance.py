"""Chance: the only source of randomness, a stream of bytes fixed by a seed and a step.

Whoever knows the seed can compute every outcome again, so a seed is secret while its round is
open; it must never appear in a log, a frame or a repr. The algorithm, byte by byte, so that a round
can be verified from its seed in any language, is in kernel/twin/chance.py.
"""

from croupier.kernel.chance import Chance
from croupier.kernel.twin.chance import SEED_BYTES, STEP_MAX

__all__ = ["SEED_BYTES", "STEP_MAX", "Chance"]
