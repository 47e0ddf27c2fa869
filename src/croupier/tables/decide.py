"""What a table does with an order: the events and transfers that follow, or a refusal. Pure."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.game import Refused, Room, Rules
from croupier.ledger.transfer import Posting, Transfer, house, mint, move, seat, wallet
from croupier.tables.evolve import evolve
from croupier.tables.table import (
    Absent,
    Act,
    Admit,
    AnyTableEvent,
    AwaySet,
    CloseTable,
    Command,
    DismissBot,
    Drop,
    Expire,
    Leave,
    LeaveCause,
    OpenRound,
    Played,
    PlayerLeft,
    PlayerSat,
    Queued,
    Ready,
    ReadySet,
    Round,
    RoundClosed,
    RoundOpened,
    Said,
    Say,
    Seat,
    SeatBot,
    SeatLeaving,
    SetAway,
    Sit,
    Sitter,
    Table,
    TableClosed,
    ToppedUp,
    TopUp,
    TurnMissed,
    TurnTaken,
    Unqueued,
    Who,
)

HOUSE = Who("", "")  # orders that the house itself gives


class Decision(Struct, frozen=True):
    """`table` is what the table becomes once the decision is on disk."""

    table: Table
    events: tuple[AnyTableEvent, ...]
    transfers: tuple[Transfer, ...]


class _Draft:
    """A decision in the making: each event changes the table that the next one sees."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seq = table.seq + 1
        self.events: list[AnyTableEvent] = []
        self.transfers: list[Transfer] = []

    def happen(self, event: AnyTableEvent) -> None:
        self.events.append(event)
        self.table = evolve(self.table, event)

    def play(self, events: tuple[Any, ...]) -> Round:
        """The same as `happen` for each, folded in one go."""
        running = self.table.round
        if running is None:
            raise Refused("no_round")
        self.events += map(Played, events)
        if events:
            state = self.table.game.fold(events, running.state)
            step = running.step + len(events)
            running = Round(running.number, running.seed, step, state)
            self.table = replace(self.table, round=running, seq=self.seq)
        return running

    def move(self, source: str, target: str, amount: int) -> None:
        if amount:
            key = f"table:{self.table.id}:{self.seq}:{len(self.transfers)}"
            self.transfers.append(move(key, source, target, amount))

    def taken(self, number: int) -> Seat:
        found = self.table.seats[number]
        if found is None:
            raise Refused("seat_empty")
        return found


def decide(table: Table, who: Who, command: Command, now_ms: int) -> Decision:
    if table.closed:
        raise Refused("table_closed")
    draft = _Draft(table)
    match command:
        case Act(turn, action):
            _act(draft, who, turn, action)
        case Sit(chips, number):
            _sit(draft, who, chips, number)
        case Leave():
            _leave(draft, who, LeaveCause.PLAYER)
        case SetAway(away):
            draft.happen(AwaySet(_seat(draft, who), away))
        case Ready():
            draft.happen(ReadySet(_seat(draft, who)))
        case TopUp(chips):
            _top_up(draft, who, chips)
        case Say(text):
            _say(draft, who, text, now_ms)
        case SeatBot():
            _seat_bot(draft, who, command)
        case DismissBot(number):
            _dismiss(draft, who, number)
        case CloseTable():
            _close(draft, who)
        case Absent():
            _absent(draft, who)
        case Admit():
            _admit(draft)
        case Drop(player):
            _drop(draft, player)
        case Expire(turn):
            _expire(draft, turn)
        case OpenRound(seed):
            _open_round(draft, seed)
        case _:
            raise TypeError(f"no such command: {command!r}")
    after = draft.table
    if after.seq != draft.seq:
        after = replace(after, seq=draft.seq)
    return Decision(after, tuple(draft.events), tuple(draft.transfers))


def _seat(draft: _Draft, who: Who) -> int:
    number = draft.table.seat_of(who.player)
    if number is None:
        raise Refused("not_seated")
    if draft.taken(number).leaving:
        raise Refused("leaving")
    return number


def _sit(draft: _Draft, who: Who, chips: int, number: int | None) -> None:
    table, room = draft.table, draft.table.room
    if table.seat_of(who.player) is not None:
        raise Refused("already_seated")
    if any(waiting.player == who.player for waiting in table.queue):
        raise Refused("already_queued")
    if not (room.grace_rounds and chips == 0):
        check_buy_in(table.rules, room, chips)
    if number is not None and not 0 <= number < len(table.seats):
        raise Refused("no_such_seat")
    if number is not None and table.seats[number] is not None:
        raise Refused("seat_taken")
    free = _free_seat(table) if number is None else number
    if free is None or table.queue:
        # Nobody jumps the line: while others wait, a free seat is theirs.
        draft.happen(Queued(who.player, who.name, chips))
        return
    draft.happen(PlayerSat(free, who.player, who.name, chips))
    draft.move(wallet(who.player), seat(table.id, who.player), chips)


