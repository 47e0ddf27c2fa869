"""`croupier 21`."""

import os
import sys
from pathlib import Path

import click

from croupier.cards.entropy import fresh_seed
from croupier.commands.shared import known_seed_option, known_seeds
from croupier.wire.phrases import languages


@click.command("21")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    help="The file with settings and balances.  [default: ~/.config/croupier/twenty-one.conf]",
)
@click.option("--strict", is_flag=True, help="Do not start when a value of the file cannot be.")
@click.option("--server", metavar="URL", help="Play at a table of this house.")
@click.option("--name", help="With --server: who you are.")
@click.option("--table", help="With --server: the id of the table to sit at.")
@click.option("--language", type=click.Choice(languages()), help="Until a player has a language.")
@click.option("--pictures/--words", default=None, help="Cards as pictures, or in words.")
@known_seed_option
def twenty_one(
    config: Path | None,
    strict: bool,
    server: str | None,
    name: str | None,
    table: str | None,
    language: str | None,
    pictures: bool | None,
    known_seed: str | None,
) -> None:
    """Play Twenty-One in this terminal: 1 to 8 players at one keyboard, or at a server's table."""
    from croupier.terminal.command import default_config, play_offline, play_online
    from croupier.terminal.keyboard import open_keyboard
    from croupier.terminal.screen import open_screen

    screen, keyboard = open_screen(pictures), open_keyboard()
    new_seed = fresh_seed if known_seed is None else known_seeds(known_seed)[0]
    try:
        if server is not None:
            sys.exit(play_online(server, name, table, language, screen, keyboard))
        path = config or default_config()
        sys.exit(play_offline(path, strict, language, screen, keyboard, new_seed))
    except BrokenPipeError:
        # Whoever read along has gone. Python would complain when it flushes what nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
