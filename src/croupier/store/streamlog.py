"""The audit of one stream's log, record by record: the chain, the settlement of each round, and
that rounds and participants are listed as the log tells."""

from collections.abc import Callable
from typing import Any

import msgspec

from croupier.ledger.transfer import house, money_of, seated
from croupier.store import statements as sql
from croupier.store.chain import GENESIS, link
from croupier.store.connection import Connection

READ = (b'"round_opened"', b'"round_closed"', b'"round_reversed"', b'"table_opened')
OPENS_TABLE = ("table_opened", "table_opened_2")


class Sitter(msgspec.Struct, frozen=True):
    seat: int
    player: str
    name: str
    bot: bool = False


class Fact(msgspec.Struct, frozen=True):
    """Of the events of a table the audit reads those in `READ`, and of these what is listed or
    booked."""

    e: str
    game: str = ""
    number: int = 0
    sitters: tuple[Sitter, ...] = ()
    gains: dict[int, int] = {}
    house: int = 0
    idle: tuple[int, ...] = ()


class Listed(msgspec.Struct, frozen=True):
    """A row of `rounds`."""

    number: int
    first_seq: int
    last_seq: int
    game: str
    ended_ms: int


class StreamLog:
    def __init__(self, connection: Connection, stream: str, report: Callable[[str], None]) -> None:
        self.stream = stream
        self.whole = True
        self.trusted = 0  # the first records, all of them as they were written
        self._connection = connection
        self._report = report
        self._seq = 0
        self._hash = GENESIS
        rows = connection.execute(sql.LISTED_ROUNDS, (stream,))
        self._listed = {row[0]: Listed(*row) for row in rows}
        self._game: str | None = None
        self._opened: dict[int, tuple[int, tuple[Sitter, ...]]] = {}  # where, and who sat there
        self._voided = {number for (number,) in connection.execute(sql.VOIDED, (stream,))}

    def add(self, seq: int, at_ms: int, command: str | None, events: Any, hash_: Any) -> None:
        if seq != self._seq + 1:
            first, last = self._seq + 1, seq - 1
            lost = f"record {first} is" if first == last else f"records {first} to {last} are"
            self.whole = False
            self._problem(f"{lost} missing")
        elif not isinstance(events, bytes) or (
            link(self._hash, self.stream, seq, at_ms, command, events) != hash_
        ):
            self.whole = False
            self._problem(f"record {seq} is not as it was written")
        if self.whole:
            self.trusted = seq
        self._seq = seq
        self._hash = hash_ if isinstance(hash_, bytes) else b""
        if isinstance(events, bytes) and any(word in events for word in READ):
            self._read(seq, at_ms, events)

    def end(self) -> None:
        for number in self._listed:
            self._problem(f"round {number} has no end in the log")
        for number in self._voided:
            self._problem(f"round {number} is listed as taken back, but not in the log")

    def _read(self, seq: int, at_ms: int, events: bytes) -> None:
        try:
            found = msgspec.json.decode(events, type=list[Fact])
        except msgspec.MsgspecError as error:
            self._problem(f"record {seq} cannot be read: {error}")
            return
        for event in found:
            if event.e in OPENS_TABLE:
                self._game = event.game
            elif event.e == "round_opened":
                self._opened[event.number] = seq, event.sitters
            elif event.e == "round_closed":
                self._settled(seq, at_ms, event)
            elif event.e == "round_reversed":
                self._taken_back(seq, event)

    def _settled(self, seq: int, at_ms: int, closing: Fact) -> None:
        """What the round moved is in the book, in one transfer of the same record, and in the list
        of those who played."""
        number = closing.number
        first_seq, sitters = self._opened.pop(number, (0, ()))
        listed = self._listed.pop(number, None)
        if listed is None or listed.last_seq != seq:
            self._problem(f"round {number} ends with record {seq}, but is not listed so")
        else:
            game = listed.game if self._game is None else self._game
            if listed != Listed(number, first_seq, seq, game, at_ms):
                self._problem(f"round {number} is listed otherwise than the log says")
        played = tuple(one for one in sitters if one.seat not in closing.idle)
        self._compare_names(number, played)
        players = self._compare_participants(number, closing)
        if not any(closing.gains.values()) and not closing.house:
            return
        key = f"round:{self.stream}:{number}"
        if self._connection.execute(sql.TRANSFER, (key,)).fetchone() != (self.stream, seq):
            self._problem(f"round {number} has no transfer with record {seq}")
            return
        money, seats = "", dict[str, int]()
        others: dict[str, int] = {}
        for account, amount in self._connection.execute(sql.POSTINGS, (key,)):
            money = money_of(account)
            if (player := seated(account, self.stream)) is None:
                others[account] = amount
            elif amount:
                seats[player] = amount
        rake = {house(money): closing.house} if closing.house else {}
        if others != rake or seats != players:
            self._problem(f"round {number} was settled otherwise than the log says")

    def _taken_back(self, seq: int, reversal: Fact) -> None:
        """Whatever the round has moved went back, in one transfer of the same record."""
        number = reversal.number
        if number not in self._voided:
            self._problem(f"round {number} was taken back by record {seq}, but is not listed so")
        self._voided.discard(number)
        self._compare_participants(
            number,
            Fact(reversal.e, number=number, gains={s: -g for s, g in reversal.gains.items()}),
        )
        if not any(reversal.gains.values()) and not reversal.house:
            return
        key = f"void:{self.stream}:{number}"
        settled = dict(self._connection.execute(sql.POSTINGS, (f"round:{self.stream}:{number}",)))
        back = {account: -amount for account, amount in settled.items()}
        found = dict(self._connection.execute(sql.POSTINGS, (key,)))
        where = self._connection.execute(sql.TRANSFER, (key,)).fetchone()
        if where != (self.stream, seq) or found != back:
            self._problem(f"round {number} was taken back otherwise than the log says")

    def _compare_names(self, number: int, sitters: tuple[Sitter, ...]) -> None:
        rows = self._connection.execute(sql.SITTERS, (self.stream, number)).fetchall()
        if sorted(rows) != sorted((one.seat, one.player, one.name, one.bot) for one in sitters):
            self._problem(f"round {number}: its participants are not those of the log")

    def _compare_participants(self, number: int, closing: Fact) -> dict[str, int]:
        """What each player gained, of those who gained or lost anything."""
        rows = self._connection.execute(sql.GAINS, (self.stream, number)).fetchall()
        listed = {seat: gain for seat, _, gain in rows if gain}
        if listed != {seat: gain for seat, gain in closing.gains.items() if gain}:
            self._problem(f"round {number}: the gains of its participants are not those of the log")
        return {player: gain for _, player, gain in rows if gain}

    def _problem(self, what: str) -> None:
        self._report(f"stream {self.stream}: {what}")
