"""A bettor without a system: lays a few bets by lot, then asks for the spin."""

from fractions import Fraction
from typing import ClassVar

from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.roulette.moves import RouletteAction, RouletteOptions, SetSlip, Spin
from croupier.games.roulette.points import POINTS
from croupier.games.roulette.rules import RouletteRules, edge, points


class Random(Bot):
    kind: ClassVar[str] = "random"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> RouletteAction:
        options: RouletteOptions = seen.options
        return Spin() if options.spin else SetSlip(options.random_bets(chance))

    def edge(self, rules: RouletteRules) -> Fraction:
        """Every point is as likely as another, whatever the size of the bet."""
        kinds = [POINTS[point].kind for point in points(rules.paytable)]
        return sum((edge(rules.paytable, kind) for kind in kinds), Fraction()) / len(kinds)
