"""Writes and reads the times that players spent in seats, and what they brought."""

from typing import Any

from croupier.store import statements as sql
from croupier.store.connection import Connection
from croupier.store.port import Sittings
from croupier.tables.ports import Sitting


def sitting_row(sitting: Sitting) -> tuple[Any, ...]:
    return (
        sitting.player,
        sitting.game,
        sitting.preset,
        ",".join(map(str, sitting.stakes)),
        sitting.against,
        sitting.rounds,
        sitting.bought_in,
        sitting.took_out,
        sitting.ended_ms,
    )


def read_sittings_of(
    connection: Connection, player: str, game: str, preset: str, limit: int
) -> Sittings:
    room = (player, game, preset)
    count, rounds, gain = connection.execute(sql.SITTINGS_TOTAL, room).fetchone()
    rows = connection.execute(sql.SITTINGS_OF, (*room, limit))
    return Sittings(count, rounds, gain, tuple(_sitting(*row) for row in rows))


def _sitting(player: str, game: str, preset: str, stakes: str, *rest: Any) -> Sitting:
    """Raises `ValueError` for what nobody wrote: a flipped bit can make bytes of a text."""
    if not isinstance(stakes, str):
        raise ValueError("stakes that are no text")
    amounts = tuple(int(amount) for amount in stakes.split(",") if amount)
    return Sitting(player, game, preset, amounts, *rest)
