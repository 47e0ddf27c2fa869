"""The sabacc bot of the house."""

from croupier.bots.sabacc.balance import Balance

bots = (Balance(),)
