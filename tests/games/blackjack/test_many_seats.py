"""Several players against one dealer (docs/rules/blackjack.md, chapter 7)."""

from collections.abc import Mapping

from msgspec.structs import replace

from croupier.cards.card import parse_cards
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import BlackjackAction, Hit, Phase, SetBet, Stand, Start
from croupier.games.blackjack.rules import PRESETS
from croupier.games.blackjack.state import BlackjackState

CHANCE = Chance(bytes(32))
RULES = PRESETS["casino"].rules


class Table:
    """Seats 1, 4 and 6 with 100 chips each. Cards are named as they are dealt: one for each
    player who bets and one for the dealer, twice, then whatever is drawn."""

    def __init__(self, cards: str, bets: Mapping[int, int]) -> None:
        (opened,), _ = game.open(RULES, dict.fromkeys((6, 1, 4), 10_000), None, CHANCE)
        first = parse_cards(cards.replace(" ", ""))
        rest = tuple(card for card in STANDARD.cards if card not in first)
        self.state: BlackjackState = game.evolve(None, replace(opened, deck=first + rest))
        for seat, chips in bets.items():
            self.do(seat, SetBet(100 * chips), Start())

    def do(self, seat: int, *actions: BlackjackAction) -> "Table":
        for action in actions:
            _, self.state = game.decide(self.state, seat, action, CHANCE)
        return self

    def leave(self, seat: int) -> "Table":
        _, self.state = game.leave(self.state, seat, CHANCE)
        return self

    def clock(self) -> "Table":
        _, self.state = game.expire(self.state, CHANCE)
        return self

    @property
    def asked(self) -> tuple[int, ...]:
        pending = game.pending(self.state)
        return () if pending is None else pending.seats

    @property
    def gains(self) -> dict[int, int]:
        settlement = game.settlement(self.state)
        assert settlement is not None
        return {seat: gain // 100 for seat, gain in settlement.gains.items()}


ALL = {6: 30, 1: 10, 4: 20}
#        1  4  6  D  1  4  6  D
DEALT = "Th 9h 8h 6c Td 9d 8d Ts"  # 20, 18, 16 against 16


def test_7_1_everybody_wins_or_loses_his_own_bet() -> None:
    table = Table(f"{DEALT} 3c", ALL).do(1, Stand()).do(4, Stand()).do(6, Stand())
    assert table.state.dealer == parse_cards("6cTs3c")
    assert table.gains == {1: 10, 4: -20, 6: -30}
    assert game.holdings(table.state).house == 40 * 100


def test_7_2_cards_are_dealt_one_at_a_time_by_seat_and_the_dealer_is_last() -> None:
    table = Table(DEALT, ALL)
    assert [box.hands[0].cards for box in table.state.boxes] == [
        parse_cards("ThTd"),
        parse_cards("9h9d"),
        parse_cards("8h8d"),
    ]
    assert (table.state.hole, table.state.dealer) == (parse_cards("6c"), parse_cards("Ts"))


def test_7_2_the_deal_waits_for_all_or_for_the_clock_and_leaves_out_who_has_no_bet() -> None:
    table = Table("Th 6c Td Ts", {4: 20}).do(1, SetBet(1_000))
    assert list(table.asked) == [1, 6]
    table.clock()
    assert table.state.phase is Phase.PLAYING
    assert [box.dealt_in for box in table.state.boxes] == [True, True, False]
    assert list(table.asked) == [1]
    settlement = game.settlement(table.do(1, Stand()).do(4, Stand()).state)
    assert settlement is not None
    assert settlement.idle == (6,)


def test_7_4_who_leaves_with_a_bet_on_the_table_was_in_the_round() -> None:
    table = Table("Th 6c Td Ts", {4: 20}).do(1, SetBet(1_000)).leave(1).leave(6)
    settlement = game.settlement(table.do(4, Stand()).state)
    assert settlement is not None
    assert (settlement.gains[1], settlement.idle) == (-1_000, (6,))


def test_7_3_players_act_by_seat_and_the_hidden_card_waits_for_the_last() -> None:
    table = Table(f"{DEALT} 5c", ALL)
    order: list[int] = []
    while table.asked:
        assert table.state.covered
        assert game.view(table.state).dealer == parse_cards("Ts")
        order += table.asked
        table.do(table.asked[0], Hit() if table.asked == (4,) else Stand())
    assert order == [1, 4, 6]
    assert not table.state.covered


def test_7_4_one_who_leaves_forfeits_his_bet_and_the_others_play_on() -> None:
    table = Table(f"{DEALT} 3c", ALL)
    turn = table.state.turn
    table.leave(6)
    assert (table.asked, table.state.turn) == ((1,), turn)
    table.leave(1)
    assert table.asked == (4,)
    assert table.state.turn > turn
    table.do(4, Stand())
    assert table.state.dealer == parse_cards("6cTs3c")
    assert table.gains == {1: -10, 4: -20, 6: -30}


def test_7_4_the_dealer_does_not_draw_for_those_who_are_bust_or_gone() -> None:
    table = Table(f"{DEALT} Kc", ALL).do(1, Stand()).leave(1).do(4, Hit()).leave(6)
    assert table.state.phase is Phase.OVER
    assert table.state.dealer == parse_cards("6cTs")
    assert table.gains == {1: -10, 4: -20, 6: -30}


def test_who_is_ready_first_stops_nobody_else() -> None:
    """The bets of all seats are one turn: an order that is on its way does not come too late."""
    _, state = game.open(RULES, {0: 1_000, 1: 1_000, 2: 1_000}, None, CHANCE)
    pending = game.pending(state)
    assert pending is not None
    for seat in (0, 1):
        for action in (SetBet(100), Start()):
            _, state = game.decide(state, seat, action, CHANCE)
        now = game.pending(state)
        assert now is not None
        assert now.turn == pending.turn
