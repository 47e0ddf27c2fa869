"""`python -m tests.torture --kills N`: the long torture, with a progress bar. With `--bank` it is
the one of house and bank."""

import asyncio
import tempfile
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.cards.entropy import fresh_seed
from tests.torture.bank import BankToll, torture_bank
from tests.torture.player import Doubt
from tests.torture.torture import Toll, torture


@click.command()
@click.option("--kills", default=10_000, show_default=True, type=click.IntRange(1))
@click.option("--bank", is_flag=True, help="Transfers between house and bank instead of play.")
@click.option("--transfers", default=20_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", help="Hex digits of an earlier torture.")
def main(kills: int, bank: bool, transfers: int, seed: str | None) -> None:
    """Kill the server again and again under play; nothing that it said may be lost."""
    secret = bytes.fromhex(seed) if seed else fresh_seed()
    click.echo(f"seed {secret.hex()}")
    if bank:
        _torture_bank(transfers, secret)
    else:
        _torture_house(kills, secret)


def _torture_bank(transfers: int, secret: bytes) -> None:
    columns = TextColumn("transfers"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, TextColumn("{task.description}")) as bar, _folder() as data:
        task = bar.add_task("", total=transfers)

        def tell(toll: BankToll) -> None:
            killed = f"{toll.house_kills:,} houses and {toll.bank_kills:,} banks killed"
            bar.update(task, completed=toll.transfers, description=killed)

        try:
            toll = asyncio.run(torture_bank(Path(data), transfers, secret, tell))
        except Doubt as doubt:
            raise SystemExit(f"torture: {doubt}") from doubt
    click.echo(
        f"{toll.transfers:,} transfers, {toll.confirmed:,} confirmed and {toll.rejected:,} "
        f"rejected, {toll.unclear:,} of them unknown for a while; {toll.house_kills:,} houses and "
        f"{toll.bank_kills:,} banks killed; book and bank agree to the cent"
    )


def _torture_house(kills: int, secret: bytes) -> None:
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
