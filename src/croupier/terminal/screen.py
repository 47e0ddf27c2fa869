"""Where text goes: a terminal, a pipe, a file. Colour and pictures are used only where they can be
seen, and the width is asked for anew each time, because a window may be resized."""

import os
import shutil
import sys
import time
from collections.abc import Callable
from typing import TextIO
from unicodedata import east_asian_width

COLOURS = {"red": "31", "green": "32", "yellow": "33", "bold": "1", "dim": "2"}
PAUSE_SECONDS = 0.6


class Screen:
    """`pictures` None draws cards on a terminal only."""

    def __init__(
        self,
        out: TextIO,
        *,
        terminal: bool,
        colour: bool,
        pictures: bool | None = None,
        echo: bool = False,
        pause: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._out = out
        self._terminal = terminal
        self._colour = colour
        self._pictures = terminal if pictures is None else pictures
        self._echo = echo
        self._pause = pause
        self.symbols = _can_write(out, "┌─┐│└┘♠♥♦♣▒")

    def line(self, text: str = "", colour: str = "") -> None:
        self._out.write(self.paint(self._wrapped(text), colour) + "\n")
        self._out.flush()

    def draw(self, row: str) -> None:
        """A row of a picture, which may hold colours."""
        self._out.write(row + "\n")

    def ask(self, prompt: str) -> None:
        self._out.write(self.paint(self._wrapped(prompt), "bold") + " ")
        self._out.flush()

    def _wrapped(self, text: str) -> str:
        """A terminal would break a line in the middle of a word."""
        return wrap(text, self.width) if self._terminal else text

    def answered(self, line: str) -> None:
        """What came from a script is written down, as a terminal does by itself."""
        if self._echo:
            self.line(line)

    def paint(self, text: str, colour: str) -> str:
        if not (colour and text and self._colour):
            return text
        return f"\x1b[{COLOURS[colour]}m{text}\x1b[0m"

    def shows_pictures(self, columns: int) -> bool:
        return self._pictures and columns <= self.width

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 24)).columns

    def pause(self) -> None:
        """Between two moves of the dealer."""
        self._pause(PAUSE_SECONDS)


def open_screen(pictures: bool | None = None) -> Screen:
    """The screen of this process."""
    out = sys.stdout
    if hasattr(out, "reconfigure"):
        # A sign that the terminal does not have must not end the game.
        out.reconfigure(errors="replace")
    terminal, typed = out.isatty(), sys.stdin is not None and sys.stdin.isatty()
    return Screen(
        out,
        terminal=terminal,
        colour=terminal and has_colour(os.environ),
        pictures=pictures,
        echo=not typed,
        pause=time.sleep if terminal and typed else lambda seconds: None,
    )


def has_colour(environment: "os._Environ[str] | dict[str, str]") -> bool:
    """https://no-color.org: the variable counts when it is not empty."""
    if environment.get("NO_COLOR") or environment.get("TERM", "dumb") == "dumb":
        return False
    return os.name != "nt" or "WT_SESSION" in environment


def columns_of(text: str) -> int:
    """Chinese signs are two columns wide."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def wrap(text: str, columns: int) -> str:
    """Lines that end between words where they can."""
    lines, used = [""], 0
    for word in text.split(" "):
        size = columns_of(word)
        if used and used + size >= columns:
            lines.append("")
            used = 0
        lines[-1] += f" {word}" if used else word
        used = (used + 1 if used else 0) + size
    return "\n".join(lines)


def _can_write(out: TextIO, text: str) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