def check_buy_in(rules: Rules, room: Room, chips: int) -> None:
    if not room.buy_in_min <= chips <= room.buy_in_max:
        raise Refused("bad_buy_in", least=room.buy_in_min, most=room.buy_in_max)
    if chips % rules.unit:
        raise Refused("off_unit", unit=rules.unit)


def _free_seat(table: Table) -> int | None:
    """The first that is free, counted from the marked one (EPS-UC-007)."""
    count = len(table.seats)
    numbers = (((table.mark or 0) + step) % count for step in range(count))
    return next((number for number in numbers if table.seats[number] is None), None)


def _admit(draft: _Draft) -> None:
    table, free = draft.table, _free_seat(draft.table)
    if free is None or not table.queue or table.round is not None:
        raise Refused("nobody_to_admit")
    first = table.queue[0]
    draft.happen(Unqueued(first.player, first.name))
    draft.happen(PlayerSat(free, first.player, first.name, first.chips))
    draft.move(wallet(first.player), seat(table.id, first.player), first.chips)


def _drop(draft: _Draft, player: str) -> None:
    for waiting in draft.table.queue:
        if waiting.player == player:
            draft.happen(Unqueued(player, waiting.name))
            return
    raise Refused("not_queued")


def _leave(draft: _Draft, who: Who, cause: LeaveCause) -> None:
    number = draft.table.seat_of(who.player)
    if number is None:
        if any(waiting.player == who.player for waiting in draft.table.queue):
            _drop(draft, who.player)
            return
        raise Refused("not_seated")
    if draft.taken(number).leaving:
        raise Refused("leaving")
    _vacate(draft, number, cause)


def _vacate(draft: _Draft, number: int, cause: LeaveCause) -> None:
    """At once when the seat is not in the round, else when the round is over."""
    if not draft.table.in_round(number):
        _cash_out(draft, number, cause)
        return
    running = draft.table.round
    assert running is not None
    draft.happen(SeatLeaving(number, cause))
    chance = Chance(running.seed, running.step)
    _play(draft, draft.table.game.leave(running.state, number, chance))


def _cash_out(draft: _Draft, number: int, cause: LeaveCause) -> None:
    gone = draft.taken(number)
    home = wallet(gone.player) if gone.bot is None else mint()
    draft.happen(PlayerLeft(number, gone.player, gone.name, gone.chips, cause))
    draft.move(seat(draft.table.id, gone.player), home, gone.chips)


def _top_up(draft: _Draft, who: Who, chips: int) -> None:
    number = _seat(draft, who)
    table = draft.table
    room = table.room
    if chips <= 0 or draft.taken(number).chips + chips > room.buy_in_max:
        raise Refused("bad_buy_in", least=room.buy_in_min, most=room.buy_in_max)
    if chips % table.rules.unit:
        raise Refused("off_unit", unit=table.rules.unit)
    draft.happen(ToppedUp(number, chips))
    draft.move(wallet(who.player), seat(table.id, who.player), chips)


def _say(draft: _Draft, who: Who, text: str, now_ms: int) -> None:
    words = " ".join(text.split())
    if not words:
        raise Refused("nothing_said")
    draft.happen(Said(who.name, words, now_ms))


def _host_only(draft: _Draft, who: Who) -> None:
    if who != HOUSE and who.player != draft.table.host:
        raise Refused("host_only")


def _seat_bot(draft: _Draft, who: Who, command: SeatBot) -> None:
    table = draft.table
    _host_only(draft, who)
    if not table.room.bots:
        raise Refused("no_bots_here")
    _bots_may_change(draft)
    number = _free_seat(table) if command.seat is None else command.seat
    if number is None:
        raise Refused("table_full")
    if not 0 <= number < len(table.seats):
        raise Refused("no_such_seat")
    if table.seats[number] is not None:
        raise Refused("seat_taken")
    player = f"bot-{table.id}-{draft.seq}"
    draft.happen(PlayerSat(number, player, command.name, command.chips, command.kind))
    draft.move(mint(), seat(table.id, player), command.chips)


def _bots_may_change(draft: _Draft) -> None:
    """CAS-2.2e: the opponents of a stay are chosen before its first game."""
    if draft.table.room.fixed_bots and draft.table.rounds:
        raise Refused("bots_fixed")


