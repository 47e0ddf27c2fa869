"""Where answers come from: a person, a pipe, a script. An end of input is told as `EndOfInput`."""

import asyncio
import os
import select
import signal
import sys
import threading

LINE_MAX = 200
READ_BYTES = 4_096


class EndOfInput(Exception):
    """Nobody will answer any more."""


class Keyboard:
    """Reads from the file descriptor itself: a thread that waits in `sys.stdin` would hold a lock
    that Python wants when it ends. None is a process without any input. `signals` is a pipe in
    which a byte arrives with every signal: Ctrl+C in the moment before a read would otherwise be
    noticed only when the next line has been typed."""

    def __init__(self, descriptor: int | None, signals: int | None = None) -> None:
        self._descriptor = descriptor
        self._signals = signals
        self._rest = b""

    def line(self) -> str:
        while b"\n" not in self._rest and self._descriptor is not None:
            if self._signals is not None:
                ready, _, _ = select.select([self._descriptor, self._signals], [], [])
                if self._signals in ready:
                    os.read(self._signals, READ_BYTES)
                    continue  # Python calls the handler of the signal here
            more = os.read(self._descriptor, READ_BYTES)
            if not more:
                self._descriptor = None
            self._rest += more
        if not self._rest:
            raise EndOfInput
        text, _, self._rest = self._rest.partition(b"\n")
        return cleaned(text.decode(errors="replace"))


class AsyncKeyboard:
    """Reads in a thread of its own: a file on stdin cannot be awaited, and news from the table
    must be heard while nobody types."""

    def __init__(self, keyboard: Keyboard) -> None:
        self._keyboard = keyboard
        self._answers: asyncio.Queue[str | None] = asyncio.Queue()
        self._wanted = threading.Semaphore(0)
        self._loop = asyncio.get_running_loop()
        self._asked = False
        threading.Thread(target=self._read, daemon=True).start()

    async def line(self) -> str:
        """May be cancelled; the line that comes then is for the next who asks."""
        if not self._asked:
            self._asked = True
            self._wanted.release()
        text = await self._answers.get()
        if text is None:
            self._answers.put_nowait(None)
            raise EndOfInput
        self._asked = False
        return text

    def _read(self) -> None:
        while True:
            self._wanted.acquire()
            text: str | None
            try:
                text = self._keyboard.line()
            except (EndOfInput, OSError):
                text = None
            try:
                self._loop.call_soon_threadsafe(self._answers.put_nowait, text)
            except RuntimeError:
                return  # the loop is closed: nobody waits
            if text is None:
                return


def open_keyboard() -> Keyboard:
    """The keyboard of this process, which may have none."""
    try:
        descriptor = sys.stdin.fileno()
    except (AttributeError, OSError, ValueError):
        return Keyboard(None)
    return Keyboard(descriptor, _signal_pipe())


def _signal_pipe() -> int:
    """The end to read from. It lives as long as the process; an event loop puts its own in place
    of it."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    return reader


def cleaned(text: str) -> str:
    """What was typed, without the marks of arrow keys and other things that are no text."""
    return "".join(sign for sign in text[:LINE_MAX] if sign.isprintable()).strip()
