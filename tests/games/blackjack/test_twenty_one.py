"""Twenty-One by the clauses of docs/rules/twenty-one.md: bets, deal, play, dealer, result."""

import pytest
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import (
    Busted,
    CardsDealt,
    DealerDrew,
    Hit,
    HoleShown,
    HouseBusted,
    Paid,
    Phase,
    Result,
    SetBet,
    Stand,
    Start,
)
from croupier.games.blackjack.rules import DealerRule
from croupier.games.blackjack.score import dealer_draws, score
from croupier.games.blackjack.views import BlackjackOptions
from croupier.games.game import Refused
from tests.games.blackjack.twenty_one import CHANCE, PLAIN, Table, cards_of

#             1  D  1  D
ONE_PLAYER = "Th 9c 8h 9d"  # 18 against 18
#               1  4  6  D  1  4  6  D
THREE_PLAYERS = "Th 9h 8h 6c Td 9d 8d Ts"  # 20, 18, 16 against 16
ALL = {1: 10, 4: 20, 6: 30}


@pytest.mark.req("T21-BG-1", "T21-2.1", "T21-2.1.1")
def test_1_1_one_to_eight_players_and_the_dealer() -> None:
    assert list(game.seats) == list(range(1, 9))
    for count in (1, 8):
        _, state = game.open(PLAIN, dict.fromkeys(range(count), 5_000), None, CHANCE)
        for seat in range(count):
            for action in (SetBet(500), Start()):
                _, state = game.decide(state, seat, action, CHANCE)
        assert [len(box.hands[0].cards) for box in state.boxes] == [2] * count
        assert len(state.dealer) + len(state.hole) >= 2


@pytest.mark.req("T21-1.1.5", "T21-1.1.6", "T21-1.1.7", "T21-1.1.8", "T21-1.1.4")
def test_1_2_the_defaults_of_the_document() -> None:
    for name in ("twenty-one", "twenty-one-full"):
        rules, settings = game.presets[name].rules, game.presets[name].settings
        assert (rules.decks, rules.bet_min, rules.bet_max) == (6, 500, 5_000)
        assert rules.winnings_limit == 50_000
        assert settings["buy_in"] == 5_000
        assert settings["seats"] == 8


@pytest.mark.req("T21-1.1.4", "T21-3.1")
@pytest.mark.parametrize(("decks", "is_possible"), [(0, False), (1, True), (8, True), (9, False)])
def test_2_1_a_shoe_has_one_to_eight_decks(decks: int, is_possible: bool) -> None:
    rules = replace(PLAIN, decks=decks)
    if is_possible:
        game.check(rules)
    else:
        with pytest.raises(Refused, match="bad_rules"):
            game.check(rules)


@pytest.mark.req("T21-4.1", "T21-1.1.7", "T21-1.1.8")
def test_1_3_a_bet_is_any_whole_number_from_5_to_50() -> None:
    table = Table("", {1: 0})
    bets = table.offered(1).bet
    assert bets is not None
    assert [chips for chips in range(0, 10_000, 50) if bets.allows(chips)] == [
        100 * chip for chip in range(5, 51)
    ]
    assert table.refuses(1, SetBet(400)) == "bet_too_small"
    assert table.refuses(1, SetBet(5_100)) == "bet_too_large"
    assert table.refuses(1, SetBet(750)) == "off_unit"
    # 50 = 25 + 25 and 31 = 25 + 5 + 1, but no chip of 100.
    for chips in (500, 3_100, 5_000):
        assert Table("", {1: 0}).do(1, SetBet(chips)).box(1).hands[0].bet == chips


@pytest.mark.req("T21-1.1.7", "T21-6.1")
def test_1_4_who_has_less_than_the_smallest_bet_may_bet_all_of_it() -> None:
    _, state = game.open(PLAIN, {1: 250, 2: 500, 3: 0}, None, CHANCE)
    assert [box.seat for box in state.boxes] == [1, 2]
    assert game.least(PLAIN) == 1
    offered = game.options(state, 1)
    assert offered is not None
    assert offered.bet is not None
    assert (offered.bet.least, offered.bet.most) == (250, 250)
    with pytest.raises(Refused, match="bet_too_small"):
        game.decide(state, 1, SetBet(200), CHANCE)
    _, state = game.decide(state, 1, SetBet(250), CHANCE)
    assert state.boxes[0].stack == 0


@pytest.mark.req("T21-4.3")
def test_1_5_no_card_is_dealt_before_the_bets_are_down() -> None:
    table = Table(THREE_PLAYERS, {1: 0, 4: 0, 6: 0})
    table.do(1, SetBet(1_000), Start()).do(4, SetBet(2_000))
    assert table.state.phase is Phase.BETTING
    assert table.refuses(4, Hit()) == "not_dealt_yet"
    assert list(table.asked) == [4, 6]
    table.clock()
    assert table.happened(CardsDealt)
    assert [box.dealt_in for box in table.state.boxes] == [True, True, False]


