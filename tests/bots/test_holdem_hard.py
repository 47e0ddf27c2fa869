"""The hard hold'em bot: where a hand is in its tree, what it thinks the other one holds, and that
it plays by the rules whatever happens. Its blueprint here is a small one made by hand."""

from array import array
from collections.abc import Callable
from hashlib import sha256

import pytest
from msgspec.structs import replace

from croupier.bots.bot import BUDGET
from croupier.bots.holdem.characters import Medium
from croupier.bots.holdem.hard import player
from croupier.bots.holdem.hard.blueprint import LEVELS, Blueprint, pack
from croupier.bots.holdem.hard.history import Deal, History, history_of
from croupier.bots.holdem.hard.path import part_of, path_of, ranges_on
from croupier.bots.holdem.hard.player import Hard
from croupier.bots.holdem.hard.ranges import bucket_of, buckets_of
from croupier.bots.holdem.hard.strategy import CALL, FOLD, RAISE, strategy, without_kernel
from croupier.bots.holdem.hard.subgame import Begun, Subgame
from croupier.bots.holdem.hard.tree import BUTTON, OTHER, RIVER, SIZES, TURN, Tree, tree_of
from croupier.bots.holdem.hard.twoleft import answer_of
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem import game
from croupier.games.holdem.moves import AllIn, Call, Check, Fold, HoldemAction
from croupier.games.holdem.rules import CHIP, PRESETS, HoldemRules
from croupier.games.runner import Acts, RoundRun
from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import HANDS, count_of, hand_number, index_of

compiled = pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel here")

BUCKETS = (169, 4, 3, 10)
BINS = 8
HEADS_UP = PRESETS["heads-up"].rules
BIG_BLIND = HEADS_UP.blinds[1]
ACES = index_of((48, 49), ())
BOARD = tuple(map(int, map(Card.parse, ("Kh", "9d", "4c", "2s", "7h"))))


