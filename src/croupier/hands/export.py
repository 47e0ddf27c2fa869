"""Finished rounds of our hold'em tables written as hand histories.

What a reader may not see is never written: hidden cards are `????`. The host's export, which holds
only rounds that are over, has every card.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from croupier.games.holdem import game, moves
from croupier.games.holdem.positions import NOBODY
from croupier.games.holdem.rules import CHIP, HoldemRules, MinRaise
from croupier.games.holdem.state import HoldemState
from croupier.hands import actions
from croupier.hands.phh import Phh
from croupier.hands.posts import MIN_RAISE_FIELD
from croupier.hands.scale import BET_STEP_FIELD
from croupier.tables.events import AnyTableEvent, DeckRigged, Played, RoundClosed, RoundOpened

VENUE = "Croupier"
# Hands that say nothing about luck: at a test table, and with cards that a tester named.
TEST_FIELD, RIGGED_FIELD = "_test_table", "_rigged"

# A seat, the host, who sees everything of a round that is over, or None for the rail.
Reader: TypeAlias = int | Literal["host"] | None


class NotExpressible(ValueError):
    """A hand that the format cannot express, and why."""


class FinishedRound(Struct, frozen=True, kw_only=True):
    """A round from the log of a table. `table` is its id, `names` are those of the seats."""

    table: str
    table_name: str
    number: int
    at_ms: int
    names: dict[int, str]
    events: tuple[moves.HoldemEvent, ...]
    test: bool = False
    rigged: bool = False


def finished_rounds(
    table: str, table_name: str, log: Iterable[tuple[int, Iterable[AnyTableEvent]]]
) -> Iterator[FinishedRound]:
    """The finished rounds of one hold'em table. Each entry of its log is a time and the events of
    that time."""
    opened: RoundOpened | None = None
    began_ms, rigged = 0, False
    played: list[moves.HoldemEvent] = []
    for at_ms, events in log:
        for event in events:
            match event:
                case RoundOpened():
                    opened, began_ms, played, rigged = event, at_ms, [], False
                case DeckRigged():
                    rigged = True
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
                        test=opened.test,
                        rigged=rigged,
                    )
                    opened = None
                case _:
                    pass


def to_phh(round_: FinishedRound, reader: Reader = "host") -> Phh:
    """The round as the reader may see it, or `NotExpressible`."""
    opened = round_.events[0] if round_.events else None
    if not isinstance(opened, moves.Opened):
        raise NotExpressible("it is another game")
    rules = opened.rules
    _check(rules)
    count = len(opened.seats)
    states = _states(round_.events)
    ends = game.holdings(states[-1]).stacks
    return Phh(
        antes=_amounts(rules.antes * count if len(rules.antes) == 1 else rules.antes, count),
        blinds_or_straddles=_blinds(opened, round_.events),
        min_bet=_chips(rules.bet_min),
        starting_stacks=_amounts(states[-1].starts, count),  # with what was brought in mid-hand
        actions=tuple(_actions(round_.events, states, reader)),
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


def _blinds(opened: moves.Opened, events: Iterable[moves.HoldemEvent]) -> tuple[Decimal, ...]:
    """A newcomer's blind out of turn is written as negative: it is live, but does not change who
    acts first. A player who owes one posts it instead of his own blind."""
    count = len(opened.seats)
    blinds = opened.rules.blinds[:count]
    amounts = list(_amounts(blinds, count))
    for event in events:
        for post in event.posts if isinstance(event, moves.Posted) else ():
            if post.kind is moves.PostKind.ENTRY:
                amounts[opened.seats.index(post.seat)] = -_chips(blinds[:2][-1])
    return tuple(amounts)


def _states(events: Iterable[moves.HoldemEvent]) -> list[HoldemState]:
    """The state after each event."""
    states: list[HoldemState] = []
    for event in events:
        states.append(game.evolve(states[-1] if states else None, event))
    return states


def _actions(
    events: Sequence[moves.HoldemEvent], states: Sequence[HoldemState], reader: Reader
) -> Iterator[actions.AnyAction]:
    player = {seat: position for position, seat in enumerate(states[0].order, 1)}
    for before, event in zip(states[:-1], events[1:], strict=True):
        turn = None if before.actor == NOBODY else before.order[before.actor]
        match event if reader == "host" else game.show(event, reader):
            case moves.HandsDealt(seats, hands):
                for seat, hand in zip(seats, hands, strict=True):
                    yield actions.HoleDealt(player[seat], hand or (None, None))
            case moves.BoardDealt(cards=cards):
                yield actions.BoardDealt(cards)
            case moves.Acted(seat=seat, deed=moves.Deed.FOLD):
                # A player who left and has no turn any more gives up his hand: he mucks.
                yield actions.Folds(player[seat]) if seat == turn else actions.Mucks(player[seat])
            case moves.Acted(seat=seat, deed=moves.Deed.CHECK | moves.Deed.CALL):
                yield actions.ChecksOrCalls(player[seat])
            case moves.Acted(seat=seat, to=to):
                yield actions.RaisesTo(player[seat], _chips(to))
            case moves.Shown(seat, cards):
                yield actions.Shows(player[seat], cards)
            case moves.Mucked(seat):
                yield actions.Mucks(player[seat])
            case _:
                pass  # the format leaves out what follows from the rest


def _others(round_: FinishedRound, opened: moves.Opened) -> dict[str, Any]:
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
    if round_.test:
        others[TEST_FIELD] = True
    if round_.rigged:
        others[RIGGED_FIELD] = True
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
