"""A house with a card room, an administrator and a desk to sit at."""

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from msgspec.structs import replace
from yarl import URL

from croupier.rooms.commands import MakeRoom
from croupier.rooms.room import RoomSettings
from croupier.server.admin.api import COOKIE
from croupier.server.admin.door import new_administrator
from croupier.server.context import ServerContext
from croupier.server.hashing import Hashing
from croupier.store.connection import Connection
from croupier.store.desk import add_administrator, remove_administrator
from croupier.wire.admin.up import Role
from tests.server.cardroom import ROOM, CardRoomRig
from tests.server.rig import Client, Message, Socket

NAME, PASSWORD = "Root", "correct horse battery"
TESTER = "Tessa"


class DeskRig(CardRoomRig):
    """`stops` counts how often the house was told to stop. `now_ms` moves the clock ahead."""

    stops = 0
    ahead_ms = 0

    @classmethod
    async def begin(cls, folder: Path, **settings: Any) -> Self:
        rig = await cls.open(folder, **settings)
        await rig.rooms.make(ROOM, MakeRoom("Card room", RoomSettings("holdem", "cardroom")))
        await rig.add(NAME, Role.ADMINISTRATOR)
        return rig

    def clock(self) -> int:
        return self.timer.wall_ms() + self.ahead_ms

    def context(self) -> ServerContext:
        given = super().context()
        return replace(given, clock=self.clock, stop=self.note_stop)

    def note_stop(self) -> None:
        self.stops += 1

    async def add(self, name: str, role: Role, password: str = PASSWORD) -> None:
        """As the command line does."""
        hashing = Hashing(self.settings.hash_memory_kib, 8)
        record = new_administrator(name, role, await hashing.hash(password), self.clock())
        hashing.close()
        await self.store._writer.run(lambda connection, _: add_administrator(connection, record))

    async def remove_everybody(self) -> None:
        """Whoever runs the house has no account any more."""
        ids = [one.id for one in await self.store.desk.administrators()]

        def remove(connection: Connection, _: Any) -> None:
            for id_ in ids:
                remove_administrator(connection, id_)

        await self.store._writer.run(remove)

    def desk(self, **headers: str) -> "DeskClient":
        client = DeskClient(self, headers)
        self.clients.append(client)
        return client

    async def signed_in(self, name: str = NAME) -> "DeskClient":
        client = self.desk()
        status, answer = await client.come(name)
        assert status == 200, answer
        return client

    async def at_desk(self) -> tuple["DeskClient", "DeskSocket"]:
        client = await self.signed_in()
        return client, await client.sit()

    async def trail(self) -> list[Message]:
        """All acts, newest first, as a new session reads them."""
        client = await self.signed_in()
        _, page = await client.call("GET", "/api/admin/trail")
        return list(page["entries"])[1:]  # without its own sign-in


class DeskClient(Client):
    async def come(
        self, name: str = NAME, password: str = PASSWORD, code: str | None = None
    ) -> tuple[int, Any]:
        body = {"name": name, "password": password} | ({} if code is None else {"code": code})
        return await self.call("POST", "/api/admin/sign-in", body)

    async def sit(self, query: str = "", **headers: str) -> "DeskSocket":
        url = self.rig.url.join(URL(f"/api/admin/ws{query}"))
        ws = await self.http.ws_connect(url, headers=headers, autoping=True)
        socket = DeskSocket(ws)
        self.sockets.append(socket)
        return socket

    @property
    def token(self) -> str:
        return next(cookie.value for cookie in self.http.cookie_jar if cookie.key == COOKIE)


class DeskSocket(Socket):
    async def named(self, kind: str) -> Message:
        return await self.until(lambda message: message["desk"] == kind)

    async def act(self, kind: str, order_id: str | None = None, /, **fields: Any) -> Message:
        """Give an order and wait for the ack or the refusal."""
        name = order_id or secrets.token_hex(6)
        await self.say({"desk": kind, "id": name, **fields})
        return await self.until(lambda m: m.get("id") == name and m["desk"] in ("ack", "refusal"))

    async def done(self, kind: str, order_id: str | None = None, /, **fields: Any) -> Message:
        answer = await self.act(kind, order_id, **fields)
        assert answer["desk"] == "ack", answer
        return answer

    async def told(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message of that kind, whether it has come already or not."""
        found = next((message for message in self.seen if wanted(message)), None)
        return found or await self.until(wanted)

    async def refused(self, kind: str, /, **fields: Any) -> str:
        answer = await self.act(kind, **fields)
        assert answer["desk"] == "refusal", answer
        assert answer["text"]
        return str(answer["code"])

    async def drained(self) -> list[str]:
        await self.say({"desk": "ping", "n": 1234})
        before = len(self.seen)
        await self.until(lambda message: message.get("n") == 1234)
        return [message["desk"] for message in self.seen[before:-1]]
