"""What an administrator orders, carried out: by orders to rooms and tables with his authority, or
in the house itself. Each act is in the audit trail before anything happens."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from croupier.chat.line import ChatOrder, RemoveLine
from croupier.games.game import Refused
from croupier.rooms import commands as room_orders
from croupier.rooms.commands import RoomCommand, RoomOrder
from croupier.rooms.room import Room, RoomState
from croupier.server.admin.door import DeskVisitor
from croupier.server.admin.trail import ActBegun, Trail
from croupier.server.cardrooms import CardRooms
from croupier.server.context import ServerContext
from croupier.server.hub import Hub
from croupier.tables import commands as table_orders
from croupier.tables.authority import Administrator, Tester
from croupier.tables.commands import Command, Order, new_table_id
from croupier.wire.admin import up
from croupier.wire.down import Announcement

Facts = dict[str, int | str]
Actor = Administrator | Tester
Look = Callable[[str], Awaitable[None]]
STOP_SECONDS = 0.25
IN_THE_ENTRY = {"id", "room", "table", "player"}  # what an entry of the trail says by itself


class Acts:
    """`cardrooms` is None in a house without card rooms."""

    def __init__(
        self, context: ServerContext, hub: Hub, cardrooms: CardRooms | None, trail: Trail
    ) -> None:
        self._bus = context.bus
        self._chat = context.chat
        self._rooms = None if context.cardrooms is None else context.cardrooms.rooms
        self._store = context.store
        self._stop = context.stop
        self._hub = hub
        self._cardrooms = cardrooms
        self._trail = trail

    async def carry_out(
        self, who: DeskVisitor, order: up.AnyDeskOrder, desk: str, look: Look
    ) -> str:
        """The table that was opened, if one was. `look` opens a view, which only the connection
        itself can do, and for it alone: on another one, named by `desk`, the same order is another
        act. Raises `Refused`."""
        runs_house = who.role is up.Role.ADMINISTRATOR
        by: Actor = (Administrator if runs_house else Tester)(who.id, who.name)
        begun = await self._begun(by, order)
        if isinstance(order, up.OpenView):
            begun = replace(begun, order=f"{order.id}-{desk}")
        facts = await self._trail.record(begun, lambda: self._do(by, order, look))
        return str(facts.get("table", ""))

    def room_of(self, table: str) -> Room | None:
        """The room that a table belongs to."""
        return next((room for room in self._known_rooms() if table in room.tables), None)

    async def _begun(self, by: Actor, order: up.AnyDeskOrder) -> ActBegun:
        said: dict[str, Any] = to_builtins(order)
        name = str(said.pop("desk"))
        room, table, player = (str(said.get(key) or "") for key in ("room", "table", "player"))
        stream = self._stream(by, order)
        if isinstance(order, up.OpenCasinoTable):
            table = stream
        return ActBegun(
            by=by.id,
            name=by.name,
            act=name,
            order=order.id,
            stream=stream,
            room=room,
            table=table,
            player=player,
            facts={key: value for key, value in said.items() if key not in IN_THE_ENTRY}
            | await self._names(table, player),
        )

    async def _names(self, table: str, player: str) -> Facts:
        """Of whatever the act is about, because it may be gone when somebody reads of it."""
        entry = self._hub.lobby.entry(table)
        person = await self._store.player(player) if player else None
        return {
            **({} if entry is None else {"table_name": entry.card.name or entry.card.game}),
            **({} if person is None else {"player_name": person.name}),
        }

    def _stream(self, by: Actor, order: up.AnyDeskOrder) -> str:
        """Where the act will be found under its id."""
        match order:
            case up.OpenCasinoTable(id=id_):
                return new_table_id(by, id_)
            case up.OpenView() | up.Announce() | up.StopHouse() | up.RemoveChatLine():
                return ""
            case up.RemovePlayer(table=table):
                room = self.room_of(table)
                return table if room is None else room.id
            case _:
                return str(getattr(order, "table", None) or getattr(order, "room", ""))

    async def _do(self, by: Actor, order: up.AnyDeskOrder, look: Look) -> Facts:
        match order:
            case up.OpenView(table=table):
                await look(table)
            case up.StopHouse(force=force):
                self._stop_house(force)
            case up.Announce(text=text, room=room, table=table):
                self._announce(text, room, table)
            case up.OpenCasinoTable(game=game, preset=preset, name=name):
                opening = table_orders.OpenTable(game, preset, name, order.rules, order.settings)
                table = new_table_id(by, order.id)
                await self._bus.order(Order(table, by, order.id, opening))
                return {"table": table}
            case up.AllowBots(room=room, allowed=allowed):
                await self._allow_bots(by, order.id, room, allowed)
            case up.RemovePlayer(table=table, player=player):
                await self._remove(by, order.id, table, player)
            case up.BarPlayer(room=room, player=player):
                await self._bar(by, order.id, room, player)
            case _:
                await self._order(by, order)
        return {}

    async def _order(self, by: Actor, order: up.AnyDeskOrder) -> None:
        """Acts that are one order to one room or one table."""
        match order:
            case up.SwitchOn(room=room):
                await self._to_room(by, order.id, room, room_orders.SwitchOn())
            case up.SwitchOff(room=room):
                await self._to_room(by, order.id, room, room_orders.SwitchOff())
            case up.AddTable(room=room):
                await self._to_room(by, order.id, room, room_orders.AddTable())
            case up.ConfigureRoom(room=room, tables=tables, rules=rules, settings=settings):
                wanted = room_orders.ConfigureRoom(tables, None, rules, settings)
                await self._to_room(by, order.id, room, wanted)
            case up.RemoveGuest(room=room, player=player):
                await self._to_room(by, order.id, room, room_orders.RemoveGuest(player))
            case up.UnbarPlayer(room=room, player=player):
                await self._to_room(by, order.id, room, room_orders.Unbar(player))
            case up.ConfigureTable(table=table, name=name, settings=settings):
                await self._to_table(by, order.id, table, table_orders.Configure(name, settings))
            case up.FinishHouseTable(table=table):
                await self._to_table(by, order.id, table, table_orders.FinishTable())
            case up.CloseHouseTable(table=table):
                await self._to_table(by, order.id, table, table_orders.CloseTable())
            case up.SeatHouseBot(table=table, kind=kind, seat=seat):
                await self._to_table(by, order.id, table, table_orders.SeatBot(kind, seat))
            case up.DismissHouseBot(table=table, seat=number):
                await self._to_table(by, order.id, table, table_orders.DismissBot(number))
            case up.RemoveChatLine(table=table, line=line):
                await self._chat.order(ChatOrder(table, by, order.id, RemoveLine(line)))
            case up.SwitchRigging(table=table, on=on):
                await self._to_table(by, order.id, table, table_orders.SetRigging(on))
            case up.HoldCards(table=table, hold=hold):
                await self._to_table(by, order.id, table, table_orders.HoldDeal(hold))
            case up.NameCards(table=table, cards=cards):
                await self._to_table(by, order.id, table, table_orders.RigDeck(cards))
            case up.VoidHand(table=table, round=number, reason=reason):
                await self._to_table(by, order.id, table, table_orders.VoidRound(number, reason))
            case _:
                raise TypeError(f"no such act: {type(order).__name__}")

    async def _to_table(self, by: Actor, id_: str, table: str, command: Command) -> None:
        await self._bus.order(Order(table, by, id_, command))

    async def _to_room(self, by: Actor, id_: str, room: str, command: RoomCommand) -> None:
        if self._rooms is None:
            raise Refused("no_such_room")
        await self._rooms.order(RoomOrder(room, by, id_, command))

    async def _allow_bots(self, by: Actor, id_: str, room: str, allowed: bool) -> None:
        """The room remembers it for the tables to come, and those that are open are told."""
        await self._to_room(by, id_, room, room_orders.ConfigureRoom(bots=allowed))
        told = table_orders.Configure(None, {"bots": allowed})
        for table in self._room(room).tables:
            with suppress(Refused):  # it is about to open or to close
                await self._to_table(by, f"{id_}-{table}", table, told)

    async def _remove(self, by: Actor, id_: str, table: str, player: str) -> None:
        """Whoever sits in a room is its guest, and is seen off there (EPS-UC-006)."""
        room = self.room_of(table)
        if room is None:
            await self._to_table(by, id_, table, table_orders.Remove(player))
        elif room.guest(player) is None:
            raise Refused("player_not_here")
        else:
            await self._to_room(by, id_, room.id, room_orders.RemoveGuest(player))

    async def _bar(self, by: Actor, id_: str, room: str, player: str) -> None:
        found = await self._store.player(player)
        if found is None:
            raise Refused("unknown_player")
        await self._to_room(by, id_, room, room_orders.Bar(player, found.name))

    def _announce(self, text: str, room: str | None, table: str | None) -> None:
        words = " ".join(text.split())
        if not words:
            raise Refused("nothing_said")
        message = Announcement(words)
        if table is not None:
            self._hub.tell_those_at([table], message)
        elif room is not None:
            found = self._room(room)
            guests = (guest.player for guest in found.guests)
            self._hub.tell_those_at(found.tables, message, guests)
        else:
            self._hub.tell_everybody(message)

    def _stop_house(self, force: bool) -> None:
        """In a moment: whoever ordered it is to have the answer, and the trail the result."""
        if not force and any(room.state is not RoomState.OFF for room in self._known_rooms()):
            raise Refused("rooms_on")
        asyncio.get_running_loop().call_later(STOP_SECONDS, self._stop)

    def _known_rooms(self) -> Iterable[Room]:
        return () if self._cardrooms is None else self._cardrooms.known()

    def _room(self, room: str) -> Room:
        for found in self._known_rooms():
            if found.id == room:
                return found
        raise Refused("no_such_room")
