"""The side rules of Twenty-One (docs/rules/twenty-one.md, chapter 9)."""

import pytest
from msgspec.structs import replace

from croupier.games.blackjack import game
from croupier.games.blackjack.moves import (
    BlackjackAction,
    CardDrawn,
    Decline,
    Double,
    Hit,
    HoleShown,
    Insure,
    Insured,
    Peeked,
    Phase,
    Result,
    Split,
    Stand,
    Surrender,
)
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.game import Refused
from tests.games.blackjack.twenty_one import FULL, PLAIN, Table, cards_of

RESPLIT = replace(FULL, hands_max=4)
#         1  D  1  D
ELEVEN = "6h 9c 5h 9d"
PAIR = "8h 9c 8d 9d"
SIXTEEN = "Th 9c 6h 9d"


@pytest.mark.req("T21-P2-DOUBLE-a", "T21-6.1.5")
def test_9_all_are_off_in_the_plain_room_and_all_but_swedish_pub_on_in_the_other() -> None:
    def switches(rules: BlackjackRules) -> list[bool]:
        one_each = [rules.double, rules.insurance, rules.surrender, rules.five_hit_bonus]
        return [*one_each, rules.hands_max == 2, rules.swedish_pub]

    assert switches(game.presets["twenty-one"].rules) == [False] * 6
    assert switches(game.presets["twenty-one-full"].rules) == [True] * 5 + [False]
    table = Table(PAIR, {1: 10}, PLAIN)
    refused: dict[BlackjackAction, str] = {
        Double(): "cannot_double",
        Split(): "cannot_split",
        Surrender(): "cannot_surrender",
        Insure(500): "no_insurance",
        Decline(): "no_insurance",
    }
    assert {action: table.refuses(1, action) for action in refused} == refused


@pytest.mark.req("T21-P2-DOUBLE-a", "T21-P2-DOUBLE-b", "T21-P2-DOUBLE-c")
def test_9_1_a_doubled_hand_gets_one_card_and_wins_the_doubled_bet() -> None:
    table = Table(f"{ELEVEN} 9s", {1: 10}, FULL).do(1, Double())
    hand = table.box(1).hands[0]
    assert hand.cards == cards_of("6h 5h 9s")
    assert (hand.doubled, hand.laid) == (True, 2_000)
    assert table.refuses(1, Hit()) == "hand_over"
    assert table.gains == {1: 20}


@pytest.mark.req("T21-P2-DOUBLE-b")
def test_9_1_after_the_double_the_next_player_is_asked() -> None:
    table = Table("6h 6d 9c 5h 5d 9d 2s", {1: 10, 2: 10}, FULL).do(1, Double())
    assert table.asked == (2,)
    assert table.refuses(1, Hit()) == "not_your_turn"


@pytest.mark.req("T21-P2-DOUBLE-a")
def test_9_1_only_with_the_first_two_cards() -> None:
    table = Table(f"{ELEVEN} 2s", {1: 10}, FULL).do(1, Hit())
    assert table.refuses(1, Double()) == "cannot_double"


@pytest.mark.req("T21-P2-DOUBLE-c")
def test_9_1_it_may_exceed_the_largest_bet_but_not_the_chips() -> None:
    table = Table(f"{ELEVEN} 9s", {1: 50}, FULL).do(1, Double())
    assert table.gains == {1: 100}
    assert Table(ELEVEN, {1: 50}, FULL, chips=99).refuses(1, Double()) == "cannot_double"


def test_9_1_a_doubled_hand_that_is_bust_loses_twice_the_bet() -> None:
    table = Table(f"{SIXTEEN} 9s", {1: 10}, FULL).do(1, Double())
    assert table.gains == {1: -20}


@pytest.mark.req("T21-P2-SPLIT-a", "T21-P2-SPLIT-b", "T21-P2-SPLIT-c")
def test_9_2_a_pair_becomes_two_hands_with_a_bet_each() -> None:
    table = Table(f"{PAIR} Ts 5s Qc", {1: 10}, FULL).do(1, Split())
    one, two = table.box(1).hands
    assert (one.cards, two.cards) == (cards_of("8h Ts"), cards_of("8d 5s"))
    assert (one.bet, two.bet, table.box(1).stack) == (1_000, 1_000, 8_000)
    assert game.view(table.state).seats[0].hand == 0
    table.do(1, Stand())
    assert game.view(table.state).seats[0].hand == 1
    table.do(1, Hit())  # 23
    assert [hand.result for hand in table.box(1).hands] == [Result.PUSH, Result.LOSS]
    assert table.gains == {1: -10}


@pytest.mark.req("T21-P2-SPLIT-b")
def test_9_2_each_hand_is_played_and_settled_for_itself() -> None:
    table = Table(f"{PAIR} 3s 3c Ts Tc", {1: 10}, FULL).do(1, Split(), Double())
    assert game.view(table.state).seats[0].hand == 1
    table.do(1, Hit(), Stand())
    assert [hand.laid for hand in table.box(1).hands] == [2_000, 1_000]
    assert table.gains == {1: 30}


