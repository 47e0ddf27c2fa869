"""The strongest dou dizhu bot: it sees only its own cards, thinks as long as it may, bids by
points, and is stronger than the one below it."""

from hashlib import sha256
from itertools import islice
from time import process_time

import pytest
from msgspec.structs import replace

from croupier.arena.doudizhu import meetings, rows
from croupier.bots import bots
from croupier.bots.bot import BUDGET
from croupier.bots.doudizhu.knowledge import knowledge_of
from croupier.bots.doudizhu.networks import networks
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.combos.ranks import counts_of
from croupier.games.doudizhu.moves import Bid, DoudizhuAction, Pass, Play
from croupier.games.doudizhu.rules import CHIP, PRESETS
from croupier.games.runner import Acts, RoundRun
from croupier.kernel import doudizhu as kernel
from croupier.kernel.twin import doudizhu as twin
from tests.games.doudizhu.playing import cards, deal

HARD = bots()["doudizhu"]["hard"]
MEDIUM = bots()["doudizhu"]["medium"]
STACKS = dict.fromkeys(range(3), 10_000 * CHIP)

compiled = pytest.mark.skipif(not kernel.COMPILED, reason="there is no compiled kernel here")


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


def middle_of_a_round(number: int, plays: int) -> RoundRun:
    """Medium bots have played so far."""
    run = RoundRun(game, PRESETS["random"].rules, STACKS, None, chance_of("middle", number))
    for _ in range(plays):
        pending = run.pending
        if pending is None:
            break
        (seat,) = pending.seats
        run.take(Acts(seat, MEDIUM.act(run.observe(seat), chance_of("dice"))))
    return run


def test_what_the_others_hold_does_not_move_it() -> None:
    """The two others exchange all their cards: nothing that the seat was shown changes."""
    met = 0
    for number in range(25):
        run = middle_of_a_round(number, number)
        state = run.state
        if run.pending is None or state.actor == state.landlord:
            continue
        (seat,) = run.pending.seats
        seen = run.observe(seat)
        one, other = (place for place in range(3) if place != state.actor)
        if state.left[one] != state.left[other]:
            continue
        hands = list(state.hands)
        hands[one], hands[other] = hands[other], hands[one]
        swapped = game.observe(replace(state, hands=tuple(hands)), seat, ())
        swapped = replace(swapped, events=seen.events)
        assert HARD.act(seen, chance_of(1), 60) == HARD.act(swapped, chance_of(1), 60)
        met += 1
    assert met


def test_the_round_is_known_from_the_events_that_the_seat_was_shown() -> None:
    run = middle_of_a_round(3, 8)
    assert run.pending is not None
    (seat,) = run.pending.seats
    known = knowledge_of(run.observe(seat))
    assert known is not None
    assert len(known.history) == 8
    assert sum(known.history) == run.state.gone
    assert known.hand == counts_of(run.state.hands[run.state.actor])
    assert known.role == (run.state.actor - run.state.landlord) % 3


def test_one_who_was_not_shown_the_round_plays_on() -> None:
    run = middle_of_a_round(3, 8)
    assert run.pending is not None
    (seat,) = run.pending.seats
    seen = replace(run.observe(seat), events=())
    assert knowledge_of(seen) is None
    assert seen.options.allows(HARD.act(seen, chance_of(0)))


@compiled
def test_the_caller_says_how_much_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []

    def count(*known: object) -> list[tuple[int, int, int, float, int]]:
        found = kernel_search(*known)  # type: ignore[arg-type]
        spent.append(sum(candidate[4] for candidate in found))
        return found

    kernel_search = kernel.search
    monkeypatch.setattr(kernel, "search", count)
    run = middle_of_a_round(5, 0)
    assert run.pending is not None
    seen = run.observe(run.pending.seats[0])
    for budget in (1, 100, BUDGET):
        HARD.act(seen, chance_of(0), budget)
    assert spent[0] == 0
    assert 0 < spent[1] <= 100 < spent[2] <= BUDGET


@compiled
def test_a_move_at_the_full_budget_takes_less_than_a_second() -> None:
    """Of CPU time, so that it holds on a machine that is busy with other things too."""
    for number in range(4):
        run = middle_of_a_round(number, 2 * number)
        if run.pending is None:
            continue
        seen = run.observe(run.pending.seats[0])
        began = process_time()
        HARD.act(seen, chance_of(number))
        assert process_time() - began < 1


def test_without_the_compiled_kernel_it_plays_by_its_networks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = middle_of_a_round(4, 9)
    assert run.pending is not None
    seen = run.observe(run.pending.seats[0])
    by_network = HARD.act(seen, chance_of(0), 1)
    monkeypatch.setattr(kernel, "search", twin.search)
    monkeypatch.setattr(kernel, "COMPILED", False)
    assert HARD.act(seen, chance_of(0)) == by_network


def call(hand: str, before: str = "") -> DoudizhuAction:
    """What the first seat calls with these cards, or the next one after a call."""
    table = deal(hand)
    if before:
        table = deal(f"| {hand}").play(before)
    state = table.state
    seat = state.order[state.actor]
    action: DoudizhuAction = HARD.act(game.observe(state, seat, ()), chance_of("bid"))
    return action


@compiled
def test_it_bids_with_good_cards_and_passes_with_bad_ones() -> None:
    assert call("BC 2222 AAA KKK QQQ JJ") == Bid(3)
    assert isinstance(call("34 66 77 9 T J Q 5 8 K 4 3 9 J"), Pass)


@compiled
def test_a_bid_is_worth_points_not_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same hand is bid with or not by what it promises in stakes."""
    for landlord, peasant, expected in ((0.5, -0.5, Bid(3)), (-1.0, -0.1, Pass())):
        monkeypatch.setattr(kernel, "prospects", lambda *_, r=(landlord, peasant): r)
        assert call("3456789TJQK 345678") == expected


def test_it_goes_out_when_it_can() -> None:
    table = deal("33445566778899TTJ | 33445566778899JJJ", "QQQ").play("2 bid 3")
    table.play("2 play 33445566778899TT, 1 skip, 0 skip")
    action = HARD.act(game.observe(table.state, 2, table.events), chance_of(0), 50)
    assert isinstance(action, Play)
    assert sorted(action.cards) == sorted(table.state.hands[table.state.actor])
    assert counts_of(action.cards) == counts_of(cards("QQQJ"))


@compiled
def test_hard_beats_medium_on_the_same_deals_with_sides_swapped() -> None:
    """A rough check on few deals with little thought; docs/bots.md has the figures."""
    found = list(islice(meetings(HARD, MEDIUM, b"h" * 32, budget=60), 40))
    *_, (_, wins, _) = rows(found)
    assert wins.value > 0.5


def test_the_networks_are_small() -> None:
    assert len(networks()) < 1_100_000
