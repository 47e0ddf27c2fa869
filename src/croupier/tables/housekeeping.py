"""What a table does with orders of those who run the house: change its settings, take a player
away, void a round. Pure."""

from typing import Any

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.ledger.transfer import Posting, Transfer, house
from croupier.tables import events, seating
from croupier.tables.authority import Administrator
from croupier.tables.drafting import TableDraft
from croupier.tables.events import LeaveCause
from croupier.tables.opening import changed_settings, new_link
from croupier.tables.rounds import after_round
from croupier.tables.table import LastRound, Table

# What a table is made with: chips of another kind are in other accounts, and the mark was drawn.
FIXED = ("money", "marked_seat")
# What nobody in a round depends on.
ANY_TIME = {"bots", "buy_in", "buy_in_max", "buy_in_min", "gap_ms", "sitting", "watching"}


def configure(draft: TableDraft, name: str | None, changes: dict[str, Any], seed: bytes) -> None:
    table = draft.state
    if table.round is not None and not changes.keys() <= ANY_TIME:
        raise Refused("round_running")
    if table.finished:
        raise Refused("table_closed")
    settings = changed_settings(table.game, table.rules, table.settings, changes)
    for field in FIXED:
        if getattr(settings, field) != getattr(table.settings, field):
            raise Refused("bad_rules", field=field)
    if any(seat is not None for seat in table.seats[settings.seats :]):
        raise Refused("bad_rules", field="seats")
    title = table.name if name is None else " ".join(name.split()) or table.preset
    if (title, settings) == (table.name, table.settings):
        raise Refused("nothing_changed")
    link = table.link or new_link(settings, Chance(seed))
    draft.happen(events.TableConfigured(title, settings, link))


def remove(draft: TableDraft, player: str) -> None:
    """As if the player left: in mid-round nobody else knows before his turn (EPS-RF-PG-004)."""
    number = draft.state.seat_of(player)
    if number is None and not draft.state.is_queued(player):
        raise Refused("player_not_here")
    if number is not None and draft.taken(number).leaving:
        raise Refused("player_leaving")
    seating.leave(draft, player, LeaveCause.REMOVED)


def void(draft: TableDraft, number: int | None, reason: str) -> None:
    """The round that runs, or the last one as long as the next has not begun. Whoever names a
    number means just that round."""
    running, words = draft.state.round, " ".join(reason.split())
    if not words and isinstance(draft.by, Administrator):
        raise Refused("reason_needed")
    if running is not None and number in (None, running.number):
        # Chips lie in the accounts of the seats until a round is settled: nothing has to move.
        draft.happen(events.RoundVoided(running.number, words))
        after_round(draft)
        return
    last = draft.state.last_round
    if number is None:
        raise Refused("no_round")
    if running is not None or last is None or last.number != number:
        raise Refused("stale_round")
    _reverse(draft, last, words)


def _reverse(draft: TableDraft, last: LastRound, reason: str) -> None:
    """What the settlement moved goes back in one transfer, if all of it is still there."""
    table = draft.state
    players = {sitter.seat: sitter.player for sitter in last.sitters}
    for number, gain in last.gains.items():
        if not _has_kept(table, number, players[number], gain):
            raise Refused("round_spent")
    gains = {number: -gain for number, gain in last.gains.items()}
    postings = [Posting(draft.chips_of(players[number]), back) for number, back in gains.items()]
    if last.house:
        postings.append(Posting(house(table.settings.money), -last.house))
    draft.happen(events.RoundReversed(last.number, gains, -last.house, reason))
    if postings:
        draft.transfers.append(Transfer(f"void:{table.id}:{last.number}", tuple(postings)))


def _has_kept(table: Table, number: int, player: str, gain: int) -> bool:
    # The table may have fewer seats since then.
    seat = table.seats[number] if number < len(table.seats) else None
    return seat is not None and seat.player == player and seat.chips >= gain
