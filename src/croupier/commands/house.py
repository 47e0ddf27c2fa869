"""`croupier play` and the bank to practise with."""

import asyncio
from pathlib import Path
from typing import Any

import click

from croupier.cards.entropy import fresh_seed
from croupier.commands.options import (
    address_options,
    door_options,
    door_settings,
    host_option,
    log_level,
    logs_options,
    port_option,
    switch_on_option,
    table_options,
)
from croupier.commands.shared import (
    console,
    data_option,
    database_at,
    database_option,
    default_data,
    fail,
    known_seed_option,
    known_seeds,
)


@click.command()
@address_options
@data_option
@database_option
@door_options
@logs_options
@table_options
@click.option("--no-card-room", is_flag=True, help="Leave out the card room and its bank.")
@switch_on_option
@known_seed_option
def play(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    json_logs: bool,
    log_orders: bool,
    bot_ms: tuple[int, int],
    chat_days: int,
    no_card_room: bool,
    switch_on: bool,
    allow_rigging: bool,
    known_seed: str | None,
    **door: Any,
) -> None:
    """Start the house."""
    from croupier.house import new_loop, serve
    from croupier.server.logs import configure
    from croupier.store.errors import StoreError

    configure(as_json=json_logs, level=log_level(log_orders))
    book = database_at(data, database)
    seeds = (fresh_seed, fresh_seed) if known_seed is None else known_seeds(known_seed)
    settings = door_settings(host, **door, music=data / "music", chat_days=chat_days)
    with asyncio.Runner(loop_factory=new_loop) as runner:
        try:
            house = serve(
                *(host, port, data, settings, seeds, bot_ms),
                with_card_room=not no_card_room,
                switch_on=switch_on,
                allow_rigging=allow_rigging,
                database=book,
            )
            runner.run(house)
        except StoreError as error:
            fail(str(error))
        except OSError as error:
            fail(f"cannot listen on {host} port {port}: {error.strerror}; try another --port")


@click.command()
@host_option
@port_option(8400)
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
