"""Rounds of the casino's games a second through the contract, and blackjack beside OpenSpiel's and
Gymnasium's.

All play at random in one process and take turns; only CPU time counts. Blackjack is one player with
one bet, who hits or stands with equal chance; peers have no bets, no ledger and no log.
"""

import random
from collections.abc import Callable
from statistics import median
from time import process_time

import gymnasium
import pyspiel
from msgspec import Struct

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.blackjack import game as blackjack
from croupier.games.blackjack.moves import Hit, SetBet, Stand, Start

STACK = 100_000
START, HIT, STAND = Start(), Hit(), Stand()
PEERS = ("OpenSpiel", "Gymnasium")


class Rate(Struct, frozen=True):
    name: str
    slices: tuple[float, ...]  # rounds a second of CPU time

    @property
    def rounds_per_s(self) -> float:
        return median(self.slices)


def our_blackjack(rounds: int, seed: int) -> None:
    rules = blackjack.presets["casino"].rules
    dice = random.Random(seed)
    for number in range(rounds):
        chance = Chance((seed + number).to_bytes(32, "big"))
        _, state = blackjack.open(rules, {0: STACK}, None, chance)
        _, state = blackjack.decide(state, 0, SetBet(1_000), chance)
        _, state = blackjack.decide(state, 0, START, chance)
        while blackjack.pending(state) is not None:
            action = HIT if dice.random() < 0.5 else STAND
            _, state = blackjack.decide(state, 0, action, chance)
        assert blackjack.settlement(state) is not None


def openspiel_blackjack(rounds: int, seed: int) -> None:
    spiel, dice = pyspiel.load_game("blackjack"), random.Random(seed)
    for _ in range(rounds):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))


def gymnasium_blackjack(rounds: int, seed: int) -> None:
    environment, dice = gymnasium.make("Blackjack-v1"), random.Random(seed)
    environment.reset(seed=seed)
    for _ in range(rounds):
        environment.reset()
        done = False
        while not done:
            _, _, done, _, _ = environment.step(dice.randrange(2))
    environment.close()


def any_game(name: str) -> Callable[[int, int], None]:
    """Rounds of the casino's preset with the fewest seats, random legal play, clock and all."""
    game = games()[name]
    rules = game.presets["casino"].rules
    stacks = dict.fromkeys(range(game.seats.start), STACK)

    def play(rounds: int, seed: int) -> None:
        carryover = None
        for number in range(rounds):
            chance = Chance((seed + number).to_bytes(32, "big"))
            dice = chance.at(1)
            _, state = game.open(rules, stacks, carryover, chance)
            step = 1
            while (pending := game.pending(state)) is not None:
                step += 1
                if pending.seats:
                    seat = pending.seats[step % len(pending.seats)]
                    options = game.options(state, seat)
                    assert options is not None
                    _, state = game.decide(state, seat, options.pick(dice), chance.at(step))
                else:
                    _, state = game.expire(state, chance.at(step))
            carryover = game.carry_over(state)

    return play


def measure(slices: int, slice_s: float) -> list[Rate]:
    """Ours first, then the two peers of blackjack, then the other games of the casino."""
    players: dict[str, Callable[[int, int], None]] = {
        "blackjack": our_blackjack,
        "OpenSpiel": openspiel_blackjack,
        "Gymnasium": gymnasium_blackjack,
    }
    for name, game in games().items():
        if "casino" in game.presets and name not in players:
            players[name] = any_game(name)
    found: dict[str, list[float]] = {name: [] for name in players}
    for play in players.values():
        play(20, 0)
    for number in range(slices):
        for name, play in players.items():
            found[name].append(_rate(play, slice_s, number * 1_000_000 + 1))
    return [Rate(name, tuple(rates)) for name, rates in found.items()]


def _rate(play: Callable[[int, int], None], slice_s: float, seed: int) -> float:
    rounds, batch, began = 0, 50, process_time()
    while (spent := process_time() - began) < slice_s:
        play(batch, seed + rounds)
        rounds += batch
    return rounds / spent


if __name__ == "__main__":
    for rate in measure(3, 0.3):
        print(f"{rate.name:12} {rate.rounds_per_s:12,.0f} rounds / s")
