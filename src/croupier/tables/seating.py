"""What a table does with orders about seats: sitting down, the queue, leaving, bots. Pure."""

from croupier.bots import bot_of, kinds_for
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.tables import events
from croupier.tables.authority import HOUSE, Player
from croupier.tables.botnames import bot_name
from croupier.tables.commands import SeatBot, Sit
from croupier.tables.drafting import TableDraft
from croupier.tables.events import LeaveCause
from croupier.tables.opening import BOT_CHIPS_MAX, check_buy_in
from croupier.tables.rounds import play
from croupier.tables.settings import AbsentPlayer
from croupier.tables.table import Seat, Table, Waiting


def sit(draft: TableDraft, command: Sit, now_ms: int) -> None:
    table, settings, who = draft.state, draft.state.settings, draft.by
    if not isinstance(who, Player):
        raise Refused("players_only")
    if table.seat_of(who.id) is not None:
        raise Refused("already_seated")
    if table.is_queued(who.id):
        raise Refused("already_queued")
    if table.finished:
        raise Refused("table_closed")
    if not (settings.grace_rounds and command.chips == 0):
        check_buy_in(table.rules, settings, command.chips)
    free = _seat_for_person(table, command.seat)
    if (until_ms := table.called.get(who.id)) is not None:
        # The seat is the one that the room has found, and nobody waits at the table itself.
        if now_ms > until_ms:
            raise Refused("ticket_expired")
        if free is None:
            raise Refused("table_full")
    elif free is None or table.queue:
        # Nobody jumps the line: while others wait, a free seat is theirs.
        draft.happen(events.Queued(who.id, who.name, command.chips, command.avatar))
        return
    _take_seat(draft, free, Waiting(who.id, who.name, command.chips, command.avatar))


def _take_seat(draft: TableDraft, number: int, who: Waiting) -> None:
    if draft.state.seats[number] is not None:
        draft.cash_out(number, LeaveCause.DISMISSED)  # a bot that gives way
    sat = events.PlayerSat(number, who.player, who.name, who.chips, avatar=who.avatar)
    draft.happen(sat)
    draft.move(draft.wallet(who.player), draft.chips_of(who.player), who.chips)


def _seat_for_person(table: Table, wanted: int | None = None) -> int | None:
    """A free seat, or that of a bot which gives way. While a round is played, its seat is none
    that a person could be refused: he waits for it."""
    if wanted is not None and 0 <= wanted < len(table.seats):
        taken = table.seats[wanted]
        if taken is not None and taken.bot is not None and table.settings.fixed_bots:
            return wanted if wanted in table.bots_giving_way() else None
    free = _free_seat(table, wanted)
    return next(iter(table.bots_giving_way()), None) if free is None else free


def _free_seat(table: Table, wanted: int | None = None) -> int | None:
    """The seat that is wanted, else the first free one from the marked seat on (EPS-UC-007)."""
    count = len(table.seats)
    if wanted is not None:
        if not 0 <= wanted < count:
            raise Refused("no_such_seat")
        if table.seats[wanted] is not None:
            raise Refused("seat_taken")
        return wanted
    numbers = (((table.mark or 0) + step) % count for step in range(count))
    return next((number for number in numbers if table.seats[number] is None), None)


def admit(draft: TableDraft) -> None:
    table, free = draft.state, _seat_for_person(draft.state)
    if free is None or not table.queue or table.round is not None or table.finished:
        raise Refused("nobody_to_admit")
    first = table.queue[0]
    draft.happen(events.Unqueued(first.player, first.name))
    _take_seat(draft, free, first)


def unqueue(draft: TableDraft, player: str) -> None:
    for waiting in draft.state.queue:
        if waiting.player == player:
            draft.happen(events.Unqueued(player, waiting.name))
            return
    raise Refused("not_queued")


def leave(draft: TableDraft, player: str, cause: LeaveCause) -> None:
    number = draft.state.seat_of(player)
    if number is None:
        if not draft.state.is_queued(player):
            raise Refused("not_seated")
        unqueue(draft, player)
        return
    if draft.taken(number).leaving:
        raise Refused("leaving")
    vacate(draft, number, cause)


