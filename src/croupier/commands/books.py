"""What an owner does with the book of a house: audit it, copy it, put it back."""

import sys
from pathlib import Path

import click

from croupier.commands.shared import console, data_option, database_at, database_option, fail

BY_POSTGRES = (
    "PostgreSQL makes its backups itself: pg_dump for a copy, pg_basebackup and an archive of its "
    "log for every moment"
)


@click.command()
@data_option
@database_option
@click.option("--bank", "of_bank", is_flag=True, help="Compare our book with the banks instead.")
@click.option(
    "--against",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Signed heads that were kept elsewhere: a copy of heads.jsonl.",
)
def audit(data: Path, database: str | None, of_bank: bool, against: Path | None) -> None:
    """Prove that the book balances and that no log was changed."""
    from croupier.reports import audit_banks, audit_command

    book = database_at(data, database)
    if of_bank:
        sys.exit(audit_banks(book, data, console()))
    sys.exit(audit_command(book, console(), against))


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@data_option
@database_option
def backup(folder: Path, data: Path, database: str | None) -> None:
    """Copy a house, also one that runs, into FOLDER, and audit the copy."""
    if database is not None:
        fail(f"{BY_POSTGRES}; see docs/operate.md")
    from croupier.backups import backup_command

    sys.exit(backup_command(data, folder, console()))


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))
@data_option
@database_option
def restore(folder: Path, data: Path, database: str | None) -> None:
    """Put the backup in FOLDER in the place of a house that is stopped."""
    if database is not None:
        fail("PostgreSQL restores its backups itself: pg_restore, or recovery to a point in time")
    from croupier.backups import restore_command

    sys.exit(restore_command(data, folder, console()))


@click.command()
@click.option(
    "--to",
    "target",
    required=True,
    metavar="postgresql://USER@HOST/NAME",
    help="An empty database.",
)
@data_option
def move(target: str, data: Path) -> None:
    """Move a house that is stopped from its file into a PostgreSQL, and audit it there."""
    from croupier.moving import move_command

    sys.exit(move_command(data, str(database_at(data, target)), console()))
