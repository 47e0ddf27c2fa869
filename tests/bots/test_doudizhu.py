"""The dou dizhu bots: legal, blind to what their seat may not see, from weak to strong."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256

import pytest
from msgspec.structs import replace

from croupier.bots import bots
from croupier.bots.doudizhu.bidding import points_for, strength
from croupier.bots.doudizhu.parting import best_parting
from croupier.bots.doudizhu.planner import Planner
from croupier.cards.card import CARDS
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.combos.combo import BEGINNER, COMBOS, Category, name
from croupier.games.doudizhu.combos.ranks import counts_of
from croupier.games.doudizhu.moves import (
    Bid,
    DoudizhuAction,
    DoudizhuEvent,
    Pass,
    Play,
    Role,
    Skip,
)
from croupier.games.doudizhu.rules import CHIP, PRESETS
from croupier.games.doudizhu.state import DoudizhuState
from tests.games.doudizhu.playing import Doudizhu, cards, deal, ranks

KINDS = tuple(bots()["doudizhu"])
STACKS = dict.fromkeys(range(3), 10_000 * CHIP)


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


BUDGET = 40  # enough to search, few enough for many rounds


def act(
    kind: str,
    state: DoudizhuState,
    seat: int,
    chance: Chance,
    events: Sequence[DoudizhuEvent] = (),
) -> DoudizhuAction:
    seen = game.observe(state, seat, events)
    action: DoudizhuAction = bots()["doudizhu"][kind].act(seen, chance, BUDGET)
    assert seen.options.allows(action), (action, seen.options)
    return action


def decisions(
    kinds: tuple[str, str, str], preset: str, rounds: int
) -> Iterator[tuple[DoudizhuState, int, DoudizhuAction]]:
    """Every decision of bots in the seats 0, 1 and 2."""
    for number in range(rounds):
        chance = chance_of("round", preset, number)
        events, state = game.open(PRESETS[preset].rules, STACKS, None, chance)
        while (pending := game.pending(state)) is not None:
            (seat,) = pending.seats
            turn = chance_of("turn", number, state.turn)
            action = act(kinds[seat], state, seat, turn, events)
            yield state, seat, action
            more, state = game.decide(state, seat, action, chance)
            events += more


def test_bots_go_from_weak_to_strong() -> None:
    assert KINDS == ("easy", "medium", "hard")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("kind", KINDS)
def test_whole_rounds_are_played_by_what_is_offered(kind: str, preset: str) -> None:
    rounds = 12 if kind == "hard" else 40
    met = Counter(type(action) for _, _, action in decisions((kind, kind, kind), preset, rounds))
    expected = {Play, Skip} if preset == "random" else {Play, Skip, Bid, Pass}
    assert set(met) == expected


@pytest.mark.req("DDZ-1.1")
def test_bots_play_the_few_categories_of_a_room_for_beginners() -> None:
    for _, _, action in decisions(("easy", "medium", "hard"), "beginner", 20):
        if isinstance(action, Play):
            combo = name(action.cards)
            assert combo is not None
            assert combo.category in BEGINNER


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_do_not_move_a_bot(kind: str) -> None:
    """It acts the same on the events that its seat is shown."""
    for number in range(40):
        opening, state = game.open(PRESETS["random"].rules, STACKS, None, chance_of(number))
        pending = game.pending(state)
        assert pending is not None
        (seat,) = pending.seats
        shown = [e for event in opening if (e := game.show(event, seat)) is not None]
        seen = game.fold(shown)
        assert sum(map(bool, seen.hands)) == 1
        chosen = act(kind, state, seat, chance_of(0), opening)
        assert chosen == act(kind, seen, seat, chance_of(0), shown)


def wins(landlord: str, peasants: str, deals: int) -> int:
    """How often the landlord wins, who is named by chance."""
    found = 0
    for number in range(deals):
        chance = chance_of("match", number)
        _, state = game.open(PRESETS["random"].rules, STACKS, None, chance)
        while (pending := game.pending(state)) is not None:
            (seat,) = pending.seats
            kind = landlord if state.actor == state.landlord else peasants
            action = act(kind, state, seat, chance_of("turn", number, state.turn))
            _, state = game.decide(state, seat, action, chance)
        assert state.result is not None
        found += state.result.winner is Role.LANDLORD
    return found


def test_medium_beats_easy_on_the_same_deals_with_sides_swapped() -> None:
    deals = 150
    won = wins("medium", "easy", deals) + deals - wins("easy", "medium", deals)
    assert won > 0.7 * 2 * deals


def planned(table: Doudizhu, seat: int) -> str:
    action = act("medium", table.state, seat, chance_of(0))
    return ranks(action.cards) if isinstance(action, Play) else type(action).__name__


def test_a_hand_is_parted_into_few_plays() -> None:
    def parted(names: str) -> int:
        return len(best_parting(counts_of(cards(names)))[1])

    assert parted("34567") == 1
    assert parted("33344456") == 1
    assert parted("334455 8 TT") == 3
    assert parted("34567 56789") == 2
    assert parted("3334 BC 2222") == 3


def test_a_parting_is_made_of_plays_that_make_up_the_hand() -> None:
    for seed in range(200):
        hand = counts_of(chance_of("part", seed).sample(CARDS, 17))
        _, plays = best_parting(hand)
        assert sum(plays) == hand
        assert all(play in COMBOS for play in plays)


def test_medium_keeps_its_bombs_while_nobody_is_nearly_out() -> None:
    for state, seat, action in decisions(("medium",) * 3, "random", 40):
        combo = name(action.cards) if isinstance(action, Play) else None
        if combo is not None and combo.category is Category.BOMB:
            lefts = [left for nth, left in enumerate(state.left) if state.order[nth] != seat]
            few = len(best_parting(counts_of(state.hands[state.actor]))[1]) <= 6
            assert min(lefts) <= 6 or few


def test_medium_goes_out_when_it_can() -> None:
    table = deal("33445566778899TTJ | 33445566778899JJJ", "QQQ").play("2 bid 3")
    table.play("2 play 33445566778899TT, 1 skip, 0 skip")
    assert sorted(planned(table, 2)) == sorted("QQQJ")


def test_a_peasant_does_not_beat_a_high_hand_of_the_partner() -> None:
    table = deal("3456789TJQK344556 | A | 2222BC", "AAA").play("2 bid 3, 2 play 3, 1 play A")
    assert planned(table, 0) == "Skip"
    other = deal("3456789TJQK344556 | A222 | 2", "AAA").play("2 bid 3, 2 play K, 1 skip")
    assert planned(other, 0) == "2"


def test_a_peasant_leads_a_single_card_to_a_partner_with_one_card_left() -> None:
    """Seat 1 plays next to seat 0, who has one card left; the landlord is seat 2."""
    table = deal("33445566778899TTJ | 3344 JJ QQQQKKKK | 55667788 99 AAAA", "222")
    state = table.play("2 bid 3, 2 play J, 1 play Q, 0 skip, 2 skip").state
    assert state.actor == 1
    before_last = _with_one_card(state, 2)
    action = Planner().act(game.observe(before_last, 1, ()), chance_of(0))
    assert isinstance(action, Play)
    assert len(action.cards) == 1


def _with_one_card(state: DoudizhuState, position: int) -> DoudizhuState:
    left = tuple(1 if nth == position else number for nth, number in enumerate(state.left))
    return replace(state, left=left)


def test_the_better_the_hand_the_higher_the_bid() -> None:
    strong = counts_of(cards("BC 2222 AAA KKK QQQ JJ"))
    fair = counts_of(cards("C 22 A KK QQ JJ 345678 9"))
    weak = counts_of(cards("34 66 77 9 T J Q 5 8 K 4 3 9 J"))
    assert strength(strong) > strength(fair) > strength(weak)
    assert points_for(strong) == 3
    assert points_for(weak) == 0
