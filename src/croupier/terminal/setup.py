"""The first start without a config file: who plays, and whether a file is to be written."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from croupier.terminal.atomic import write_atomically
from croupier.terminal.configfile import ConfigText
from croupier.terminal.questions import YES, Misunderstood, Question, yes_question
from croupier.terminal.screen import Screen
from croupier.terminal.settings import (
    DEFAULT,
    PLAYERS_MAX,
    SWITCHES,
    PlayerSettings,
    Settings,
    balance_text,
    clean_name,
    player_key,
)
from croupier.terminal.words import Words, plain
from croupier.wire.limits import NAME_MAX
from croupier.wire.phrases import languages

Ask = Callable[[Question], Any]


def ask_players(ask: Ask, words: Words) -> Settings:
    """Everything else has its default."""
    prompt = words.say("terminal-ask-players", most=PLAYERS_MAX)
    people = ask(Question(words, prompt, read=_number(words, 1, PLAYERS_MAX), default=1))
    bots = 0
    if free := PLAYERS_MAX - people:
        prompt = words.say("terminal-ask-bots", most=free)
        bots = ask(Question(words, prompt, read=_number(words, 0, free), default=0))
    standard = Settings()
    players = []
    for number in range(1, people + 1):
        name, language = _ask_player(ask, words, number)
        players.append(PlayerSettings(name, language, standard.balance))
    return replace(standard, language=players[0].language, players=tuple(players), bots=bots)


def _ask_player(ask: Ask, words: Words, number: int) -> tuple[str, str]:
    default = words.say("terminal-player", number=number)
    prompt = words.say("terminal-ask-name", number=number, default=default)
    # A name may be any letter, also one that is a key elsewhere.
    name = ask(Question(words, prompt, (), partial(_name, words), default, anytime=()))
    facts = {"name": name, "languages": ", ".join(languages()), "default": words.language}
    prompt = words.say("terminal-ask-language", **facts)
    read = _language(words)
    return name, ask(Question(words, prompt, read=read, default=words.language))


def _number(words: Words, least: int, most: int) -> Callable[[str], int]:
    def read(line: str) -> int:
        typed = plain(line)
        if not (typed.isascii() and typed.isdigit() and least <= int(typed) <= most):
            raise Misunderstood(words.say("terminal-hint-number", least=least, most=most))
        return int(typed)

    return read


def _name(words: Words, line: str) -> str:
    try:
        return clean_name(line)
    except ValueError:
        raise Misunderstood(words.say("terminal-hint-name", most=NAME_MAX)) from None


def _language(words: Words) -> Callable[[str], str]:
    def read(line: str) -> str:
        if plain(line) not in languages():
            raise Misunderstood(
                words.say("terminal-hint-language", languages=", ".join(languages()))
            )
        return plain(line)

    return read


def offer_file(ask: Ask, screen: Screen, words: Words, path: Path, settings: Settings) -> bool:
    """Whether balances are to be kept in the file: then it is there."""
    question = yes_question(words, words.say("terminal-ask-save", path=path))
    if ask(question) != YES:
        screen.line(words.say("terminal-config-not-kept"))
        return False
    try:
        write_atomically(path, new_config(words, settings).text())
    except OSError as error:
        why = error.strerror or str(error)
        screen.line(words.say("terminal-config-unsaved", path=path, why=why), "yellow")
        return False
    screen.line(words.say("terminal-config-written", path=path))
    return True


def new_config(words: Words, settings: Settings) -> ConfigText:
    """A file that a person can edit: every key with the default, and who plays."""
    sections: dict[str, dict[str, str]] = {
        "title": {},
        "language": {"language": DEFAULT},
        "players": {"players": str(len(settings.players)), "bots": str(settings.bots)},
        "shoe": dict.fromkeys(("decks", "marker"), DEFAULT),
        "money": dict.fromkeys(("balance", "winnings_limit", "bet_min", "bet_max"), DEFAULT),
        "rules": dict.fromkeys(SWITCHES, DEFAULT),
        "names": {},
    }
    for number, player in enumerate(settings.players, 1):
        sections["names"] |= {
            player_key(number, "name"): player.name,
            player_key(number, "language"): player.language,
            player_key(number, "balance"): balance_text(player.balance),
        }
    config = ConfigText()
    for section, values in sections.items():
        lines = (*config.lines, f"# {words.made(f'terminal-file-{section}')}")
        config = ConfigText(lines).with_values(values)
        config = ConfigText((*config.lines, ""))
    return ConfigText(config.lines[:-1])
