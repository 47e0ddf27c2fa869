"""Games of dou dizhu a second under random play: ours through the contract, beside rlcard and
OpenSpiel's C++.

All play in one process and take turns, so that noise hits all alike; only CPU time counts. Each
engine is asked whose turn it is, for a list of all that is legal, of which any is chosen, and in
the end who won. Ours bids like OpenSpiel's and keeps chips, events and an immutable state; rlcard
has no bidding. rlcard is asked twice: its bare game, which lists legal plays as text, and its
environment, which is what its users call.
"""

import random
from collections.abc import Callable, Sequence
from functools import cache
from statistics import median
from time import process_time
from typing import Any, TypeVar

import pyspiel
import rlcard
from msgspec import Struct
from rlcard.games.doudizhu import Game as RlcardGame

from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.moves import (
    PASS,
    SKIP,
    Bid,
    DoudizhuAction,
    DoudizhuOptions,
    Play,
)

STACK = 1_000_000_000
OURS = "Croupier"
T = TypeVar("T")
PEERS = ("rlcard", "rlcard, environment", "OpenSpiel")


class Rate(Struct, frozen=True):
    name: str
    actions: float  # a game
    slices: tuple[float, ...]  # games a second of CPU time

    @property
    def games_per_s(self) -> float:
        return median(self.slices)


def ours(games: int, seed: int) -> int:
    rules, stacks, actions = game.presets["bid"].rules, dict.fromkeys(range(3), STACK), 0
    dice = random.Random(seed)
    pending, options, decide = game.pending, game.options, game.decide
    for number in range(games):
        chance = Chance((seed + number).to_bytes(32, "big"))
        _, state = game.open(rules, stacks, None, chance)
        while waits_for := pending(state):
            seat = waits_for.seats[0]
            offered = options(state, seat)
            assert offered is not None
            _, state = decide(state, seat, any_of(offered, dice), chance)
            actions += 1
        assert game.settlement(state) is not None
    return actions


def any_of(offered: DoudizhuOptions, dice: random.Random) -> DoudizhuAction:
    """Any legal action, each as likely as another, as the peers are played."""
    if offered.bids:
        points = one_of((0, *offered.bids), dice)
        return Bid(points) if points else PASS
    legal = offered.plays()
    if offered.skip:
        legal.append(0)
    play = one_of(legal, dice)
    return Play(cards_of(offered.hand, play)) if play else SKIP


def one_of(legal: Sequence[T], dice: random.Random) -> T:
    """Each as likely as another, and cheap: what chooses is no part of any engine."""
    return legal[int(dice.random() * len(legal))]


def openspiel(games: int, seed: int) -> int:
    spiel, dice, actions = pyspiel.load_game("dou_dizhu"), random.Random(seed), 0
    for _ in range(games):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(one_of(state.legal_actions(), dice))
            actions += 1
        assert state.returns()
    return actions


@cache
def rlcard_environment() -> Any:
    return rlcard.make("doudizhu", config={"seed": 1})


def rlcard_game(games: int, seed: int) -> int:
    played, dice, actions = RlcardGame(), random.Random(seed), 0
    played.np_random = rlcard_environment().np_random
    for _ in range(games):
        state, _ = played.init_game()
        while not played.is_over():
            state, _ = played.step(one_of(state["actions"], dice))
            actions += 1
        assert played.winner_id is not None
    return actions


def rlcard_steps(games: int, seed: int) -> int:
    environment, dice, actions = rlcard_environment(), random.Random(seed), 0
    for _ in range(games):
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(one_of(list(state["legal_actions"]), dice))
            actions += 1
        assert len(environment.get_payoffs()) == 3
    return actions


def measure(slices: int, slice_s: float) -> list[Rate]:
    """Ours first, then the peers."""
    plays = (ours, rlcard_game, rlcard_steps, openspiel)
    players: dict[str, Callable[[int, int], int]] = dict(zip((OURS, *PEERS), plays, strict=True))
    batches = {name: _batch(play, slice_s) for name, play in players.items()}
    found: dict[str, list[float]] = {name: [] for name in players}
    actions = dict.fromkeys(players, 0)
    for number in range(slices):
        for name, play in players.items():
            began = process_time()
            actions[name] += play(batches[name], 1 + number * 1_000_000)
            found[name].append(batches[name] / (process_time() - began))
    return [
        Rate(name, actions[name] / (slices * batches[name]), tuple(rates))
        for name, rates in found.items()
    ]


def _batch(play: Callable[[int, int], int], slice_s: float) -> int:
    """How many games take about so long, once what is made only for the first ones is there."""
    play(4, 0)
    games = 4
    while True:
        began = process_time()
        play(games, 0)
        spent = process_time() - began
        if spent > slice_s / 4:
            return max(1, round(games * slice_s / spent))
        games *= 4


if __name__ == "__main__":
    first, *others = measure(5, 0.4)
    print(f"{first.name:20} {first.games_per_s:9,.0f} games / s, {first.actions:.0f} actions each")
    for rate in others:
        ratio = median(a / b for a, b in zip(first.slices, rate.slices, strict=True))
        print(
            f"{rate.name:20} {rate.games_per_s:9,.0f} games / s, {rate.actions:.0f} actions each, "
            f"ratio {ratio:.2f}"
        )
