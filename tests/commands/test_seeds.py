"""Without a known seed, a house and a terminal ask the operating system for one each time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from croupier import house
from croupier.cards.entropy import fresh_seed
from croupier.main import main
from croupier.terminal import command

Seed = Callable[[], bytes]


def started(monkeypatch: pytest.MonkeyPatch, data: Path, *options: str) -> tuple[Seed, Seed]:
    """Where the house that is started takes its seeds from."""
    seen: list[tuple[Seed, Seed]] = []

    async def serve(*arguments: Any, **_: Any) -> None:
        seen.append(arguments[4])

    monkeypatch.setattr(house, "serve", serve)
    done = CliRunner().invoke(main, ["play", "--data", str(data), *options])
    assert done.exit_code == 0, done.output
    (seeds,) = seen
    return seeds


@pytest.mark.req("CAS-1.5a")
def test_a_house_takes_every_seed_from_the_operating_system(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert started(monkeypatch, tmp_path) == (fresh_seed, fresh_seed)


@pytest.mark.req("CAS-1.5a")
def test_a_known_seed_is_for_tests_and_gives_every_round_another_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rounds, others = started(monkeypatch, tmp_path, "--known-seed", "word")
    drawn = [*(rounds() for _ in range(50)), *(others() for _ in range(50))]
    assert len(set(drawn)) == 100
    again, _ = started(monkeypatch, tmp_path, "--known-seed", "word")
    assert [again() for _ in range(50)] == drawn[:50]


@pytest.mark.asyncio
@pytest.mark.req("CAS-1.5a")
async def test_the_tables_of_a_house_are_given_these_seeds() -> None:
    first, second = (lambda: b"rounds"), (lambda: b"others")
    nothing: Any = None
    services = house._services(nothing, nothing, nothing, (first, second), (0, 0))
    assert (services.round_seed(), services.other_seed()) == (b"rounds", b"others")


@pytest.mark.req("CAS-1.5a")
def test_twenty_one_in_a_terminal_takes_every_seed_from_the_operating_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Seed] = []

    def play_offline(*arguments: Any) -> int:
        seen.append(arguments[-1])
        return 0

    monkeypatch.setattr(command, "play_offline", play_offline)
    assert CliRunner().invoke(main, ["21"]).exit_code == 0
    assert seen == [fresh_seed]
