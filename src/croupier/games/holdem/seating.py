"""Who has the button, who is dealt in and who posts what, when players come and go.

The button moves to the next seat that played the hand before. A newcomer enters as the big blind,
or posts one; between button and blinds he waits. Whoever the big blind passes over posts it, so
nobody skips it for free; and nobody has it twice in a row.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from croupier.cards.card import Card
from croupier.games.holdem.moves import HoldemCarryover, Post, PostKind
from croupier.games.holdem.rules import HoldemRules
from croupier.games.holdem.state import Seating

SEATS_MAX: Final = 64


def distance(start: int, seat: int) -> int:
    """How many seats `seat` is to the left of `start`; a whole circle for `start` itself."""
    return (seat - start - 1) % SEATS_MAX + 1


def after(seats: Sequence[int], start: int) -> int:
    """The first of the seats to the left of `start`."""
    return min(seats, key=lambda seat: distance(start, seat))


def between(start: int, seat: int, end: int) -> bool:
    """Whether `seat` lies strictly between two seats, going left from `start`."""
    return distance(start, seat) < distance(start, end)


def around(seats: Sequence[int], button: int) -> tuple[int, ...]:
    """The seats, which come in ascending order, from the left of the button on."""
    left = bisect_right(seats, button)
    return (*seats[left:], *seats[:left])


def first_seating(rules: HoldemRules, seats: Sequence[int], button: int) -> Seating:
    order = around(seats, button)
    return Seating(order, _big_blind(rules, order), owes_no_blind=order)


def next_seating(rules: HoldemRules, seats: Sequence[int], carryover: HoldemCarryover) -> Seating:
    last_big, owes_no_blind = carryover.big_blind, carryover.owes_no_blind
    regulars = [seat for seat in seats if seat in carryover.dealt and seat in owes_no_blind]
    if not rules.blinds or last_big is None or len(regulars) < 2:
        return _new_start(rules, seats, carryover)
    button = after(regulars, carryover.button)
    small = after(regulars, button)
    waiting = tuple(seat for seat in seats if seat not in regulars and between(button, seat, small))
    order = around([seat for seat in seats if seat not in waiting], button)
    if len(order) == 2 and order[0] == last_big:
        order = order[::-1]
    big = order[0] if len(order) == 2 else order[1]
    entries = tuple(
        seat
        for seat in order
        if seat != big
        and len(order) > 2
        and (seat not in owes_no_blind or between(last_big, seat, big))
    )
    absent = tuple(
        seat for seat in owes_no_blind if seat not in order and not between(last_big, seat, big)
    )
    return Seating(order, big, entries, waiting, order + absent)


def _new_start(rules: HoldemRules, seats: Sequence[int], carryover: HoldemCarryover) -> Seating:
    """Too few are left who played before, so nobody owes anything; but nobody is to have the big
    blind twice in a row here either."""
    seating = first_seating(rules, seats, after(seats, carryover.button))
    if seating.big_blind in carryover.dealt and seating.big_blind == carryover.big_blind:
        return first_seating(rules, seats, after(seats, seating.button))
    return seating


def drawn_button(seats: Sequence[int], cards: Sequence[Card]) -> int:
    """The seat with the highest card; cards rank by rank, then suit (HU-FR3a, HU-FR3b)."""
    return max(zip(cards, seats, strict=True))[1]


def posts(rules: HoldemRules, seating: Seating, stacks: Sequence[int]) -> tuple[Post, ...]:
    """The forced bets in the order they are posted. A short stack posts what it has."""
    order = seating.order
    forced = _forced(rules.antes, rules.blinds, len(order))
    if seating.entries:
        forced = _with_entries(rules, seating, forced)
    left = list(stacks)
    made = []
    for position, kind, chips in forced:
        paid = min(chips, left[position])
        if paid:
            left[position] -= paid
            made.append(Post(order[position], kind, paid))
    return tuple(made)


Forced = tuple[tuple[int, PostKind, int], ...]  # position, kind and chips of each


@lru_cache(maxsize=1024)
def _forced(antes: tuple[int, ...], blinds: tuple[int, ...], count: int) -> Forced:
    """What is due where nobody has to make up for anything."""
    each = antes * count if len(antes) == 1 else antes[:count]
    return (
        *((_blind_position(nth, count), PostKind.ANTE, chips) for nth, chips in enumerate(each)),
        *(
            (_blind_position(nth, count), _KINDS[min(nth, 2)], chips)
            for nth, chips in enumerate(blinds[:count])
        ),
    )


def _with_entries(rules: HoldemRules, seating: Seating, forced: Forced) -> Forced:
    """An entry takes the place of the blind that its seat would post."""
    entering = [seating.order.index(seat) for seat in seating.entries]
    # In the place of a straddle the entry is as large as that.
    entries = (
        (at, PostKind.ENTRY, max(_live(rules), sum(rules.blinds[at : at + 1]))) for at in entering
    )
    stay = (post for post in forced if post[1] is PostKind.ANTE or post[0] not in entering)
    return (*stay, *entries)


def first_to_act(rules: HoldemRules, count: int) -> int:
    """The position that opens the betting before the flop."""
    blinds = min(len(rules.blinds), count)
    return 1 if count == 2 and blinds else blinds % count


_KINDS: Final = (PostKind.SMALL_BLIND, PostKind.BIG_BLIND, PostKind.STRADDLE)


def _blind_position(nth: int, count: int) -> int:
    """With two players the button, who is the last in order, has the small blind."""
    return 1 - nth if count == 2 else nth


def _live(rules: HoldemRules) -> int:
    return rules.blinds[1] if len(rules.blinds) > 1 else rules.blinds[0]


def _big_blind(rules: HoldemRules, order: tuple[int, ...]) -> int | None:
    if not rules.blinds:
        return None
    return order[0] if len(order) == 2 else order[1]
