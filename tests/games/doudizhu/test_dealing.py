"""How a round begins: seats, cards, and who becomes the landlord."""

from collections import Counter

import pytest
from msgspec.structs import replace

from croupier.cards.card import CARDS
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.dealing import playing_order
from croupier.games.doudizhu.moves import Dealt, DoudizhuCarryover, LandlordNamed, Role
from croupier.games.doudizhu.rules import CHIP, PRESETS
from tests.games.doudizhu.playing import RULES, deal, ranks, refused

STACKS = dict.fromkeys(range(3), 1_000 * CHIP)


def chance_of(seed: int) -> Chance:
    return Chance(seed.to_bytes(32, "big"))


@pytest.mark.req("DDZ-0.1", "DDZ-RULE-PLAYERS")
def test_three_players_start_and_no_other_number() -> None:
    """Rules 1.1, 1.4, 2.1."""
    game.open(RULES, STACKS, None, chance_of(0))
    with refused("too_few_players"):
        game.open(RULES, {0: 100_000, 1: 100_000}, None, chance_of(0))
    with refused("too_few_players"):
        game.open(RULES, STACKS | {1: RULES.base - 1}, None, chance_of(0))
    with refused("too_many_players"):
        game.open(RULES, STACKS | {3: 100_000}, None, chance_of(0))
    assert list(game.seats) == [3]


@pytest.mark.req("DDZ-0.2", "DDZ-RULE-PLAYERS", "DDZ-STATE-ENGINE")
def test_seventeen_cards_each_and_three_bottom_cards_at_random() -> None:
    """Rules 2.1, 2.2, 2.3."""
    deals = set()
    places: Counter[int] = Counter()
    for seed in range(300):
        (_, dealt), state = game.open(RULES, STACKS, None, chance_of(seed))
        assert isinstance(dealt, Dealt)
        assert [len(hand) for hand in dealt.hands] == [17, 17, 17]
        assert len(dealt.bottom) == 3
        assert sorted(sum(dealt.hands, dealt.bottom)) == list(CARDS)
        assert state.hands == dealt.hands
        deals.add(dealt.hands)
        heaps = (*dealt.hands, dealt.bottom)
        places[next(n for n, heap in enumerate(heaps) if CARDS[53] in heap)] += 1
    assert len(deals) == 300
    assert all(70 <= places[hand] <= 120 for hand in range(3))
    assert 5 <= places[3] <= 35


@pytest.mark.req("DDZ-1.4")
def test_the_order_is_counter_clockwise() -> None:
    """Rule 1.3: seats are numbered clockwise."""
    assert playing_order([0, 1, 2], 1) == (1, 0, 2)
    assert playing_order([0, 1, 2], 2) == (2, 1, 0)
    assert playing_order([0, 4, 7], 5) == (4, 0, 7)


def test_who_bids_first_is_chance_and_then_goes_around() -> None:
    """Rule 1.3."""
    firsts = set()
    for seed in range(40):
        _, state = game.open(RULES, STACKS, None, chance_of(seed))
        firsts.add(state.order[0])
        carryover = game.carry_over(state)
        _, following = game.open(RULES, STACKS, carryover, chance_of(seed))
        assert following.order[0] == state.order[1]
    assert firsts == {0, 1, 2}
    first = game.first_carryover(RULES, 1)
    assert game.open(RULES, STACKS, first, chance_of(0))[1].order == (1, 0, 2)


@pytest.mark.req("DDZ-RULE-BID")
def test_one_call_each_higher_than_before() -> None:
    """Rules 3.1, 3.2."""
    table = deal()
    assert table.to_act == 2
    assert list(table.options.bids) == [1, 2, 3]
    with refused("bid_too_low", least=1, most=3):
        table.play("2 bid 0")
    table.play("2 bid 1")
    assert table.to_act == 1
    assert list(table.options.bids) == [2, 3]
    with refused("bid_too_low", least=2, most=3):
        table.play("1 bid 1")
    with refused("not_your_turn"):
        table.play("0 bid 3")
    table.play("1 pass")
    assert table.seat(1).bid == 0
    table.play("0 bid 2")
    assert table.view.points == 2
    assert [table.seat(seat).role for seat in range(3)] == [
        Role.LANDLORD,
        Role.PEASANT,
        Role.PEASANT,
    ]


