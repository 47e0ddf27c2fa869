"""Blackjack by the clauses of docs/rules/blackjack.md, with prepared decks."""

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import (
    BlackjackAction,
    Hit,
    Opened,
    Paid,
    Phase,
    Result,
    SetBet,
    Stand,
    Start,
)
from croupier.games.blackjack.rules import PRESETS, BlackjackRules
from croupier.games.blackjack.state import BlackjackState
from croupier.games.game import Refused

CHANCE = Chance(bytes(32))
CASINO = PRESETS["casino"].rules


class Table:
    """One seat against the dealer. Cards are named in the order in which they are dealt: player,
    dealer's hidden one, player, dealer's open one, then whatever is drawn."""

    def __init__(self, cards: str = "", chips: int = 50, rules: BlackjackRules = CASINO) -> None:
        (opened,), _ = game.open(rules, {3: chips * 100}, None, CHANCE)
        assert isinstance(opened, Opened)
        first = parse_cards(cards.replace(" ", ""))
        rest = tuple(card for card in STANDARD.cards if card not in first)
        self.state: BlackjackState = game.evolve(None, replace(opened, deck=first + rest))

    def do(self, *actions: BlackjackAction) -> "Table":
        for action in actions:
            _, self.state = game.decide(self.state, 3, action, CHANCE)
        return self

    def start(self, bet: int) -> "Table":
        return self.do(SetBet(bet * 100), Start())

    def refuses(self, action: BlackjackAction) -> str:
        with pytest.raises(Refused) as caught:
            game.decide(self.state, 3, action, CHANCE)
        return caught.value.code

    @property
    def chips(self) -> int:
        return self.state.boxes[0].stack // 100

    @property
    def result(self) -> Result | None:
        return self.state.boxes[0].hands[0].result

    @property
    def gain(self) -> int:
        settlement = game.settlement(self.state)
        assert settlement is not None
        assert settlement.gains[3] == -settlement.house
        return settlement.gains[3] // 100


@pytest.mark.req("CAS-3.1a", "CAS-3.1b")
def test_1_1_chips_are_added_and_taken_back_until_start() -> None:
    table = Table(chips=50).do(SetBet(1_000), SetBet(2_500), SetBet(500))
    assert (table.chips, table.state.boxes[0].hands[0].bet) == (45, 500)
    assert table.do(SetBet(0)).chips == 50


@pytest.mark.req("CAS-3.1a", "CAS-3.1b")
def test_1_2_a_bet_is_one_chip_at_least_and_all_chips_at_most() -> None:
    table = Table(chips=50)
    assert table.refuses(SetBet(5_001)) == "bet_too_large"
    assert table.refuses(SetBet(5_100)) == "bet_too_large"
    assert table.refuses(SetBet(99)) == "bet_too_small"
    assert table.refuses(SetBet(-100)) == "bet_too_small"
    assert table.refuses(SetBet(150)) == "off_unit"
    assert table.do(SetBet(5_000)).chips == 0


def test_1_2_who_cannot_make_the_smallest_bet_is_not_in_the_round() -> None:
    rules = BlackjackRules(bet_min=500)
    _, state = game.open(rules, {1: 400, 2: 500}, None, CHANCE)
    assert [box.seat for box in state.boxes] == [2]
    with pytest.raises(Refused, match="too_few_players"):
        game.open(rules, {1: 400}, None, CHANCE)


@pytest.mark.req("CAS-3.2a", "CAS-3.8e")
def test_1_3_no_start_without_a_bet_and_no_bet_after_it() -> None:
    table = Table("Th 7c 9h Kd")
    assert table.refuses(Start()) == "no_bet"
    table.start(25)
    assert table.refuses(SetBet(1_000)) == "bets_closed"
    assert table.refuses(Start()) == "bets_closed"


@pytest.mark.req("CAS-3.1c")
def test_1_4_who_bets_everything_still_plays() -> None:
    table = Table("Th 7c 9h Kd", chips=50).start(50)
    assert table.chips == 0
    assert game.options(table.state, 3) is not None
    assert game.holdings(table.state).total() == 5_000


@pytest.mark.req("CAS-1.4c", "CAS-3.2b")
def test_2_1_the_deck_is_the_whole_deck_shuffled_anew() -> None:
    decks = []
    for seed in (b"a" * 32, b"b" * 32):
        (opened,), _ = game.open(CASINO, {0: 100}, None, Chance(seed))
        assert isinstance(opened, Opened)
        assert sorted(opened.deck) == sorted(STANDARD.cards)
        decks.append(opened.deck)
    assert decks[0] != decks[1]


