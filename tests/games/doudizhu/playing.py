"""One round of dou dizhu for tests: dealt with prepared hands, played by lines such as
"0 bid 3, 0 play 34567, 2 skip". Cards are named by their ranks alone, because suits do not matter:
"345TJQKA2", B and C for the jokers. Amounts are in chips."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.combos.combo import Combo, name
from croupier.games.doudizhu.combos.ranks import ORDER, RANK_OF, RANKS
from croupier.games.doudizhu.dealing import open_with
from croupier.games.doudizhu.moves import (
    Bid,
    DoudizhuAction,
    DoudizhuOptions,
    DoudizhuSeat,
    DoudizhuView,
    Opened,
    Pass,
    Play,
    Skip,
)
from croupier.games.doudizhu.rules import CHIP, PRESETS, DoudizhuRules
from croupier.games.doudizhu.state import BOTTOM, HAND, DoudizhuState, DoudizhuTransition
from croupier.games.game import Refused

RULES = PRESETS["bid"].rules
ORDER_OF_SEATS = (2, 1, 0)


def take(names: str, pack: Sequence[Card]) -> tuple[Card, ...]:
    """Cards of these ranks from the pack."""
    left, found = list(pack), []
    for rank in names.replace(" ", ""):
        card = next(card for card in left if RANKS[RANK_OF[card]] == rank)
        left.remove(card)
        found.append(card)
    return tuple(found)


def cards(names: str) -> tuple[Card, ...]:
    return take(names, ORDER)


def combo(names: str) -> Combo:
    found = name(cards(names))
    assert found is not None, names
    return found


def ranks(found: Sequence[Card]) -> str:
    return "".join(RANKS[RANK_OF[card]] for card in found)


def pack(hands: str, bottom: str = "") -> tuple[Card, ...]:
    """Hands of the seats 2, 1 and 0, parted by bars; what is left out comes from the rest of the
    pack, low cards first."""
    left = list(ORDER)
    named = []
    for names in (*hands.split("|"), *["|"] * 3)[:3]:
        named.append(list(take(names.strip("|"), left)))
        left = [card for card in left if card not in named[-1]]
    below = list(take(bottom, left))
    left = [card for card in left if card not in below]
    for hand, size in ((below, BOTTOM), *((hand, HAND) for hand in named)):
        while len(hand) < size:
            hand.append(left.pop())
    return tuple(card for hand in named for card in hand) + tuple(below)


def deal(
    hands: str = "",
    bottom: str = "",
    *,
    rules: DoudizhuRules = RULES,
    stacks: Sequence[int] = (1_000, 1_000, 1_000),
    seed: int = 0,
) -> "Doudizhu":
    """Seat 2 acts first, then 1, then 0; hands and stacks are in this order."""
    chance = Chance(bytes(32), seed)
    chips = tuple(stack * CHIP for stack in stacks)
    opened = Opened(rules, ORDER_OF_SEATS, chips)
    return Doudizhu(open_with(opened, pack(hands, bottom), chance), chance)


class Doudizhu:
    def __init__(self, opening: DoudizhuTransition, chance: Chance) -> None:
        (opened, *events), after = opening
        self.chance = chance
        self.state: DoudizhuState = game.evolve(None, opened)
        self.total = game.holdings(self.state).total()
        self.events: list[Any] = [opened]  # of the whole round
        self._happen((tuple(events), after))
        self.last.insert(0, opened)

    def _happen(self, transition: DoudizhuTransition) -> None:
        events, after = transition
        self.last: list[Any] = list(events)
        self.events += events
        for event in events:
            self.state = game.evolve(self.state, event)
            assert game.holdings(self.state).total() == self.total, event
        assert self.state == after

    def play(self, script: str) -> "Doudizhu":
        """Orders after each other, by commas. "clock" lets the time of the turn run out, "1 leave"
        lets the player of seat 1 go away."""
        for line in script.split(","):
            match line.split():
                case ["clock"]:
                    self._happen(game.expire(self.state, self.chance))
                case [seat, "leave"]:
                    self._happen(game.leave(self.state, int(seat), self.chance))
                case [seat, *words]:
                    self.order(int(seat), self._action(int(seat), words))
                case _:
                    raise ValueError(f"no order: {line!r}")
        return self

    def order(self, seat: int, action: DoudizhuAction) -> None:
        self._happen(game.decide(self.state, seat, action, self.chance))

    def _action(self, seat: int, words: Sequence[str]) -> DoudizhuAction:
        match words:
            case ["bid", points]:
                return Bid(int(points))
            case ["pass"]:
                return Pass()
            case ["skip"]:
                return Skip()
            case ["play", names]:
                held = self.state.hands[self.state.position(seat)]
                return Play(take(names, held))
            case _:
                raise ValueError(f"no such order: {' '.join(words)}")

    @property
    def to_act(self) -> int | None:
        pending = game.pending(self.state)
        return None if pending is None else pending.seats[0]

    @property
    def options(self) -> DoudizhuOptions:
        assert self.to_act is not None
        offered = game.options(self.state, self.to_act)
        assert offered is not None
        return offered

    @property
    def view(self) -> DoudizhuView:
        return game.view(self.state)

    def seat(self, number: int) -> DoudizhuSeat:
        return next(seat for seat in self.view.seats if seat.seat == number)

    def hand(self, seat: int) -> str:
        """From high to low."""
        return ranks(self.state.hands[self.state.position(seat)])

    @property
    def gains(self) -> list[int]:
        """Of the seats 0, 1 and 2."""
        settlement = game.settlement(self.state)
        assert settlement is not None
        return [settlement.gains[seat] // CHIP for seat in range(3)]

    @property
    def happened(self) -> list[str]:
        """The names of what happened with the last order."""
        return [type(event).__name__ for event in self.last]


@contextmanager
def refused(code: str, **facts: int) -> Iterator[None]:
    """The order within must be refused with this code."""
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.code, caught.value.facts) == (code, facts)
