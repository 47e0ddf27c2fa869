"""What bots do without a house: play many rounds, meet each other, learn."""

import sys
from pathlib import Path

import click

from croupier.commands.shared import GameName, console, fail, preset_option, seed_option


@click.command()
@click.argument("game", type=GameName())
@preset_option
@click.option("--bot", "kinds", multiple=True, help="Kinds of bots, in turn around the table.")
@click.option("--rounds", default=10_000, show_default=True, type=click.IntRange(1))
@seed_option
def simulate(game: str, preset: str | None, kinds: tuple[str, ...], rounds: int, seed: str) -> None:
    """Let bots play many rounds and report who won what, and what the house kept."""
    from croupier.bots import bots
    from croupier.games import games

    presets, known = games()[game].presets, bots().get(game, {})
    chosen = preset or next(iter(presets))
    if chosen not in presets:
        fail(f"--preset: {game} has {', '.join(presets)}, not {chosen}")
    if unknown := set(kinds) - known.keys():
        fail(f"--bot: {game} has {', '.join(known)}, not {min(unknown)}")
    if not known:
        fail(f"{game} has no bots")
    from croupier.simulate import simulate_command

    word = seed.encode().ljust(32, b".")[:32]
    sys.exit(simulate_command(game, chosen, kinds, rounds, word, console()))


@click.command()
@click.argument("game", type=GameName())
@preset_option
@click.option(
    "--players", multiple=True, type=click.IntRange(1, 100), help="At the table; 1 without it."
)
@click.option("--hands", default=0, type=click.IntRange(0), help="Play so many as a proof.")
@seed_option
def edge(game: str, preset: str | None, players: tuple[int, ...], hands: int, seed: str) -> None:
    """Say exactly what the house keeps of a bet, and prove it with many hands."""
    from croupier.games import games
    from croupier.games.coach import ChartCoach

    chosen = preset or next(iter(games()[game].presets))
    if chosen not in games()[game].presets:
        fail(f"--preset: {game} has {', '.join(games()[game].presets)}, not {chosen}")
    if not isinstance(games()[game].coach, ChartCoach):
        fail(f"{game} has no coach that could tell")
    seats = games()[game].seats
    if unfit := [count for count in players if count > seats[-1]]:
        fail(f"--players: {game} has room for {seats[-1]}, not {unfit[0]}")
    from croupier.simulate import edge_command

    edge_command(game, chosen, players or (1,), hands, seed, console())


@click.command()
@click.argument("game", type=GameName())
@click.argument("first")
@click.argument("second")
@click.option("--deals", type=click.IntRange(1), help="Where deals are counted.  [default: 1000]")
@click.option("--hands", type=click.IntRange(1), help="Where hands are counted.  [default: 10000]")
@seed_option
@click.option("--budget", default=1_000, show_default=True, type=click.IntRange(1, 100_000))
@click.option("--seats", default=2, show_default=True, help="Poker: one FIRST, the others SECOND.")
@click.option(
    "--stack-bb",
    default=100,
    show_default=True,
    type=click.IntRange(1, 100_000),
    help="Poker: what all sit down with.",
)
@click.option("--preset", help="Poker: the room to play by.  [default: by --seats]")
@click.option(
    "--resume",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Keep the match in this file; one that was interrupted goes on.",
)
def arena(
    game: str,
    first: str,
    second: str,
    deals: int | None,
    hands: int | None,
    seed: str,
    budget: int,
    seats: int,
    stack_bb: int,
    preset: str | None,
    resume: Path | None,
) -> None:
    """Let two kinds of bots, FIRST and SECOND, play the same deals with sides swapped."""
    from croupier.arena.command import BadMatch, Wish, play_match

    wish = Wish(game, first, second, deals, hands, seed, budget, seats, stack_bb, preset, resume)
    try:
        sys.exit(play_match(wish, console()))
    except BadMatch as error:
        fail(str(error))


@click.command()
@click.argument("game", type=GameName())
@click.option("--games", type=click.IntRange(1), help="How many are played. [default: by game]")
@seed_option
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("training"),
    show_default=True,
    help="Where the run is kept; one that was interrupted goes on.",
)
@click.option(
    "--begin-with",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    help="Networks that go on learning, instead of such that know nothing.",
)
def train(game: str, games: int | None, seed: str, folder: Path, begin_with: Path | None) -> None:
    """Let the bots of a game learn by playing against themselves."""
    from croupier.kernel.learning import NeedsKernel
    from croupier.training import trained
    from croupier.training.folder import OtherPlan

    if game not in trained():
        fail(f"nothing is trained for {game}")
    networks = begin_with.read_bytes() if begin_with else None
    try:
        sys.exit(trained()[game](folder, games, seed, networks, console()))
    except OtherPlan as problem:
        fail(f"{problem}; take another --folder")
    except ValueError as error:
        fail(f"{begin_with}: {error}")
    except NeedsKernel as error:
        fail(str(error))
