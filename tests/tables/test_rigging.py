"""Test tables: who opens them, who names cards there, for what, and how they are marked."""

from typing import Any

import msgspec
import pytest

from croupier.games.game import Refused
from croupier.games.holdem.moves import HandsDealt, Restacked
from croupier.games.holdem.rules import CHIP
from croupier.hands.export import finished_rounds, to_phh
from croupier.hands.phh import dump
from croupier.ledger.transfer import Posting, mint, seat
from croupier.server.retold import RetoldRound
from croupier.tables import authority  # pytest would take a Tester for a test
from croupier.tables.access import check_watcher
from croupier.tables.authority import HOUSE, Administrator, Authority, Bot, Player
from croupier.tables.codec import encode_events, read_events, restore
from croupier.tables.commands import (
    Command,
    Credit,
    Expire,
    HoldDeal,
    Leave,
    OpenRound,
    OpenTable,
    RigDeck,
    SetRigging,
    Sit,
)
from croupier.tables.decide import decide, open_table
from croupier.tables.events import DeckRigged, Played, RoundClosed, RoundOpened
from croupier.tables.frames import (
    ClockView,
    Outcome,
    lobby_entry,
    summary,
    table_news,
    whole_frame,
)
from croupier.tables.overview import RiggingState, RigOverview, overview, rig_overview
from croupier.tables.ports import TABLE_STREAM, Participant, Record, RoundRecord, StoredStream
from croupier.tables.privateparts import PrivateParts
from croupier.tables.show import show
from croupier.tables.systemview import position
from croupier.tables.table import Table

ADMIN = Administrator("root", "Root")
TESTER = authority.Tester("tess", "Tess")
ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
SEED = bytes(range(32))
NO_CLOCK = ClockView(None, None)
CARDS = ("As", "Ks", "Ad", "Kd")


class RiggedTable:
    """A test table with Ann and Ben, and its log."""

    def __init__(self, *, rigging: bool = True) -> None:
        command = OpenTable("holdem", "cardroom", "Try", {}, {"money": "test"}, SEED)
        decision = open_table("t1", ADMIN, command, allow_rigging=True)
        self.table: Table = decision.table
        self.records = [Record("t1", 1, 0, None, encode_events(decision.events))]
        self.last = decision
        for player in (ANN, BEN):
            self.order(player, Sit(500 * CHIP))
        if rigging:
            self.order(ADMIN, SetRigging(True))

    def order(self, by: Authority, command: Command) -> "RiggedTable":
        self.last = decide(self.table, by, command, 0)
        self.table = self.last.table
        blob = encode_events(self.last.events)
        self.records.append(Record("t1", self.table.seq, 0, None, blob))
        return self

    def rigged_deal(self) -> "RiggedTable":
        self.order(TESTER, HoldDeal()).order(HOUSE, OpenRound(SEED))
        return self.order(TESTER, RigDeck(CARDS)).order(TESTER, HoldDeal(False))

    def finish(self) -> "RiggedTable":
        """Everybody leaves the hand to the clock."""
        while (pending := self.table.pending()) is not None:
            self.order(HOUSE, Expire(pending.turn))
        return self


def refusal(room: RiggedTable, by: Authority, command: Command) -> str:
    before = room.table
    with pytest.raises(Refused) as caught:
        room.order(by, command)
    assert room.table is before
    return caught.value.code


@pytest.mark.req("EPS-RF-GR-002")
@pytest.mark.parametrize(
    ("by", "allowed", "code"),
    [
        (ANN, True, "administrator_only"),
        (Bot("bot", "Bot"), True, "administrator_only"),
        (HOUSE, True, "administrator_only"),
        (TESTER, True, "administrator_only"),
        (ADMIN, False, "rigging_not_allowed"),
    ],
)
def test_only_an_administrator_of_a_house_that_allows_it_opens_one(
    by: Authority, allowed: bool, code: str
) -> None:
    command = OpenTable("holdem", "cardroom", "Try", {}, {"money": "test"}, SEED)
    with pytest.raises(Refused, match=code):
        open_table("t1", by, command, allow_rigging=allowed)


