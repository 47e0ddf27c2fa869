"""The way from gateways and rooms to the dealers that reach the banks. Cards and PINs cross sealed
for one dealer, which alone can open them. A purchase that nobody answers is not guessed: the same
order again has the same intent."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog
from msgspec import Struct

from croupier.bank.cashier import Cashier, Order
from croupier.bank.desk import ACCOUNT_MIN, CardDesk, CheckedCard
from croupier.bus.nats import subjects
from croupier.bus.nats.directory import Directory
from croupier.bus.nats.envelopes import REQUEST_BYTES, answer_of, answered, decode, encode, refused
from croupier.bus.nats.link import Heard, Link, NoAnswer
from croupier.games.game import Refused
from croupier.ledger.intents import BankAccount, Intent

BANK_SECONDS = 30.0  # longer than any bank may take
log = structlog.get_logger("croupier.bank")


class BankRequest(Struct, frozen=True, array_like=True, tag=True):
    """What is asked of the bank side of a dealer."""


class CheckCard(BankRequest, frozen=True, array_like=True, tag=True):
    player: str
    box: bytes
    least: int


class Buy(BankRequest, frozen=True, array_like=True, tag=True):
    order: Order
    box: bytes | None


class Promise(BankRequest, frozen=True, array_like=True, tag=True):
    order: Order


class AskLeast(BankRequest, frozen=True, array_like=True, tag=True):
    player: str
    session: str


class AskNewest(BankRequest, frozen=True, array_like=True, tag=True):
    player: str
    limit: int


class AskLatencies(BankRequest, frozen=True, array_like=True, tag=True):
    pass


AnyBankRequest = CheckCard | Buy | Promise | AskLeast | AskNewest | AskLatencies


class BankService:
    """The desk and the cashier of a dealer, as others reach them."""

    def __init__(self, link: Link, desk: CardDesk, cashier: Cashier) -> None:
        self._link = link
        self._desk = desk
        self._cashier = cashier
        self._tasks: set[asyncio.Future[Any]] = set()
        cashier.listen(self._tell)

    def start(self) -> None:
        self._link.listen(subjects.to_bank("*", self._link.name), self._hear)

    def _tell(self, intent: Intent) -> None:
        self._link.send(subjects.BANK_NEWS, encode(intent))

    def _hear(self, heard: Heard) -> None:
        asked = decode(heard.payload, AnyBankRequest, REQUEST_BYTES)
        running = asyncio.ensure_future(self._carry_out(asked))
        self._tasks.add(running)
        running.add_done_callback(partial(self._reply, heard))

    def _carry_out(self, asked: AnyBankRequest) -> Awaitable[Any]:
        match asked:
            case CheckCard(player, box, least):
                return self._desk.check(player, box, least)
            case Buy(order, box):
                return self._cashier.buy(order, box)
            case Promise(order):
                return self._cashier.promise(order)
            case AskLeast(player, session):
                return self._cashier.least(player, session)
            case AskNewest(player, limit):
                return self._cashier.newest(player, limit)
            case AskLatencies():
                return self._desk.latencies_ms()

    def _reply(self, heard: Heard, done: "asyncio.Future[Any]") -> None:
        self._tasks.discard(done)
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._link.answer(heard, answered(done.result()))
            return
        if not isinstance(error, Refused):
            log.error("request failed", kind=type(error).__name__)
            error = Refused("internal")
        self._link.answer(heard, refused(error))


class BankLine:
    """Implements `bank.counter.Cards` and `bank.counter.Chips` where no bank can be reached."""

    def __init__(self, link: Link, directory: Directory) -> None:
        self._link = link
        self._directory = directory
        self._on_settled: Callable[[Intent], None] = lambda intent: None
        link.listen(subjects.BANK_NEWS, self._hear)

    @property
    def public_key(self) -> bytes:
        return self._directory.dealers[self._dealer()].bank_key

    def listen(self, on_settled: Callable[[Intent], None]) -> None:
        self._on_settled = on_settled

    async def check(self, player: str, box: bytes, least: int = ACCOUNT_MIN) -> CheckedCard:
        found: CheckedCard = await self._ask(CheckCard(player, box, least), CheckedCard)
        return found

    async def latencies_ms(self) -> dict[str, int | None]:
        found: dict[str, int | None] = await self._ask(AskLatencies(), dict[str, int | None])
        return found

    async def buy(self, order: Order, box: bytes | None = None) -> Intent:
        found: Intent = await self._ask(Buy(order, box), Intent)
        return found

    async def promise(self, order: Order) -> Intent:
        found: Intent = await self._ask(Promise(order), Intent)
        return found

    async def least(self, player: str, session: str) -> int:
        found: int = await self._ask(AskLeast(player, session), int)
        return found

    async def newest(self, player: str, limit: int) -> list[Intent]:
        found: list[Intent] = await self._ask(AskNewest(player, limit), list[Intent])
        return found

    async def send_home(self, player: str, chips: int) -> None:
        """As the cashier does it, to the account that was used last."""
        for last in await self.newest(player, 1):
            order = Order(player, last.session, f"home/{last.key}", last.paid_by, chips)
            await self.promise(order)

    async def cash_in(
        self, player: str, session: str, order: str, account: BankAccount, chips: int
    ) -> None:
        """The cashier as a room sees him. Implements `rooms.ports.CashDesk`."""
        await self.promise(Order(player, session, order, account, chips))

    def _dealer(self) -> str:
        """Always the same one as long as it is there: cards are sealed for it."""
        dealers = self._directory.dealers.items()
        able = sorted(name for name, dealer in dealers if dealer.bank_key)
        if not able:
            raise Refused("bank_not_reached")
        return able[0]

    async def _ask(self, request: AnyBankRequest, kind: Any) -> Any:
        subject = subjects.to_bank(self._link.name, self._dealer())
        try:
            return answer_of(await self._link.ask(subject, encode(request), BANK_SECONDS), kind)
        except NoAnswer:
            raise Refused("house_waits") from None

    def _hear(self, heard: Heard) -> None:
        self._on_settled(decode(heard.payload, Intent))
