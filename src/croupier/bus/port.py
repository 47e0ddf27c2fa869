"""The port of the bus: all that the server may ask of tables, chat and rooms, wherever they run.
Nothing here does anything. Everything that passes is a value: no socket, no callable of the server
but the receivers, which are called in its own process."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Protocol

from croupier.chat.line import ChatLine, ChatNews, ChatOrder
from croupier.games.coach import Chart, HouseEdge
from croupier.rooms.commands import RoomOrder
from croupier.rooms.room import Room
from croupier.tables.authority import Authority
from croupier.tables.commands import Answer, Order
from croupier.tables.frames import Frame, LobbyEntry, TableNews
from croupier.tables.overview import RigOverview, TableOverview
from croupier.tables.systemview import Position


class Bus(Protocol):
    """The way to the tables. Everything that passes is a value."""

    def order(self, order: Order) -> Awaitable[Answer]: ...

    async def watch(self, table_id: str, by: Authority, link: str = "") -> Frame: ...

    async def invitation(self, table_id: str, link: str) -> LobbyEntry: ...

    def unwatch(self, table_id: str, player: str) -> None: ...

    async def advise(self, table_id: str, by: Authority, against: str = "") -> Any: ...

    async def chart(self, table_id: str, by: Authority, link: str = "") -> Chart: ...

    async def edge(
        self, game: str, preset: str, changes: dict[str, Any], players: int
    ) -> HouseEdge: ...

    def listen(self, receive: Callable[[TableNews], None]) -> list[LobbyEntry]: ...

    async def overview(self, table_id: str) -> TableOverview: ...

    async def overviews(self, known: Mapping[str, int]) -> list[TableOverview]: ...

    async def rigs(self, tables: Collection[str]) -> list[RigOverview]: ...

    async def testable(self) -> tuple[str, ...]: ...

    async def open_view(
        self, table_id: str, receive: Callable[[str, Position], None]
    ) -> Position: ...

    def close_view(self, table_id: str, receive: Callable[[str, Position], None]) -> None: ...

    async def stop(self) -> None: ...


class Chat(Protocol):
    """The way to the chat of the tables. Everything that passes is a value."""

    def order(self, order: ChatOrder) -> Awaitable[None]: ...

    async def lines(self, table_id: str) -> tuple[ChatLine, ...]: ...

    def listen(self, receive: Callable[[ChatNews], None]) -> None: ...

    async def stop(self) -> None: ...


class Rooms(Protocol):
    """The way to the rooms."""

    def order(self, order: RoomOrder) -> Awaitable[Room]: ...

    def listen(self, receive: Callable[[Room], None]) -> list[Room]: ...

    def note_presence(self, player: str, present: bool) -> None: ...

    async def bring_chips(self, player: str) -> None: ...
