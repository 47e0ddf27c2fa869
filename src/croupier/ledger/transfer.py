"""Transfers of the double-entry book, and the names of its accounts. Values only."""

from msgspec import Struct

MONEY = "casino"
CARDROOM = "cardroom"  # chips that are bought from a bank
OUTER = ("mint", "bank", "house")


class Posting(Struct, frozen=True):
    account: str
    amount: int


class Transfer(Struct, frozen=True):
    """One movement of chips. `key` makes a repeat harmless: a key is booked once, for ever.
    The postings sum to zero and name accounts of one kind of money only."""

    key: str
    postings: tuple[Posting, ...]


def wallet(player: str, money: str = MONEY) -> str:
    return f"{money}:wallet:{player}"


def seat(table: str, player: str, money: str = MONEY) -> str:
    """The chips a player has at a table. The name holds the player, so that the chips can be
    returned even when the table's log cannot be read."""
    return f"{money}:seat:{table}:{player}"


def mint(money: str = MONEY) -> str:
    return f"{money}:mint"


def house(money: str = MONEY) -> str:
    return f"{money}:house"


def payer_of_bots(money: str = MONEY) -> str:
    """Where the chips of bots come from and go to. Chips that a bank pays out for are not made from
    nothing: there the house stands for its bots."""
    return mint(money) if money == MONEY else house(money)


def bank(name: str, money: str = CARDROOM) -> str:
    """All that players have at the bank: below zero by what they have bought and not cashed in."""
    return f"{money}:bank:{name}"


def transit(name: str, money: str = CARDROOM) -> str:
    """Chips on their way to the bank. Nobody can play with them."""
    return f"{money}:transit:{name}"


def money_of(account: str) -> str:
    """The kind of money an account holds; empty when the name is not that of an account."""
    money, colon, rest = account.partition(":")
    return money if colon and rest else ""


def owner(account: str) -> str | None:
    """The player whose chips these are, in a wallet or at a table."""
    kind, _, rest = account.partition(":")[2].partition(":")
    if kind == "seat":
        return rest.partition(":")[2]
    return rest if kind == "wallet" else None


def table_of(account: str) -> str | None:
    """The table where the account is a seat; None when it is no seat."""
    kind, _, rest = account.partition(":")[2].partition(":")
    return rest.partition(":")[0] if kind == "seat" else None


def seated(account: str, table: str) -> str | None:
    """Whose chips at the table the account holds; None when it is no seat there."""
    return owner(account) if table_of(account) == table else None


def is_outer(account: str) -> bool:
    """Outer accounts stand for the world outside: only they may be below zero."""
    return _kind(account) in OUTER


def is_of_bank(account: str) -> bool:
    """Whether the account stands for a bank, or for chips on the way there."""
    return _kind(account) in ("bank", "transit")


def _kind(account: str) -> str:
    return account.partition(":")[2].partition(":")[0]


def move(key: str, source: str, target: str, amount: int) -> Transfer:
    return Transfer(key, (Posting(source, -amount), Posting(target, amount)))
