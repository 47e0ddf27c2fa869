"""`python -m tests.torture --kills N`: the long torture, with a progress bar."""

import asyncio
import tempfile
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.cards.entropy import fresh_seed
from tests.torture.player import Doubt
from tests.torture.torture import Toll, torture


@click.command()
@click.option("--kills", default=10_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", help="Hex digits of an earlier torture.")
def main(kills: int, seed: str | None) -> None:
    """Kill the server again and again under play; nothing that it said may be lost."""
    secret = bytes.fromhex(seed) if seed else fresh_seed()
    click.echo(f"seed {secret.hex()}")
    columns = TextColumn("kills"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, TextColumn("{task.description}")) as bar, _folder() as data:
        task = bar.add_task("", total=kills)

        def tell(toll: Toll) -> None:
            bar.update(task, completed=toll.kills, description=f"{toll.actions:,} actions")

        try:
            toll = asyncio.run(torture(Path(data), kills, secret, tell))
        except Doubt as doubt:
            raise SystemExit(f"torture: {doubt}") from doubt
    click.echo(
        f"{toll.kills:,} kills, {toll.actions:,} acknowledged actions "
        f"({', '.join(map(str, toll.by_corner))} at the tables), none lost or doubled; "
        f"{toll.records:,} records whole, the book balances; slowest start "
        f"{toll.slowest_start:.2f} s"
    )


def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="croupier-torture-")


if __name__ == "__main__":
    main()
