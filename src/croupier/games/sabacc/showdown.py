"""Whose sum wins, and what he gets."""

from croupier.games.sabacc.moves import HandsShown, PotKind, SabaccEvent, Share, Won
from croupier.games.sabacc.playing import hand_of
from croupier.games.sabacc.state import State, points


def award(state: State) -> list[SabaccEvent]:
    """Every hand that is still in is shown; the best takes the pot, with a sabacc both pots."""
    winners = best(state)
    total = points(state.hands[winners[0]])
    events: list[SabaccEvent] = [
        HandsShown(
            tuple([state.order[position] for position in state.live]),
            tuple([hand_of(state, position) for position in state.live]),
            tuple([points(state.hands[position]) for position in state.live]),
        ),
        Won(PotKind.GAME, _shares(state, winners, state.pot), total),
    ]
    if total == 0 and state.sabacc_pot:
        events.append(Won(PotKind.SABACC, _shares(state, winners, state.sabacc_pot), 0))
    return events


def best(state: State) -> list[int]:
    """The positions that win, in playing order."""
    ranks = {position: _rank(state, position) for position in state.live}
    top = min(ranks.values())
    return [position for position in state.live if ranks[position] == top]


def _rank(state: State, position: int) -> tuple[int, bool, int]:
    """Smaller is better: the distance from zero, plus before minus (CAS-5.22), and among
    sabaccs the number of cards (CAS-5.23)."""
    hand = state.hands[position]
    total = points(hand)
    return abs(total), total < 0, 0 if total else -len(hand)


def _shares(state: State, winners: list[int], chips: int) -> tuple[Share, ...]:
    """Evenly; what cannot be shared goes to the first in playing order."""
    units, loose = divmod(chips, state.rules.unit)
    each, odd = divmod(units, len(winners))
    extra = odd * state.rules.unit + loose
    return tuple(
        [
            Share(
                state.order[position],
                each * state.rules.unit + (extra if position == winners[0] else 0),
            )
            for position in winners
        ]
    )