@pytest.mark.req("T21-6.1", "T21-6.1.1", "T21-6.1.2", "T21-6.1.3", "T21-6.1.4")
def test_3_1_one_card_each_the_hidden_one_a_second_each_and_the_open_one() -> None:
    table = Table(THREE_PLAYERS, ALL)
    hands = [box.hands[0].cards for box in table.state.boxes]
    assert hands == [cards_of("Th Td"), cards_of("9h 9d"), cards_of("8h 8d")]
    assert (table.state.hole, table.state.dealer) == (cards_of("6c"), cards_of("Ts"))
    seen = game.view(table.state)
    assert (seen.dealer, seen.covered) == (cards_of("Ts"), True)
    assert [seat.hands[0].cards for seat in seen.seats] == hands


@pytest.mark.req("T21-6.1")
def test_3_1_who_has_bet_everything_is_dealt_in() -> None:
    table = Table(ONE_PLAYER, {1: 50}, chips=50)
    assert table.box(1).stack == 0
    assert table.box(1).dealt_in


@pytest.mark.req("T21-5.1", "T21-5.2", "T21-6.2.1")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("2h 9c", 11), ("Th 7c", 17), ("Jh Qc", 20), ("Kh 5c", 15), ("Ah 6c", 17), ("Ah 6c Tc", 17)],
)
def test_3_2_what_cards_count(hand: str, points: int) -> None:
    assert score(cards_of(hand)).points == points


def test_3_2_two_aces_count_twelve_and_the_view_says_so() -> None:
    table = Table("Ah 9c Ad 9d", {1: 10})
    shown = game.view(table.state).seats[0].hands[0]
    assert (shown.points, shown.soft) == (12, True)


@pytest.mark.req("T21-TERM-HIT", "T21-6.2.7", "T21-6.2.8", "T21-6.2.9")
def test_5_1_a_hit_gives_exactly_one_card_and_asks_again() -> None:
    table = Table("2h 9c 3h 9d 4s 5s", {1: 10})
    assert table.offered(1) == BlackjackOptions(hit=True, stand=True)
    table.do(1, Hit())
    assert table.box(1).hands[0].cards == cards_of("2h 3h 4s")
    assert table.asked == (1,)
    table.do(1, Hit())
    assert table.box(1).hands[0].cards == cards_of("2h 3h 4s 5s")


@pytest.mark.req("T21-6.2.8")
def test_5_1_anything_but_hit_and_stand_is_refused_and_asked_again() -> None:
    table = Table(ONE_PLAYER, {1: 10})
    before = table.state
    assert table.refuses(1, SetBet(1_000)) == "bets_closed"
    assert table.refuses(1, Start()) == "bets_closed"
    assert table.state is before
    assert table.asked == (1,)


@pytest.mark.req("T21-TERM-STAND", "T21-6.2", "T21-6.2.2", "T21-6.2.10", "T21-6.2.7")
def test_5_1_players_act_clockwise_until_each_stands_or_is_bust() -> None:
    table = Table(f"{THREE_PLAYERS} Kc", ALL)
    assert table.asked == (1,)
    table.do(1, Stand())
    assert table.refuses(1, Hit()) == "not_your_turn"
    assert table.asked == (4,)
    table.do(4, Hit())
    assert table.box(4).hands[0].busted
    assert table.asked == (6,)
    table.do(6, Stand())
    assert game.pending(table.state) is None
    assert table.refuses(6, Stand()) == "hand_over"


@pytest.mark.req("T21-TERM-BUST", "T21-OUT-PLAYERBUST", "T21-4.4.1", "T21-4.4.3", "T21-4.4.2")
def test_5_2_a_bust_is_collected_at_once_and_never_comes_back() -> None:
    table = Table(f"{THREE_PLAYERS} Kc Qc", ALL).do(1, Stand()).do(4, Hit())
    kinds = [type(event) for event in table.events]
    assert kinds[-2:] == [Busted, Paid]
    assert table.state.phase is Phase.PLAYING
    assert game.holdings(table.state).house == 20 * 100
    table.do(6, Stand())
    assert table.state.dealer == cards_of("6c Ts Qc")  # the dealer is bust too
    assert table.gains == {1: 10, 4: -20, 6: 30}


def test_5_3_at_21_the_player_is_still_asked_and_the_clock_stands() -> None:
    table = Table("Th 9c 5h 9d 6s", {1: 10}).do(1, Hit())
    assert table.asked == (1,)
    table.clock()
    assert table.gains == {1: 10}


@pytest.mark.req("T21-6.2.11", "T21-6.2.12", "T21-6.2.17")
def test_6_1_the_dealer_plays_when_all_others_are_done() -> None:
    table = Table(f"{THREE_PLAYERS} 3c", ALL).do(1, Stand()).do(4, Stand())
    assert table.state.covered
    assert not table.happened(HoleShown)
    table.do(6, Stand())
    own = [type(event) for event in table.events if not isinstance(event, Paid)][-3:]
    assert own == [HoleShown, DealerDrew, type(table.events[-1])]
    assert table.state.phase is Phase.OVER


