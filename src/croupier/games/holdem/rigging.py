"""What testers may do with a hand of hold'em at a test table."""

from collections.abc import Mapping
from typing import Any

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.games.holdem import moves
from croupier.games.holdem.dealing import STREETS, HoldemTransition, open_hand, set_held
from croupier.games.holdem.evolve import evolve
from croupier.games.holdem.moves import HoldemCarryover
from croupier.games.holdem.rules import HoldemRules
from croupier.games.holdem.state import HoldemState
from croupier.games.rigging import Deck, Place, Rigging

# The street of each card of the board.
BOARD = tuple(street.value for street, start, end in STREETS for _ in range(start, end))


class HoldemRigging(Rigging):
    card = Card

    def open(
        self,
        rules: HoldemRules,
        stacks: Mapping[int, int],
        carryover: HoldemCarryover | None,
        chance: Chance,
    ) -> HoldemTransition:
        return open_hand(rules, stacks, carryover, chance, held=True)

    def hold(self, state: HoldemState) -> HoldemTransition:
        if state.held:
            raise Refused("held_already")
        if state.over:
            raise Refused("hand_over")
        return set_held(state, held=True)

    def release(self, state: HoldemState) -> HoldemTransition:
        if not state.held or state.over:
            raise Refused("not_held")
        return set_held(state, held=False)

    def is_held(self, state: HoldemState) -> bool:
        return state.held and not state.over

    def deck(self, state: HoldemState) -> Deck:
        dealt = len(state.board) + (2 * len(state.order) if state.hands[0] else 0)
        return Deck(state.deck[:dealt], state.deck[dealt:])

    def places(self, state: HoldemState) -> tuple[Place, ...]:
        if state.over:
            return ()
        hands = () if state.hands[0] else 2 * state.order  # twice round, one card each time
        return (*hands, *BOARD[len(state.board) :])

    def restack(self, state: HoldemState, rest: tuple[Any, ...]) -> HoldemTransition:
        event = moves.Restacked(rest)
        return (event,), evolve(state, event)
