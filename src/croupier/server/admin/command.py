"""`croupier admin`: accounts of administrators, from the machine where the house is. It needs no
leave and no running house; one that runs notices at once and writes it to the audit trail."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from argon2 import PasswordHasher
from rich.console import Console

from croupier.games.game import Refused
from croupier.server.admin import onetime
from croupier.server.admin.door import new_administrator
from croupier.server.names import clean
from croupier.server.qr import blocks_of
from croupier.store import desk
from croupier.store.choose import connect_beside
from croupier.store.connection import Connection, begin_writing
from croupier.store.deskport import AdministratorRecord
from croupier.store.errors import StoreError
from croupier.store.port import NameTaken
from croupier.wire.admin.up import Role
from croupier.wire.limits import NAME_MAX, NAME_MIN, PASSWORD_MAX, PASSWORD_MIN

Database = Path | str  # a file, or the address of a PostgreSQL
Ask = Callable[[], str]  # the password or the code, from the terminal or a pipe


class Unable(Exception):
    """One line that says why."""


def add_command(database: Database, console: Console, name: str, role: str, ask: Ask) -> None:
    try:
        known_as = clean(name)
    except Refused:
        raise Unable(f"a name has {NAME_MIN} to {NAME_MAX} visible characters") from None
    password_hash = _hashed(ask())
    one = new_administrator(known_as, Role(role), password_hash, _now_ms())
    with _changing(database, "admin_add", known_as) as connection:
        try:
            desk.add_administrator(connection, one)
        except NameTaken:
            raise Unable(f"there is a {known_as} already") from None
    console.print(f"{known_as} may sign in at /admin now, as {role}", markup=False)


def password_command(database: Database, console: Console, name: str, ask: Ask) -> None:
    password_hash = _hashed(ask())
    with _changing(database, "admin_password", name) as connection:
        one = _named(connection, name)
        desk.set_password(connection, one.id, password_hash)
    console.print(f"{one.name} has a new password; all sessions have ended", markup=False)


def second_factor_command(database: Database, console: Console, name: str, ask: Ask | None) -> None:
    """Without somebody to ask for a code, it is switched off."""
    if ask is None:
        with _changing(database, "admin_second_factor_off", name) as connection:
            one = _named(connection, name)
            desk.set_second_factor(connection, one.id, None)
        console.print(f"{one.name} needs no code any more", markup=False)
        return
    with _opened(database) as connection:
        one = _named(connection, name)
    secret = onetime.new_secret()
    console.print(blocks_of(onetime.uri_of(secret, one.name)), markup=False)
    console.print(f"scan this with an authenticator app, or type {onetime.spelled(secret)}")
    if onetime.matching_step(secret, ask(), _now_ms()) is None:
        raise Unable("this is not the code that the app shows; nothing was changed")
    with _changing(database, "admin_second_factor_on", name) as connection:
        desk.set_second_factor(connection, _named(connection, name).id, secret)
    console.print(f"{one.name} needs a code of this app from now on", markup=False)


def remove_command(database: Database, console: Console, name: str) -> None:
    with _changing(database, "admin_remove", name) as connection:
        one = _named(connection, name)
        desk.remove_administrator(connection, one.id)
    console.print(f"{one.name} is removed; all sessions have ended", markup=False)


def list_command(database: Database, console: Console) -> None:
    with _opened(database) as connection:
        found = desk.all_administrators(connection)
    for one in found:
        since = datetime.fromtimestamp(one.created_ms / 1_000, UTC).date()
        app = ", with an authenticator app" if one.second_factor is not None else ""
        console.print(f"{one.name}: {one.role} since {since}{app}", markup=False)
    if not found:
        console.print("there is no administrator yet: croupier admin add NAME")


@contextmanager
def _opened(database: Database) -> Iterator[Connection]:
    try:
        with closing(connect_beside(database)) as connection:
            yield connection
    except StoreError as error:
        raise Unable(str(error)) from error


@contextmanager
def _changing(database: Database, act: str, name: str) -> Iterator[Connection]:
    """All of it or nothing, and noted for the audit trail."""
    with _opened(database) as connection:
        begin_writing(connection)
        try:
            yield connection
            desk.note_change(connection, _now_ms(), act, name)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def _named(connection: Connection, name: str) -> AdministratorRecord:
    one = desk.administrator_named(connection, name)
    if one is None:
        raise Unable(f"there is no administrator {name}; see croupier admin list")
    return one


def _hashed(password: str) -> str:
    if not PASSWORD_MIN <= len(password) <= PASSWORD_MAX:
        raise Unable(f"a password has {PASSWORD_MIN} to {PASSWORD_MAX} characters")
    return PasswordHasher().hash(password)


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
