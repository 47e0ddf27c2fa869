"""Equities are right, and the same in C and in Python."""

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.ranking import strength
from croupier.kernel import equity
from croupier.kernel.equity import Odds, exact, exact_against, sample
from croupier.kernel.twin import equity as twin
from croupier.kernel.twin.equity.sampling import Range
from croupier.kernel.twin.equity.spot import HANDS, hand_number
from croupier.kernel.twin.random import words

ANY = array("I", [1]) * len(HANDS)
compiled = pytest.mark.skipif(
    not equity.COMPILED, reason="there is no compiled kernel on this machine"
)


def dealt_out(hands: Sequence[Sequence[int]], board: Sequence[int]) -> Odds:
    """Each board that can come, dealt and ranked one by one."""
    known = {*board, *(card for hand in hands for card in hand)}
    left = [card for card in range(52) if card not in known]
    shared = [[0] * len(hands) for _ in hands]
    deals = 0
    for more in combinations(left, 5 - len(board)):
        strengths = [strength((*hand, *board, *more)) for hand in hands]
        best = max(strengths)
        for seat, own in enumerate(strengths):
            shared[seat][strengths.count(best) - 1] += own == best
        deals += 1
    return Odds(deals, tuple(map(tuple, shared)))


def spots(seed: str, count: int) -> Iterator[tuple[list[list[int]], list[int], list[int]]]:
    """Hands, board and dead cards, of all sizes."""
    chance = Random(seed)
    for _ in range(count):
        seats, board, dead = chance.choice((2, 2, 3, 6, 10)), chance.choice((0, 1, 3, 4, 5)), 3
        cards = chance.sample(range(52), 2 * seats + board + dead)
        hands = [cards[at : at + 2] for at in range(0, 2 * seats, 2)]
        yield hands, cards[2 * seats : 2 * seats + board], cards[2 * seats + board :]


@pytest.mark.parametrize(
    ("hands", "won", "tied"),
    [
        ("AhKh QsQd", (787_966, 917_606), 6_732),
        ("AcAd KhKs", (1_388_072, 317_694), 6_538),
        ("2c2d AhKs", (903_239, 799_119), 9_946),
    ],
)
def test_well_known_matches_before_the_flop(hands: str, won: tuple[int, int], tied: int) -> None:
    found = exact([parse_cards(hand) for hand in hands.split()])
    assert found.deals == 1_712_304
    assert found.shared == tuple((wins, tied) for wins in won)


@pytest.mark.parametrize("number", range(12))
def test_counting_by_ranks_is_as_good_as_dealing_each_board(number: int) -> None:
    """Boards on which three or more of a suit lie, and others."""
    chance = Random(number)
    suited = [4 * rank + number % 4 for rank in chance.sample(range(13), 5)]
    others = [card for card in range(52) if card not in suited]
    cards = suited[: number % 6] + chance.sample(others, 9 - number % 6)
    board = cards[: 3 + number % 3]
    rest = chance.sample(cards[len(board) :], 4)
    hands = [rest[:2], rest[2:]]
    assert exact(hands, board) == dealt_out(hands, board)


def test_three_hands_on_a_flop_deal_by_deal() -> None:
    hands = [parse_cards(hand) for hand in ("AhQh", "KcKd", "8h7h")]
    flop = parse_cards("9h6hKs")
    assert exact(hands, flop) == dealt_out(hands, flop)


@compiled
def test_the_twin_counts_the_same() -> None:
    for hands, board, dead in spots("exact", 25):
        assert exact(hands, board, dead) == Odds(*twin.exact(hands, board, dead))


def test_against_a_range_each_hand_counts_as_often_as_it_weighs() -> None:
    hero, board = parse_cards("AhKh"), parse_cards("2h7hTc9d")
    range_ = array("I", [0]) * len(HANDS)
    expected: Counter[int] = Counter()
    deals = 0
    for text, weight in (("QsQd", 3), ("JhTh", 1), ("AsKd", 5), ("KhKs", 9)):
        held = parse_cards(text)
        range_[hand_number(*held)] = weight
        if set(held).isdisjoint(hero):
            found = exact([hero, held], board)
            deals += weight * found.deals
            expected += Counter({at: weight * many for at, many in enumerate(found.shared[0])})
    found = exact_against(hero, range_, board)
    assert found.deals == deals
    assert Counter(dict(enumerate(found.shared[0]))) == expected


@compiled
def test_a_suited_ace_king_against_any_hand() -> None:
    """In Python it takes minutes."""
    found = exact_against(parse_cards("AhKh"), ANY)
    assert found.deals == 1_225 * 1_712_304
    assert found.share(0) == pytest.approx(0.670446, abs=1e-6)


@compiled
def test_the_twin_counts_the_same_against_ranges() -> None:
    chance = Random("against")
    for board in (3, 4, 5, 4, 5):
        cards = chance.sample(range(52), 4 + board)
        range_ = array("I", [chance.choice((0, 0, 0, 0, 1, 9)) for _ in HANDS])
        found = exact_against(cards[:2], range_, cards[4:], cards[2:4])
        assert found == Odds(*twin.exact_against(cards[:2], cards[4:], cards[2:4], range_))


