"""The practice bank's HTTP server. Every request must be signed; what is in it is never logged."""

import time
from collections.abc import Awaitable, Callable
from ssl import SSLContext
from typing import Any, TypeVar

import structlog
from aiohttp import web
from msgspec import MsgspecError, Struct, convert, json

from croupier.bank.messages import Problem
from croupier.bank.practice.accounts import KeyReused
from croupier.bank.practice.faults import Faults, FaultSwitch
from croupier.bank.practice.teller import Teller
from croupier.bank.routes import PROBLEMS, ROUTES, Route
from croupier.bank.signing import is_signed

BODY_BYTES = 4_096
SHUTDOWN_SECONDS = 2.0
FAULTS = "/practice/faults"

T = TypeVar("T", bound=Struct)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = structlog.get_logger("croupier.bank")


class Trouble(Exception):
    def __init__(self, code: str, text: str) -> None:
        super().__init__(code)
        self.problem = Problem(code, text)


def build_bank(teller: Teller, key: bytes, switch: FaultSwitch) -> web.Application:
    """It closes the teller when it is cleaned up."""

    @web.middleware
    async def authenticate(request: web.Request, handler: Handler) -> web.StreamResponse:
        body = await request.read()
        now_ms = time.time_ns() // 1_000_000
        if not is_signed(key, request.method, request.path_qs, body, request.headers, now_ms):
            raise Trouble("wrong_signature", "Signed with another key, or the clocks differ.")
        return await handler(request)

    app = web.Application(
        middlewares=[explain, authenticate, switch.trouble], client_max_size=BODY_BYTES
    )
    for route in ROUTES:
        app.router.add_route(route.method, route.path, handler_of(route, teller))

    async def set_faults(request: web.Request) -> web.Response:
        switch.faults = read(await request.read(), Faults)
        log.info("faults", **dict(switch.faults.rates()))
        return answer(switch.faults)

    async def close(_: web.Application) -> None:
        teller.close()

    app.router.add_post(FAULTS, set_faults)
    app.on_cleanup.append(close)
    return app


def handler_of(route: Route, teller: Teller) -> Handler:
    """Reads what the route says, and lets the teller answer."""
    respond = getattr(teller, route.name)

    async def handle(request: web.Request) -> web.Response:
        values: list[Struct] = []
        if route.body is not None:
            values.append(read(await request.read(), route.body))
        if route.params is not None:
            values.append(given(request.match_info, route.params))
        if route.query is not None:
            values.append(given(request.query, route.query))
        return answer(await respond(*values))

    return handle


def read(body: bytes, kind: type[T]) -> T:
    try:
        return json.decode(body, type=kind)
    except (MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("malformed", f"This is not a {kind.__name__}.") from None


def given(values: Any, kind: type[T]) -> T:
    try:
        return convert(dict(values), kind, strict=False)
    except MsgspecError:
        raise Trouble("malformed", f"This is not a {kind.__name__}.") from None


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=json.encode(value), status=status, content_type="application/json")


@web.middleware
async def explain(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever goes wrong becomes a problem. Nothing of the request is logged but its route."""
    try:
        return await handler(request)
    except Trouble as trouble:
        problem = trouble.problem
    except KeyReused:
        problem = Problem("key_reused", "This key stands for another order.")
    except web.HTTPRequestEntityTooLarge:
        problem = Problem("too_large", f"A message has at most {BODY_BYTES} bytes.")
    except web.HTTPNotFound:
        problem = Problem("no_such_page", "There is nothing at this address.")
    except web.HTTPException:
        raise
    except Exception as error:
        resource = request.match_info.route.resource
        where = "" if resource is None else resource.canonical
        log.error("request failed", route=where, kind=type(error).__name__)
        problem = Problem("internal", "Something went wrong in the bank.")
    return answer(problem, PROBLEMS[problem.code])


class ListeningBank(Struct, frozen=True):
    runner: web.AppRunner
    port: int

    async def stop(self) -> None:
        await self.runner.cleanup()


async def listen(
    app: web.Application, host: str, port: int, tls: SSLContext | None
) -> ListeningBank:
    """Raises `OSError` when the port cannot be had."""
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port, ssl_context=tls).start()
    except OSError:
        await runner.cleanup()
        raise
    return ListeningBank(runner, runner.addresses[0][1])
