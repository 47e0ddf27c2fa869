"""Structured logs: JSON lines for machines, or readable ones for a terminal. Nothing secret may
come here: no token, no password, no card, no text of a message."""

import logging
import sys
from functools import partial
from typing import Any, TextIO

import structlog
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError
from structlog.stdlib import ProcessorFormatter

from croupier import orderlog

RUBBISH = (HttpProcessingError, RequestPayloadError)
SECRETS = frozenset({"token", "password", "cookie", "cards", "deck", "seed", "body", "message"})


def configure(
    *,
    as_json: bool,
    stream: TextIO | None = None,
    level: int = logging.INFO,
    process: str = "",
) -> None:
    """Set up logging for the whole process. Where a house has several, each line has its name."""
    orderlog.log_every_step(level <= logging.DEBUG)
    target = sys.stderr if stream is None else stream
    shown: Any = structlog.processors.JSONRenderer()
    if not as_json:
        shown = structlog.dev.ConsoleRenderer(
            colors=target.isatty(),
            exception_formatter=structlog.dev.plain_traceback,
            repr_native_str=True,  # else a stranger's text could steer the terminal
        )
    named = partial(with_process, process)
    prepared: list[Any] = [
        *([named] if process else []),
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True),
        without_secrets,
        # A traceback as text has no local variables, which could be anything.
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*prepared, shown],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(target),
        cache_logger_on_first_use=False,
    )
    of_libraries = logging.StreamHandler(target)
    of_libraries.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *prepared],
            processors=[ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    logging.basicConfig(handlers=[of_libraries], level=logging.WARNING, force=True)
    logging.getLogger("aiohttp.server").addFilter(only_the_kind)


def only_the_kind(record: logging.LogRecord) -> bool:
    """aiohttp writes the head of a request that it cannot read into its error, cookies and all.
    Whoever sends rubbish makes no error of the house."""
    if record.exc_info:
        kind = record.exc_info[0]
        record.msg, record.args = "%s in a request", (kind.__name__ if kind else "error",)
        if kind is not None and issubclass(kind, RUBBISH):
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.exc_info = record.exc_text = None
    return True


def with_process(process: str, _: Any, __: str, event: Any) -> Any:
    event["process"] = process
    return event


def without_secrets(_: Any, __: str, event: Any) -> Any:
    """The last net: a key that should never have been logged loses its value."""
    for key in SECRETS.intersection(event):
        event[key] = "…"
    return event
