"""A soak counts the runs since the last failure, over as many evenings as it takes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from tools import soak

PASSES, FAILS = 0, 1


def ends_with(*codes: int) -> soak.Tests:
    left: Iterator[int] = iter(codes)
    return lambda arguments: CompletedProcess(arguments, next(left), "12 passed\n", "")


@pytest.fixture
def go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    monkeypatch.setattr(soak, "KEPT", tmp_path / "kept")

    def go_on(*codes: int, seconds: float = 60) -> int:
        path, tests = tmp_path / "progress.json", ends_with(*codes)
        return soak.soak(3, 0, [], path=path, seconds=seconds, tests=tests)

    return go_on


def test_runs_of_an_earlier_evening_count(
    go_on: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(StopIteration):  # interrupted in the third run
        go_on(PASSES, PASSES)
    assert go_on(PASSES) == 0
    assert "goes on after 2" in capsys.readouterr().out
    with pytest.raises(StopIteration):  # the next soak begins anew
        go_on()


def test_after_a_failure_nothing_counts(go_on: Callable[..., int]) -> None:
    assert go_on(PASSES, PASSES, FAILS) == 1
    with pytest.raises(StopIteration):
        go_on(PASSES, PASSES)


def test_no_run_begins_when_the_time_is_over(
    go_on: Callable[..., int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert go_on(seconds=0) == 0
    assert "stopped after 0 of 3 runs" in capsys.readouterr().out
