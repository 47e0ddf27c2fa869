"""A decision before a bot: the pot, the price, the company, and what the others may hold."""

from collections.abc import Sequence

from msgspec import Struct

from croupier.bots.holdem.story import Line, story_of
from croupier.bots.holdem.tracking import Trust, Weights, for_kernel, range_of
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.coach.shares import SHARES
from croupier.games.holdem.moves import Deed, HoldemOptions, HoldemSeat, HoldemView, Opened
from croupier.kernel.equity import sample
from croupier.kernel.hands import hand_number

BET_DEEDS = (Deed.BET, Deed.RAISE)
SEEDS = 1 << 32


class Spot(Struct, frozen=True):
    """`pot` is all that lies on the table, `price` what a call costs, `left` what the bot would
    have behind it after a call. `others` are those who can still win, `story` what has happened."""

    seat: int
    cards: tuple[int, ...]
    board: tuple[int, ...]
    seats: int
    pot: int
    price: int
    left: int
    big_blind: int
    raises: int
    behind: int
    acts_last: bool
    others: tuple[HoldemSeat, ...]
    story: tuple[Line, ...]
    options: HoldemOptions
    bet_to_match: int

    @property
    def share(self) -> float:
        """How good the cards are before the flop."""
        return SHARES[hand_number(*self.cards)]

    @property
    def needed(self) -> float:
        """The part of the pot that a call must win to break even."""
        return self.price / max(1, self.pot + self.price)

    @property
    def depth(self) -> float:
        """The chips that can still be lost to somebody, in big blinds, with the own bet."""
        most = max(other.stack + other.bet for other in self.others)
        return min(most, self.options.all_in or self.left + self.price) / self.big_blind

    @property
    def answered(self) -> bool:
        """Whether a bet has to be answered: there are tables where a check is free all the same."""
        return not (self.options.check and self.options.fold)

    def entered(self) -> tuple[HoldemSeat, ...]:
        """Those of the others who have put in chips of their own will, or checked."""
        active = {line.seat for line in self.story if line.deed is not Deed.FOLD}
        return tuple(other for other in self.others if other.seat in active) or self.others[:1]

    def ranges(self, trust: Trust) -> dict[int, Weights]:
        return {
            other.seat: range_of(self.story, other.seat, self.seats, trust) for other in self.others
        }

    def equity(self, ranges: Sequence[Sequence[float]], deals: int, chance: Chance) -> float:
        """The part of the pot that the own cards win against players with these ranges."""
        theirs = [for_kernel(weights) for weights in ranges]
        odds = sample((self.cards, *theirs), max(1, deals), chance.below(SEEDS), self.board)
        return odds.share(0) if odds.deals else 1 / (len(ranges) + 1)


def spot_of(seen: Observation) -> Spot:
    view: HoldemView = seen.view
    options: HoldemOptions = seen.options
    story = story_of(seen)
    mine = next(seat for seat in view.seats if seat.seat == seen.seat)
    others = tuple(seat for seat in view.seats if seat.seat != seen.seat and not seat.folded)
    price = 0 if options.check else options.call
    here = [line for line in story if line.street is view.street]
    waiting = sum(other.deed is None and not other.all_in for other in others)
    return Spot(
        seat=seen.seat,
        cards=tuple(seen.private.cards),
        board=tuple(view.board),
        seats=len(view.seats),
        pot=view.total,
        price=price,
        left=mine.stack - price,
        big_blind=_big_blind(seen),
        raises=sum(line.deed in BET_DEEDS for line in here),
        behind=waiting,
        acts_last=waiting == 0,
        others=others,
        story=story,
        options=options,
        bet_to_match=view.bet_to_match,
    )


def _big_blind(seen: Observation) -> int:
    for event in seen.events:
        if isinstance(event, Opened):
            return max((*event.rules.blinds, event.rules.bet_min))
    view: HoldemView = seen.view
    return max(1, view.bet_to_match)
