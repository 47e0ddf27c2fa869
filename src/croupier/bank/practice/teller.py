"""What the practice bank answers: it checks cards and PINs, and carries out orders. One order of a
card is looked at after the other."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple
from weakref import WeakValueDictionary

from croupier.bank import messages
from croupier.bank.practice.accounts import Accounts, Card
from croupier.bank.practice.pins import TRIES, Pins

T = TypeVar("T")
Args = TypeVarTuple("Args")


class Teller:
    def __init__(self, name: str, accounts: Accounts, pins: Pins) -> None:
        self._name = name
        self._accounts = accounts
        self._pins = pins
        self._book = ThreadPoolExecutor(1, "bank-book")
        self._hashing = ThreadPoolExecutor(2, "bank-pins")
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def close(self) -> None:
        self._hashing.shutdown()
        self._book.shutdown()
        self._accounts.close()

    async def check(self, asked: messages.CheckCard) -> messages.CardAnswer:
        card = await self._do(self._accounts.card_by_number, asked.number)
        if card is None or card.kind != asked.kind:
            return messages.Refusal(messages.UNKNOWN_CARD)
        async with self._lock(card.reference):
            refusal = await self._refusal(card, asked.pin)
            return refusal or messages.Account(card.reference, card.balance)

    async def balance(self, asked: messages.AskBalance) -> messages.CardAnswer:
        card = await self._do(self._accounts.card, asked.account)
        if card is None:
            return messages.Refusal(messages.UNKNOWN_ACCOUNT)
        return messages.Account(card.reference, card.balance)

    async def transfer(self, order: messages.OrderTransfer) -> messages.TransferAnswer:
        """Raises `KeyReused`."""
        async with self._lock(order.account):
            known = await self._do(self._accounts.known, order)
            if known is not None:
                return known
            if order.direction == "withdrawal":
                card = await self._do(self._accounts.card, order.account)
                refusal = None if card is None else await self._refusal(card, order.pin)
                if refusal is not None:
                    said = (refusal.code, refusal.tries_left, now_ms())
                    return await self._do(self._accounts.reject, order, *said)
            return await self._do(self._accounts.carry_out, order, now_ms())

    async def settle(self, path: messages.KeyPath) -> messages.TransferAnswer:
        return await self._do(self._accounts.settle, path.key, now_ms())

    async def statement(self, query: messages.StatementQuery) -> messages.Statement:
        return await self._do(self._accounts.statement, query.after, query.limit)

    async def health(self) -> messages.Health:
        return messages.Health(self._name, now_ms())

    async def _refusal(self, card: Card, pin: str | None) -> messages.Refusal | None:
        """None when the card may be used. A try counts before it is looked at: a bank that is
        killed meanwhile gives no further ones."""
        if card.refused:
            return messages.Refusal(messages.CARD_REFUSED)
        if card.pin_hash is None:
            return None
        wrong = await self._do(self._accounts.count_try, card.reference, TRIES)
        if wrong is None:
            return messages.Refusal(messages.CARD_LOCKED)
        loop = asyncio.get_running_loop()
        right = pin is not None and await loop.run_in_executor(
            self._hashing, self._pins.matches, card.pin_hash, pin
        )
        if right:
            await self._do(self._accounts.clear_tries, card.reference)
            return None
        if wrong >= TRIES:
            return messages.Refusal(messages.CARD_LOCKED)
        return messages.Refusal(messages.WRONG_PIN, TRIES - wrong)

    def _lock(self, name: str) -> asyncio.Lock:
        return self._locks.setdefault(name, asyncio.Lock())

    async def _do(self, work: Callable[[*Args], T], *values: *Args) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._book, work, *values)


def now_ms() -> int:
    return time.time_ns() // 1_000_000
