"""The one native part: inner loops that plain Python is too slow for. Each has a twin in Python
with the same results to the last bit (docs/adr/0007-the-kernel.md). It knows numbers only: no
table, no player, no chip.
"""
