"""How a table's events and snapshots are written and read. JSON, so that a log can be read by
people and by other programs."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from croupier.games import games
from croupier.games.game import AnyGame, Room
from croupier.tables.evolve import evolve
from croupier.tables.ports import Record, StoredTable
from croupier.tables.table import (
    AnyTableEvent,
    Line,
    Played,
    Seat,
    Table,
    TableEvent,
    TableOpened,
    Waiting,
)

encode_events = msgspec.json.Encoder().encode
SNAPSHOT_VERSION = 1


class Unread(TableEvent, frozen=True, tag="played"):
    """`Played` as it is kept. Which game its event belongs to is known only at the table."""

    event: msgspec.Raw


_kinds = [Unread if kind is Played else kind for kind in get_args(AnyTableEvent)]
_kept: Any = GenericAlias(list, (reduce(or_, _kinds),))
_decode_events = msgspec.json.Decoder(_kept).decode
ROUND_OPENED = b'"e":"round_opened"'  # in a text its quotes would be escaped


class Unfoldable(Exception):
    """The log of a table makes no sense."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table between rounds."""

    version: int
    id: str
    name: str
    game: str
    preset: str
    rules: dict[str, Any]
    room: Room
    host: str
    seats: tuple[Seat | None, ...]
    seq: int
    queue: tuple[Waiting, ...]
    rounds: int
    turns: int
    last: dict[str, Any] | None
    chat: tuple[Line, ...]
    mark: int | None = None


def take_snapshot(table: Table) -> bytes:
    if table.round is not None:
        raise ValueError("snapshots are taken between rounds")
    return msgspec.json.encode(
        Snapshot(
            SNAPSHOT_VERSION,
            table.id,
            table.name,
            table.game.name,
            table.preset,
            msgspec.to_builtins(table.rules),
            table.room,
            table.host,
            table.seats,
            table.seq,
            table.queue,
            table.rounds,
            table.turns,
            msgspec.to_builtins(table.last),
            table.chat,
            table.mark,
        )
    )


def read_snapshot(blob: bytes) -> Table:
    shot = msgspec.json.decode(blob, type=Snapshot)
    if shot.version != SNAPSHOT_VERSION:
        raise Unfoldable(f"snapshot version {shot.version}")
    game = games()[shot.game]
    return Table(
        id=shot.id,
        name=shot.name,
        preset=shot.preset,
        game=game,
        rules=msgspec.convert(shot.rules, game.rules),
        room=shot.room,
        host=shot.host,
        seats=shot.seats,
        seq=shot.seq,
        queue=shot.queue,
        rounds=shot.rounds,
        turns=shot.turns,
        last=None if shot.last is None else msgspec.convert(shot.last, game.last),
        chat=shot.chat,
        mark=shot.mark,
    )


def read_events(blob: bytes, game: AnyGame | None) -> list[AnyTableEvent]:
    """The events of one record. Without a game, the record must open the table."""
    events = []
    for event in _decode_events(blob):
        if isinstance(event, TableOpened):
            game = games()[event.game]
        if isinstance(event, Unread):
            if game is None:
                raise Unfoldable("a game's event before the table was opened")
            event = Played(_decoder(game).decode(event.event))
        events.append(event)
    return events


def read_action(raw: bytes, game: AnyGame) -> Any:
    """An order to the game, or `msgspec.MsgspecError`."""
    return _action_decoder(game).decode(raw)


@cache
def _decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.event)


@cache
def _action_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(game.action)


def fold_records(table: Table | None, records: Iterable[Record]) -> Table:
    for record in records:
        expected = 1 if table is None else table.seq + 1
        if record.seq != expected:
            raise Unfoldable(f"record {record.seq} where {expected} was due")
        for event in read_events(record.events, None if table is None else table.game):
            table = evolve(table, event)
        if table is None:
            raise Unfoldable("an empty record")
        table = replace(table, seq=record.seq)
    if table is None:
        raise Unfoldable("an empty log")
    return table


def round_start(stored: StoredTable) -> int:
    """The record that opened the last round; 0 when there was none since the snapshot."""
    opened = (record.seq for record in reversed(stored.records) if ROUND_OPENED in record.events)
    return next(opened, 0)


def restore(stored: StoredTable) -> Table:
    """The table as it was, or `Unfoldable` whatever is wrong with its log."""
    try:
        start = None if stored.snapshot is None else read_snapshot(stored.snapshot)
        table = fold_records(start, stored.records)
        table.pending()  # a round that began without a deal has nothing to wait for
        return table
    except Unfoldable:
        raise
    except Exception as error:  # games fail as they like on nonsense, and one must not stop all
        raise Unfoldable(f"{type(error).__name__}: {error}") from error
