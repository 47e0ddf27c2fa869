"""Commands that end with the process that started them, however that ends. Linux only; elsewhere
what a killed test has started stays until somebody ends it.

The tie is made between fork and exec, by an interpreter of its own: Python code that runs in the
fork of a process with threads may wait for ever for a lock that one of them held.
"""

import ctypes
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

PR_SET_PDEATHSIG = 1
SAME_USER = "-"


def tied(command: Sequence[str | Path], user: int | None = None) -> list[str]:
    """The command, and the user and group as whom it runs. It gets the signal for a fast end."""
    if sys.platform != "linux" and user is None:
        return [str(word) for word in command]
    runs_as = SAME_USER if user is None else str(user)
    start = (sys.executable, "-I", "-S", __file__, str(os.getpid()), runs_as)
    return [*start, *(str(word) for word in command)]


def end_with_parent(parent: int) -> None:
    """From here on, this process ends with the one that started it."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)
        if os.getppid() != parent:
            sys.exit("whoever started this is gone")


def main(parent: str, runs_as: str, *command: str) -> None:
    if runs_as != SAME_USER:
        os.setgroups([])
        os.setgid(int(runs_as))
        os.setuid(int(runs_as))
    end_with_parent(int(parent))
    os.execv(command[0], command)


if __name__ == "__main__":
    main(*sys.argv[1:])
