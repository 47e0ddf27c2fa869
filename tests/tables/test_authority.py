"""What somebody may do follows from the type of the authority, never from a name or an id."""

from collections.abc import Mapping
from typing import Any

import pytest

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem.moves import Fold
from croupier.games.holdem.rules import CHIP
from croupier.tables import commands
from croupier.tables.authority import HOUSE, Administrator, Authority, Bot, House, Player
from croupier.tables.commands import (
    ADMINISTRATOR_ONLY,
    HOST_ONLY,
    HOUSE_ONLY,
    Act,
    Admit,
    CloseTable,
    Command,
    Configure,
    Credit,
    DismissBot,
    Expire,
    FillSeats,
    FinishTable,
    IssueTicket,
    Leave,
    MarkAbsent,
    MarkPresent,
    OpenRound,
    RawAct,
    ReadmitPlayer,
    Ready,
    Remove,
    SeatBot,
    SendAway,
    SetAway,
    Sit,
    StartRound,
    TopUp,
    Unqueue,
    VoidRound,
    new_table_id,
)
from croupier.tables.decide import decide
from croupier.tables.table import Table
from tests.tables.parlour import HOST, Parlour

SEED = bytes(range(32))
BOT_SEAT = 3
OWN: dict[type[Command], Command] = {
    Sit: Sit(500 * CHIP),
    Leave: Leave(),
    Act: Act(0, Fold()),
    SetAway: SetAway(True),
    TopUp: TopUp(100 * CHIP),
    Ready: Ready(),
    commands.ShowHand: commands.ShowHand(),
}
HOSTS: dict[type[Command], Command] = {
    StartRound: StartRound(SEED),
    SeatBot: SeatBot("thirds", seed=SEED),
    DismissBot: DismissBot(BOT_SEAT),
    SendAway: SendAway("Bob"),
    commands.PauseTable: commands.PauseTable(),
    commands.HandOver: commands.HandOver("Ann"),
    ReadmitPlayer: ReadmitPlayer("Zed"),
    IssueTicket: IssueTicket("eve"),
    FinishTable: FinishTable(),
    CloseTable: CloseTable(),
}
HOUSES: dict[type[Command], Command] = {
    MarkAbsent: MarkAbsent("bob"),
    MarkPresent: MarkPresent("bob"),
    FillSeats: FillSeats(SEED),
    Admit: Admit(),
    Unqueue: Unqueue("bob"),
    Credit: Credit("bob", 100 * CHIP),
    Expire: Expire(0),
    OpenRound: OpenRound(SEED),
}
ADMINISTRATORS: dict[type[Command], Command] = {
    VoidRound: VoidRound(1, "a misdeal"),
    Configure: Configure(None, {"gap_ms": 9_000}, SEED),
    Remove: Remove("bob"),
    commands.SetRigging: commands.SetRigging(True),
}


TESTERS: dict[type[Command], Command] = {
    commands.HoldDeal: commands.HoldDeal(),
    commands.RigDeck: commands.RigDeck(("As",)),
}


def table() -> Table:
    """The host, Ann and Bob are seated, and a bot; Zed was sent away."""
    parlour = Parlour(settings={"seats": 6}).sit(HOST, "ann", "bob", "zed")
    return parlour.order(HOST, SendAway("Zed")).bot().table


def bot_of(table: Table) -> str:
    seat = table.seats[BOT_SEAT]
    assert seat is not None
    return seat.player


def outcome(table: Table, by: Authority, command: Command) -> str:
    """The code of the refusal, or nothing when it is carried out."""
    try:
        decide(table, by, command, 0)
    except Refused as refused:
        return refused.code
    return ""


def test_every_command_belongs_to_one_of_the_lists() -> None:
    """Whoever adds one must decide who may give it."""
    kinds = set(Command.__subclasses__()) - {commands.OpenTable, RawAct}
    lists = (OWN, HOSTS, HOUSES, TESTERS, ADMINISTRATORS)
    assert kinds == {kind for each in lists for kind in each}
    assert set(TESTERS) == commands.TESTER_ONLY
    assert set(HOSTS) == HOST_ONLY
    assert set(HOUSES) == HOUSE_ONLY
    assert set(ADMINISTRATORS) == ADMINISTRATOR_ONLY


@pytest.mark.parametrize("command", HOUSES.values(), ids=lambda command: type(command).__name__)
@pytest.mark.parametrize("name", ["stranger", "ann", HOST, "bot", "admin", "", "house"])
def test_only_the_house_gives_the_orders_of_the_house(command: Command, name: str) -> None:
    found = table()
    id_ = bot_of(found) if name == "bot" else name
    people: list[Authority] = [Player(id_, id_), Bot(id_, id_), Administrator(id_, id_)]
    for by in people:
        assert outcome(found, by, command) == "house_only"
    assert outcome(found, HOUSE, command) != "house_only"


@pytest.mark.req("EPS-DD-005c")
@pytest.mark.parametrize(
    "command", ADMINISTRATORS.values(), ids=lambda command: type(command).__name__
)
@pytest.mark.parametrize("name", ["stranger", "ann", HOST, "bot", "root", "", "house"])
def test_only_an_administrator_and_the_house_run_the_house(command: Command, name: str) -> None:
    found = table()
    id_ = bot_of(found) if name == "bot" else name
    people: list[Authority] = [Player(id_, id_), Bot(id_, id_)]
    for by in people:
        assert outcome(found, by, command) == "administrator_only"
    authorities: list[Authority] = [Administrator("root", "Root"), HOUSE]
    for by in authorities:
        assert outcome(found, by, command) in ("", "stale_round", "no_test_table")


