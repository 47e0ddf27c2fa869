"""What Twenty-One is played by, as it stands in a config file: every key with its default and what
is allowed. A value that cannot be is replaced by the default, and named."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.terminal.configfile import ConfigText, Setting
from croupier.wire.limits import NAME_MAX
from croupier.wire.message_ids import MessageId
from croupier.wire.phrases import ENGLISH, languages

DEFAULT = "0"  # T21-1.1.1: in quotes, as every value
PLAYERS_MAX = 8
CHIP = 100
MONEY_MAX = 1_000_000 * CHIP
SWITCHES = (
    "double",
    "double_after_split",
    "split",
    "resplit",
    "insurance",
    "surrender",
    "five_hit_bonus",
    "swedish_pub",
)
YES, NO = ("yes", "true", "on"), ("no", "false", "off")


class PlayerSettings(Struct, frozen=True):
    """`name` is empty where the file has none; `balance` is in hundredths of a dollar."""

    name: str
    language: str
    balance: int


class Settings(Struct, frozen=True, kw_only=True):
    """`marker` is a percentage from the end of the shoe; None draws one between 20 and 30 at every
    shuffle. `language` is for what concerns everybody; by default it is the first player's."""

    language: str = ENGLISH
    players: tuple[PlayerSettings, ...] = ()
    bots: int = 0
    decks: int = 6
    balance: int = 50 * CHIP
    winnings_limit: int = 500 * CHIP
    bet_min: int = 5 * CHIP
    bet_max: int = 50 * CHIP
    marker: int | None = None
    switches: frozenset[str] = frozenset()


class Problem(Struct, frozen=True):
    """A value that cannot be used. `allowed` is the key of a sentence, with its facts. One that is
    not `serious` is no reason not to start: a key that means nothing here is kept and ignored.
    `key` is empty for a line that cannot be read at all."""

    line: int
    key: str
    value: str
    allowed: MessageId | None
    facts: Mapping[str, int | str] = {}
    serious: bool = True


Reader = Callable[[str], Any]  # raises ValueError


