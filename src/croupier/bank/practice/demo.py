"""The cards that a new practice bank has: for every way in which a card can behave, and enough for
a full table and its queue. Everybody may know their PINs, because no real money is behind them."""

from msgspec import Struct

from croupier.bank.cards import luhn
from croupier.bank.messages import Kind
from croupier.bank.practice.accounts import NewCard
from croupier.bank.practice.pins import Pins


class DemoCard(Struct, frozen=True):
    """`note` says what the card is good for."""

    holder: str
    kind: Kind
    number: str
    pin: str | None
    balance: int
    refused: bool = False
    note: str = ""


# Holder, kind, last four digits, PIN, money in the account, refused, note.
CARDS: tuple[tuple[str, Kind, str, str | None, int, bool, str], ...] = (
    ("Henrike Aldinger", "debit", "4417", "1234", 50_000, False, "500 in the account"),
    ("Tomas Brandt", "debit", "0932", "0000", 800, False, "8 only: too little"),
    ("Mira Castellan", "credit", "7780", None, 200_000, False, "limit 2,000"),
    ("Odd Dahl", "credit", "2210", None, 50_000, True, "the bank refuses it"),
    ("Ines Ekwueme", "debit", "1881", "2580", 30_000, False, "300 in the account"),
    ("Pavel Farkas", "debit", "5046", "1379", 100_000, False, "1,000 in the account"),
    ("Ruth Gallo", "debit", "6675", "8642", 12_000, False, "120 in the account"),
    ("Sven Hagen", "debit", "3308", "4321", 75_050, False, "750.50 in the account"),
    ("Aiko Ito", "credit", "9154", None, 100_000, False, "limit 1,000"),
    ("Lena Jansen", "credit", "1029", None, 60_000, False, "limit 600"),
    ("Milan Kovar", "debit", "8263", "1111", 2_000, False, "20: just enough"),
    ("Nora Lindgren", "debit", "4590", "9090", 40_000, False, "400 in the account"),
)


def demo_cards(prefix: str) -> tuple[DemoCard, ...]:
    """Their numbers begin with the prefix."""
    return tuple(
        DemoCard(holder, kind, numbered(prefix, last), pin, balance, refused, note)
        for holder, kind, last, pin, balance, refused, note in CARDS
    )


def numbered(prefix: str, last_four: str) -> str:
    """Sixteen digits that end as wanted; one in the middle makes the check digit right."""
    filling = "0" * (16 - len(prefix) - len(last_four) - 1)
    wanted = (f"{prefix}{filling}{digit}{last_four}" for digit in range(10))
    return next(number for number in wanted if luhn(number) == 0)


def new_card(card: DemoCard, pins: Pins) -> NewCard:
    hashed = None if card.pin is None else pins.hash(card.pin)
    return NewCard(card.holder, card.number, card.kind, card.balance, hashed, card.refused)
