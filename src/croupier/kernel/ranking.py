"""The kernel's ranking of poker hands: compiled where it could be, else in Python. What the
functions do is said in kernel/twin/ranking.py."""

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import ranking as twin

if COMPILED:
    from croupier.kernel import _kernel

    strength, strength7, strengths = _kernel.strength, _kernel.strength7, _kernel.strengths
    rank_all, best_five, count_sevens = _kernel.rank_all, _kernel.best_five, _kernel.count_sevens
    winners = _kernel.winners
else:
    strength, strength7, strengths = twin.strength, twin.strength7, twin.strengths
    rank_all, best_five, count_sevens = twin.rank_all, twin.best_five, twin.count_sevens
    winners = twin.winners

__all__ = [
    "COMPILED",
    "best_five",
    "count_sevens",
    "rank_all",
    "strength",
    "strength7",
    "strengths",
    "winners",
]
