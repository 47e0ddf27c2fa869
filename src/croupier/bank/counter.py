"""The bank as the server sees it, said as protocols: one side checks cards, the other sells chips.
Nothing here does anything, and nothing that passes is a card or a PIN that is not sealed."""

from collections.abc import Callable
from typing import Protocol

from croupier.bank.cashier import Order
from croupier.bank.desk import ACCOUNT_MIN, CheckedCard
from croupier.ledger.intents import Intent


class Cards(Protocol):
    """Where cards are checked. `bank.desk.CardDesk` says what the calls mean."""

    @property
    def public_key(self) -> bytes: ...

    async def latencies_ms(self) -> dict[str, int | None]: ...

    async def check(self, player: str, box: bytes, least: int = ACCOUNT_MIN) -> CheckedCard: ...


class Chips(Protocol):
    """Where chips are sold and taken back. `bank.cashier.Cashier` says what the calls mean."""

    @property
    def public_key(self) -> bytes: ...

    def listen(self, on_settled: Callable[[Intent], None]) -> None: ...

    async def buy(self, order: Order, box: bytes | None = None) -> Intent: ...

    async def promise(self, order: Order) -> Intent: ...

    async def least(self, player: str, session: str) -> int: ...

    async def newest(self, player: str, limit: int) -> list[Intent]: ...