class Key(Struct, frozen=True):
    default: Any
    read: Reader
    allowed: MessageId
    facts: Mapping[str, int | str] = {}


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,9}", text, re.ASCII) or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def _chips(text: str) -> int:
    return _whole(1, MONEY_MAX // CHIP)(text.removeprefix("$")) * CHIP


def _money(text: str) -> int:
    found = re.fullmatch(r"\$?(\d{1,7})(?:[.,](\d{1,2}))?", text, re.ASCII)
    if found is None:
        raise ValueError(text)
    amount = int(found[1]) * CHIP + int((found[2] or "0").ljust(2, "0"))
    if not 0 < amount <= MONEY_MAX:
        raise ValueError(text)
    return amount


def _switch(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise ValueError(text)
    return text.lower() in YES


def _language(text: str) -> str:
    if text.lower() not in languages():
        raise ValueError(text)
    return text.lower()


def clean_name(text: str) -> str:
    """Raises ValueError where nothing or too much is left, or a name could disturb the screen."""
    name = " ".join(text.split())
    if not name or len(name) > NAME_MAX or not name.isprintable():
        raise ValueError(text)
    return name


def _general_keys() -> dict[str, Key]:
    spoken = {"list": ", ".join(languages())}
    money = {"most": MONEY_MAX // CHIP}
    keys = {
        "language": Key(None, _language, "terminal-allowed-language", spoken),
        "players": _range_key(1, 1, PLAYERS_MAX),
        "bots": _range_key(0, 0, PLAYERS_MAX - 1),
        "decks": _range_key(6, 1, 8),
        "balance": Key(50 * CHIP, _money, "terminal-allowed-money", money),
        "winnings_limit": Key(500 * CHIP, _money, "terminal-allowed-money", money),
        "bet_min": Key(5 * CHIP, _chips, "terminal-allowed-chips", money),
        "bet_max": Key(50 * CHIP, _chips, "terminal-allowed-chips", money),
        "marker": _range_key(None, 5, 75),
    }
    return keys | {name: Key(False, _switch, "terminal-allowed-switch") for name in SWITCHES}


def _range_key(default: int | None, least: int, most: int) -> Key:
    facts = {"least": least, "most": most}
    return Key(default, _whole(least, most), "terminal-allowed-range", facts)


def _player_keys(number: int) -> dict[str, Key]:
    """The default of what a player has is what all have."""
    general = _general_keys()
    return {
        player_key(number, "name"): Key(
            "", clean_name, "terminal-allowed-name", {"most": NAME_MAX}
        ),
        player_key(number, "language"): general["language"],
        player_key(number, "balance"): replace(general["balance"], default=None),
    }


def player_key(number: int, what: str) -> str:
    return f"player_{number}_{what}"


def all_keys() -> dict[str, Key]:
    keys = _general_keys()
    for number in range(1, PLAYERS_MAX + 1):
        keys |= _player_keys(number)
    return keys


def known_keys() -> frozenset[str]:
    return frozenset(all_keys())


def read_settings(config: ConfigText) -> tuple[Settings, list[Problem]]:
    """The settings of the file, and what is wrong with it in the order of its lines."""
    keys = all_keys()
    problems = [
        Problem(line, "", text, "terminal-allowed-line") for line, text in config.unreadable()
    ]
    given: dict[str, Setting] = {}
    values = {name: key.default for name, key in keys.items()}
    for setting in config.settings():
        if setting.key not in keys:
            unknown = Problem(setting.line, setting.key, setting.value, None, serious=False)
            problems.append(unknown)
        elif setting.key in given:
            problems.append(_problem(setting, "terminal-allowed-once", {}))
        else:
            given[setting.key] = setting
            if setting.value.strip() != DEFAULT:
                key = keys[setting.key]
                try:
                    values[setting.key] = key.read(setting.value.strip())
                except ValueError:
                    problems.append(_problem(setting, key.allowed, key.facts))
    problems += _contradictions(values, given, keys)
    return _settings(values), sorted(problems, key=lambda problem: problem.line)


def _problem(setting: Setting, allowed: MessageId, facts: Mapping[str, int | str]) -> Problem:
    return Problem(setting.line, setting.key, setting.value, allowed, facts)


def _contradictions(
    values: dict[str, Any], given: Mapping[str, Setting], keys: Mapping[str, Key]
) -> Iterable[Problem]:
    """Values that cannot be together. They all fall back to their defaults, which can."""

    def fall_back(*names: str, allowed: MessageId, facts: Mapping[str, int | str]) -> Problem:
        at = next(given[name] for name in names if name in given)
        for name in names:
            values[name] = keys[name].default
        return _problem(at, allowed, facts)

    if values["bet_max"] < values["bet_min"]:
        facts = {"least": values["bet_min"] // CHIP}
        yield fall_back("bet_max", "bet_min", allowed="terminal-allowed-bet-max", facts=facts)
    if values["winnings_limit"] <= values["balance"]:
        facts = {"least": -(-values["balance"] // CHIP)}
        yield fall_back("winnings_limit", "balance", allowed="terminal-allowed-limit", facts=facts)
    if values["players"] + values["bots"] > PLAYERS_MAX:
        facts = {"most": PLAYERS_MAX}
        yield fall_back("bots", allowed="terminal-allowed-seats", facts=facts)


def _settings(values: Mapping[str, Any]) -> Settings:
    players = tuple(
        PlayerSettings(
            values[player_key(number, "name")],
            values[player_key(number, "language")] or values["language"] or ENGLISH,
            values[player_key(number, "balance")] or values["balance"],
        )
        for number in range(1, values["players"] + 1)
    )
    return Settings(
        language=values["language"] or players[0].language,
        players=players,
        bots=values["bots"],
        decks=values["decks"],
        balance=values["balance"],
        winnings_limit=values["winnings_limit"],
        bet_min=values["bet_min"],
        bet_max=values["bet_max"],
        marker=values["marker"],
        switches=frozenset(name for name in SWITCHES if values[name]),
    )


def balance_text(hundredths: int) -> str:
    """As a balance stands in the file. A player without a balance begins anew (T21-1.1.1)."""
    whole, rest = divmod(hundredths, CHIP)
    return f"{whole}.{rest:02}" if rest else str(whole)
