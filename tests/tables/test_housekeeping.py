"""Orders of those who run the house: a round is voided while it runs or taken back before the next,
a player is taken away, settings are changed between rounds."""

import pytest
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.holdem.rules import CHIP
from croupier.ledger.transfer import Posting, Transfer, house, seat
from croupier.tables.authority import HOUSE, Administrator, Authority, Player
from croupier.tables.codec import restore
from croupier.tables.commands import (
    Configure,
    FinishTable,
    Leave,
    OpenTable,
    Remove,
    SeatBot,
    SetAway,
    Sit,
    TopUp,
    VoidRound,
)
from croupier.tables.decide import decide, open_table
from croupier.tables.events import (
    LeaveCause,
    PlayerLeft,
    RoundReversed,
    RoundVoided,
    SeatLeaving,
    TableConfigured,
)
from croupier.tables.opening import LINK_BYTES
from croupier.tables.settings import Access
from tests.tables.parlour import HOST, Parlour, refused

SEED = bytes(range(32))


def at_showdown(**settings: object) -> Parlour:
    """A hand of three that was played to its end; somebody has won."""
    parlour = Parlour(settings=settings).sit(HOST, "ann", "bob").deal()
    while parlour.running:
        parlour.act("check" if parlour.options.check else "call")
    return parlour


def stacks(parlour: Parlour) -> dict[str, int]:
    return {name: parlour.chips(name) for name in (HOST, "ann", "bob")}


# Voids


def test_a_running_round_is_void_with_a_reason_and_nobody_has_lost_a_chip() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob").deal().act("raise 40")
    parlour.order("admin", VoidRound(1, "  a  misdeal "))
    assert parlour.last[0] == RoundVoided(1, "a misdeal")
    assert stacks(parlour) == dict.fromkeys((HOST, "ann", "bob"), 500)
    assert parlour.transfers == ()
    assert parlour.deal().table.rounds == 2


def test_an_order_that_comes_late_does_not_void_the_next_round() -> None:
    parlour = at_showdown().deal()
    with refused(parlour, "stale_round"):
        parlour.order("admin", VoidRound(1, "late"))
    assert parlour.running


def test_the_last_round_is_taken_back_by_the_opposite_transfer() -> None:
    parlour = at_showdown()
    settled = parlour.transfers[-1]
    before = parlour.table
    parlour.order("admin", VoidRound(1, "a marked card"))
    opposite = tuple(Posting(one.account, -one.amount) for one in settled.postings)
    assert parlour.transfers == (Transfer("void:t1:1", opposite),)
    (event,) = parlour.last
    assert isinstance(event, RoundReversed)
    assert event.reason == "a marked card"
    assert stacks(parlour) == dict.fromkeys((HOST, "ann", "bob"), 500)
    # As if it had not been: the button of the next round is where it was.
    assert parlour.table.carryover is None
    assert before.carryover is not None
    assert parlour.table.ended is None


def test_it_is_taken_back_once() -> None:
    parlour = at_showdown().order("admin", VoidRound(1, "misdeal"))
    with refused(parlour, "stale_round"):
        parlour.order("admin", VoidRound(1, "misdeal"))


def test_what_the_house_won_goes_back_too() -> None:
    parlour = Parlour().sit(HOST, "ann").deal().act("call,check")
    parlour.finish()
    account = house()
    owed = {seat("t1", name): parlour.of(name).chips for name in (HOST, "ann")}
    # The pot of a game of the house is the house's: hold'em has none, so it is put on top.
    last = parlour.table.last_round
    assert last is not None
    raked = replace(parlour.table, last_round=replace(last, house=7 * CHIP))
    decision = decide(raked, Administrator("root", "Root"), VoidRound(1, "misdeal"), 0)
    assert Posting(account, -7 * CHIP) in decision.transfers[0].postings
    assert set(owed) <= {one.account for one in decision.transfers[0].postings} | set(owed)


