"""Where the button goes, who is dealt in and who posts what, while players come and go."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from croupier.cards.card import CARDS, Card, parse_cards
from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.moves import ButtonDrawn, HoldemCarryover, Opened, PostKind
from croupier.games.holdem.rules import CARDROOM, CASINO, HEADS_UP, FirstButton, HoldemRules
from croupier.games.holdem.seating import drawn_button, first_seating, next_seating, posts
from croupier.games.holdem.state import Seating
from tests.games.holdem.hand import carried_over, deal

RICH = 10_000_00


class Table:
    """The seats of a table from hand to hand. Whoever is in `seats` is dealt in or waits."""

    def __init__(self, seats: Sequence[int], button: int, rules: HoldemRules = CARDROOM) -> None:
        self.rules = rules
        self.seating = first_seating(rules, sorted(seats), button)
        self.carryover = carried_over(self.seating)

    def leave(self, seat: int) -> "Table":
        self.carryover = game.without_seat(self.carryover, seat)
        return self

    def hand(self, *seats: int) -> str:
        self.seating = next_seating(self.rules, sorted(seats), self.carryover)
        self.carryover = carried_over(self.seating)
        return told(self.rules, self.seating)


def told(rules: HoldemRules, seating: Seating) -> str:
    """For instance "button 3: 0 small, 1 big, 4 entry; 2 waits"."""
    words = {"small_blind": "small", "big_blind": "big"}
    made = ", ".join(
        f"{post.seat} {words.get(post.kind, post.kind)}"
        for post in posts(rules, seating, [RICH] * len(seating.order))
    )
    waits = "".join(f"; {seat} waits" for seat in seating.waiting)
    return f"button {seating.button}: {made}{waits}"


@pytest.mark.req("EPS-RF-GR-014", "EPS-UC-010-RES", "EPS-DEF-BUTTON")
def test_the_button_moves_one_player_to_the_left_after_every_hand() -> None:
    """Rules 2.2, 2.4."""
    table = Table([0, 2, 3, 6], button=6)
    assert table.hand(0, 2, 3, 6) == "button 0: 2 small, 3 big"
    assert table.hand(0, 2, 3, 6) == "button 2: 3 small, 6 big"
    assert table.hand(0, 2, 3, 6) == "button 3: 6 small, 0 big"
    assert table.hand(0, 2, 3, 6) == "button 6: 0 small, 2 big"


@pytest.mark.req("HU-OV-4", "HU-FR5.C.a")
def test_heads_up_the_button_changes_sides_after_every_hand() -> None:
    """Rules 2.2, 2.3."""
    table = Table([0, 1], button=1, rules=HEADS_UP)
    assert table.hand(0, 1) == "button 0: 0 small, 1 big"
    assert table.hand(0, 1) == "button 1: 1 small, 0 big"


def test_the_button_passes_over_who_did_not_play_the_hand_before() -> None:
    """Rules 2.2, 2.5."""
    table = Table([0, 2, 4], button=4)
    assert table.hand(0, 1, 2, 4) == "button 0: 2 small, 4 big; 1 waits"
    assert table.hand(0, 1, 2, 4) == "button 2: 4 small, 0 big, 1 entry"


def test_a_newcomer_in_the_place_of_the_big_blind_posts_it() -> None:
    """Rule 2.5."""
    table = Table([0, 1, 4], button=4)
    assert table.hand(0, 1, 3, 4) == "button 0: 1 small, 3 big"


def test_a_newcomer_elsewhere_posts_an_entry() -> None:
    """Rules 2.5, 3.1."""
    table = Table([0, 1, 2, 5], button=5)
    assert table.hand(0, 1, 2, 4, 5) == "button 0: 1 small, 2 big, 4 entry"
    assert table.hand(0, 1, 2, 4, 5) == "button 1: 2 small, 4 big"


def test_an_entry_is_a_live_bet_of_the_big_blind() -> None:
    """Rules 2.5, 3.2."""
    table = Table([0, 1, 2, 5], button=5)
    table.hand(0, 1, 2, 4, 5)
    entry = posts(CARDROOM, table.seating, [RICH] * 5)[-1]
    assert (entry.seat, entry.kind, entry.chips) == (4, PostKind.ENTRY, 1000)
    _, state = game.open(
        CARDROOM,
        dict.fromkeys((0, 1, 2, 4, 5), RICH),
        HoldemCarryover(5, 1, (0, 1, 2, 5), (0, 1, 2, 5)),
        Chance(bytes(32)),
    )
    assert dict(zip(state.order, state.bets, strict=True))[4] == 1000
    pending = game.pending(state)
    assert pending is not None
    assert pending.seats == (4,)
    options = game.options(state, 4)
    assert options is not None
    assert options.check


def test_a_newcomer_between_button_and_small_blind_waits() -> None:
    """Rule 2.6."""
    table = Table([0, 3, 5], button=5)
    assert table.hand(0, 1, 2, 3, 5) == "button 0: 3 small, 5 big; 1 waits; 2 waits"
    assert table.hand(0, 1, 2, 3, 5) == "button 3: 5 small, 0 big, 1 entry, 2 entry"


def test_who_is_passed_over_by_the_big_blind_posts_it() -> None:
    """Rule 2.7: seat 1, the big blind, leaves; seat 2 would skip it and be the small blind."""
    table = Table([0, 1, 2, 3, 4], button=4)
    assert table.leave(1).hand(0, 2, 3, 4) == "button 0: 3 big, 2 entry"


def test_who_was_away_while_the_big_blind_passed_posts_an_entry() -> None:
    """Rule 2.7."""
    table = Table([0, 1, 2, 3, 4], button=4)
    assert table.hand(0, 1, 3, 4) == "button 0: 1 small, 3 big"
    assert table.hand(0, 1, 2, 3, 4) == "button 1: 3 small, 4 big; 2 waits"
    assert table.hand(0, 1, 2, 3, 4) == "button 3: 4 small, 0 big, 2 entry"


def test_who_was_away_elsewhere_owes_nothing() -> None:
    """Rule 2.7."""
    table = Table([0, 1, 2, 3, 4], button=4)
    assert table.hand(0, 1, 2, 3) == "button 0: 1 small, 2 big"
    assert table.hand(0, 1, 2, 3, 4) == "button 1: 2 small, 3 big"


def test_nobody_has_the_big_blind_twice_when_two_are_left() -> None:
    """Rule 2.8."""
    table = Table([0, 1, 2], button=2)
    assert table.seating.big_blind == 1
    assert table.leave(2).hand(0, 1) == "button 1: 1 small, 0 big"
    table = Table([0, 1, 2], button=2)
    assert table.leave(0).hand(1, 2) == "button 1: 1 small, 2 big"


def test_with_two_players_there_are_no_entries() -> None:
    """Rule 2.9."""
    table = Table([0, 1, 2, 3], button=3)
    assert table.leave(0).leave(1).hand(2, 3) == "button 2: 2 small, 3 big"
    assert table.hand(2, 3, 5) == "button 3: 3 small, 2 big; 5 waits"


def test_a_third_player_comes_in() -> None:
    """Rules 2.5, 2.6, 2.7: seat 0 would have had the big blind that the newcomer takes."""
    table = Table([0, 4], button=4)
    assert table.hand(0, 2, 4) == "button 0: 0 small, 4 big; 2 waits"
    assert table.hand(0, 2, 4) == "button 4: 2 big, 0 entry"


@pytest.mark.parametrize("newcomer", range(1, 7))
def test_a_new_start_does_not_give_the_big_blind_twice(newcomer: int) -> None:
    """Rules 2.8, 2.10."""
    table = Table([0, 3], button=3)
    assert table.seating.big_blind == 0
    table.leave(3).hand(0, newcomer)
    assert table.seating.big_blind == newcomer
    table = Table([0, 3], button=3)
    table.leave(3).hand(0, newcomer, 7)
    assert table.seating.big_blind != 0


def test_a_new_start_forgives_what_was_owed() -> None:
    """Rule 2.10."""
    table = Table([0, 1, 2], button=2)
    table.leave(1).leave(2)
    assert table.hand(0, 3, 5) == "button 3: 5 small, 0 big"


def test_without_blinds_everybody_is_dealt_in_and_the_button_moves_on() -> None:
    """Rule 2.11."""
    table = Table([0, 2, 4], button=4, rules=CASINO)
    assert table.hand(0, 1, 2, 4) == "button 0: "
    assert table.seating.order == (1, 2, 4, 0)
    assert table.hand(0, 1, 2, 4) == "button 1: "


def test_who_takes_the_seat_of_another_is_a_newcomer() -> None:
    """Rule 2.12."""
    table = Table([0, 1, 2, 3, 4], button=4)
    assert table.leave(3).hand(0, 1, 2, 3, 4) == "button 0: 1 small, 2 big, 3 entry"


@pytest.mark.req("HU-FR3a")
def test_the_highest_card_drawn_has_the_first_button() -> None:
    """Rule 2.1."""
    (opened, drawn, *_), state = game.open(HEADS_UP, {0: RICH, 1: RICH}, None, Chance(bytes(32)))
    assert isinstance(opened, Opened)
    assert isinstance(drawn, ButtonDrawn)
    cards = dict(zip(opened.seats, drawn.cards, strict=True))
    assert max(cards, key=lambda seat: cards[seat]) == opened.button
    for reader in (None, 0, 1):
        assert game.show(drawn, reader) == drawn
    assert game.view(state).drawn == drawn.cards


@pytest.mark.req("HU-FR3a", "HU-FR3b")
@pytest.mark.parametrize(
    ("drawn", "seat"),
    [("AcKs", 0), ("2sAc", 1), ("7c7d", 1), ("7h7d", 0), ("7h7s", 1), ("TsJc", 1), ("9d9c", 0)],
)
def test_rank_decides_and_then_suit(drawn: str, seat: int) -> None:
    """Rule 2.1."""
    assert drawn_button((0, 1), parse_cards(drawn)) == seat


@pytest.mark.req("HU-FR3a")
def test_the_deck_is_complete_again_after_the_draw() -> None:
    """Rules 2.1, 4.1."""
    (opened, *_), _ = game.open(HEADS_UP, {0: RICH, 1: RICH}, None, Chance(bytes(32)))
    assert isinstance(opened, Opened)
    assert sorted(opened.deck) == list(CARDS[:52])


def test_only_the_first_hand_draws_for_the_button() -> None:
    """Rules 2.1, 2.2."""
    stacks = {0: RICH, 1: RICH}
    _, first = game.open(HEADS_UP, stacks, None, Chance(bytes(32)))
    events, second = game.open(HEADS_UP, stacks, game.carry_over(first), Chance(b"\1" * 32))
    assert not any(isinstance(event, ButtonDrawn) for event in events)
    assert second.button == 1 - first.button


def test_a_lot_gives_every_seat_the_first_button() -> None:
    """Rule 2.1."""
    seen = set()
    for number in range(60):
        seed = number.to_bytes(32, "big")
        _, state = game.open(CARDROOM, {1: 500, 4: 500, 6: 500}, None, Chance(seed))
        seen.add(state.button)
    assert seen == {1, 4, 6}


def test_carrying_a_hand_over_keeps_the_standing_of_the_seats() -> None:
    """Rule 2.2."""
    hand = deal(CARDROOM, [500] * 3).play("2 fold, 0 fold")
    carryover = game.carry_over(hand.state)
    assert carryover == HoldemCarryover(2, 1, (0, 1, 2), (0, 1, 2))
    assert game.without_seat(carryover, 1) == HoldemCarryover(2, 1, (0, 2), (0, 2))


def test_a_high_card_table_of_many_draws_for_all() -> None:
    """Rule 2.1."""
    rules = replace(CARDROOM, first_button=FirstButton.HIGH_CARD)
    events, _ = game.open(rules, dict.fromkeys((1, 3, 5, 6), RICH), None, Chance(bytes(32)))
    assert isinstance(events[1], ButtonDrawn)
    drawn: tuple[Card, ...] = events[1].cards
    assert max(drawn) == drawn[-1], "the button is the last of the order"
    assert len(set(drawn)) == 4


def test_an_entry_in_the_place_of_a_straddle_is_as_large_as_the_straddle() -> None:
    """Rule 2.7."""
    rules = HoldemRules(blinds=(500, 1000, 2000))
    seating = Seating(order=(0, 1, 2, 3), big_blind=1, entries=(2, 3))
    made = {post.seat: post.chips for post in posts(rules, seating, [100_000] * 4)}
    assert made == {0: 500, 1: 1000, 2: 2000, 3: 1000}
