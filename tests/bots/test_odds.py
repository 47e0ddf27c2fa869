"""The bot that weighs pot odds: what it knows of its chances, and that it wins with it."""

import pytest

from croupier.bots.bot import BUDGET
from croupier.bots.holdem.equity import DEALS, RIVER_HANDS, equity
from croupier.cards.card import parse_cards
from croupier.games.holdem.moves import AllIn, Call, Check, Fold, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CASINO, CHIP, HEADS_UP, HoldemRules
from tests.bots.playing import act, chance_of, edge
from tests.games.holdem.hand import Hand, deal

# Four standard errors of a share estimated from so many deals.
TOLERANCE = 4 * 0.5 / DEALS**0.5


def share(hole: str, board: str = "", opponents: int = 1, seed: object = 0) -> float:
    return equity(parse_cards(hole), parse_cards(board), opponents, chance_of(seed))


@pytest.mark.parametrize(
    ("hole", "opponents", "known"),
    [("AsAd", 1, 0.852), ("AsAd", 5, 0.492), ("7h2c", 1, 0.346), ("KsKh", 2, 0.690)],
)
def test_equity_before_the_flop_is_near_the_known_one(
    hole: str, opponents: int, known: float
) -> None:
    assert abs(share(hole, opponents=opponents) - known) < TOLERANCE


def test_equity_on_the_river_against_one_is_counted_exactly() -> None:
    board = "KcQc7d3h2s"
    assert share("AcAd", board) == share("AcAd", board, seed="another")
    assert share("KdKh", "KcKs7d3h2s") == 1.0
    # Of 990 hands only the two other kings beat these aces full.
    assert share("AsAh", "AdKcKs7d2h") == (990 - 1) / 990
    # The board plays: whatever the other holds, the pot is split.
    assert share("2c2d", "AsKsQsJsTs") == 0.5


def test_equity_falls_with_every_opponent() -> None:
    shares = [share("QsQd", "9c5h2d", opponents) for opponents in (1, 3, 8)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] > 0.2


