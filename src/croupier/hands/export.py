"""Finished rounds of our hold'em tables written as hand histories.

What an eye may not see is never written: hidden cards are `????`. The host's own export, of rounds
that are over, holds every card.
"""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from croupier.games.holdem import game
from croupier.games.holdem.moves import (
    Acted,
    BoardDealt,
    Deed,
    HandsDealt,
    HoldemEvent,
    Mucked,
    Opened,
    Posted,
    PostKind,
    Shown,
)
from croupier.games.holdem.rules import CHIP, HoldemRules, MinRaise
from croupier.games.holdem.state import State
from croupier.hands import actions
from croupier.hands.phh import Phh
from croupier.hands.replay import MIN_RAISE_FIELD
from croupier.hands.scale import BET_STEP_FIELD
from croupier.tables.table import AnyTableEvent, Played, RoundClosed, RoundOpened

VENUE = "Croupier"

# A seat, the rail, or the host, who sees all there was once a round is over.
Eye: TypeAlias = int | Literal["host"] | None


class NotExpressible(ValueError):
    """A hand that no-limit hold'em of the format cannot tell, and why."""


class FinishedRound(Struct, frozen=True, kw_only=True):
    """A round out of the log of the table with that id. `names` are those of the seats."""

    table: str
    table_name: str
    number: int
    at_ms: int
    names: dict[int, str]
    events: tuple[HoldemEvent, ...]


def finished_rounds(
    table: str, table_name: str, log: Iterable[tuple[int, Iterable[AnyTableEvent]]]
) -> Iterator[FinishedRound]:
    """The finished rounds of one hold'em table, from its records: when, and what happened."""
    opened: RoundOpened | None = None
    began_ms = 0
    played: list[HoldemEvent] = []
    for at_ms, events in log:
        for event in events:
            match event:
                case RoundOpened():
                    opened, began_ms, played = event, at_ms, []
                case Played():
                    played.append(event.event)
                case RoundClosed() if opened is not None:
                    names = {sitter.seat: sitter.name for sitter in opened.sitters}
                    yield FinishedRound(
                        table=table,
                        table_name=table_name,
                        number=opened.number,
                        at_ms=began_ms,
                        names=names,
                        events=tuple(played),
                    )
                    opened = None
                case _:
                    pass


def to_phh(round_: FinishedRound, eye: Eye = "host") -> Phh:
    """The round as the eye may see it, or `NotExpressible`."""
    opened = round_.events[0] if round_.events else None
    if not isinstance(opened, Opened):
        raise NotExpressible("it is another game")
    rules = opened.rules
    _check(rules)
    count = len(opened.seats)
    ends = game.holdings(game.fold(round_.events)).stacks
    return Phh(
        antes=_amounts(rules.antes * count if len(rules.antes) == 1 else rules.antes, count),
        blinds_or_straddles=_blinds(opened, round_.events),
        min_bet=_chips(rules.bet_min),
        starting_stacks=_amounts(opened.stacks, count),
        actions=tuple(_actions(opened, round_.events, eye)),
        # One ante for everybody counts for side pots; antes by position are dead.
        ante_trimming_status=len(rules.antes) < 2,
        players=tuple(round_.names.get(seat, "") for seat in opened.seats),
        finishing_stacks=tuple(_chips(ends[seat]) for seat in opened.seats),
        others=_others(round_, opened),
    )


def _check(rules: HoldemRules) -> None:
    if rules.one_pass:
        raise NotExpressible("everybody acts once a street and checks with a bet on the table")
    if rules.flop_first:
        raise NotExpressible("the flop is dealt before the first bet")
    if not rules.side_pots:
        raise NotExpressible("there are no side pots")


def _blinds(opened: Opened, events: Iterable[HoldemEvent]) -> tuple[Decimal, ...]:
    """A newcomer's blind out of turn is written as negative: it is live, but does not move the
    first turn. Whoever owes one posts it in place of his own blind."""
    count = len(opened.seats)
    blinds = opened.rules.blinds[:count]
    amounts = list(_amounts(blinds, count))
    for event in events:
        for post in event.posts if isinstance(event, Posted) else ():
            if post.kind is PostKind.ENTRY:
                amounts[opened.seats.index(post.seat)] = -_chips(blinds[:2][-1])
    return tuple(amounts)


def _actions(
    opened: Opened, events: Iterable[HoldemEvent], eye: Eye
) -> Iterator[actions.AnyAction]:
    player = {seat: position for position, seat in enumerate(opened.seats, 1)}
    state: State | None = None
    for event in events:
        turn = None if state is None or state.actor < 0 else state.order[state.actor]
        state = game.evolve(state, event)
        match event if eye == "host" else game.show(event, eye):
            case HandsDealt(seats, hands):
                for seat, hand in zip(seats, hands, strict=True):
                    yield actions.HoleDealt(player[seat], hand or (None, None))
            case BoardDealt(cards=cards):
                yield actions.BoardDealt(cards)
            case Acted(seat=seat, deed=Deed.FOLD):
                # Who went away without a turn left gives up what he would have shown.
                yield actions.Folds(player[seat]) if seat == turn else actions.Mucks(player[seat])
            case Acted(seat=seat, deed=Deed.CHECK | Deed.CALL):
                yield actions.ChecksOrCalls(player[seat])
            case Acted(seat=seat, to=to):
                yield actions.RaisesTo(player[seat], _chips(to))
            case Shown(seat, cards):
                yield actions.Shows(player[seat], cards)
            case Mucked(seat):
                yield actions.Mucks(player[seat])
            case _:
                pass  # what follows from the rest by itself is not written


def _others(round_: FinishedRound, opened: Opened) -> dict[str, Any]:
    rules = opened.rules
    began = datetime.fromtimestamp(round_.at_ms // 1000, UTC)
    others: dict[str, Any] = {
        "venue": VENUE,
        "time": began.time(),
        "time_zone": "UTC",
        "day": began.day,
        "month": began.month,
        "year": began.year,
        "hand": round_.number,
        "seats": [seat + 1 for seat in opened.seats],
        "table": round_.table_name,
    }
    if rules.min_raise is not MinRaise.LAST_RAISE:
        # By step, a raise may be smaller than the last one; other readers may refuse it.
        others[MIN_RAISE_FIELD] = rules.min_raise.value
        others[BET_STEP_FIELD] = _chips(rules.bet_step)
    return others


def _amounts(chips: tuple[int, ...], count: int) -> tuple[Decimal, ...]:
    return tuple(map(_chips, chips)) + (Decimal(0),) * (count - len(chips))


def _chips(hundredths: int) -> Decimal:
    """Whole chips, exactly."""
    return (Decimal(hundredths) / CHIP).normalize() + 0
