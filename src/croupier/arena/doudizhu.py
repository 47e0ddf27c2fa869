"""Two kinds of dou dizhu bots play the same deals, each once as the landlord and once as both
peasants. The landlord is given by chance, so that bidding does not matter."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from croupier.arena.figures import Mean, mean
from croupier.arena.match import MatchFile, Setting, seed_of, watch
from croupier.bots import bots
from croupier.bots.bot import BUDGET, Bot
from croupier.cards.chance import Chance
from croupier.games.doudizhu import game
from croupier.games.doudizhu.moves import Role
from croupier.games.doudizhu.rules import PRESETS
from croupier.games.runner import Acts, RoundRun

STACK = 1_000_000_000
# Each deal has its own range of streams of chance, and so has each of the two rounds played on it.
DEAL_STREAMS = 1 << 16


class Meeting(Struct, frozen=True):
    """One deal, played twice: whether the first bot won as the landlord and as the peasants, and
    what that brought for each point of the bid, bombs doubling."""

    landlord_won: bool
    peasants_won: bool
    landlord_points: int
    peasants_points: int


def meetings(
    first: Bot, second: Bot, seed: bytes, budget: int = BUDGET, number: int = 0
) -> Iterator[Meeting]:
    """Deals without end, from this one on."""
    while True:
        chance = Chance(seed, number * DEAL_STREAMS)
        won, points = play_deal(first, second, chance, budget)
        lost, other_points = play_deal(second, first, chance.at(chance.step), budget)
        yield Meeting(won, not lost, points, -other_points)
        number += 1


def play_deal(landlord: Bot, peasants: Bot, chance: Chance, budget: int) -> tuple[bool, int]:
    """Whether the landlord wins, and what that brings for each point of the bid."""
    stacks = dict.fromkeys(range(3), STACK)
    dice = chance.at(chance.step + DEAL_STREAMS - 1)
    run = RoundRun(game, PRESETS["random"].rules, stacks, None, chance)
    while (pending := run.pending) is not None:
        (seat,) = pending.seats
        bot = landlord if run.state.actor == run.state.landlord else peasants
        run.take(Acts(seat, bot.act(run.observe(seat), dice, budget)))
    result = run.state.result
    won = result.winner is Role.LANDLORD
    return won, (1 if won else -1) << result.doublings


def rows(found: Sequence[Meeting]) -> Iterator[tuple[str, Mean, Mean]]:
    """By role and together: how often the first bot won, and points a game. Both rounds of a deal
    are one observation, because they have the same cards."""
    yield (
        "landlord",
        mean([float(one.landlord_won) for one in found]),
        mean([float(one.landlord_points) for one in found]),
    )
    yield (
        "peasants",
        mean([float(one.peasants_won) for one in found]),
        mean([float(one.peasants_points) for one in found]),
    )
    yield (
        "both",
        mean([(one.landlord_won + one.peasants_won) / 2 for one in found]),
        mean([(one.landlord_points + one.peasants_points) / 2 for one in found]),
    )


def play_match(
    first: Bot,
    second: Bot,
    deals: int,
    seed: bytes,
    budget: int,
    console: Console,
    file: MatchFile[Meeting] | None = None,
) -> list[Meeting]:
    """With a bar that tells the score so far."""

    def tell(found: list[Meeting]) -> str:
        *_, (_, wins, _) = rows(found)
        return f"{first.kind} wins {wins.percent}"

    def play(number: int) -> Iterator[Meeting]:
        return meetings(first, second, seed, budget, number)

    return watch(play, deals, tell, console, file)


def report(found: Sequence[Meeting], first: Bot, second: Bot, console: Console) -> None:
    table = Table("role", f"{first.kind} wins", "points a game", box=None)
    for role, wins, points in rows(found):
        table.add_row(role, wins.percent, str(points))
    console.print(table)
    console.print(
        f"{first.kind} against {second.kind}: {len(found):,} deals of dou dizhu, "
        "each played twice with sides swapped; 95 % intervals"
    )


def players() -> dict[str, Bot]:
    return bots()[game.name]


def arena_command(setting: Setting, file: Path | None, console: Console) -> int:
    one, other = players()[setting.first], players()[setting.second]
    kept = None if file is None else MatchFile(file, setting, Meeting)
    seed = seed_of(setting.seed)
    found = play_match(one, other, setting.deals, seed, setting.budget, console, kept)
    report(found, one, other, console)
    return 0
