"""A terminal window for tests: a pseudo terminal in which a program runs, as large as the test
wants."""

import errno
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Self

from tests.terminal.playing import COMMAND, PATIENCE, environment

# The window has to be the terminal that controls the program: only then Ctrl+C reaches it.
IN_WINDOW = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "os.execv(sys.argv[1], sys.argv[1:])"
)


class Window:
    def __init__(self, folder: Path, *arguments: object, columns: int = 80, **env: str) -> None:
        self._mine, theirs = pty.openpty()
        self.resize(columns)
        self.raw = ""
        self._read = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_WINDOW, *COMMAND, *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(folder, **({"TERM": "xterm"} | env)),
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._mine)

    def resize(self, columns: int, rows: int = 24) -> None:
        """The program in the window is told by SIGWINCH, as by a real one."""
        fcntl.ioctl(self._mine, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def text(self) -> str:
        """Without colours."""
        return re.sub(r"\x1b\[[0-9;]*m", "", self.raw)

    def until(self, wanted: str) -> str:
        """What was written from where the last look ended up to the wanted text."""
        while (found := self.text.find(wanted, self._read)) < 0:
            assert self._more(), f"no {wanted!r} in {self.text}"
        begin, self._read = self._read, found + len(wanted)
        return self.text[begin : self._read]

    def type(self, keys: str) -> None:
        os.write(self._mine, keys.encode())

    def end(self) -> int:
        """The exit code, once everything was read."""
        while self._more():
            pass
        return self.process.wait(PATIENCE)

    def _more(self) -> bool:
        ready, _, _ = select.select([self._mine], [], [], PATIENCE)
        assert ready, f"silent after {self.text}"
        try:
            heard = os.read(self._mine, 4_096)
        except OSError as error:
            if error.errno != errno.EIO:  # what a window says whose program has ended
                raise
            heard = b""
        self.raw += heard.decode(errors="replace")
        return bool(heard)
