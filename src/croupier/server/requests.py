"""Reads what is in a request: its body, its query, its path. Whatever cannot be read is refused."""

import asyncio
import zlib
from typing import TypeVar

from aiohttp import web
from msgspec import MsgspecError, Struct, convert, json

from croupier.games.game import Refused
from croupier.server.conversation import where
from croupier.wire import limits
from croupier.wire.nesting import check_nesting

T = TypeVar("T", bound=Struct)
CLOSE_SECONDS = 3.0  # what a client has to answer a close


async def read_body(request: web.Request, kind: type[T]) -> T:
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            body = await request.read()
    except TimeoutError:
        raise Refused("too_slow") from None
    except (web.RequestPayloadError, zlib.error, ValueError) as error:
        # Not as long as it says, or packed otherwise than it says.
        raise Refused("malformed", path="$", why=type(error).__name__) from None
    try:
        check_nesting(body)
        return json.decode(body, type=kind)
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", **where(error)) from None


def read(kind: type[T], values: dict[str, str]) -> T:
    """The parameters of a query or a path."""
    try:
        return convert(values, kind, strict=False)
    except MsgspecError as error:
        raise Refused("malformed", **where(error)) from None


def is_gone(request: web.Request) -> bool:
    """Whether nobody waits for the answer any more."""
    return request.transport is None or request.transport.is_closing()
