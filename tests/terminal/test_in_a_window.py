"""By hand in a real terminal: pictures, colour, resizing, Ctrl+C and Ctrl+D."""

from pathlib import Path

import pytest

from tests.terminal.playing import config_path, write_config
from tests.terminal.window import Window


@pytest.mark.req("T21-BG-3")
def test_a_hand_with_pictures_and_one_in_a_window_made_narrow(tmp_path: Path) -> None:
    path = write_config(tmp_path, player_1_name="Ann", player_1_balance="50", double="yes")
    with Window(tmp_path) as window:
        asked = dealt = ""
        while "Double (d)" not in asked:  # a natural ends a hand before anybody is asked
            window.until("quits): ")
            window.type("5\n")
            dealt = window.until("Ann: ")
            asked = window.until("? ")
            if "Play again" in asked:
                window.type("\n")
        assert "┌─────┐ ┌─────┐" in dealt
        assert "│▒▒▒▒▒│" in dealt
        assert "\x1b[1m" in window.raw
        window.type("\x1b[Ax\n")  # an arrow key, then a letter that means nothing
        assert "That is not understood." in window.until("? ")
        window.resize(12)
        window.type("h\n")
        told = window.until("Ann: ")
        window.until("? ")
        assert "┌─────┐" not in told
        window.type("\x03")
        assert window.end() == 0
    assert "Goodbye!" in window.text
    assert "Traceback" not in window.text
    assert "player_1_balance" in path.read_text()


def test_no_color_and_the_end_of_input_by_ctrl_d(tmp_path: Path) -> None:
    with Window(tmp_path, NO_COLOR="1") as window:
        window.until("Enter means 1: ")
        window.type("\n")
        window.until("means none: ")
        window.type("\x04")
        assert window.end() == 0
    assert "\x1b" not in window.raw
    assert window.text.endswith("Goodbye!\r\n")
    assert not config_path(tmp_path).exists()
