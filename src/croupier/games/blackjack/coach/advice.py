"""What each decision is worth now: under the rules of the table, and with what is left of the shoe
after all cards that lie open or were seen since it was shuffled."""

from collections.abc import Sequence

from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.coach.worths import TEN
from croupier.games.coach import Advice
from croupier.kernel import blackjack as kernel

INSURANCE_PAYS = 2.0


def advise(
    terms: Terms,
    unseen: Sequence[int],
    hand: Sequence[int],
    up: int,
    actions: Sequence[str],
    hands: int = 1,
) -> Advice:
    """`unseen` are the cards nobody has seen, the dealer's hidden card among them, and `hand` those
    of the hand on turn, both counted by worth. `actions` are the tags of what may be done, and
    `hands` says how many the seat plays already."""
    game = terms.game()
    # Tens of one rank are so few that a second split of them is left out.
    ten_pair = terms.same_rank and hand[TEN] == 2
    hands_max = 2 if ten_pair else max(2, terms.hands_max - hands + 1)
    game = game._replace(hands_max=hands_max if "split" in actions else 1)
    stand, hit, double, split = kernel.values(game, tuple(unseen), tuple(hand), up)
    known = {"stand": stand, "hit": hit, "double": double, "split": split, "surrender": -0.5}
    return _best({action: known[action] for action in actions})


def advise_insurance(unseen: Sequence[int]) -> Advice:
    """Half of the bet is put on the dealer's natural; the main bet is the same either way."""
    chance = unseen[TEN] / sum(unseen)
    return _best({"decline": 0.0, "insure": 0.5 * (INSURANCE_PAYS * chance - (1.0 - chance))})


def _best(values: dict[str, float]) -> Advice:
    return Advice(max(values, key=lambda action: values[action]), values)
