"""What a table is. Values only, no decisions."""

from typing import Any

from msgspec import Struct

from croupier.games.game import AnyGame, Carryover, Pending, Rules
from croupier.tables.authority import Authority, Bot, Player
from croupier.tables.events import LeaveCause, Sitter
from croupier.tables.settings import Access, Money, TableSettings


class Seat(Struct, frozen=True):
    """A taken seat. `chips` is the stack between rounds; during a round the game has the truth."""

    player: str
    name: str
    chips: int
    bot: str | None = None
    away: bool = False
    leaving: LeaveCause | None = None
    ready: bool = False
    missed: int = 0  # turns in a row without an action
    grace: int = 0  # rounds that may still begin while the seat has no chips
    stand_in: bool = False  # a bot plays for the player
    avatar: int | None = None  # the picture that the player chose
    bought_in: int = 0  # all chips that were brought to the seat
    rounds: int = 0  # those that the seat took part in
    against: str | None = None  # the kind of the bot that was the only opponent in the last one
    waits: int = 0  # of the chips, those that came too late for the running round
    removed: bool = False  # goes when the round is over, because the host wants it
    away_next: bool = False  # sits out when the round is over
    time_bank_ms: int = 0  # what is left of the player's own reserve of time


class Waiting(Struct, frozen=True):
    """Somebody in the queue for a seat."""

    player: str
    name: str
    chips: int
    avatar: int | None = None


class Round(Struct, frozen=True):
    """The running round. `events` counts what happened in the game so far: a decision draws from
    the stream of chance with that number, so that no two decisions share one."""

    number: int
    seed: bytes
    events: int
    state: Any
    first_seq: int  # the record that opened it
    sitters: tuple[Sitter, ...]
    public: bool = False  # whether everybody could watch it all the time


class LastRound(Struct, frozen=True):
    """What the last round settled, so that it can be taken back before the next one begins."""

    number: int
    gains: dict[int, int]
    house: int
    sitters: tuple[Sitter, ...]


class TableFields(Struct, frozen=True, kw_only=True):
    """What a table and its snapshot have in common. `seq` counts the decisions in the log,
    `secrets` those of which the rail knows nothing."""

    id: str
    name: str
    preset: str
    settings: TableSettings
    host: str
    seats: tuple[Seat | None, ...]
    mark: int | None = None  # the seat that is filled first
    link: str = ""
    tickets: frozenset[str] = frozenset()
    called: dict[str, int] = {}  # who was called to a free seat, and until when
    seq: int = 0
    secrets: int = 0
    queue: tuple[Waiting, ...] = ()
    rounds: int = 0
    turns: int = 0  # turns of earlier rounds, so that a turn number never comes twice
    finished: bool = False  # no other round is played
    paused: bool = False  # no other round begins until the host says so
    last_round: LastRound | None = None  # until the next one begins
    rigging: bool = False  # testers may name cards at this test table
    holds: bool = False  # the next round is to wait before its first card
    removed: dict[str, str] = {}  # the names of those who may not sit here any more


class Table(TableFields, frozen=True, kw_only=True):
    game: AnyGame
    rules: Rules
    carryover: Carryover | None = None
    carryover_before: Carryover | None = None  # what the last round began with
    round: Round | None = None
    ended: Any = None  # the end of the last round, still to be seen
    newcomers: frozenset[int] = frozenset()  # seats taken since the last round began
    closed: bool = False
    overtime: tuple[int, int] | None = None  # a turn, and by how much its clock was extended
    rigged: bool = False  # cards of the running round, or of the last one, were named
    named: tuple[str, ...] = ()  # those of the running round, the next one first

    @property
    def is_test(self) -> bool:
        return self.settings.money is Money.TEST

    @property
    def is_public(self) -> bool:
        """Whether everybody may watch, and what happens here counts."""
        return self.settings.watching is Access.EVERYONE and not self.is_test

    @property
    def public_seq(self) -> int:
        """The number of a decision as everybody may know it: a gap would give away that a player
        has left in secret (EPS-RF-PG-004)."""
        return self.seq - self.secrets

    def seat_of(self, player: str) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat is not None and seat.player == player:
                return number
        return None

    def own_seat(self, by: Authority) -> tuple[int, Seat] | None:
        """A player has the seat of a person; a bot its own, and one for which it stands in."""
        number = self.seat_of(by.id)
        seat = None if number is None else self.seats[number]
        if number is None or seat is None:
            return None
        owns = type(by) is (Player if seat.bot is None else Bot)
        return (number, seat) if owns or (seat.stand_in and type(by) is Bot) else None

    def bot_for(self, seat: Seat) -> str | None:
        """The kind of the bot that plays in the seat now, if any does."""
        return self.settings.stand_in if seat.stand_in else seat.bot

    def is_queued(self, player: str) -> bool:
        return any(waiting.player == player for waiting in self.queue)

    def has(self, player: str) -> bool:
        """Whether the player has a seat or waits for one."""
        return self.seat_of(player) is not None or self.is_queued(player)

    def in_round(self, seat: int) -> bool:
        return self.round is not None and seat in self.game.holdings(self.round.state).stacks

    def humans(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat is not None and seat.bot is None]

    def bots_giving_way(self) -> list[int]:
        """CAS-2.2e: where the host changes nothing about the bots any more, a person who comes may
        have the seat of one between two games."""
        if self.round is not None or not self.settings.fixed_bots:
            return []
        return [n for n, seat in enumerate(self.seats) if seat is not None and seat.bot is not None]

    def has_room(self) -> bool:
        """Whether a person may be seated now."""
        return None in self.seats or bool(self.bots_giving_way())

    def shown_state(self) -> Any:
        """The state of the game that is to be seen: the running round or the end of the last."""
        return self.ended if self.round is None else self.round.state

    def players_ready(self) -> list[int]:
        """The seats that would be dealt into a round now."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat is not None and not (seat.away or seat.leaving or self.is_broke(seat))
        ]

    def everybody_ready(self) -> bool:
        """Whether all people who are not away said that they are ready."""
        seats = (seat for seat in self.seats if seat is not None and seat.bot is None)
        return all(seat.ready or seat.away for seat in seats)

    def is_broke(self, seat: Seat) -> bool:
        """Whether the seat has too few chips to be dealt in."""
        return seat.chips < self.game.least(self.rules)

    def has_broke_seats(self) -> bool:
        """Whether somebody without chips is to lose the seat before the next round."""
        return any(
            seat is not None and seat.grace == 0 and self.is_broke(seat) for seat in self.seats
        )

    def can_open(self) -> bool:
        """Bots do not play among themselves."""
        if self.closed or self.finished or self.paused or self.round is not None:
            return False
        ready = self.players_ready()
        return len(ready) >= self.game.seats.start and not set(self.humans()).isdisjoint(ready)

    def is_deserted(self) -> bool:
        """Whether nobody would miss the table."""
        return not (self.round or self.queue or self.humans() or not self.host)

    def pending(self) -> Pending | None:
        """What the running round waits for, with a turn number that is unique at this table."""
        if self.round is None:
            return None
        pending = self.game.pending(self.round.state)
        if pending is None:
            return None
        turn, wait_ms = self.turns + pending.turn, pending.wait_ms
        if wait_ms is not None and self.overtime is not None and self.overtime[0] == turn:
            wait_ms += self.overtime[1]
        return Pending(turn, pending.seats, wait_ms)
