"""A table of twenty-one for tests, with cards in a known order."""

from collections.abc import Iterator, Mapping

import pytest
from msgspec.structs import replace

from croupier.cards.card import Card, parse_cards
from croupier.cards.chance import Chance
from croupier.games.blackjack import game
from croupier.games.blackjack.moves import BlackjackAction, BlackjackEvent, Opened, SetBet, Start
from croupier.games.blackjack.rules import TWENTY_ONE, TWENTY_ONE_FULL, BlackjackRules
from croupier.games.blackjack.state import BlackjackState, Box
from croupier.games.blackjack.views import BlackjackOptions
from croupier.games.game import Pending, Refused
from croupier.games.runner import Acts, Move, RoundRun, Step, play_round

CHANCE = Chance(bytes(32))
PLAIN, FULL = TWENTY_ONE, TWENTY_ONE_FULL


def cards_of(text: str) -> tuple[Card, ...]:
    return parse_cards(text.replace(" ", ""))


class Table:
    """Cards are named as they are dealt: one for each player who bets, the dealer's hidden one, a
    second one each, the dealer's open one, then whatever is drawn. Bets and chips are whole."""

    def __init__(
        self,
        cards: str,
        bets: Mapping[int, int],
        rules: BlackjackRules = PLAIN,
        chips: int = 100,
    ) -> None:
        stacks = dict.fromkeys(bets, chips * 100)
        (opened,), _ = game.open(rules, stacks, None, CHANCE)
        assert isinstance(opened, Opened)
        first = cards_of(cards)
        deck = first + opened.deck[len(first) :]
        self.state: BlackjackState = game.evolve(None, replace(opened, deck=deck))
        self.events: list[BlackjackEvent] = []
        for seat, bet in bets.items():
            self.do(seat, *([SetBet(bet * 100)] if bet else []))
        for seat, bet in bets.items():
            if bet:
                self.do(seat, Start())

    def do(self, seat: int, *actions: BlackjackAction) -> "Table":
        for action in actions:
            events, self.state = game.decide(self.state, seat, action, CHANCE)
            self.events += events
        return self

    def clock(self) -> "Table":
        events, self.state = game.expire(self.state, CHANCE)
        self.events += events
        return self

    def leave(self, seat: int) -> "Table":
        events, self.state = game.leave(self.state, seat, CHANCE)
        self.events += events
        return self

    def refuses(self, seat: int, action: BlackjackAction) -> str:
        with pytest.raises(Refused) as caught:
            game.decide(self.state, seat, action, CHANCE)
        return caught.value.code

    def offered(self, seat: int) -> BlackjackOptions:
        options = game.options(self.state, seat)
        assert options is not None
        return options

    def box(self, seat: int) -> Box:
        found = self.state.box(seat)
        assert found is not None
        return found

    def happened(self, kind: type) -> list[BlackjackEvent]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def asked(self) -> tuple[int, ...]:
        pending = game.pending(self.state)
        return () if pending is None else pending.seats

    @property
    def gains(self) -> dict[int, float]:
        """In chips."""
        settlement = game.settlement(self.state)
        assert settlement is not None
        assert sum(settlement.gains.values()) + settlement.house == 0
        return {seat: gain / 100 for seat, gain in settlement.gains.items()}


def evening(
    rules: BlackjackRules, seats: int, seed: bytes, rounds: int, chips: int = 200
) -> Iterator[list[Step]]:
    """Rounds of random legal play, each with what the one before left."""
    kept, chance = None, Chance(seed)
    dice = chance.at(2**40)

    def drive(run: RoundRun, pending: Pending) -> Move:
        seat = pending.seats[0]
        options = game.options(run.state, seat)
        assert options is not None
        return Acts(seat, options.pick(dice))

    for number in range(rounds):
        stacks = dict.fromkeys(range(seats), chips * 100)
        run = RoundRun(game, rules, stacks, kept, chance.at(number * 1_000))
        yield list(play_round(run, drive))
        kept = game.carry_over(run.state)
