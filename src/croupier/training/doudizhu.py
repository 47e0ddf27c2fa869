"""The networks of the dou dizhu bots learn by playing against themselves.

Everything follows from the seed, the networks it begins with and the number of games: a run that
was interrupted goes on where it was, and ends with the same networks as one that was not. A run can
be made longer afterwards: then everything follows from the numbers of games, in their order.
"""

from hashlib import sha256
from pathlib import Path

from rich.console import Console

from croupier.kernel import learning
from croupier.training.folder import Folder, Plan, progress_bar

GAMES_DEFAULT = 4_000_000
LESSON_GAMES = 2_000
PASSES = 1
BATCH = 128
RATE_FIRST, RATE_LAST = 1e-3, 2e-5
RATE_AGAIN = 5e-4  # the first one of networks that know something already
# How often something else is tried than what seems best.
EXPLORE_FIRST, EXPLORE_LAST = 0.02, 0.01
TRUST = 0.8

LEARNER, NETWORKS = "learner.bin", "networks.bin"


class Run:
    """A folder with all that a run needs to go on."""

    def __init__(self, folder: Path, seed: str, games: int, networks: bytes | None = None) -> None:
        begins_with = sha256(networks).hexdigest() if networks else ""
        self.plan = plan = Plan(seed, games, begins_with)
        self.done = 0
        self._folder = Folder(folder, plan)
        if (kept := self._folder.read(LEARNER)) is not None:
            self._learner = bytearray(kept)
            self.done = learning.games(self._learner)
        else:
            word = sha256(plan.seed.encode()).digest()
            self._learner = learning.begin(int.from_bytes(word[:8]), networks)

    def lesson(self) -> learning.Report:
        """Plays and learns a little, and keeps what was learned."""
        games = min(LESSON_GAMES, self.plan.games - self.done)
        part = self.done / self.plan.games
        first = RATE_AGAIN if self.plan.begins_with else RATE_FIRST
        rate = first * (RATE_LAST / first) ** part
        explore = EXPLORE_FIRST * (EXPLORE_LAST / EXPLORE_FIRST) ** part
        lesson = learning.Lesson(games, PASSES, BATCH, rate, explore, TRUST)
        report = learning.learn(self._learner, lesson)
        self.done += games
        self._folder.write(LEARNER, self._learner)
        self._folder.write(NETWORKS, learning.networks(self._learner))
        return report


def train_command(
    folder: Path, games: int | None, seed: str, networks: bytes | None, console: Console
) -> int:
    games = games or GAMES_DEFAULT
    run = Run(folder, seed, games, networks)
    with progress_bar("games", console) as progress:
        task = progress.add_task("", total=games, completed=run.done)
        while run.done < games:
            report = run.lesson()
            progress.update(task, completed=run.done, description=_told(report))
    console.print(f"the networks are in {folder / NETWORKS}", markup=False)
    return 0


def _told(report: learning.Report) -> str:
    errors = " ".join(f"{error:.3f}" for error in report.errors)
    return f"landlord wins {report.landlord_won:.1%}, errors {errors}"
