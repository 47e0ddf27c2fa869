"""Fifty kills in the normal run; `make torture` does ten thousand."""

import asyncio
from pathlib import Path

from tests.torture.torture import torture

KILLS = 50
LEAST = 6  # acknowledged actions at every table, or it was not under play


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    toll = asyncio.run(torture(tmp_path, KILLS, b"torture".ljust(32, b".")))
    assert toll.kills == KILLS
    assert toll.actions > 2 * KILLS
    assert all(actions >= LEAST for actions in toll.by_corner), toll.by_corner
