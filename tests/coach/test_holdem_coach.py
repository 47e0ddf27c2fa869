"""The coach of hold'em: what one holds, what beats it, how often it wins, and nothing that the seat
is not shown."""

import msgspec
import pytest

from croupier.cards.card import parse_cards
from croupier.games.coach import Seen
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.coach import HandAdvice
from croupier.games.holdem.coach.threats import threats
from croupier.games.holdem.rules import CARDROOM, HEADS_UP
from croupier.kernel.equity import exact
from tests.games.holdem.hand import Hand, deal

TO_FLOP = "1 call, 0 check"
TO_RIVER = f"{TO_FLOP}, 0 check, 1 check, 0 check, 1 check"


def ask(hand: Hand, seat: int, against: str = "") -> HandAdvice | None:
    state = hand.state
    options = game.options(state, seat) if hand.to_act == seat else None
    seen = Seen(seat, game.view(state), game.private_view(state, seat), options, against)
    return game.coach.advise(state.rules, seen)


def advice(hand: Hand, seat: int, against: str = "") -> HandAdvice:
    found = ask(hand, seat, against)
    assert found is not None
    return found


def heads_up(cards: str) -> Hand:
    """Seat 1 has the button and acts first before the flop, and last afterwards."""
    return deal(HEADS_UP, (1_000, 1_000), cards)


def test_a_hand_before_the_flop_is_told_by_its_kind() -> None:
    told = advice(heads_up("AsKs 7d2c | 2s7s9h 3d 4c"), 0)
    assert (told.kind, told.hand, told.board) == ("AKs", None, ())
    assert told.best == pytest.approx(34 / 1326)  # AA to TT, and the hands like it
    # A well-known figure: 67 % against any hand.
    assert told.chances.share == pytest.approx(0.670, abs=0.01)
    assert 0 < told.chances.margin < 0.01
    assert told.threats.better is None


def test_on_the_river_every_hand_that_beats_it_is_counted() -> None:
    """A pair of aces on a board with three spades and no pair."""
    told = advice(heads_up("AhKd 7d2c | As9s5s Qd 3h").play(TO_RIVER), 0)
    assert told.hand is not None
    assert told.hand.category == "one_pair"
    found = {threat.category: threat.now for threat in told.threats.kinds}
    sets = 3 * 4 + 1  # three of the four other ranks, and the two aces left
    two_pair = 6 * 9 + 2 * 4 * 3 - 1  # Qs3s is a flush
    assert found["flush"] == 10 * 9 // 2
    assert found["straight"] == 16 - 1  # 42 for the wheel, but the flush 4s2s
    assert found["three_of_a_kind"] == sets
    assert found["two_pair"] == two_pair
    assert "one_pair" not in found
    assert told.threats.better == sum(found.values())
    assert told.threats.possible == 45 * 44 // 2
    # One other player, and no card to come: what beats it now wins in the end.
    assert told.chances.margin == 0
    lost = told.threats.better / told.threats.possible
    assert 1 - told.chances.win - told.chances.tie == pytest.approx(lost)
    assert sum(threat.later for threat in told.threats.kinds) == pytest.approx(lost)


def test_what_can_still_come_is_told_on_the_turn() -> None:
    """The best hand now: nothing beats it, but a flush may."""
    found = threats(parse_cards("AhKd"), parse_cards("QsJsTd2c"))
    assert found.better == 0
    kinds = {threat.category: threat for threat in found.kinds}
    assert kinds["flush"].now == 0
    # One of 11 spades comes and the other holds two of the 10 left; 9 times in a straight.
    assert kinds["flush"].later == pytest.approx((11 * 45 - 9) / (46 * 990))
    assert kinds["full_house"].later > 0


def test_chances_are_those_of_the_kernel() -> None:
    told = advice(heads_up("AhAd KsKc | 2s7s9h 3d 4c").play(TO_FLOP), 0, "KK")
    board = parse_cards("2s7s9h")
    odds = [exact((parse_cards("AhAd"), kings), board) for kings in _pairs_of_kings()]
    share = sum(each.share(0) for each in odds) / len(odds)
    assert told.in_range is not None
    assert told.in_range.share == pytest.approx(share)
    assert told.in_range.margin == 0


def _pairs_of_kings() -> list[tuple[int, ...]]:
    kings = parse_cards("KcKdKhKs")
    return [(low, high) for n, low in enumerate(kings) for high in kings[n + 1 :]]


def test_all_who_are_still_in_count_as_company() -> None:
    hand = deal(CARDROOM, (500,) * 4, "AsAd KsKc 7h7c 2d5h | 9s8h3d 4c Jd")
    everybody = advice(hand, 3)
    assert everybody.others == 3
    fewer = advice(hand.play("2 fold, 3 call"), 3)
    assert fewer.others == 2
    assert fewer.chances.share > everybody.chances.share


def test_the_price_of_a_call_is_told_to_whoever_is_asked() -> None:
    hand = heads_up("AsAd KsKc | 9s8h3d 4c Jd")
    assert advice(hand, 1).needed == pytest.approx(5 / 20)
    assert advice(hand, 0).needed is None


def test_what_cannot_be_won_is_no_part_of_the_price() -> None:
    """A short stack calls 200 of 1,000 with its last chips."""
    hand = deal(HEADS_UP, (200, 1_000), "AsAd KsKc | 9s8h3d 4c Jd").play("1 all-in")
    assert advice(hand, 0).needed == pytest.approx(190 / 400)


@pytest.mark.parametrize("script", ["", TO_FLOP, TO_RIVER])
def test_hidden_cards_of_others_change_nothing(script: str) -> None:
    """Neither those of other seats nor the rest of the deck."""
    told = set()
    for others, rest in (("KsKc", ""), ("2d7h", "5h5d"), ("QdJd", "AcAs")):
        street = {"": "", TO_FLOP: "9s8h3d", TO_RIVER: "9s8h3d4cTd"}[script]
        hand = heads_up(f"AhAd {others} | {street}{rest if not street else ''}")
        if script:
            hand.play(script)
        told.add(msgspec.json.encode(advice(hand, 0, "20%")))
    assert len(told) == 1


def test_who_is_out_of_the_hand_is_told_nothing() -> None:
    hand = deal(CARDROOM, (500,) * 3, "AsAd KsKc 7h7c | 9s8h3d 4c Jd")
    assert ask(hand, 7) is None
    assert ask(hand.play("2 fold"), 2) is None
    assert ask(hand.play("0 fold"), 1) is None  # all is over


def test_a_range_that_nobody_can_hold_is_refused() -> None:
    hand = heads_up("AhAd AcAs | 9s8h3d 4c Jd").play(TO_FLOP)
    with pytest.raises(Refused, match="empty_range"):
        ask(hand, 0, "AdKd")
    with pytest.raises(Refused, match="bad_range"):
        ask(hand, 0, "the nuts")
