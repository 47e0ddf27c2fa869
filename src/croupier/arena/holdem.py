"""A match of hold'em: one bot against others of one kind. Each deal is played as often as there are
seats, the one bot in another of them each time, with the same cards and full stacks."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from croupier.arena.baselines import BASELINES
from croupier.arena.curve import curve
from croupier.arena.figures import Mean, mean
from croupier.arena.luck import board_luck
from croupier.arena.match import MatchFile, Setting, seed_of, watch
from croupier.bots import bots
from croupier.bots.bot import Bot
from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.moves import HoldemCarryover
from croupier.games.holdem.rules import PRESETS
from croupier.games.runner import Acts, RoundRun, play_round

# Each deal has its own range of streams of chance: one step of a hand takes one after the other,
# and the bots draw from the last, so that what they do says nothing about cards to come.
DEAL_STREAMS = 1 << 16
PRESET_OF_TWO, PRESET = "heads-up", "cardroom"


class Deal(Struct, frozen=True, array_like=True):
    """One deal: what the first bot gained in big blinds on each seat, from the left of the button
    on; as it was, and without the luck of the board."""

    gains: tuple[float, ...]
    skill: tuple[float, ...]


class Pace(Struct):
    """How long a bot thinks."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)


class Match:
    """Plays deals, and remembers how long each side thinks."""

    def __init__(self, first: Bot, second: Bot, setting: Setting) -> None:
        self.sides = (first, second)
        self.setting = setting
        self.paces = (Pace(), Pace())
        self._rules = PRESETS[setting.preset].rules
        self._seats = range(setting.seats)
        # The last seat has the button in every hand; it is the bots that move.
        self._button = HoldemCarryover(setting.seats - 2, None, (), ())
        self._big_blind = self._rules.blinds[1]

    def deals(self, number: int) -> Iterator[Deal]:
        """From this one on, without end."""
        while True:
            yield self.deal(number)
            number += 1

    def deal(self, number: int) -> Deal:
        chance = Chance(seed_of(self.setting.seed), number * DEAL_STREAMS)
        played = [self._hand(seat, chance.at(chance.step)) for seat in self._seats]
        return Deal(tuple(gain for gain, _ in played), tuple(skill for _, skill in played))

    def _hand(self, mine: int, chance: Chance) -> tuple[float, float]:
        """What the first bot gains in this seat, with and without luck."""
        stacks = dict.fromkeys(self._seats, self.setting.stack * self._big_blind)
        dice = chance.at(chance.step + DEAL_STREAMS - 1)
        run = RoundRun(game, self._rules, stacks, self._button, chance)
        luck = 0.0

        def drive(run: RoundRun, pending: object) -> Acts:
            seat = run.state.order[run.state.actor]
            side = int(seat != mine)
            seen = run.observe(seat)
            began = perf_counter()
            action = self.sides[side].act(seen, dice, self.setting.budget)
            self.paces[side].add(perf_counter() - began)
            return Acts(seat, action)

        for step in play_round(run, drive):
            if step.move is not None:
                luck += board_luck(step, (mine,))
        settlement = game.settlement(run.state)
        assert settlement is not None
        gain = settlement.gains[mine]
        return gain / self._big_blind, (gain - luck) / self._big_blind


def players() -> dict[str, Bot]:
    return bots()[game.name] | BASELINES


def hundred(values: Sequence[float]) -> Mean:
    """Big blinds a hand as big blinds a hundred hands."""
    found = mean(values)
    return Mean(100 * found.value, 100 * found.margin)


def rate(deals: Sequence[Deal]) -> Mean:
    """Without luck. All hands of a deal are one observation, because they have the same cards."""
    return hundred([sum(deal.skill) / len(deal.skill) for deal in deals])


def report(match: Match, deals: Sequence[Deal], console: Console) -> None:
    first, second = (bot.kind for bot in match.sides)
    seats = match.setting.seats
    table = Table("seat", "bb/100", "with luck", box=None)
    for place in range(seats):
        skill = hundred([deal.skill[place] for deal in deals])
        gain = hundred([deal.gains[place] for deal in deals])
        table.add_row(_place(place, seats), skill.tenths, gain.tenths)
    gain = hundred([sum(deal.gains) / seats for deal in deals])
    table.add_row("all", rate(deals).tenths, gain.tenths)
    for line in curve([sum(deal.skill) for deal in deals]):
        console.print(line, markup=False)
    console.print(f"{'':>10}  big blinds won, without luck, over {len(deals) * seats:,} hands")
    console.print(table)
    for bot, pace in zip(match.sides, match.paces, strict=True):
        if pace.decisions:
            console.print(
                f"{bot.kind}: {pace.decisions:,} decisions, "
                f"{1000 * pace.seconds / pace.decisions:.1f} ms each, "
                f"the slowest {1000 * pace.slowest:.0f} ms"
            )
    others = second if seats == 2 else f"{seats - 1} × {second}"
    console.print(
        f"{first} against {others}: {len(deals) * seats:,} hands of hold'em ({len(deals):,} deals, "
        f"each with {first} on all {seats} seats), {match.setting.stack} big blinds, preset "
        f"{match.setting.preset}, budget {match.setting.budget:,}; 95 % intervals"
    )


def _place(place: int, seats: int) -> str:
    if place == seats - 1:
        return "button"
    if seats == 2:
        return "big blind"
    return {0: "small blind", 1: "big blind"}.get(place, f"{place - 1} after")


def arena_command(setting: Setting, file: Path | None, console: Console) -> int:
    known = players()
    match = Match(known[setting.first], known[setting.second], setting)
    kept = None if file is None else MatchFile(file, setting, Deal)

    def tell(deals: list[Deal]) -> str:
        return f"{setting.first} {rate(deals).tenths} bb/100"

    report(match, watch(match.deals, setting.deals, tell, console, kept), console)
    return 0
