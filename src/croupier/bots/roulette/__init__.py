"""The roulette bot of the house."""

from croupier.bots.roulette.bettor import Random

bots = (Random(),)
