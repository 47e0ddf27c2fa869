"""Croupier: a card room and casino that you host yourself."""

__version__ = "0.1.0"
