"""Bots play the same deals with sides swapped, so that skill shows sooner than luck. One module a
game; what they share is here too: averages, the progress bar, the curve, the file of a long match.
"""