@pytest.mark.req("T21-6.2.11")
def test_6_1_if_all_are_bust_the_dealer_shows_the_hidden_card_and_draws_none() -> None:
    table = Table("Th 6c 6h 5d Kc", {1: 10}).do(1, Hit())
    assert table.state.dealer == cards_of("6c 5d")
    assert not table.happened(DealerDrew)


@pytest.mark.req("T21-2.1.2", "T21-6.2.14", "T21-6.2.15", "T21-6.2.16", "T21-6.2.17")
@pytest.mark.parametrize(
    ("hidden", "shown", "drawn"),
    [
        ("Tc", "7d", "2s"),  # hard 17 draws
        ("Ac", "6d", "Ts Ks"),  # soft 17 draws, becomes a hard 17 and draws again
        ("Ac", "6d", "4s"),  # soft 17 to soft 21
        ("Tc", "8d", ""),  # 18 stands
        ("Ac", "7d", ""),  # soft 18 stands
        ("9c", "Td", ""),
        ("6c", "Td", "As 3s"),  # 16, 17, 20
    ],
)
def test_6_2_the_dealer_draws_with_17_or_less(hidden: str, shown: str, drawn: str) -> None:
    table = Table(f"Th {hidden} 9h {shown} {drawn}", {1: 10}).do(1, Stand())
    assert table.state.dealer == cards_of(f"{hidden} {shown} {drawn}")


@pytest.mark.req("T21-6.2.14")
def test_6_2_only_this_rule_draws_with_a_hard_17() -> None:
    hard, soft = cards_of("Tc 7d"), cards_of("Ac 6d")
    assert [dealer_draws(hard, rule) for rule in DealerRule] == [False, False, True]
    assert [dealer_draws(soft, rule) for rule in DealerRule] == [False, True, True]


@pytest.mark.req("T21-BG-4", "T21-BG-5", "T21-4.4", "T21-6.4", "T21-4.4.2")
def test_7_1_each_player_is_compared_with_the_dealer_alone() -> None:
    table = Table(f"{THREE_PLAYERS} 3c", ALL)
    for seat in ALL:
        table.do(seat, Stand())
    assert table.state.dealer == cards_of("6c Ts 3c")
    assert table.gains == {1: 10, 4: -20, 6: -30}
    results = [box.hands[0].result for box in table.state.boxes]
    assert results == [Result.WIN, Result.LOSS, Result.LOSS]


@pytest.mark.req("T21-OUT-DEALERBUST")
def test_7_1_a_dealer_who_is_bust_pays_all_who_are_not() -> None:
    table = Table(f"{THREE_PLAYERS} Kc", ALL)
    for seat in ALL:
        table.do(seat, Stand())
    assert table.gains == {1: 10, 4: 20, 6: 30}
    assert table.box(4).stack == 120 * 100


@pytest.mark.req("T21-TERM-PUSH", "T21-OUT-PUSH")
def test_7_2_with_equal_points_the_bet_goes_back() -> None:
    table = Table(ONE_PLAYER, {1: 10}).do(1, Stand())
    assert table.gains == {1: 0}
    assert table.box(1).hands[0].result is Result.PUSH


@pytest.mark.req("T21-6.4.3", "T21-6.4.4", "T21-1.1.6")
@pytest.mark.parametrize(("chips", "has_busted"), [(490, False), (491, True)])
def test_8_2_more_than_the_limit_has_busted_the_house(chips: int, has_busted: bool) -> None:
    table = Table("Th 9c 9h 9d", {1: 10}, chips=chips).do(1, Stand())
    assert table.box(1).stack == 100 * (chips + 10)
    assert bool(table.happened(HouseBusted)) == has_busted
    settlement = game.settlement(table.state)
    assert settlement is not None
    assert settlement.ends_table == has_busted
    assert settlement.honours == ({1: "busted_the_house"} if has_busted else {})
    assert game.view(table.state).busted_by == ((1,) if has_busted else ())


@pytest.mark.req("T21-6.6", "T21-BG-6", "T21-6.5")
def test_8_4_the_next_hand_asks_everybody_who_has_chips() -> None:
    table = Table(f"{THREE_PLAYERS} 3c", {1: 10, 4: 20, 6: 50}, chips=50)
    for seat in (1, 4, 6):
        table.do(seat, Stand())
    stacks = {box.seat: box.stack for box in table.state.boxes}
    assert stacks == {1: 6_000, 4: 3_000, 6: 0}
    _, again = game.open(PLAIN, stacks, game.carry_over(table.state), Chance(b"2" * 32))
    pending = game.pending(again)
    assert pending is not None
    assert list(pending.seats) == [1, 4]
    with pytest.raises(Refused, match="too_few_players"):
        game.open(PLAIN, {6: 0}, game.carry_over(table.state), CHANCE)


def test_8_5_who_leaves_forfeits_what_lies_on_the_table() -> None:
    table = Table(f"{THREE_PLAYERS} 3c", ALL).leave(4)
    table.do(1, Stand()).do(6, Stand())
    assert table.gains == {1: 10, 4: -20, 6: -30}