def vacate(draft: TableDraft, number: int, cause: LeaveCause) -> None:
    """At once when the seat is not in the round, else when the round is over."""
    running = draft.state.round
    if running is None or not draft.state.in_round(number):
        draft.cash_out(number, cause)
        return
    draft.happen(events.SeatLeaving(number, cause))
    chance = Chance(running.seed, running.events)
    play(draft, draft.state.game.leave(running.state, number, chance))


def mark_absent(draft: TableDraft, player: str) -> None:
    """Where absent players sit out, the clock acts for them until they are back."""
    number = draft.state.seat_of(player)
    if number is None or draft.state.settings.absent is AbsentPlayer.LEAVES:
        leave(draft, player, LeaveCause.MISSED)
    elif draft.taken(number).leaving:
        raise Refused("leaving")  # EPS-RF-PG-004: not even that the player is away may be seen
    elif draft.state.settings.absent is AbsentPlayer.STAYS:
        raise Refused("no_sitting_out")
    elif not draft.taken(number).away:
        draft.happen(events.AwaySet(number, True))
    else:
        raise Refused("away_already")


def set_away(draft: TableDraft, away: bool, *, after_round: bool = False) -> None:
    number, taken = draft.own_seat()
    if away and draft.state.settings.absent is AbsentPlayer.STAYS:
        raise Refused("no_sitting_out")
    if draft.state.in_round(number) and not taken.away and (after_round or not away):
        draft.happen(events.AwayPlanned(number, away))
    else:
        draft.happen(events.AwaySet(number, away))


def mark_present(draft: TableDraft, player: str) -> None:
    """The bot that stood in gives the cards back."""
    number = draft.state.seat_of(player)
    if number is None or not draft.taken(number).stand_in:
        raise Refused("not_away")
    draft.happen(events.StandInSet(number, False))


def top_up(draft: TableDraft, chips: int) -> None:
    number, taken = draft.own_seat()
    settings, unit = draft.state.settings, draft.state.rules.unit
    if chips <= 0 or taken.chips + chips > settings.buy_in_max:
        raise Refused("bad_buy_in", least=settings.buy_in_min, most=settings.buy_in_max)
    if chips % unit:
        raise Refused("off_unit", unit=unit)
    draft.happen(events.ToppedUp(number, chips))
    draft.move(draft.wallet(taken.player), draft.chips_of(taken.player), chips)


def credit(draft: TableDraft, player: str, chips: int) -> None:
    number = draft.state.seat_of(player)
    if number is None:
        raise Refused("not_seated")
    if draft.taken(number).leaving:
        raise Refused("leaving")
    if draft.state.is_test:
        raise Refused("no_bank_here")
    running, game = draft.state.round, draft.state.game
    brought, state = game.bring(running.state, number, chips) if running else ((), None)
    draft.happen(events.ToppedUp(number, chips, in_round=bool(brought)))
    draft.play(brought, state)
    draft.move(draft.wallet(player), draft.chips_of(player), chips)


def seat_bot(draft: TableDraft, command: SeatBot) -> None:
    """Chance gives the bot a name that nobody at the table has, and its chips."""
    table = draft.state
    if not table.settings.bots:
        raise Refused("no_bots_here")
    if table.finished:
        raise Refused("table_closed")
    bot = bot_of(table.game.name, command.kind)
    if bot is None:
        raise Refused("no_such_bot", kind=command.kind)
    _check_bots_may_change(table)
    number = _free_seat(table, command.seat)
    if number is None:
        raise Refused("table_full")
    player, chance = f"bot-{table.id}-{draft.seq}", Chance(command.seed)
    if command.chips is not None:
        _check_bot_chips(table, command.chips)
    chips = _bot_chips(table, chance) if command.chips is None else command.chips
    _seat_bot(draft, number, player, bot.kind, chips, chance)


