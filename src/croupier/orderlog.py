"""The way of an order through the logs, from the socket to the commit. Every line about it has the
same id in every process: who gave the order, and the id that the sender made. The bus carries both,
and the table's log keeps them. So an order that is sent again keeps its id, however many gateways
and dealers it goes through. What it asks for is never told: somebody may leave in secret.

Orders that are slow, or refused because the house could not do better, always have a line; those
that went well only while every step is wanted. Until then a step costs one comparison."""

from collections.abc import Collection, Sequence

import structlog

from croupier.tables.commands import order_key

SLOW_SECONDS = 1.0
# What no player has caused. Other refusals are part of the play.
TROUBLE = frozenset({"book_full", "house_waits", "internal", "not_saved"})
log = structlog.get_logger("croupier.orders")
every_step = False


def log_every_step(wanted: bool) -> None:
    global every_step  # set once, when the logs are
    every_step = wanted


def is_wanted(seconds: float) -> bool:
    """Whether something that took so long has a line."""
    return every_step or seconds >= SLOW_SECONDS


def begun(event: str, by: str, id_: str, table: str, **facts: str) -> None:
    """A process has got an order."""
    if every_step:
        log.debug(event, order=order_key(by, id_), table=table, **facts)


def ended(event: str, by: str, id_: str, table: str, seconds: float, refused: str = "") -> None:
    """It is done with it: the order was carried out, or refused with this code."""
    if not is_wanted(seconds) and refused not in TROUBLE:
        return
    is_late = seconds >= SLOW_SECONDS
    tell = log.warning if is_late or refused in TROUBLE else log.debug
    facts = {"order": order_key(by, id_), "table": table, "ms": round(seconds * 1000)}
    if refused:
        tell("order refused", why=refused, **facts)
    else:
        tell("order late" if is_late else event, **facts)


def sent_again(by: str, id_: str, table: str, why: str) -> None:
    """Nobody has answered for the table, or it is being handed over."""
    if every_step:
        log.debug("order sent again", order=order_key(by, id_), table=table, why=why)


def committed(orders: Sequence[str], seconds: float) -> None:
    """One transaction holds the decisions to all of these."""
    if seconds >= SLOW_SECONDS:
        log.warning("commit late", orders=orders, ms=round(seconds * 1000))
    elif every_step and orders:
        log.debug("commit", orders=orders, ms=round(seconds * 1000))


def not_committed(orders: Sequence[str], whys: Collection[str]) -> None:
    log.warning("commit failed", orders=orders, why=sorted(whys))
