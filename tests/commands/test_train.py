"""`croupier train doudizhu`."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from croupier.kernel import doudizhu as kernel
from croupier.kernel import learning
from croupier.main import main
from croupier.training import doudizhu as training
from croupier.training.doudizhu import Run
from croupier.training.folder import OtherPlan

compiled = pytest.mark.skipif(not kernel.COMPILED, reason="there is no compiled kernel here")


@pytest.fixture
def short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "LESSON_GAMES", 30)
    monkeypatch.setattr(training, "BATCH", 32)


def networks(folder: Path) -> bytes:
    return (folder / training.NETWORKS).read_bytes()


def finish(run: Run) -> None:
    while run.done < run.plan.games:
        run.lesson()


@compiled
@pytest.mark.usefixtures("short_lessons")
def test_a_run_that_was_interrupted_ends_like_one_that_was_not(tmp_path: Path) -> None:
    finish(Run(tmp_path / "whole", "lamp", 75))
    Run(tmp_path / "parts", "lamp", 75).lesson()
    again = Run(tmp_path / "parts", "lamp", 75)
    assert again.done == 30
    finish(again)
    assert networks(tmp_path / "parts") == networks(tmp_path / "whole")
    finish(Run(tmp_path / "other", "lantern", 75))
    assert networks(tmp_path / "other") != networks(tmp_path / "whole")


@compiled
@pytest.mark.usefixtures("short_lessons")
def test_networks_go_on_learning(tmp_path: Path) -> None:
    finish(Run(tmp_path / "first", "lamp", 60))
    known = networks(tmp_path / "first")
    assert learning.networks(learning.begin(1, known)) == known
    finish(Run(tmp_path / "second", "lamp", 60, known))
    assert networks(tmp_path / "second") != known
    with pytest.raises(OtherPlan):
        Run(tmp_path / "second", "lamp", 60)
    with pytest.raises(ValueError, match="no networks"):
        Run(tmp_path / "third", "lamp", 60, known[1:])


@compiled
@pytest.mark.usefixtures("short_lessons")
def test_the_command_tells_how_far_it_is_and_where_the_networks_are(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ["train", "doudizhu", "--games", "30", "--folder", str(folder)]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    assert "30 of 30" in result.output
    assert "landlord wins" in result.output
    assert networks(folder)
    longer = CliRunner().invoke(main, [*words[:3], "60", *words[4:]])
    assert longer.exit_code == 0
    shorter = CliRunner().invoke(main, words)
    assert shorter.exit_code == 2
    assert "another --folder" in shorter.output.replace("\n", " ")


@compiled
def test_learning_brings_the_values_nearer_to_what_happens() -> None:
    """The networks play at random first; after some lessons they err less."""
    learner = learning.begin(1)
    lesson = learning.Lesson(300, 2, 64, 1e-3, 0.02, 1.0)
    first = learning.learn(learner, lesson)
    for _ in range(5):
        last = learning.learn(learner, lesson)
    assert learning.games(learner) == 1_800
    assert first.samples > 0
    assert sum(last.errors) < sum(first.errors) * 1.6  # they play better, which is harder to guess
    assert learning.networks(learner) != learning.networks(learning.begin(1))
