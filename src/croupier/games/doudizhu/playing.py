"""What a seat may do on its turn, what its order comes to, and what the clock and the house do for
a seat."""

from collections.abc import Callable
from typing import Any, Final

from croupier.cards.chance import Chance
from croupier.games.doudizhu import moves
from croupier.games.doudizhu.combos.combo import Combo
from croupier.games.doudizhu.combos.faults import judge
from croupier.games.doudizhu.dealing import end_bidding
from croupier.games.doudizhu.evolve import bid_made, evolve, hand_played, skipped
from croupier.games.doudizhu.hints import best_hint
from croupier.games.doudizhu.moves import (
    BIDDING,
    PLAYING,
    Cause,
    DoudizhuAction,
    DoudizhuOptions,
    HandPlayed,
    Phase,
    Play,
    Skip,
    Skipped,
)
from croupier.games.doudizhu.rules import BIDS
from croupier.games.doudizhu.scoring import score
from croupier.games.doudizhu.state import (
    NOBODY,
    DoudizhuDraft,
    DoudizhuState,
    DoudizhuTransition,
)
from croupier.games.draft import Draft
from croupier.games.game import Refused

PLAYER: Final = Cause.PLAYER
# By the kind of event. `evolve` asks for one kind after the other, and to find that a struct is of
# another kind costs more than all the rest.
AFTER: Final[dict[type, Callable[[DoudizhuState, Any], DoudizhuState]]] = {
    Skipped: skipped,
    HandPlayed: hand_played,
    moves.BidMade: bid_made,
}
# By the highest bid so far.
OPEN_BIDS = tuple(BIDS[highest:] for highest in range(len(BIDS) + 1))


def options(state: DoudizhuState, seat: int) -> DoudizhuOptions | None:
    position = state.actor
    if position == NOBODY or state.order[position] != seat:
        return None
    if state.phase is BIDDING:
        return DoudizhuOptions(bids=OPEN_BIDS[state.points])
    combo = state.combo
    return DoudizhuOptions(
        (), state.hands[position], combo, combo is not None, state.rules.beginner
    )


def decide(
    state: DoudizhuState, seat: int, action: DoudizhuAction, chance: Chance
) -> DoudizhuTransition:
    event = _event(state, seat, action, PLAYER)
    after = AFTER[type(event)](state, event)
    if after.phase is PLAYING and after.left[state.actor] and not after.departed:
        return (event,), after
    return go_on(Draft(evolve, after, event), chance)


def expire(state: DoudizhuState, chance: Chance) -> DoudizhuTransition:
    """DDZ-1.4: the clock passes, skips, or leads the lowest card."""
    if state.actor == NOBODY:
        raise Refused("hand_over")
    seat = state.order[state.actor]
    draft = Draft(evolve, state)
    draft.happen(_event(state, seat, _on_timeout(state), Cause.CLOCK))
    return go_on(draft, chance)


def leave(state: DoudizhuState, seat: int, chance: Chance) -> DoudizhuTransition:
    """The house plays on for the seat, so that a partner is not left alone."""
    position = state.position(seat)
    if state.phase is Phase.OVER or position == NOBODY or position in state.departed:
        return (), state
    draft = Draft(evolve, state)
    draft.happen(moves.Departed(seat))
    return go_on(draft, chance)


def go_on(draft: DoudizhuDraft, chance: Chance) -> DoudizhuTransition:
    """All that follows without a player's doing, until somebody has to act or the round is over."""
    while draft.state.phase is not Phase.OVER:
        state = draft.state
        if state.phase is BIDDING and (state.actor == NOBODY or state.points == BIDS[-1]):
            end_bidding(draft, chance)
        elif state.phase is PLAYING and not all(state.left):
            score(draft)
        elif state.actor in state.departed:
            seat = state.order[state.actor]
            draft.happen(_event(state, seat, _for_departed(state), Cause.HOUSE))
        else:
            break
    return draft.finish()


def _event(
    state: DoudizhuState, seat: int, action: DoudizhuAction, cause: Cause
) -> moves.BidMade | HandPlayed | Skipped:
    """What the order comes to, or `Refused`."""
    position = state.actor
    if position == NOBODY or state.order[position] != seat:
        raise Refused(_why_not(state, seat))
    if state.phase is PLAYING:
        if type(action) is Skip:
            if state.combo is None:
                raise Refused("must_lead")
            return Skipped(seat, cause)
        if type(action) is Play:
            cards = action.cards
            combo = judge(cards, state.hands[position], state.combo, state.rules.beginner)
            if isinstance(combo, Combo):
                return HandPlayed(seat, cards, combo, cause)
            raise combo
    elif isinstance(action, moves.Bid):
        bids = OPEN_BIDS[state.points]
        if action.points not in bids:
            raise Refused("bid_too_low", least=bids[0], most=bids[-1])
        return moves.BidMade(seat, action.points, cause)
    elif isinstance(action, moves.Pass):
        return moves.BidMade(seat, 0, cause)
    raise Refused("not_now")


def _on_timeout(state: DoudizhuState) -> DoudizhuAction:
    if state.phase is BIDDING:
        return moves.PASS
    if state.combo is not None:
        return moves.SKIP
    return moves.Play(state.hands[state.actor][-1:])


def _for_departed(state: DoudizhuState) -> DoudizhuAction:
    if state.phase is BIDDING:
        return moves.PASS
    cards = best_hint(state.hands[state.actor], state.combo, state.rules.beginner)
    return moves.Play(cards) if cards else moves.SKIP


def _why_not(state: DoudizhuState, seat: int) -> str:
    if seat not in state.order:
        return "not_in_hand"
    return "hand_over" if state.phase is Phase.OVER else "not_your_turn"
