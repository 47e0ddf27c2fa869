"""What is left out when a message or an event is written is the default of its field.
`defaults.txt` lists them all, since open pages, clients and old logs rely on them; `presets.txt`
lists what each room is played and run by.

A new field is harmless and may be missing there; what is listed stays as it is, because a default
that has changed gives stored events another meaning. `python -m tests.golden.test_defaults` writes
both anew: read the difference before it is kept.
"""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import fields

import croupier
from croupier.games import games
from croupier.tables.opening import preset_settings

DEFAULTS, PRESETS = (Path(__file__).parent / name for name in ("defaults.txt", "presets.txt"))
# What is sent or stored; the states of games are neither.
PACKAGES = ("bank.messages", "chat", "games", "ledger", "rooms", "tables", "wire")


def modules() -> Iterator[Any]:
    for package in PACKAGES:
        found = import_module(f"croupier.{package}")
        yield found
        for inner in pkgutil.walk_packages(getattr(found, "__path__", ()), f"{found.__name__}."):
            yield import_module(inner.name)


def structs() -> dict[str, type[Struct]]:
    return {
        f"{module.__name__}.{name}".removeprefix(f"{croupier.__name__}."): value
        for module in modules()
        for name, value in vars(module).items()
        if isinstance(value, type) and issubclass(value, Struct) and value is not Struct
        if value.__module__ == module.__name__
    }


def defaults() -> Iterator[str]:
    for name, struct in sorted(structs().items()):
        how = ", left out" if struct.__struct_config__.omit_defaults else ""
        for field in fields(struct):
            if not field.required:
                yield f"{name}.{field.encode_name} = {_text(field)}{how}"


def presets() -> Iterator[str]:
    for name, game in sorted(games().items()):
        for preset, chosen in game.presets.items():
            yield f"{name} {preset} is dealt in from {game.least(chosen.rules)} on"
            for part in (chosen.rules, preset_settings(game, preset)):
                for field, value in msgspec.to_builtins(part).items():
                    yield f"{name} {preset} {field} = {msgspec.json.encode(value).decode()}"


def _text(field: msgspec.structs.FieldInfo) -> str:
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return "unset" if value is UNSET else msgspec.json.encode(value, enc_hook=repr).decode()


def changed(file: Path, found: Iterator[str]) -> list[str]:
    """The lines of the file that are not true any more."""
    now = set(found)
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line not in now]


def test_no_default_has_changed() -> None:
    assert changed(DEFAULTS, defaults()) == []


def test_nothing_that_is_sent_or_stored_can_be_changed_afterwards() -> None:
    found = structs()
    assert len(found) > 300
    assert [name for name, struct in found.items() if not struct.__struct_config__.frozen] == []


def test_no_preset_has_changed() -> None:
    assert changed(PRESETS, presets()) == []


if __name__ == "__main__":
    for file, lines in ((DEFAULTS, defaults()), (PRESETS, presets())):
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