def rows_of(tree: Tree, row: Callable[[int, int, int], list[int]]) -> bytes:
    rows = bytearray()
    for node in range(len(tree.bets) // 5):
        if not tree.is_end(node):
            for bucket in range(tree.buckets[tree.street(node)]):
                rows += bytes(row(node, bucket, len(tree.children(node))))
    return bytes(rows)


def all_in_with_aces(node: int, bucket: int, actions: int) -> list[int]:
    """Nothing but aces goes all-in before the flop; all else is done as often as anything."""
    if node == 0:
        return [0, 0, 0, 0, LEVELS] if bucket == ACES else [21, 21, 21, 0, 0]
    return [0] * actions


@pytest.fixture(scope="module")
def plan() -> Blueprint:
    trees = {depth: tree_of(depth, BUCKETS) for depth in (12, 25)}
    flop = array("H", (n % BUCKETS[1] for n in range(count_of(2, 3))))
    centres = bytes(min(255, 30 * at + 40 * step) for at in range(3) for step in range(BINS))
    strategies = {depth: rows_of(tree, all_in_with_aces) for depth, tree in trees.items()}
    return Blueprint(pack(trees, BINS, flop, centres, strategies, 7))


@pytest.fixture
def hard(plan: Blueprint, monkeypatch: pytest.MonkeyPatch) -> Hard:
    monkeypatch.setattr(player, "blueprint", lambda: plan)
    return Hard()


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


def hand_of(*deals: Deal, stack: int = 2_500, board: tuple[int, ...] = ()) -> History:
    return History(BUTTON if len(deals) % 2 == 0 else OTHER, stack, 100, deals, board)


def a_round(rules: HoldemRules, stacks: dict[int, int], *seed: object) -> RoundRun:
    return RoundRun(game, rules, stacks, None, chance_of(*seed))


# The blueprint and its file.


def test_a_blueprint_is_read_as_it_was_packed(plan: Blueprint) -> None:
    assert plan.depths == (12, 25)
    assert plan.header.hands == 7
    rows = plan.rows(25, 0)
    assert len(rows) == 5 * 169
    assert list(rows[5 * ACES : 5 * ACES + 5]) == [0, 0, 0, 0, LEVELS]
    last = max(n for n in range(len(plan.tree(25).bets) // 5) if not plan.tree(25).is_end(n))
    assert len(plan.rows(25, last)) == BUCKETS[3] * len(plan.tree(25).children(last))


def test_what_is_cut_short_is_no_blueprint(plan: Blueprint) -> None:
    packed = plan._packed
    with pytest.raises(ValueError, match="not whole"):
        Blueprint(packed[:-1])
    with pytest.raises(ValueError, match="no blueprint"):
        Blueprint(packed[1:])


def test_the_depth_is_the_nearest_by_ratio(plan: Blueprint) -> None:
    assert [plan.nearest_depth(depth) for depth in (5, 17, 18, 200)] == [12, 12, 25, 25]


# The tree.


def test_the_tree_offers_all_in_and_sizes_of_the_pot() -> None:
    tree = tree_of(100, BUCKETS)
    first = tree.children(0)
    paid = [tree.paid_by(child, BUTTON) for child in first]
    assert paid == [50, 100, 200, 300, 10_000]
    assert [part_of(tree, 0, child) for child in first[2:4]] == list(SIZES[0][0])
    limped = first[1]
    assert tree.kind(limped) == OTHER
    flop = tree.children(limped)[0]
    assert (tree.street(flop), tree.kind(flop)) == (1, OTHER)


# Where a hand is.


def test_a_size_of_the_tree_is_found_again(plan: Blueprint) -> None:
    tree = plan.tree(25)
    for action, child in enumerate(tree.children(0)[2:], 2):
        paid = tree.paid_by(child, BUTTON)
        path = path_of(plan, hand_of(Deal(0, BUTTON, True, paid)))
        assert path.steps[0].action == action
        assert path.node == child


def test_the_odd_chip_of_a_rounded_bet_does_not_matter(plan: Blueprint) -> None:
    for paid in (295, 300, 305):
        path = path_of(plan, hand_of(Deal(0, BUTTON, True, paid)))
        assert path.steps[0].action == 3


def test_a_bet_between_two_sizes_is_sometimes_the_one_and_sometimes_the_other(
    plan: Blueprint,
) -> None:
    found = [
        path_of(plan, hand_of(Deal(0, BUTTON, True, 10 * at), stack=stack)).steps[0].action
        for stack in range(2_400, 2_600, 10)
        for at in (24, 25, 26)
    ]
    assert {2, 3} == set(found)
    large = [
        path_of(plan, hand_of(Deal(0, BUTTON, True, 1_500), stack=stack)).steps[0].action
        for stack in range(2_400, 2_600, 10)
    ]
    assert large.count(4) > large.count(3)


def test_a_hand_that_goes_on_where_the_tree_ends_is_nowhere(plan: Blueprint) -> None:
    deals = Deal(0, BUTTON, True, 2_450), Deal(0, OTHER, False, 2_450)
    path = path_of(plan, hand_of(*deals, board=BOARD[:3])._replace(player=OTHER))
    assert path.node is None
    assert len(path.steps) == 2


@compiled
def test_who_went_all_in_holds_what_the_blueprint_would(plan: Blueprint) -> None:
    history = hand_of(Deal(0, BUTTON, True, 2_500))
    path = path_of(plan, history)
    button, other = ranges_on(plan, path, history, 1)
    aces = hand_number(48, 49)
    assert button[aces] == 1.0
    assert 0 < button[hand_number(0, 5)] < 0.05
    assert set(other) == {1.0}


@compiled
def test_a_hand_has_the_same_bucket_alone_as_with_all_others(plan: Blueprint) -> None:
    for cards in (0, 3, 4, 5):
        board = BOARD[:cards]
        every = buckets_of(plan, board)
        for hand in ((0, 5), (48, 49), (20, 43), (13, 14)):
            if not set(hand) & set(board):
                assert bucket_of(plan, board, hand) == every[hand_number(*hand)]


# What it does.


@compiled
def test_the_best_hand_never_folds_on_the_river_and_bad_ones_do(plan: Blueprint) -> None:
    deals = (
        *(Deal(0, BUTTON, True, 300), Deal(0, OTHER, False, 300)),
        *(Deal(1, OTHER, False, 300), Deal(1, BUTTON, False, 300)),
        *(Deal(2, OTHER, False, 300), Deal(2, BUTTON, False, 300)),
        Deal(3, OTHER, True, 900),
    )
    history = hand_of(*deals, board=BOARD)._replace(player=BUTTON)
    found = strategy(plan, history, 300)
    kinds = [choice.kind for choice in found.choices]
    assert kinds[:2] == [FOLD, CALL]
    assert set(kinds[2:]) == {RAISE}
    assert found.choices[1].paid == 900
    assert found.choices[-1].paid == 2_500
    kings, air = hand_number(44, 45), hand_number(5, 17)
    assert found.likely[0][kings] < 0.01
    assert found.likely[0][air] > 0.5
    for hand in (kings, air):
        assert sum(likely[hand] for likely in found.likely) == pytest.approx(1.0)


@compiled
def test_the_bet_that_was_made_is_in_the_tree_that_is_solved(plan: Blueprint) -> None:
    """A call is offered for just what it costs, on the turn as on the river."""
    before = Deal(0, BUTTON, True, 300), Deal(0, OTHER, False, 300)
    checks = Deal(1, OTHER, False, 300), Deal(1, BUTTON, False, 300)
    for paid in (417, 1_111):
        turn = hand_of(*before, *checks, Deal(2, OTHER, True, paid), board=BOARD[:4])
        found = strategy(plan, turn._replace(player=BUTTON), 100)
        assert found.choices[1] == (CALL, paid)
        assert all(choice.paid > paid for choice in found.choices[2:])


def bets_at(game: Subgame, node: int) -> list[int]:
    """What whoever acts there may have paid after each bet."""
    mine = game.nodes[3 * node]
    paid = [game.spots[child].paid for child in game.children(node)]
    return [both[mine] for both in paid if both[mine] > both[1 - mine]]


@pytest.mark.parametrize("street", [TURN, RIVER])
def test_all_chips_are_a_size_only_where_they_are_not_far_more_than_the_pot(street: int) -> None:
    board = tuple(range(0, 4 * (street + 2), 4))
    for left, is_offered in ((2_000, True), (2_600, False), (9_000, False)):
        game = Subgame(Begun(street, board, 1_000, left, 100, ()))
        assert (left in bets_at(game, 0)) is is_offered
    # Whoever does it all the same is answered.
    game = Subgame(Begun(street, board, 1_000, 9_000, 100, ((True, 9_000),)))
    assert 9_000 in bets_at(game, 0)
    assert game.now is not None
    assert not bets_at(game, game.now)


@compiled
def test_a_tiny_raise_is_not_folded_to_like_a_large_one(plan: Blueprint) -> None:
    """The tree knows no raise so small after so many: the price of a call decides."""
    deals = (
        *(Deal(0, BUTTON, True, 300), Deal(0, OTHER, True, 900)),
        *(Deal(0, BUTTON, True, 1_500), Deal(0, OTHER, True, 1_600)),
    )
    found = strategy(plan, hand_of(*deals), 100)
    assert found.choices[0].kind == FOLD
    for hand in (hand_number(48, 49), hand_number(40, 44), hand_number(30, 34)):
        assert found.likely[0][hand] == 0.0


def play(bot: Hard, rules: HoldemRules, stacks: dict[int, int], number: int, budget: int) -> int:
    """Against a player who does anything; how often the bot was asked."""
    run, dice, asked = a_round(rules, stacks, "play", number), chance_of("dice", number), 0
    while (pending := run.pending) is not None:
        (seat,) = pending.seats
        seen = run.observe(seat)
        if seat == 0:
            asked += 1
            action = bot.act(seen, dice, budget)
            assert seen.options.allows(action), (action, seen.options)
        else:
            action = seen.options.pick(dice)
        run.take(Acts(seat, action))
    return asked


@compiled
@pytest.mark.parametrize("preset", ["heads-up", "cardroom", "casino"])
def test_whatever_happens_it_does_what_is_offered(hard: Hard, preset: str) -> None:
    rules = PRESETS[preset].rules
    unit, asked = rules.unit, 0
    for number in range(25):
        stacks = {0: (3 + 97 * number) * unit, 1: (2_500 - 99 * number) * unit}
        asked += play(hard, rules, stacks, number, 10)
    assert asked > 25


def some_spot(number: int) -> tuple[RoundRun, Observation]:
    """A turn or river with the bot to act."""
    for attempt in range(1_000):
        stacks = dict.fromkeys((0, 1), 25 * BIG_BLIND)
        run = a_round(HEADS_UP, stacks, "spot", number, attempt)
        dice = chance_of("spot", number, attempt)
        while run.pending is not None and len(run.state.board) < 4:
            (seat,) = run.pending.seats
            action = run.observe(seat).options.pick(dice)
            if isinstance(action, Fold):
                break
            run.take(Acts(seat, action))
        if run.pending is not None and len(run.state.board) >= 4:
            return run, run.observe(run.pending.seats[0])
    raise AssertionError("no such spot was found")


@compiled
def test_what_the_other_one_holds_and_what_comes_does_not_move_it(hard: Hard) -> None:
    for number in range(4):
        run, seen = some_spot(number)
        state = run.state
        other = 1 - state.actor
        hands = list(state.hands)
        hands[other], left = state.deck[-2:], (*state.deck[:-2], *hands[other])
        changed = replace(state, hands=tuple(hands), deck=left)
        swapped = replace(game.observe(changed, seen.seat, ()), events=seen.events)
        one, same = (hard.act(view, chance_of(1), 60) for view in (seen, swapped))
        assert one == same


@compiled
def test_the_same_question_has_the_same_answer(hard: Hard) -> None:
    from croupier.bots.holdem.hard import solving

    for number in range(3):
        _, seen = some_spot(number)
        first = hard.act(seen, chance_of(number), 50)
        solving._solve.cache_clear()
        assert hard.act(seen, chance_of(number), 50) == first


@compiled
def test_the_caller_says_how_much_it_thinks(hard: Hard, monkeypatch: pytest.MonkeyPatch) -> None:
    from croupier.bots.holdem.hard import solving

    spent: list[int] = []

    def count(*known: object) -> "array[float]":
        spent.append(known[-2])  # type: ignore[arg-type]
        return array("d", [0.25] * (known[-1] * len(HANDS)))  # type: ignore[operator]

    monkeypatch.setattr(solving, "_solve", count)
    _, seen = some_spot(2)
    for budget in (1, BUDGET // 2, BUDGET):
        hard.act(seen, chance_of(0), budget)
    assert spent == sorted(spent)
    most = max(solving.RIVER_ITERATIONS, solving.TURN_ITERATIONS)
    assert spent[0] == solving.LEAST < spent[-1] <= most


def test_without_the_compiled_kernel_it_plays_its_blueprint_alone(
    plan: Blueprint, hard: Hard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "COMPILED", False)
    monkeypatch.setattr(player, "strategy", None)
    for number in range(3):
        _, seen = some_spot(number)
        assert seen.options.allows(hard.act(seen, chance_of(number)))
    found = without_kernel(plan, hand_of(), (48, 49))
    assert found is not None
    assert [likely[0] for likely in found.likely] == [0, 0, 0, 0, 1]


def test_without_a_blueprint_it_plays_as_the_bot_below(
    hard: Hard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, "blueprint", lambda: None)
    run = a_round(HEADS_UP, dict.fromkeys((0, 1), 25 * BIG_BLIND), "bare")
    assert run.pending is not None
    seen = run.observe(run.pending.seats[0])
    assert hard.act(seen, chance_of(1)) == Medium().act(seen, chance_of(1))


def test_a_hand_is_told_from_what_the_seat_was_shown() -> None:
    run, seen = some_spot(0)
    history = history_of(seen)
    assert history is not None
    assert history.stack == 25 * BIG_BLIND
    assert history.board == tuple(map(int, run.state.board))
    button = run.state.button == seen.seat
    assert history.player == (BUTTON if button else OTHER)
    places = [run.state.position(seat) for seat in (run.state.order[-1], run.state.order[0])]
    assert history.paid() == tuple(run.state.paid[place] for place in places)
    assert history_of(replace(seen, events=())) is None
    assert history_of(replace(seen, events=seen.events[1:])) is None


def test_a_hand_of_three_is_not_its_business() -> None:
    run = a_round(PRESETS["cardroom"].rules, dict.fromkeys(range(3), 1_000 * CHIP), "three")
    assert run.pending is not None
    assert history_of(run.observe(run.pending.seats[0])) is None


def test_aces_go_all_in_where_the_blueprint_says_so(hard: Hard) -> None:
    stacks = dict.fromkeys((0, 1), 25 * BIG_BLIND)
    run = a_round(HEADS_UP, stacks, "aces")
    assert run.pending is not None
    (seat,) = run.pending.seats
    seen = run.observe(seat)
    aces = replace(seen.private, cards=(Card.parse("Ac"), Card.parse("Ad")))
    action: HoldemAction = hard.act(replace(seen, private=aces), chance_of(3))
    assert seen.options.allows(action)
    assert type(action).__name__ == "AllIn"


# Fuller tables.


def four_at_a_table(number: int) -> RoundRun:
    rules = PRESETS["cardroom"].rules
    stacks = {seat: (100 + 150 * seat) * CHIP for seat in range(4)}
    return a_round(rules, stacks, "four", number)


@compiled
def test_with_two_left_on_the_turn_the_rest_is_solved(hard: Hard) -> None:
    """And whatever happens, it does what is offered."""
    answered = 0
    for number in range(60):
        run, dice = four_at_a_table(number), chance_of("four", number)
        while (pending := run.pending) is not None:
            (seat,) = pending.seats
            seen = run.observe(seat)
            if seat == 0:
                action = hard.act(seen, dice, 10)
                assert seen.options.allows(action), (action, seen.options)
                answer = answer_of(seen, 10)
                if answer is not None:
                    answered += 1
                    assert len(seen.view.board) >= 4
                    assert sum(not other.folded for other in seen.view.seats) == 2
                    assert (answer.choices[0].kind == FOLD) == bool(seen.options.call)
                    assert all(bet <= seen.options.all_in for _, bet in answer.choices[2:])
            else:
                action = seen.options.pick(dice)
                if isinstance(action, AllIn):
                    action = Call() if seen.options.call else Check()
                if seat > 1 and seen.options.fold:
                    action = Fold()
            run.take(Acts(seat, action))
    assert answered > 3


def test_before_the_turn_it_plays_there_as_the_level_below(hard: Hard) -> None:
    run = four_at_a_table(1)
    assert run.pending is not None
    seen = run.observe(run.pending.seats[0])
    assert answer_of(seen, 10) is None
    assert hard.act(seen, chance_of(5)) == Medium().act(seen, chance_of(5))
