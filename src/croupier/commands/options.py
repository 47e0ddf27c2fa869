"""The options that a house has in one process and in many: listed once, so that both have the same
names, limits and defaults."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from croupier.commands.shared import fail

if TYPE_CHECKING:
    from croupier.server.context import Settings

Decorator = Callable[[Any], Any]


def together(*options: Decorator) -> Decorator:
    """One decorator for all of them, in the order of the help."""

    def decorate(command: Any) -> Any:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def port_option(default: int) -> Decorator:
    kind = click.IntRange(0, 65535)
    return click.option("--port", default=default, show_default=True, type=kind)


def _bots_in_order(_: click.Context, __: click.Parameter, bot_ms: tuple[int, int]) -> Any:
    if bot_ms[0] > bot_ms[1]:
        fail(f"--bot-ms: {bot_ms[0]} is more than {bot_ms[1]}")
    return bot_ms


host_option = click.option(
    "--host", default="127.0.0.1", show_default=True, help="0.0.0.0 for the network."
)
address_options = together(host_option, port_option(8000))
logs_options = together(
    click.option("--json-logs", is_flag=True, help="Logs as JSON lines."),
    click.option("--log-orders", is_flag=True, help="Log the way of every order."),
)
switch_on_option = click.option(
    "--switch-on", is_flag=True, help="Switch the card room on, as an administrator can."
)
# Of a process that lets players in; `door_settings` takes their values.
door_options = together(
    click.option("--origin", multiple=True, help="Another address the page may be served from."),
    click.option("--behind-proxy", is_flag=True, help="Believe the proxy's X-Forwarded headers."),
    click.option("--open-metrics", is_flag=True, help="Show /metrics to everybody, not only here."),
    click.option(
        "--gifts",
        type=click.IntRange(1, 1_000_000),
        default=200,
        show_default=True,
        help="How often in an evening guests of one address are given 1,000 chips.",
    ),
)
# Of a process that runs tables.
table_options = together(
    click.option(
        "--bot-ms",
        type=(click.IntRange(0, 60_000), click.IntRange(0, 60_000)),
        default=(600, 1_800),
        show_default=True,
        callback=_bots_in_order,
        help="Bots think at least and at most so long.",
    ),
    click.option(
        "--chat-days",
        type=click.IntRange(0, 3_650),
        default=7,
        show_default=True,
        help="Keep what is said for so long; 0: as long as the table is open.",
    ),
    click.option(
        "--allow-rigging", is_flag=True, help="Let testers name cards at tables opened for tests."
    ),
)


def log_level(log_orders: bool) -> int:
    return logging.DEBUG if log_orders else logging.INFO


def door_settings(
    host: str,
    origin: tuple[str, ...],
    behind_proxy: bool,
    open_metrics: bool,
    gifts: int,
    **others: Any,
) -> "Settings":
    """What `door_options` say, for a house that listens on this host."""
    from socket import getfqdn, gethostname

    from croupier.server.context import Settings

    return Settings(
        origins=frozenset(origin),
        behind_proxy=behind_proxy,
        open_metrics=open_metrics,
        gifts_per_address=gifts,
        hosts=frozenset({host.lower(), gethostname().lower(), getfqdn().lower()}),
        **others,
    )
