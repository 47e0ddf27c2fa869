"""The kernel of blackjack: compiled where it could be, else in Python. The words are explained in
kernel/twin/blackjack; a card is a number from 0, the ace, to 9, a ten or a face."""

from croupier.kernel.compiled import COMPILED
from croupier.kernel.twin import blackjack as twin
from croupier.kernel.twin.blackjack import simulation

if COMPILED:
    from croupier.kernel import _kernel

    dealer, values, plan, play = _kernel.dealer, _kernel.values, _kernel.plan, _kernel.play
    simulate = _kernel.simulate
else:
    dealer, values, plan, play = twin.dealer, twin.values, twin.plan, twin.play
    simulate = simulation.simulate

__all__ = ["COMPILED", "dealer", "plan", "play", "simulate", "values"]
