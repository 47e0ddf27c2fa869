"""How a table's events and snapshots are written and read. JSON, so that a log can be read by
people and by other programs."""

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Any, get_args

import msgspec
from msgspec.structs import asdict, replace

from croupier.games import games
from croupier.games.game import Action, AnyGame, Refused
from croupier.tables.events import AnyTableEvent, Played, TableEvent, TableOpened
from croupier.tables.evolve import evolve
from croupier.tables.ports import Record, StoredStream
from croupier.tables.settings import AbsentPlayer, TableSettings
from croupier.tables.show import is_secret
from croupier.tables.table import Table, TableFields

encode_events = msgspec.json.Encoder().encode
SNAPSHOT_VERSION = 2


class UnreadPlayed(TableEvent, frozen=True, tag="played"):
    """`Played` as it is stored. Which game its event belongs to is known only at the table."""

    event: msgspec.Raw


class TableOpened1(TableOpened, frozen=True, kw_only=True, tag="table_opened"):
    """`TableOpened` as the first version of the log wrote it."""

    settings: TableSettings = msgspec.field(name="room")

    def upgraded(self) -> TableOpened:
        """Where a lone player had no clock, an absent player lost the seat."""
        absent = AbsentPlayer.LEAVES if self.settings.untimed_alone else AbsentPlayer.SITS_OUT
        return TableOpened(**asdict(self) | {"settings": replace(self.settings, absent=absent)})


class Said1(TableEvent, frozen=True, tag="said"):
    """A line of chat. Logs hold such lines from before chat was kept apart; they changed nothing
    else, and nobody reads them any more."""


_kinds = [UnreadPlayed if kind is Played else kind for kind in get_args(AnyTableEvent)]
_stored: Any = GenericAlias(list, (reduce(or_, [*_kinds, TableOpened1, Said1]),))
_decode_events = msgspec.json.Decoder(_stored).decode


class Unfoldable(Exception):
    """The log of a table makes no sense."""


class Snapshot(TableFields, frozen=True, kw_only=True):
    """A table between rounds."""

    version: int
    game: str
    rules: dict[str, Any]
    carryover: dict[str, Any] | None
    carryover_before: dict[str, Any] | None = None


def take_snapshot(table: Table) -> bytes:
    if table.round is not None:
        raise ValueError("snapshots are taken between rounds")
    shot = Snapshot(
        version=SNAPSHOT_VERSION,
        game=table.game.name,
        rules=msgspec.to_builtins(table.rules),
        carryover=msgspec.to_builtins(table.carryover),
        carryover_before=msgspec.to_builtins(table.carryover_before),
        **{name: getattr(table, name) for name in TableFields.__struct_fields__},
    )
    return msgspec.json.encode(shot)


def read_snapshot(blob: bytes) -> Table:
    shot = msgspec.json.decode(blob, type=Snapshot)
    if shot.version != SNAPSHOT_VERSION:
        raise Unfoldable(f"snapshot version {shot.version}")
    game = games()[shot.game]
    kept, before = (
        None if each is None else msgspec.convert(each, game.carryover)
        for each in (shot.carryover, shot.carryover_before)
    )
    return Table(
        game=game,
        rules=msgspec.convert(shot.rules, game.rules),
        carryover=kept,
        carryover_before=before,
        **{name: getattr(shot, name) for name in TableFields.__struct_fields__},
    )


def read_events(blob: bytes, game: AnyGame | None) -> list[AnyTableEvent]:
    """The events of one record. Without a game, the record must open the table."""
    events: list[AnyTableEvent] = []
    for event in _decode_events(blob):
        if isinstance(event, Said1):
            continue
        if isinstance(event, TableOpened1):
            event = event.upgraded()
        if isinstance(event, TableOpened):
            game = games()[event.game]
        if isinstance(event, UnreadPlayed):
            if game is None:
                raise Unfoldable("a game's event before the table was opened")
            event = Played(_decoders(game)[0].decode(event.event))
        events.append(event)
    return events


def read_action(raw: bytes, game: AnyGame) -> Action:
    try:
        action: Action = _decoders(game)[1].decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", where=str(error)) from error
    return action


@cache
def _decoders(game: AnyGame) -> tuple[msgspec.json.Decoder[Any], msgspec.json.Decoder[Any]]:
    """Of its events, and of its actions."""
    return msgspec.json.Decoder(game.event), msgspec.json.Decoder(game.action)


class Restored(msgspec.Struct, frozen=True):
    """A table as its log tells, with the events of the running round."""

    table: Table
    round_events: tuple[Any, ...]


def fold_records(table: Table | None, records: Iterable[Record]) -> Restored:
    played: list[Any] = []
    for record in records:
        expected = 1 if table is None else table.seq + 1
        if record.seq != expected:
            raise Unfoldable(f"record {record.seq} where {expected} was due")
        events = read_events(record.events, None if table is None else table.game)
        for event in events:
            table = evolve(table, event)
            if isinstance(event, Played):
                played.append(event.event)
        if table is None:
            raise Unfoldable("an empty record")
        if table.round is None:
            played.clear()
        was_said = not events and record.events != b"[]"  # a line of chat, which everybody saw
        secrets = table.secrets + (not was_said and is_secret(events, table.game))
        table = replace(table, seq=record.seq, secrets=secrets)
    if table is None:
        raise Unfoldable("an empty log")
    return Restored(table, tuple(played))


def restore(stored: StoredStream) -> Restored:
    """The table as it was. Raises `Unfoldable`, whatever is wrong with the log or the snapshot."""
    try:
        start = None if stored.snapshot is None else read_snapshot(stored.snapshot)
        restored = fold_records(start, stored.records)
        restored.table.pending()  # a round that began without a deal has nothing to wait for
        return restored
    except Unfoldable:
        raise
    except Exception as error:  # games fail as they like on nonsense, and one must not stop all
        raise Unfoldable(f"{type(error).__name__}: {error}") from error
