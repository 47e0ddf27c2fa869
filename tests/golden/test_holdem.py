"""Whole hands, compared with what was read and found right (tests/golden/playback.py)."""

from pathlib import Path

import pytest

from tests.golden.playback import FILES, Script, play


@pytest.mark.req("EPS-UC-010", "EPS-OBJ-2")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_hand_runs_as_it_was_read(path: Path) -> None:
    """Rule 4.4."""
    text = path.read_text(encoding="utf-8")
    script = Script.read(text)
    assert script.orders
    assert play(script).splitlines() == text.splitlines()


def test_there_is_a_hand_of_every_preset() -> None:
    presets = {Script.read(path.read_text(encoding="utf-8")).preset for path in FILES}
    assert presets == {"casino", "heads-up", "cardroom"}
