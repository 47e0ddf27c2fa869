"""What a seat knows when it has to act, in the terms of a bot: counts of ranks, and who is friend
or foe. It is read from the observation alone."""

from typing import Final

from msgspec import Struct

from croupier.cards.card import CARDS
from croupier.games.doudizhu.combos.combo import Combo
from croupier.games.doudizhu.combos.ranks import UNITS, counts_of
from croupier.games.doudizhu.moves import DoudizhuOptions, DoudizhuPrivateView, DoudizhuView, Role
from croupier.games.game import Observation

PACK: Final = counts_of(CARDS)


class Position(Struct, frozen=True):
    """`unseen` are the cards in the hands of the two others. `next_left` is how many cards the
    following player has, `foe_left` and `foe_most` the fewest and the most that a foe has.
    `from_friend`: the hand to be beaten is the partner's."""

    hand: int
    beat: Combo | None
    beginner: bool
    unseen: int
    is_landlord: bool
    next_is_foe: bool
    next_left: int
    foe_left: int
    foe_most: int
    friend_left: int
    from_friend: bool


def position_of(seen: Observation) -> Position:
    """Of a seat that has to play."""
    view: DoudizhuView = seen.view
    private: DoudizhuPrivateView = seen.private
    options: DoudizhuOptions = seen.options
    hand = counts_of(private.hand)
    place = next(nth for nth, seat in enumerate(view.seats) if seat.seat == seen.seat)
    own, following, last = (view.seats[(place + nth) % 3] for nth in range(3))
    foes = [seat for seat in (following, last) if seat.role is not own.role]
    friends = [seat for seat in (following, last) if seat.role is own.role]
    return Position(
        hand=hand,
        beat=options.beat,
        beginner=options.beginner,
        unseen=PACK - hand - _gone(view),
        is_landlord=own.role is Role.LANDLORD,
        next_is_foe=following.role is not own.role,
        next_left=following.left,
        foe_left=min(seat.left for seat in foes),
        foe_most=max(seat.left for seat in foes),
        friend_left=min((seat.left for seat in friends), default=0),
        from_friend=any(seat.seat == view.last_seat for seat in friends),
    )


def _gone(view: DoudizhuView) -> int:
    return sum(number * unit for number, unit in zip(view.gone, UNITS, strict=False))
