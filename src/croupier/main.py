"""The command line. What one command needs is imported by that command: nobody who plays at the
keyboard waits for a server, and no house that starts again for the rest."""

import asyncio
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from croupier import __version__
from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from croupier.store import DATABASE
from croupier.wire.phrases import languages

if TYPE_CHECKING:
    from rich.console import Console

KNOWN = "The cards are known beforehand: --known-seed is for tests only."
Seeds = tuple[Callable[[], bytes], Callable[[], bytes]]  # of rounds, and of all the rest


@cache
def console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, soft_wrap=True)


def default_data() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "croupier"


def fail(line: str) -> None:
    """One clear line, exit code 2, no traceback."""
    click.echo(f"croupier: {line}", err=True)
    sys.exit(2)


data_option = click.option(
    "--data",
    type=click.Path(path_type=Path),
    envvar="CROUPIER_DATA",
    default=default_data,
    show_default="~/.local/share/croupier",
    help="The folder where the house keeps everything.",
)


class GameName(click.ParamType):  # type: ignore[type-arg]  # older ones take no type
    """One of the games, which are looked up when somebody wants one."""

    name = "game"

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        return self._choice().get_metavar(param, ctx)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return self._choice().convert(value, param, ctx)

    def _choice(self) -> click.Choice[str]:
        from croupier.games import games

        return click.Choice(sorted(games()))


