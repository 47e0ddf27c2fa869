"""Card rooms: in with a bank card, chips at the seat, another card, out of the queue."""

from typing import Annotated

from msgspec import Meta, Struct

from croupier.ledger.intents import CardKind
from croupier.wire.down import Receipt, RoomCard, RoomNews
from croupier.wire.http.route import Route, Sent
from croupier.wire.up import Chips, CommandId, Word

# Whatever may be wrong with a card.
CARD_REFUSALS = (
    "bad_card_number",
    "unknown_card",
    "pin_needed",
    "wrong_pin",
    "card_locked",
    "card_refused",
    "account_too_small",
    "bank_not_reached",
    "card_unreadable",
    "too_many_attempts",
)
# What any route of a card room may refuse.
ROOM_REFUSALS = ("too_fast",)


class BankCard(Sent, frozen=True):
    """A card as it was typed, or as a reader types its stripe. A debit card has a PIN. Neither is
    kept, and this never prints what is in it."""

    kind: CardKind
    number: Annotated[str, Meta(max_length=200)]
    pin: Annotated[str, Meta(pattern="^[0-9]{4,6}$")] | None = None

    def __repr__(self) -> str:
        return "BankCard(…)"


class Purchase(Sent, frozen=True):
    """Chips for money. Sending the same `id` again is harmless. A debit card needs its PIN each
    time."""

    id: CommandId
    amount: Chips
    pin: Annotated[str, Meta(pattern="^[0-9]{4,6}$")] | None = None

    def __repr__(self) -> str:
        return "Purchase(…)"


class RoomPath(Sent, frozen=True):
    room: Word


class CardReturn(Sent, frozen=True):
    """Your name and the bank card that you came in with."""

    name: Annotated[str, Meta(max_length=200)]
    card: BankCard


class DemoCard(Struct, frozen=True):
    """A card of the practice bank. No real money is behind it. `balance` is what a new bank has in
    its account; a card that is `refused` is good for nothing."""

    holder: str
    kind: CardKind
    number: str
    pin: str | None
    balance: int
    refused: bool = False


class RoomList(Struct, frozen=True):
    rooms: tuple[RoomCard, ...]
    demo: tuple[DemoCard, ...] = ()


class RoomVisit(Struct, frozen=True):
    """The room as you see it now, and your newest receipts. Chips are bought for `buy_min` or more
    in steps of `buy_step`."""

    room: RoomNews
    receipts: tuple[Receipt, ...]
    buy_min: int
    buy_step: int


ROUTES = (
    Route(
        "rooms",
        "GET",
        "/api/rooms",
        "The card rooms.",
        answer=RoomList,
        refusals=ROOM_REFUSALS,
    ),
    Route(
        "room",
        "GET",
        "/api/rooms/{room}",
        "A card room as you see it.",
        answer=RoomVisit,
        params=RoomPath,
        session=True,
        refusals=("no_such_room", *ROOM_REFUSALS),
    ),
    Route(
        "enter_room",
        "POST",
        "/api/rooms/{room}/enter",
        "Come in with a bank card, and join the queue.",
        answer=RoomVisit,
        body=BankCard,
        params=RoomPath,
        session=True,
        refusals=(
            "no_such_room",
            "room_off",
            "room_closing",
            "in_room_already",
            "at_test_table",
            "account_in_use",
            "moved",
            "busy",
            *ROOM_REFUSALS,
            *CARD_REFUSALS,
        ),
    ),
    Route(
        "return_to_room",
        "POST",
        "/api/rooms/{room}/return",
        "Go on with your session in the card room on this device; the other one is signed out. For "
        "guests without a password, who would be told that their name is taken.",
        answer=RoomVisit,
        body=CardReturn,
        params=RoomPath,
        refusals=(
            "no_such_room",
            "not_in_room",
            "name_taken",
            "password_needed",
            "moved",
            "busy",
            *ROOM_REFUSALS,
            *(code for code in CARD_REFUSALS if code != "account_too_small"),
        ),
    ),
    Route(
        "change_account",
        "POST",
        "/api/rooms/{room}/account",
        "Use another bank card from now on.",
        answer=RoomVisit,
        body=BankCard,
        params=RoomPath,
        session=True,
        refusals=(
            "no_such_room",
            "not_in_room",
            "account_in_use",
            "busy",
            *ROOM_REFUSALS,
            *CARD_REFUSALS,
        ),
    ),
    Route(
        "purchase",
        "POST",
        "/api/rooms/{room}/purchase",
        "Buy chips at your seat.",
        answer=RoomVisit,
        body=Purchase,
        params=RoomPath,
        session=True,
        refusals=(
            "no_such_room",
            "not_in_room",
            "not_seated",
            "bad_purchase",
            "pin_needed",
            "wrong_pin",
            "card_locked",
            "card_refused",
            "insufficient_funds",
            "bank_not_reached",
            "bank_silent",
            "bank_order_open",
            *ROOM_REFUSALS,
        ),
    ),
    Route(
        "leave_queue",
        "POST",
        "/api/rooms/{room}/leave",
        "Leave the queue. Whoever sits leaves the table instead.",
        answer=RoomVisit,
        params=RoomPath,
        session=True,
        refusals=("no_such_room", "not_in_room", "seat_taken", *ROOM_REFUSALS),
    ),
)