@compiled
@pytest.mark.parametrize("number", range(30))
def test_the_twin_makes_the_same_deals(number: int) -> None:
    chance = Random(f"deals {number}")
    hands, board, dead = next(spots(f"deals {number}", 1))
    weights = [0, 0, 0, 1, 5, 2**32 - 1]
    held = [
        chance.choice((hand, None, array("I", [chance.choice(weights) for _ in HANDS])))
        for hand in hands
    ]
    seed = chance.randrange(2**64)
    found = sample(tuple(held), 200, seed, board, dead)
    assert found == Odds(*twin.sample(tuple(held), board, dead, 200, seed))
    assert found.deals == 200


@pytest.mark.parametrize("number", range(6))
def test_chance_comes_near_what_is_counted(number: int) -> None:
    """Four standard errors, with a fixed seed."""
    hands, board, _ = next(spots(f"near {number}", 1))
    deals = 50_000 if equity.COMPILED else 2_000
    counted, drawn = exact(hands, board), sample(tuple(hands), deals, number, board)
    for seat in range(len(hands)):
        far = 4 * drawn.error(seat) + 1e-9
        assert drawn.share(seat) == pytest.approx(counted.share(seat), abs=far)


def test_an_unknown_hand_is_a_range_in_which_all_weigh_the_same() -> None:
    hero, flop = parse_cards("AhKh"), parse_cards("2h7hTc")
    deals = 50_000 if equity.COMPILED else 2_000
    counted = exact_against(hero, ANY, flop) if equity.COMPILED else None
    for seed, other in enumerate((None, ANY)):
        drawn = sample((hero, other), deals, seed, flop)
        expected = counted.share(0) if counted else 0.7
        assert drawn.share(0) == pytest.approx(expected, abs=0.01)


def test_each_pair_of_hands_comes_as_often_as_the_product_of_its_weights() -> None:
    """On a board that decides nothing by itself, two small ranges that share cards."""
    board = parse_cards("2c7dTh3sKd")
    texts = {"AcAd": 4, "AcQc": 3, "QcQd": 2, "9h9s": 1}
    range_ = array("I", [0]) * len(HANDS)
    for text, weight in texts.items():
        range_[hand_number(*parse_cards(text))] = weight
    expected: Counter[int] = Counter()
    for one, other in ((a, b) for a in texts for b in texts):
        mine, theirs = parse_cards(one), parse_cards(other)
        if set(mine).isdisjoint(theirs):
            product = texts[one] * texts[other]
            outcome = exact([mine, theirs], board)
            expected[0 if outcome.shared[0][0] else 1] += product
    deals = 40_000 if equity.COMPILED else 4_000
    drawn = sample((range_, range_), deals, 7, board)
    share = expected[0] / expected.total()
    assert drawn.share(0) == pytest.approx(share, abs=4 * drawn.error(0))


def test_a_range_is_drawn_by_its_weights() -> None:
    weights = [0] * len(HANDS)
    weights[3], weights[77], weights[900] = 1, 5, 10
    drawn, random = Range(weights, set()), words(1)
    seen = Counter(drawn.draw(random) for _ in range(16_000))
    assert set(seen) == {HANDS[3], HANDS[77], HANDS[900]}
    for number, weight in ((3, 1), (77, 5), (900, 10)):
        assert seen[HANDS[number]] == pytest.approx(1_000 * weight, abs=4 * (1_000 * weight) ** 0.5)


def test_ranges_that_never_fit_end_without_a_deal() -> None:
    aces = array("I", [0]) * len(HANDS)
    aces[hand_number(*parse_cards("AhAd"))] = 1
    assert sample((aces, aces), 10, 1).deals == 0


AA, KK, FLOP = (50, 51), (44, 45), (1, 2, 3)


@pytest.mark.parametrize(
    ("seats", "board", "dead"),
    [
        ((AA,), (), ()),
        ((AA, KK) * 6, (), ()),
        ((AA, AA), (), ()),
        ((AA, KK), (44,), ()),
        ((AA, KK), FLOP, (1,)),
        ((AA, KK), (1, 2, 3, 4, 5, 6), ()),
        ((AA, (44,)), (), ()),
        ((AA, (44, 52)), (), ()),
        ((AA, (44, -1)), (), ()),
        ((AA, None), (), tuple(range(49))),
        ((AA, None), (), tuple(range(44))),
        ((AA, array("I", [0]) * 1_326), (), ()),
        ((AA, array("I", [1]) * 1_325), (), ()),
    ],
)
def test_what_cannot_be_dealt_is_refused_by_both(
    seats: tuple[Sequence[int], ...], board: Sequence[int], dead: Sequence[int]
) -> None:
    with pytest.raises(ValueError) as ours:
        sample(seats, 1, 1, board, dead)
    with pytest.raises(ValueError) as theirs:
        twin.sample(seats, board, dead, 1, 1)
    assert str(ours.value) == str(theirs.value)


def test_weights_come_in_a_buffer_of_their_kind() -> None:
    for module in (twin.sample, lambda s, b, d, n, r: sample(s, n, r, b, d)):
        with pytest.raises(TypeError, match="kind 'I'"):
            module((AA, array("d", [1.0]) * 1_326), (), (), 1, 1)
