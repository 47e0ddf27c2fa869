"""What the house wants of a bank: chips for a player's money, or money for his chips. Pure.

An intent lives by these rules, so that no chip is lost or doubled whatever fails:

1. It is stored before the bank hears of it. Its key is made once and goes with every question.
2. Chips that are to be cashed in leave the wallet when the intent is stored. Chips that are bought
   come into the wallet when the bank has confirmed, not before.
3. The bank's answer is confirmed, rejected or unknown. Unknown is never guessed: the bank is asked
   again by key until it tells.
4. Confirmed and rejected are final. They are stored together with the transfer that they bring.

        intended ──ask──▶ asked ──┬─▶ confirmed
                            ▲     ├─▶ rejected
                            │     └─▶ unknown ──┐
                            └──────ask again────┘
"""

from enum import StrEnum
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from croupier.ledger.transfer import CARDROOM, Transfer, bank, move, transit, wallet

WAIT_MS = 2_000  # before the bank is asked again for the first time; then twice as long each time
WAIT_MAX_MS = 60_000


class IntentKind(StrEnum):
    PURCHASE = "purchase"  # the bank withdraws from the player's account
    CASH_IN = "cash_in"  # the bank deposits on the player's account


class IntentState(StrEnum):
    INTENDED = "intended"
    ASKED = "asked"  # never stored: who finds `intended` in the store cannot know whether he asked
    UNKNOWN = "unknown"
    CONFIRMED = "confirmed"
    REJECTED = "rejected"


SETTLED = (IntentState.CONFIRMED, IntentState.REJECTED)


class CardKind(StrEnum):
    DEBIT = "debit"  # with a PIN
    CREDIT = "credit"  # without


class BankAccount(Struct, frozen=True):
    """What the house keeps of a card. `account` is the bank's own reference for card and account,
    which is worth nothing to anybody else."""

    bank: str
    account: str
    kind: CardKind
    last_four: str


class Confirmed(Struct, frozen=True):
    """Done. `balance` is what the account holds since then, if the bank tells."""

    balance: int | None = None


class Rejected(Struct, frozen=True):
    """Not done, and this key never will be."""

    code: str
    tries_left: int | None = None  # of a PIN


class Unknown(Struct, frozen=True):
    """Done or not done: the bank did not say. `why` is for the log."""

    why: str


Answer = Confirmed | Rejected | Unknown


class Intent(Struct, frozen=True, kw_only=True):
    """`session` is the player's visit: its first purchase has a minimum of its own. `tries` counts
    the questions that remained without an answer; the next one is due at `next_ms`."""

    key: str
    kind: IntentKind
    player: str
    session: str
    paid_by: BankAccount
    amount: int
    created_ms: int
    state: IntentState = IntentState.INTENDED
    tries: int = 0
    next_ms: int = 0
    code: str = ""  # why it was rejected
    tries_left: int | None = None
    balance: int | None = None  # of the account, as the bank told with its answer
    settled_ms: int | None = None

    @property
    def is_settled(self) -> bool:
        return self.state in SETTLED


class PurchaseOpen(Exception):
    """The player has another purchase that the bank has not answered yet."""


class IntentStore(Protocol):
    """The part of the store that keeps intents."""

    async def add_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        """Store the intent and book the transfers, all or nothing. A key that is known stores
        nothing and gives what is stored under it. Raises `PurchaseOpen`, or `Refused` when a
        transfer would overdraw an account."""

    async def update_intent(self, intent: Intent, transfers: tuple[Transfer, ...]) -> Intent:
        """Store how far the intent has come and book the transfers, all or nothing. One that is
        settled stays as it is. Gives what is stored afterwards."""

    async def intent(self, key: str) -> Intent | None: ...

    async def open_intents(self) -> list[Intent]:
        """Those that are not settled, the oldest first."""

    async def intents_of(self, player: str, *, limit: int) -> list[Intent]:
        """The newest of a player, newest first."""

    async def has_bought(self, player: str, session: str) -> bool:
        """Whether the player has bought chips in this session."""


def asked(intent: Intent) -> Intent:
    if intent.is_settled:
        raise ValueError(f"{intent.key} is {intent.state}: there is nothing to ask")
    return replace(intent, state=IntentState.ASKED)


def answered(intent: Intent, answer: Answer, now_ms: int) -> Intent:
    if intent.state is not IntentState.ASKED:
        raise ValueError(f"{intent.key} is {intent.state}: nobody has asked")
    match answer:
        case Confirmed(balance):
            state = IntentState.CONFIRMED
            return replace(intent, state=state, balance=balance, settled_ms=now_ms)
        case Rejected(code, tries_left):
            return replace(
                intent,
                state=IntentState.REJECTED,
                code=code,
                tries_left=tries_left,
                settled_ms=now_ms,
            )
        case Unknown():
            next_ms = now_ms + wait_ms(intent.tries)
            tries = intent.tries + 1
            return replace(intent, state=IntentState.UNKNOWN, tries=tries, next_ms=next_ms)


def wait_ms(tries: int) -> int:
    """How long the bank is left alone after so many questions without an answer."""
    return min(WAIT_MS << min(tries, 10), WAIT_MAX_MS)


def opening(intent: Intent) -> tuple[Transfer, ...]:
    """What is booked when the intent is stored."""
    if intent.kind is IntentKind.PURCHASE:
        return ()
    home, away = wallet(intent.player, CARDROOM), transit(intent.paid_by.bank)
    return (move(f"bank:{intent.key}:out", home, away, intent.amount),)


def settling(intent: Intent) -> tuple[Transfer, ...]:
    """What is booked with the bank's answer."""
    name, amount = intent.paid_by.bank, intent.amount
    home, outside = wallet(intent.player, CARDROOM), bank(name)
    match intent.kind, intent.state:
        case IntentKind.PURCHASE, IntentState.CONFIRMED:
            return (move(f"bank:{intent.key}", outside, home, amount),)
        case IntentKind.CASH_IN, IntentState.CONFIRMED:
            return (move(f"bank:{intent.key}", transit(name), outside, amount),)
        case IntentKind.CASH_IN, IntentState.REJECTED:
            return (move(f"bank:{intent.key}:back", transit(name), home, amount),)
        case _:
            return ()
