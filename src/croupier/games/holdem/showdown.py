"""The pots, who wins them, and in which order hands are shown."""

from collections.abc import Sequence

from croupier.cards.ranking import best_five, named, strengths, winners
from croupier.games.amounts import split
from croupier.games.holdem.moves import HoldemEvent, Mucked, Share, Shown, Won
from croupier.games.holdem.positions import NOBODY, positions
from croupier.games.holdem.state import HoldemState, Layer


def layers(paid: Sequence[int], live: int, dead: int, side_pots: bool) -> list[Layer]:
    """Main pot first. A position can win from each other only as much as it paid itself; what
    folded players paid beyond everybody else belongs to the last pot."""
    total = sum(paid) + dead
    different = {paid[position] for position in positions(live)}
    if not side_pots or len(different) == 1:
        return [Layer(total, live)]
    levels = sorted(different)
    found: list[Layer] = []
    below, left = 0, total
    for level in levels:
        chips = sum(min(part, level) - min(part, below) for part in paid)
        if level == levels[0]:
            chips += dead
        if level == levels[-1]:
            chips = left
        claim = sum(1 << position for position in positions(live) if paid[position] >= level)
        found.append(Layer(chips, claim))
        below, left = level, left - chips
    return found


def uncalled(state: HoldemState) -> tuple[int, int]:
    """Position and size of the part of the highest bet that nobody matched, if there is one."""
    if not state.rules.side_pots:
        return NOBODY, 0
    top = max(state.bets)
    if state.bets.count(top) > 1:
        return NOBODY, 0
    position = state.bets.index(top)
    if not state.live >> position & 1:
        return NOBODY, 0
    return position, top - sorted(state.bets)[-2]


def reveal(state: HoldemState, hidden: int) -> list[HoldemEvent]:
    """These hands, all of them."""
    return [
        Shown(state.order[position], state.hands[position]) for position in _in_turn(state, hidden)
    ]


def show_or_muck(state: HoldemState, hidden: int) -> HoldemEvent:
    """What the next of these does, where a beaten hand may be mucked."""
    position = _in_turn(state, hidden)[0]
    if _is_beaten(state, position, _ranked(state), _layers(state)):
        return Mucked(state.order[position])
    return Shown(state.order[position], state.hands[position])


def award(state: HoldemState) -> list[Won]:
    """Give each pot to the best hand that can win it."""
    pots = _layers(state)
    best = winners(state.board, state.hands, [pot.claim for pot in pots])
    return [
        _won(state, number, pot, *won)
        for number, (pot, won) in enumerate(zip(pots, best, strict=True))
    ]


def win_unseen(state: HoldemState) -> Won:
    """All others folded: the last one takes every pot and shows nothing."""
    position = state.live.bit_length() - 1
    total = sum(state.paid) + state.dead
    return Won(0, (Share(state.order[position], total),))


def _ranked(state: HoldemState) -> dict[int, int]:
    live = positions(state.live)
    hands = [state.hands[position] for position in live]
    return dict(zip(live, strengths(state.board, hands), strict=True))


def _layers(state: HoldemState) -> list[Layer]:
    return layers(state.paid, state.live, state.dead, state.rules.side_pots)


def _in_turn(state: HoldemState, showing: int) -> tuple[int, ...]:
    """The last to bet or raise on the last street shows first, else the first left of the
    button; then around."""
    if state.aggressor <= 0:
        return positions(showing)
    before = showing & ((1 << state.aggressor) - 1)
    return positions(showing & ~before) + positions(before)


def _is_beaten(
    state: HoldemState, position: int, ranked: dict[int, int], pots: Sequence[Layer]
) -> bool:
    """Whether hands that were shown before beat this one in every pot it could win."""
    order = _in_turn(state, state.live)
    before = order[: order.index(position)]
    return all(
        any(pot.claim >> other & 1 and ranked[other] > ranked[position] for other in before)
        for pot in pots
        if pot.claim >> position & 1
    )


def _won(state: HoldemState, number: int, pot: Layer, best: int, winners: tuple[int, ...]) -> Won:
    # Positions begin left of the button, so the first winner is the one who gets odd chips.
    chips = split(pot.chips, len(winners), state.rules.unit)
    shares = [
        Share(state.order[position], won, best_five(state.hands[position] + state.board, best))
        for position, won in zip(winners, chips, strict=True)
    ]
    return Won(number, tuple(shares), named(best))
