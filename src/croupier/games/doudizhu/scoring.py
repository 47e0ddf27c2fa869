"""Who has won, and what that costs (docs/rules/doudizhu.md, chapter 7)."""

from croupier.games.amounts import split
from croupier.games.doudizhu.evolve import NEXT
from croupier.games.doudizhu.moves import HandsShown, Role, Score, Scored
from croupier.games.doudizhu.state import DoudizhuDraft, DoudizhuState


def stake(state: DoudizhuState) -> int:
    """What each peasant plays for with the landlord, as things stand."""
    return state.rules.base * state.points << state.doublings


def score(draft: DoudizhuDraft) -> None:
    """DDZ-STATE-DETERMINEWINNER: a position has no cards left."""
    draft.happen(HandsShown(draft.state.hands))
    state = draft.state
    winner = Role.PEASANT if state.left[state.landlord] else Role.LANDLORD
    spring = state.rules.spring and _is_spring(state, winner)
    doublings = state.doublings + spring
    amount = state.rules.base * state.points << doublings
    draft.happen(Scored(winner, amount, doublings, spring, _gains(state, winner, amount)))


def _is_spring(state: DoudizhuState, winner: Role) -> bool:
    """The losing side has played nothing but, for a landlord, the first hand."""
    landlord = state.plays[state.landlord]
    if winner is Role.PEASANT:
        return landlord == 1
    return sum(state.plays) == landlord


def _gains(state: DoudizhuState, winner: Role, amount: int) -> tuple[int, ...]:
    """DDZ-1.5: nobody pays more than he has. A landlord who has too little shares it out evenly; an
    odd unit goes to the peasant who plays after him."""
    landlord = state.landlord
    peasants = NEXT[landlord], NEXT[NEXT[landlord]]
    gains = [0, 0, 0]
    if winner is Role.LANDLORD:
        for peasant in peasants:
            gains[peasant] = -min(amount, state.stacks[peasant])
    else:
        paid = min(2 * amount, state.stacks[landlord])
        for peasant, part in zip(peasants, split(paid, 2, state.rules.unit), strict=True):
            gains[peasant] = part
    gains[landlord] = -sum(gains)
    return tuple(gains)


def scores_after(state: DoudizhuState) -> tuple[Score, ...]:
    """The running scores of the room with this round added."""
    kept = {score.seat: score for score in state.scores}
    result = state.result
    for position, seat in enumerate(state.order):
        before = kept.get(seat, Score(seat, 0, 0, 0))
        if result is not None:
            won = (position == state.landlord) == (result.winner is Role.LANDLORD)
            gain = result.gains[position]
            kept[seat] = Score(seat, before.rounds + 1, before.wins + won, before.chips + gain)
    return tuple(kept[seat] for seat in sorted(kept))
