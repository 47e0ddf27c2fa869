"""`croupier 21`, from the config file or the front door of a house to the goodbye."""

import asyncio
import os
from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from pathlib import Path

from croupier.terminal.configfile import ConfigText, NotAConfig, read_config
from croupier.terminal.dialogue import Dialogue
from croupier.terminal.keeping import Keeper
from croupier.terminal.keyboard import EndOfInput, Keyboard
from croupier.terminal.offline import OfflineGame
from croupier.terminal.questions import HALL
from croupier.terminal.screen import Screen
from croupier.terminal.settings import Problem, Settings, known_keys, read_settings
from croupier.terminal.setup import ask_players, offer_file
from croupier.terminal.words import Words
from croupier.wire.message_ids import MessageId
from croupier.wire.phrases import spoken


def default_config() -> Path:
    """Where the config file lies: docs/terminal.md."""
    if os.name == "nt":
        base = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    else:
        base = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(base) / "croupier" / "twenty-one.conf"


def own_language() -> str:
    """The language of the machine's user, such as de for de_DE.UTF-8."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return spoken(next((value for name in names if (value := os.environ.get(name))), None))


class NotStarted(Exception):
    """The game does not start; why was said."""


def play_offline(
    path: Path,
    strict: bool,
    language: str | None,
    screen: Screen,
    keyboard: Keyboard,
    new_seed: Callable[[], bytes],
) -> int:
    """The exit code."""
    words = Words(language or own_language())
    try:
        settings, kept = _settings(path, strict, screen, keyboard, words)
        keeper = Keeper(kept, screen, Words(settings.language))
        game = OfflineGame(settings, screen, keyboard, keeper, new_seed, today)
    except NotStarted:
        screen.line(words.say("terminal-config-strict"), "yellow")
        return 2
    except (EndOfInput, KeyboardInterrupt):
        screen.line()
        screen.line(words.say("terminal-goodbye"))
        return 0
    game.play()
    return 0


def today() -> date:
    return datetime.now().astimezone().date()


def _settings(
    path: Path, strict: bool, screen: Screen, keyboard: Keyboard, words: Words
) -> tuple[Settings, Path | None]:
    """The settings, and the file in which balances are kept, if they are."""
    try:
        config = read_config(path, known_keys())
    except (NotAConfig, OSError) as error:
        screen.line(_unreadable(words, path, error), "yellow")
        if strict:
            raise NotStarted from None
        return read_settings(ConfigText())[0], None
    if config is None:
        dialogue = Dialogue(screen, None, {HALL: Keeper(path, screen, words).show_hall})
        ask = partial(dialogue.ask, keyboard=keyboard)
        settings = ask_players(ask, words)
        return settings, path if offer_file(ask, screen, words, path, settings) else None
    settings, problems = read_settings(config)
    for problem in problems:
        screen.line(problem_text(words, path, problem), "yellow")
    if strict and any(problem.serious for problem in problems):
        raise NotStarted
    return settings, path


def _unreadable(words: Words, path: Path, error: NotAConfig | OSError) -> str:
    if isinstance(error, NotAConfig):
        return words.say("terminal-config-foreign", path=path)
    why = error.strerror or str(error)
    return words.say("terminal-config-unreadable", path=path, why=why)


def problem_text(words: Words, path: Path, problem: Problem) -> str:
    """Line, value and what is allowed."""
    facts = {"path": path, "line": problem.line, "key": problem.key, "value": problem.value}
    if problem.allowed is None:
        return words.say("terminal-config-unknown", **facts)
    allowed = words.say(problem.allowed, **problem.facts)
    key: MessageId = "terminal-config-problem" if problem.key else "terminal-config-line"
    return words.say(key, **facts, allowed=allowed)


def play_online(
    url: str,
    name: str | None,
    table: str | None,
    language: str | None,
    screen: Screen,
    keyboard: Keyboard,
) -> int:
    """The exit code."""
    # Whoever plays at one keyboard does not wait for what a connection needs.
    from croupier.client import HouseClient, HouseUnreachable
    from croupier.terminal.online import OnlineGame

    words = Words(language or own_language())
    try:
        house = HouseClient(url, words.language)
    except ValueError:
        screen.line(words.say("terminal-net-bad-url", url=url), "yellow")
        return 2

    async def play() -> int:
        screen.line(words.say("terminal-net-connecting", url=house.url), "dim")
        async with house:
            return await OnlineGame(house, screen, keyboard, words).play(name, table)

    try:
        return asyncio.run(play())
    except HouseUnreachable as error:
        screen.line(words.say("terminal-net-no-server", url=house.url, why=str(error)), "yellow")
        return 2
    except KeyboardInterrupt:
        screen.line()
        screen.line(words.say("terminal-goodbye"))
        return 0