def fill(draft: TableDraft, seed: bytes) -> None:
    """Bots of middling strength take all seats that are left."""
    chance = Chance(seed)
    table = draft.state
    kinds = kinds_for(table.game.name, table.rules) if table.settings.bots else ()
    if table.finished or table.round is not None or not kinds:
        raise Refused("no_bots_here")
    _check_bots_may_change(table)
    if None not in table.seats:
        raise Refused("table_full")
    while (number := _free_seat(draft.state)) is not None:
        player = f"bot-{table.id}-{draft.seq}-{number}"
        chips = _bot_chips(table, chance)
        _seat_bot(draft, number, player, kinds[len(kinds) // 2], chips, chance)


def _seat_bot(
    draft: TableDraft, number: int, player: str, kind: str, chips: int, chance: Chance
) -> None:
    table = draft.state
    bot = bot_of(table.game.name, kind)
    taken = {other.name for other in table.seats if other is not None}
    name = bot_name(taken, chance, None if bot is None else bot.name)
    draft.happen(events.PlayerSat(number, player, name, chips, kind))
    draft.move(draft.payer_of_bots(), draft.chips_of(player), chips)


def _bot_chips(table: Table, chance: Chance) -> int:
    """The table's buy-in, or what chance draws between its two limits, in its steps or units."""
    between = table.settings.bot_buy_in
    if between is None:
        return table.settings.buy_in
    least, most = between
    step = table.settings.bot_step or table.rules.unit
    return least + step * chance.below((most - least) // step + 1)


def _check_bot_chips(table: Table, chips: int) -> None:
    """HU-FR2e: a host chooses within the limits for people, where chance does not draw. The chips
    are minted, so there is a limit beyond which no host may go."""
    if table.settings.bot_buy_in is not None:
        raise Refused("bot_chips_drawn")
    check_buy_in(table.rules, table.settings, chips)
    if chips > BOT_CHIPS_MAX:
        raise Refused("bad_buy_in", least=table.settings.buy_in_min, most=BOT_CHIPS_MAX)


def _check_bots_may_change(table: Table) -> None:
    """CAS-2.2e: the opponents of a stay are chosen before its first game."""
    if table.settings.fixed_bots and table.rounds:
        raise Refused("bots_fixed")


def dismiss(draft: TableDraft, number: int) -> None:
    _check_bots_may_change(draft.state)
    found = draft.taken(number)
    if found.bot is None:
        raise Refused("not_a_bot")
    if found.leaving:
        raise Refused("leaving")
    vacate(draft, number, LeaveCause.DISMISSED)


def remove(draft: TableDraft, name: str) -> None:
    """Nobody loses a hand by it: whoever is in the round plays it to its end."""
    table = draft.state
    for waiting in table.queue:
        if waiting.name == name:
            draft.happen(events.PlayerRemoved(waiting.player, name))
            draft.happen(events.Unqueued(waiting.player, name))
            return
    for number in table.humans():
        taken = draft.taken(number)
        if taken.name == name:
            _remove_from(draft, number, taken)
            return
    raise Refused("not_at_table", name=name)


def _remove_from(draft: TableDraft, number: int, taken: Seat) -> None:
    if taken.player == draft.by.id:
        raise Refused("not_yourself")
    if taken.removed:
        raise Refused("removed_already", name=taken.name)
    plays = draft.state.in_round(number)
    draft.happen(events.PlayerRemoved(taken.player, taken.name, number if plays else None))
    if not plays:
        draft.cash_out(number, LeaveCause.SENT_AWAY)


def hand_over(draft: TableDraft, name: str) -> None:
    """To somebody who sits here: an absent host could not look after the table."""
    for number in draft.state.humans():
        taken = draft.taken(number)
        if taken.name != name:
            continue
        if taken.player == draft.state.host:
            raise Refused("nothing_changed")
        if taken.leaving or taken.removed:
            break
        draft.happen(events.HostChanged(taken.player, name))
        return
    raise Refused("not_at_table", name=name)


def readmit(draft: TableDraft, name: str) -> None:
    for player, known in draft.state.removed.items():
        if known == name:
            draft.happen(events.PlayerReadmitted(player, name))
            return
    raise Refused("not_at_table", name=name)


def close(draft: TableDraft) -> None:
    table, by = draft.state, draft.by
    if table.round is not None:
        raise Refused("round_running")
    if isinstance(by, Player) and any(
        draft.taken(number).player != by.id for number in table.humans()
    ):
        raise Refused("others_seated")
    if by == HOUSE and not (table.finished or table.is_deserted()):
        raise Refused("others_seated")  # somebody came in the last moment
    shut(draft)


def shut(draft: TableDraft) -> None:
    """Everybody who is still here gets the chips back."""
    table = draft.state
    for waiting in table.queue:
        draft.happen(events.Unqueued(waiting.player, waiting.name))
    for number, taken in enumerate(table.seats):
        if taken is not None:
            draft.cash_out(number, LeaveCause.CLOSED)
    draft.happen(events.TableClosed())
