"""The kernel of dou dizhu: compiled where it could be, else in Python. The words are explained in
kernel/twin/doudizhu."""

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import doudizhu as twin

if COMPILED:
    from croupier.kernel import _kernel

    counts, cards_of = _kernel.doudizhu_counts, _kernel.doudizhu_cards
    rest, in_order = _kernel.doudizhu_rest, _kernel.doudizhu_sorted
    plays, name, least = _kernel.doudizhu_plays, _kernel.doudizhu_name, _kernel.doudizhu_least
    search, prospects = _kernel.doudizhu_search, _kernel.doudizhu_bid
    solve = _kernel.doudizhu_solve
else:
    counts, cards_of, rest, in_order = twin.counts, twin.cards_of, twin.rest, twin.in_order
    plays, name, least, search = twin.plays, twin.name, twin.least, twin.search
    prospects, solve = twin.prospects, twin.solve

__all__ = [
    "COMPILED",
    "cards_of",
    "counts",
    "in_order",
    "least",
    "name",
    "plays",
    "prospects",
    "rest",
    "search",
    "solve",
]
