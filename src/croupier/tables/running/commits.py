"""What the store is given for a decision."""

from croupier.tables.codec import encode_events, take_snapshot
from croupier.tables.drafting import Decision
from croupier.tables.events import Honoured, RoundClosed, RoundOpened, RoundVoided
from croupier.tables.ports import TABLE_STREAM, Commit, Honour, Participant, RoundRecord
from croupier.tables.table import Table


def commit_of(
    decision: Decision, before: Table | None, epoch: int, key: str | None, now_ms: int
) -> Commit:
    after = decision.table
    kinds = set(map(type, decision.events))
    closes_round = RoundClosed in kinds
    return Commit(
        stream=after.id,
        kind=TABLE_STREAM,
        epoch=epoch,
        previous_seq=after.seq - 1,
        at_ms=now_ms,
        command=key,
        events=encode_events(decision.events),
        transfers=decision.transfers,
        closed_accounts=decision.closed_accounts,
        snapshot=take_snapshot(after) if closes_round or RoundVoided in kinds else None,
        round=_round_record(decision, before, now_ms) if closes_round else None,
        honours=_honours(decision, now_ms) if Honoured in kinds else (),
        closes=after.closed,
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
        Participant(s.player, s.name, s.seat, closed.gains.get(s.seat, 0), s.bot) for s in sitters
    )
    game = decision.table.game.name
    return RoundRecord(closed.number, game, first_seq, seq, now_ms, participants)


def _honours(decision: Decision, now_ms: int) -> tuple[Honour, ...]:
    game = decision.table.game.name
    return tuple(
        Honour(game, event.feat, event.player, event.name, event.chips, event.bot, now_ms)
        for event in decision.events
        if isinstance(event, Honoured)
    )
