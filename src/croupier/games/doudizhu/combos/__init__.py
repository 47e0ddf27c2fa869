"""Hands of dou dizhu: what a set of cards is called, what it beats, and what can be played from a
hand. It knows cards only, no seats and no rounds."""
