"""The blueprint of hold'em for two players is trained by playing against itself.

Everything follows from the seed and the number of hands: hands are put into buckets first
(training/buckets.py), then strategies for all depths are trained side by side, in lessons of which
each counts more than the one before. A run that was interrupted goes on where it was and ends the
same. One can be made longer afterwards.
"""

from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final

from rich.console import Console

from croupier.bots.holdem.hard.blueprint import LEVELS, NAME, pack
from croupier.bots.holdem.hard.tree import Tree, tree_of
from croupier.kernel import holdem as kernel
from croupier.kernel.holdem import Learned
from croupier.training.buckets import BINS, BUCKETS, Buckets
from croupier.training.folder import Folder, Plan, progress_bar

HANDS_DEFAULT: Final = 60_000_000
# Walks for each player in a lesson, by the depth of the stacks in big blinds.
LESSON: Final = {12: 4_000, 25: 8_000, 50: 16_000, 100: 40_000, 200: 32_000}
KEPT_EVERY: Final = 16  # lessons
LEARNER: Final = "learner.bin"


class Run:
    """A folder with all that a run needs to go on."""

    def __init__(self, folder: Path, plan: Plan, lesson: dict[int, int] | None = None) -> None:
        kernel.need_kernel()
        self._folder = Folder(folder, plan)
        self._lesson = LESSON if lesson is None else lesson
        self._seed = sha256(plan.seed.encode()).digest()
        self.plan = plan
        self.lessons = 0
        self.buckets = Buckets(self._folder, self._seed)
        self.trees: dict[int, Tree] = {depth: tree_of(depth, BUCKETS) for depth in self._lesson}
        self._random = array("Q", self._seed)
        self._learned = {
            depth: kernel.nothing_learned(self.trees[depth].size) for depth in self._lesson
        }
        if (kept := self._folder.read(LEARNER)) is not None:
            self._read(kept)

    @property
    def hands(self) -> int:
        """Both players' walks, at all depths."""
        return self.lessons * 2 * sum(self._lesson.values())

    @property
    def is_done(self) -> bool:
        return self.hands >= self.plan.games

    def lesson(self) -> None:
        """Trains every depth a little. Lesson n counts n times as much as the first."""
        tables = self.buckets.tables
        for depth, walks in self._lesson.items():
            tree, learned = self.trees[depth], self._learned[depth]
            kernel.train(tree.bets, tree.paid, BUCKETS, tables, self._random, learned, walks)
            weight = (self.lessons + 1) / (self.lessons + 2)
            for numbers in learned:
                kernel.scale(numbers, weight)
        self.lessons += 1
        if self.lessons % KEPT_EVERY == 0 or self.is_done:
            self._keep()

    def blueprint(self) -> bytes:
        strategies = {depth: self._parts(depth) for depth in self._lesson}
        tables = self.buckets.tables
        return pack(self.trees, BINS, tables.flop, self.buckets.centres[4], strategies, self.hands)

    def _parts(self, depth: int) -> bytearray:
        tree, sums = self.trees[depth], memoryview(self._learned[depth].sums)
        found = bytearray(len(sums))
        wanted = memoryview(found)
        for node in range(len(tree.bets) // 5):
            if tree.is_end(node):
                continue
            actions, start = len(tree.children(node)), tree.offset(node)
            end = start + actions * tree.buckets[tree.street(node)]
            kernel.parts_of(sums[start:end], actions, LEVELS, wanted[start:end])
        return found

    def _keep(self) -> None:
        parts = [self.lessons.to_bytes(8, "little"), self._random.tobytes()]
        parts += [numbers.tobytes() for learned in self._learned.values() for numbers in learned]
        self._folder.write(LEARNER, b"".join(parts))
        self._folder.write(NAME, self.blueprint())

    def _read(self, kept: bytes) -> None:
        self.lessons = int.from_bytes(kept[:8], "little")
        at = 8 + 8 * kernel.RANDOM_WORDS
        self._random = array("Q", kept[8:at])
        for depth, learned in self._learned.items():
            found = []
            for numbers in learned:
                end = at + numbers.itemsize * len(numbers)
                found.append(array("f", kept[at:end]))
                at = end
            self._learned[depth] = Learned(*found)


def train_command(
    folder: Path, games: int | None, seed: str, known: bytes | None, console: Console
) -> int:
    if known is not None:
        raise ValueError("a blueprint does not go on learning; make its run longer with --games")
    run = Run(folder, Plan(seed, games or HANDS_DEFAULT))
    with progress_bar("buckets", console) as progress:
        task = progress.add_task("", total=run.buckets.steps, completed=run.buckets.done)
        for what in run.buckets.make():
            progress.update(task, completed=run.buckets.done, description=what)
    with progress_bar("hands", console) as progress:
        task = progress.add_task("", total=run.plan.games, completed=run.hands)
        while not run.is_done:
            run.lesson()
            progress.update(task, completed=run.hands, description=f"lesson {run.lessons:,}")
    console.print(f"the blueprint is in {folder / NAME}", markup=False)
    return 0
