"""`croupier play` and the bank to practise with."""

import asyncio
from pathlib import Path

import click

from croupier.cards.entropy import fresh_seed
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
@click.option("--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535))
@data_option
@database_option
@click.option("--origin", multiple=True, help="Another address the page may be served from.")
@click.option("--behind-proxy", is_flag=True, help="Believe the proxy's X-Forwarded headers.")
@click.option("--open-metrics", is_flag=True, help="Show /metrics to everybody, not only here.")
@click.option("--json-logs", is_flag=True, help="Logs as JSON lines.")
@click.option(
    "--bot-ms",
    type=(click.IntRange(0, 60_000), click.IntRange(0, 60_000)),
    default=(600, 1_800),
    show_default=True,
    help="Bots think at least and at most so long.",
)
@click.option(
    "--chat-days",
    type=click.IntRange(0, 3_650),
    default=7,
    show_default=True,
    help="Keep what is said for so long; 0: as long as the table is open.",
)
@click.option(
    "--gifts",
    type=click.IntRange(1, 1_000_000),
    default=200,
    show_default=True,
    help="How often in an evening guests of one address are given 1,000 chips.",
)
@click.option("--no-card-room", is_flag=True, help="Leave out the card room and its bank.")
@click.option("--switch-on", is_flag=True, help="Switch the card room on, as an administrator can.")
@click.option(
    "--allow-rigging", is_flag=True, help="Let testers name cards at tables opened for tests."
)
@known_seed_option
def play(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    origin: tuple[str, ...],
    behind_proxy: bool,
    open_metrics: bool,
    json_logs: bool,
    bot_ms: tuple[int, int],
    chat_days: int,
    gifts: int,
    no_card_room: bool,
    switch_on: bool,
    allow_rigging: bool,
    known_seed: str | None,
) -> None:
    """Start the house."""
    if bot_ms[0] > bot_ms[1]:
        fail(f"--bot-ms: {bot_ms[0]} is more than {bot_ms[1]}")
    from socket import getfqdn, gethostname

    from croupier.house import new_loop, serve
    from croupier.server.context import Settings
    from croupier.server.logs import configure
    from croupier.store.errors import StoreError

    configure(as_json=json_logs)
    book = database_at(data, database)
    seeds = (fresh_seed, fresh_seed) if known_seed is None else known_seeds(known_seed)
    settings = Settings(
        origins=frozenset(origin),
        behind_proxy=behind_proxy,
        open_metrics=open_metrics,
        hosts=frozenset({host.lower(), gethostname().lower(), getfqdn().lower()}),
        music=data / "music",
        chat_days=chat_days,
        gifts_per_address=gifts,
    )
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
