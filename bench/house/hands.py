"""Our hold'em as a process of its own, so that the interpreted and the compiled engine can take
turns. Asked for "hands seed", it answers with the actions that these hands took and their CPU time.

Six seats, 200 big blinds, random legal play in which every kind of action is equally likely.
"""

import json
import sys
from time import process_time

from croupier.cards.chance import Chance
from croupier.games.holdem import dealing, game
from croupier.games.holdem.rules import HoldemRules

SEATS = 6
BLINDS = (50, 100)
STACK = 20_000


def play(hands: int, seed: int) -> int:
    rules = HoldemRules(unit=1, blinds=BLINDS, bet_step=1, bet_min=BLINDS[1])
    stacks = dict.fromkeys(range(SEATS), STACK)
    actions = 0
    dice = Chance(seed.to_bytes(32, "big"), 1)
    pending, options, decide = game.pending, game.options, game.decide
    for number in range(hands):
        chance = Chance((seed + number).to_bytes(32, "big"))
        _, state = game.open(rules, stacks, None, chance)
        while waits_for := pending(state):
            seat = waits_for.seats[0]
            offered = options(state, seat)
            assert offered is not None
            _, state = decide(state, seat, offered.pick(dice), chance)
            actions += 1
        assert game.settlement(state) is not None
    return actions


def main() -> None:
    print(json.dumps({"compiled": not str(dealing.__file__).endswith(".py")}), flush=True)
    for line in sys.stdin:
        hands, seed = map(int, line.split())
        start = process_time()
        actions = play(hands, seed)
        print(json.dumps({"actions": actions, "cpu_s": process_time() - start}), flush=True)


if __name__ == "__main__":
    main()
