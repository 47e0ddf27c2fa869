"""Bots play round after round through the real engine, as fast as it goes. Every chip is counted
after every event, so a simulation is also a proof."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import count, islice
from math import sqrt
from time import perf_counter
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from croupier.bots import bots
from croupier.bots.bot import Bot
from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.coach import ChartCoach
from croupier.games.game import AnyGame, Pending
from croupier.games.runner import Acts, EndlessRound, Move, RoundRun, TimeUp, play_round

SEATS = 6
# Each round has its own range of streams of chance. Its transitions take one after the other from
# the first on; its bots draw from the last, so that what they do says nothing about cards to come.
ROUND_STREAMS = 1 << 16
NORMAL_95 = 1.96
SAMPLE_HANDS = 1_000_000  # that a coach plays in one go


class RoundResult(Struct, frozen=True):
    """One round: what each seat and the house gained, and how much lay on the table at most.
    `kept` is what of it the house has for good: not a pot that waits for the next round."""

    gains: dict[int, int]
    house: int
    kept: int
    staked: int
    events: int


class Edge(Struct, frozen=True):
    """What the house keeps of a chip staked, and how far off that may be with 95 % certainty."""

    share: float
    margin: float


class Miscount(AssertionError):
    """Chips came from nowhere or went there."""


def play_rounds(
    game: AnyGame, preset: str, players: Sequence[Bot], seed: bytes, stack: int | None = None
) -> Iterator[RoundResult]:
    """Rounds without end. Every round begins with the same stacks; what outlives a round does."""
    rules, settings = game.presets[preset].rules, game.presets[preset].settings
    chips = settings["buy_in"] if stack is None else stack
    stacks = dict.fromkeys(range(len(players)), chips)
    carryover = None
    for number in count():
        chance = Chance(seed, number * ROUND_STREAMS)
        run = RoundRun(game, rules, stacks, carryover, chance)
        yield _count_round(run, _driver(players, chance.at(chance.step + ROUND_STREAMS - 1)))
        carryover = game.carry_over(run.state)


def _driver(players: Sequence[Bot], chance: Chance) -> Callable[[RoundRun, Pending], Move]:
    """Where several seats may act, they take turns."""
    steps = count(1)

    def drive(run: RoundRun, pending: Pending) -> Move:
        step = next(steps)
        if not pending.seats:
            return TimeUp()
        seat = pending.seats[step % len(pending.seats)]
        return Acts(seat, players[seat].act(run.observe(seat), chance))

    return drive


def _count_round(run: RoundRun, drive: Callable[[RoundRun, Pending], Move]) -> RoundResult:
    game, staked = run.game, 0
    first = held = game.holdings(game.evolve(None, run.events[0]))
    total = first.total()
    for step in play_round(run, drive):
        state = step.before
        for event in step.events:
            # The last event leads to the very state that the game goes on with.
            state = step.after if event is step.events[-1] else game.evolve(state, event)
            held = game.holdings(state)
            if held.total() != total:
                raise Miscount(f"chips do not add up: {held} after {event}")
            if held.middle < 0 or min(held.stacks.values()) < 0:
                raise Miscount(f"less than no chips: {held} after {event}")
            staked = max(staked, held.middle)
    settlement = game.settlement(run.state)
    if settlement is None or sum(settlement.gains.values()) + settlement.house:
        raise Miscount(f"chips do not add up: the round ends with {settlement}")
    kept = held.house - first.house
    return RoundResult(settlement.gains, settlement.house, kept, staked, len(run.events))


class Tally:
    """The results of many rounds, kept as sums."""

    def __init__(self, seats: int) -> None:
        self.rounds = 0
        self.events = 0
        self.gains = [0] * seats
        self.squares = [0] * seats
        self.house = self.kept = self.staked = 0
        self._kept2 = self._staked2 = self._both = 0

    def add(self, result: RoundResult) -> None:
        self.rounds += 1
        self.events += result.events
        for seat, gain in result.gains.items():
            self.gains[seat] += gain
            self.squares[seat] += gain * gain
        kept, staked = result.kept, result.staked
        self.house += result.house
        self.kept += kept
        self.staked += staked
        self._kept2 += kept * kept
        self._staked2 += staked * staked
        self._both += kept * staked

    def mean(self, seat: int) -> Edge:
        """Chips a round, for one seat."""
        mean = self.gains[seat] / self.rounds
        spread = max(self.squares[seat] / self.rounds - mean * mean, 0.0)
        return Edge(mean / 100, NORMAL_95 * sqrt(spread / self.rounds) / 100)

    def edge(self) -> Edge | None:
        """None where the house takes no part."""
        if not self.staked or not self._kept2:
            return None
        share = self.kept / self.staked
        rounds = self.rounds
        spread = self._kept2 - 2 * share * self._both + share * share * self._staked2
        mean_stake = self.staked / rounds
        return Edge(share, NORMAL_95 * sqrt(max(spread, 0.0) / rounds / rounds) / mean_stake)


def simulate_command(
    game_name: str, preset: str, kinds: Sequence[str], rounds: int, seed: bytes, console: Console
) -> int:
    """The exit code is 1 when chips do not add up or a round does not end."""
    game = games()[game_name]
    players = line_up(game, preset, kinds)
    tally = Tally(len(players))
    results = play_rounds(game, preset, players, seed)
    columns = TextColumn("rounds"), BarColumn(), TextColumn("{task.completed:,}")
    began = perf_counter()
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        try:
            for result in progress.track(islice(results, rounds), rounds):
                tally.add(result)
        except (Miscount, EndlessRound) as failure:
            progress.stop()
            console.print(f"croupier: {failure}", markup=False)
            return 1
    report(console, game, preset, players, tally, perf_counter() - began)
    return 0


def line_up(game: AnyGame, preset: str, kinds: Sequence[str]) -> list[Bot]:
    """The bots of the kinds named, in turn, on as many seats as the table has, six at most."""
    known = bots().get(game.name, {})
    chosen = [known[kind] for kind in (kinds or known)]
    seats = min(game.presets[preset].settings["seats"], SEATS)
    return [chosen[seat % len(chosen)] for seat in range(seats)]


def report(
    console: Console,
    game: AnyGame,
    preset: str,
    players: Sequence[Bot],
    tally: Tally,
    seconds: float,
) -> None:
    table = Table("seat", "bot", "chips a round", box=None)
    for seat, bot in enumerate(players):
        mean = tally.mean(seat)
        table.add_row(str(seat + 1), bot.kind, f"{mean.share:+.3f} ± {mean.margin:.3f}")
    console.print(table)
    edge = tally.edge()
    if edge is not None:
        console.print(f"house edge {edge.share:+.4%} ± {edge.margin:.4%} of what was staked")
        exact = {bot.edge(game.presets[preset].rules) for bot in players}
        if len(exact) == 1 and (known := exact.pop()) is not None:
            console.print(f"exactly    {float(known):+.4%}")
    console.print(
        f"{tally.rounds:,} rounds of {game.name} ({preset}), {tally.rounds / seconds:,.0f} a "
        f"second; chips counted after each of {tally.events:,} events: all there"
    )


def edge_command(
    game_name: str, preset: str, players: Sequence[int], hands: int, seed: str, console: Console
) -> None:
    game = games()[game_name]
    coach, rules = game.coach, game.presets[preset].rules
    assert isinstance(coach, ChartCoach)
    table = Table("players", "by the chart", "at best", "played", "house edge", box=None)
    for number in players:
        exact = coach.edge(rules, number)
        row = [str(number), f"{exact.by_chart:+.4%}", f"{exact.at_best:+.4%}"]
        if hands:
            found = sample(coach, rules, number, hands, seed, console)
            row += [f"{hands:,} hands", f"{found.share:+.4%} ± {found.margin:.4%}"]
        table.add_row(*row)
    console.print(table)


def sample(
    coach: ChartCoach, rules: Any, players: int, hands: int, seed: str, console: Console
) -> Edge:
    """Many hands by the chart, a million at a time, each with a seed of its own."""
    share = spread = 0.0
    columns = TextColumn("hands"), BarColumn(), TextColumn("{task.completed:,}")
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task("", total=hands)
        for first in range(0, hands, SAMPLE_HANDS):
            part = min(SAMPLE_HANDS, hands - first)
            word = sha256(f"{seed} {players} {first}".encode()).digest()
            found = coach.sample(rules, players, part, int.from_bytes(word[:8]))
            share += found.share * part
            spread += (found.margin * part) ** 2
            progress.advance(task, part)
    return Edge(share / hands, sqrt(spread) / hands)
