"""What a person types, and what interrupts it."""

import os
import select
import threading
import time

from croupier.terminal.keyboard import Keyboard
from tests.terminal.playing import PATIENCE


def test_a_signal_that_comes_before_a_line_is_noticed_while_nobody_types() -> None:
    lines, keys = os.pipe()
    signals, wakeup = os.pipe()
    os.write(wakeup, b"\x02")
    heard: list[str] = []
    keyboard = Keyboard(lines, signals)
    reader = threading.Thread(target=lambda: heard.append(keyboard.line()))
    reader.start()
    deadline = time.monotonic() + PATIENCE
    noticed = False
    while not noticed and time.monotonic() < deadline:
        noticed = not select.select([signals], [], [], 0)[0]
    os.write(keys, b"stand\n")
    reader.join()
    for each in (lines, keys, signals, wakeup):
        os.close(each)
    assert noticed
    assert heard == ["stand"]
