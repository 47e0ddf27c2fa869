"""The kernel is compiled where it can be, never of other sources than those that lie beside it, and
without a compiler the house opens all the same."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from croupier import native
from tools import kernel

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler here")
ASK = "from croupier.kernel.blackjack import COMPILED; print(COMPILED)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The package without anything compiled."""
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so", ".kernel", ".native")
    shutil.copytree(kernel.SOURCES / "croupier", tmp_path / "croupier", ignore=leave)
    return tmp_path


def _compiled(root: Path) -> tuple[bool, str]:
    """Whether Python would use a compiled kernel, and what it says meanwhile."""
    environment = os.environ | {"PYTHONPATH": str(root)}
    command = [sys.executable, "-c", ASK]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return done.stdout == "True\n", done.stderr


def test_it_is_built_once_and_again_when_a_source_changes(checkout: Path) -> None:
    assert _compiled(checkout) == (False, "")
    assert not kernel.fresh(checkout)
    kernel.build(checkout)
    assert kernel.fresh(checkout)
    assert _compiled(checkout) == (True, "")
    with (checkout / kernel.FOLDER / "blackjack" / "hands.c").open("a") as source:
        source.write("/* one line more */\n")
    assert not kernel.fresh(checkout)
    stale, said = _compiled(checkout)
    assert not stale
    assert len(said.splitlines()) == 1
    assert not (checkout / kernel.LIBRARY).exists()
    assert (checkout / kernel.FOLDER / "blackjack" / "hands.c").exists()
    assert _compiled(checkout) == (False, "")


def test_what_was_kept_by_half_is_removed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut_short(source: Path, target: Path) -> None:
        (checkout / kernel.LIBRARY).write_bytes(source.read_bytes()[:100])
        raise KeyboardInterrupt

    monkeypatch.setattr("tools.kernel.shutil.copy", cut_short)
    with pytest.raises(KeyboardInterrupt):
        kernel.build(checkout)
    native.keep_fresh(checkout)
    assert not (checkout / kernel.LIBRARY).exists()


def test_without_a_compiler_one_line_says_so_and_all_is_well(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(sys, "argv", ["kernel"])
    monkeypatch.setattr(kernel, "SOURCES", checkout)
    monkeypatch.setattr(kernel, "fresh", lambda: False)
    assert kernel.main() == 0
    assert "no C compiler: no-such-compiler is missing" in capsys.readouterr().err
    assert _compiled(checkout) == (False, "")


def test_a_source_that_does_not_compile_is_told(checkout: Path) -> None:
    (checkout / kernel.FOLDER / "blackjack" / "hands.c").write_text("int main(void) { return }\n")
    with pytest.raises(kernel.NotCompiled, match=r"hands\.c"):
        kernel.build(checkout)
    assert not (checkout / kernel.LIBRARY).exists()
