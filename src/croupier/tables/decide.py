"""What a table does with an order: the events and transfers that follow, or a refusal. Pure."""

from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.tables import commands, housekeeping, rigging, rounds, seating
from croupier.tables.access import check_order
from croupier.tables.authority import Authority, Player
from croupier.tables.commands import Command, OpenTable
from croupier.tables.drafting import Decision, TableDraft
from croupier.tables.events import (
    LeaveCause,
    PauseSet,
    ReadySet,
    TableFinished,
    TicketIssued,
)
from croupier.tables.evolve import evolve
from croupier.tables.opening import check_test_table, opened
from croupier.tables.settings import Money
from croupier.tables.show import show
from croupier.tables.table import Table


def open_table(
    table_id: str, by: Authority, command: OpenTable, *, allow_rigging: bool = False
) -> Decision:
    """The decision that a new table begins with."""
    event = opened(table_id, by, command)
    if event.settings.money is Money.TEST:
        check_test_table(by, event.game, allow_rigging=allow_rigging)
    return _finished(TableDraft(evolve(None, event), by, event))


def decide(table: Table, by: Authority, command: Command, now_ms: int) -> Decision:
    if table.closed:
        raise Refused("table_closed")
    check_order(table, by, command)
    draft = TableDraft(table, by)
    match command:
        case commands.Act(turn, action):
            rounds.act(draft, turn, action)
        case commands.Credit(player, chips):
            seating.credit(draft, player, chips)
        case commands.Expire(turn, offline):
            for number in rounds.expire(draft, turn, offline):
                seating.vacate(draft, number, LeaveCause.MISSED)
        case commands.OpenRound(seed) | commands.StartRound(seed):
            rounds.open_round(draft, seed)
        case commands.VoidRound(number, reason):
            housekeeping.void(draft, number, reason)
        case commands.Configure(name, settings, seed):
            housekeeping.configure(draft, name, settings, seed)
        case commands.Remove(player):
            housekeeping.remove(draft, player)
        case commands.Sit():
            seating.sit(draft, command, now_ms)
        case commands.Leave():
            if not isinstance(by, Player):
                raise Refused("players_only")
            seating.leave(draft, by.id, LeaveCause.PLAYER)
        case commands.SetAway(away, after_round):
            seating.set_away(draft, away, after_round=after_round)
        case commands.ShowHand():
            rounds.show_hand(draft)
        case commands.Ready(ready):
            draft.happen(ReadySet(draft.own_seat()[0], ready))
        case commands.TopUp(chips):
            seating.top_up(draft, chips)
        case commands.SeatBot():
            seating.seat_bot(draft, command)
        case commands.DismissBot(number):
            seating.dismiss(draft, number)
        case commands.SendAway(name):
            seating.remove(draft, name)
        case commands.PauseTable(paused):
            if table.paused == paused:
                raise Refused("nothing_changed")
            draft.happen(PauseSet(paused))
        case commands.HandOver(name):
            seating.hand_over(draft, name)
        case commands.ReadmitPlayer(name):
            seating.readmit(draft, name)
        case commands.IssueTicket(player, until_ms):
            draft.happen(TicketIssued(player, until_ms))
        case commands.FinishTable():
            if table.finished:
                raise Refused("table_closed")
            draft.happen(TableFinished())
        case commands.CloseTable():
            seating.close(draft)
        case commands.MarkAbsent(player):
            seating.mark_absent(draft, player)
        case commands.MarkPresent(player):
            seating.mark_present(draft, player)
        case commands.FillSeats(seed):
            seating.fill(draft, seed)
        case commands.Admit():
            seating.admit(draft)
        case commands.Unqueue(player):
            seating.unqueue(draft, player)
        case commands.SetRigging(on):
            rigging.set_rigging(draft, on)
        case commands.HoldDeal(hold):
            rigging.hold_deal(draft, hold)
        case commands.RigDeck(cards):
            rigging.rig_deck(draft, cards)
        case _:
            raise TypeError(f"no such command: {command!r}")
    if table.humans() and draft.state.is_deserted() and not draft.state.closed:
        # CAS-2.2f: the last person has gone, and whoever comes again finds everything new.
        seating.shut(draft)
    return _finished(draft)


def _finished(draft: TableDraft) -> Decision:
    events, after = draft.finish()
    shown = tuple([show(event, None, after.game) for event in events])
    secret = not any(shown)
    if secret or after.seq != draft.seq:
        after = replace(after, seq=draft.seq, secrets=after.secrets + secret)
    transfers, closed = tuple(draft.transfers), tuple(draft.closed_accounts)
    return Decision(after, events, shown, secret, transfers, closed, tuple(draft.departed))
