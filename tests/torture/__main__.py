"""`python -m tests.torture --kills N`: the long torture, with a progress bar. With `--bank` it is
the one of house and bank, with `--cluster` that of many processes, which goes on where it was
stopped."""

import asyncio
import tempfile
from math import inf
from pathlib import Path
from time import monotonic

import click
from msgspec import Struct, json
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed
from tests.torture.bank import BankToll, torture_bank
from tests.torture.cluster import EVENING_KILLS, ClusterToll, torture_cluster
from tests.torture.player import Doubt
from tests.torture.torture import Toll, torture

PROGRESS = Path(".torture-cluster.json")


class Progressed(Struct):
    """A torture of a cluster that can be gone on with: evenings that are over count."""

    seed: str
    toll: ClusterToll


@click.command()
@click.option("--kills", default=10_000, show_default=True, type=click.IntRange(1))
@click.option("--bank", is_flag=True, help="Transfers between house and bank instead of play.")
@click.option("--transfers", default=20_000, show_default=True, type=click.IntRange(1))
@click.option("--cluster", is_flag=True, help="Dealers, gateways, NATS and PostgreSQL are killed.")
@click.option("--minutes", type=click.IntRange(1), help="Of a cluster: no evening begins later.")
@click.option("--seed", help="Hex digits of an earlier torture.")
def main(
    kills: int, bank: bool, transfers: int, cluster: bool, minutes: int | None, seed: str | None
) -> None:
    """Kill the server again and again under play; nothing that it said may be lost."""
    if cluster:
        _torture_cluster(kills, seed, inf if minutes is None else monotonic() + 60 * minutes)
        return
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


def _torture_cluster(kills: int, seed: str | None, ends: float) -> None:
    """In evenings, each with a cluster of its own and an audit at its end."""
    if PROGRESS.exists() and seed is None:
        done = json.decode(PROGRESS.read_bytes(), type=Progressed)
        click.echo(f"seed {done.seed}, goes on after {done.toll.killed:,} kills")
    else:
        done = Progressed(seed or fresh_seed().hex(), ClusterToll())
        click.echo(f"seed {done.seed}")
    toll = done.toll
    columns = TextColumn("kills"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, TextColumn("{task.description}")) as bar:
        task = bar.add_task("", total=kills, completed=toll.killed)

        def tell(now: ClusterToll) -> None:
            actions = sum(toll.by_corner) + sum(now.by_corner)
            bar.update(task, completed=toll.killed + now.killed, description=f"{actions:,} actions")

        while toll.killed < kills and monotonic() < ends:
            dice = Chance(bytes.fromhex(done.seed)).at(toll.evenings + 1)
            many = min(EVENING_KILLS, kills - toll.killed)
            try:
                toll.add(asyncio.run(torture_cluster(many, dice.bytes(32), tell)))
            except Doubt as doubt:
                raise SystemExit(f"torture: evening {toll.evenings + 1}: {doubt}") from doubt
            PROGRESS.write_bytes(json.encode(done))
    if toll.killed >= kills:
        PROGRESS.unlink(missing_ok=True)
    click.echo(toll.told())


def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="croupier-torture-")


if __name__ == "__main__":
    main()
