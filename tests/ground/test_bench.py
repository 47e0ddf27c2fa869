"""The parts of `make bench` that need no peers run, if only for a moment. Nothing here looks at how
long anything takes."""

import asyncio
from pathlib import Path

from bench import advice, ranking, restart, store


def test_a_house_with_tables_in_mid_hand_is_opened_again(tmp_path: Path) -> None:
    (seconds,) = restart.measure(tables=2, decisions=12, times=1, folder=tmp_path)
    assert seconds > 0
    assert list(tmp_path.iterdir()) == []


def test_durable_decisions_are_counted(tmp_path: Path) -> None:
    cost = asyncio.run(store.measure(tmp_path / "house.db", tables=2, decisions=50))
    assert cost.tables == 2
    assert cost.decisions_per_s > 0


def test_hands_are_ranked_beside_a_peer() -> None:
    assert all(nanoseconds > 0 for nanoseconds in ranking.at_a_showdown())


def test_the_coach_is_asked_about_many_positions() -> None:
    waits = advice.measure(positions=5)
    assert waits.positions >= 5
    assert 0 < waits.p50_ms <= waits.p95_ms