@pytest.mark.parametrize("budget", [BUDGET, BUDGET // 10, 1])
def test_a_budget_is_so_many_deals(budget: int) -> None:
    """Against one opponent every deal is won, shared or lost."""
    deals = max(1, DEALS * budget // BUDGET)
    cards = parse_cards("QsQd"), parse_cards("9c5h2d")
    shares = {equity(*cards, 1, chance_of(seed), budget) for seed in range(40)}
    assert {2 * deals * share % 1 for share in shares} == {0.0}
    assert len(shares) > 1


def test_the_river_is_estimated_where_the_budget_is_too_small_to_count_it() -> None:
    cards = parse_cards("QsQd"), parse_cards("Ac9c5h2d3s")
    counted = share("QsQd", "Ac9c5h2d3s")
    shares = [equity(*cards, 1, chance_of(seed), RIVER_HANDS - 1) for seed in range(20)]
    assert len(set(shares)) > 1
    assert all(abs(share - counted) < TOLERANCE for share in shares)


def test_equal_hands_share() -> None:
    assert share("2c2d", "AsKsQsJsTs", opponents=2) == pytest.approx(1 / 3)
    assert share("2c2d", "AsKsQsJsTs", opponents=5) == pytest.approx(1 / 6)


def test_before_the_flop_suits_count_and_nothing_else_about_them() -> None:
    ranks = (("6", "5"), ("9", "8"), ("J", "T"), ("Q", "9"), ("A", "5"))
    suited = [share(f"{a}h{b}h", opponents=5) for a, b in ranks]
    unsuited = [share(f"{a}h{b}c", opponents=5) for a, b in ranks]
    assert sum(suited) > sum(unsuited) + 0.1
    assert suited == [share(f"{b}s{a}s", opponents=5, seed="another") for a, b in ranks]


def facing(rules_stack: int, hole: str, board: str, line: str) -> Hand:
    """Heads-up: seat 0 is the bot and has the button."""
    cards = f"{hole} 8c8s | {board}" if board else f"{hole} 8c8s"
    return deal(HEADS_UP, (rules_stack, rules_stack), cards, button=0).play(line)


def test_a_hopeless_hand_folds_to_a_large_bet() -> None:
    hand = facing(1000, "3h2d", "KcQsJd", "0 call, 1 check, 1 bet 200")
    actions = [act("odds", hand.state, 0, chance_of(seed)) for seed in range(100)]
    assert actions.count(Fold()) > 85
    assert any(isinstance(action, RaiseTo) for action in actions)  # it bluffs now and then


def test_the_best_hand_never_folds_and_mostly_raises() -> None:
    hand = facing(1000, "AhKh", "QhJhTh", "0 call, 1 check, 1 bet 40")
    actions = [act("odds", hand.state, 0, chance_of(seed)) for seed in range(50)]
    assert all(isinstance(action, RaiseTo | AllIn) for action in actions)


def test_the_price_decides_about_a_draw() -> None:
    """Nine hearts and an overcard on the turn: worth a small bet, not all chips."""
    turn = "0 call, 1 check, 1 check, 0 check"
    cheap = facing(2000, "AhTh", "Kh6h2c 4d", f"{turn}, 1 bet 10")
    dear = facing(2000, "AhTh", "Kh6h2c 4d", f"{turn}, 1 all-in")
    assert [act("odds", cheap.state, 0, chance_of(s)) for s in range(50)].count(Fold()) < 5
    assert [act("odds", dear.state, 0, chance_of(s)) for s in range(50)].count(Fold()) > 45


def test_bets_are_sized_by_the_pot() -> None:
    hand = facing(1000, "AhKh", "QhJhTh", "0 call, 1 check, 1 check")
    sizes = {act("odds", hand.state, 0, chance_of(seed)) for seed in range(50)}
    assert all(isinstance(bet, RaiseTo) and 9 * CHIP <= bet.chips <= 21 * CHIP for bet in sizes)


def test_it_calls_a_short_all_in_with_a_fair_hand() -> None:
    hand = deal(HEADS_UP, (1000, 25), "AsQd 8c8s", button=0).play("0 call, 1 all-in")
    assert act("odds", hand.state, 0, chance_of(0)) == Call()


def test_no_raise_leaves_less_than_a_third_behind() -> None:
    """Whoever bets most of his chips would have to bet the rest as well: it is all or less."""
    short = deal(HEADS_UP, (25, 1000), "KsTd 8c8s", button=0)
    acted = [act("odds", short.state, 0, chance_of(seed)) for seed in range(50)]
    assert set(acted) == {Call()}
    best = deal(HEADS_UP, (25, 1000), "AsAd 8c8s", button=0)
    assert AllIn() in {act("odds", best.state, 0, chance_of(seed)) for seed in range(50)}
    for stack in (30, 60, 90, 120, 150):
        missed = facing(stack, "3h2d", "KcQsJd", "0 call, 1 check, 1 check")
        for seed in range(30):
            bluff = act("odds", missed.state, 0, chance_of(seed))
            assert bluff == Check() or (
                isinstance(bluff, RaiseTo) and 3 * bluff.chips < 2 * (stack - 10) * CHIP
            )


def test_only_shares_that_matter_are_estimated_to_the_end() -> None:
    """A share of at least so much is the same as without a limit; one below stays below."""
    for hole, board in (("AsAd", "AhAc2d"), ("7h2c", "KsKdQc"), ("QsQd", "9c5h2d")):
        whole = share(hole, board, 3)
        cards = parse_cards(hole), parse_cards(board)
        limited = equity(*cards, 3, chance_of(0), least=0.9)
        assert limited == whole if whole >= 0.9 else limited < 0.9


def test_where_bets_need_no_answer_it_bets_only_what_can_hardly_lose() -> None:
    pair = deal(CASINO, (1000, 1000), "QhQd 8c9s | KcJs4d 2h 3c", button=0).play("1 check")
    nuts = deal(CASINO, (1000, 1000), "AhKh 8c9s | QhJhTh 2h 3c", button=0).play("1 check")
    assert all(act("odds", pair.state, 0, chance_of(s)) == Check() for s in range(20))
    assert isinstance(act("odds", nuts.state, 0, chance_of(0)), RaiseTo)


def test_where_a_check_is_free_even_a_hopeless_hand_stays() -> None:
    lost = deal(CASINO, (1000, 1000, 1000), "3h2d 8c9s QcQs | KcKsQh Qd 7c", button=0)
    lost.play("1 check, 2 bet 500")
    assert {act("odds", lost.state, 0, chance_of(seed)) for seed in range(20)} == {Check()}


@pytest.mark.parametrize(
    ("rules", "kinds", "hands"),
    [
        (HEADS_UP, ("odds", "thirds"), 500),
        (CARDROOM, ("odds", "thirds"), 500),
        (CARDROOM, ("odds", "thirds") * 3, 1_000),
    ],
    ids=["heads-up", "cardroom of two", "cardroom of six"],
)
def test_it_beats_the_bot_by_thirds(rules: HoldemRules, kinds: tuple[str, ...], hands: int) -> None:
    """By far more than luck would explain, and by at least a fifth of a big blind a hand."""
    mean, error = edge(rules, kinds, "odds", 500 * CHIP, hands)
    assert mean > 3 * error
    assert mean > 2 * CHIP
