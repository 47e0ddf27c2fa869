"""One hand of hold'em for tests: dealt with prepared cards, played by lines such as
"3 raise 40, 0 fold, 1 call", read in chips. Seats count from 0; the last has the button unless
another is named, so that seat 0 is the first left of it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from croupier.cards.card import Card, parse_cards
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.game import Refused
from croupier.games.holdem import game
from croupier.games.holdem.dealing import HoldemTransition, open_with
from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemAction,
    HoldemCarryover,
    HoldemEvent,
    HoldemView,
    RaiseTo,
)
from croupier.games.holdem.rules import CHIP, HoldemRules
from croupier.games.holdem.state import Seating
from tests.games.holdem.telling import cards, tell, tell_options

CHANCE = Chance(bytes(32))


def deal(
    rules: HoldemRules,
    stacks: Sequence[int],
    prepared: str = "",
    *,
    button: int | None = None,
) -> "Hand":
    """`prepared` names the hands by seat and then the board: "AsAd KsKd | 2c3c4d 5h 9s". What it
    leaves out comes from the rest of the deck, from the deuces on."""
    count = len(stacks)
    first = 0 if button is None else (button + 1) % count
    order = tuple((first + nth) % count for nth in range(count))
    deck = _deck(order, prepared)
    return Hand(open_with(rules, order, tuple(stacks[seat] * CHIP for seat in order), deck))


def _deck(order: Sequence[int], prepared: str) -> tuple[Card, ...]:
    named, _, board = prepared.partition("|")
    hands = [parse_cards(text) for text in named.split()]
    known = {*parse_cards(named), *parse_cards(board)}
    rest = iter([card for card in STANDARD.cards if card not in known])
    while len(hands) < len(order):
        hands.append((next(rest), next(rest)))
    rounds = [[hands[seat][nth] for seat in order] for nth in (0, 1)]
    return (*rounds[0], *rounds[1], *parse_cards(board), *rest)


class Hand:
    def __init__(self, opening: HoldemTransition) -> None:
        events, state = opening
        self.state = game.evolve(None, events[0])
        self.starts = game.holdings(self.state).total()
        self.events: list[HoldemEvent] = [events[0]]
        self._happen((events[1:], state))
        self.last = list(events)

    def _happen(self, transition: HoldemTransition) -> None:
        events, after = transition
        self.last = list(events)
        for event in events:
            self.state = game.evolve(self.state, event)
            assert game.holdings(self.state).total() == self.starts, event
        assert self.state == after, "the events lead to the state that comes with them"
        self.events += events

    def play(self, script: str) -> "Hand":
        """Orders after each other, by commas. "clock" lets the time of the turn run out, "3 leave"
        lets the player of seat 3 go away, "3 brings 50" has him buy chips."""
        for line in script.split(","):
            match line.split():
                case ["clock"]:
                    self._happen(game.expire(self.state, CHANCE))
                case [seat, "leave"]:
                    self._happen(game.leave(self.state, int(seat), CHANCE))
                case [seat, "brings", amount]:
                    self._bring(int(seat), int(amount) * CHIP)
                case [seat, *words]:
                    self.order(int(seat), _action(words))
                case _:
                    raise ValueError(f"no order: {line!r}")
        return self

    def _bring(self, seat: int, chips: int) -> None:
        transition = game.bring(self.state, seat, chips)
        self.starts += chips if transition[0] else 0
        self._happen(transition)

    def order(self, seat: int, action: HoldemAction) -> None:
        self._happen(game.decide(self.state, seat, action, CHANCE))

    @property
    def to_act(self) -> int | None:
        pending = game.pending(self.state)
        return None if pending is None else pending.seats[0]

    def offer(self, seat: int | None = None) -> str:
        """What the seat, or the one whose turn it is, may do."""
        actor = self.to_act if seat is None else seat
        return "nothing" if actor is None else tell_options(game.options(self.state, actor))

    @property
    def told(self) -> list[str]:
        """What happened with the last order."""
        return [line for event in self.last for line in tell(event)]

    @property
    def view(self) -> HoldemView:
        return game.view(self.state)

    @property
    def stacks(self) -> list[int]:
        return self._by_seat(self.state.stacks)

    @property
    def bets(self) -> list[int]:
        return self._by_seat(self.state.bets)

    @property
    def won(self) -> list[int]:
        return self._by_seat(self.state.won)

    @property
    def pots(self) -> list[tuple[int, str]]:
        """The pots as the rail sees them, and the seats that can win them."""
        return [
            (_chips(pot.chips), " ".join(map(str, sorted(pot.seats)))) for pot in self.view.pots
        ]

    @property
    def total(self) -> int:
        return _chips(self.view.total)

    @property
    def board(self) -> str:
        return cards(self.state.board)

    def hole_cards(self, seat: int) -> str:
        seen = game.private_view(self.state, seat)
        return "--" if seen is None else cards(seen.cards)

    def _by_seat(self, values: Sequence[int]) -> list[int]:
        found = dict(zip(self.state.order, values, strict=True))
        return [_chips(found[seat]) for seat in sorted(found)]


def _action(words: Sequence[str]) -> HoldemAction:
    match words:
        case ["fold"]:
            return Fold()
        case ["check"]:
            return Check()
        case ["call"]:
            return Call()
        case ["bet" | "raise", amount]:
            return RaiseTo(int(amount) * CHIP)
        case ["all-in"]:
            return AllIn()
        case _:
            raise ValueError(f"no such order: {' '.join(words)}")


def _chips(amount: int) -> int:
    assert amount % CHIP == 0, amount
    return amount // CHIP


def carried_over(seating: Seating) -> HoldemCarryover:
    """What a hand that began like this leaves to the next one."""
    return HoldemCarryover(seating.button, seating.big_blind, seating.order, seating.owes_no_blind)


@contextmanager
def refused(code: str, **facts: int) -> Iterator[None]:
    """The order within must be refused with this code, and these amounts in chips."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    told = {name: fact // CHIP for name, fact in caught.value.facts.items() if type(fact) is int}
    assert told == facts
