"""The part of the store that keeps people: players, their sessions and browsers, their looks and
pictures, and the desk. In any SQL database."""

import asyncio
from collections.abc import Mapping

from croupier.store import statements as sql
from croupier.store.batch import Batch
from croupier.store.connection import Connection, rows_of
from croupier.store.desk import SqlDesk
from croupier.store.people import folded, skeleton
from croupier.store.port import NameTaken, Picture, PlayerRecord, Session
from croupier.store.readerpool import ReaderPool
from croupier.store.writerthread import WriterThread

BYTES_A_CHANGE = 4_096  # what a change adds to the log, about
RELEASED = "\x01"  # before the id, in the place of a name. No name has it: it is a control


class PeopleStore:
    def __init__(self, reader: ReaderPool, writer: WriterThread) -> None:
        self._reader = reader
        self._writer = writer
        self.desk = SqlDesk(reader, writer)

    async def create_player(self, player: str, name: str, at_ms: int) -> PlayerRecord:
        def add(connection: Connection, _: Batch) -> PlayerRecord:
            row = (player, name, skeleton(name), at_ms)
            if connection.execute(sql.ADD_PLAYER, row).rowcount != 1:
                raise NameTaken(name)
            return PlayerRecord(player, name, None, at_ms)

        return await self._writer.run(add)

    async def player(self, player: str) -> PlayerRecord | None:
        rows = await self._reader.run(rows_of, sql.PLAYER, player)
        return PlayerRecord(*rows[0]) if rows else None

    async def player_by_name(self, name: str) -> PlayerRecord | None:
        plain = folded(name)
        rows = await self._reader.run(rows_of, sql.PLAYER_BY_NAME, skeleton(name), plain, plain)
        return PlayerRecord(*rows[0]) if rows else None

    async def release_name(self, player: str) -> None:
        await self._execute(sql.RELEASE_NAME, f"{RELEASED}{player}", player)

    async def note_browser(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None:
        def note(connection: Connection, _: Batch) -> None:
            connection.execute(sql.FORGET_EXPIRED_BROWSERS, (at_ms,))
            connection.execute(sql.ADD_PLAYER_BROWSER, (token_hash, player, expires_ms))

        await self._writer.run(note)

    async def knows_browser(self, token_hash: bytes, player: str, now_ms: int) -> bool:
        found = await self._reader.run(rows_of, sql.PLAYER_BROWSER, token_hash, player, now_ms)
        return bool(found)

    async def has_browser(self, player: str, now_ms: int) -> bool:
        return bool(await self._reader.run(rows_of, sql.HAS_BROWSER, player, now_ms))

    async def forget_browsers(self, player: str, *, but: bytes) -> None:
        await self._execute(sql.FORGET_PLAYER_BROWSERS, player, but)

    async def set_password_hash(self, player: str, password_hash: str | None) -> None:
        await self._execute(sql.SET_PASSWORD, password_hash, player)

    async def create_session(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None:
        """Sessions that have expired by `at_ms` are deleted on the occasion."""

        def add(connection: Connection, _: Batch) -> None:
            connection.execute(sql.END_EXPIRED, (at_ms,))
            connection.execute(sql.ADD_SESSION, (token_hash, player, at_ms, expires_ms))

        await self._writer.run(add)

    async def session(self, token_hash: bytes) -> Session | None:
        """Whoever asks compares `expires_ms` with the clock."""
        rows = await self._reader.run(rows_of, sql.SESSION, token_hash)
        return Session(*rows[0]) if rows else None

    async def has_session(self, player: str, now_ms: int) -> bool:
        """Whether the player is signed in anywhere."""
        return bool(await self._reader.run(rows_of, sql.HAS_SESSION, player, now_ms))

    async def end_session(self, token_hash: bytes) -> None:
        await self._execute(sql.END_SESSION, token_hash)

    async def end_sessions(self, player: str, *, if_broke: bool = False) -> bool:
        def end(connection: Connection, batch: Batch) -> bool:
            if if_broke and not batch.is_broke(player):
                return False
            connection.execute(sql.END_SESSIONS, (player,))
            return True

        return await self._writer.run(end)

    async def keep_session(self, player: str, token_hash: bytes) -> list[bytes] | None:
        def keep(connection: Connection, _: Batch) -> list[bytes] | None:
            found = [row[0] for row in connection.execute(sql.SESSIONS_OF, (player,))]
            if token_hash not in found:
                return None
            connection.execute(sql.END_OTHER_SESSIONS, (player, token_hash))
            return [other for other in found if other != token_hash]

        return await self._writer.run(keep)

    async def looks(self, player: str) -> bytes | None:
        rows = await self._reader.run(rows_of, sql.LOOKS, player)
        return rows[0][0] if rows else None

    async def set_looks(self, player: str, looks: bytes) -> None:
        await self._execute(sql.SET_LOOKS, player, looks)

    async def picture(self, player: str, spot: str) -> Picture | None:
        rows = await self._reader.run(rows_of, sql.PICTURE, player, spot)
        return Picture(*rows[0]) if rows else None

    async def picture_versions(self, player: str) -> Mapping[str, str]:
        return dict(await self._reader.run(rows_of, sql.PICTURE_VERSIONS, player))

    async def set_picture(self, player: str, spot: str, picture: Picture) -> None:
        def put(connection: Connection, batch: Batch) -> None:
            connection.execute(sql.SET_PICTURE, (player, spot, picture.version, picture.body))
            batch.extra_weight += len(picture.body) // BYTES_A_CHANGE

        await self._writer.run(put)

    async def remove_picture(self, player: str, spot: str) -> None:
        await self._execute(sql.REMOVE_PICTURE, player, spot)

    def _execute(self, statement: str, *values: object) -> "asyncio.Future[None]":
        def execute(connection: Connection, _: Batch) -> None:
            connection.execute(statement, values)

        return self._writer.run(execute)
