"""The sabacc bot: legal, blind to what its seat may not see, and betting by its hand."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest

from croupier.bots import bots
from croupier.bots.sabacc.balance import quality, raise_percent
from croupier.bots.sabacc.hands import unseen, worth
from croupier.cards.chance import Chance
from croupier.cards.sabacc import SABACC_CARDS, SabaccCard
from croupier.games.sabacc import game
from croupier.games.sabacc.moves import Junk, RaiseTo, SabaccAction, Swap
from croupier.games.sabacc.rules import CHIP, PRESETS
from croupier.games.sabacc.state import SabaccState, points
from tests.games.sabacc.playing import Sabacc, deal

RULES = PRESETS["casino"].rules
TRIES = 400


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


def act(state: SabaccState, seat: int, chance: Chance) -> SabaccAction:
    seen = game.observe(state, seat, ())
    action: SabaccAction = bots()["sabacc"]["balance"].act(seen, chance)
    assert seen.options.allows(action), (action, seen.options)
    return action


def decisions(games: int) -> Iterator[tuple[SabaccState, int, SabaccAction]]:
    for number in range(games):
        chance = chance_of("game", number)
        seats = 2 + chance.below(3)
        stacks = {seat: (50 + chance.below(500)) * CHIP for seat in range(seats)}
        _, state = game.open(RULES, stacks, None, chance)
        while (pending := game.pending(state)) is not None:
            action = act(state, pending.seats[0], chance_of("turn", number, state.turn))
            yield state, pending.seats[0], action
            _, state = game.decide(state, pending.seats[0], action, chance.at(1 + state.turn))


def test_whole_games_are_played_by_what_is_offered_and_all_ways_come_up() -> None:
    met = Counter(type(action).__name__ for _, _, action in decisions(150))
    assert set(met) == {"Draw", "Swap", "Stand", "Discard", "Keep", "Match", "RaiseTo"}


def test_hidden_cards_do_not_move_the_bot() -> None:
    """It acts the same on the events that its seat is shown."""
    for number in range(40):
        stacks = dict.fromkeys((0, 1, 3), 90_000)
        opening, state = game.open(RULES, stacks, None, chance_of(number))
        seen = game.fold([shown for e in opening if (shown := game.show(e, 0)) is not None])
        assert seen.deck == ()
        assert act(state, 0, chance_of(0)) == act(seen, 0, chance_of(0))


def betting(hand: str) -> Sabacc:
    """The first seat is to bet, in the last round."""
    table = deal(f"{hand} | +9c +9s", "-9c", stacks=[2_000, 2_000])
    table.stand_all().check_all().stand_all().check_all()
    return table.play("0 stand, 1 stand")


# Two cards for each distance from zero.
HANDS = {
    0: "+4c -4t",
    1: "+5c -4t",
    2: "+6c -4t",
    4: "+8c -4t",
    6: "+10c -4t",
    8: "+10c -2t",
    9: "+10c -1t",
}


def raises(hand: str) -> list[int]:
    """How far the bot raised with this hand, in so many tries."""
    state = betting(hand).state
    acted = [act(state, 0, chance_of("raise", number)) for number in range(TRIES)]
    return [action.chips for action in acted if isinstance(action, RaiseTo)]


@pytest.mark.req("CAS-5.15c")
def test_the_closer_to_zero_the_likelier_a_raise() -> None:
    percents = [raise_percent(total) for total in range(11)]
    assert percents == sorted(set(percents), reverse=True)
    assert raise_percent(-3) == raise_percent(3)
    frequencies = [len(raises(hand)) for hand in HANDS.values()]
    assert frequencies == sorted(frequencies, reverse=True)
    assert frequencies[0] > 2 * frequencies[-1] > 0


@pytest.mark.req("CAS-5.15d")
def test_the_better_the_hand_the_larger_the_raise() -> None:
    sizes = [sum(made) / len(made) for hand in HANDS.values() if (made := raises(hand))]
    assert len(sizes) == len(HANDS)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] > 2 * sizes[-1]


@pytest.mark.req("CAS-5.15e")
def test_with_the_same_hand_it_bets_in_many_ways() -> None:
    made = raises(HANDS[0])
    assert 0 < len(made) < TRIES
    assert len(set(made)) >= 5


def answers(hand: str, bet: int, stack: int) -> Counter[str]:
    """To a raise in the last round."""
    table = deal(f"+9c +9s | {hand}", "-9c", stacks=[3_000, stack]).stand_all().check_all()
    table.stand_all().check_all().stand_all().play(f"0 raise {bet}")
    acted = [act(table.state, 1, chance_of("answer", number)) for number in range(100)]
    return Counter(type(action).__name__ for action in acted)


@pytest.mark.req("CAS-5.15a")
@pytest.mark.parametrize("hand", ["+4c -4t", "+5c +3t", "+10c +10t"])
@pytest.mark.parametrize("bet", [5, 500, 2_000])
def test_any_bet_is_matched_or_raised_whatever_the_hand(hand: str, bet: int) -> None:
    """It could junk instead of matching, but an opponent decides between the two only."""
    acted = answers(hand, bet, stack=3_000)
    assert acted.keys() <= {"Match", "RaiseTo"}
    assert acted["Match"] > 0


@pytest.mark.req("CAS-5.15a")
def test_no_opponent_ever_junks() -> None:
    """Junking was offered in many of these turns."""
    offered = 0
    for state, seat, action in decisions(150):
        options = game.options(state, seat)
        assert options is not None
        offered += options.junk
        assert not isinstance(action, Junk)
    assert offered > 100


@pytest.mark.req("CAS-5.15b")
def test_who_cannot_match_bets_what_is_left_whatever_the_hand() -> None:
    assert answers("+10c +10t", 2_000, stack=500) == {"Match": 100}
    assert answers("+3c +2t", 451, stack=500) == {"Match": 100}


@pytest.mark.req("CAS-5.12")
def test_it_takes_a_card_that_makes_a_sabacc() -> None:
    table = deal("+9c -3s | +9s +9t", "-9c")
    assert act(table.state, 0, chance_of(0)) == Swap(SabaccCard.parse("-3s"))


def test_cards_that_lie_open_are_not_expected_from_the_deck() -> None:
    """Its own, the pile, and what others took from it."""
    table = deal("+9c -3s | +9s +9t", "-9c").play("0 swap -3s")
    private = game.private_view(table.state, 1)
    assert private is not None
    left = unseen(game.view(table.state), private.cards)
    open_cards = {SabaccCard.parse(text) for text in ("+9s", "+9t", "-9c", "-3s")}
    assert set(left) == set(SABACC_CARDS) - open_cards
    assert SabaccCard.parse("+9c") in left, "the other's covered card may be anywhere"


def test_worth_falls_with_the_distance_and_plus_is_better_than_minus() -> None:
    assert worth(0) > worth(1) > worth(-1) > worth(2) > worth(-2) > worth(10)
    assert [quality(total) for total in (0, 3, -3, 10, 25)] == [10, 7, 7, 0, 0]


def test_it_ends_nearer_to_zero_than_who_only_stands() -> None:
    def distance(state: SabaccState, seat: int) -> int:
        return abs(points(state.hands[seat]))

    active, idle = 0, 0
    for number in range(150):
        table = Sabacc(game.open(RULES, {0: 90_000, 1: 90_000}, None, chance_of("way", number)))
        while table.to_act is not None and not table.view.over:
            if table.to_act == 0 and table.state.phase in ("play", "discard"):
                table.order(0, act(table.state, 0, chance_of(number, table.state.turn)))
            elif table.state.phase == "play":
                table.play("1 stand")
            else:
                table.play(f"{table.to_act} match")
        active += distance(table.state, 0)
        idle += distance(table.state, 1)
    assert active * 2 < idle
