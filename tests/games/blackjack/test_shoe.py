"""The shoe of Twenty-One (docs/rules/twenty-one.md, chapter 2): it goes on until the marker, and a
shuffle in mid-hand leaves the cards on the table where they are."""

from collections import Counter
from operator import add

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import (
    BlackjackCarryover,
    CardDrawn,
    CardsDealt,
    DealerDrew,
    Hit,
    Opened,
    SetBet,
    Shuffled,
    Split,
    Stand,
    Start,
)
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.shoe import hands_limit, in_play, rank_counts, whole_shoe
from croupier.games.blackjack.show import unseen
from tests.games.blackjack.twenty_one import CHANCE, FULL, PLAIN, Table, cards_of, evening

seeds = st.binary(min_size=32, max_size=32)
SMALL = replace(FULL, decks=1, hands_max=4)


def begun(
    rules: BlackjackRules, kept: BlackjackCarryover | None, seed: bytes = b"7" * 32
) -> Opened:
    (opened,), _ = game.open(rules, {1: 10_000}, kept, Chance(seed))
    assert isinstance(opened, Opened)
    return opened


def kept_of(
    cards: str, rest: int, marker: int, rules: BlackjackRules = PLAIN
) -> BlackjackCarryover:
    """A shoe whose next cards are known, with so many cards after them."""
    first = cards_of(cards)
    left = Counter(whole_shoe(rules.decks)) - Counter(first)
    shoe = first + tuple(left.elements())[:rest]
    out = Counter(whole_shoe(rules.decks)) - Counter(shoe)
    return BlackjackCarryover(shoe, marker, rank_counts(out.elements()))


class Shoe:
    """A round that is opened with such a shoe, with one seat that bets 10 chips."""

    def __init__(self, kept: BlackjackCarryover, rules: BlackjackRules = PLAIN) -> None:
        self.events, self.state = game.open(rules, {1: 10_000}, kept, CHANCE)

    def do(self, *actions: SetBet | Start | Hit | Stand | Split) -> "Shoe":
        for action in actions:
            events, self.state = game.decide(self.state, 1, action, CHANCE)
            self.events += events
        return self

    @property
    def shuffles(self) -> list[Shuffled]:
        return [event for event in self.events if isinstance(event, Shuffled)]


@pytest.mark.req("T21-3.1", "T21-3.1.1", "T21-3.1.2", "T21-TERM-SHOE", "T21-1.1.4")
@pytest.mark.parametrize("decks", range(1, 9))
def test_2_1_the_shoe_holds_whole_decks_without_jokers(decks: int) -> None:
    opened = begun(replace(PLAIN, decks=decks), None)
    assert Counter(opened.deck) == Counter(STANDARD.cards * decks)
    assert opened.left == 52 * decks
    suits = Counter(card.suit for card in opened.deck)
    assert suits == dict.fromkeys(range(4), 13 * decks)


@pytest.mark.req("T21-3.1.3")
def test_2_2_the_next_hand_goes_on_with_the_shoe_as_it_lies() -> None:
    table = Table("Th 9c 9h 9d", {1: 10}).do(1, Stand())
    kept = game.carry_over(table.state)
    assert kept.shoe == table.state.deck[4:]
    opened = begun(PLAIN, kept)
    assert (opened.deck, opened.marker) == (kept.shoe, table.state.marker)
    assert opened.seen == rank_counts(cards_of("Th 9c 9h 9d"))


@pytest.mark.req("T21-1.1.9")
def test_2_3_the_marker_lies_20_to_30_percent_from_the_end_and_is_drawn_anew() -> None:
    places = [begun(PLAIN, None, number.to_bytes(32, "big")).marker for number in range(400)]
    assert (min(places), max(places)) == (63, 93)  # of 312 cards
    assert len(set(places)) == 31


@pytest.mark.req("T21-1.1.9")
def test_2_3_a_host_may_choose_a_fixed_place() -> None:
    rules = replace(PLAIN, marker_least=25, marker_most=25)
    places = {begun(rules, None, number.to_bytes(32, "big")).marker for number in range(20)}
    assert places == {78}


@pytest.mark.req("T21-3.1.4a", "T21-3.1.4b")
def test_2_4_in_mid_hand_all_cards_but_those_on_the_table_are_shuffled() -> None:
    """The marker lies right behind the deal: the next card comes from a new shoe."""
    kept = kept_of("Th 9c 2h 9d", rest=40, marker=40)
    shoe = Shoe(kept).do(SetBet(1_000), Start())
    assert not shoe.shuffles
    before = shoe.state
    shoe.do(Hit())
    (shuffled,) = shoe.shuffles
    on_table = Counter(cards_of("Th 9c 2h 9d"))
    assert Counter(shuffled.deck) == Counter(whole_shoe(6)) - on_table
    assert shuffled.left == 308
    assert 0.2 * 308 <= shuffled.marker <= 0.3 * 308
    drawn = next(event for event in shoe.events if isinstance(event, CardDrawn))
    assert drawn.card == shuffled.deck[0]
    assert shoe.state.boxes[0].hands[0].cards[:2] == before.boxes[0].hands[0].cards
    assert (shoe.state.hole, shoe.state.dealer[-1:]) == (before.hole, before.dealer)


