"""The coach of blackjack: what each decision is worth under a table's rules and what is left of its
shoe, the chart of the rules, and the edge of the house. Pure; it knows only what the seat may see.
"""
