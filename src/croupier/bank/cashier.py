"""The cashier: sells chips for money in a bank and takes them back. Only he moves money, and only
like `ledger.intents` says. Whatever a bank leaves open he asks about again, on one path only:
`repair`."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hashlib import sha256

import structlog
from msgspec import Struct
from msgspec.structs import replace

from croupier.bank.banks import Banks
from croupier.bank.cards import PinEntry
from croupier.bank.messages import AMOUNT_MAX
from croupier.bank.sealing import purchase_purpose
from croupier.games.game import Refused
from croupier.ledger.intents import (
    WAIT_MAX_MS,
    Answer,
    BankAccount,
    CardKind,
    Intent,
    IntentKind,
    IntentStore,
    PurchaseOpen,
    Unknown,
    answered,
    asked,
    opening,
    settling,
)

STEP = 10_00  # EPS-RF-CB-005
FIRST_MIN = 20_00  # EPS-RF-CB-011
REPAIR_SECONDS = 2.0
REPAIRS_AT_ONCE = 8
# A new intent is asked about by whoever stored it. Another process leaves it alone for so long.
LEFT_ALONE_MS = 20_000
log = structlog.get_logger("croupier.bank")


class Order(Struct, frozen=True):
    """A purchase, or chips to be cashed in. `id` is made once by whoever orders: the same id of the
    same player is the same order. `session` is the player's visit to the room."""

    player: str
    session: str
    id: str
    account: BankAccount
    amount: int


def ignore(_: Intent) -> None:
    """For callers who read the intent that they get."""


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