@pytest.mark.req("T21-P2-SPLIT-a")
@pytest.mark.parametrize(
    ("first", "second", "is_pair"),
    [("Ah", "Ad", True), ("4h", "4d", True), ("Kh", "Qd", False), ("Th", "Kd", False)],
)
def test_9_2_only_cards_of_the_same_rank(first: str, second: str, is_pair: bool) -> None:
    table = Table(f"{first} 9c {second} 9d", {1: 10}, FULL)
    assert table.offered(1).split is is_pair


@pytest.mark.req("T21-P2-SPLIT-c")
def test_9_2_only_with_chips_for_the_second_bet() -> None:
    assert not Table(PAIR, {1: 10}, FULL, chips=19).offered(1).split
    assert Table(PAIR, {1: 10}, FULL, chips=20).offered(1).split


@pytest.mark.req("T21-P2-SPLIT-a")
def test_9_2_only_the_first_cards_and_once_by_default() -> None:
    table = Table(f"{PAIR} 8s 8c", {1: 10}, FULL).do(1, Split())
    assert table.refuses(1, Split()) == "cannot_split"
    drawn = Table("4h 9c 4d 9d 8s", {1: 10}, FULL).do(1, Hit())
    assert drawn.refuses(1, Split()) == "cannot_split"


def test_9_2_a_host_may_allow_four_hands() -> None:
    table = Table(f"{PAIR} 8s 8c 2h 3h 4h 5h", {1: 10}, RESPLIT).do(1, Split(), Split())
    hands = [hand.cards for hand in table.box(1).hands]
    assert hands == [cards_of("8h 2h"), cards_of("8s 3h"), cards_of("8d 8c")]
    table.do(1, Stand(), Stand(), Split())
    assert [hand.cards for hand in table.box(1).hands][2:] == [cards_of("8d 4h"), cards_of("8c 5h")]
    assert table.box(1).stack == 6_000
    table.do(1, Stand(), Stand())
    assert len(table.gains) == 1


def test_9_2_a_host_may_give_split_aces_one_card_each() -> None:
    rules = replace(FULL, split_aces_draw=False)
    table = Table("Ah 9c Ad 9d 9s 2s", {1: 10}, rules).do(1, Split())
    assert [event.card for event in table.events if isinstance(event, CardDrawn)] == list(
        cards_of("9s 2s")
    )
    assert table.state.phase is Phase.OVER
    assert table.gains == {1: 0}  # 20 wins and 13 loses against 18


def test_9_2_doubling_after_a_split_is_a_switch() -> None:
    rules = replace(FULL, double_after_split=False)
    assert Table(f"{PAIR} 3s 3c", {1: 10}, FULL).do(1, Split()).offered(1).double
    assert not Table(f"{PAIR} 3s 3c", {1: 10}, rules).do(1, Split()).offered(1).double


@pytest.mark.req("T21-P2-INSURANCE", "T21-6.1.5")
def test_9_3_insurance_pays_two_to_one_against_a_natural() -> None:
    table = Table("Th 9h Kc 9s 9d Ad", {1: 10, 2: 20}, FULL)
    assert table.state.phase is Phase.INSURANCE
    assert list(table.asked) == [1, 2]
    assert table.state.covered
    assert table.refuses(1, Hit()) == "insurance_first"
    assert table.refuses(1, Insure(501)) == "bad_insurance"
    table.do(1, Insure(500))
    assert table.box(1).stack == 8_500
    table.do(2, Decline())
    assert game.pending(table.state) is None
    assert table.gains == {1: 0, 2: -20}
    assert table.box(1).insurance_back == 1_500


@pytest.mark.req("T21-P2-INSURANCE")
def test_9_3_without_a_natural_it_is_lost_before_the_play() -> None:
    table = Table("Th 9c 9h Ad", {1: 10}, FULL).do(1, Insure(300))
    assert table.happened(Peeked)
    assert not table.happened(HoleShown)
    assert table.state.phase is Phase.PLAYING
    assert game.holdings(table.state).house == 300
    table.do(1, Stand())  # 19 against 20
    assert table.gains == {1: -13}


@pytest.mark.req("T21-P2-INSURANCE")
def test_9_3_only_when_the_dealer_shows_an_ace_and_up_to_half_of_the_bet() -> None:
    assert Table("Th Ac 9h 9d", {1: 10}, FULL).state.phase is Phase.PLAYING
    offered = Table("Th 9c 9h Ad", {1: 5}, FULL).offered(1)
    assert offered.insure is not None
    assert (offered.insure.least, offered.insure.most) == (1, 250)
    # With one chip left no more than that; with none the player is not asked.
    short = Table("Th 9c 9h Ad", {1: 10}, FULL, chips=11).offered(1).insure
    assert short is not None
    assert short.most == 100
    assert Table("Th 9c 9h Ad", {1: 10}, FULL, chips=10).state.phase is Phase.PLAYING


