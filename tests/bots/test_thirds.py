"""The strategy of CAS-2.7, clause by clause, on hands dealt by the real engine."""

import pytest

from croupier.games.holdem.moves import AllIn, Call, Check, Fold, HoldemAction, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CASINO, CHIP
from tests.bots.playing import act, chance_of
from tests.games.holdem.hand import Hand, deal

# One hand of every category with the same board for the other, weakest first.
LOWER = {
    "high card": "Ah9d | Kc7s4d 2h 3c",
    "one pair": "AhKd | Kc7s4d 2h 3c",
    "two pair": "Kh7d | Kc7s4d 2h Jc",
}
MIDDLE = {
    "three of a kind": "KhKd | Kc7s4d 2h Jc",
    "straight": "6h5d | 7s4d3c Kc Qh",
    "flush": "Kh9h | 7h4h2h Qc Js",
}
TOP = {
    "full house": "KhKd | Kc7s7d 2h Jc",
    "four of a kind": "KhKd | KcKs7d 2h Jc",
    "straight flush": "6h5h | 7h4h3h Kc Qs",
    "royal flush": "AhKh | QhJhTh 2c 3s",
}
OTHER = "8c8s"


def dealt(prepared: str, stacks: tuple[int, int] = (1000, 1000)) -> Hand:
    """A casino table of two: seat 1 opens each street, seat 0 is the bot with these cards."""
    hole, board = prepared.split(" | ")
    return deal(CASINO, stacks, f"{hole} {OTHER} | {board}", button=0)


def choice(hand: Hand, seed: object = 0) -> HoldemAction:
    assert hand.to_act == 0
    return act("thirds", hand.state, 0, chance_of(seed))


def on_street(hand: Hand, street: str) -> Hand:
    """The other has checked on this street and nobody has bet before."""
    for name in ("flop", "turn", "river"):
        hand.play("1 check")
        if name == street:
            return hand
        hand.play("0 check")
    raise ValueError(street)


@pytest.mark.req("CAS-2.7a", "CAS-2.7b")
@pytest.mark.parametrize("made", MIDDLE)
@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_the_middle_third_checks_and_bets_nothing(made: str, street: str) -> None:
    for seed in range(20):
        assert choice(on_street(dealt(MIDDLE[made]), street), seed) == Check()


@pytest.mark.req("CAS-2.7a", "CAS-2.7b")
@pytest.mark.parametrize("made", MIDDLE)
def test_the_middle_third_checks_with_a_bet_on_the_table(made: str) -> None:
    assert choice(dealt(MIDDLE[made]).play("1 bet 300")) == Check()


@pytest.mark.req("CAS-2.7a", "CAS-2.7c")
@pytest.mark.parametrize("made", TOP)
def test_the_top_third_bets_5_to_25_percent_of_its_balance(made: str) -> None:
    bets = set()
    for seed in range(300):
        action = choice(on_street(dealt(TOP[made]), "flop"), seed)
        assert isinstance(action, RaiseTo)
        bets.add(action.chips)
    assert bets == {percent * 10 * CHIP for percent in range(5, 26)}


@pytest.mark.req("CAS-2.7c", "CAS-2.8d")
def test_the_top_third_adds_to_the_bet_that_it_matches() -> None:
    # Also where most of the balance goes in: nobody can raise back, so nothing hastens it.
    for matched in (200, 600):
        hand = dealt(TOP["full house"]).play(f"1 bet {matched}")
        bets = {choice(hand, seed) for seed in range(100)}
        least, most = (matched + 50) * CHIP, (matched + 250) * CHIP
        assert all(isinstance(bet, RaiseTo) and least <= bet.chips <= most for bet in bets)
        assert len(bets) > 10


@pytest.mark.req("CAS-2.7c")
def test_the_percentage_is_of_what_is_left_of_the_balance() -> None:
    hand = dealt(TOP["full house"]).play("1 check, 0 bet 600, 1 check")
    bets = {choice(hand, seed) for seed in range(300)}
    assert bets == {RaiseTo(percent * 4 * CHIP) for percent in range(5, 26)}


