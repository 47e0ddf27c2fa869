"""Sabacc at a table with people, bots and a book: who stays, and who has to go."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.games.sabacc import game
from croupier.games.sabacc.moves import (
    MATCH,
    STAND,
    FeesPaid,
    RaiseTo,
    SabaccAction,
    SabaccOptions,
)
from croupier.games.sabacc.rules import CHIP, PRESETS
from croupier.ledger.book import Book
from croupier.ledger.transfer import house, mint, move, seat, wallet
from croupier.tables.authority import HOUSE, Authority, Bot, Player
from croupier.tables.commands import Act, Command, DismissBot, Leave, OpenRound, SeatBot, Sit
from croupier.tables.decide import decide
from croupier.tables.events import LeaveCause, Played, PlayerLeft, TableOpened
from croupier.tables.evolve import evolve
from croupier.tables.opening import preset_settings
from croupier.tables.table import Seat, Table

ANN = Player("ann", "Ann")
ANNS_SEAT = 3


def quiet(options: SabaccOptions) -> SabaccAction:
    return STAND if options.stand else MATCH


def bold(options: SabaccOptions) -> SabaccAction:
    return RaiseTo(options.raise_to.most) if options.raise_to else quiet(options)


class Desk:
    """A table of the preset, opened by Ann, who has the last seat, with bots before her."""

    def __init__(self, ann: int, *bots: int) -> None:
        rules: dict[str, Any] = msgspec.to_builtins(PRESETS["casino"].rules)
        settings = preset_settings(game, "casino")
        opened = TableOpened("t1", "Table", game.name, "casino", rules, settings, ANN.id)
        self.table: Table = evolve(None, opened)
        self.last: tuple[Any, ...] = ()
        self.book = Book()
        self.book.apply(move("first:ann", mint(), wallet(ANN.id), ann * CHIP))
        self.book.commit()
        for number, chips in enumerate(bots):
            # Chance draws between two limits; here they are the same.
            exactly = replace(settings, bot_buy_in=(chips * CHIP, chips * CHIP))
            self.table = replace(self.table, settings=exactly)
            self.order(ANN, SeatBot("balance", number, bytes(32)))
        self.table = replace(self.table, settings=settings)
        self.order(ANN, Sit(ann * CHIP, ANNS_SEAT))

    def order(self, by: Authority, command: Command) -> "Desk":
        decision = decide(self.table, by, command, 0)
        self.book.apply(*decision.transfers, closes=decision.closed_accounts)
        self.book.commit()
        self.table, self.last = decision.table, decision.events
        assert all(total == 0 for total in self.book.trial().values())
        for taken in self.table.seats:
            if taken is not None:
                assert self.book.balance(seat("t1", taken.player)) == taken.chips
        return self

    def deal(self, seed: int = 1) -> "Desk":
        return self.order(HOUSE, OpenRound(seed.to_bytes(32, "big")))

    def play(self, way: Callable[[SabaccOptions], SabaccAction] = quiet) -> "Desk":
        """The running game to its end, everybody in the same way."""
        while (pending := self.table.pending()) is not None:
            assert self.table.round is not None
            options = game.options(self.table.round.state, pending.seats[0])
            assert options is not None
            self.act(way(options))
        return self

    def act(self, action: SabaccAction) -> "Desk":
        """Whoever's turn it is orders this."""
        pending = self.table.pending()
        assert pending is not None
        taken = self.seat(pending.seats[0])
        kind = Player if taken.bot is None else Bot
        return self.order(kind(taken.player, taken.name), Act(pending.turn, action))

    def seat(self, number: int) -> Seat:
        taken = self.table.seats[number]
        assert taken is not None
        return taken

    def chips(self, number: int) -> int:
        return self.seat(number).chips // CHIP

    @property
    def left(self) -> list[tuple[int, int, LeaveCause]]:
        """The seats that were left with the last order, with how much and why."""
        return [
            (event.seat, event.chips // CHIP, event.cause)
            for event in self.last
            if isinstance(event, PlayerLeft)
        ]

    @property
    def fees(self) -> FeesPaid:
        played = [event.event for event in self.last if isinstance(event, Played)]
        return next(event for event in played if isinstance(event, FeesPaid))


@pytest.mark.req("CAS-5.6a", "CAS-5.27b", "CAS-5.10b")
def test_a_bot_that_cannot_pay_the_fee_is_gone_when_the_game_ends() -> None:
    """Rule 1.2."""
    desk = Desk(1_000, 60, 1_000).deal().play()
    assert desk.left == [(0, 10, LeaveCause.BROKE)]
    desk.deal(2)
    assert desk.table.round is not None
    assert desk.table.round.state.order == (1, ANNS_SEAT)


@pytest.mark.req("CAS-5.6a")
def test_a_person_who_cannot_pay_the_fee_goes_back_with_what_is_left() -> None:
    """Rule 1.2."""
    desk = Desk(60, 1_000).deal().play()
    assert (desk.chips(ANNS_SEAT), desk.left) == (10, [])
    assert not desk.table.can_open()
    desk.deal(2)
    assert desk.left[0] == (ANNS_SEAT, 10, LeaveCause.BROKE)
    assert desk.table.round is None
    assert desk.book.balance(wallet(ANN.id)) == 10 * CHIP


@pytest.mark.req("CAS-5.27a", "CAS-5.27c", "CAS-5.28a")
def test_whoever_lost_everything_is_removed_and_the_other_has_won_the_table() -> None:
    """Rules 1.1, 1.2."""
    outcomes = set()
    for seed in range(1, 30):
        desk = Desk(500, 500).deal(seed).play(bold)
        if desk.left:
            assert desk.left == [(0, 0, LeaveCause.BROKE)]
            assert desk.chips(ANNS_SEAT) >= 900
            assert not desk.table.can_open()
            desk.order(ANN, Leave())
            outcomes.add("won")
        elif desk.chips(ANNS_SEAT) == 0:
            desk.deal(seed)
            assert desk.left[0] == (ANNS_SEAT, 0, LeaveCause.BROKE)
            outcomes.add("lost")
    assert outcomes == {"won", "lost"}


@pytest.mark.req("CAS-5.3a", "CAS-5.3b")
def test_opponents_are_chosen_before_the_first_game_and_stay() -> None:
    """Rule 1.5."""
    desk = Desk(1_000, 500, 500, 500)
    desk.order(ANN, DismissBot(2))
    desk.deal().play()
    for command in (SeatBot("balance"), DismissBot(0)):
        with pytest.raises(Refused) as refused:
            desk.order(ANN, command)
        assert refused.value.code == "bots_fixed"


@pytest.mark.req("CAS-5.7", "CAS-5.25")
def test_the_sabacc_pot_is_drawn_once_and_carried_on() -> None:
    """Rules 2.2, 2.3."""
    desk = Desk(5_000, 5_000).deal()
    pot = desk.fees.pot
    desk.play()
    assert desk.book.balance(house()) == 100 * CHIP
    assert desk.deal(2).fees.pot == pot + 100 * CHIP


@pytest.mark.req("CAS-5.26b", "CAS-5.24")
def test_who_leaves_in_mid_game_forfeits_stake_and_fee() -> None:
    """Rule 8.3."""
    desk = Desk(1_000, 1_000, 1_000).deal()
    for action in (STAND, STAND, STAND, RaiseTo(100 * CHIP), MATCH, MATCH):
        desk.act(action)
    desk.order(ANN, Leave())
    desk.play()
    first, *others = desk.left  # the table closes with its last person
    assert first == (ANNS_SEAT, 850, LeaveCause.PLAYER)
    assert desk.book.balance(wallet(ANN.id)) == 850 * CHIP
    assert sorted(chips for _, chips, _ in others) == [850, 1_150]


@pytest.mark.req("CAS-5.26a", "CAS-5.24")
def test_after_a_game_the_player_may_go_with_all_his_chips() -> None:
    """Rule 8.3."""
    desk = Desk(1_000, 1_000).deal().play()
    chips = desk.chips(ANNS_SEAT)
    desk.order(ANN, Leave())
    assert desk.left[0] == (ANNS_SEAT, chips, LeaveCause.PLAYER)
    assert desk.book.balance(wallet(ANN.id)) == chips * CHIP


def test_one_person_among_bots_has_no_clock() -> None:
    """Rule 8.2."""
    assert preset_settings(game, "casino").untimed_alone
