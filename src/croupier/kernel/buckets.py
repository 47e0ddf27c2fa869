"""How hands develop and which develop alike, through the kernel: compiled where it could be, else
in Python. What the functions do is said in kernel/twin/buckets.py."""

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import buckets as twin
from croupier.kernel.twin.buckets import EQUITY_MAX

if COMPILED:
    from croupier.kernel import _kernel

    equity_histograms, cumulate = _kernel.equity_histograms, _kernel.cumulate
    nearest, move_centres = _kernel.nearest, _kernel.move_centres
else:
    equity_histograms, cumulate = twin.equity_histograms, twin.cumulate
    nearest, move_centres = twin.nearest, twin.move_centres

__all__ = ["COMPILED", "EQUITY_MAX", "cumulate", "equity_histograms", "move_centres", "nearest"]
