"""The blackjack players of the house."""

from croupier.bots.blackjack.chart import Basic
from croupier.bots.blackjack.mimic import Mimic
from croupier.bots.blackjack.moods import Bold, Timid

bots = (Mimic(), Bold(), Timid(), Basic())
