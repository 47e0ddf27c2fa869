"""A table without an actor: its pure value, its book and its log, kept as the house keeps them.
After every decision the chips at the seats are compared with the book."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemAction,
    HoldemOptions,
    RaiseTo,
)
from croupier.games.holdem.rules import CHIP, PRESETS
from croupier.ledger.book import Book
from croupier.ledger.transfer import Transfer, mint, move, seat, wallet
from croupier.tables.authority import HOUSE, Administrator, Authority, Bot, Player
from croupier.tables.codec import encode_events, take_snapshot
from croupier.tables.commands import Act, Command, Expire, OpenRound, SeatBot, Sit
from croupier.tables.decide import decide
from croupier.tables.drafting import Decision
from croupier.tables.events import (
    AnyTableEvent,
    Played,
    RoundClosed,
    RoundOpened,
    RoundReversed,
    RoundVoided,
    TableOpened,
    ToppedUp,
)
from croupier.tables.evolve import evolve
from croupier.tables.opening import preset_settings
from croupier.tables.ports import TABLE_STREAM, Record, StoredStream
from croupier.tables.table import Seat, Table

HOST = "host"
WEALTH = 1_000_000
ACTIONS: dict[str, HoldemAction] = {
    "fold": Fold(),
    "check": Check(),
    "call": Call(),
    "all-in": AllIn(),
}


def who(name: str) -> Authority:
    if name == "house":
        return HOUSE
    if name == "admin":
        return Administrator(name, name)
    return Bot(name, name) if name.startswith("bot-") else Player(name, name.title())


class Parlour:
    def __init__(
        self,
        preset: str = "cardroom",
        *,
        rules: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        wealth: int = WEALTH,
    ) -> None:
        chosen = PRESETS[preset]
        opened = TableOpened(
            id="t1",
            name="Table",
            game=game.name,
            preset=preset,
            rules=msgspec.to_builtins(replace(chosen.rules, **rules or {})),
            settings=replace(preset_settings(game, preset), **settings or {}),
            host=HOST,
        )
        self.table: Table = replace(evolve(None, opened), seq=1)
        self.book = Book()
        self.wealth = wealth * CHIP
        self.records = [Record("t1", 1, 0, None, encode_events([opened]))]
        self.snapshots: list[tuple[int, bytes]] = []
        self.last: tuple[AnyTableEvent, ...] = (opened,)
        self.transfers: tuple[Transfer, ...] = ()
        self.added = 0  # chips that were put on the table since the round began
        self.seeds = 0

    def order(self, name: str, command: Command) -> "Parlour":
        """Carry it out, or raise `Refused` and leave everything as it is."""
        self._endow(name)
        decision = decide(self.table, who(name), command, 1_000 * len(self.records))
        self.book.apply(*decision.transfers, closes=decision.closed_accounts)
        self.book.commit()
        self._keep(decision)
        self.audit()
        return self

    def _endow(self, name: str) -> None:
        key = f"first:{name}"
        if not self.book.knows(key):
            self.book.apply(move(key, mint(), wallet(name), self.wealth))
            self.book.commit()

    def _keep(self, decision: Decision) -> None:
        self.table = decision.table
        self.last, self.transfers = decision.events, decision.transfers
        blob = encode_events(decision.events)
        self.records.append(Record("t1", self.table.seq, 0, None, blob))
        for event in decision.events:
            match event:
                case RoundOpened():
                    self.added = 0
                case ToppedUp(_, chips):
                    self.added += chips
                case RoundClosed() | RoundVoided() | RoundReversed() if not self.table.closed:
                    self.snapshots.append((self.table.seq, take_snapshot(self.table)))
                case _:
                    pass

    def audit(self) -> None:
        """The book and the table agree on every chip."""
        held = {
            seat(self.table.id, taken.player): taken.chips
            for taken in self.table.seats
            if taken is not None
        }
        prefix = seat(self.table.id, "")
        booked = {
            name: chips for name, chips in self.book.balances().items() if name.startswith(prefix)
        }
        assert booked.keys() <= held.keys()  # the account of a seat is closed when it is left
        assert {name: booked.get(name, 0) for name in held} == held
        assert all(total == 0 for total in self.book.trial().values())
        if self.table.round is not None:
            holdings = self.table.game.holdings(self.table.round.state)
            at_seats = sum(self.seat(number).chips for number in holdings.stacks)
            assert 0 <= at_seats - holdings.total() <= self.added

    def stored(self, *, from_snapshot: bool = False) -> StoredStream:
        if not (from_snapshot and self.snapshots):
            return StoredStream("t1", TABLE_STREAM, 1, None, tuple(self.records))
        seq, blob = self.snapshots[-1]
        return StoredStream("t1", TABLE_STREAM, 1, blob, tuple(self.records[seq:]))

    def sit(self, *names: str, chips: int = 500) -> "Parlour":
        for name in names:
            self.order(name, Sit(chips * CHIP))
        return self

    def bot(self) -> "Parlour":
        self.seeds += 1
        return self.order(HOST, SeatBot("thirds", seed=self.seeds.to_bytes(32, "big")))

    def deal(self) -> "Parlour":
        self.seeds += 1
        return self.order("house", OpenRound(self.seeds.to_bytes(32, "big")))

    def act(self, words: str) -> "Parlour":
        """The one whose turn it is orders this, for instance "raise 40"; several by commas."""
        for line in words.split(","):
            self.order(self.to_act, Act(self.turn, action(line)))
        return self

    def expire(self) -> "Parlour":
        return self.order("house", Expire(self.turn))

    def finish(self) -> "Parlour":
        """Check or fold to the end of the round."""
        while self.running:
            self.act("check" if self.options.check else "fold")
        return self

    @property
    def to_act(self) -> str:
        """Whose turn it is; nobody's name is empty."""
        pending = self.table.pending()
        return "" if pending is None else self.seat(pending.seats[0]).player

    @property
    def running(self) -> bool:
        return self.table.round is not None

    @property
    def options(self) -> HoldemOptions:
        """What is offered to the one whose turn it is."""
        pending = self.table.pending()
        assert pending is not None, "no round waits"
        found = self.table.game.options(self.table.shown_state(), pending.seats[0])
        assert isinstance(found, HoldemOptions)
        return found

    @property
    def turn(self) -> int:
        pending = self.table.pending()
        assert pending is not None, "no round waits"
        return pending.turn

    def seat(self, number: int) -> Seat:
        taken = self.table.seats[number]
        assert taken is not None, f"nobody at seat {number}"
        return taken

    def number(self, name: str) -> int:
        number = self.table.seat_of(name)
        assert number is not None, f"{name} has no seat"
        return number

    def of(self, name: str) -> Seat:
        return self.seat(self.number(name))

    def chips(self, name: str) -> int:
        return self.of(name).chips // CHIP

    def wallet(self, name: str) -> int:
        return self.book.balance(wallet(name)) // CHIP

    @property
    def names(self) -> list[str | None]:
        """Who sits where."""
        return [None if taken is None else taken.player for taken in self.table.seats]

    @property
    def happened(self) -> list[str]:
        """The kinds of the table's own events in the last decision."""
        return [type(event).__name__ for event in self.last if not isinstance(event, Played)]

    @property
    def played(self) -> list[Any]:
        """The game's events in the last decision."""
        return [event.event for event in self.last if isinstance(event, Played)]


def action(words: str) -> HoldemAction:
    match words.split():
        case ["bet" | "raise", chips]:
            return RaiseTo(int(chips) * CHIP)
        case [word]:
            return ACTIONS[word]
        case _:
            raise ValueError(f"no such order: {words!r}")


@contextmanager
def refused(parlour: Parlour, code: str, **facts: int | str) -> Iterator[None]:
    """The order within must be refused with this code, and nothing may change."""
    before, log = parlour.table, len(parlour.records)
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    assert parlour.table is before
    assert len(parlour.records) == log