def test_9_3_when_time_is_up_nobody_is_insured_who_did_not_ask() -> None:
    table = Table("Th 9h 9c 9s 9d Ad", {1: 10, 2: 20}, FULL).do(2, Insure(1_000)).clock()
    assert table.happened(Insured) == [Insured(2, 1_000), Insured(1, 0)]
    assert table.asked == (1,)


def test_9_3_who_leaves_forfeits_the_insurance_too() -> None:
    table = Table("Th 9h 9c 9s 9d Ad", {1: 10, 2: 20}, FULL).do(2, Insure(1_000)).leave(2)
    table.clock().do(1, Stand())
    assert table.gains[2] == -30


@pytest.mark.req("T21-P2-SURRENDER")
@pytest.mark.parametrize(("bet", "lost"), [(10, 5), (5, 2.5), (7, 3.5)])
def test_9_4_surrender_gives_half_of_the_bet_back(bet: int, lost: float) -> None:
    table = Table(SIXTEEN, {1: bet}, FULL).do(1, Surrender())
    assert table.state.phase is Phase.OVER
    assert table.gains == {1: -lost}
    assert table.box(1).hands[0].surrendered


@pytest.mark.req("T21-P2-SURRENDER")
def test_9_4_only_before_any_other_move_and_not_against_a_natural() -> None:
    table = Table("5h 9c 6h 9d 2s", {1: 10}, FULL).do(1, Hit())
    assert table.refuses(1, Surrender()) == "cannot_surrender"
    split = Table(f"{PAIR} 2s 3s", {1: 10}, FULL).do(1, Split())
    assert split.refuses(1, Surrender()) == "cannot_surrender"
    assert Table("Th Ac 6h Kd", {1: 10}, FULL).refuses(1, Surrender()) == "hand_over"


@pytest.mark.req("T21-P2-BONUS")
@pytest.mark.parametrize(
    ("drawn", "gain"),
    [
        ("2s 2d 2h 3s 4s", 20),  # five hits make 19
        ("2s 2d 2h 8s", 10),  # four hits
    ],
)
def test_9_5_five_hits_without_a_bust_are_paid_twice(drawn: str, gain: float) -> None:
    hits = [Hit()] * len(drawn.split())
    for rules, won in ((FULL, gain), (PLAIN, 10)):
        table = Table(f"3h 9c 3d 9d {drawn}", {1: 10}, rules).do(1, *hits, Stand())
        assert table.gains == {1: won}


@pytest.mark.req("T21-P2-BONUS")
def test_9_5_a_tie_or_a_loss_brings_no_bonus() -> None:
    cards = "2h 9c 2d 9d 2s 3d 3h 3s 3c"
    table = Table(cards, {1: 10}, FULL).do(1, *[Hit()] * 5, Stand())
    assert table.box(1).hands[0].hits == 5
    assert table.gains == {1: 0}


@pytest.mark.req("T21-P2-SWEDISH")
@pytest.mark.parametrize(
    ("player", "dealer", "gain"),
    [
        ("Th 8h", "9c 9d", -10),
        ("Th 9h", "Tc 9d", -10),
        ("Th Kh", "Tc Qd", 0),
        ("Th 7h", "Tc 7d", -10),
        ("Th 9h", "9c 9d", 10),
    ],
)
def test_9_6_in_the_swedish_pub_the_dealer_wins_ties_of_17_to_19(
    player: str, dealer: str, gain: float
) -> None:
    """The dealer of the document draws with 17, so that tie needs one who stands."""
    pub = replace(FULL, swedish_pub=True, dealer=BlackjackRules().dealer)
    (one, two), (hidden, shown) = player.split(), dealer.split()
    table = Table(f"{one} {hidden} {two} {shown}", {1: 10}, pub).do(1, Stand())
    assert table.gains == {1: gain}
    fair = Table(f"{one} {hidden} {two} {shown}", {1: 10}, replace(pub, swedish_pub=False))
    assert fair.do(1, Stand()).gains == {1: max(gain, 0)}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hands_max", 0),
        ("hands_max", 5),
        ("marker_most", 51),
        ("marker_least", -1),
        ("bet_step", 0),
    ],
)
def test_rules_that_make_no_sense_are_refused_by_name(field: str, value: int) -> None:
    rules = replace(FULL, **{field: value}) if field != "bet_step" else replace(FULL, unit=0)
    with pytest.raises(Refused) as caught:
        game.check(rules)
    assert caught.value.facts == {"field": field}


def test_insurance_needs_a_dealer_who_looks_and_a_natural_that_counts() -> None:
    for rules in (
        replace(FULL, peek=False),
        replace(FULL, natural=None),
        replace(FULL, natural=(0, 1)),
    ):
        with pytest.raises(Refused, match="bad_rules"):
            game.check(rules)
