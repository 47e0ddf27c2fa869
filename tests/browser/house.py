"""The real house as a process of its own, which a test may stop, kill and start again, and the log
that it writes.
"""

import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from threading import Event, Thread
from typing import IO

from croupier.store.logs import read_logs
from croupier.tables.ports import Record

STARTS_IN_S = 30.0
STOPS_IN_S = 15.0
OPEN = re.compile(r"http://localhost:(\d+)")


class House:
    """`word` decides all cards; bots do not keep anybody waiting. With `card_room` there is a card
    room and a practice bank beside it."""

    def __init__(
        self, folder: Path, word: str, card_room: bool = False, allow_rigging: bool = False
    ) -> None:
        self.folder = folder
        self.card_room = card_room
        self.allow_rigging = allow_rigging
        self.port = 0
        self.source = ""  # where the program is started from, if it is another version
        self._word = word
        self._process: subprocess.Popen[str] | None = None
        self._said: list[str] = []
        self._names: Counter[str] = Counter()

    def fresh_name(self, name: str) -> str:
        """The name, or one like it if somebody bears it already: names belong to people."""
        self._names[name] += 1
        return name if self._names[name] == 1 else f"{name} {self._names[name]}"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def setup_code(self) -> str:
        """With which the first administrator is made: the console prints it."""
        found = (re.search(r"/admin with the code (\S+)", line) for line in self._said)
        return next(code[1] for code in found if code)

    @property
    def ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def start(self) -> None:
        """Back when players can come; on the same port as before."""
        command = (sys.executable, "-m", "croupier.main", "play", "--port", str(self.port))
        options = ("--data", str(self.folder), "--bot-ms", "0", "50", "--known-seed", self._word)
        room = ("--switch-on",) if self.card_room else ()
        rigging = ("--allow-rigging",) if self.allow_rigging else ()
        process = subprocess.Popen(
            command + options + room + rigging,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "COLUMNS": "200"}
            | ({"PYTHONPATH": self.source} if self.source else {}),
        )
        self._process = process
        assert process.stdout is not None
        ready = Event()
        Thread(target=self._listen, args=(process.stdout, ready), daemon=True).start()
        assert ready.wait(STARTS_IN_S), f"the house does not open: {self._said}"
        assert process.poll() is None, f"the house does not open: {self._said}"

    def add_tester(self, name: str, password: str) -> None:
        """As an owner does, while the house runs."""
        command = (sys.executable, "-m", "croupier.main", "admin", "add", name)
        options = ("--role", "tester", "--data", str(self.folder))
        subprocess.run(command + options, input=password, text=True, check=True)

    def stop(self) -> None:
        """Ask it to close, as an operator would."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def log(self, table: str) -> list[Record]:
        """All that is on disk of a table, read while the house runs."""
        for _, _, records in read_logs(self.folder / "house.db", table):
            return list(records)
        raise LookupError(table)

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait(STOPS_IN_S)

    def _listen(self, output: IO[str], ready: Event) -> None:
        """Everything is read, so that the house never waits for a full pipe."""
        with output:
            for line in output:
                self._said.append(line.rstrip())
                if found := OPEN.search(line):
                    self.port = int(found[1])
                    ready.set()
        ready.set()
