"""What a seat is offered and an order by lot agree: all that is offered is picked sooner or later,
and nothing else. A bot that fails plays by it, and so do most tests."""

from typing import Any

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.chance import Chance
from croupier.cards.sabacc import SabaccCard
from croupier.games import games
from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves as blackjack
from croupier.games.blackjack.views import BlackjackOptions
from croupier.games.doudizhu import moves as doudizhu
from croupier.games.doudizhu.combos.combo import name
from croupier.games.holdem import moves as holdem
from croupier.games.roulette import moves as roulette
from croupier.games.roulette.rules import Paytable
from croupier.games.sabacc import moves as sabacc

TRIES = 400
SOME = AmountRange(200, 600, 200)
PAIR = (SabaccCard.parse("+3c"), SabaccCard.parse("-4t"))
BETS = {200, 400, 600}


def picked(options: Any) -> set[Any]:
    found = {options.pick(Chance(bytes(32), number)) for number in range(TRIES)}
    assert all(options.allows(action) for action in found)
    return found


def raises(kind: Any) -> set[Any]:
    return {kind(chips) for chips in BETS}


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        (holdem.HoldemOptions(fold=True, call=5), {holdem.FOLD, holdem.CALL}),
        (
            holdem.HoldemOptions(fold=True, check=True, call=1, raise_to=SOME, all_in=700),
            {holdem.FOLD, holdem.CHECK, holdem.CALL, holdem.ALL_IN, *raises(holdem.RaiseTo)},
        ),
        (holdem.HoldemOptions(check=True, all_in=1), {holdem.CHECK, holdem.ALL_IN}),
        (
            sabacc.SabaccOptions(draw=True, swap=PAIR, stand=True, junk=True),
            {sabacc.DRAW, sabacc.STAND, sabacc.JUNK, *map(sabacc.Swap, PAIR)},
        ),
        (
            sabacc.SabaccOptions(keep=True, discard=PAIR),
            {sabacc.KEEP, *map(sabacc.Discard, PAIR)},
        ),
        (
            sabacc.SabaccOptions(junk=True, match=True, raise_to=SOME),
            {sabacc.JUNK, sabacc.MATCH, *raises(sabacc.RaiseTo)},
        ),
        (BlackjackOptions(bet=SOME), raises(blackjack.SetBet)),
        (
            BlackjackOptions(bet=SOME, start=True),
            {blackjack.Start(), *raises(blackjack.SetBet)},
        ),
        (BlackjackOptions(insure=SOME), {blackjack.Decline(), *raises(blackjack.Insure)}),
        (
            BlackjackOptions(hit=True, stand=True, double=True, split=True, surrender=True),
            {
                *(blackjack.Hit(), blackjack.Stand(), blackjack.Double(), blackjack.Split()),
                blackjack.Surrender(),
            },
        ),
        (BlackjackOptions(hit=True, stand=True), {blackjack.Hit(), blackjack.Stand()}),
        (
            doudizhu.DoudizhuOptions(bids=(2, 3)),
            {doudizhu.PASS, doudizhu.Bid(2), doudizhu.Bid(3)},
        ),
        (
            doudizhu.DoudizhuOptions(
                hand=parse_cards("5c3c"), beat=name(parse_cards("4d")), skip=True
            ),
            {doudizhu.SKIP, doudizhu.Play(parse_cards("5c"))},
        ),
    ],
)
def test_all_that_is_offered_is_picked_and_nothing_else(options: Any, wanted: set[Any]) -> None:
    assert picked(options) == wanted


@pytest.mark.parametrize(
    ("hand", "beat", "wanted"),
    [
        ("3c3d3h", "", {"solo", "pair", "trio"}),
        ("3c3d3h3s", "", {"solo", "pair", "trio", "bomb"}),
        ("3c3d3h4c", "", {"solo", "pair", "trio", "trio_solo"}),
        ("3c4c5c6c7cbjcj", "", {"solo", "solo_chain", "rocket"}),
        ("3c3d3h3s5cbjcj", "4d", {"solo", "bomb", "rocket"}),
        ("3c3d3h3s", "4d4h4s4c", set()),
        ("5c5d5h5s", "4d4h4s4c", {"bomb"}),
    ],
)
def test_at_dou_dizhu_each_kind_of_hand_is_picked(hand: str, beat: str, wanted: set[str]) -> None:
    table = name(parse_cards(beat)) if beat else None
    options = doudizhu.DoudizhuOptions(hand=parse_cards(hand), beat=table, skip=bool(beat))
    found = picked(options)
    assert (doudizhu.SKIP in found) is bool(beat)
    names = [name(action.cards) for action in found if isinstance(action, doudizhu.Play)]
    assert {combo.category for combo in names if combo is not None} == wanted


@pytest.mark.parametrize("game", games())
def test_a_round_begins_with_its_opening_and_with_nothing_else(game: str) -> None:
    found = games()[game]
    stacks = dict.fromkeys(range(min(3, max(found.seats))), 100_000)
    rules = next(iter(found.presets.values())).rules
    (opened, *_), state = found.open(rules, stacks, None, Chance(bytes(32)))
    assert found.evolve(None, opened) is not None
    pending = found.pending(state)
    assert pending is not None
    seat = pending.seats[0]
    options = found.options(state, seat)
    assert options is not None
    (event, *_), _ = found.decide(state, seat, options.pick(Chance(bytes(32))), Chance(bytes(32)))
    with pytest.raises(ValueError, match="begins with Opened"):
        found.evolve(None, event)


def test_an_order_by_lot_at_roulette_is_a_slip_within_the_chips_or_the_spin() -> None:
    options = roulette.RouletteOptions(Paytable.HOUSE, AmountRange(100, 500, 100), 700, spin=True)
    found = picked(options)
    assert roulette.Spin() in found
    slips = [action for action in found if isinstance(action, roulette.SetSlip)]
    assert {bet.chips for slip in slips for bet in slip.bets} == {100, 200, 300, 400, 500}
    assert max(len(slip.bets) for slip in slips) > 1
    assert min(len(slip.bets) for slip in slips) >= 1


def test_the_smallest_stack_may_be_named_as_a_raise_to_all_of_it() -> None:
    options = holdem.HoldemOptions(check=True, all_in=1)
    assert options.allows(holdem.RaiseTo(1))
    assert not options.allows(holdem.RaiseTo(0))
    assert not holdem.HoldemOptions(check=True).allows(holdem.RaiseTo(0))
