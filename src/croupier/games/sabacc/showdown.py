"""Whose sum wins, and what he gets."""

from croupier.games.amounts import split
from croupier.games.sabacc.moves import HandsShown, PotKind, Share, Won
from croupier.games.sabacc.playing import hand_of
from croupier.games.sabacc.state import SabaccDraft, SabaccState, points


def award(draft: SabaccDraft) -> None:
    """Every hand that is still in is shown; the best takes the pot, with a sabacc both pots."""
    state = draft.state
    winners = best(state)
    total = points(state.hands[winners[0]])
    draft.happen(
        HandsShown(
            tuple(state.order[position] for position in state.live),
            tuple(hand_of(state, position) for position in state.live),
            tuple(points(state.hands[position]) for position in state.live),
        )
    )
    draft.happen(Won(PotKind.GAME, _shares(state, winners, state.pot), total))
    if total == 0 and state.sabacc_pot:
        draft.happen(Won(PotKind.SABACC, _shares(state, winners, state.sabacc_pot), 0))


def best(state: SabaccState) -> list[int]:
    """The positions that win, in playing order."""
    ranks = {position: _rank(state, position) for position in state.live}
    top = min(ranks.values())
    return [position for position in state.live if ranks[position] == top]


def _rank(state: SabaccState, position: int) -> tuple[int, bool, int]:
    """Smaller is better: the distance from zero, plus before minus (CAS-5.22), and among
    sabaccs the number of cards (CAS-5.23)."""
    hand = state.hands[position]
    total = points(hand)
    return abs(total), total < 0, 0 if total else -len(hand)


def _shares(state: SabaccState, winners: list[int], chips: int) -> tuple[Share, ...]:
    """Evenly; what cannot be shared goes to the first in playing order."""
    parts = split(chips, len(winners), state.rules.unit)
    return tuple(
        Share(state.order[position], part) for position, part in zip(winners, parts, strict=True)
    )
