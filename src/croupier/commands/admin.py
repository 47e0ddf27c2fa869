"""`croupier admin`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from croupier.commands.shared import console, data_option, database_at, database_option, fail


@click.group()
def admin() -> None:
    """Accounts of those who run the house, at its page /admin. The house may run meanwhile."""


def _administer(command: str, *arguments: Any) -> None:
    """Run one of the commands, or say in one line why not."""
    from croupier.server.admin import command as commands

    try:
        getattr(commands, f"{command}_command")(*arguments)
    except commands.Unable as error:
        fail(str(error))


def _secret(what: str, *, twice: bool = False) -> Callable[[], str]:
    """Asks at the terminal, unseen, or reads a line of what is piped in."""

    def ask() -> str:
        if not sys.stdin.isatty():
            return sys.stdin.readline().rstrip("\n")
        answer = click.prompt(what, hide_input=twice, confirmation_prompt=twice, err=True)
        return str(answer)

    return ask


@admin.command("add")
@click.argument("name")
@click.option("--role", type=click.Choice(["administrator", "tester"]), default="administrator")
@data_option
@database_option
def admin_add(name: str, role: str, data: Path, database: str | None) -> None:
    """Make an account. The password is asked for, or read from a pipe."""
    ask = _secret("Password", twice=True)
    _administer("add", database_at(data, database), console(), name, role, ask)


@admin.command("password")
@click.argument("name")
@data_option
@database_option
def admin_password(name: str, data: Path, database: str | None) -> None:
    """Set another password; all sessions end."""
    _administer(
        "password", database_at(data, database), console(), name, _secret("Password", twice=True)
    )


@admin.command("second-factor")
@click.argument("name")
@click.option("--off", is_flag=True, help="Ask for no codes any more.")
@data_option
@database_option
def admin_second_factor(name: str, off: bool, data: Path, database: str | None) -> None:
    """Ask for codes of an authenticator app besides the password."""
    ask = None if off else _secret("Code of the app")
    _administer("second_factor", database_at(data, database), console(), name, ask)


@admin.command("remove")
@click.argument("name")
@data_option
@database_option
def admin_remove(name: str, data: Path, database: str | None) -> None:
    """Delete an account; all sessions end."""
    _administer("remove", database_at(data, database), console(), name)


@admin.command("list")
@data_option
@database_option
def admin_list(data: Path, database: str | None) -> None:
    """Show who has an account."""
    _administer("list", database_at(data, database), console())
