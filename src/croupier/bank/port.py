"""The port to a bank: all that the house may ask of one. Every answer is confirmed, rejected or
unknown, and asking never raises. Nothing here does anything."""

from typing import Protocol

from msgspec import Struct

from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.messages import Statement
from croupier.ledger.intents import Answer, Intent, Rejected, Unknown


class Account(Struct, frozen=True):
    """The bank's reference for a card and its account, and what can be withdrawn from it."""

    reference: str
    balance: int


CardAnswer = Account | Rejected | Unknown


class CardChecks(Protocol):
    """What may be asked for somebody who waits in the queue (EPS-DD-004d): nothing that moves
    money."""

    @property
    def name(self) -> str: ...

    async def check(self, card: CardEntry) -> CardAnswer: ...

    async def balance(self, reference: str) -> CardAnswer: ...


class Bank(CardChecks, Protocol):
    async def withdraw(self, intent: Intent, pin: PinEntry | None) -> Answer:
        """Asked once only: the PIN is not kept for a second time."""

    async def deposit(self, intent: Intent) -> Answer:
        """Asked until it is known: the key makes a repeat harmless."""

    async def settle(self, key: str) -> Answer:
        """What became of the key. If the bank has not heard of it, it never will: then it is
        rejected for ever."""

    async def statement(self, after: int) -> Statement | None:
        """The next page of what was done for this house; None when the bank does not answer."""

    async def is_open(self) -> bool:
        """Whether the bank takes orders."""

    async def close(self) -> None: ...
