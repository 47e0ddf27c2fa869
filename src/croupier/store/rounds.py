"""Reads finished rounds back: those of a stream, those of a player, and what they brought."""

from collections.abc import Sequence
from typing import Any

from croupier.store import statements as sql
from croupier.store.connection import Connection
from croupier.store.port import GameResult, PlayedRound
from croupier.tables.ports import Honour, Participant, RoundRecord

LAST = 2**63 - 1  # larger than any number of a round and any moment


def read_rounds(
    connection: Connection, stream: str, before: int | None, limit: int
) -> list[RoundRecord]:
    start = LAST if before is None else before
    rows = connection.execute(sql.ROUNDS, (stream, start, limit)).fetchall()
    if not rows:
        return []
    found = _participants(connection, stream, rows[-1][0], rows[0][0])
    return [_round(row, found) for row in rows]


def read_rounds_of(
    connection: Connection, player: str, before_ms: int | None, limit: int
) -> list[PlayedRound]:
    """Rounds that ended in the same millisecond are not split between two pages: the next page
    would begin after all of them."""
    start = LAST if before_ms is None else before_ms
    row = connection.execute(sql.PAGE_END, (player, start, limit - 1)).fetchone()
    end = 0 if row is None else row[0]
    rows = connection.execute(sql.ROUNDS_OF, (player, start, end)).fetchall()
    return [_played(connection, *row) for row in rows]


def read_results_in(
    connection: Connection, game: str, preset: str, limit: int
) -> list[PlayedRound]:
    rows = connection.execute(sql.RESULTS_IN, (game, preset, limit)).fetchall()
    return [_played(connection, *row) for row in rows]


def read_shares_withdrawn(connection: Connection, stream: str, number: int, seat: int) -> int:
    row = connection.execute(sql.SHARES_WITHDRAWN, (stream, number, seat)).fetchone()
    return 0 if row is None else int(row[0])


def read_results_of(connection: Connection, player: str) -> list[GameResult]:
    return [GameResult(*row) for row in connection.execute(sql.RESULTS_OF, (player,))]


def read_honours(connection: Connection, game: str, limit: int) -> list[Honour]:
    rows = connection.execute(sql.HONOURS, (game, limit))
    return [
        Honour(game, feat, player, name, chips, bool(bot), at_ms)
        for feat, player, name, chips, bot, at_ms in rows
    ]


def _played(connection: Connection, stream: str, *row: Any) -> PlayedRound:
    found = _participants(connection, stream, row[0], row[0])
    return PlayedRound(stream, _round(row, found))


def _round(row: Sequence[Any], found: dict[int, list[Participant]]) -> RoundRecord:
    number, game, first_seq, last_seq, ended_ms, voided = row
    players = tuple(found.get(number, ()))
    return RoundRecord(number, game, first_seq, last_seq, ended_ms, players, bool(voided))


def _participants(
    connection: Connection, stream: str, first: int, last: int
) -> dict[int, list[Participant]]:
    found: dict[int, list[Participant]] = {}
    rows = connection.execute(sql.PARTICIPANTS, (stream, first, last))
    for number, player, name, seat, gain, bot in rows:
        one = Participant(player, name, seat, gain, bool(bot))
        found.setdefault(number, []).append(one)
    return found
