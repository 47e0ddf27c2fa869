"""The numbers by which the kernel is told the rules of blackjack, and tells a chart."""

from typing import NamedTuple

# A cell of a chart: the first of these that is set and possible, in the order surrender, split,
# double; then hit if it is set, else stand.
HIT, DOUBLE, SURRENDER, SPLIT = 1, 2, 4, 8
# Where the rows of a column begin: hard totals at 0, soft totals, pairs.
SOFT = 22
PAIRS = 44


class Game(NamedTuple):
    """`dealer` is 0 if he stands on every 17, 1 if he draws with a soft one, 2 if with every one.
    `natural_wins` says that the dealer's natural beats a 21 of the player's; `bonus` that a win
    after five hits pays twice; `pub` that the dealer wins ties of 17, 18 and 19."""

    dealer: int
    natural_wins: int
    peek: int
    double: int
    double_after_split: int
    hands_max: int
    split_aces_draw: int
    resplit_aces: int
    surrender: int
    bonus: int
    pub: int
    others: int


class Setting(NamedTuple):
    """What a simulation needs besides: what a natural pays, whether one of a player's ends the
    round, and whether a king and a queen are no pair."""

    decks: int
    players: int
    natural_paid: int
    natural_bet: int
    natural_ends_round: int
    same_rank: int