def test_not_when_somebody_has_gone_with_the_chips() -> None:
    parlour = at_showdown()
    gains = parlour.table.last_round
    assert gains is not None
    number = next(iter(gains.gains))
    parlour.order(parlour.seat(number).player, Leave())
    with refused(parlour, "round_spent"):
        parlour.order("admin", VoidRound(1, "misdeal"))


def test_not_when_another_has_the_seat_now() -> None:
    parlour = at_showdown()
    last = parlour.table.last_round
    assert last is not None
    number = next(iter(last.gains))
    parlour.order(parlour.seat(number).player, Leave())
    parlour.order("cid", Sit(500 * CHIP, number))
    with refused(parlour, "round_spent"):
        parlour.order("admin", VoidRound(1, "misdeal"))


def test_chips_that_were_brought_since_stay() -> None:
    parlour = at_showdown()
    last = parlour.table.last_round
    assert last is not None
    loser = next(n for n, gain in last.gains.items() if gain < 0)
    name = parlour.seat(loser).player
    parlour.order(name, TopUp(5 * CHIP))
    parlour.order("admin", VoidRound(1, "misdeal"))
    assert parlour.chips(name) == 505


def test_the_last_round_of_a_table_that_closes_can_be_taken_back() -> None:
    parlour = at_showdown()
    parlour.order("admin", FinishTable()).order("admin", VoidRound(1, "misdeal"))
    assert parlour.table.finished
    assert stacks(parlour) == dict.fromkeys((HOST, "ann", "bob"), 500)


def test_the_same_after_a_restart() -> None:
    parlour = at_showdown()
    again = restore(parlour.stored(from_snapshot=True)).table
    assert again.last_round == parlour.table.last_round
    decision = decide(again, Administrator("root", "Root"), VoidRound(1, "misdeal"), 0)
    parlour.order("admin", VoidRound(1, "misdeal"))
    assert decision.events == parlour.last
    assert restore(parlour.stored()).table == parlour.table


def test_before_the_first_round_there_is_nothing_to_void() -> None:
    parlour = Parlour().sit(HOST, "ann")
    with refused(parlour, "no_round"):
        parlour.order("house", VoidRound())
    with refused(parlour, "stale_round"):
        parlour.order("admin", VoidRound(1, "misdeal"))


def test_the_players_are_told_why() -> None:
    parlour = at_showdown()
    for reason in ("", "  "):
        with refused(parlour, "reason_needed"):
            parlour.order("admin", VoidRound(1, reason))


# Players


def test_a_player_is_taken_away_between_rounds_with_the_chips() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob")
    had = parlour.wallet("bob")
    parlour.order("admin", Remove("bob"))
    assert parlour.last == (PlayerLeft(2, "bob", "Bob", 500 * CHIP, LeaveCause.REMOVED),)
    assert parlour.wallet("bob") == had + 500


@pytest.mark.req("EPS-RF-PG-004")
def test_in_mid_round_the_others_learn_of_it_at_his_turn_only() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob", "cid").deal()
    others = [name for name in (HOST, "ann", "bob", "cid") if name != parlour.to_act]
    number = parlour.number(others[-1])
    decision = decide(parlour.table, Administrator("root", "Root"), Remove(others[-1]), 0)
    assert decision.secret
    assert decision.events[0] == SeatLeaving(number, LeaveCause.REMOVED)
    parlour.order("admin", Remove(others[-1]))
    with refused(parlour, "player_leaving"):
        parlour.order("admin", Remove(others[-1]))
    parlour.finish()
    assert others[-1] not in parlour.names


def test_a_player_is_taken_out_of_the_queue() -> None:
    parlour = Parlour(settings={"seats": 2}).sit(HOST, "ann", "bob")
    parlour.order("admin", Remove("bob"))
    assert parlour.table.queue == ()
    with refused(parlour, "player_not_here"):
        parlour.order("admin", Remove("bob"))


# Settings


def test_settings_change_between_rounds_and_stay_after_a_restart() -> None:
    parlour = Parlour().sit(HOST, "ann")
    parlour.order("admin", Configure(" Table  9 ", {"gap_ms": 9_000}, SEED))
    assert parlour.happened == ["TableConfigured"]
    assert (parlour.table.name, parlour.table.settings.gap_ms) == ("Table 9", 9_000)
    assert restore(parlour.stored()).table == parlour.table


