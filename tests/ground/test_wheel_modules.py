"""A wheel has no compiled module that was not compared with its source, and a checkout has none at
all. Nothing is compiled here: building a wheel does that, and compares."""

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct

from croupier.games.doudizhu.moves import DoudizhuEvent
from croupier.games.holdem.moves import HoldemEvent
from tools import deals_told, hands_told, wheel_modules
from tools.kernel import NotCompiled


def test_without_a_compiler_there_are_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(NotCompiled, match="no-such-compiler is missing"):
        wheel_modules.compile_into(tmp_path)


def test_nothing_compiled_but_the_kernel_lies_in_a_checkout() -> None:
    libraries = (wheel_modules.ROOT / "src").rglob("*.so")
    assert {library.name for library in libraries} <= {"_kernel.abi3.so"}


@pytest.mark.parametrize("found", ["same\nother\n", "same\n", "same\nlast\nmore\n"])
def test_an_engine_that_says_something_else_is_not_kept(
    found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = {Path("plain"): "same\nlast\n", Path("compiled"): found}
    monkeypatch.setattr(wheel_modules, "_told", lambda folder, _: said[folder].splitlines())
    with pytest.raises(NotCompiled, match="plays otherwise"):
        wheel_modules.compare(Path("plain"), Path("compiled"))


@pytest.mark.parametrize(
    ("told", "events"), [(hands_told.told, HoldemEvent), (deals_told.told, DoudizhuEvent)]
)
def test_the_comparison_sees_every_kind_of_event(
    told: Callable[[int], Iterable[str]], events: object
) -> None:
    lines = "".join(line for seed in range(150) for line in told(seed))
    tags = [kind.__struct_config__.tag for kind in get_args(events)]
    assert [tag for tag in tags if f'{{"e":"{tag}"' not in lines] == []


@pytest.mark.parametrize("file", wheel_modules.MODULES)
def test_no_struct_is_compiled(file: str) -> None:
    module = import_module(file.removesuffix(".py").replace("/", "."))
    own = [
        kind for kind in vars(module).values() if getattr(kind, "__module__", "") == module.__name__
    ]
    assert own
    assert not any(isinstance(kind, type) and issubclass(kind, Struct) for kind in own)
