"""Bots choose only what they are offered, and know only what their seat may see."""

from collections import Counter
from collections.abc import Iterator

import pytest

from croupier.bots import bots
from croupier.games.holdem import game
from croupier.games.holdem.moves import AllIn, Fold, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CHIP, PRESETS, HoldemRules
from croupier.games.holdem.state import HoldemState
from tests.bots.playing import act, chance_of, play_hand
from tests.games.holdem.hand import deal

KINDS = tuple(bots()["holdem"])
STRADDLED = HoldemRules(
    blinds=(CHIP, 2 * CHIP, 4 * CHIP), antes=(CHIP,), bet_min=2 * CHIP, clock_ms=None
)
TABLES = {name: preset.rules for name, preset in PRESETS.items()} | {"straddled": STRADDLED}


def decisions(kind: str, seats: int, hands: int) -> Iterator[tuple[int, HoldemState, int]]:
    """Every state at a table of such bots in which a seat has to decide."""
    for number in range(hands):
        chance = chance_of("decisions", number)
        stacks = dict.fromkeys(range(seats), 200 * CHIP)
        _, state = game.open(PRESETS["cardroom"].rules, stacks, None, chance)
        while (pending := game.pending(state)) is not None:
            (seat,) = pending.seats
            yield number, state, seat
            action = act(kind, state, seat, chance_of("turn", number, state.turn))
            _, state = game.decide(state, seat, action, chance)


def test_bots_go_from_weak_to_strong() -> None:
    assert KINDS == ("thirds", "odds")


@pytest.mark.req("CAS-2.2a")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_whole_hands_are_played_by_what_is_offered(kind: str, table: str) -> None:
    rules = TABLES[table]
    for number in range(60):
        chance = chance_of("legal", table, number)
        count = 2 if table == "heads-up" else 2 + chance.below(6)
        # Short stacks too, so that all-ins, side pots and offers without a raise come up.
        depth = chance.choice((4, 40, 400))
        stacks = [rules.unit * (1 + chance.below(depth)) for _ in range(count)]
        gained = play_hand(rules, [kind] * count, stacks, chance.below(count), chance)
        assert sum(gained.values()) == 0
        assert all(stacks[seat] + gain >= 0 for seat, gain in gained.items())


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_without_time_to_think_chooses_what_is_offered_too(kind: str) -> None:
    for number, state, seat in decisions(kind, 4, 20):
        act(kind, state, seat, chance_of("hurry", number, state.turn), budget=0)


def test_every_way_of_acting_comes_up() -> None:
    """The test above would be hollow if bots only ever checked."""
    met = Counter(
        type(act("odds", state, seat, chance_of("turn", number, state.turn))).__name__
        for number, state, seat in decisions("odds", 4, 100)
    )
    assert set(met) == {"Fold", "Check", "Call", "RaiseTo", "AllIn"}


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_do_not_move_a_bot(kind: str) -> None:
    """It acts the same on the events that its seat is shown, without deck and others' hands."""
    rules = PRESETS["heads-up"].rules
    for number in range(30):
        stacks = {0: 500 * CHIP, 1: 500 * CHIP}
        opening, state = game.open(rules, stacks, None, chance_of(number))
        pending = game.pending(state)
        assert pending is not None
        (seat,) = pending.seats
        seen = game.fold([shown for e in opening if (shown := game.show(e, seat)) is not None])
        assert seen.deck == ()
        assert act(kind, state, seat, chance_of(0)) == act(kind, seen, seat, chance_of(0))


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_folds_where_a_check_is_free_and_folding_is_not_offered(kind: str) -> None:
    free = 0
    for number, state, seat in decisions(kind, 3, 40):
        options = game.options(state, seat)
        assert options is not None
        if options.check:
            free += 1
            action = act(kind, state, seat, chance_of("turn", number, state.turn))
            assert not isinstance(action, Fold)
    assert free > 40


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("stack", "cards", "before"),
    [
        # A straight flush against four of a kind, with many chips behind.
        (2_000, "9h8h 7d7c | 7h6h5h 7s 2c", "0 call, 1 check, 1 check, 0 check"),
        # Two middle pairs that are not worth all chips, with few of them left.
        (300, "JsTd JdTc | Qs7h4c Th 2c", "0 raise 100, 1 call, 1 check, 0 check"),
    ],
    ids=["deep", "short"],
)
def test_raising_back_and_forth_comes_to_an_end_soon(
    kind: str, stack: int, cards: str, before: str
) -> None:
    for seed in range(60):
        hand = deal(CARDROOM, (stack, stack), cards, button=0).play(before)
        board, raises = hand.board, 0
        while hand.to_act is not None and hand.board == board:
            action = act(kind, hand.state, hand.to_act, chance_of(seed, raises))
            raises += isinstance(action, RaiseTo | AllIn)
            hand.order(hand.to_act, action)
        assert raises <= (12 if stack > 1_000 else 2), seed
