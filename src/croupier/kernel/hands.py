"""Numbers for hands of hold'em, through the kernel: compiled where it could be, else in Python.

The 1,326 hands of two cards have a number each. Hands with their boards have one number for all
that differ by an exchange of suits: 169 before the flop, 1,286,792 on the flop, 13,960,050 on the
turn and 123,156,254 on the river; boards alone 1,755, 16,432 and 134,459. The cards of a board have
no order.
"""

from croupier.kernel.compiled import COMPILED
from croupier.kernel.tables.suits import count_of
from croupier.kernel.twin import hands as twin
from croupier.kernel.twin.equity.spot import HANDS, hand_number

if COMPILED:
    from croupier.kernel import _kernel

    index_of, cards_of, index_all = _kernel.index_of, _kernel.cards_of, _kernel.index_all
else:
    index_of, cards_of, index_all = twin.index_of, twin.cards_of, twin.index_all

__all__ = [
    "COMPILED",
    "HANDS",
    "cards_of",
    "count_of",
    "hand_number",
    "index_all",
    "index_of",
]
