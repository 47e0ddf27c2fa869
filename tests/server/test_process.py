"""What a house asks of its process."""

import builtins
import gc
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from croupier.server.process import (
    FILES_WANTED,
    raise_open_files,
    share_interpreter,
    wake_collector,
)

resource = pytest.importorskip("resource")


@pytest.fixture(autouse=True)
def limits() -> Iterator[tuple[int, int]]:
    """The limit on open files, which is as it was after the test."""
    found = resource.getrlimit(resource.RLIMIT_NOFILE)
    yield found
    resource.setrlimit(resource.RLIMIT_NOFILE, found)


def test_the_house_asks_for_as_many_open_files_as_it_may_have(limits: tuple[int, int]) -> None:
    hard = limits[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    raise_open_files()
    expected = FILES_WANTED if hard == resource.RLIM_INFINITY else hard
    assert resource.getrlimit(resource.RLIMIT_NOFILE) == (expected, hard)


def test_a_system_that_grants_no_more_files_is_used_as_it_is(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int]
) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, limits[1]))

    def refuse(*_: Any) -> None:
        raise ValueError("current limit exceeds maximum limit")

    with monkeypatch.context() as patch:
        patch.setattr(resource, "setrlimit", refuse)
        raise_open_files()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 256


def test_a_system_without_such_limits_is_used_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "resource":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    raise_open_files()


def test_the_collector_looks_at_few_objects_at_a_time() -> None:
    """All tables wait while it does."""
    before = gc.get_threshold()
    try:
        wake_collector()
        new, rounds, full = gc.get_threshold()
        assert new * (rounds + 1) <= 2_000, "objects that are looked at in one go"
        assert new * (rounds + 1) * full >= 1_000_000, "all objects, which is seldom"
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


def test_threads_do_not_wait_for_each_other_as_long_as_for_an_answer() -> None:
    before = sys.getswitchinterval()
    try:
        share_interpreter()
        assert sys.getswitchinterval() <= 0.001
    finally:
        sys.setswitchinterval(before)
