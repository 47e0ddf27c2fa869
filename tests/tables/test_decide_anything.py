"""Thousands of random orders, sensible and not: the chips always add up, the log rebuilds the
table, and no turn number comes twice."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem.moves import Call, RaiseTo
from croupier.games.holdem.rules import CHIP, PRESETS
from croupier.ledger.book import Overdrawn
from croupier.tables.codec import Unfoldable, restore, take_snapshot
from croupier.tables.commands import (
    Act,
    Admit,
    CloseTable,
    Command,
    Configure,
    DismissBot,
    Expire,
    IssueTicket,
    Leave,
    MarkAbsent,
    OpenRound,
    PauseTable,
    ReadmitPlayer,
    Ready,
    Remove,
    SeatBot,
    SendAway,
    SetAway,
    ShowHand,
    Sit,
    StartRound,
    TopUp,
    Unqueue,
    VoidRound,
)
from croupier.tables.ports import TABLE_STREAM, Record, StoredStream
from croupier.tables.table import Table
from tests.tables.parlour import HOST, Parlour

PEOPLE = [HOST, *(f"p{number}" for number in range(11))]
STEPS = 2_000


class Crowd:
    """People who order anything at any time; some of them run out of money."""

    def __init__(self, preset: str, seed: bytes) -> None:
        self.chance = Chance(seed)
        self.preset = preset
        self.played = 0  # hands, at tables that are closed
        self._begin()
        self.carried_out: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    def _begin(self) -> None:
        self.parlour = Parlour(self.preset, wealth=30_000).bot()
        self.turn = -1

    def step(self) -> None:
        if self.parlour.table.closed:
            self.played += self.parlour.table.rounds
            self._begin()
        name, command = self._order()
        before, log = self.parlour.table, len(self.parlour.records)
        try:
            self.parlour.order(name, command)
        except (Refused, Overdrawn) as reason:
            code = reason.code if isinstance(reason, Refused) else "overdrawn"
            self.refused[code] += 1
            assert self.parlour.table is before
            assert len(self.parlour.records) == log
        else:
            self.carried_out[type(command).__name__] += 1
            self._check_turn(before)

    def _check_turn(self, before: Table) -> None:
        pending = self.parlour.table.pending()
        if pending is None:
            return
        assert pending.turn >= self.turn
        if pending.turn == self.turn:
            assert before.pending() == pending
        self.turn = pending.turn

    def _order(self) -> tuple[str, Command]:
        parlour, chance = self.parlour, self.chance
        dice = chance.below(100)
        if parlour.running and dice < 70:
            return parlour.to_act, Act(parlour.turn, parlour.options.pick(chance))
        if parlour.running and dice < 75:
            return "house", Expire(parlour.turn)
        if not parlour.running and dice < 40:
            return "house", OpenRound(chance.bytes(32))
        return self._anything(chance.choice(PEOPLE))

    def _anything(self, name: str) -> tuple[str, Command]:
        chance, table = self.chance, self.parlour.table
        number = chance.choice((*range(-1, 8), *(n for n, seat in enumerate(table.seats) if seat)))
        seated = [seat.player for seat in table.seats if seat is not None and seat.bot is None]
        mine = chance.choice((name, *seated))
        chips = chance.choice((0, 5, 20, 100, 250, 500, 503, 1000, 3000)) * CHIP
        turn = self.turn + chance.below(3) - 1
        alone = len(seated) == sum(seat is not None for seat in table.seats)
        kind = "thirds" if alone else "unheard-of"  # bots on all seats would leave no room to play
        anything: list[tuple[str, Command]] = [
            (name, Sit(chips, number if number >= 0 else None)),
            *[(person, Sit(500 * CHIP)) for person in PEOPLE[:4]],
            (mine, Leave()),
            (mine, SetAway(chance.below(3) == 0)),
            (mine, SetAway(chance.below(3) == 0, after_round=True)),
            (mine, ShowHand()),
            (HOST, PauseTable(chance.below(3) == 0)),
            (mine, TopUp(chips)),
            (mine, Ready()),
            ("house", MarkAbsent(mine)),
            (HOST, SendAway(mine.title())),
            (HOST, ReadmitPlayer(name.title())),
            (name, Act(turn, Call())),
            (name, Act(self.turn, RaiseTo(chips))),
            (HOST, SeatBot(kind, seed=chance.bytes(32))),
            (HOST, DismissBot(number)),
            (HOST, DismissBot(number)),
            (chance.choice(PEOPLE[1:]), CloseTable()),
            ("house", Admit()),
            ("house", Admit()),
            ("house", Unqueue(name)),
            ("house", Expire(turn)),
            ("house", OpenRound(chance.bytes(32))),
            ("house", VoidRound()),
            ("admin", VoidRound(table.rounds, "misdeal")),
            ("admin", VoidRound(table.rounds, "misdeal")),
            ("admin", Remove(mine)),
            ("admin", Configure(None, {"gap_ms": 1_000 * chance.below(9)}, chance.bytes(32))),
            ("admin", Configure(None, {"seats": 4 + chance.below(4)}, chance.bytes(32))),
            (chance.choice((HOST, name)), StartRound(chance.bytes(32))),
            (chance.choice((HOST, name)), IssueTicket(name)),
        ]
        return chance.choice(anything)


def same_after_restart(found: Table, live: Table) -> bool:
    """A snapshot leaves out what is only to be looked at: the end of the last hand."""
    return found == replace(live, ended=found.ended, newcomers=found.newcomers)


@pytest.mark.req("CAS-2.5")
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seed", range(2))
def test_chips_add_up_and_the_log_rebuilds_the_table(preset: str, seed: int) -> None:
    """Rules 14.1, 14.2, 14.3."""
    crowd = Crowd(preset, seed.to_bytes(32, "big"))
    for step in range(STEPS):
        crowd.step()
        parlour = crowd.parlour
        if step % 100 == 0 or step == STEPS - 1:
            assert restore(parlour.stored()).table == parlour.table
        if step % 10 == 0:
            assert same_after_restart(
                restore(parlour.stored(from_snapshot=True)).table, parlour.table
            )
    played = crowd.played + crowd.parlour.table.rounds
    assert played > 50, f"{played} hands, {crowd.carried_out}, {crowd.refused}"
    expected = {"Act", "Expire", "Sit", "Leave", "SetAway", "TopUp", "Ready"}
    expected |= {"MarkAbsent", "StartRound", "VoidRound", "IssueTicket", "Remove", "Configure"}
    assert expected <= crowd.carried_out.keys()
    refused = {"stale_turn", "bad_buy_in", "not_seated", "host_only"}
    assert refused <= crowd.refused.keys()


@given(st.sampled_from(sorted(PRESETS)), st.binary(min_size=32, max_size=32))
def test_short_evenings_add_up_too(preset: str, seed: bytes) -> None:
    """Rules 14.1, 14.3."""
    crowd = Crowd(preset, seed)
    for _ in range(60):
        crowd.step()
    parlour = crowd.parlour
    assert restore(parlour.stored()).table == parlour.table
    assert same_after_restart(restore(parlour.stored(from_snapshot=True)).table, parlour.table)


def test_closing_after_anything_sends_every_chip_home() -> None:
    """Rules 1.10, 14.3."""
    crowd = Crowd("cardroom", b"\7" * 32)
    for _ in range(300):
        crowd.step()
    parlour = crowd.parlour
    if parlour.running:
        parlour.finish()
    if not parlour.table.closed:
        parlour.order("admin", CloseTable())
    assert parlour.table.closed
    assert not any(":seat:" in name for name in parlour.book.balances())


def log_of(*records: Record, snapshot: bytes | None = None) -> StoredStream:
    return StoredStream("t1", TABLE_STREAM, 1, snapshot, records)


def _played() -> Parlour:
    parlour = Parlour().sit("ann", "bob").deal().finish().deal()
    return parlour.act("call")


def test_a_log_with_a_hole_is_not_folded() -> None:
    """Rule 14.3."""
    records = _played().records
    for without in range(len(records) - 1):
        kept = (*records[:without], *records[without + 1 :])
        with pytest.raises(Unfoldable):
            restore(log_of(*kept))


def test_a_damaged_log_is_not_folded() -> None:
    """Rule 14.3."""
    parlour = _played()
    seq, blob = parlour.snapshots[-1]
    broken = [
        log_of(),
        log_of(snapshot=b"{}"),
        log_of(snapshot=blob.replace(b'"version":2', b'"version":9')),
        log_of(replace(parlour.records[seq], events=b"nothing"), snapshot=blob),
        log_of(replace(parlour.records[seq], events=b'[{"e":"no"}]'), snapshot=blob),
        log_of(replace(parlour.records[0], events=b"[]")),
    ]
    for stored in broken:
        with pytest.raises(Unfoldable):
            restore(stored)
    assert same_after_restart(restore(parlour.stored(from_snapshot=True)).table, parlour.table)


def test_snapshots_are_taken_between_hands() -> None:
    """Rule 14.2."""
    with pytest.raises(ValueError, match="between rounds"):
        take_snapshot(_played().table)