@pytest.mark.req("CAS-3.2b", "CAS-3.4a", "CAS-3.5a")
def test_2_2_both_get_two_cards_and_then_the_player_may_hit_or_stand() -> None:
    table = Table("Th 7c 9h Kd").start(25)
    assert table.state.boxes[0].hands[0].cards == parse_cards("Th9h")
    assert (table.state.hole, table.state.dealer) == (parse_cards("7c"), parse_cards("Kd"))
    offered = game.options(table.state, 3)
    assert offered is not None
    assert offered.hit
    assert offered.stand


@pytest.mark.req("CAS-3.3b")
def test_2_3_the_first_card_of_the_dealer_is_told_to_nobody_before_the_stand() -> None:
    table = Table("Th 7c 9h Kd")
    table.do(SetBet(2_500))
    events, _ = game.decide(table.state, 3, Start(), CHANCE)
    for seat in (None, 3):
        shown = [game.show(event, seat) for event in events]
        assert "7c" not in repr(shown)
    table.do(Start())
    assert table.state.covered
    assert "7c" not in repr(game.view(table.state))
    table.do(Stand())
    assert game.view(table.state).dealer[0] is Card.parse("7c")


@pytest.mark.req("CAS-3.3b")
def test_2_3_after_a_bust_the_hidden_card_is_turned_over_with_the_result() -> None:
    table = Table("Th 7c 9h Kd 5s").start(25).do(Hit())
    assert table.state.dealer == parse_cards("7cKd")
    assert not table.state.covered


@pytest.mark.req("CAS-3.4b", "CAS-3.8a")
def test_4_1_a_hit_is_one_card() -> None:
    table = Table("2h 7c 3h Kd 4s 5s").start(25).do(Hit(), Hit())
    assert table.state.boxes[0].hands[0].cards == parse_cards("2h3h4s5s")


@pytest.mark.req("CAS-3.5a", "CAS-3.8a")
def test_4_2_nobody_stands_by_force_at_21() -> None:
    table = Table("Th 7c 9h Kd 2s 3s").start(25).do(Hit())
    offered = game.options(table.state, 3)
    assert offered is not None
    assert offered.hit
    assert table.do(Hit()).result is Result.LOSS


@pytest.mark.req("CAS-3.5b", "CAS-3.8e")
def test_4_3_nothing_more_after_the_stand() -> None:
    table = Table("Th 7c 9h Kd").start(25).do(Stand())
    assert table.refuses(Hit()) == "hand_over"
    assert table.refuses(Stand()) == "hand_over"


@pytest.mark.req("CAS-3.8e")
def test_6_6_nothing_can_be_done_out_of_order() -> None:
    table = Table("Th 7c 9h Kd")
    assert table.refuses(Hit()) == "not_dealt_yet"
    assert table.refuses(Stand()) == "not_dealt_yet"
    with pytest.raises(Refused, match="not_in_hand"):
        game.decide(table.state, 4, SetBet(100), CHANCE)


def test_4_4_the_clock_stands_and_passes_over_who_has_no_bet() -> None:
    table = Table("Th 7c 9h Kd").start(25)
    _, after = game.expire(table.state, CHANCE)
    assert after.phase is Phase.OVER
    empty = Table()
    _, after = game.expire(empty.state, CHANCE)
    assert game.settlement(after) is not None
    assert not after.dealer


@pytest.mark.req("CAS-3.4c", "CAS-3.4d", "CAS-3.7", "CAS-3.11c")
def test_6_4_a_bust_loses_the_bet_and_nothing_more() -> None:
    table = Table("Th 6c 9h 5d 5s", chips=50).start(25).do(Hit())
    assert table.state.boxes[0].hands[0].busted
    assert (table.result, table.chips, table.gain) == (Result.LOSS, 25, -25)


@pytest.mark.req("CAS-3.7")
@pytest.mark.parametrize(
    ("dealt", "hits", "busted"),
    [
        ("Th 6c 9h 5d 3s", 1, True),  # 22
        ("Th 6c 9h 5d 2s", 1, False),  # 21
        ("Ah 6c 9h 5d 2s", 1, False),  # 12 or 22
        ("Ah 6c 9h 5d 2s Td", 2, True),  # 22 or 32
        ("Ah 6c 9h 5d As Td", 2, False),  # 21 with both aces as one
    ],
)
def test_6_4_more_than_21_in_every_valuation_loses_at_once(
    dealt: str, hits: int, busted: bool
) -> None:
    table = Table(dealt, chips=50).start(25).do(*[Hit()] * hits)
    assert table.state.boxes[0].hands[0].busted is busted
    assert (table.result is Result.LOSS) is busted


