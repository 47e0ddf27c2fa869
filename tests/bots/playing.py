"""Whole hands played by bots through the real engine."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from croupier.bots import bots
from croupier.bots.bot import BUDGET
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.holdem import game
from croupier.games.holdem.dealing import open_with
from croupier.games.holdem.moves import HoldemAction, HoldemEvent
from croupier.games.holdem.rules import HoldemRules
from croupier.games.holdem.state import HoldemState


class Disallowed(AssertionError):
    """A bot chose what was not offered."""


def chance_of(*seed: object) -> Chance:
    return Chance(sha256(repr(seed).encode()).digest())


def act(
    kind: str,
    state: HoldemState,
    seat: int,
    chance: Chance,
    budget: int = BUDGET,
    events: Iterable[HoldemEvent] = (),
) -> HoldemAction:
    """What the bot does in that seat, told only what the seat may know."""
    seen = game.observe(state, seat, events)
    action: HoldemAction = bots()["holdem"][kind].act(seen, chance, budget)
    if not seen.options.allows(action):
        raise Disallowed(f"{kind}: {action} where {seen.options} is offered")
    return action


def play_hand(
    rules: HoldemRules,
    kinds: Sequence[str],
    stacks: Sequence[int],
    button: int,
    chance: Chance,
    budget: int = BUDGET,
) -> dict[int, int]:
    """What every seat gained."""
    count = len(kinds)
    order = tuple((button + 1 + nth) % count for nth in range(count))
    deck = STANDARD.shuffled(chance).cards
    events, state = open_with(rules, order, tuple(stacks[seat] for seat in order), deck)
    while (pending := game.pending(state)) is not None:
        (seat,) = pending.seats
        action = act(kinds[seat], state, seat, chance, budget, events)
        more, state = game.decide(state, seat, action, chance)
        events += more
    settlement = game.settlement(state)
    assert settlement is not None
    return settlement.gains
