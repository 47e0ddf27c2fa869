"""The hold'em bots of the house, from weak to strong."""

from croupier.bots.holdem.characters import Bluffer, Easy, Medium, Rock, Timid
from croupier.bots.holdem.hard.player import Hard
from croupier.bots.holdem.thirds import Thirds

bots = (Thirds(), Easy(), Timid(), Bluffer(), Rock(), Medium(), Hard())
