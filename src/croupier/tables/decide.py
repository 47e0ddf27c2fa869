"""What a table does with an order: the events and transfers that follow, or a refusal. Pure."""

from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.tables import rounds, seating
from croupier.tables.access import check_order
from croupier.tables.authority import Authority, House, Player
from croupier.tables.commands import (
    Act,
    Admit,
    CloseTable,
    Command,
    DismissBot,
    Expire,
    IssueTicket,
    Leave,
    MarkAbsent,
    OpenRound,
    OpenTable,
    Ready,
    Say,
    SeatBot,
    SetAway,
    Sit,
    StartRound,
    TopUp,
    Unqueue,
    VoidRound,
)
from croupier.tables.drafting import Decision, TableDraft
from croupier.tables.events import AwaySet, LeaveCause, ReadySet, Said, TicketIssued
from croupier.tables.evolve import evolve
from croupier.tables.opening import opened
from croupier.tables.show import show
from croupier.tables.table import Table


def open_table(table_id: str, by: Authority, command: OpenTable) -> Decision:
    """The decision that a new table begins with."""
    event = opened(table_id, by, command)
    return _finished(TableDraft(evolve(None, event), by, event))


def decide(table: Table, by: Authority, command: Command, now_ms: int) -> Decision:
    if table.closed:
        raise Refused("table_closed")
    check_order(table, by, command)
    draft = TableDraft(table, by)
    match command:
        case Act(turn, action):
            rounds.act(draft, turn, action)
        case Expire(turn):
            for number in rounds.expire(draft, turn):
                seating.vacate(draft, number, LeaveCause.MISSED)
        case OpenRound(seed) | StartRound(seed):
            rounds.open_round(draft, seed)
        case VoidRound():
            rounds.void_round(draft)
        case Sit():
            seating.sit(draft, command)
        case Leave():
            seating.leave(draft, _player(by).id, LeaveCause.PLAYER)
        case SetAway(away):
            draft.happen(AwaySet(draft.own_seat()[0], away))
        case Ready():
            draft.happen(ReadySet(draft.own_seat()[0]))
        case TopUp(chips):
            seating.top_up(draft, chips)
        case Say(text):
            _say(draft, text, now_ms)
        case SeatBot():
            seating.seat_bot(draft, command)
        case DismissBot(number):
            seating.dismiss(draft, number)
        case IssueTicket(player):
            draft.happen(TicketIssued(player))
        case CloseTable():
            seating.close(draft)
        case MarkAbsent(player):
            seating.mark_absent(draft, player)
        case Admit():
            seating.admit(draft)
        case Unqueue(player):
            seating.unqueue(draft, player)
        case _:
            raise TypeError(f"no such command: {command!r}")
    return _finished(draft)


def _finished(draft: TableDraft) -> Decision:
    events, after = draft.finish()
    shown = tuple([show(event, None, after.game) for event in events])
    secret = not any(shown)
    if secret or after.seq != draft.seq:
        after = replace(after, seq=draft.seq, secrets=after.secrets + secret)
    transfers, closed = tuple(draft.transfers), tuple(draft.closed_accounts)
    return Decision(after, events, shown, secret, transfers, closed)


def _player(by: Authority) -> Player:
    if not isinstance(by, Player):
        raise Refused("players_only")
    return by


def _say(draft: TableDraft, text: str, now_ms: int) -> None:
    words = " ".join(text.split())
    if not words:
        raise Refused("nothing_said")
    name = "" if isinstance(draft.by, House) else draft.by.name
    draft.happen(Said(name, words, now_ms))
