"""What the board cards of a hand were worth to a seat beyond what could be expected.

Before a street is dealt, each hand owns its part of the pot: the share that it wins on average over
all cards that can still come. After the street it owns another part. The difference is luck: on
average it is nothing, whatever the players do, because the pot was fixed before the cards came.
Taken off the result it leaves the same average with less noise. Where everybody is all-in, what
remains is the expected value of the all-in.
"""

from collections.abc import Sequence

from croupier.games.holdem.evolve import evolve
from croupier.games.holdem.moves import BoardDealt
from croupier.games.holdem.positions import positions
from croupier.games.holdem.showdown import layers
from croupier.games.holdem.state import HoldemState
from croupier.games.runner import Step
from croupier.kernel.equity import exact


def board_luck(step: Step, seats: Sequence[int]) -> float:
    """In chips, for those seats together. All cards of one transition count as one deal."""
    if not any(isinstance(event, BoardDealt) for event in step.events):
        return 0.0
    state: HoldemState = step.before
    before: HoldemState | None = None
    board = state.board
    for event in step.events:
        if isinstance(event, BoardDealt):
            if before is None:
                before = state
            board += event.cards
        if before is None:
            state = evolve(state, event)
    assert before is not None
    mine = [before.order.index(seat) for seat in seats if seat in before.order]
    return _owned(before, board, mine) - _owned(before, before.board, mine)


def _owned(state: HoldemState, board: Sequence[int], mine: Sequence[int]) -> float:
    """What these positions own of the pots as they lie, with this board."""
    total = 0.0
    for pot in layers(state.paid, state.live, state.dead, state.rules.side_pots):
        claim = positions(pot.claim)
        if not set(claim) & set(mine):
            continue
        if len(claim) == 1:
            total += pot.chips
            continue
        # The hands of all others are known to the arena, and their cards cannot come any more.
        others = [hand for at, hand in enumerate(state.hands) if at not in claim]
        dead = [card for hand in others for card in hand]
        odds = exact([state.hands[at] for at in claim], board, dead)
        total += pot.chips * sum(odds.share(claim.index(at)) for at in mine if at in claim)
    return total
