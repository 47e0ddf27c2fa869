"""How often hands of hold'em win: counted over all boards, or over deals by chance.

A tally is the number of deals, and for each seat how often it was the only winner, one of two, one
of three, and so on: whole numbers, from which the share of the pot follows (kernel/equity.py).
"""

from croupier.kernel.twin.equity.exact import exact
from croupier.kernel.twin.equity.sampling import sample
from croupier.kernel.twin.equity.versus import exact_against

__all__ = ["exact", "exact_against", "sample"]
