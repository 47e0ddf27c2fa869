"""`croupier gateway` and `croupier dealer`: a house with many processes, on PostgreSQL and NATS."""

import asyncio
import secrets
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import click

from croupier.cards.entropy import fresh_seed
from croupier.commands.options import (
    address_options,
    door_options,
    door_settings,
    log_level,
    logs_options,
    switch_on_option,
    table_options,
)
from croupier.commands.shared import fail, known_seed_option, known_seeds

database_option = click.option(
    "--database",
    required=True,
    envvar="CROUPIER_DATABASE",
    help="postgresql://user:password@host/name, the same for all processes.",
)
nats_option = click.option(
    "--nats",
    required=True,
    envvar="CROUPIER_NATS",
    help="nats://user:password@host:4222; every process has a user of its own.",
)
name_option = click.option("--name", help="Of this process; the user of --nats without it.")


@click.command()
@address_options
@database_option
@nats_option
@name_option
@door_options
@logs_options
def gateway(
    host: str,
    port: int,
    database: str,
    nats: str,
    name: str | None,
    json_logs: bool,
    log_orders: bool,
    **door: Any,
) -> None:
    """Let players in to a house of many processes; `dealer` runs its tables."""
    from croupier.roles.gateway import run_gateway
    from croupier.server.logs import configure

    called = _name(nats, "gateway", name)
    configure(as_json=json_logs, level=log_level(log_orders), process=called)
    _run(run_gateway(host, port, database, nats, called, door_settings(host, **door)))


@click.command()
@database_option
@nats_option
@name_option
@click.option(
    "--only",
    type=click.Choice(["tables", "rooms"]),
    default="tables",
    show_default=True,
    help="What this process owns; rooms have a process without tables.",
)
@click.option(
    "--banks",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="The folder with banks.toml, for a process with tables.",
)
@switch_on_option
@table_options
@logs_options
@known_seed_option
def dealer(
    database: str,
    nats: str,
    name: str | None,
    only: str,
    banks: Path | None,
    switch_on: bool,
    bot_ms: tuple[int, int],
    chat_days: int,
    allow_rigging: bool,
    json_logs: bool,
    log_orders: bool,
    known_seed: str | None,
) -> None:
    """Run tables or rooms of a house of many processes. Takes over what others leave."""
    from croupier.server.logs import configure

    called = _name(nats, "rooms" if only == "rooms" else "dealer", name)
    configure(as_json=json_logs, level=log_level(log_orders), process=called)
    if only == "rooms":
        from croupier.roles.rooms import run_rooms

        if banks is not None:
            fail("--banks: rooms reach no bank; give it to the dealers with tables")
        _run(run_rooms(database, nats, called, switch_on=switch_on))
        return
    from croupier.roles.dealer import run_dealer

    seeds = (fresh_seed, fresh_seed) if known_seed is None else known_seeds(known_seed)
    _run(
        run_dealer(
            *(database, nats, called, bot_ms, seeds),
            data=banks,
            chat_days=chat_days,
            allow_rigging=allow_rigging,
        )
    )


@click.command("nats-config")
@click.option("--gateway", "gateways", multiple=True, help="The name of a gateway.")
@click.option("--dealer", "dealers", multiple=True, help="The name of a dealer.")
@click.option("--rooms", multiple=True, help="The name of a process with rooms only.")
def nats_config(
    gateways: tuple[str, ...], dealers: tuple[str, ...], rooms: tuple[str, ...]
) -> None:
    """Print a configuration for nats-server with a user for each process."""
    from croupier.bus.nats.permissions import Process, Role, server_config

    named = {Role.GATEWAY: gateways, Role.DEALER: dealers, Role.ROOMS: rooms}
    processes = [
        Process(role, name, secrets.token_urlsafe(24))
        for role, names in named.items()
        for name in names
    ]
    if not processes:
        fail("name at least one --gateway and one --dealer")
    try:
        click.echo(server_config(processes), nl=False)
    except ValueError as error:
        fail(str(error))


def _name(nats: str, role: str, given: str | None) -> str:
    from croupier.roles.naming import process_name

    try:
        return process_name(nats, role, given)
    except ValueError as error:
        fail(str(error))
        raise AssertionError from error


def _run(process: Coroutine[Any, Any, None]) -> None:
    from croupier.bank.config import BadBanks
    from croupier.bus.nats.link import BusAway
    from croupier.house import new_loop
    from croupier.store.errors import StoreError
    from croupier.tables.ports import CommitFailed

    with asyncio.Runner(loop_factory=new_loop) as runner:
        try:
            runner.run(process)
        except (BadBanks, BusAway, StoreError, CommitFailed) as error:
            fail(str(error))
        except OSError as error:
            fail(f"cannot listen: {error.strerror}; try another --port")
