"""Bots choose only what they are offered, and know only what their seat may see."""

from collections import Counter
from collections.abc import Iterator

import pytest

from croupier.bots import bot_of, bots, kinds_for
from croupier.games.holdem import game
from croupier.games.holdem.moves import AllIn, Fold, HoldemEvent, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CHIP, PRESETS, HoldemRules
from croupier.games.holdem.state import HoldemState
from tests.bots.playing import act, chance_of, play_hand
from tests.games.holdem.hand import deal

KINDS = tuple(bots()["holdem"])
LITTLE = 50  # iterations, so that many hands are played in a short time
STRADDLED = HoldemRules(
    blinds=(CHIP, 2 * CHIP, 4 * CHIP), antes=(CHIP,), bet_min=2 * CHIP, clock_ms=None
)
TABLES = {name: preset.rules for name, preset in PRESETS.items()} | {"straddled": STRADDLED}


Decision = tuple[int, HoldemState, int, tuple[HoldemEvent, ...]]


def decisions(kind: str, seats: int, hands: int) -> Iterator[Decision]:
    """Every state at a table of such bots in which a seat has to decide, and what led to it."""
    for number in range(hands):
        chance = chance_of("decisions", number)
        stacks = dict.fromkeys(range(seats), 200 * CHIP)
        events, state = game.open(PRESETS["cardroom"].rules, stacks, None, chance)
        while (pending := game.pending(state)) is not None:
            (seat,) = pending.seats
            yield number, state, seat, events
            action = act(kind, state, seat, chance_of("turn", number, state.turn), LITTLE, events)
            more, state = game.decide(state, seat, action, chance)
            events += more


def test_bots_go_from_weak_to_strong() -> None:
    assert KINDS == ("thirds", "easy", "timid", "bluffer", "rock", "medium", "hard")


@pytest.mark.req("CAS-2.7a")
def test_the_casino_has_its_own_opponents_and_no_other_room_has_them() -> None:
    for name, preset in PRESETS.items():
        offered = kinds_for("holdem", preset.rules)
        assert offered == (("thirds",) if name == "casino" else KINDS[1:])


def test_a_kind_that_only_old_tables_know_is_played_on() -> None:
    """`odds` is gone; whoever stored it finds a bot of the same strength."""
    found = bot_of("holdem", "odds")
    assert found is bots()["holdem"]["medium"]
    assert "odds" not in bots()["holdem"]
    assert bot_of("holdem", "unheard-of") is None
    assert bot_of("unheard-of", "odds") is None


@pytest.mark.req("CAS-2.2a")
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("kind", KINDS)
def test_whole_hands_are_played_by_what_is_offered(kind: str, table: str) -> None:
    rules = TABLES[table]
    for number in range(40 if bots()["holdem"][kind].suits(rules) else 5):
        chance = chance_of("legal", table, number)
        count = 2 if table == "heads-up" else 2 + chance.below(6)
        # Short stacks too, so that all-ins, side pots and offers without a raise come up.
        depth = chance.choice((4, 40, 400))
        stacks = [rules.unit * (1 + chance.below(depth)) for _ in range(count)]
        gained = play_hand(rules, [kind] * count, stacks, chance.below(count), chance, LITTLE)
        assert sum(gained.values()) == 0
        assert all(stacks[seat] + gain >= 0 for seat, gain in gained.items())


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_without_time_to_think_chooses_what_is_offered_too(kind: str) -> None:
    for number, state, seat, events in decisions(kind, 4, 10):
        act(kind, state, seat, chance_of("hurry", number, state.turn), 0, events)


def test_a_bot_that_came_in_the_middle_chooses_what_is_offered_too() -> None:
    """It has not seen how the hand began."""
    for kind in KINDS:
        for number, state, seat, _ in decisions(kind, 4, 6):
            act(kind, state, seat, chance_of("late", number, state.turn), LITTLE)


@pytest.mark.parametrize("kind", ["easy", "medium"])
def test_every_way_of_acting_comes_up(kind: str) -> None:
    """The test above would be hollow if bots only ever checked."""
    met = Counter(
        type(act(kind, state, seat, chance_of("turn", number, state.turn), LITTLE, events)).__name__
        for number, state, seat, events in decisions(kind, 4, 60)
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
        told = act(kind, state, seat, chance_of(0), LITTLE, opening)
        assert told == act(kind, seen, seat, chance_of(0), LITTLE, opening)


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_folds_where_a_check_is_free_and_folding_is_not_offered(kind: str) -> None:
    free = 0
    for number, state, seat, events in decisions(kind, 3, 30):
        options = game.options(state, seat)
        assert options is not None
        if options.check:
            free += 1
            action = act(kind, state, seat, chance_of("turn", number, state.turn), LITTLE, events)
            assert not isinstance(action, Fold)
    assert free > 20


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
    for seed in range(30):
        hand = deal(CARDROOM, (stack, stack), cards, button=0).play(before)
        board, raises = hand.board, 0
        while hand.to_act is not None and hand.board == board:
            turn = chance_of(seed, raises)
            action = act(kind, hand.state, hand.to_act, turn, LITTLE, hand.events)
            raises += isinstance(action, RaiseTo | AllIn)
            hand.order(hand.to_act, action)
        assert raises <= (12 if stack > 1_000 else 2), seed