@pytest.mark.req("CAS-3.7")
def test_6_1_a_dealer_with_22_is_bust() -> None:
    table = Table("2h 6c 3h 6d Ts").start(25).do(Stand())
    assert table.state.dealer == parse_cards("6c6dTs")
    assert table.result is Result.WIN


def test_5_3_the_dealer_does_not_draw_against_a_bust() -> None:
    assert len(Table("Th 6c 9h 5d 5s").start(25).do(Hit()).state.dealer) == 2


@pytest.mark.req("CAS-3.9b", "CAS-3.10")
def test_6_2_a_win_gives_back_twice_the_bet() -> None:
    table = Table("Th 7c 9h Kd", chips=50).start(25).do(Stand())
    assert (table.result, table.chips, table.gain) == (Result.WIN, 75, 25)


@pytest.mark.req("CAS-3.10")
def test_6_2_a_two_card_21_pays_the_same() -> None:
    assert Table("Ah 7c Kh Kd", chips=50).start(25).do(Stand()).chips == 75


@pytest.mark.req("CAS-3.9a")
def test_6_3_equal_points_give_the_bet_back() -> None:
    table = Table("Th 9c 9h Kd", chips=50).start(25).do(Stand())
    assert (table.result, table.chips, table.gain) == (Result.PUSH, 50, 0)


@pytest.mark.req("CAS-3.9a", "CAS-3.11c")
def test_6_4_fewer_points_lose() -> None:
    assert Table("Th 9c 8h Kd", chips=50).start(25).do(Stand()).chips == 25


@pytest.mark.req("CAS-3.9b", "CAS-3.7")
def test_6_1_a_dealer_who_is_bust_has_lost_to_all_who_are_not() -> None:
    table = Table("2h 6c 3h Kd Ts").start(25).do(Stand())
    assert table.state.dealer == parse_cards("6cKdTs")
    assert table.result is Result.WIN


@pytest.mark.req("CAS-3.8b", "CAS-3.8c", "CAS-3.8d")
@pytest.mark.parametrize(
    ("dealt", "drawn"),
    [
        ("Ah Kc Kh 7d", ""),  # hard 17 stands
        ("Ah 6c Kh Ad 5s", "5s 4c 2c"),  # soft 17 draws, and 12, and 16
        ("Ah 7c Kh Ad", ""),  # soft 18 stands against 21
        ("Ah 8c Kh Td", ""),  # 18 stands against 21
        ("Ah 2c Kh 4d Ts", "Ts 2d"),  # 16 draws
    ],
)
def test_5_2_the_dealer_draws_by_the_rule(dealt: str, drawn: str) -> None:
    first = parse_cards(dealt.replace(" ", ""))
    wanted = parse_cards(drawn.replace(" ", "")) if drawn else ()
    deck = first[:4] + wanted
    text = "".join(str(card) for card in deck)
    table = Table(text).start(25).do(Stand())
    assert table.state.dealer == (first[1], first[3], *wanted)


@pytest.mark.req("CAS-3.12b", "CAS-3.12c")
@pytest.mark.parametrize("started", [False, True])
def test_6_5_leaving_forfeits_what_lies_on_the_table(started: bool) -> None:
    table = Table("Th 7c 9h Kd", chips=50).do(SetBet(2_500))
    if started:
        table.do(Start())
    _, table.state = game.leave(table.state, 3, CHANCE)
    assert table.gain == -25
    _, again = game.open(CASINO, {3: 2_500}, game.carry_over(table.state), CHANCE)
    assert again.boxes[0].hands[0].bet == 0


@pytest.mark.req("CAS-3.11b")
def test_6_4_after_the_result_a_new_round_begins_from_what_is_left() -> None:
    table = Table("Th 9c 8h Kd", chips=50).start(25).do(Stand())
    before = Table("Th 9c 8h Kd", chips=50).start(25).state
    events, _ = game.decide(before, 3, Stand(), CHANCE)
    assert any(isinstance(event, Paid) for event in events)
    _, again = game.open(CASINO, {3: table.chips * 100}, None, CHANCE)
    assert (again.phase, again.boxes[0].stack) == (Phase.BETTING, 2_500)