def test_a_game_that_cannot_be_rigged_has_no_test_tables() -> None:
    command = OpenTable("roulette", "casino", "Try", {}, {"money": "test"}, SEED)
    with pytest.raises(Refused, match="no_test_table"):
        open_table("t1", ADMIN, command, allow_rigging=True)


@pytest.mark.req("EPS-UC-003", "EPS-UC-003.2", "EPS-RF-GR-002")
def test_the_table_waits_for_the_tester_and_deals_the_named_cards() -> None:
    room = RiggedTable().order(TESTER, HoldDeal())
    room.order(HOUSE, OpenRound(SEED))
    pending = room.table.pending()
    assert pending is not None
    assert pending.seats == ()
    room.order(TESTER, RigDeck(CARDS))
    room.order(TESTER, HoldDeal(False))
    played = [event.event for event in room.last.events if isinstance(event, Played)]
    [dealt] = [event for event in played if isinstance(event, HandsDealt)]
    assert [[str(card) for card in hand] for hand in dealt.hands] == [["As", "Ad"], ["Ks", "Kd"]]
    assert not room.table.holds  # a wish is for one deal


@pytest.mark.req("EPS-RF-GR-002")
def test_each_use_is_in_the_log_with_the_name_of_the_tester() -> None:
    room = RiggedTable().rigged_deal()
    game = room.table.game
    log = [event for each in room.records for event in read_events(each.events, game)]
    assert [event for event in log if isinstance(event, DeckRigged)] == [DeckRigged("Tess", CARDS)]
    assert [getattr(e, "by", "") for e in log if type(e).__name__ == "HoldSet"] == ["Tess", "Tess"]
    assert [getattr(e, "by", "") for e in log if type(e).__name__ == "RiggingSet"] == ["Root"]


@pytest.mark.req("EPS-RF-GR-016")
def test_the_administrator_switches_rigging_on_and_off_between_games() -> None:
    room = RiggedTable(rigging=False)
    for command in (HoldDeal(), RigDeck(CARDS)):
        assert refusal(room, TESTER, command) == "rigging_off"
    for by in (ANN, TESTER, Player("", "")):
        assert refusal(room, by, SetRigging(True)) == "administrator_only"
    assert refusal(room, ADMIN, SetRigging(False)) == "rigging_already"
    room.order(ADMIN, SetRigging(True)).order(TESTER, HoldDeal())
    room.order(HOUSE, OpenRound(SEED))
    assert refusal(room, ADMIN, SetRigging(False)) == "round_running"
    room.order(TESTER, HoldDeal(False)).finish()
    room.order(ADMIN, SetRigging(False))
    assert refusal(room, TESTER, HoldDeal()) == "rigging_off"


def test_a_wish_to_wait_ends_with_the_permission() -> None:
    room = RiggedTable().order(TESTER, HoldDeal())
    room.order(ADMIN, SetRigging(False)).order(HOUSE, OpenRound(SEED))
    pending = room.table.pending()
    assert pending is not None
    assert pending.seats != ()


@pytest.mark.req("EPS-RF-GR-002")
@pytest.mark.parametrize("by", [ANN, ADMIN, HOUSE, Bot("b", "B"), Player("tess", "Tess")])
def test_only_a_tester_names_cards(by: Authority) -> None:
    room = RiggedTable().order(TESTER, HoldDeal()).order(HOUSE, OpenRound(SEED))
    for command in (HoldDeal(), HoldDeal(False), RigDeck(CARDS)):
        assert refusal(room, by, command) == "tester_only"


def test_a_tester_may_do_nothing_else() -> None:
    room = RiggedTable()
    for command in (Sit(500 * CHIP), Leave(), OpenRound(SEED), SetRigging(False)):
        with pytest.raises(Refused):
            decide(room.table, TESTER, command, 0)


