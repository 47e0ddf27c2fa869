"""What a table does with orders about a round: opening it, actions, the clock, its end. Pure."""

from typing import Any

from croupier.cards.chance import Chance
from croupier.games.game import Action, Pending, Refused
from croupier.ledger.transfer import Posting, Transfer, house
from croupier.tables import events
from croupier.tables.authority import HOUSE, Player
from croupier.tables.drafting import TableDraft
from croupier.tables.events import LeaveCause, Sitter
from croupier.tables.settings import RoundStart
from croupier.tables.table import Round, Table

TIME_BANK_PART_MS = 15_000  # of a player's reserve, each time that the clock runs out


def open_round(draft: TableDraft, seed: bytes) -> None:
    if draft.state.round is not None:
        raise Refused("round_running")
    for number, taken in enumerate(draft.state.seats):
        if taken is not None and taken.grace == 0 and draft.state.is_broke(taken):
            draft.cash_out(number, LeaveCause.BROKE)
    table = draft.state
    if not table.can_open() or (draft.by == HOUSE and not starts_by_itself(table)):
        if draft.events:
            return
        raise Refused("too_few_players")
    dealt = {number: draft.taken(number) for number in table.players_ready()}
    stacks = {number: seat.chips for number, seat in dealt.items()}
    how = table.game.rigging if table.holds else None
    opens = table.game.open if how is None else how.open
    transition = opens(table.rules, stacks, table.carryover, Chance(seed))
    sitters = (Sitter(n, seat.player, seat.name, bool(seat.bot)) for n, seat in dealt.items())
    draft.happen(events.RoundOpened(table.rounds + 1, seed, tuple(sitters), table.is_test))
    play(draft, transition)


def starts_by_itself(table: Table) -> bool:
    """Whether the next round begins without the host."""
    start = table.settings.start
    return start is RoundStart.AT_ONCE or (
        start is RoundStart.WHEN_READY and table.everybody_ready()
    )


def act(draft: TableDraft, turn: int, action: Action) -> None:
    number, seat = draft.own_seat()
    running, _ = _running(draft.state, turn)
    chance = Chance(running.seed, running.events)
    transition = draft.state.game.decide(running.state, number, action, chance)
    if isinstance(draft.by, Player):
        if seat.missed:
            draft.happen(events.TurnTaken(number))
        if seat.stand_in:
            draft.happen(events.StandInSet(number, False))
    play(draft, transition)


def expire(draft: TableDraft, turn: int, offline: frozenset[str]) -> list[int]:
    """Gives the seats that have missed so many turns in a row that they lose their place. Where
    bots stand in, one does from now on for each seat whose player has no connection."""
    running, pending = _running(draft.state, turn)
    if _takes_time(draft, pending, offline):
        return []
    chance = Chance(running.seed, running.events)
    transition = draft.state.game.expire(running.state, chance)
    late = [n for n in pending.seats if draft.taken(n).bot is None and not draft.taken(n).away]
    for number in late:
        draft.happen(events.TurnMissed(number))
    if draft.state.settings.stand_in is not None:
        for number in pending.seats:
            sitting = draft.taken(number)
            if sitting.player in offline and not (sitting.bot or sitting.stand_in):
                draft.happen(events.StandInSet(number, True))
    play(draft, transition)
    limit, seats = draft.state.settings.missed_turns_max, draft.state.seats
    if limit is None:
        return []
    still = [(number, seat) for number in late if (seat := seats[number]) is not None]
    return [number for number, seat in still if seat.missed >= limit and not seat.leaving]


def _takes_time(draft: TableDraft, pending: Pending, offline: frozenset[str]) -> bool:
    """Whether a player who is there goes on with a part of the own reserve of time."""
    if len(pending.seats) != 1 or pending.wait_ms is None:
        return False
    (number,) = pending.seats
    seat = draft.taken(number)
    left_ms = min(seat.time_bank_ms, TIME_BANK_PART_MS)
    if left_ms <= 0 or seat.away or seat.leaving or seat.removed or seat.player in offline:
        return False
    draft.happen(events.TimeTaken(number, pending.turn, left_ms))
    return True


def show_hand(draft: TableDraft) -> None:
    """Only of the round that is still to be seen, and only by whoever was dealt in."""
    number, _ = draft.own_seat()
    table = draft.state
    if table.round is not None or table.ended is None or number in table.newcomers:
        raise Refused("nothing_to_show")
    if table.game.show_hand(table.ended, number) is None:
        raise Refused("nothing_to_show")
    draft.happen(events.HandShown(number))


def _running(table: Table, turn: int) -> tuple[Round, Pending]:
    """The running round, if it waits for this turn."""
    running, pending = table.round, table.pending()
    if running is None or pending is None:
        raise Refused("no_round")
    if turn != pending.turn:
        raise Refused("stale_turn")
    return running, pending


def play(draft: TableDraft, transition: tuple[tuple[Any, ...], Any]) -> None:
    """Let the game go on, and settle the round when it is over."""
    draft.play(*transition)
    running = draft.state.round
    assert running is not None
    settlement = draft.state.game.settlement(running.state)
    if settlement is None:
        return
    gains = {number: gain for number, gain in settlement.gains.items() if gain}
    postings = [
        Posting(draft.chips_of(draft.taken(number).player), gain) for number, gain in gains.items()
    ]
    if settlement.house:
        postings.append(Posting(house(draft.state.settings.money), settlement.house))
    idle = settlement.idle
    draft.happen(events.RoundClosed(running.number, gains, settlement.house, idle))
    if postings:
        key = f"round:{draft.state.id}:{running.number}"
        draft.transfers.append(Transfer(key, tuple(postings)))
    honours = {} if draft.state.is_test else settlement.honours
    for number, feat in honours.items():
        taken = draft.taken(number)
        is_bot = taken.bot is not None
        draft.happen(events.Honoured(number, taken.player, taken.name, feat, taken.chips, is_bot))
    if settlement.ends_table:
        draft.happen(events.TableFinished())
    after_round(draft)


def after_round(draft: TableDraft) -> None:
    """Players who left during the round go now, and bots without chips. Who wanted to sit out
    does."""
    for number, taken in enumerate(draft.state.seats):
        if taken is None:
            continue
        if taken.leaving or taken.removed:
            draft.cash_out(number, taken.leaving or LeaveCause.SENT_AWAY)
        elif taken.bot is not None and draft.state.is_broke(taken):
            draft.cash_out(number, LeaveCause.BROKE)
        elif taken.away_next:
            draft.happen(events.AwaySet(number, True))
