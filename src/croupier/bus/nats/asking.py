"""How a process asks about tables that run elsewhere. An order that nobody answers is asked again
with the same id, which makes no second one of it; when the time for that is over it is refused as
`house_waits`: nobody claims to know whether it was carried out."""

import asyncio
from typing import Any, TypeVar

from croupier import orderlog
from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.directory import Directory, IsOpen, nobody_knows
from croupier.bus.nats.envelopes import MOVED, answer_of, encode
from croupier.bus.nats.link import Link, NoAnswer, NobodyThere
from croupier.games.game import Refused
from croupier.tables.authority import Administrator, Authority, Bot, House, Player, Tester
from croupier.tables.commands import OpenTable, Order

ASK_SECONDS = 3.0  # until a question is asked again
ORDER_SECONDS = 14.0  # longer than it takes until another dealer has taken a table over
LOOK_SECONDS = 1.0
PAUSE_SECONDS = 0.1
T = TypeVar("T")


class Asking:
    """`is_open` is asked about tables of which no dealer has told: one may be open all the same,
    between two owners."""

    def __init__(self, link: Link, directory: Directory, is_open: IsOpen = nobody_knows) -> None:
        self._link = link
        self._directory = directory
        self._is_open = is_open

    async def again(self, table: str, request: Any, kind: type[T]) -> T:
        """Ask the owner of a table until there is an answer. Raises `Refused`."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + ORDER_SECONDS
        payload, subject = encode(request), self.subject(table, request)
        while True:
            try:
                return answer_of(await self._link.ask(subject, payload, ASK_SECONDS), kind)
            except NobodyThere:
                if self._link.is_up and await self._is_none(table, request):
                    raise Refused("no_such_table") from None
                why = "nobody_there"
            except NoAnswer:
                why = "no_answer"
            except Refused as refused:
                if refused.code != MOVED:
                    raise
                why = MOVED
            if isinstance(request, env.Tell | env.DeskTell | env.HouseTell):
                orderlog.sent_again(request.by.id, request.id, table, why)
            if loop.time() >= ends:
                raise Refused("house_waits")
            await asyncio.sleep(PAUSE_SECONDS)

    def subject(self, table: str, request: Any) -> str:
        side = side_of(request)
        if isinstance(getattr(request, "command", None), OpenTable):
            # A repeat goes to the table, once there is one.
            if table not in self._directory.tables:
                return subjects.to_any(side, self._link.name)
        elif not subjects.is_name(table):
            raise Refused("no_such_table")
        return subjects.to_table(side, self._link.name, table)

    async def _is_none(self, table: str, request: Any) -> bool:
        """Whether there is certainly no such table."""
        if isinstance(getattr(request, "command", None), OpenTable):
            return False
        return table not in self._directory.tables and not await self._is_open(table)

    async def once(
        self, table: str, request: Any, kind: type[T], seconds: float = ASK_SECONDS
    ) -> T:
        """Ask once: nothing is changed by it. Raises `Refused`."""
        try:
            subject = self.subject(table, request)
            return answer_of(await self._link.ask(subject, encode(request), seconds), kind)
        except NoAnswer:
            is_none = self._link.is_up and await self._is_none(table, request)
            raise Refused("no_such_table" if is_none else "house_waits") from None
        except Refused as refused:
            if refused.code == MOVED:
                raise Refused("house_waits") from None
            raise

    async def all(self, request: Any, kind: type[T]) -> list[T]:
        """All dealers at once. One that does not answer in time is left out."""

        async def ask(dealer: str) -> T:
            subject = subjects.to_dealer(subjects.DESK, self._link.name, dealer)
            return answer_of(await self._link.ask(subject, encode(request), LOOK_SECONDS), kind)

        asked = [ask(dealer) for dealer in list(self._directory.dealers)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        return [one for one in found if not isinstance(one, BaseException)]


def as_player(by: Authority) -> Player:
    if not isinstance(by, Player):
        raise Refused("players_only")
    return by


def request_of(side: str, order: Order) -> Any:
    """The message that may hold this order: authority is a type, and so is what carries it."""
    by, id_, command = order.by, order.id, order.command
    if side == subjects.HOUSE:
        assert isinstance(by, House | Player)
        return env.HouseTell(by, id_, command)
    match by:
        case Player():
            return env.Tell(by, id_, command)
        case Administrator() | Tester():
            return env.DeskTell(by, id_, command)
        case Bot() | House():
            raise TypeError("neither bots nor the house order through a gateway")


def side_of(request: Any) -> str:
    if isinstance(request, env.DeskRequest):
        return subjects.DESK
    return subjects.HOUSE if isinstance(request, env.HouseRequest) else subjects.PLAYER