@pytest.mark.req("EPS-UC-003-COM-2")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (("As", "As"), "card_twice"),
        (("bj",), "no_such_card"),
        (("nonsense",), "no_such_card"),
        ((), "no_cards_named"),
    ],
)
def test_what_cannot_be_dealt_is_refused(cards: tuple[str, ...], code: str) -> None:
    room = RiggedTable().order(TESTER, HoldDeal()).order(HOUSE, OpenRound(SEED))
    assert refusal(room, TESTER, RigDeck(cards)) == code
    room.order(TESTER, HoldDeal(False))
    hand = room.table.round.state.hands[0]  # type: ignore[union-attr]
    assert refusal(room, TESTER, RigDeck((str(hand[0]),))) == "card_dealt"


@pytest.mark.req("EPS-RF-GR-002", "EPS-RF-GR-016")
def test_no_money_of_a_bank_and_nobodys_chips() -> None:
    room = RiggedTable(rigging=False)
    assert refusal(room, HOUSE, Credit("ann", 100 * CHIP)) == "no_bank_here"
    room.order(ANN, Leave())
    [transfer] = room.last.transfers
    assert transfer.postings == (
        Posting(seat("t1", "ann", "test"), -500 * CHIP),
        Posting(mint("test"), 500 * CHIP),
    )


def test_other_tables_know_nothing_of_testers() -> None:
    command = OpenTable("holdem", "cardroom", "Real", {}, {}, SEED)
    table = open_table("t2", ANN, command, allow_rigging=True).table
    with pytest.raises(Refused, match="no_test_table"):
        decide(table, ADMIN, SetRigging(True), 0)
    for each in (HoldDeal(), RigDeck(CARDS)):
        with pytest.raises(Refused, match="no_test_table"):
            decide(table, TESTER, each, 0)
    with pytest.raises(Refused, match="no_test_table"):
        check_watcher(table, TESTER, "")
    check_watcher(RiggedTable().table, TESTER, "")


@pytest.mark.req("EPS-RF-GR-016")
def test_every_frame_summary_and_lobby_entry_is_marked() -> None:
    room = RiggedTable()
    assert summary(room.table).test
    assert lobby_entry(room.table).card.test
    orders: list[tuple[Authority, Command]] = [
        (TESTER, HoldDeal()),
        (HOUSE, OpenRound(SEED)),
        (TESTER, RigDeck(CARDS)),
    ]
    for order in orders:
        room.order(*order)
        news = table_news(Outcome(room.last, NO_CLOCK, {}, None), {"ann"}, PrivateParts())
        assert news is not None
        assert news.frame is not None
        assert marks_of(news.frame.public)["rigging"] is True
    frame = whole_frame(room.table, NO_CLOCK, "ann")
    assert marks_of(frame.public) == {"rigging": True, "holds": False, "rigged": True}
    room.order(TESTER, HoldDeal(False)).finish()
    assert marks_of(whole_frame(room.table, NO_CLOCK, "ann").public)["rigged"] is True
    room.order(HOUSE, OpenRound(SEED))
    assert marks_of(whole_frame(room.table, NO_CLOCK, "ann").public)["rigged"] is False


