"""The audit of one stream's log, record by record: the chain, and the settlement of each round."""

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

from croupier.ledger.transfer import house, money_of, seated
from croupier.store import statements as sql
from croupier.store.chain import GENESIS, link

ROUND_CLOSED = b'"round_closed"'


class Closing(msgspec.Struct, frozen=True):
    """Of the events of a table the audit reads one only, and of that the sums."""

    e: str
    number: int = 0
    gains: dict[int, int] = {}
    house: int = 0


class StreamLog:
    def __init__(
        self, connection: sqlite3.Connection, stream: str, report: Callable[[str], None]
    ) -> None:
        self.stream = stream
        self._connection = connection
        self._report = report
        self._seq = 0
        self._hash = GENESIS
        self._last_seqs: dict[int, int] = dict(connection.execute(sql.LAST_SEQS, (stream,)))

    def add(self, seq: int, at_ms: int, command: str | None, events: Any, hash_: Any) -> None:
        if seq != self._seq + 1:
            first, last = self._seq + 1, seq - 1
            lost = f"record {first} is" if first == last else f"records {first} to {last} are"
            self._problem(f"{lost} missing")
        elif not isinstance(events, bytes) or (
            link(self._hash, self.stream, seq, at_ms, command, events) != hash_
        ):
            self._problem(f"record {seq} is not as it was written")
        self._seq = seq
        self._hash = hash_ if isinstance(hash_, bytes) else b""
        if isinstance(events, bytes) and ROUND_CLOSED in events:
            self._read(seq, events)

    def end(self) -> None:
        for number in self._last_seqs:
            self._problem(f"round {number} has no end in the log")

    def _read(self, seq: int, events: bytes) -> None:
        try:
            found = msgspec.json.decode(events, type=list[Closing])
        except msgspec.MsgspecError as error:
            self._problem(f"record {seq} cannot be read: {error}")
            return
        for event in found:
            if event.e == "round_closed":
                self._settled(seq, event)

    def _settled(self, seq: int, closing: Closing) -> None:
        """What the round moved is in the book, in one transfer of the same record, and in the list
        of those who played."""
        number = closing.number
        if self._last_seqs.pop(number, None) != seq:
            self._problem(f"round {number} ends with record {seq}, but is not listed so")
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

    def _compare_participants(self, number: int, closing: Closing) -> dict[str, int]:
        """What each player gained, of those who gained or lost anything."""
        rows = self._connection.execute(sql.GAINS, (self.stream, number)).fetchall()
        listed = {seat: gain for seat, _, gain in rows if gain}
        if listed != {seat: gain for seat, gain in closing.gains.items() if gain}:
            self._problem(f"round {number}: the gains of its participants are not those of the log")
        return {player: gain for _, player, gain in rows if gain}

    def _problem(self, what: str) -> None:
        self._report(f"stream {self.stream}: {what}")
