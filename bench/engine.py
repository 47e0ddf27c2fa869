"""Whole hands of no-limit hold'em a second, beside PokerKit and OpenSpiel's universal_poker.

Everybody plays the same game the same way: six seats, 200 big blinds, random legal play in which
fold, check or call, raise and all-in are equally likely where they are legal. Each engine is asked
whose turn it is, what is legal and what it costs, and in the end who won how much. They take turns,
so that noise hits all alike, and only CPU time counts. Ours plays twice, both with the kernel: as
in a checkout, and with the modules compiled that a wheel has compiled.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

import pyspiel
from msgspec import Struct
from pokerkit import Automation, NoLimitTexasHoldem

from bench.house.hands import BLINDS, SEATS, STACK
from bench.processes import Process, python
from tools.kernel import NotCompiled
from tools.wheel_modules import compile_into, copy_into

SLICE_S = 0.3


class Pace(Struct, frozen=True):
    """Of one engine: hands a second of CPU time, one number for each round of the bench."""

    name: str
    actions: float  # a hand
    rounds: tuple[float, ...]

    @property
    def hands_per_s(self) -> float:
        return median(self.rounds)


class Paces(Struct, frozen=True):
    checkout: Pace
    wheel: Pace | str  # or why there is none
    peers: tuple[Pace, ...]


Play = Callable[[int, int], int]  # so many hands from a seed; how many actions they took
Turn = Callable[[int, int], tuple[int, float]]  # the same with its CPU time


def ours(process: Process, hands: int, seed: int) -> tuple[int, float]:
    spent = process.ask(hands, seed)
    return spent["actions"], spent["cpu_s"]


def theirs(play: Play, hands: int, seed: int) -> tuple[int, float]:
    start = process_time()
    return play(hands, seed), process_time() - start


AUTOMATIC = tuple(Automation)


def pokerkit(hands: int, seed: int) -> int:
    dice = random.Random(seed)
    actions = 0
    for _ in range(hands):
        state = NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, BLINDS, BLINDS[1], STACK, SEATS)
        while state.actor_index is not None:
            kinds: list[Callable[[], object]] = []
            if state.can_fold():
                kinds.append(state.fold)
            if state.can_check_or_call():
                cost = state.checking_or_calling_amount
                assert cost is not None
                kinds.append(state.check_or_call)
            if state.can_complete_bet_or_raise_to():
                low = state.min_completion_betting_or_raising_to_amount
                high = state.max_completion_betting_or_raising_to_amount
                assert low is not None
                assert high is not None
                to = state.complete_bet_or_raise_to
                kinds += [partial(to, dice.randint(low, high)), partial(to, high)]
            dice.choice(kinds)()
            actions += 1
        assert state.payoffs
    return actions


@cache
def universal_poker(betting: str) -> pyspiel.Game:
    stacks = " ".join([str(STACK)] * SEATS)
    blinds = " ".join(map(str, [*BLINDS, *[0] * (SEATS - 2)]))
    return pyspiel.load_game(
        f"universal_poker(betting=nolimit,numPlayers={SEATS},numRounds=4,blind={blinds},"
        "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
        f"stack={stacks},bettingAbstraction={betting})"
    )


def openspiel_any_raise(hands: int, seed: int) -> int:
    """Every raise is an action of its own, and all of them are listed at each decision."""
    dice = random.Random(seed)
    spiel = universal_poker("fullgame")
    actions = 0
    for _ in range(hands):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            legal = state.legal_actions(state.current_player())
            kinds = legal[:2]
            if len(legal) > 2:
                kinds += [dice.choice(legal[2:]), legal[-1]]
            state.apply_action(dice.choice(kinds))
            actions += 1
        assert state.returns()
    return actions


def openspiel_four_actions(hands: int, seed: int) -> int:
    """Fold, call, pot and all-in only."""
    dice = random.Random(seed)
    spiel = universal_poker("fcpa")
    actions = 0
    for _ in range(hands):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(dice.choice(state.legal_actions(state.current_player())))
            actions += 1
        assert state.returns()
    return actions


def openspiel_dealt(hands: int, seed: int) -> int:
    """The same, with cards from a deck of our own: it is not even asked which ones are left."""
    dice = random.Random(seed)
    spiel = universal_poker("fcpa")
    actions = 0
    for _ in range(hands):
        state = spiel.new_initial_state()
        deck = dice.sample(range(52), 2 * SEATS + 5)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(deck.pop())
                continue
            state.apply_action(dice.choice(state.legal_actions(state.current_player())))
            actions += 1
        assert state.returns()
    return actions


PEERS: dict[str, Play] = {
    "PokerKit": pokerkit,
    "OpenSpiel, every raise": openspiel_any_raise,
    "OpenSpiel, four actions": openspiel_four_actions,
    "OpenSpiel, four actions, dealt to": openspiel_dealt,
}


def measure(rounds: int, slice_s: float = SLICE_S) -> Paces:
    """Every engine plays hands for about `slice_s` in each round."""
    with ExitStack() as stack:
        plain, compiled = (Path(stack.enter_context(TemporaryDirectory())) for _ in range(2))
        copy_into(plain)
        turns: dict[str, Turn] = {
            "checkout": partial(ours, stack.enter_context(_engine(plain, False)))
        }
        missing = ""
        try:
            compile_into(compiled)
        except NotCompiled as reason:
            missing = str(reason).splitlines()[-1]
        else:
            turns["wheel"] = partial(ours, stack.enter_context(_engine(compiled, True)))
        turns |= {name: partial(theirs, play) for name, play in PEERS.items()}
        paces = _in_turns(turns, rounds, slice_s)
    return Paces(
        paces["checkout"],
        paces.get("wheel", missing),
        tuple(paces[name] for name in PEERS),
    )


@contextmanager
def _engine(folder: Path, compiled: bool) -> Iterator[Process]:
    with python("house/hands.py", first_on_path=folder) as process:
        assert process.hear()["compiled"] is compiled
        yield process


def _in_turns(turns: Mapping[str, Turn], rounds: int, slice_s: float) -> dict[str, Pace]:
    hands = {name: _hands_in(turn, slice_s) for name, turn in turns.items()}
    paces: dict[str, list[float]] = {name: [] for name in turns}
    actions = dict.fromkeys(turns, 0)
    for seed in range(rounds):
        for name, turn in turns.items():
            made, spent = turn(hands[name], 1 + seed * 1_000_000)
            actions[name] += made
            paces[name].append(hands[name] / spent)
    return {
        name: Pace(name, actions[name] / (rounds * hands[name]), tuple(paces[name]))
        for name in turns
    }


def _hands_in(turn: Turn, seconds: float) -> int:
    """How many hands take about so long, found by playing ever more of them. What is only made
    for the first hands must not pass for their pace."""
    turn(16, 0)
    count = 4
    while True:
        _, spent = turn(count, 0)
        if spent > seconds / 4:
            return max(1, round(count * seconds / spent))
        count *= 4
