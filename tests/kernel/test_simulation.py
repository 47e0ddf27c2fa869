"""The simulation in C and its twin play the same rounds, and both agree with the exact edge."""

from random import Random

import pytest

from croupier.games.blackjack import game as blackjack_game
from croupier.games.blackjack.coach.chart import columns
from croupier.games.blackjack.coach.edge import house_edge
from croupier.games.blackjack.coach.sample import sample_hands
from croupier.games.blackjack.coach.terms import Terms, terms_of
from croupier.games.blackjack.rules import DealerRule
from croupier.kernel import blackjack
from croupier.kernel.game import Setting
from croupier.kernel.twin.blackjack import simulation as twin

TWENTY_ONE = terms_of(blackjack_game.presets["twenty-one"].rules)
FULL = terms_of(blackjack_game.presets["twenty-one-full"].rules)
MANY = Terms(
    decks=1, dealer=DealerRule.HITS_SOFT_17, surrender=True, split_aces_draw=True, resplit_aces=True
)
PUB = Terms(decks=2, peek=False, swedish_pub=True, hands_max=3, natural=(6, 5), surrender=True)
ENDS = Terms(decks=1, peek=False, natural_ends_round=True, natural=(2, 1), five_hit_bonus=True)


@pytest.mark.skipif(not blackjack.COMPILED, reason="there is no compiled kernel on this machine")
@pytest.mark.parametrize("terms", [TWENTY_ONE, FULL, MANY, PUB, ENDS])
def test_both_play_the_same_rounds(terms: Terms) -> None:
    cells = [cell for column in columns(terms) for cell in column]
    chance = Random(str(terms))
    for players in (1, 3, 8):
        paid, bet = terms.natural or (1, 1)
        setting = Setting(
            terms.decks, players, paid, bet, terms.natural_ends_round, terms.same_rank
        )
        seed = chance.randrange(2**64)
        found = blackjack.simulate(terms.game(), setting, cells, 500, seed)
        assert found == twin.simulate(terms.game(), setting, cells, 500, seed)


@pytest.mark.parametrize("players", [1, 3, 8])
@pytest.mark.parametrize(
    "terms", [TWENTY_ONE, FULL, MANY, PUB, ENDS], ids=["plain", "full", "many", "pub", "ends"]
)
def test_the_exact_edge_is_what_many_hands_show(terms: Terms, players: int) -> None:
    """The seed is fixed, and twice the margin is four times what hands scatter."""
    found = sample_hands(terms, players, 400_000, seed=21)
    exact = house_edge(terms, players).by_chart
    assert found.share == pytest.approx(exact, abs=2 * found.margin)
    assert found.margin < 0.01