def marks_of(public: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(public + b"[]}")["test"]
    return found


def test_nobody_is_shown_which_cards_were_named() -> None:
    room = RiggedTable().order(TESTER, HoldDeal()).order(HOUSE, OpenRound(SEED))
    room.order(TESTER, RigDeck(CARDS))
    rigged, restacked = room.last.events
    assert isinstance(restacked, Played)
    assert isinstance(restacked.event, Restacked)
    for reader in (None, *range(7)):
        seen = [show(event, reader, room.table.game) for event in room.last.events]
        assert seen[0] == DeckRigged("Tess", ())
        text = msgspec.json.encode(seen)
        assert not any(card.encode() in text for card in CARDS)
    assert rigged == DeckRigged("Tess", CARDS)


@pytest.mark.req("EPS-RF-GR-002")
def test_histories_and_hand_files_are_marked() -> None:
    room = RiggedTable().rigged_deal().finish()
    plain = len(room.records)
    room.order(HOUSE, OpenRound(SEED)).finish()
    game = room.table.game
    log = [(each.at_ms, read_events(each.events, game)) for each in room.records]
    first, second = finished_rounds("t1", "Try", log)
    assert "_test_table = true" in dump(to_phh(first))
    assert "_rigged = true" in dump(to_phh(first))
    assert "_test_table = true" in dump(to_phh(second))
    assert "_rigged" not in dump(to_phh(second))
    for records, number, rigged in (
        (room.records[:plain], 1, True),
        (room.records[plain:], 2, False),
    ):
        people = (Participant("ann", "Ann", 0, 0), Participant("ben", "Ben", 1, 0))
        retold = RetoldRound(RoundRecord(number, "holdem", 1, 9, 0, people), 0)
        retold.read(records)
        told = msgspec.json.decode(retold.encoded())
        assert (told["test"], told["rigged"]) == (True, rigged)


def test_the_log_tells_the_same_and_a_real_table_is_not_marked() -> None:
    room = RiggedTable().rigged_deal()
    stored = StoredStream("t1", TABLE_STREAM, 1, None, tuple(room.records))
    assert restore(stored).table == room.table
    opened = [e for r in room.records for e in read_events(r.events, room.table.game)]
    assert all(event.test for event in opened if isinstance(event, RoundOpened))
    room.finish()
    assert any(isinstance(event, RoundClosed) for event in room.last.events)
    command = OpenTable("holdem", "cardroom", "Real", {}, {}, SEED)
    table = open_table("t2", ANN, command).table
    assert b'"test":{' not in whole_frame(table, NO_CLOCK, "ann").public
    assert not summary(table).test


def test_the_desk_sees_how_a_test_table_stands() -> None:
    room = RiggedTable(rigging=False)
    assert seen_at_desk(room) == (False, False, False, False)
    room.order(ADMIN, SetRigging(True))
    assert seen_at_desk(room) == (True, False, False, False)
    room.order(TESTER, HoldDeal())
    assert seen_at_desk(room) == (True, True, False, False)
    room.order(HOUSE, OpenRound(SEED))
    assert seen_at_desk(room) == (True, True, True, False)
    room.order(TESTER, RigDeck(CARDS)).order(TESTER, HoldDeal(False))
    assert seen_at_desk(room) == (True, False, False, True)
    room.order(TESTER, HoldDeal())
    assert seen_at_desk(room) == (True, True, False, True)  # it is a player's turn first
    real = open_table("t2", ANN, OpenTable("holdem", "cardroom", "Real", {}, {}, SEED)).table
    assert overview(real, NO_CLOCK).test is position(real, NO_CLOCK).test is None


def seen_at_desk(room: RiggedTable) -> tuple[bool, bool, bool, bool]:
    found = overview(room.table, NO_CLOCK).test
    assert isinstance(found, RiggingState)
    assert position(room.table, NO_CLOCK).test == found
    return found.rigging, found.holds, found.waits, found.rigged


def test_testers_see_the_named_cards_until_they_are_dealt() -> None:
    room = RiggedTable().order(TESTER, HoldDeal())
    assert rig_overview(room.table) == RigOverview("t1", (), ())
    room.order(HOUSE, OpenRound(SEED)).order(TESTER, RigDeck(CARDS))
    found = rig_overview(room.table)
    assert found.named == CARDS
    left, button = room.table.round.state.order  # type: ignore[union-attr]
    assert found.places == (left, button, left, button, "flop", "flop", "flop", "turn", "river")
    # What is named later lies on top of what was named before.
    room.order(TESTER, RigDeck(("2c", "Kd")))
    assert rig_overview(room.table).named == ("2c", "Kd", "As", "Ks", "Ad")
    room.order(TESTER, HoldDeal(False))
    assert rig_overview(room.table).named == ("Ad",)
    assert rig_overview(room.finish().table) == RigOverview("t1", (), ())
    for seen in (overview(room.table, NO_CLOCK), position(room.table, NO_CLOCK)):
        assert not hasattr(seen, "named")
