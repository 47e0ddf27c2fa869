"""What the practice bank does wrong when it is told to: a house must stand all of it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated

from aiohttp import web
from msgspec import Meta, Struct

from croupier.bank.routes import BALANCE, CHECK, SETTLE, TRANSFER
from croupier.cards.chance import Chance

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Percent = Annotated[int, Meta(ge=0, le=100)]
TROUBLED = {route.path for route in (CHECK, BALANCE, TRANSFER, SETTLE)}


class Faults(Struct, frozen=True, forbid_unknown_fields=True):
    """How many requests of a hundred meet which fault. Together they are at most a hundred."""

    error: Percent = 0  # "internal error", and nothing was done
    lost_before: Percent = 0  # the connection breaks before the bank has done it
    lost_after: Percent = 0  # it is done, but the answer is lost
    duplicate: Percent = 0  # the request arrives twice
    garbled: Percent = 0  # it is done, and the answer makes no sense
    slow: Percent = 0  # it is done, and the answer comes `slow_ms` later
    late: Percent = 0  # it is done `slow_ms` later
    slow_ms: Annotated[int, Meta(ge=0, le=600_000)] = 10_000

    def __post_init__(self) -> None:
        if sum(rate for _, rate in self.rates()) > 100:
            raise ValueError("the faults together are more than a hundred of a hundred")

    def rates(self) -> list[tuple[str, int]]:
        names = (name for name in self.__struct_fields__ if name != "slow_ms")
        return [(name, getattr(self, name)) for name in names]

    def draw(self, chance: Chance) -> str:
        """The name of a fault; empty when all goes well."""
        drawn = chance.below(100)
        for name, rate in self.rates():
            if drawn < rate:
                return name
            drawn -= rate
        return ""


class FaultSwitch:
    def __init__(self, chance: Chance, faults: Faults | None = None) -> None:
        self.faults = faults or Faults()
        self._chance = chance

    @web.middleware
    async def trouble(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        resource = request.match_info.route.resource
        if resource is None or resource.canonical not in TROUBLED:
            return await handler(request)
        match self.faults.draw(self._chance):
            case "error":
                return web.Response(status=500, text="out of order")
            case "lost_before":
                return cut(request)
            case "lost_after":
                await handler(request)
                return cut(request)
            case "duplicate":
                await handler(request)
                return await handler(request)
            case "garbled":
                await handler(request)
                return web.Response(text='{"state": "perhaps"')
            case "slow":
                answer = await handler(request)
                await asyncio.sleep(self.faults.slow_ms / 1_000)
                return answer
            case "late":
                await asyncio.sleep(self.faults.slow_ms / 1_000)
                return await handler(request)
            case _:
                return await handler(request)


def cut(request: web.Request) -> web.Response:
    """The connection is gone, whatever is written to it afterwards."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