@pytest.mark.req("CAS-2.7c")
def test_the_top_third_adds_at_least_one_chip() -> None:
    hand = dealt(TOP["full house"], (9, 1000)).play("1 bet 2")
    # 25 percent of nine chips are two; 5 percent are less than one chip, which is the least.
    assert {choice(hand, seed) for seed in range(100)} == {
        RaiseTo(3 * CHIP),
        RaiseTo(4 * CHIP),
    }


@pytest.mark.req("CAS-2.7c")
def test_the_top_third_checks_when_it_cannot_match_the_bet() -> None:
    hand = dealt(TOP["royal flush"], (100, 1000)).play("1 bet 101")
    assert choice(hand) == Check()


@pytest.mark.req("CAS-2.7c")
def test_the_top_third_bets_all_it_has_when_that_is_all_it_can_add() -> None:
    hand = dealt(TOP["royal flush"], (100, 1000)).play("1 bet 100")
    assert choice(hand) == AllIn()


@pytest.mark.req("CAS-2.7a", "CAS-2.7d")
@pytest.mark.parametrize("made", LOWER)
def test_the_lower_third_folds_on_the_river(made: str) -> None:
    for seed in range(20):
        assert choice(on_street(dealt(LOWER[made]), "river"), seed) == Fold()


@pytest.mark.req("CAS-2.7a", "CAS-2.7e")
@pytest.mark.parametrize("made", LOWER)
@pytest.mark.parametrize("street", ["flop", "turn"])
def test_the_lower_third_checks_before_the_river(made: str, street: str) -> None:
    for seed in range(20):
        assert choice(on_street(dealt(LOWER[made]), street), seed) == Check()


@pytest.mark.req("CAS-2.7e")
@pytest.mark.parametrize("made", LOWER)
def test_the_lower_third_checks_with_a_bet_on_the_table(made: str) -> None:
    assert choice(dealt(LOWER[made]).play("1 bet 900")) == Check()


@pytest.mark.req("CAS-2.7a")
def test_the_hand_counts_as_far_as_the_board_is_dealt() -> None:
    """A pair on the flop that the river makes a full house."""
    hand = dealt("KhQd | Kc7s4d Qs Kd")
    assert choice(on_street(hand, "flop")) == Check()
    hand.play("0 check, 1 check, 0 check, 1 check")
    assert isinstance(choice(hand), RaiseTo)


def cardroom(prepared: str, stacks: tuple[int, int] = (500, 500)) -> Hand:
    """Seat 0 has the button and the small blind, so it begins before the flop."""
    hole, _, board = prepared.partition(" | ")
    return deal(CARDROOM, stacks, f"{hole} {OTHER} | {board}", button=0)


def test_where_a_check_is_not_free_the_middle_third_calls() -> None:
    hand = cardroom(MIDDLE["straight"]).play("0 call, 1 check, 1 bet 300")
    assert choice(hand) == Call()


def test_where_a_check_is_not_free_the_lower_third_pays_a_tenth_at_most() -> None:
    hand = cardroom(LOWER["one pair"]).play("0 call, 1 check, 1 bet 40")
    assert choice(hand) == Call()
    hand = cardroom(LOWER["one pair"]).play("0 call, 1 check, 1 bet 50")
    assert choice(hand) == Fold()


def test_where_folding_is_not_offered_the_lower_third_checks_the_river() -> None:
    hand = cardroom(LOWER["one pair"]).play(
        "0 call, 1 check, 1 check, 0 check, 1 check, 0 check, 1 check"
    )
    assert choice(hand) == Check()


def test_raises_keep_the_steps_of_the_table() -> None:
    hand = cardroom(TOP["four of a kind"]).play("0 call, 1 check, 1 check")
    assert {choice(hand, seed) for seed in range(200)} == {
        RaiseTo(tens * 10 * CHIP) for tens in range(2, 13)
    }


def test_a_raise_that_is_not_open_becomes_a_call() -> None:
    hand = cardroom(TOP["four of a kind"], (100, 500)).play("0 call, 1 check, 1 bet 490")
    assert choice(hand) == Call()
