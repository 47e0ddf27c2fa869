"""What a house and a bank say to each other over HTTP, typed once. A real bank that answers these
messages can be used by any house; docs/bank.md tells how. Nothing here does anything.

Amounts are whole hundredths of the bank's currency, and never negative."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

AMOUNT_MAX = 10**12
STATEMENT_MAX = 1_000  # entries of one page

Key = Annotated[str, Meta(pattern="^[0-9a-zA-Z_-]{16,64}$")]
Reference = Annotated[str, Meta(min_length=8, max_length=64)]
Amount = Annotated[int, Meta(ge=1, le=AMOUNT_MAX)]
Balance = Annotated[int, Meta(ge=-(10**15), le=10**15)]
Tries = Annotated[int, Meta(ge=0, le=1_000)]
Code = Annotated[str, Meta(max_length=64)]
Number = Annotated[str, Meta(pattern="^[0-9]{12,19}$")]
Pin = Annotated[str, Meta(pattern="^[0-9]{4,6}$")]
Kind = Literal["debit", "credit"]
Direction = Literal["withdrawal", "deposit"]

# Why a bank says no. A house tells the player in its own words; it takes a code that it does not
# know for a plain refusal.
UNKNOWN_CARD = "unknown_card"  # no such number, or not of this kind
WRONG_PIN = "wrong_pin"
CARD_LOCKED = "card_locked"
CARD_REFUSED = "card_refused"
UNKNOWN_ACCOUNT = "unknown_account"
INSUFFICIENT_FUNDS = "insufficient_funds"
NEVER_ARRIVED = "never_arrived"  # the key was settled before any order came with it


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What a house sends."""


class Secret(Sent, frozen=True):
    """Holds a card number or a PIN, so it never prints what is in it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []


class CheckCard(Secret, frozen=True):
    """Is there such a card, and is this its PIN? A debit card has one, a credit card none."""

    kind: Kind
    number: Number
    pin: Pin | None = None


class AskBalance(Sent, frozen=True):
    account: Reference


class OrderTransfer(Secret, frozen=True):
    """A withdrawal from the account or a deposit on it. `key` is made once: an order that comes
    again under a known key changes nothing and gets the answer that the first one got, for ever.
    A withdrawal by debit card needs its PIN; a deposit never does."""

    key: Key
    direction: Direction
    account: Reference
    amount: Amount
    pin: Pin | None = None


class StatementQuery(Sent, frozen=True):
    """At most `limit` entries with a number above `after`."""

    after: Annotated[int, Meta(ge=0)] = 0
    limit: Annotated[int, Meta(ge=1, le=STATEMENT_MAX)] = STATEMENT_MAX


class KeyPath(Sent, frozen=True):
    key: Key


class Account(Struct, frozen=True, tag_field="answer", tag="account"):
    """`account` is the bank's reference for this card and its account: it stays the same, says
    nothing about the number, and is all that the house keeps beside the last four digits.
    `balance` is what can be withdrawn now."""

    account: Reference
    balance: Balance


class Refusal(Struct, frozen=True, tag_field="answer", tag="refusal"):
    """`tries_left` comes with a wrong PIN: so many more, then the card is locked."""

    code: Code
    tries_left: Tries | None = None


CardAnswer = Account | Refusal


class TransferAnswer(Struct, frozen=True):
    """What became of the order with this key; it never changes again. `code` tells why it was
    rejected, `balance` what can be withdrawn from the account since then."""

    key: str
    state: Literal["done", "rejected"]
    code: Code = ""
    tries_left: Tries | None = None
    balance: Balance | None = None


class Entry(Struct, frozen=True):
    """A transfer that was done. Entries are numbered in the order in which they were done."""

    number: int
    key: str
    direction: Direction
    account: str
    amount: int
    at_ms: int


class Statement(Struct, frozen=True):
    """`more` says whether there are entries after the last of these."""

    entries: tuple[Entry, ...]
    more: bool


class Health(Struct, frozen=True):
    """The bank takes orders."""

    name: str
    time_ms: int


class Problem(Struct, frozen=True):
    """The bank did not look at the message."""

    code: str
    text: str
