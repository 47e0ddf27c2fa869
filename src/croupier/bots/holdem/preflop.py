"""How to play before the flop at tables of two to ten: which hands to open with by how many are
still to act, and how to answer raises by the price and what the raiser may hold."""

from msgspec import Struct

from croupier.bots.holdem.betting import give_up, is_cheap, raise_near, stay
from croupier.bots.holdem.spot import Spot
from croupier.bots.holdem.tracking import Trust
from croupier.cards.chance import Chance
from croupier.games.holdem.moves import HoldemAction

# How large a part of all hands is opened with a raise, by how many are still to act.
OPENS = (1.0, 0.8, 0.46, 0.3, 0.23, 0.19, 0.16, 0.14, 0.13, 0.12)
LIMPER = 0.7  # each one who has called before makes it so much smaller
OPEN_SIZE = 2.5  # big blinds, and one more for each who has called
RERAISE_SIZE = 1.0  # of the pot after a call
CHEAP_CALLS = 0.4  # hands that see a flop for what is missing to the big blind
CHEAP_CALLS_OF_TWO = 0.97
# How much of what a hand would win at once it wins when betting goes on, first or last to act.
REALISED_FIRST, REALISED_LAST = 0.8, 0.92
EACH_BEHIND = 0.03  # who has yet to act may raise again
PUSH_DEPTH = 12  # big blinds: with fewer it is all or nothing
# Against one raise, two, more: the part of hands, and what they must win, to raise again.
RERAISES = ((0.12, 0.57), (0.06, 0.56), (0.035, 0.55))
ALL_IN_MARGIN = 0.02
BLUFF_FROM, BLUFF_TO = 0.2, 0.45


class Preflop(Struct, frozen=True):
    """A style before the flop. `loose` multiplies how many hands are played, `bluff` is how often a
    hand that is not worth it raises again."""

    loose: float = 1.0
    bluff: float = 0.06
    trust: Trust = Trust()


def play_preflop(spot: Spot, style: Preflop, chance: Chance, deals: int) -> HoldemAction:
    if spot.raises == 0:
        return _open(spot, style)
    return _answer(spot, style, chance, deals)


def opening_share(spot: Spot, loose: float = 1.0) -> float:
    """The part of all hands that opens with a raise here."""
    limpers = len([line for line in spot.story if line.price and line.deed == "call"])
    share = OPENS[min(spot.behind, len(OPENS) - 1)] * LIMPER**limpers
    return share ** (1 / loose) if share < 1 else share


def _open(spot: Spot, style: Preflop) -> HoldemAction:
    options, share = spot.options, opening_share(spot, style.loose)
    limpers = len([line for line in spot.story if line.price and line.deed == "call"])
    if spot.share <= share:
        target = int((OPEN_SIZE + limpers) * spot.big_blind)
        if spot.depth <= PUSH_DEPTH or not is_cheap(options, target):
            return raise_near(options, options.all_in)
        return raise_near(options, target)
    if options.check:
        return stay(options)
    cheap = CHEAP_CALLS_OF_TWO if spot.seats == 2 else CHEAP_CALLS * style.loose
    is_cheap_call = spot.price < spot.big_blind or (limpers and spot.behind <= 2)
    if is_cheap_call and spot.share <= cheap and spot.depth > PUSH_DEPTH:
        return stay(options)
    return give_up(options)


def _answer(spot: Spot, style: Preflop, chance: Chance, deals: int) -> HoldemAction:
    options = spot.options
    ranges = spot.ranges(style.trust)
    against = [ranges[other.seat] for other in spot.entered()]
    equity = spot.equity(against, deals, chance)
    fair = 2 / (len(against) + 1)  # 1 against one
    part, least = RERAISES[min(spot.raises, len(RERAISES)) - 1]
    if options.raise_to is not None and spot.share <= part * style.loose and equity >= least * fair:
        return _reraise(spot)
    is_bluff = BLUFF_FROM < spot.share < BLUFF_TO and spot.raises == 1 and spot.depth > 40
    if is_bluff and chance.below(1_000) < 1_000 * style.bluff:
        return _reraise(spot)
    if options.check:
        return stay(options)
    return stay(options) if equity >= price_to_call(spot) else give_up(options)


def price_to_call(spot: Spot) -> float:
    """What a hand must win, if all were shown at once, to be worth a call before the flop."""
    if spot.left <= 0 or all(other.all_in for other in spot.others):
        return spot.needed + ALL_IN_MARGIN
    realised = REALISED_LAST if spot.acts_last or spot.seats == 2 else REALISED_FIRST
    # The deeper the stacks are compared to the price, the less is decided by this call.
    return spot.needed / realised + EACH_BEHIND * spot.behind


def _reraise(spot: Spot) -> HoldemAction:
    options = spot.options
    target = spot.bet_to_match + int(RERAISE_SIZE * (spot.pot + spot.price))
    if is_cheap(options, target):
        return raise_near(options, target)
    return raise_near(options, options.all_in)
