"""A bot that weighs position, pot odds and what the others may hold."""

from typing import ClassVar

from msgspec import Struct

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.holdem.preflop import Preflop, play_preflop
from croupier.bots.holdem.spot import spot_of
from croupier.bots.holdem.weighing import Judgement, play_board
from croupier.cards.chance import Chance
from croupier.games.game import Observation
from croupier.games.holdem.moves import HoldemAction


class ThinkerStyle(Struct, frozen=True):
    preflop: Preflop = Preflop()
    board: Judgement = Judgement()


class Thinker(Bot):
    style: ClassVar[ThinkerStyle] = ThinkerStyle()

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> HoldemAction:
        spot = spot_of(seen)
        if spot.board:
            return play_board(spot, self.style.board, chance, budget)
        return play_preflop(spot, self.style.preflop, chance, budget)
