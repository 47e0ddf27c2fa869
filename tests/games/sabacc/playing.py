"""One game of sabacc for tests: dealt with prepared cards, played by lines such as
"0 draw, 0 discard +3c, 1 raise 40, 0 match", with dice that are given. Amounts are in chips."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

import pytest

from croupier.cards.chance import Chance
from croupier.cards.deck import SABACC
from croupier.cards.sabacc import SabaccCard
from croupier.games.game import Refused
from croupier.games.sabacc import game
from croupier.games.sabacc.dealing import open_with
from croupier.games.sabacc.moves import (
    Discard,
    Draw,
    Junk,
    Keep,
    Match,
    RaiseTo,
    SabaccAction,
    SabaccSeat,
    SabaccView,
    Stand,
    Swap,
)
from croupier.games.sabacc.rules import CHIP, PRESETS, SabaccRules
from croupier.games.sabacc.state import SabaccState, SabaccTransition

RULES = PRESETS["casino"].rules
SEED = bytes(32)
Dice = tuple[int, int]


@cache
def chance_with(dice: Dice) -> int:
    """A step whose chance rolls these dice first."""
    for step in range(10_000):
        chance = Chance(SEED, step)
        if (1 + chance.below(6), 1 + chance.below(6)) == dice:
            return step
    raise AssertionError(f"never {dice}")


def cards(text: str) -> tuple[SabaccCard, ...]:
    """ "+3c -10t 0a" as cards."""
    return tuple(SabaccCard.parse(word) for word in text.split())


def deal(
    hands: str = "",
    pile: str = "",
    deck: str = "",
    *,
    seats: int = 2,
    stacks: Sequence[int] | None = None,
    pot: int = 100,
    rules: SabaccRules = RULES,
) -> "Sabacc":
    """`hands` are parted by bars: "+3c -2s | 0a +10t". What is left out comes from the rest of
    the deck."""
    named = [cards(hand) for hand in hands.split("|")] if hands else []
    count = len(named) or seats
    chips = stacks or [1_000] * count
    known = {card for hand in named for card in hand} | set(cards(pile)) | set(cards(deck))
    rest = [card for card in SABACC.cards if card not in known]
    while len(named) < count:
        named.append((rest.pop(), rest.pop(0)))
    opener = cards(pile) or (rest.pop(),)
    firsts, seconds = (tuple(hand[nth] for hand in named) for nth in (0, 1))
    prepared = (*firsts, *seconds, *opener, *cards(deck), *rest)
    in_hundredths = tuple(stack * CHIP for stack in chips)
    return Sabacc(open_with(rules, tuple(range(count)), in_hundredths, pot * CHIP, prepared))


class Sabacc:
    def __init__(self, opening: SabaccTransition) -> None:
        (opened, *events), after = opening
        self.state: SabaccState = game.evolve(None, opened)
        self.total = game.holdings(self.state).total()
        self.dice: Dice = (1, 2)
        self._happen((tuple(events), after))
        self.last.insert(0, opened)

    def _happen(self, transition: SabaccTransition) -> None:
        events, after = transition
        self.last = list(events)
        for event in events:
            self.state = game.evolve(self.state, event)
            assert game.holdings(self.state).total() == self.total, event
        assert self.state == after

    @property
    def chance(self) -> Chance:
        return Chance(SEED, chance_with(self.dice))

    def play(self, script: str, dice: Dice = (1, 2)) -> "Sabacc":
        """Orders after each other, by commas. "clock" lets the time of the turn run out, "3 leave"
        lets the player of seat 3 go away; a round that ends rolls the dice."""
        self.dice = dice
        for line in script.split(","):
            match line.split():
                case ["clock"]:
                    self._happen(game.expire(self.state, self.chance))
                case [seat, "leave"]:
                    self._happen(game.leave(self.state, int(seat), self.chance))
                case [seat, *words]:
                    self.order(int(seat), read_action(words))
                case _:
                    raise ValueError(f"no order: {line!r}")
        return self

    def order(self, seat: int, action: SabaccAction) -> None:
        self._happen(game.decide(self.state, seat, action, self.chance))

    def stand_all(self) -> "Sabacc":
        """Everybody stands in this round."""
        number = self.state.round
        while self.state.round == number and self.state.phase == "play":
            self.play(f"{self.to_act} stand")
        return self

    def check_all(self, dice: Dice = (1, 2)) -> "Sabacc":
        while self.to_act is not None and self.state.phase == "bet":
            self.play(f"{self.to_act} match", dice)
        return self

    def rest(self) -> "Sabacc":
        """All stand and check to the end, without doubles."""
        while self.to_act is not None:
            self.stand_all().check_all()
        return self

    @property
    def to_act(self) -> int | None:
        pending = game.pending(self.state)
        return None if pending is None else pending.seats[0]

    @property
    def offered(self) -> set[str]:
        """The kinds of orders that the seat may give whose turn it is."""
        assert self.to_act is not None
        options = game.options(self.state, self.to_act)
        assert options is not None
        names = ("draw", "swap", "stand", "junk", "keep", "discard", "match")
        kinds = {name for name in names if getattr(options, name)}
        return kinds | ({"raise"} if options.raise_to is not None else set())

    @property
    def view(self) -> SabaccView:
        return game.view(self.state)

    def seat(self, number: int) -> SabaccSeat:
        return next(seat for seat in self.view.seats if seat.seat == number)

    def hand(self, seat: int) -> str:
        private = game.private_view(self.state, seat)
        return "" if private is None else " ".join(map(str, private.cards))

    @property
    def pile(self) -> str:
        return " ".join(map(str, self.view.pile))

    @property
    def stacks(self) -> list[int]:
        return [in_chips(stack) for stack in self.state.stacks]

    @property
    def gains(self) -> list[int]:
        settlement = game.settlement(self.state)
        assert settlement is not None
        return [in_chips(settlement.gains[seat]) for seat in self.state.order]

    @property
    def happened(self) -> list[str]:
        """The names of what happened with the last order."""
        return [type(event).__name__ for event in self.last]


def in_chips(amount: int) -> int:
    assert amount % CHIP == 0, amount
    return amount // CHIP


def read_action(words: Sequence[str]) -> SabaccAction:
    match words:
        case ["draw"]:
            return Draw()
        case ["keep"]:
            return Keep()
        case ["stand"]:
            return Stand()
        case ["junk"]:
            return Junk()
        case ["match"]:
            return Match()
        case ["discard", card]:
            return Discard(SabaccCard.parse(card))
        case ["swap", card]:
            return Swap(SabaccCard.parse(card))
        case ["raise", amount]:
            return RaiseTo(int(amount) * CHIP)
        case _:
            raise ValueError(f"no such order: {' '.join(words)}")


@contextmanager
def refused(code: str, **facts: int) -> Iterator[None]:
    """The order within must be refused with this code, and these amounts in chips."""
    with pytest.raises(Refused) as caught:
        yield
    assert caught.value.code == code
    told = {name: fact // CHIP for name, fact in caught.value.facts.items() if type(fact) is int}
    assert told == facts
