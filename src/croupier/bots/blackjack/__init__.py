"""The blackjack players of the house, for simulations."""

from croupier.bots.blackjack.chart import Basic
from croupier.bots.blackjack.mimic import Mimic

bots = (Mimic(), Basic())
