"""What a seat knows of a round in the terms of the kernel, from the events that it was shown."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from croupier.games.doudizhu.combos.ranks import counts_of
from croupier.games.doudizhu.moves import (
    DoudizhuView,
    HandPlayed,
    LandlordNamed,
    Skipped,
)
from croupier.games.game import Observation


class Knowledge(Struct, frozen=True):
    """`role` counts from the landlord in the order of play. `history` are the sets of cards that
    were played from the landlord's lead on, 0 for a skip."""

    role: int
    hand: int
    bottom: int
    history: tuple[int, ...]


def knowledge_of(seen: Observation) -> Knowledge | None:
    """Of a seat that has to play. None where the seat was not shown the round from its beginning,
    as after a change of seats."""
    view: DoudizhuView = seen.view
    named = next((event for event in seen.events if isinstance(event, LandlordNamed)), None)
    if named is None:
        return None
    order = [seat.seat for seat in view.seats]
    role = (order.index(seen.seat) - order.index(named.seat)) % len(order)
    bottom = counts_of(named.bottom)
    return Knowledge(role, counts_of(seen.private.hand), bottom, _history(seen.events))


def _history(events: Sequence[Any]) -> tuple[int, ...]:
    return tuple(
        counts_of(event.cards) if isinstance(event, HandPlayed) else 0
        for event in events
        if isinstance(event, HandPlayed | Skipped)
    )
