"""How the end of a hand by our engine compares with PokerKit's, pot by pot."""

from collections.abc import Iterable, Sequence

from croupier.games.holdem.moves import HoldemEvent, Won
from croupier.games.holdem.positions import positions
from croupier.games.holdem.state import HoldemState
from tests.games.holdem.twin import Deal, End

# What we decided otherwise, by the clause of docs/rules/holdem.md that says so.
LONE_ANTE = "an ante that nobody matched comes back at the end of the hand"
FOLDED_EXCESS = "what a folded player paid beyond all others stays in the last pot"
ODD_CHIPS = "every pot is split for itself, also when the same players split several"


class Difference(Exception):
    """Ours and the other's are not the same."""


def same(what: str, ours: object, theirs: object) -> None:
    if ours != theirs:
        raise Difference(f"{what}: ours {ours}, the other's {theirs}")


def compare_pots(
    deal: Deal, state: HoldemState, events: Sequence[HoldemEvent], end: End
) -> str | None:
    """The rule that was decided otherwise, if one made a difference. PokerKit takes beaten hands
    off the table before it splits the pots and joins those that the same players are left in, so
    pots are compared by who wins them."""
    pots = [event.shares for event in events if isinstance(event, Won)]
    ours = _joined([{share.seat: share.chips for share in shares} for shares in pots])
    ours = _joined(map(_positive, ours))
    theirs = _joined(_positive(dict(enumerate(pot))) for pot in end.shares)
    if ours == theirs:
        same("finishing stacks", state.stacks, end.stacks)
        return None
    same_winners = [shares.keys() for shares in ours] == [shares.keys() for shares in theirs]
    sums = [sum(shares.values()) for shares in ours]
    their_sums = [sum(shares.values()) for shares in theirs]
    if same_winners and sums == their_sums:
        return ODD_CHIPS
    if same_winners and sums[-1] - their_sums[-1] == _folded_excess(state) > 0:
        return FOLDED_EXCESS
    same("finishing stacks", state.stacks, end.stacks)
    if not _has_lone_ante(deal):
        same("pots", ours, theirs)
    return LONE_ANTE


def _folded_excess(state: HoldemState) -> int:
    """What players who folded had paid beyond everybody who did not."""
    top = max(state.paid[position] for position in positions(state.live))
    return sum(max(chips - top, 0) for chips in state.paid)


def _has_lone_ante(deal: Deal) -> bool:
    if not deal.ante_layers:
        return False
    paid = sorted(map(min, deal.by_position(deal.antes), deal.stacks))
    return paid[-1] > paid[-2]


def _positive(shares: dict[int, int]) -> dict[int, int]:
    """Without those for whom the pot was too small to give them a chip."""
    return {at: chips for at, chips in shares.items() if chips}


def _joined(pots: Iterable[dict[int, int]]) -> list[dict[int, int]]:
    """What everybody wins of every pot, pots in a row with the same winners taken together."""
    joined: list[dict[int, int]] = []
    for shares in pots:
        if joined and joined[-1].keys() == shares.keys():
            joined[-1] = {at: joined[-1][at] + chips for at, chips in shares.items()}
        else:
            joined.append(shares)
    return joined