class Cashier:
    """`on_settled` hears of every intent once it is settled and stored, also of those that were
    left open by an earlier process."""

    def __init__(
        self,
        banks: Banks,
        store: IntentStore,
        on_settled: Callable[[Intent], None] = ignore,
        clock: Callable[[], int] = wall_ms,
    ) -> None:
        self._banks = banks
        self._store = store
        self._on_settled = on_settled
        self._clock = clock
        self._asking: set[str] = set()  # keys that a bank is being asked about right now
        self._due = asyncio.Event()  # something is to be asked at once

    def listen(self, on_settled: Callable[[Intent], None]) -> None:
        """From now on, instead of whoever listened before."""
        self._on_settled = on_settled

    @property
    def public_key(self) -> bytes:
        return self._banks.public_key

    async def buy(self, order: Order, box: bytes | None = None) -> Intent:
        """Chips for money. `box` is the sealed PIN of a debit card. The intent is confirmed,
        rejected or, when the bank did not answer, still open: then `on_settled` tells later. The
        chips are in the player's card-room wallet when it is confirmed. Raises `Refused`."""
        pin = self._pin(order, box)
        intent = self._intent(order, IntentKind.PURCHASE)
        bank = self._banks.named(order.account.bank)
        if bank is None:
            raise Refused("bank_not_reached")

        async def check() -> None:
            await self._check_purchase(order)

        return await self._first(intent, check, lambda one: bank.withdraw(one, pin))

    async def cash_in(self, order: Order) -> Intent:
        """Money for chips in the player's card-room wallet; the chips leave it at once. An intent
        that is still open will be settled, however long the bank does not answer. One that is
        rejected brings the chips back. Raises `Refused`."""
        intent = self._intent(order, IntentKind.CASH_IN)

        async def check() -> None:
            if not 0 < order.amount <= AMOUNT_MAX:
                raise Refused("bad_amount")

        return await self._first(intent, check, self._deposit)

    async def promise(self, order: Order) -> Intent:
        """The same, but done as soon as it is stored that the bank will be asked: `run` asks.
        Whoever leaves is not to wait for a bank."""
        intent = replace(self._intent(order, IntentKind.CASH_IN), next_ms=self._clock())
        if not 0 < order.amount <= AMOUNT_MAX:
            raise Refused("bad_amount")
        stored = await self._store.add_intent(intent, opening(intent))
        self._due.set()
        return stored

    async def least(self, player: str, session: str) -> int:
        """What the next purchase of a visit must come to."""
        first = not await self._store.has_bought(player, session)
        return FIRST_MIN if first else STEP

    async def send_home(self, player: str, chips: int) -> None:
        """Chips in the wallet of somebody who is in no room: a crash came between the bank's answer
        and what was to follow. They go to the account that was used last."""
        for last in await self.newest(player, 1):
            order = Order(player, last.session, f"home/{last.key}", last.paid_by, chips)
            await self.promise(order)

    async def newest(self, player: str, limit: int) -> list[Intent]:
        """What the player has bought and cashed in, newest first."""
        return await self._store.intents_of(player, limit=limit)

    async def run(self, seconds: float = REPAIR_SECONDS, *, alone: bool = True) -> None:
        """Repairs for ever: what an earlier process left open at once, the rest when it is due.
        Where it is not `alone`, another process may be asking a bank in this moment."""
        every = alone
        while True:
            try:
                await self.repair(every=every)
                every = False
            except Exception as error:
                log.error("repair failed", kind=type(error).__name__)
            self._due.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):  # `wait_for` may miss that it is cancelled
                    await self._due.wait()

    async def repair(self, *, every: bool = False) -> int:
        """Ask once more about the open intents that are due, or about every one. A bank that
        answers again is asked about all of its own at once. Gives how many are still open."""
        now = self._clock()
        open_ones = await self._store.open_intents()
        # No wait is longer than that: the clock was set back meanwhile.
        latest = now + WAIT_MAX_MS
        due = [one for one in open_ones if every or not now < one.next_ms <= latest]
        settled = await self._repair_all(due)
        back = {one.paid_by.bank for one in settled}
        tried = {one.key for one in due}
        rest = [one for one in open_ones if one.paid_by.bank in back and one.key not in tried]
        settled += await self._repair_all(one for one in rest if one.tries)
        return len(open_ones) - len(settled)

    async def _repair_all(self, intents: Iterable[Intent]) -> list[Intent]:
        """Those that are settled now. One that cannot be stored does not hold up the others."""
        limit = asyncio.Semaphore(REPAIRS_AT_ONCE)
        settled: list[Intent] = []

        async def one(intent: Intent) -> None:
            async with limit:
                try:
                    done = await self._ask_again(intent)
                except Exception as error:
                    log.error("repair failed", key=intent.key, kind=type(error).__name__)
                    return
                if done is not None and done.is_settled:
                    settled.append(done)

        async with asyncio.TaskGroup() as group:
            for intent in intents:
                group.create_task(one(intent))
        return settled

    async def _ask_again(self, intent: Intent) -> Intent | None:
        """By key: for a purchase there is no PIN any more, a deposit is simply sent again."""
        bank = self._banks.named(intent.paid_by.bank)
        if bank is None or intent.key in self._asking:
            return None
        self._asking.add(intent.key)
        try:
            if intent.kind is IntentKind.PURCHASE:
                return await self._ask(intent, lambda one: bank.settle(one.key))
            return await self._ask(intent, self._deposit)
        finally:
            self._asking.discard(intent.key)

    async def _deposit(self, intent: Intent) -> Answer:
        """Whoever leaves must not be held up because the owner has taken the bank out of his file:
        the intent stays open until the bank is back."""
        bank = self._banks.named(intent.paid_by.bank)
        return Unknown("no such bank") if bank is None else await bank.deposit(intent)

    async def _first(
        self,
        intent: Intent,
        check: Callable[[], Awaitable[None]],
        call: Callable[[Intent], Awaitable[Answer]],
    ) -> Intent:
        """Store, then ask. An order that is known gets what has become of it."""
        if intent.key in self._asking:
            raise Refused("bank_order_open")
        self._asking.add(intent.key)
        try:
            known = await self._store.intent(intent.key)
            if known is not None:
                return known
            await check()
            await self._store.add_intent(intent, opening(intent))
            return await self._ask(intent, call)
        except PurchaseOpen:
            raise Refused("bank_order_open") from None
        finally:
            self._asking.discard(intent.key)

    async def _ask(self, intent: Intent, call: Callable[[Intent], Awaitable[Answer]]) -> Intent:
        answer = await call(intent)
        known = answered(asked(intent), answer, self._clock())
        stored = await self._store.update_intent(known, settling(known))
        if stored.is_settled and stored == known:
            log.info("settled", key=stored.key, kind=stored.kind, state=stored.state)
            self._tell(stored)
        elif isinstance(answer, Unknown):
            log.warning("unknown", key=stored.key, tries=stored.tries, why=answer.why)
        return stored

    def _tell(self, intent: Intent) -> None:
        """What is stored is stored, whatever the listener makes of it."""
        try:
            self._on_settled(intent)
        except Exception as error:
            log.error("listener failed", key=intent.key, kind=type(error).__name__)

    async def _check_purchase(self, order: Order) -> None:
        least = await self.least(order.player, order.session)
        if order.amount < least or order.amount % STEP or order.amount > AMOUNT_MAX:
            raise Refused("bad_purchase", least=least, step=STEP)

    def _pin(self, order: Order, box: bytes | None) -> PinEntry | None:
        if order.account.kind is CardKind.CREDIT:
            return None
        if box is None:
            raise Refused("pin_needed")
        return self._banks.opener.open(box, PinEntry, purchase_purpose(order.player, order.id))

    def _intent(self, order: Order, kind: IntentKind) -> Intent:
        now = self._clock()
        return Intent(
            key=key_of(kind, order.player, order.id),
            kind=kind,
            player=order.player,
            session=order.session,
            paid_by=order.account,
            amount=order.amount,
            created_ms=now,
            next_ms=now + LEFT_ALONE_MS,
        )


def key_of(kind: IntentKind, player: str, order: str) -> str:
    """Made once for an order, whoever computes it."""
    return sha256(f"{kind}/{player}/{order}".encode()).hexdigest()[:40]


class CashDesk:
    """The cashier as a room sees him. Implements `rooms.ports.CashDesk`."""

    def __init__(self, cashier: Cashier) -> None:
        self._cashier = cashier

    async def cash_in(
        self, player: str, session: str, order: str, account: BankAccount, chips: int
    ) -> None:
        await self._cashier.promise(Order(player, session, order, account, chips))
