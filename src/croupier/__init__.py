"""Croupier: a card room and casino that you host yourself."""

from croupier.native import keep_fresh

__version__ = "0.1.0"

keep_fresh()
