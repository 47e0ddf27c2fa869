"""`croupier train holdem`: a run follows from its seed and goes on where it was."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from croupier.bots.holdem.hard.blueprint import NAME, Blueprint
from croupier.cards.chance import Chance
from croupier.kernel.compiled import COMPILED
from croupier.kernel.learning import NeedsKernel
from croupier.main import main
from croupier.training import buckets, holdem
from croupier.training.buckets import BINS, BUCKETS, Buckets
from croupier.training.folder import Plan
from croupier.training.holdem import Run

compiled = pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel here")


@pytest.fixture
def one_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    """All hands are alike after the flop: real buckets take minutes."""

    def alike(self: Buckets) -> list[str]:
        self.centres[4] = bytes(BINS * BUCKETS[2])
        self.done = self.steps
        return ["alike"]

    monkeypatch.setattr(Buckets, "make", alike)
    monkeypatch.setattr(holdem, "LESSON", {12: 40, 25: 20})
    monkeypatch.setattr(holdem, "KEPT_EVERY", 1)


def begun(folder: Path, hands: int, seed: str = "lamp") -> Run:
    run = Run(folder, Plan(seed, hands))
    list(run.buckets.make())
    return run


def finished(run: Run) -> bytes:
    while not run.is_done:
        run.lesson()
    return run.blueprint()


@compiled
@pytest.mark.usefixtures("one_bucket")
def test_a_run_that_was_interrupted_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole = finished(begun(tmp_path / "whole", 360))
    begun(tmp_path / "parts", 360).lesson()
    again = begun(tmp_path / "parts", 360)
    assert again.hands == 120
    assert finished(again) == whole
    assert finished(begun(tmp_path / "other", 360, "lantern")) != whole


@compiled
@pytest.mark.usefixtures("one_bucket")
def test_the_command_tells_how_far_it_is_and_makes_a_blueprint(tmp_path: Path) -> None:
    words = ["train", "holdem", "--games", "120", "--folder", str(tmp_path)]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert "120 of 120" in result.output
    made = Blueprint((tmp_path / NAME).read_bytes())
    assert made.depths == (12, 25)
    assert made.header.hands == 120
    assert made.header.buckets == BUCKETS
    assert any(made.rows(12, 0))
    longer = CliRunner().invoke(main, [*words[:3], "240", *words[4:]])
    assert longer.exit_code == 0
    shorter = CliRunner().invoke(main, words)
    assert shorter.exit_code == 2
    assert "another --folder" in shorter.output.replace("\n", " ")


def test_without_the_compiled_kernel_nothing_is_trained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("croupier.kernel.holdem.COMPILED", False)
    with pytest.raises(NeedsKernel):
        Run(tmp_path, Plan("lamp", 1))
    result = CliRunner().invoke(main, ["train", "holdem", "--folder", str(tmp_path)])
    assert result.exit_code == 2
    assert "make kernel" in result.output


@compiled
def test_centres_are_histograms_of_hands_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "SAMPLES", {4: (4, 2)})
    monkeypatch.setattr(buckets, "ROUNDS", 3)
    centres = buckets._centres(4, Chance(b"c" * 32))
    rows = [centres[at : at + BINS] for at in range(0, len(centres), BINS)]
    assert len(rows) == BUCKETS[2]
    assert all(list(row) == sorted(row) and row[-1] == 255 for row in rows)
    assert len(set(rows)) > BUCKETS[2] // 2
    weakest, strongest = max(rows, key=sum), min(rows, key=sum)
    assert weakest[BINS // 2] > 220
    assert strongest[BINS // 2] < 35
