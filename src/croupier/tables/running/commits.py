"""What the store is given for a decision."""

from croupier.tables.codec import encode_events, take_snapshot
from croupier.tables.drafting import Decision
from croupier.tables.events import (
    AnyTableEvent,
    Honoured,
    RoundClosed,
    RoundOpened,
    RoundReversed,
    RoundVoided,
)
from croupier.tables.ports import TABLE_STREAM, Commit, Honour, Participant, RoundRecord, Sitting
from croupier.tables.table import Table

ENDS: frozenset[type[AnyTableEvent]] = frozenset({RoundClosed, RoundVoided, RoundReversed})


def commit_of(
    decision: Decision,
    before: Table | None,
    epoch: int,
    key: str | None,
    now_ms: int,
    *,
    digest: bytes | None = None,
    in_turn: bool = False,
) -> Commit:
    after = decision.table
    kinds = set(map(type, decision.events))
    played = _round_record(decision, before, now_ms) if RoundClosed in kinds else None
    # A room tells of rounds in which something happened, and which everybody could watch.
    is_told = played is not None and played.participants and _is_public(decision, before)
    return Commit(
        stream=after.id,
        kind=TABLE_STREAM,
        epoch=epoch,
        previous_seq=after.seq - 1,
        at_ms=now_ms,
        command=key,
        digest=digest,
        events=encode_events(decision.events),
        transfers=decision.transfers,
        closed_accounts=decision.closed_accounts,
        # A table that is closed is never taken up again.
        snapshot=None if kinds.isdisjoint(ENDS) or after.closed else take_snapshot(after),
        round=played,
        result_in=after.preset if is_told else "",
        voids=_voided(decision) if RoundReversed in kinds else None,
        honours=_honours(decision, now_ms) if Honoured in kinds else (),
        sittings=_sittings(decision, now_ms) if decision.departed and not after.is_test else (),
        closes=after.closed,
        in_turn=in_turn,
    )


def _round_record(decision: Decision, before: Table | None, now_ms: int) -> RoundRecord:
    """The round may have begun with this decision or with an earlier one."""
    events, seq = decision.events, decision.table.seq
    closed = next(event for event in events if isinstance(event, RoundClosed))
    opened = next((event for event in events if isinstance(event, RoundOpened)), None)
    if opened is not None:
        first_seq, sitters = seq, opened.sitters
    else:
        assert before is not None
        assert before.round is not None
        first_seq, sitters = before.round.first_seq, before.round.sitters
    participants = tuple(
        Participant(s.player, s.name, s.seat, closed.gains.get(s.seat, 0), s.bot)
        for s in sitters
        if s.seat not in closed.idle
    )
    game = decision.table.game.name
    return RoundRecord(closed.number, game, first_seq, seq, now_ms, participants)


def _is_public(decision: Decision, before: Table | None) -> bool:
    """Whether everybody could watch the round that ends."""
    if before is not None and before.round is not None:
        return before.round.public
    return decision.table.is_public


def _voided(decision: Decision) -> int:
    """The number of the round that was taken back."""
    return next(event.number for event in decision.events if isinstance(event, RoundReversed))


def _honours(decision: Decision, now_ms: int) -> tuple[Honour, ...]:
    game = decision.table.game.name
    return tuple(
        Honour(game, event.feat, event.player, event.name, event.chips, event.bot, now_ms)
        for event in decision.events
        if isinstance(event, Honoured)
    )


def _sittings(decision: Decision, now_ms: int) -> tuple[Sitting, ...]:
    """Whoever was never dealt in has nothing to tell."""
    table = decision.table
    stakes = table.game.stakes(table.rules)
    return tuple(
        Sitting(
            player=seat.player,
            game=table.game.name,
            preset=table.preset,
            stakes=stakes,
            against=seat.against,
            rounds=seat.rounds,
            bought_in=seat.bought_in,
            took_out=seat.chips,
            ended_ms=now_ms,
        )
        for seat in decision.departed
        if seat.bot is None and seat.rounds
    )