@pytest.mark.parametrize("command", HOSTS.values(), ids=lambda command: type(command).__name__)
def test_the_host_and_an_administrator_run_a_table_and_nobody_else(command: Command) -> None:
    found = table()
    host, admin = Player(HOST, "Host"), Administrator("root", "Root")
    nobody: list[Authority] = [
        Player("ann", "Ann"),
        Player("eve", "Host"),  # the name is not the id
        Player("root", "Root"),
        Player(bot_of(found), "Bot"),
        Bot(bot_of(found), "Bot"),
        Bot(HOST, "Host"),
    ]
    for by in nobody:
        assert outcome(found, by, command) == "host_only"
    for by in (host, admin):
        assert outcome(found, by, command) in ("", "others_seated")


def test_an_administrator_closes_a_table_with_people_at_it_and_the_host_does_not() -> None:
    parlour = Parlour().sit(HOST, "ann", "bob")
    assert outcome(parlour.table, Player(HOST, "Host"), CloseTable()) == "others_seated"
    assert outcome(parlour.table, HOUSE, CloseTable()) == "others_seated"
    chips = parlour.wallet("ann") + parlour.chips("ann")
    parlour.order("admin", CloseTable())
    assert parlour.table.closed
    assert parlour.wallet("ann") == chips


def test_an_administrator_has_a_seat_at_no_table() -> None:
    found = table()
    for id_ in ("root", "ann"):
        admin = Administrator(id_, "Root")
        assert outcome(found, admin, Sit(500 * CHIP)) == "players_only"
        assert outcome(found, admin, Leave()) == "players_only"
        for kind in (SetAway, Ready, TopUp):
            assert outcome(found, admin, OWN[kind]) == "not_seated"


def test_the_house_has_no_seat() -> None:
    found = table()
    assert outcome(found, HOUSE, Sit(500 * CHIP)) == "players_only"
    assert outcome(found, HOUSE, Leave()) == "players_only"
    for kind in (SetAway, Ready, TopUp):
        assert outcome(found, HOUSE, OWN[kind]) == "not_seated"


def test_a_bot_does_nothing_but_play() -> None:
    found = table()
    bot = Bot(bot_of(found), "Bot")
    assert outcome(found, bot, Sit(500 * CHIP)) == "players_only"
    assert outcome(found, bot, Leave()) == "players_only"


def test_nobody_uses_the_seat_of_another_kind_by_its_id() -> None:
    """Neither a bot that of a person, nor a person that of a bot."""
    parlour = Parlour(settings={"seats": 6}).sit(HOST, "ann", "bob").bot().deal()
    found = parlour.table
    pending = found.pending()
    assert pending is not None
    act = Act(pending.turn, Fold())
    bot = bot_of(found)
    for imposter in (Bot("ann", "Ann"), Bot(HOST, "Host"), Player(bot, "Bot"), Bot("nobody", "No")):
        for command in (act, SetAway(True), Ready(), TopUp(100 * CHIP)):
            assert outcome(found, imposter, command) == "not_seated"
    assert outcome(found, Player(bot, "Bot"), Leave()) == "not_seated"
    # With the right authority the same order is carried out, or waits for its turn.
    for number in (0, 1, 2, BOT_SEAT):
        seat = found.seats[number]
        assert seat is not None
        kind = Player if seat.bot is None else Bot
        right = "" if number == pending.seats[0] else "not_your_turn"
        assert outcome(found, kind(seat.player, seat.name), act) == right


def test_a_name_that_somebody_else_has_gives_nothing() -> None:
    found = table()
    imposter = Player("eve", "Ann")
    for command in OWN.values():
        if not isinstance(command, Sit):
            assert outcome(found, imposter, command) == "not_seated"


@pytest.mark.parametrize("seed", range(30))
def test_no_refusal_for_lack_of_authority_depends_on_what_else_is_wrong(seed: int) -> None:
    """Who may not give an order is told so, whatever the table is doing."""
    dice = Chance(seed.to_bytes(32, "big"))
    parlour = Parlour(settings={"seats": 6}).sit(HOST, "ann", "bob").bot()
    for _ in range(dice.below(12)):
        if parlour.running:
            parlour.act("check" if parlour.options.check else "call")
        else:
            parlour.deal()
    before = parlour.table
    stranger, ann = Player("eve", "Eve"), Player("ann", "Ann")
    checks: list[tuple[Authority, Mapping[type[Command], Any], str]] = [
        (stranger, HOUSES, "house_only"),
        (ann, HOUSES, "house_only"),
        (stranger, ADMINISTRATORS, "administrator_only"),
        (ann, ADMINISTRATORS, "administrator_only"),
        (stranger, HOSTS, "host_only"),
        (ann, HOSTS, "host_only"),
    ]
    for by, some, code in checks:
        assert {outcome(before, by, command) for command in some.values()} == {code}


def test_two_people_who_use_the_same_id_for_an_order_open_two_tables() -> None:
    ids = {
        new_table_id(by, order)
        for by in (Player("ann", "Ann"), Player("bob", "Bob"), House())
        for order in ("1", "2")
    }
    assert len(ids) == 6
    assert new_table_id(Player("ann", "Ann"), "1") == new_table_id(Player("ann", "Other"), "1")