class Commands(click.Group):
    """A wrong option gets one clear line, like everything else that is in the way."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().main(*args, **{**kwargs, "standalone_mode": False})
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(error.exit_code)
        except click.UsageError as error:
            path = "croupier" if error.ctx is None else error.ctx.command_path
            fail(f"{error.format_message().rstrip('.')}; see {path} --help")
        except click.Abort:
            click.echo("croupier: stopped", err=True)
            sys.exit(130)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="croupier")
def main() -> None:
    """A card room and casino that you host yourself."""


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@data_option
@click.option("--origin", multiple=True, help="Another address the page may be served from.")
@click.option("--behind-proxy", is_flag=True, help="Believe the proxy's X-Forwarded headers.")
@click.option("--json-logs", is_flag=True, help="Logs as JSON lines.")
@click.option(
    "--bot-ms",
    type=(click.IntRange(0, 60_000), click.IntRange(0, 60_000)),
    default=(600, 1_800),
    show_default=True,
    help="Bots think at least and at most so long.",
)
@click.option("--card-room", is_flag=True, help="Open the card room too, with bank and queue.")
@click.option("--known-seed", hidden=True, help="For tests: all chance follows from this word.")
def play(
    host: str,
    port: int,
    data: Path,
    origin: tuple[str, ...],
    behind_proxy: bool,
    json_logs: bool,
    bot_ms: tuple[int, int],
    card_room: bool,
    known_seed: str | None,
) -> None:
    """Start the house."""
    if bot_ms[0] > bot_ms[1]:
        fail(f"--bot-ms: {bot_ms[0]} is more than {bot_ms[1]}")
    from croupier.house import new_loop, serve
    from croupier.server.context import Settings
    from croupier.server.logs import configure
    from croupier.store.errors import StoreError

    configure(as_json=json_logs)
    seeds = (fresh_seed, fresh_seed) if known_seed is None else _known(known_seed)
    settings = Settings(origins=frozenset(origin), behind_proxy=behind_proxy, music=data / "music")
    with asyncio.Runner(loop_factory=new_loop) as runner:
        try:
            house = serve(host, port, data, settings, seeds, bot_ms, with_card_room=card_room)
            runner.run(house)
        except StoreError as error:
            fail(str(error))
        except OSError as error:
            fail(f"cannot listen on {host} port {port}: {error.strerror}; try another --port")


def _known(word: str) -> Seeds:
    click.secho(KNOWN, fg="red", bold=True)
    rounds = Chance(word.encode().ljust(32, b".")[:32])
    others = rounds.at(1)
    return lambda: rounds.bytes(32), lambda: others.bytes(32)


@main.command()
@data_option
@click.option("--bank", "of_bank", is_flag=True, help="Compare our book with the banks instead.")
def audit(data: Path, of_bank: bool) -> None:
    """Prove that the book balances and that no log was changed."""
    from croupier.reports import audit_banks, audit_command

    command = audit_banks if of_bank else audit_command
    sys.exit(command(data / DATABASE, console()))


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@click.option("--port", default=8400, show_default=True, type=click.IntRange(0, 65535))
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    default=lambda: default_data() / "bank",
    show_default="~/.local/share/croupier/bank",
    help="The folder where the bank keeps everything.",
)
@click.option("--name", default="harbour", show_default=True, help="Small letters and digits.")
@click.option("--numbers", default="970000-970099", show_default=True, help="Of its cards.")
@click.option("--plain", is_flag=True, help="HTTP without TLS; on this machine only.")
@click.option("--fault", "faults", multiple=True, help="Do wrong: lost_after=10 and the like.")
@click.option("--cards", is_flag=True, help="Show the demo cards and end.")
def bank(
    host: str,
    port: int,
    data: Path,
    name: str,
    numbers: str,
    plain: bool,
    faults: tuple[str, ...],
    cards: bool,
) -> None:
    """Start the practice bank: demo cards, no real money."""
    from croupier.bank.practice.command import bank_command
    from croupier.server.logs import configure

    configure(as_json=False)
    try:
        bank_command(console(), data, name, numbers, host, port, faults, plain=plain, cards=cards)
    except ValueError as error:
        fail(str(error))
    except OSError as error:
        fail(f"cannot open the bank: {error.strerror or error}; try another --port or --data")


@main.group()
def hands() -> None:
    """Hand histories in the open PHH format."""


@hands.command()
@click.argument("target", type=click.Path(path_type=Path))
@data_option
@click.option("--table", help="Only the hands of this table.")
def export(target: Path, data: Path, table: str | None) -> None:
    """Write every finished hand into the folder TARGET, or into one file TARGET.phhs."""
    from croupier.reports import export_rounds

    sys.exit(export_rounds(data / DATABASE, target, table, console()))


@hands.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
def replay(paths: tuple[Path, ...]) -> None:
    """Play hands from .phh and .phhs files again and compare the results."""
    from croupier.hands.command import replay_command

    sys.exit(replay_command(paths, console()))


@main.command("count-hands")
def count_hands() -> None:
    """Rank all 133,784,560 seven-card hands and compare the counts with the known ones."""
    from croupier.reports import count_command

    sys.exit(count_command(console()))


@main.command()
@click.argument("game", type=GameName())
@click.option("--preset", help="The room to play by; the first of the game without it.")
@click.option("--bot", "kinds", multiple=True, help="Kinds of bots, in turn around the table.")
@click.option("--rounds", default=10_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default="croupier", show_default=True, help="Any word.")
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


@main.command()
@click.argument("game", type=GameName())
@click.option("--preset", help="The room to play by; the first of the game without it.")
@click.option(
    "--players", multiple=True, type=click.IntRange(1, 100), help="At the table; 1 without it."
)
@click.option("--hands", default=0, type=click.IntRange(0), help="Play so many as a proof.")
@click.option("--seed", default="croupier", show_default=True, help="Any word.")
def edge(game: str, preset: str | None, players: tuple[int, ...], hands: int, seed: str) -> None:
    """Say exactly what the house keeps of a bet, and prove it with many hands."""
    from croupier.games import games

    chosen = preset or next(iter(games()[game].presets))
    if chosen not in games()[game].presets:
        fail(f"--preset: {game} has {', '.join(games()[game].presets)}, not {chosen}")
    if games()[game].coach is None:
        fail(f"{game} has no coach that could tell")
    seats = games()[game].seats
    if unfit := [count for count in players if count > seats[-1]]:
        fail(f"--players: {game} has room for {seats[-1]}, not {unfit[0]}")
    from croupier.simulate import edge_command

    edge_command(game, chosen, players or (1,), hands, seed, console())


@main.command("21")
@click.option(
    "--config",
    type=click.Path(path_type=Path),
    help="The file with settings and balances.  [default: ~/.config/croupier/twenty-one.conf]",
)
@click.option("--strict", is_flag=True, help="Do not start when a value of the file cannot be.")
@click.option("--server", metavar="URL", help="Play at a table of this house.")
@click.option("--name", help="With --server: who you are.")
@click.option("--table", help="With --server: the id of the table to sit at.")
@click.option("--language", type=click.Choice(languages()), help="Until a player has a language.")
@click.option("--pictures/--words", default=None, help="Cards as pictures, or in words.")
@click.option("--known-seed", hidden=True, help="For tests: all chance follows from this word.")
def twenty_one(
    config: Path | None,
    strict: bool,
    server: str | None,
    name: str | None,
    table: str | None,
    language: str | None,
    pictures: bool | None,
    known_seed: str | None,
) -> None:
    """Play Twenty-One in this terminal: 1 to 8 players at one keyboard, or at a server's table."""
    from croupier.terminal.command import default_config, play_offline, play_online
    from croupier.terminal.keyboard import open_keyboard
    from croupier.terminal.screen import open_screen

    screen, keyboard = open_screen(pictures), open_keyboard()
    new_seed = fresh_seed if known_seed is None else _known(known_seed)[0]
    try:
        if server is not None:
            sys.exit(play_online(server, name, table, language, screen, keyboard))
        path = config or default_config()
        sys.exit(play_offline(path, strict, language, screen, keyboard, new_seed))
    except BrokenPipeError:
        # Whoever read along has gone. Python would complain when it flushes what nobody reads.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


if __name__ == "__main__":
    main()