@pytest.mark.req("T21-3.1.4a")
@pytest.mark.parametrize("dealt", [1, 2, 3])
def test_2_4_also_in_the_middle_of_the_deal(dealt: int) -> None:
    names = ["Th", "9c", "2h", "9d"][:dealt]
    shoe = Shoe(kept_of(" ".join(names), rest=60, marker=60)).do(SetBet(1_000), Start())
    (shuffled,) = shoe.shuffles
    assert shuffled.dealt == dealt
    assert Counter(shuffled.deck) == Counter(whole_shoe(6))
    assert shuffled.deck[:dealt] == cards_of(" ".join(names))
    found = next(event for event in shoe.events if isinstance(event, CardsDealt))
    one, two = found.hands[0]
    assert (one, found.hole[0], two, found.up) == shuffled.deck[:4]


@pytest.mark.req("T21-3.1.4a")
def test_2_4_and_while_the_dealer_draws() -> None:
    shoe = Shoe(kept_of("Th 9c 9h 2d", rest=60, marker=60)).do(SetBet(1_000), Start(), Stand())
    (shuffled,) = shoe.shuffles
    drawn = next(event for event in shoe.events if isinstance(event, DealerDrew))
    assert drawn.card == shuffled.deck[0]


@pytest.mark.req("T21-3.1.4a")
def test_2_4_and_between_the_two_cards_of_a_split() -> None:
    rules = FULL
    kept = kept_of("8h 9c 8d 9d 3c", rest=60, marker=60, rules=rules)
    shoe = Shoe(kept, rules).do(SetBet(1_000), Start(), Split())
    (shuffled,) = shoe.shuffles
    hands = [hand.cards for hand in shoe.state.boxes[0].hands]
    assert hands == [cards_of("8h 3c"), (*cards_of("8d"), shuffled.deck[0])]


@pytest.mark.req("T21-3.1.4a", "T21-3.1.4b")
def test_2_4_a_shoe_that_ended_at_the_marker_is_whole_again_for_the_next_hand() -> None:
    kept = kept_of("Th 9c 9h 9d", rest=60, marker=60)
    shoe = Shoe(kept).do(SetBet(1_000), Start(), Stand())
    assert not shoe.shuffles
    after = game.carry_over(shoe.state)
    assert after.needs_shuffle
    opened = begun(PLAIN, after)
    assert Counter(opened.deck) == Counter(whole_shoe(6))
    assert opened.seen == (0,) * 13


@pytest.mark.req("T21-3.1.4a")
def test_2_4_the_new_order_comes_from_the_seed_of_the_round() -> None:
    kept = kept_of("Th 9c 2h 9d", rest=40, marker=40)
    state = Shoe(kept).do(SetBet(1_000), Start()).state
    orders = []
    for seed in (b"a" * 32, b"a" * 32, b"b" * 32):
        events, _ = game.decide(state, 1, Hit(), Chance(seed))
        orders.append(next(event.deck for event in events if isinstance(event, Shuffled)))
    assert orders[0] == orders[1] != orders[2]


def test_2_5_all_see_how_many_cards_are_left_and_nobody_their_order() -> None:
    kept = kept_of("Th 9c 2h 9d", rest=40, marker=40)
    shoe = Shoe(kept).do(SetBet(1_000), Start())
    seen = game.view(shoe.state).shoe
    assert seen is not None
    assert (seen.decks, seen.left, seen.marker) == (6, 40, 40)
    shoe.do(Hit())
    seen = game.view(shoe.state).shoe
    assert seen is not None
    assert seen.left == 307
    for event in shoe.events:
        shown = game.show(event, 1)
        if isinstance(shown, Opened | Shuffled):
            assert shown.deck == ()
            assert shown.left > 0


@pytest.mark.req("T21-3.1.3", "T21-3.1.4a")
@given(seeds, st.integers(1, 8), st.sampled_from([PLAIN, FULL, SMALL]))
def test_no_card_is_ever_lost_or_there_too_often(
    seed: bytes, seats: int, rules: BlackjackRules
) -> None:
    """Shoe, table and what left the shoe in earlier hands are the whole shoe, after every step."""
    whole = rank_counts(whole_shoe(rules.decks))
    for steps in evening(rules, seats, seed, 4):
        for step in steps:
            state = step.after
            rest = state.deck[state.drawn :]
            assert len(rest) == state.left
            lying = rank_counts([*in_play(state), *rest])
            assert tuple(map(add, state.seen, lying)) == whole


@given(seeds, st.integers(1, 8), st.sampled_from([PLAIN, FULL, SMALL]))
def test_what_a_reader_has_not_seen_is_the_shoe_and_the_hidden_card(
    seed: bytes, seats: int, rules: BlackjackRules
) -> None:
    for steps in evening(rules, seats, seed, 4):
        for step in steps:
            state = step.after
            hidden = state.hole if state.covered else ()
            expected = rank_counts([*state.deck[state.drawn :], *hidden])
            assert unseen(rules, game.view(state)) == expected


@given(seeds)
def test_2_6_one_deck_suffices_for_eight_seats_that_split(seed: bytes) -> None:
    for steps in evening(SMALL, 8, seed, 5):
        end = steps[-1].after
        assert sum(len(box.hands) for box in end.boxes) <= hands_limit(1)


def test_2_6_how_many_hands_the_cards_suffice_for() -> None:
    """Each hand counts at most 31 points, the dealer 27, and each deck has 340."""
    assert [hands_limit(decks) for decks in (1, 2, 3, 8)] == [10, 21, 32, 86]
