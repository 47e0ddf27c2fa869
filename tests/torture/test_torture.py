"""Fifty kills in the normal run; `make torture` does ten thousand."""

import asyncio
from pathlib import Path

from tests.torture.torture import torture

KILLS = 50


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    toll = asyncio.run(torture(tmp_path, KILLS, b"torture".ljust(32, b".")))
    assert toll.kills == KILLS
    assert toll.actions > KILLS