def test_not_during_a_round_and_not_without_a_change() -> None:
    parlour = Parlour().sit(HOST, "ann").deal()
    with refused(parlour, "round_running"):
        parlour.order("admin", Configure(None, {"seats": 9}))
    parlour.order("admin", Configure(None, {"gap_ms": 9_000, "bots": False}, SEED))
    parlour.finish()
    with refused(parlour, "nothing_changed"):
        parlour.order("admin", Configure(None, {}))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("money", "cardroom"),
        ("marked_seat", False),
        ("seats", 1),
        ("seats", 99),
        ("seats", 2),  # somebody sits on the third
        ("gap_ms", -1),
        ("buy_in_min", 0),
        ("colour", "red"),
        ("gap_ms", "soon"),
    ],
)
def test_settings_that_no_table_could_have(field: str, value: object) -> None:
    parlour = Parlour(settings={"marked_seat": True}).sit(HOST, "ann", "bob")
    with refused(parlour, "bad_rules", field=field):
        parlour.order("admin", Configure(None, {field: value}))


def test_seats_are_added_and_taken_away() -> None:
    parlour = Parlour(settings={"seats": 4}).sit(HOST, "ann").deal().finish()
    parlour.order("admin", Configure(None, {"seats": 9}, SEED))
    parlour.order("zoe", Sit(500 * CHIP, 8)).order("zoe", Leave())
    parlour.order("admin", Configure(None, {"seats": 2}, SEED))
    assert len(parlour.table.seats) == 2
    parlour.deal()
    assert parlour.running


def test_a_table_that_needs_a_link_from_now_on_has_one() -> None:
    parlour = Parlour().sit(HOST, "ann")
    parlour.order("admin", Configure(None, {"sitting": "link"}, SEED))
    assert parlour.table.link == Chance(SEED).bytes(LINK_BYTES).hex()
    assert parlour.table.settings.sitting is Access.LINK
    event = parlour.last[0]
    assert isinstance(event, TableConfigured)
    shown = decide(
        parlour.table, Administrator("root", "Root"), Configure("Other", {}, SEED), 0
    ).shown[0]
    assert isinstance(shown, TableConfigured)
    assert shown.link == ""


# Tables of the house


def test_what_an_administrator_opens_belongs_to_the_house() -> None:
    order = OpenTable("holdem", "casino", "", {}, {}, SEED)
    table = open_table("t1", Administrator("root", "Root"), order).table
    assert (table.host, table.name) == ("", "casino")
    assert not table.is_deserted()
    mine = open_table("t1", Player("ann", "Ann"), order).table
    assert (mine.host, mine.name) == ("ann", "Ann")


def test_only_the_house_opens_a_table_for_card_room_chips() -> None:
    order = OpenTable("holdem", "cardroom", "", {}, {"money": "cardroom", "bots": False}, SEED)
    people: list[Authority] = [Player("ann", "Ann"), Administrator("root", "Root")]
    for by in people:
        with pytest.raises(Exception, match="bad_rules"):
            open_table("t1", by, order)
    assert open_table("t1", HOUSE, order).table.settings.money == "cardroom"


@pytest.mark.req("EPS-RF-PI-002")
def test_the_house_pays_for_the_bots_of_a_card_room() -> None:
    values = {"money": "cardroom", "sitting": "ticket", "bots": True}
    order = OpenTable("holdem", "cardroom", "", {}, values, SEED)
    table = open_table("t1", HOUSE, order).table
    seated = decide(table, Administrator("root", "Root"), SeatBot("thirds", seed=SEED), 0)
    (transfer,) = seated.transfers
    assert transfer.postings[0].account == "cardroom:house"
    assert transfer.postings[0].amount < 0


def test_who_is_away_stays_away_when_a_round_is_taken_back() -> None:
    parlour = at_showdown().order("bob", SetAway(True)).order("admin", VoidRound(1, "misdeal"))
    assert parlour.of("bob").away
