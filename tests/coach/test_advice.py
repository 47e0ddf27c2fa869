"""The coach advises from what the seat sees: its own view, and the cards since the last shuffle."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import shoe
from croupier.games.blackjack import coach, game
from croupier.games.blackjack.coach import BlackjackCoach
from croupier.games.blackjack.coach.advice import advise, advise_insurance
from croupier.games.blackjack.coach.terms import terms_of
from croupier.games.blackjack.coach.worths import TEN, count, full_shoe, without
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.state import BlackjackState
from croupier.games.coach import Advice, Seen
from croupier.games.runner import Acts, RoundRun

FULL: BlackjackRules = replace(
    game.presets["twenty-one-full"].rules, hands_max=4, winnings_limit=None
)
COACH = BlackjackCoach()


def _decisions(rules: BlackjackRules, seats: int, rounds: int) -> Iterator[tuple[RoundRun, int]]:
    """Every decision of random rounds that go on with the same shoe."""
    carryover = None
    stacks = dict.fromkeys(range(seats), 100_000)
    for number in range(rounds):
        chance = Chance(b"advice".ljust(32, b"."), number << 16)
        run = RoundRun(game, rules, stacks, carryover, chance)
        while (pending := run.pending) is not None:
            seat = pending.seats[0]
            yield run, seat
            options = game.options(run.state, seat)
            assert options is not None
            run.take(Acts(seat, options.pick(run.next_chance().at(1 << 40))))
        carryover = game.carry_over(run.state)


def _advice(state: BlackjackState, seat: int) -> Advice | None:
    options = game.options(state, seat)
    assert options is not None
    return COACH.advise(state.rules, Seen(seat, game.view(state), None, options))


def test_what_nobody_has_seen_is_what_lies_face_down() -> None:
    """Through shuffles in the middle of a round and several hands of a seat."""
    asked = 0
    for run, _ in _decisions(replace(FULL, decks=1), 5, 140):
        state = run.state
        if state.covered:
            unseen = coach._unseen(state.rules, game.view(state))
            left = state.deck[state.drawn :]
            assert unseen == count((*left, *state.hole))
            asked += 1
    assert asked > 400


@pytest.mark.req("T21-P2-DOUBLE-a", "T21-P2-SPLIT-a", "T21-P2-INSURANCE", "T21-P2-SURRENDER")
def test_each_thing_that_may_be_done_has_a_worth_and_nothing_else() -> None:
    found: set[str] = set()
    for run, seat in _decisions(FULL, 3, 60):
        options = game.options(run.state, seat)
        assert options is not None
        advice = _advice(run.state, seat)
        if options.bet is not None:
            assert advice is None
            continue
        assert advice is not None
        offered = {action.__struct_config__.tag for action in options.of_hand()}
        assert advice.values.keys() == (offered or {"insure", "decline"})
        assert advice.values[advice.best] == max(advice.values.values())
        assert all(-4 <= worth <= 6 for worth in advice.values.values())
        found |= advice.values.keys()
    assert found == {"hit", "stand", "double", "split", "surrender", "insure", "decline"}


def test_cards_that_lie_face_down_change_nothing() -> None:
    """The hidden card and the order of the rest are exchanged."""
    compared = 0
    for run, seat in _decisions(FULL, 2, 20):
        state = run.state
        if not state.covered:
            continue
        rest: tuple[Card, ...] = (*state.hole, *state.deck[state.drawn :])
        swapped = tuple(reversed(rest))
        other = replace(state, hole=swapped[:1], deck=(*state.deck[: state.drawn], *swapped[1:]))
        assert _advice(state, seat) == _advice(other, seat)
        compared += 1
    assert compared > 20


def test_the_shoe_changes_the_advice() -> None:
    """Sixteen against a ten: hit from a fresh shoe, stand when the low cards are gone."""
    terms = terms_of(FULL)
    hand, up = [0, 0, 0, 0, 0, 1, 0, 0, 0, 1], TEN
    terms = replace(terms, dealer="stands_on_17")
    fresh = without(full_shoe(6), 5, TEN, TEN)
    low = [left - 20 if 0 < card < 5 else left for card, left in enumerate(fresh)]
    assert advise(terms, fresh, hand, up, ["hit", "stand"]).best == "hit"
    assert advise(terms, low, hand, up, ["hit", "stand"]).best == "stand"


def test_insurance_is_worth_it_when_a_third_of_the_cards_are_tens() -> None:
    fresh = without(full_shoe(6), 0)
    assert advise_insurance(fresh).best == "decline"
    assert advise_insurance(fresh).values["insure"] == pytest.approx(0.5 * (3 * 96 / 311 - 1))
    rich = [left if card == TEN else left - 8 for card, left in enumerate(fresh)]
    assert advise_insurance(rich).best == "insure"


def test_a_whole_deck_is_counted_by_worth() -> None:
    assert count(shoe(1).cards) == full_shoe(1)
