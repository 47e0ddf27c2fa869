"""The text of a config file: lines of `key = "value"`, comments and empty lines. A change of some
values leaves every other line as it was. What the values mean is said in `settings`."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct

from croupier.terminal.atomic import write_atomically

BYTES_MAX = 256 * 1024
_SETTING = re.compile(
    r"""\s*(?P<key>[A-Za-z_][\w-]*)\s*=\s*
    (?:"(?P<quoted>(?:[^"\\]|\\["\\])*)"|(?P<bare>[^\s"'#=]+))
    (?P<rest>\s*(?:\#.*)?)$""",
    re.VERBOSE,
)
_EMPTY = re.compile(r"\s*(?:#.*)?$")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


class Setting(Struct, frozen=True):
    """`line` counts from 1."""

    line: int
    key: str
    value: str


class NotAConfig(Exception):
    """The file is not one of ours, or is damaged: nothing may be written over it."""


class ConfigText(Struct, frozen=True):
    """The lines of a file, without their ends."""

    lines: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "ConfigText":
        return cls(tuple(text.removeprefix("\ufeff").splitlines()))

    def settings(self) -> Iterator[Setting]:
        """In the order of the file; a key may come twice."""
        for number, line in enumerate(self.lines, 1):
            if found := _SETTING.match(line):
                quoted = found["quoted"]
                value = found["bare"] if quoted is None else re.sub(r"\\(.)", r"\1", quoted)
                yield Setting(number, found["key"], value)

    def unreadable(self) -> Iterator[tuple[int, str]]:
        """Lines that are neither a setting nor a comment."""
        for number, line in enumerate(self.lines, 1):
            if not _SETTING.match(line) and not _EMPTY.match(line):
                yield number, line.strip()

    def with_values(self, values: Mapping[str, str]) -> "ConfigText":
        """The first line of each key gets the value, and keeps its comment; a key that is not
        there comes at the end."""
        lines, missing = list(self.lines), dict(values)
        for setting in self.settings():
            if setting.key in missing:
                lines[setting.line - 1] = _changed(
                    lines[setting.line - 1], missing.pop(setting.key)
                )
        return ConfigText(
            (*lines, *(f"{key} = {_quoted(value)}" for key, value in missing.items()))
        )

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)


def _quoted(value: str) -> str:
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _changed(line: str, value: str) -> str:
    found = _SETTING.match(line)
    assert found is not None
    begin = line[: found.end("key")]
    between = re.match(r"\s*=\s*", line[found.end("key") :])
    assert between is not None
    return begin + between[0] + _quoted(value) + found["rest"]


def read_config(path: Path, known: frozenset[str]) -> ConfigText | None:
    """None when there is no file. Raises OSError when it cannot be read and `NotAConfig` when it
    holds something else. A file with settings of which none is known belongs to another program."""
    try:
        with path.open("rb") as file:
            contents = file.read(BYTES_MAX + 1)
    except FileNotFoundError:
        return None
    if len(contents) > BYTES_MAX:
        raise NotAConfig
    try:
        text = contents.decode()
    except UnicodeDecodeError:
        raise NotAConfig from None
    if _CONTROL.search(text):
        raise NotAConfig
    config = ConfigText.parse(text)
    said = any(not _EMPTY.match(line) for line in config.lines)
    if said and not any(setting.key in known for setting in config.settings()):
        raise NotAConfig
    return config


def save_values(path: Path, values: Mapping[str, str], known: frozenset[str]) -> None:
    """Change some values of the file as it is now: somebody may have edited it in the meantime.
    Raises like `read_config`, and OSError when it cannot be written."""
    present = read_config(path, known) or ConfigText()
    changed = present.with_values(values)
    if changed != present:
        write_atomically(path, changed.text())
