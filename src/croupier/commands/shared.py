"""What several commands need."""

import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier.cards.chance import Chance
from croupier.store import DATABASE
from croupier.store.address import is_postgres

if TYPE_CHECKING:
    from rich.console import Console

KNOWN = "The cards are known beforehand: --known-seed is for tests only."
Seeds = tuple[Callable[[], bytes], Callable[[], bytes]]  # of rounds, and of all the rest


@cache
def console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


def default_data() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "croupier"


def fail(line: str) -> None:
    """One clear line, exit code 2, no traceback."""
    click.echo(f"croupier: {line}", err=True)
    sys.exit(2)


data_option = click.option(
    "--data",
    type=click.Path(path_type=Path),
    envvar="CROUPIER_DATA",
    default=default_data,
    show_default="~/.local/share/croupier",
    help="The folder where the house keeps everything.",
)

database_option = click.option(
    "--database",
    envvar="CROUPIER_DATABASE",
    metavar="postgresql://USER@HOST/NAME",
    help="A PostgreSQL in place of the file in the folder. A password is better given in "
    "$PGPASSWORD or a password file than here, where other users of the machine can read it.",
)


def database_at(data: Path, database: str | None) -> Path | str:
    """Where the house keeps its book: the address of a PostgreSQL, or a file in the folder."""
    if database is None:
        return data / DATABASE
    if not is_postgres(database):
        fail("--database: an address begins with postgresql://; without it a file is used")
    return database


known_seed_option = click.option(
    "--known-seed", hidden=True, help="For tests: all chance follows from this word."
)
seed_option = click.option("--seed", default="croupier", show_default=True, help="Any word.")
preset_option = click.option(
    "--preset", help="The room to play by; the first of the game without it."
)


class GameName(click.ParamType):  # type: ignore[type-arg]  # older ones take no type
    """One of the games, which are looked up when somebody wants one."""

    name = "game"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        return self._choice().get_metavar(param, ctx)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return self._choice().convert(value, param, ctx)

    def _choice(self) -> click.Choice[str]:
        from croupier.games import games

        return click.Choice(sorted(games()))


def known_seeds(word: str) -> Seeds:
    click.secho(KNOWN, fg="red", bold=True)
    rounds = Chance(word.encode().ljust(32, b".")[:32])
    others = rounds.at(1)
    return lambda: rounds.bytes(32), lambda: others.bytes(32)
