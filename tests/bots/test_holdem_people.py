"""What the hard hold'em bot makes of players who bluff too little and fold too much."""

from hashlib import sha256

import pytest

from croupier.bots.holdem.hard import people
from croupier.bots.holdem.hard.blueprint import blueprint
from croupier.bots.holdem.hard.history import Deal, History, history_of
from croupier.bots.holdem.hard.people import lines_of, told
from croupier.bots.holdem.hard.player import drawn, meant
from croupier.bots.holdem.hard.ranges import all_hands
from croupier.bots.holdem.hard.solving import solved
from croupier.bots.holdem.hard.strategy import CALL, FOLD, RAISE, Choice, Strategy, strategy
from croupier.bots.holdem.hard.subgame import Begun, Spot
from croupier.bots.holdem.hard.tree import BUTTON, OTHER, RIVER
from croupier.bots.holdem.story import story_of
from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.moves import AllIn, Fold
from croupier.games.holdem.rules import PRESETS
from croupier.games.runner import Acts, RoundRun
from croupier.kernel.compiled import COMPILED
from croupier.kernel.hands import hand_number

compiled = pytest.mark.skipif(not COMPILED, reason="there is no compiled kernel here")

BOARD = tuple(map(int, map(Card.parse, ("Kh", "9d", "4c", "2s", "7h"))))
SETS, AIR = hand_number(44, 45), hand_number(5, 17)
# The button raised, and both checked until he bet two thirds of the pot on the river.
RIVER_BET = (
    *(Deal(0, BUTTON, True, 300), Deal(0, OTHER, False, 300)),
    *(Deal(1, OTHER, False, 300), Deal(1, BUTTON, False, 300)),
    *(Deal(2, OTHER, False, 300), Deal(2, BUTTON, False, 300)),
    *(Deal(3, OTHER, False, 300), Deal(3, BUTTON, True, 700)),
)


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


def test_a_hand_is_told_as_at_the_table() -> None:
    """The same lines as from the events of the table, in many hands of all kinds."""
    rules, streets = PRESETS["heads-up"].rules, set[str]()
    for number in range(120):
        dice = chance_of("dice", number)
        stacks = dict.fromkeys((0, 1), 40 * rules.blinds[1])
        run = RoundRun(game, rules, stacks, None, chance_of("told", number))
        while (pending := run.pending) is not None:
            (seat,) = pending.seats
            seen = run.observe(seat)
            history = history_of(seen)
            assert history is not None
            story = story_of(seen)
            streets.update(line.street for line in story)
            button = run.state.button
            places = {button: BUTTON, 1 - button: OTHER}
            for line, other in zip(lines_of(history), story, strict=True):
                assert line.seat == places[other.seat]
                for field in ("street", "board", "deed", "pot", "price", "chips", "raises"):
                    assert getattr(line, field) == getattr(other, field)
                assert (line.behind, line.all_in) == (other.behind, other.all_in)
            action = seen.options.pick(dice)
            if isinstance(action, Fold | AllIn):
                action = seen.options.pick(dice)
            run.take(Acts(seat, action))
    assert len(streets) == 4


def test_who_bets_holds_more_good_hands_than_a_solver_would() -> None:
    *_, line = lines_of(History(OTHER, 10_000, 100, RIVER_BET, BOARD))
    weights = all_hands(BOARD)
    found = told(weights, weights, line)  # the solver would bet with anything
    assert found[SETS] == 1.0
    assert 0.3 < found[AIR] < 0.7
    assert max(found) == 1.0
    assert all(weight == 0 for weight, left in zip(found, weights, strict=True) if not left)


@compiled
def test_the_other_one_is_believed_more_than_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands that only beat a bluff are folded to a bet on the river more often."""
    plan = blueprint()
    assert plan is not None
    asked = History(OTHER, 10_000, 100, RIVER_BET, BOARD)
    left = all_hands(BOARD)
    folded = []
    for honest in (0.0, people.HONEST):
        monkeypatch.setattr(people, "HONEST", honest)
        found = strategy(plan, asked, 200)
        assert [choice.kind for choice in found.choices[:2]] == [FOLD, CALL]
        assert found.likely[0][SETS] < 0.01
        folded.append(sum(map(float.__mul__, found.likely[0], left)) / sum(left))
    assert folded[1] > folded[0] + 0.05


@compiled
def test_a_tree_may_begin_in_the_middle_of_a_street() -> None:
    begun = Begun(RIVER, BOARD, 600, 9_700, 100, ((False, 0), (True, 400)))
    ranges = all_hands(BOARD), all_hands(BOARD)
    whole = solved(begun, ranges, 200)
    now = whole.game.now
    assert now is not None
    spot = whole.game.spots[now]
    assert isinstance(spot, Spot)
    rest = solved(begun, ranges, 200, spot)
    assert rest.game.now == 0
    assert rest.game.nodes[0] == whole.game.nodes[3 * now]
    paid = [
        [game.spots[node].paid for node in game.children(game.now or 0)]
        for game in (rest.game, whole.game)
    ]
    assert paid[0] == paid[1]
    assert [rest.game.amounts[at] for at in range(3)] == [1_000, 0, 400]
    # Against any hand a set calls or raises, and nothing gives up.
    assert rest.likely(0)[0][SETS] < 0.01
    assert rest.likely(0)[0][AIR] > 0.9


def strategy_of(*parts: tuple[str, float]) -> Strategy:
    choices = tuple(Choice(kind, 100 * at) for at, (kind, _) in enumerate(parts))
    return Strategy(choices, tuple([part] for _, part in parts))


def test_bets_of_several_sizes_are_one_thing_to_do() -> None:
    """Each of them is rarer than the call, all together are not."""
    split = strategy_of((FOLD, 0.1), (CALL, 0.36), (RAISE, 0.28), (RAISE, 0.26))
    assert meant(split, 0) == [0.0, 0.36, 0.28, 0.26]
    assert {drawn(split, 0, chance_of(n)) for n in range(40)} == {1, 2, 3}
    rare = strategy_of((FOLD, 0.0), (CALL, 0.7), (RAISE, 0.2), (RAISE, 0.1))
    assert meant(rare, 0) == [0.0, 0.7, 0.0, 0.0]
    sizes = strategy_of((FOLD, 0.0), (CALL, 0.2), (RAISE, 0.7), (RAISE, 0.1))
    assert meant(sizes, 0) == [0.0, 0.0, 0.7, 0.0]


def test_what_is_bet_now_and_then_is_bet_often_but_not_as_an_answer() -> None:
    opens = strategy_of((CALL, 0.6), (RAISE, 0.4))
    assert meant(opens, 0)[0] == 0.0
    assert meant(strategy_of((CALL, 0.86), (RAISE, 0.14)), 0)[1] == 0.0
    assert meant(strategy_of((CALL, 0.84), (RAISE, 0.16)), 0)[1] > 0.0
    answers = strategy_of((FOLD, 0.0), (CALL, 0.7), (RAISE, 0.3))
    assert meant(answers, 0) == [0.0, 0.7, 0.0]
