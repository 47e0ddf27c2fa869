"""The tables of one process: orders go straight to a table's mailbox, frames straight to the
sockets. The one mapping through which anybody reaches a table."""

import asyncio
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from croupier.bus.audience import Audience
from croupier.bus.history import read_history
from croupier.bus.opening import opening
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.ledger.transfer import owner
from croupier.tables.actor import TableActor
from croupier.tables.codec import (
    Unfoldable,
    encode_events,
    read_action,
    read_events,
    restore,
    round_start,
)
from croupier.tables.decide import Decision
from croupier.tables.evolve import evolve
from croupier.tables.ports import (
    Commit,
    CommitFailed,
    Handle,
    Means,
    Record,
    Repeated,
    StoredTable,
    Watcher,
)
from croupier.tables.show import is_secret
from croupier.tables.table import Absent, Act, Command, PlayerLeft, Sit, Table, Who
from croupier.wire.down import RoundHistory, TableCard

TABLES_MAX = 1_000
ABSENT_SECONDS = 60.0


class Place(Struct, frozen=True):
    """A table of this process and what belongs to it."""

    actor: TableActor
    audience: Audience
    task: asyncio.Task[None]


class LocalBus:
    def __init__(self, means: Means) -> None:
        self._means = means
        self._places: dict[str, Place] = {}
        self._lobby: list[Callable[[], None]] = []
        self._wallets: list[Callable[[frozenset[str]], None]] = []
        self._absences: dict[tuple[str, str], Handle] = {}
        self._sitting: dict[str, set[str]] = {}  # the tables of a player
        self._taken: dict[str, set[str]] = {}  # the players at a table

    @property
    def tables(self) -> Mapping[str, Table]:
        return {name: place.actor.table for name, place in self._places.items()}

    def start(self, stored: list[StoredTable], newest_ms: int) -> list[tuple[str, Unfoldable]]:
        """Run every table that can be folded from its log; name the others."""
        lost: list[tuple[str, Unfoldable]] = []
        for found in stored:
            try:
                table = restore(found)
            except Unfoldable as reason:
                lost.append((found.table, reason))
                continue
            if table.closed:
                continue
            last_ms = found.records[-1].at_ms if found.records else newest_ms
            spent_ms = max(0, newest_ms - last_ms)
            self._run(table, round_start(found), spent_ms, _secrets(table, found))
            for who in _present(table):
                self._expect(table.id, who)
        return lost

    async def stop(self) -> None:
        """Let every table finish what it was told, then end."""
        for absence in self._absences.values():
            absence.cancel()
        tasks = [place.task for place in self._places.values()]
        for place in self._places.values():
            place.actor.stop()
        await asyncio.gather(*tasks)

    async def open(
        self,
        who: Who,
        command_id: str,
        game_name: str,
        preset_name: str,
        name: str,
        rules: dict[str, Any],
        room: dict[str, Any],
    ) -> tuple[str, int]:
        key = f"{who.player}/{command_id}"
        # The same order names the same table, so that asking again opens no second one.
        table_id = blake2b(key.encode(), digest_size=6).hexdigest()
        if table_id in self._places:
            return table_id, 1
        if len(self._places) >= TABLES_MAX:
            raise Refused("too_many_tables")
        event = opening(table_id, who, game_name, preset_name, name, rules, room)
        if event.room.marked_seat:
            event = replace(event, mark=Chance(self._means.seed()).below(event.room.seats))
        table = replace(evolve(None, event), seq=1)
        record = Record(table.id, 1, self._means.timer.wall_ms(), key, encode_events([event]))
        try:
            await self._means.store.commit(Commit(record))
        except Repeated as repeated:
            return table_id, repeated.seq
        except CommitFailed as failed:
            raise Refused("not_saved") from failed
        self._run(table)
        self._tell_lobby()
        return table.id, 1

    def _run(self, table: Table, first_seq: int = 0, spent_ms: int = 0, secrets: int = 0) -> None:
        audience = Audience(self._means.timer, self._spread, secrets)
        actor = TableActor(table, self._means, audience, first_seq, spent_ms)
        task = asyncio.create_task(actor.run(), name=f"table {table.id}")
        self._places[table.id] = Place(actor, audience, task)
        self._note_players(table.id, _players(table))
        task.add_done_callback(lambda ended: self._ended(table.id, ended))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._places.pop(table_id, None)
        self._note_players(table_id, set())
        self._tell_lobby()
        if not task.cancelled() and (error := task.exception()) is not None:
            self._means.on_error(table_id, error)

    async def order(
        self,
        table_id: str,
        who: Who,
        command_id: str,
        command: Command,
        source: Watcher | None = None,
    ) -> int:
        place = self._place(table_id)
        if isinstance(command, Act):
            command = Act(command.turn, self._action(place.actor.table, command.action))
        seq = await place.actor.order(who, command_id, command, source)
        if isinstance(command, Sit) and not _looks(place, who.player):
            self._expect(table_id, who)
        return seq

    def _action(self, table: Table, raw: Any) -> Any:
        try:
            return read_action(raw, table.game)
        except msgspec.MsgspecError as error:
            raise Refused("malformed", where=str(error)) from error

    def watch(self, table_id: str, watcher: Watcher) -> None:
        place = self._place(table_id)
        place.audience.watchers[watcher] = None
        place.audience.welcome(place.actor.table, place.actor.clock, watcher)
        if absence := self._absences.pop((table_id, watcher.player), None):
            absence.cancel()

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        place = self._places.get(table_id)
        if place is None or watcher not in place.audience.watchers:
            return
        del place.audience.watchers[watcher]
        if _looks(place, watcher.player):
            return
        for who in _present(place.actor.table):
            if who.player == watcher.player:
                self._expect(table_id, who)

    def _expect(self, table_id: str, who: Who) -> None:
        """Somebody at the table has no connection: give a minute to come back."""
        if (table_id, who.player) in self._absences:
            return

        def missed() -> None:
            self._absences.pop((table_id, who.player), None)
            if place := self._places.get(table_id):
                place.actor.post(Absent(), who)

        self._absences[table_id, who.player] = self._means.timer.after(ABSENT_SECONDS, missed)

    def subscribe_lobby(self, callback: Callable[[], None]) -> None:
        self._lobby.append(callback)

    def subscribe_wallet(self, callback: Callable[[frozenset[str]], None]) -> None:
        """Hear of the players whose chips changed, in their wallets or at a table, and of those
        who left one."""
        self._wallets.append(callback)

    def tables_of(self, player: str) -> list[str]:
        """The tables where a player has a seat."""
        return list(self._sitting.get(player, ()))

    def _note_players(self, table_id: str, players: set[str]) -> None:
        before = self._taken.pop(table_id, set())
        if players:
            self._taken[table_id] = players
        for player in players - before:
            self._sitting.setdefault(player, set()).add(table_id)
        for player in before - players:
            self._sitting[player].discard(table_id)
            if not self._sitting[player]:
                del self._sitting[player]

    def _spread(self, decision: Decision) -> None:
        self._note_players(decision.table.id, _players(decision.table))
        self._tell_lobby()
        concerned = {event.player for event in decision.events if isinstance(event, PlayerLeft)}
        for transfer in decision.transfers:
            concerned |= {name for posting in transfer.postings if (name := owner(posting.account))}
        if concerned:
            for callback in self._wallets:
                callback(frozenset(concerned))

    def _tell_lobby(self) -> None:
        for callback in self._lobby:
            callback()

    async def history(self, table_id: str, player: str, newest: int) -> list[RoundHistory]:
        return await read_history(
            self._means.store, self._place(table_id).actor.table, player, newest
        )

    def cards(self, player: str) -> tuple[TableCard, ...]:
        """The lobby as one player sees it."""
        return tuple(_card(place.actor.table, player) for place in self._places.values())

    def _place(self, table_id: str) -> Place:
        place = self._places.get(table_id)
        if place is None:
            raise Refused("no_such_table")
        return place