def _dismiss(draft: _Draft, who: Who, number: int) -> None:
    _host_only(draft, who)
    _bots_may_change(draft)
    if not 0 <= number < len(draft.table.seats):
        raise Refused("no_such_seat")
    found = draft.taken(number)
    if found.bot is None:
        raise Refused("not_a_bot")
    if found.leaving:
        raise Refused("leaving")
    _vacate(draft, number, LeaveCause.DISMISSED)


def _close(draft: _Draft, who: Who) -> None:
    table = draft.table
    _host_only(draft, who)
    if table.round is not None:
        raise Refused("round_running")
    others = [n for n in table.humans() if draft.taken(n).player != who.player]
    if others and who != HOUSE:
        raise Refused("others_seated")
    for waiting in table.queue:
        draft.happen(Unqueued(waiting.player, waiting.name))
    for number, taken in enumerate(table.seats):
        if taken is not None:
            _cash_out(draft, number, LeaveCause.CLOSED)
    draft.happen(TableClosed())


def _absent(draft: _Draft, who: Who) -> None:
    """Where a lone player has no clock, nobody would ever act for him: he leaves. Elsewhere the
    clock acts, and he sits out until he is back."""
    number = draft.table.seat_of(who.player)
    if number is None or draft.table.room.untimed_alone:
        _leave(draft, who, LeaveCause.MISSED)
    elif draft.taken(number).leaving:
        raise Refused("leaving")  # EPS-RF-PG-004: not even that he is away may be seen
    elif not draft.taken(number).away:
        draft.happen(AwaySet(number, True))
    else:
        raise Refused("away_already")


def _act(draft: _Draft, who: Who, turn: int, action: Any) -> None:
    number = _seat(draft, who)
    running, pending = draft.table.round, draft.table.pending()
    if running is None or pending is None:
        raise Refused("no_round")
    if turn != pending.turn:
        raise Refused("stale_turn")
    chance = Chance(running.seed, running.step)
    events = draft.table.game.decide(running.state, number, action, chance)
    if draft.taken(number).missed:
        draft.happen(TurnTaken(number))
    _play(draft, events)


def _expire(draft: _Draft, turn: int) -> None:
    running, pending = draft.table.round, draft.table.pending()
    if running is None or pending is None or turn != pending.turn:
        raise Refused("stale_turn")
    events = draft.table.game.expire(running.state, Chance(running.seed, running.step))
    late = [n for n in pending.seats if draft.taken(n).bot is None and not draft.taken(n).away]
    for number in late:
        draft.happen(TurnMissed(number))
    _play(draft, events)
    limit = draft.table.room.missed_turns_max
    for number in late:
        left = draft.table.seats[number]
        if left is not None and not left.leaving and limit is not None and left.missed >= limit:
            _vacate(draft, number, LeaveCause.MISSED)


def _open_round(draft: _Draft, seed: bytes) -> None:
    if draft.table.round is not None:
        raise Refused("round_running")
    for number, taken in enumerate(draft.table.seats):
        if taken is not None and taken.grace == 0 and draft.table.is_broke(taken):
            _cash_out(draft, number, LeaveCause.BROKE)
    table = draft.table
    if not table.can_open():
        if draft.events:
            return
        raise Refused("too_few_players")
    stacks = {number: draft.taken(number).chips for number in table.players_ready()}
    opening = table.game.open(table.rules, stacks, table.last, Chance(seed))
    sitters = tuple(_sitter(number, draft.taken(number)) for number in stacks)
    draft.happen(RoundOpened(table.rounds + 1, seed, sitters))
    _play(draft, opening)


def _sitter(number: int, taken: Seat) -> Sitter:
    return Sitter(number, taken.player, taken.name, taken.bot is not None)


def _play(draft: _Draft, events: tuple[Any, ...]) -> None:
    running = draft.play(events)
    settlement = draft.table.game.settlement(running.state)
    if settlement is None:
        return
    gains = {number: gain for number, gain in settlement.gains.items() if gain}
    postings = [
        Posting(seat(draft.table.id, draft.taken(number).player), gain)
        for number, gain in gains.items()
    ]
    if settlement.house:
        postings.append(Posting(house(), settlement.house))
    draft.happen(RoundClosed(running.number, gains, settlement.house))
    if postings:
        key = f"round:{draft.table.id}:{running.number}"
        draft.transfers.append(Transfer(key, tuple(postings)))
    for number, taken in enumerate(draft.table.seats):
        if taken is None:
            continue
        if taken.leaving:
            _cash_out(draft, number, taken.leaving)
        elif taken.bot is not None and draft.table.is_broke(taken):
            _cash_out(draft, number, LeaveCause.BROKE)
