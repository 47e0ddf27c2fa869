"""The kernel is compiled where it can be, never of other sources than those that lie beside it, and
without a compiler the house opens all the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import kernel

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
ASK = "from croupier.kernel.blackjack import COMPILED; print(COMPILED)"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The kernel in a copy of the package, without anything compiled. It is not asked to be fast
    here, since that takes the compiler four times as long."""
    quickly = [flag for flag in kernel.FLAGS if flag != "-O3"]
    assert len(quickly) < len(kernel.FLAGS)
    monkeypatch.setattr(kernel, "FLAGS", quickly)
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(kernel.KERNEL.parent, tmp_path / "croupier", ignore=leave)
    return tmp_path / "croupier" / "kernel"


def _compiled(folder: Path) -> tuple[bool, str]:
    """Whether Python would use a compiled kernel, and what it says meanwhile."""
    environment = os.environ | {"PYTHONPATH": str(folder.parent.parent)}
    command = [sys.executable, "-c", ASK]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout == "True\n", done.stderr


def test_it_is_built_once_and_again_when_a_source_changes(folder: Path) -> None:
    assert _compiled(folder) == (False, "")
    assert not kernel.fresh(folder)
    kernel.build(folder)
    assert kernel.fresh(folder)
    assert _compiled(folder) == (True, "")
    with (folder / "c" / "blackjack" / "hands.c").open("a") as source:
        source.write("/* one line more */\n")
    assert not kernel.fresh(folder)
    stale, said = _compiled(folder)
    assert not stale
    assert len(said.splitlines()) == 1


def test_without_the_sources_of_a_checkout_it_is_taken_as_it_is(folder: Path) -> None:
    kernel.build(folder)
    shutil.rmtree(folder / "c")
    assert _compiled(folder) == (True, "")


def test_what_was_kept_by_half_is_not_in_its_place(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_short(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:100])
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.kernel.shutil.copy", cut_short)
    with pytest.raises(KeyboardInterrupt):
        kernel.build(folder)
    assert not kernel.fresh(folder)
    assert _compiled(folder) == (False, "")


@pytest.mark.parametrize(
    ("compiler", "said"),
    [
        ("no-such-compiler -O2", "no C compiler: no-such-compiler is missing"),
        ("/bin/false", "the kernel could not be compiled"),
    ],
)
def test_without_a_compiler_one_line_says_so_and_all_is_well(
    compiler: str,
    said: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setattr(sys, "argv", ["kernel"])
    monkeypatch.setattr(kernel, "KERNEL", folder)
    assert kernel.main() == 0
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert _compiled(folder) == (False, "")


def test_a_source_that_does_not_compile_is_told(folder: Path) -> None:
    (folder / "c" / "blackjack" / "hands.c").write_text("int main(void) { return }\n")
    with pytest.raises(kernel.NotCompiled, match=r"hands\.c"):
        kernel.build(folder)
    assert not (folder / kernel.LIBRARY).exists()
