"""Administrators as rows of the database, for the store of a running house and for the command
line, which may change accounts while the house runs: nothing of them is kept in memory."""

import secrets
from typing import Any

from croupier.store import statements as sql
from croupier.store.connection import Connection
from croupier.store.deskport import AdministratorRecord, DeskChange, DeskSession
from croupier.store.people import folded
from croupier.store.port import NameTaken
from croupier.store.readerpool import ReaderPool
from croupier.store.writerthread import WriterThread

SETUP_CODE = "setup_code"  # in the table `meta`, as a hash; of many processes, several
SETUP_CODES_MAX = 16
BROWSERS_MAX = 20  # of one administrator


def add_administrator(connection: Connection, one: AdministratorRecord) -> None:
    """Raises `NameTaken`. With an administrator there is nothing to set up any more."""
    if connection.execute(sql.ADMINISTRATOR_BY_NAME, (folded(one.name),)).fetchone() is not None:
        raise NameTaken(one.name)
    row = (one.id, one.name, folded(one.name), one.role, one.password_hash, one.created_ms)
    connection.execute(sql.ADD_ADMINISTRATOR, row)
    connection.execute(sql.REMOVE_META, (SETUP_CODE,))


def all_administrators(connection: Connection) -> list[AdministratorRecord]:
    return [AdministratorRecord(*row) for row in connection.execute(sql.ADMINISTRATORS)]


def administrator_named(connection: Connection, name: str) -> AdministratorRecord | None:
    row = connection.execute(sql.ADMINISTRATOR_BY_NAME, (folded(name),)).fetchone()
    return None if row is None else AdministratorRecord(*row)


def set_password(
    connection: Connection, administrator: str, password_hash: str, keep: bytes = b""
) -> None:
    connection.execute(sql.SET_ADMIN_PASSWORD, (password_hash, administrator))
    connection.execute(sql.END_DESK_SESSIONS, (administrator, keep))
    connection.execute(sql.FORGET_BROWSERS, (administrator,))


def set_second_factor(connection: Connection, administrator: str, secret: bytes | None) -> None:
    connection.execute(sql.SET_SECOND_FACTOR, (secret, administrator))


def remove_administrator(connection: Connection, administrator: str) -> None:
    """Sessions and browsers go with the account."""
    connection.execute(sql.REMOVE_ADMINISTRATOR, (administrator,))


def note_change(connection: Connection, at_ms: int, act: str, name: str) -> None:
    connection.execute(sql.ADD_DESK_CHANGE, (secrets.token_hex(8), at_ms, act, name))


def setup_codes(connection: Connection) -> list[str]:
    """Their hashes, the newest last."""
    found = connection.execute(sql.META, (SETUP_CODE,)).fetchone()
    return [] if found is None else str(found[0]).split("\n")


class SqlDesk:
    """Implements `store.deskport.DeskStore`."""

    def __init__(self, reader: ReaderPool, writer: WriterThread) -> None:
        self._reader = reader
        self._writer = writer

    async def administrators(self) -> list[AdministratorRecord]:
        return await self._reader.run(all_administrators)

    async def administrator_by_name(self, name: str) -> AdministratorRecord | None:
        return await self._reader.run(administrator_named, name)

    async def set_setup_code(self, code_hash: str, *, beside: bool = False) -> bool:
        def put(connection: Connection, _: Any) -> bool:
            if connection.execute(sql.ANY_ADMINISTRATOR).fetchone() is not None:
                return False
            known = setup_codes(connection) if beside else []
            codes = [*known, code_hash][-SETUP_CODES_MAX:]
            connection.execute(sql.SET_META, (SETUP_CODE, "\n".join(codes)))
            return True

        return await self._writer.run(put)

    async def knows_setup_code(self, code_hash: str) -> bool:
        return code_hash in await self._reader.run(setup_codes)

    async def set_up(self, code_hash: str, first: AdministratorRecord) -> bool:
        def make(connection: Connection, _: Any) -> bool:
            if code_hash not in setup_codes(connection):
                return False
            add_administrator(connection, first)
            return True

        return await self._writer.run(make)

    async def set_password(
        self, administrator: str, password_hash: str, keep: bytes | None = None
    ) -> None:
        await self._writer.run(
            lambda connection, _: set_password(
                connection, administrator, password_hash, keep or b""
            )
        )

    async def renew_hash(self, administrator: str, password_hash: str) -> None:
        await self._execute(sql.SET_ADMIN_PASSWORD, password_hash, administrator)

    async def set_second_factor(self, administrator: str, secret: bytes | None) -> None:
        await self._writer.run(
            lambda connection, _: set_second_factor(connection, administrator, secret)
        )

    async def use_step(self, administrator: str, step: int) -> bool:
        def use(connection: Connection, _: Any) -> bool:
            return connection.execute(sql.USE_STEP, (step, administrator, step)).rowcount == 1

        return await self._writer.run(use)

    async def add_session(
        self, token_hash: bytes, administrator: str, at_ms: int, expires_ms: int
    ) -> None:
        def add(connection: Connection, _: Any) -> None:
            connection.execute(sql.END_EXPIRED_DESK_SESSIONS, (at_ms,))
            row = (token_hash, administrator, at_ms, expires_ms)
            connection.execute(sql.ADD_DESK_SESSION, row)

        await self._writer.run(add)

    async def session(self, token_hash: bytes) -> DeskSession | None:
        def read(connection: Connection) -> DeskSession | None:
            row = connection.execute(sql.DESK_SESSION, (token_hash,)).fetchone()
            if row is None:
                return None
            expires_ms, *columns = row
            return DeskSession(AdministratorRecord(*columns), expires_ms)

        return await self._reader.run(read)

    async def end_session(self, token_hash: bytes) -> None:
        await self._execute(sql.END_DESK_SESSION, token_hash)

    async def add_browser(self, token_hash: bytes, administrator: str, at_ms: int) -> None:
        def add(connection: Connection, _: Any) -> None:
            connection.execute(sql.ADD_BROWSER, (token_hash, administrator, at_ms))
            connection.execute(sql.FORGET_OLD_BROWSERS, (administrator, BROWSERS_MAX))

        await self._writer.run(add)

    async def browser(self, token_hash: bytes) -> str | None:
        def read(connection: Connection) -> str | None:
            row = connection.execute(sql.BROWSER, (token_hash,)).fetchone()
            return None if row is None else str(row[0])

        return await self._reader.run(read)

    async def changes(self) -> list[DeskChange]:
        def read(connection: Connection) -> list[DeskChange]:
            return [DeskChange(*row) for row in connection.execute(sql.DESK_CHANGES)]

        return await self._reader.run(read)

    async def forget_change(self, change: str) -> None:
        await self._execute(sql.FORGET_DESK_CHANGE, change)

    async def _execute(self, statement: str, *values: object) -> None:
        def execute(connection: Connection, _: Any) -> None:
            connection.execute(statement, values)

        await self._writer.run(execute)
