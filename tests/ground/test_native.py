"""A compiled engine never stands in for sources that it was not made of, and none is kept that was
not compared with them. Nothing is compiled here: `make native` does that, and compares."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from sysconfig import get_config_var
from typing import get_args

import pytest
from msgspec import Struct

from croupier.games.doudizhu.moves import DoudizhuEvent
from croupier.games.holdem.moves import HoldemEvent
from croupier.native import STAMP, fits, keep_fresh, stamp
from tools import deals_told, hands_told, native

SOURCE = "croupier/cards/chance.py"
EXTENSION = f"croupier/cards/chance{get_config_var('EXT_SUFFIX')}"


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """A tiny checkout with one source and what was made of it."""
    (tmp_path / "croupier" / "cards").mkdir(parents=True)
    (tmp_path / SOURCE).write_text("old")
    (tmp_path / EXTENSION).write_text("made of old")
    stamp(tmp_path, tmp_path, [SOURCE, EXTENSION])
    return tmp_path


def test_what_fits_its_sources_is_kept(compiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (compiled / SOURCE).touch()
    keep_fresh(compiled)
    assert (compiled / EXTENSION).exists()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("file", [SOURCE, EXTENSION])
def test_what_does_not_fit_is_removed_and_said_once(
    compiled: Path, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (compiled / file).write_text("new")
    keep_fresh(compiled)
    keep_fresh(compiled)
    assert not (compiled / EXTENSION).exists()
    assert not (compiled / STAMP).exists()
    assert (compiled / SOURCE).exists()
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_what_has_lost_its_source_is_removed(compiled: Path) -> None:
    (compiled / SOURCE).unlink()
    keep_fresh(compiled)
    assert not (compiled / EXTENSION).exists()


def test_a_stale_extension_is_gone_before_it_could_be_imported(tmp_path: Path) -> None:
    native.copy_into(tmp_path)
    (tmp_path / EXTENSION).write_bytes(b"no library at all")
    stamp(tmp_path, tmp_path, [SOURCE, EXTENSION])
    with (tmp_path / SOURCE).open("a") as source:
        source.write("NEW = 'from the source'\n")
    done = subprocess.run(
        [sys.executable, "-c", "from croupier.cards import chance; print(chance.NEW)"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "from the source\n"
    assert len(done.stderr.splitlines()) == 1


def test_what_was_kept_by_half_is_removed(
    compiled: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = tmp_path_factory.mktemp("checkout")
    (checkout / SOURCE).parent.mkdir(parents=True)
    (checkout / SOURCE).write_text("old")

    def cut_short(source: Path, target: Path) -> None:
        target.write_text(source.read_text()[:4])
        raise KeyboardInterrupt

    monkeypatch.setattr(native, "SOURCES", checkout)
    monkeypatch.setattr("shutil.copy", cut_short)
    with pytest.raises(KeyboardInterrupt):
        native.keep(compiled)
    assert (checkout / EXTENSION).exists()
    assert not fits(checkout)
    keep_fresh(checkout)
    assert not (checkout / EXTENSION).exists()


def test_without_a_compiler_there_is_one_line_and_no_change(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(sys, "argv", ["native"])
    monkeypatch.setattr(native, "keep", lambda _folder: pytest.fail("nothing to keep"))
    assert native.main() == 2
    assert capsys.readouterr().err == "no C compiler: no-such-compiler is missing\n"


@pytest.mark.parametrize("found", ["same\nother\n", "same\n", "same\nlast\nmore\n"])
def test_an_engine_that_says_something_else_is_not_kept(
    found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {Path("plain"): "same\nlast\n", Path("compiled"): found}
    monkeypatch.setattr(native, "_run", lambda folder, *_arguments: said[folder])
    with pytest.raises(native.NotCompiled, match="plays otherwise"):
        native.compare(Path("plain"), Path("compiled"))


@pytest.mark.parametrize(
    ("told", "events"), [(hands_told.told, HoldemEvent), (deals_told.told, DoudizhuEvent)]
)
def test_the_comparison_sees_every_kind_of_event(
    told: Callable[[int], Iterable[str]], events: object
) -> None:
    lines = "".join(line for seed in range(150) for line in told(seed))
    tags = [kind.__struct_config__.tag for kind in get_args(events)]
    assert [tag for tag in tags if f'{{"e":"{tag}"' not in lines] == []


@pytest.mark.parametrize("file", native.MODULES)
def test_no_struct_is_compiled(file: str) -> None:
    module = import_module(file.removesuffix(".py").replace("/", "."))
    own = [
        kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__
    ]
    assert own
    assert not any(isinstance(kind, type) and issubclass(kind, Struct) for kind in own)
