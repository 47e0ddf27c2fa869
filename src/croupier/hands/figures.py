"""What a file says of the end of a hand, beside how the engine ended it.

A file gives the stacks, or what each player won. Winnings are written with or without the part of
a bet that nobody called; both are understood. What is missing of the winners' chips is a rake if
it is as small as one; all else is a difference, with the reason that the file's own figures give.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from enum import StrEnum
from itertools import groupby
from operator import itemgetter

from msgspec import Struct
from msgspec.structs import replace

from croupier.games.amounts import split
from croupier.games.holdem.moves import Won
from croupier.hands import actions
from croupier.hands.phh import Phh
from croupier.hands.scale import Scale

# Some programs split pots by division: an amount with more decimal places than this was rounded.
ROUNDED_PLACES = 6

# A rake is a small part of the pot. With a fee for a jackpot it is more of a small pot, but no
# more than a few bets.
RAKE_PART = 10
FEE_BETS = 2
FEE_PART = 3


class Compared(StrEnum):
    """What the file says of the end."""

    FINISHING_STACKS = "finishing stacks"
    WINNINGS = "winnings"
    NOTHING = "nothing"


class Ending(Struct, frozen=True):
    """How the engine ended the hand, by position, in its own chips. `returned` was bet and called
    by nobody. `smallest` is the smallest chip."""

    starts: tuple[int, ...]
    stacks: tuple[int, ...]
    won: tuple[int, ...]
    returned: tuple[int, ...]
    wins: tuple[Won, ...]
    smallest: int
    over: bool

    @property
    def pot(self) -> int:
        return sum(self.won)


class Comparison(Struct, frozen=True):
    """`off` is by how much the engine's figure is higher, for the players where it differs.
    `joined` says that the file splits several pots of the same winners as one."""

    compared: Compared
    off: dict[int, int] = {}
    rake: int = 0
    joined: bool = False
    engine: tuple[int, ...] = ()

    @property
    def fits(self) -> bool:
        return not self.off


def compare(phh: Phh, scale: Scale, ending: Ending) -> Comparison:
    """The reading of the file's figures that is the nearest to the engine's."""
    compared, said = told_figures(phh, ending)
    found = [
        _judge(phh, scale, ending, Comparison(compared, engine=engine, joined=joined), said)
        for joined, won in ((False, ending.won), (True, _joined(ending)))
        for engine in _engine_figures(compared, ending, won)
    ]
    return min(found, key=_distance)


def told_figures(phh: Phh, ending: Ending) -> tuple[Compared, tuple[Decimal, ...]]:
    """What the file says that can be compared."""
    if phh.finishing_stacks is not None:
        return Compared.FINISHING_STACKS, phh.finishing_stacks
    if phh.winnings is not None and phh.has_figures and ending.over:
        return Compared.WINNINGS, phh.winnings
    return Compared.NOTHING, ()


def told_winners(phh: Phh, scale: Scale, ending: Ending) -> frozenset[int]:
    """Who took something out of the pots, by the figures of the file."""
    compared, said = told_figures(phh, ending)
    gained: dict[int, int] = {}
    for at, figure in enumerate(said):
        if not (figure.is_finite() and phh.starting_stacks[at].is_finite()):
            continue
        gained[at] = scale.chips(figure)
        if compared is Compared.FINISHING_STACKS:
            gained[at] -= ending.stacks[at] - ending.won[at]
    if compared is Compared.WINNINGS:
        beyond = {at for at, chips in gained.items() if chips > ending.returned[at]}
        return frozenset(beyond or {at for at, chips in gained.items() if chips})
    return frozenset(at for at, chips in gained.items() if chips > 0)


def differences(phh: Phh, scale: Scale, found: Comparison) -> Iterator[str]:
    """A line for each player whose figure is another one."""
    said = phh.finishing_stacks or phh.winnings or ()
    name = "winnings" if found.compared is Compared.WINNINGS else "finishing stack"
    for at in found.off:
        ours = scale.text(found.engine[at])
        yield f"p{at + 1} {name} {actions.amount_text(said[at])}, engine says {ours}"


def reasons(phh: Phh, scale: Scale, ending: Ending, found: Comparison) -> Iterator[str]:
    """Why the figures cannot be the engine's, from what the file itself says."""
    off = sum(found.off.values())
    by = scale.text(abs(off))
    if off < 0 and found.compared is Compared.WINNINGS:
        bets = scale.text(sum(found.engine))
        yield f"its bets make {bets}, and it pays {by} more: it does not tell every bet"
    elif off < 0:
        yield f"its players end with {by} more than they began with"
    elif off > 0:
        yield f"it pays {by} of a pot of {scale.text(ending.pot)} to nobody: too much for a rake"
    else:
        yield "it pays as much as its bets make, but not to those who win by its cards and bets"
    if found.compared is Compared.FINISHING_STACKS and phh.winnings and any(phh.winnings):
        alone = compare(replace(phh, finishing_stacks=None), scale, ending)
        yield f"its winnings are {'' if alone.fits else 'not '}those of the engine"


