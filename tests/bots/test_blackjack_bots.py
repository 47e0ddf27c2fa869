"""Blackjack bots lay what they are offered and play by their rule, and meet the odds of it."""

from collections.abc import Sequence
from itertools import combinations, islice

import pytest

from croupier.bots import bots
from croupier.bots.blackjack.chart import Basic
from croupier.bots.blackjack.mimic import Mimic
from croupier.cards.card import Card, parse_cards
from croupier.cards.deck import STANDARD
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import BlackjackAction, Start
from croupier.games.blackjack.odds import mimic
from croupier.games.blackjack.rules import CHIP, PRESETS, BlackjackRules, DealerRule
from croupier.games.blackjack.score import dealer_draws, score
from croupier.games.blackjack.state import BlackjackState
from croupier.simulate import Edge, Tally, play_rounds
from tests.bots.playing import chance_of

KINDS = bots()["blackjack"]
CASINO = PRESETS["casino"].rules
FULL = PRESETS["twenty-one-full"].rules


def act(kind: str, state: BlackjackState, seat: int, *seed: object) -> BlackjackAction:
    seen = game.observe(state, seat, ())
    action: BlackjackAction = KINDS[kind].act(seen, chance_of(*seed))
    assert seen.options.allows(action)
    return action


def edge_of(kind: str, rounds: int, preset: str = "casino") -> Edge:
    tally = Tally(1)
    for result in islice(play_rounds(game, preset, [KINDS[kind]], bytes(32)), rounds):
        tally.add(result)
    edge = tally.edge()
    assert edge is not None
    return edge


def test_bots_go_from_weak_to_strong() -> None:
    assert list(KINDS) == ["mimic", "bold", "timid", "basic"]
    assert edge_of("basic", 4_000).share < edge_of("mimic", 4_000).share
    at_21 = [edge_of(kind, 8_000, "twenty-one-full").share for kind in KINDS]
    assert at_21[3] < at_21[2] < min(at_21[:2])


@pytest.mark.parametrize("rules", [CASINO, BlackjackRules(decks=6, bet_min=5 * CHIP), FULL])
@pytest.mark.parametrize("kind", KINDS)
def test_whole_rounds_are_played_by_what_is_offered(kind: str, rules: BlackjackRules) -> None:
    for number in range(100):
        stacks = dict.fromkeys(range(1 + number % 8), 100 * CHIP)
        _, state = game.open(rules, stacks, None, chance_of(number))
        while (pending := game.pending(state)) is not None:
            seat = pending.seats[0]
            action = act(kind, state, seat, number, state.turn)
            _, state = game.decide(state, seat, action, chance_of())
        settlement = game.settlement(state)
        assert settlement is not None
        most = 4 * rules.bet_min * 2 * rules.hands_max
        assert all(abs(gain) <= most for gain in settlement.gains.values())


@pytest.mark.parametrize("kind", KINDS)
def test_the_hidden_card_does_not_move_a_bot(kind: str) -> None:
    for number in range(50):
        told, state = game.open(CASINO, {0: CHIP}, None, chance_of(number))
        for _ in range(2):
            events, state = game.decide(state, 0, act(kind, state, 0), chance_of())
            told += events
        seen = game.fold([shown for event in told if (shown := game.show(event, 0)) is not None])
        assert seen.hole == ()
        assert act(kind, seen, 0) == act(kind, state, 0)


def test_the_mimic_draws_as_the_dealer_does() -> None:
    for hand in combinations(STANDARD.cards[::3], 3):
        assert all(
            Mimic().draws(hand, card, None) == dealer_draws(hand, DealerRule.HITS_SOFT_17)
            for card in hand
        )


def draws(cards: str, dealer: str) -> bool:
    return Basic().draws(parse_cards(cards), Card.parse(dealer), None)


def test_the_chart_stands_on_a_stiff_hand_only_against_a_weak_card() -> None:
    assert draws("Th6h", "7c")
    assert not draws("Th6h", "6c")
    assert not draws("Th3h", "2c")
    assert draws("Th2h", "2c")
    assert not draws("Th2h", "4c")


def test_the_chart_draws_to_a_soft_hand_longer_than_to_a_hard_one() -> None:
    assert draws("Ah6h", "5c")
    assert draws("Ah7h", "9c")
    assert draws("Ah7h", "Ac")
    assert not draws("Ah7h", "8c")
    assert not draws("Ah8h", "Tc")
    assert not draws("Th7h", "Tc")


def test_whoever_cannot_go_bust_draws_and_whoever_has_hard_17_stands() -> None:
    hands: Sequence[tuple[Card, ...]] = list(islice(combinations(STANDARD.cards, 2), 0, None, 7))
    for hand in hands:
        points, soft = score(hand)
        for dealer in STANDARD.cards[::4]:
            if points <= 11:
                assert Basic().draws(hand, dealer, None)
            if points >= 17 and not soft:
                assert not Basic().draws(hand, dealer, None)


def test_the_mimic_meets_its_exact_odds() -> None:
    """Within four standard errors."""
    met = edge_of("mimic", 12_000)
    exact = Mimic().edge(CASINO)
    assert exact == mimic().edge
    assert abs(met.share - float(exact)) < 4 * met.margin / 1.96


def test_where_the_dealer_plays_otherwise_no_edge_is_claimed() -> None:
    assert Mimic().edge(BlackjackRules(dealer=DealerRule.STANDS_ON_17)) is None
    assert Basic().edge(CASINO) is None


def test_a_seat_without_the_smallest_bet_is_not_asked() -> None:
    assert game.least(BlackjackRules(bet_min=5 * CHIP)) == 5 * CHIP


def test_start_follows_the_bet() -> None:
    _, state = game.open(CASINO, {0: 3 * CHIP}, None, chance_of())
    _, state = game.decide(state, 0, act("basic", state, 0), chance_of())
    assert state.boxes[0].hands[0].bet == CHIP
    assert act("basic", state, 0) == Start()
