"""Learning of the networks of dou dizhu. It needs the compiled kernel and has no twin: in Python it
would take weeks. What the numbers mean is said in kernel/c/doudizhu/learn.h."""

from typing import NamedTuple

from croupier.kernel.compiled import COMPILED

if COMPILED:
    from croupier.kernel import _kernel

RANDOM_BYTES = 32


class NeedsKernel(Exception):
    """There is no compiled kernel on this machine."""


class Lesson(NamedTuple):
    """`games` are played, then every position is learned from `passes` times, `batch` at once.
    `explore` is how often another choice is tried than the best. `trust` is how far what came of
    a position counts; the rest is what the network thought of the next one."""

    games: int
    passes: int
    batch: int
    rate: float
    explore: float
    trust: float


class Report(NamedTuple):
    samples: int
    landlord_won: float
    bombs: float  # a game
    errors: tuple[float, float, float]  # squared, by role


def begin(seed: int, networks: bytes | None = None) -> bytearray:
    """A learner that knows what these networks know, or nothing yet."""
    if not COMPILED:
        raise NeedsKernel("learning needs the compiled kernel: make kernel")
    if networks is None:
        return _kernel.doudizhu_learner(seed)
    return _kernel.doudizhu_learner(seed, networks)


def games(learner: bytearray) -> int:
    """How many games it has played."""
    return int.from_bytes(learner[RANDOM_BYTES : RANDOM_BYTES + 8], "little")


def learn(learner: bytearray, lesson: Lesson) -> Report:
    """Changes the learner."""
    samples, won, bombs, *errors = _kernel.doudizhu_learn(learner, *lesson)
    first, second, third = errors
    return Report(samples, won / lesson.games, bombs / lesson.games, (first, second, third))


def networks(learner: bytearray) -> bytes:
    """What the bots use of it."""
    return _kernel.doudizhu_nets(learner)
