"""A process that has the whole program imported and forks it whenever it is asked, so that tests
which start hundreds of processes do not import everything hundreds of times. Each child runs the
real command line. Everything ends with whoever asked.

    python -m tools.forks       says `ready`; then a line of JSON on its input starts a child
"""

import logging
import os
import select
import signal
import subprocess
import sys
from queue import SimpleQueue
from threading import Event, Lock, Thread
from traceback import print_exc

from msgspec import Struct, json

from tools.tied import end_with_parent, tied

DIED = 1


class Start(Struct, frozen=True):
    """The arguments of `croupier`, and the file that takes what it prints."""

    arguments: tuple[str, ...]
    log: str


class Fork:
    """A child, with what callers use of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._code = DIED
        self._gone = Event()

    def poll(self) -> int | None:
        return self._code if self._gone.is_set() else None

    def wait(self, timeout: float | None = None) -> int:
        if not self._gone.wait(timeout):
            raise subprocess.TimeoutExpired("croupier", timeout or 0.0)
        return self._code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def note_end(self, code: int) -> None:
        self._code = code
        self._gone.set()


class Forks:
    """Starts children. `close` ends them all."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            tied((sys.executable, "-m", "tools.forks")),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        self._children: dict[int, Fork] = {}
        self._started: SimpleQueue[Fork | None] = SimpleQueue()
        self._starting = Lock()
        self._reader = Thread(target=self._read, name="forks", daemon=True)
        self._reader.start()

    def start(self, arguments: tuple[str, ...], log: str) -> Fork:
        assert self._process.stdin is not None
        with self._starting:
            self._process.stdin.write(json.encode(Start(arguments, log)) + b"\n")
            self._process.stdin.flush()
            started = self._started.get()
        if started is None:
            raise RuntimeError("the process that forks is gone")
        return started

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._reader.join()
        self._process.stdout.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            match line.split():
                case [b"pid", pid]:
                    child = self._children[int(pid)] = Fork(int(pid))
                    self._started.put(child)
                case [b"gone", pid, code]:
                    self._children.pop(int(pid)).note_end(int(code))
                case _:
                    continue  # it is ready
        for child in self._children.values():
            child.note_end(DIED)
        self._started.put(None)


def main() -> None:
    """Until the input ends; then no child is left."""
    from croupier.cards.ranking import strength
    from croupier.roles import dealer, gateway, rooms  # noqa: F401  # what the children need

    strength(range(5))
    ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda number, frame: None)
    signal.set_wakeup_fd(wake)
    running: set[int] = set()
    waiting = b""
    while True:
        ready, _, _ = select.select([0, ended], [], [])
        if ended in ready:
            os.read(ended, 4096)
            reap(running)
        if 0 in ready:
            read = os.read(0, 65_536)
            if not read:
                break
            *lines, waiting = (waiting + read).split(b"\n")
            for line in lines:
                running.add(fork(json.decode(line, type=Start)))
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def fork(start: Start) -> int:
    parent = os.getpid()
    pid = os.fork()
    if pid:
        say(f"pid {pid}")
        return pid
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        end_with_parent(parent)
        os.setsid()
        log = os.open(start.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os._exit(run(start.arguments))
    except BaseException:
        print_exc()
    finally:
        os._exit(DIED)


def run(arguments: tuple[str, ...]) -> int:
    """The exit code of the command."""
    from croupier.main import main as croupier

    try:
        croupier(list(arguments))
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else DIED
    finally:
        logging.shutdown()
        sys.stdout.flush()
        sys.stderr.flush()
    return 0


def reap(running: set[int]) -> None:
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        running.discard(pid)
        say(f"gone {pid} {os.waitstatus_to_exitcode(status)}")


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    say("ready")
    main()
