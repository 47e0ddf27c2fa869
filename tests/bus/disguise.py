"""A copy of a database in which the cards that somebody has not seen are others, and nothing else
is different: what that somebody is sent must not differ either."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from croupier.games import games
from croupier.games.holdem.moves import HoldemPrivateView, HoldemView
from croupier.games.holdem.state import HoldemState
from croupier.store.chain import GENESIS, link, seal
from croupier.tables.codec import encode_events, read_events
from croupier.tables.events import Played, RoundOpened
from croupier.tables.ports import Record
from croupier.wire.down import Frame, RoundHistory, RoundStep
from croupier.wire.http import History
from tests.contract.cards import AnyCard, cards_in, exchanged

HOLDEM = games()["holdem"]


def disguised(path: Path, copy: Path, other: dict[AnyCard, AnyCard]) -> Path:
    """The copy, with every card exchanged for its other in all logs of hold'em, another seed
    where chance came from, and seals that fit."""
    shutil.copy(path, copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        tables = connection.execute("SELECT DISTINCT stream_id FROM log").fetchall()
        for (table,) in tables:
            _rewrite(connection, table, other)
    return copy


def _rewrite(connection: sqlite3.Connection, table: str, other: dict[AnyCard, AnyCard]) -> None:
    rows = connection.execute(
        "SELECT seq, at_ms, command, events FROM log WHERE stream_id = ? ORDER BY seq", (table,)
    ).fetchall()
    previous = GENESIS
    for seq, at_ms, command, events in rows:
        changed = [_changed(event, other) for event in read_events(events, HOLDEM)]
        blob = encode_events(changed)
        previous = link(previous, table, seq, at_ms, command, blob)
        connection.execute(
            "UPDATE log SET events = ?, hash = ? WHERE stream_id = ? AND seq = ?",
            (blob, previous, table, seq),
        )
        for (state,) in connection.execute(
            "SELECT state FROM snapshots WHERE stream_id = ? AND seq = ?", (table, seq)
        ).fetchall():
            connection.execute(
                "UPDATE snapshots SET hash = ? WHERE stream_id = ?", (seal(previous, state), table)
            )


def _changed(event: Any, other: dict[AnyCard, AnyCard]) -> Any:
    match event:
        case Played(event=happened):
            return Played(exchanged(happened, other))
        case RoundOpened(seed=seed):
            return msgspec.structs.replace(event, seed=bytes(byte ^ 0xFF for byte in seed))
        case _:
            return event


class Read(Struct, frozen=True):
    """A frame with its game's part understood."""

    frame: Frame
    events: tuple[Any, ...]
    view: HoldemView | None
    private: HoldemPrivateView | None


def read(raw: bytes) -> Read:
    """The frame, if it is one and holds nothing that the types do not know."""
    frame = msgspec.json.decode(raw, type=Frame)
    plain = msgspec.json.decode(raw)
    assert plain.pop("t") == "frame"
    _same(plain, plain_of(frame))
    events = [event for event in plain["events"] if "e" in event]
    assert len(events) == len(frame.events)
    told = tuple(_event(event) for event in events)
    view = None if frame.view is None else _part(frame.view, HoldemView)
    private = None if frame.private is None else _part(frame.private, HoldemPrivateView)
    if frame.options is not None:
        _part(frame.options, HOLDEM.options_type)
    return Read(frame, told, view, private)


def read_page(raw: bytes) -> tuple[list[RoundHistory], int | None]:
    """The rounds of a page of history with their game's parts understood, and where the next page
    begins."""
    page = msgspec.json.decode(raw, type=History)
    plain = msgspec.json.decode(raw)
    _same(plain, plain_of(page))
    rounds = [
        msgspec.structs.replace(told, steps=tuple(map(_step, told.steps))) for told in page.rounds
    ]
    return rounds, page.before


def _step(step: RoundStep) -> RoundStep:
    private = None if step.private is None else _part(step.private, HoldemPrivateView)
    return RoundStep(tuple(map(_event, step.events)), _part(step.view, HoldemView), private)


def _event(plain: Any) -> Any:
    names = {kind.__struct_config__.tag: kind for kind in HOLDEM.event.__args__}
    if plain["e"] in names:
        return _part(plain, names[plain["e"]])
    (event,) = read_events(msgspec.json.encode([plain]), HOLDEM)
    _same(plain, plain_of(event))
    return event


def _part(plain: Any, kind: Any) -> Any:
    understood = msgspec.convert(plain, kind)
    _same(plain, plain_of(understood))
    return understood


def plain_of(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def _same(sent: Any, understood: Any) -> None:
    """Whatever was sent was understood; what has a default may be left out."""
    if isinstance(sent, dict):
        assert sent.keys() <= understood.keys(), sent.keys() - understood.keys()
        for key, value in sent.items():
            _same(value, understood[key])
    elif isinstance(sent, list):
        assert len(sent) == len(understood)
        for one, other in zip(sent, understood, strict=True):
            _same(one, other)
    else:
        assert sent == understood


def seen_cards(frames: list[bytes]) -> set[AnyCard]:
    parts = [read(frame) for frame in frames]
    return cards_in([[part.events, part.view, part.private] for part in parts])


def allowed_cards(records: list[Record], player: str) -> set[AnyCard]:
    """What a player may have seen of the rounds in a log: the own hands, the boards, the cards
    drawn for the button and the hands that were shown."""
    state: HoldemState | None = None
    seat: int | None = None
    allowed: set[AnyCard] = set()
    for record in records:
        for event in read_events(record.events, HOLDEM):
            if isinstance(event, RoundOpened):
                state = None
                seats = (sitter.seat for sitter in event.sitters if sitter.player == player)
                seat = next(seats, None)
            elif isinstance(event, Played):
                state = HOLDEM.evolve(state, event.event)
                allowed.update(state.board, state.drawn)
                for position, hand in enumerate(state.hands):
                    if state.order[position] == seat or state.shown >> position & 1:
                        allowed.update(hand)
    return allowed
