"""How to play on a board: each choice is worth what it wins on average if the others fold, call and
show down as their ranges say. Nothing after the next answer is looked at."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from croupier.bots.holdem.betting import give_up, raise_near, stay
from croupier.bots.holdem.spot import BET_DEEDS, Spot
from croupier.bots.holdem.standings import hands_left
from croupier.bots.holdem.tracking import Trust, Weights, best_part
from croupier.cards.chance import Chance
from croupier.games.holdem.moves import HoldemAction

BET_SIZES = (0.5, 1.0)  # of the pot
RAISE_SIZES = (0.8,)  # of the pot after a call
ALL_IN_POTS = 1.3  # all chips are a size, too, where they are not much more than the pot
COMMITTED = 0.6  # a bet of more than this part of the chips is all of them
STREETS_LEFT = {3: 2, 4: 1, 5: 0}
SURE = 0.9  # what a hand must win where nobody has to answer a bet


class Judgement(Struct, frozen=True):
    """A style on the board. `sticky` is how much more others call than the price of a bet says, and
    `proud` how much more still those who have bet themselves. In parts of the pot, `bold` is a
    bonus for betting and `dither` how much choices sway; `wary` is what each street to come takes
    off a call."""

    trust: Trust = Trust()
    sticky: float = 0.08
    proud: float = 0.45
    bold: float = 0.0
    dither: float = 0.03
    wary: float = 0.03


class Choice(Struct, frozen=True):
    worth: float
    action: HoldemAction


def play_board(spot: Spot, style: Judgement, chance: Chance, deals: int) -> HoldemAction:
    """The choice that is worth most. `deals` are shared between the choices."""
    ranges = [*spot.ranges(style.trust).values()]
    options = spot.options
    targets = [*bet_targets(spot)]
    each = max(1, deals // (1 + len(targets)))
    equity = spot.equity(ranges, each, chance)
    if not spot.answered:
        return raise_near(options, targets[0]) if equity >= SURE and targets else stay(options)
    sway = style.dither * spot.pot
    found = [Choice(_worth_of_staying(spot, equity, style), stay(options))]
    if spot.price:
        found.append(Choice(0.0, give_up(options)))
    order = hands_left(spot.board, spot.cards)
    for target in targets:
        worth = _worth_of_bet(spot, ranges, order, target, style, each, chance)
        bonus = style.bold * spot.pot + sway * (chance.below(2_001) - 1_000) / 1_000
        found.append(Choice(worth + bonus, raise_near(options, target)))
    return max(found, key=lambda choice: choice.worth).action


def bet_targets(spot: Spot) -> Iterator[int]:
    """The sizes worth thinking about, as what the bet would be raised to."""
    options = spot.options
    if options.raise_to is None:
        return
    pot = spot.pot + spot.price
    sizes = BET_SIZES if spot.price == 0 else RAISE_SIZES
    pushes = spot.left <= ALL_IN_POTS * pot
    for size in sizes:
        target = max(options.raise_to.least, spot.bet_to_match + int(size * pot))
        if target - spot.bet_to_match > COMMITTED * spot.left:
            pushes = True
        else:
            yield target
    if pushes:
        yield options.all_in


def _worth_of_staying(spot: Spot, equity: float, style: Judgement) -> float:
    """A call or a check, shown down. Streets that are still to come cost more than they bring."""
    pot = spot.pot + spot.price
    ends = spot.left <= 0 or all(other.all_in for other in spot.others)
    doubt = 0.0 if ends or not spot.price else style.wary * STREETS_LEFT[len(spot.board)]
    return (equity - doubt) * pot - spot.price


def _worth_of_bet(
    spot: Spot,
    ranges: Sequence[Weights],
    order: Sequence[int],
    target: int,
    style: Judgement,
    deals: int,
    chance: Chance,
) -> float:
    own_bet = spot.bet_to_match - spot.price
    risk = min(target - own_bet, spot.left + spot.price)
    folded_by_all, calling = 1.0, []
    for other, weights in zip(spot.others, ranges, strict=True):
        costs = min(own_bet + risk - other.bet, other.stack)
        keep = spot.pot / (spot.pot + risk) if costs else 1.0
        keep += style.sticky + (style.proud if other.deed in BET_DEEDS else 0.0)
        kept, part = best_part(weights, min(1.0, keep), order)
        folded_by_all *= 1 - part
        calling.append((part, costs, kept))
    calling.sort(key=lambda one: -one[0])
    count = max(1, round(sum(part for part, _, _ in calling)))
    callers = calling[:count]
    equity = spot.equity([kept for _, _, kept in callers], deals, chance)
    added = sum(costs for _, costs, _ in callers)
    called = equity * (spot.pot + risk + added) - risk
    # What nobody can match comes back.
    back = max(0, risk - max([costs + _bet(spot, own_bet) for _, costs, _ in callers]))
    called += back * (1 - equity)
    return folded_by_all * spot.pot + (1 - folded_by_all) * called


def _bet(spot: Spot, own_bet: int) -> int:
    """How much of a raise is there to be called already."""
    return spot.bet_to_match - own_bet
