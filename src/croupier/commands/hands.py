"""`croupier hands`, and the count of all hands that there are."""

import sys
from pathlib import Path

import click

from croupier.commands.shared import console, data_option, database_at, database_option


@click.group()
def hands() -> None:
    """Hand histories in the open PHH format."""


@hands.command()
@click.argument("target", type=click.Path(path_type=Path))
@data_option
@database_option
@click.option("--table", help="Only the hands of this table.")
def export(target: Path, data: Path, database: str | None, table: str | None) -> None:
    """Write every finished hand into the folder TARGET, or into one file TARGET.phhs."""
    from croupier.reports import export_rounds

    sys.exit(export_rounds(database_at(data, database), target, table, console()))


@hands.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--verbose", "-v", is_flag=True, help="A line for every hand.")
@click.option("--json", "as_json", is_flag=True, help="A JSON object for every hand, nothing else.")
def replay(paths: tuple[Path, ...], verbose: bool, as_json: bool) -> None:
    """Play hands from .phh and .phhs files again and compare the results."""
    from croupier.hands.command import Telling, replay_command

    each = Telling.EVERY_HAND if verbose else Telling.DIFFERENCES
    sys.exit(replay_command(paths, console(), Telling.JSON if as_json else each))


@click.command("count-hands")
def count_hands() -> None:
    """Rank all 133,784,560 seven-card hands and compare the counts with the known ones."""
    from croupier.reports import count_command

    sys.exit(count_command(console()))