def _looks(place: Place, player: str) -> bool:
    return any(watcher.player == player for watcher in place.audience.watchers)


def _players(table: Table) -> set[str]:
    return {seat.player for seat in table.seats if seat is not None}


def _secrets(table: Table, found: StoredTable) -> int:
    """The decisions of the running round that the rail knows nothing of."""
    if table.round is None:
        return 0
    decided = (read_events(record.events, table.game) for record in found.records)
    return sum(is_secret(events, table.game) for events in decided)


def _present(table: Table) -> list[Who]:
    """The people who have a seat or wait for one."""
    taken = [seat for seat in table.seats if seat is not None and seat.bot is None]
    sitting = [Who(seat.player, seat.name) for seat in taken]
    return sitting + [Who(waiting.player, waiting.name) for waiting in table.queue]


def _card(table: Table, player: str) -> TableCard:
    seats = [seat for seat in table.seats if seat is not None]
    return TableCard(
        id=table.id,
        name=table.name,
        game=table.game.name,
        preset=table.preset,
        seats=len(table.seats),
        taken=len(seats),
        bots=sum(seat.bot is not None for seat in seats),
        queue=len(table.queue),
        buy_in_min=table.room.buy_in_min,
        buy_in_max=table.room.buy_in_max,
        stakes=table.game.stakes(table.rules),
        running=table.round is not None,
        mine=any(seat.player == player for seat in seats),
    )
