"""Answers of the HTTP API: JSON; for what is refused, a code and a sentence in one's language."""

from collections.abc import Awaitable, Callable
from traceback import format_exc
from typing import Any

import structlog
from aiohttp import web
from msgspec import json

from croupier.games.game import Refused
from croupier.store.errors import StoreError
from croupier.tables.ports import BookFull, CommitFailed
from croupier.wire.admin.http import STATUSES as DESK_STATUSES
from croupier.wire.http import STATUSES, Problem
from croupier.wire.phrases import refusal, spoken

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = structlog.get_logger("croupier.server")
encode = json.Encoder().encode
ALL_STATUSES = {**DESK_STATUSES, **STATUSES}


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=encode(value), status=status, content_type="application/json")


def problem(request: web.Request, refused: Refused) -> web.Response:
    language = spoken(request.headers.get("Accept-Language"))
    text = refusal(language, refused.code, refused.facts)
    shown = answer(Problem(refused.code, text, refused.facts), ALL_STATUSES.get(refused.code, 409))
    shown.headers["Content-Language"] = language
    return shown


@web.middleware
async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn whatever goes wrong into a problem."""
    try:
        return await handler(request)
    except Refused as refused:
        return problem(request, refused)
    except BookFull as error:
        log.critical("book_full", route=route_of(request), why=str(error))
        return problem(request, Refused("book_full"))
    except CommitFailed as error:
        log.error("not saved", route=route_of(request), why=str(error))
        return problem(request, Refused("not_saved"))
    except StoreError as error:  # the database is away
        log.error("not read", route=route_of(request), why=str(error))
        return problem(request, Refused("not_saved"))
    except web.HTTPRequestEntityTooLarge:
        return problem(request, Refused("too_large"))
    except web.HTTPMethodNotAllowed as error:
        shown = problem(request, Refused("wrong_method"))
        shown.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
        return shown
    except web.HTTPNotFound:
        return problem(request, Refused("no_such_page"))
    except web.HTTPException:
        raise
    except Exception:
        log.error("request failed", route=route_of(request), trace=format_exc())
        return problem(request, Refused("internal"))


def route_of(request: web.Request) -> str:
    """The pattern of the route, never the path with what was filled in."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else ""
