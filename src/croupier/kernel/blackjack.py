"""The kernel of blackjack: compiled where it could be, else in Python. The words are explained in
kernel/twin/blackjack.py; a card is a number from 0, the ace, to 9, a ten or a face."""

from croupier.kernel.twin import blackjack as twin
from croupier.kernel.twin import simulation

try:
    from croupier.kernel import _kernel
except ImportError:
    COMPILED = False
    dealer, values, plan, play = twin.dealer, twin.values, twin.plan, twin.play
    simulate = simulation.simulate
else:
    COMPILED = True
    dealer, values, plan, play = _kernel.dealer, _kernel.values, _kernel.plan, _kernel.play
    simulate = _kernel.simulate

__all__ = ["COMPILED", "dealer", "plan", "play", "simulate", "values"]