def _engine_figures(
    compared: Compared, ending: Ending, won: Sequence[int]
) -> Iterator[tuple[int, ...]]:
    match compared:
        case Compared.NOTHING:
            yield ()
        case Compared.WINNINGS:
            yield tuple(won)
            if any(ending.returned):
                yield tuple(map(sum, zip(won, ending.returned, strict=True)))
        case Compared.FINISHING_STACKS:
            behind = map(int.__sub__, ending.stacks, ending.won)
            yield tuple(map(int.__add__, behind, won))


def _judge(
    phh: Phh, scale: Scale, ending: Ending, found: Comparison, said: Sequence[Decimal]
) -> Comparison:
    off: dict[int, int] = {}
    for at, figure in enumerate(said):
        if not (figure.is_finite() and phh.starting_stacks[at].is_finite()):
            continue
        by = found.engine[at] - scale.chips(figure)
        if by and not (_is_rounded(figure) and abs(by) < 10 ** (scale.places - ROUNDED_PLACES)):
            off[at] = by
    rake = sum(off.values())
    if off and _is_rake(phh, scale, ending, off):
        off = {}
    return Comparison(found.compared, off, 0 if off else rake, found.joined, found.engine)


def _is_rake(phh: Phh, scale: Scale, ending: Ending, off: dict[int, int]) -> bool:
    """Only winners miss something, nobody more than a rake of what he won, but for the odd chips
    of pots that were split after the rake was taken."""
    fee = FEE_BETS * scale.chips(phh.min_bet)
    odd = ending.smallest * len(ending.wins)
    if not 0 < sum(off.values()) <= _rake_most(ending.pot, fee):
        return False
    return all(
        ending.won[at] and -odd <= by <= _rake_most(ending.won[at], fee) + odd
        for at, by in off.items()
    )


def _rake_most(chips: int, fee: int) -> int:
    return max(chips // RAKE_PART, min(fee, chips // FEE_PART))


def _distance(found: Comparison) -> tuple[bool, int, bool, int]:
    """The best reading first: one that fits, with the smallest rake; else the nearest one."""
    missing = sum(map(abs, found.off.values()))
    return not found.fits, missing or found.rake, found.joined, len(found.off)


def _is_rounded(amount: Decimal) -> bool:
    return amount != round(amount, ROUNDED_PLACES)


def _joined(ending: Ending) -> tuple[int, ...]:
    """What each wins if pots in a row with the same winners were split as one."""
    total = [0] * len(ending.won)
    winners = [tuple(share.seat for share in won.shares) for won in ending.wins]
    for seats, pots in groupby(zip(winners, ending.wins, strict=True), key=itemgetter(0)):
        chips = sum(share.chips for _, won in pots for share in won.shares)
        for seat, part in zip(seats, split(chips, len(seats), ending.smallest), strict=True):
            total[seat] += part
    return tuple(total)
