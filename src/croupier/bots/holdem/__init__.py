"""The hold'em bots of the house, from weak to strong."""

from croupier.bots.holdem.odds import Odds
from croupier.bots.holdem.thirds import Thirds

bots = (Thirds(), Odds())