@pytest.mark.req("DDZ-RULE-BID", "DDZ-RULE-TEAMS")
@pytest.mark.parametrize(
    ("calls", "landlord", "points"),
    [
        ("2 bid 3", 2, 3),
        ("2 pass, 1 bid 3", 1, 3),
        ("2 bid 1, 1 bid 2, 0 bid 3", 0, 3),
        ("2 bid 1, 1 pass, 0 pass", 2, 1),
        ("2 bid 1, 1 bid 2, 0 pass", 1, 2),
        ("2 pass, 1 pass, 0 bid 1", 0, 1),
    ],
)
def test_the_highest_bid_is_the_landlords_and_three_ends_it(
    calls: str, landlord: int, points: int
) -> None:
    """Rules 3.2, 3.3, 6.1."""
    table = deal().play(calls)
    assert table.happened[-1] == "LandlordNamed"
    assert table.view.points == points
    assert table.seat(landlord).role is Role.LANDLORD
    others = [table.seat(seat).role for seat in range(3) if seat != landlord]
    assert others == [Role.PEASANT, Role.PEASANT]
    assert table.to_act == landlord
    assert not table.options.skip


@pytest.mark.req("DDZ-RULE-BID")
def test_cards_are_dealt_anew_when_all_pass_and_at_last_chance_decides() -> None:
    """Rule 3.5."""
    table = deal()
    hands = [table.state.hands]
    for number in (2, 3):
        table.play("2 pass, 1 pass, 0 pass")
        assert table.happened == ["BidMade", "Dealt"]
        assert table.view.deal == number
        assert table.to_act == 2
        assert table.options.bids == (1, 2, 3)
        assert [table.seat(seat).bid for seat in range(3)] == [None] * 3
        hands.append(table.state.hands)
    assert len(set(hands)) == 3
    table.play("2 pass, 1 pass, 0 pass")
    assert table.happened == ["BidMade", "LandlordNamed"]
    assert table.last[-1].drawn
    assert table.view.points == 1


@pytest.mark.req("DDZ-0.3", "DDZ-STATE-DETERMINELANDLORD")
def test_chance_names_the_landlord_where_the_room_says_so() -> None:
    """Rules 3.4, 6.1."""
    rules = PRESETS["random"].rules
    met: Counter[int] = Counter()
    for seed in range(300):
        events, state = game.open(rules, STACKS, None, chance_of(seed))
        named = events[-1]
        assert isinstance(named, LandlordNamed)
        assert named.drawn
        assert named.points == 1
        pending = game.pending(state)
        assert pending is not None
        assert pending.seats == (named.seat,)
        met[named.seat] += 1
    assert all(70 <= met[seat] <= 130 for seat in range(3))


@pytest.mark.req("DDZ-0.2", "DDZ-0.5")
def test_the_landlord_takes_the_bottom_cards_and_all_see_them() -> None:
    """Rules 2.3, 2.4, 6.4."""
    table = deal("3344", "2BC")
    assert table.view.bottom == ()
    assert [table.seat(seat).left for seat in range(3)] == [17, 17, 17]
    table.play("2 bid 3")
    assert ranks(table.view.bottom) == "CB2"
    assert [table.seat(seat).left for seat in range(3)] == [17, 17, 20]
    assert table.hand(2).startswith("CB2")


def test_a_hand_is_held_from_high_to_low() -> None:
    private = game.private_view(deal("3A2C").state, 2)
    assert private is not None
    names = ranks(private.hand)
    assert names == "".join(sorted(names, key="C B2AKQJT9876543".replace(" ", "").index))


def test_the_room_keeps_the_score_of_each_player_who_stays() -> None:
    """Rule 1.5."""
    carryover = None
    for seed in range(5):
        _, state = game.open(PRESETS["random"].rules, STACKS, carryover, chance_of(seed))
        while game.pending(state) is not None:
            _, state = game.expire(state, chance_of(seed))
        carryover = game.carry_over(state)
        assert {score.seat: score.rounds for score in carryover.scores} == dict.fromkeys(
            range(3), seed + 1
        )
    assert carryover is not None
    assert sum(score.chips for score in carryover.scores) == 0
    assert 5 <= sum(score.wins for score in carryover.scores) <= 10
    shown = {seat.seat: seat.score for seat in game.view(state).seats}
    assert shown == {score.seat: score for score in carryover.scores}
    without = game.without_seat(carryover, 1)
    assert [score.seat for score in without.scores] == [0, 2]
    assert without == DoudizhuCarryover(carryover.first, without.scores)


def test_a_room_with_other_rules_deals_anew_as_often_as_it_says() -> None:
    """Rule 3.5."""
    table = deal(rules=replace(RULES, deals_max=1)).play("2 pass, 1 pass, 0 pass")
    assert table.happened[-1] == "LandlordNamed"
