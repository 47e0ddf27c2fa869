"""Keeps balances and the hall of fame in their files, and says so when that does not work. The game
goes on in any case."""

from collections.abc import Mapping
from pathlib import Path

from croupier.terminal.configfile import NotAConfig, save_values
from croupier.terminal.dialogue import hall_lines
from croupier.terminal.halloffame import HallOfFame, Winner, hall_path
from croupier.terminal.screen import Screen
from croupier.terminal.settings import known_keys
from croupier.terminal.words import Words
from croupier.wire.message_ids import MessageId


class Keeper:
    """Without a path nothing is kept."""

    def __init__(self, path: Path | None, screen: Screen, words: Words) -> None:
        self._path = path
        self._screen = screen
        self._words = words
        self._hall = HallOfFame(None if path is None else hall_path(path))
        self._trouble = ""

    def save(self, values: Mapping[str, str]) -> None:
        """The same trouble is told once, and so is its end."""
        if self._path is None:
            return
        try:
            save_values(self._path, values, known_keys())
        except NotAConfig:
            self._tell(self._words.say("terminal-config-foreign", path=self._path))
        except OSError as error:
            why = error.strerror or str(error)
            self._tell(self._words.say("terminal-config-unsaved", path=self._path, why=why))
        else:
            if self._trouble:
                self._screen.line(self._words.say("terminal-config-saved-again"))
            self._trouble = ""

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            self._screen.line(trouble, "yellow")
        self._trouble = trouble

    def add_winners(self, winners: list[Winner]) -> None:
        try:
            self._hall.add(*winners)
        except (OSError, ValueError) as error:
            self._tell_hall("terminal-hall-unsaved", error)

    def show_hall(self, words: Words) -> None:
        try:
            winners = self._hall.winners()
        except (OSError, ValueError) as error:
            self._tell_hall("terminal-hall-unreadable", error)
            return
        for line in hall_lines(words, winners):
            self._screen.line(line)

    def _tell_hall(self, key: MessageId, error: OSError | ValueError) -> None:
        path = hall_path(self._path) if self._path is not None else ""
        why = (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
        self._screen.line(self._words.say(key, path=path, why=why), "yellow")
