"""A house's side of a bank: store, adapter, desk and cashier, and a practice bank to talk to."""

import time
from collections.abc import Callable
from pathlib import Path

import aiohttp
import msgspec
from msgspec.structs import replace

from croupier.bank.banks import Banks, connect
from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.cashier import Cashier, Order
from croupier.bank.config import BankEntry, read_banks
from croupier.bank.desk import CardDesk, CheckedCard
from croupier.bank.practice.accounts import Accounts
from croupier.bank.practice.demo import DemoCard
from croupier.bank.practice.faults import Faults
from croupier.bank.practice.premises import (
    DATABASE,
    ENTRY,
    BankSettings,
    cards_of,
    open_bank,
    shared_key,
)
from croupier.bank.practice.server import FAULTS, ListeningBank
from croupier.bank.reconcile import Reconciliation, read_statement, reconcile
from croupier.bank.sealing import check_purpose, purchase_purpose, seal
from croupier.bank.signing import sign
from croupier.ledger.intents import BankAccount, Intent
from croupier.ledger.transfer import CARDROOM, bank, wallet
from croupier.store.logs import stored_intents
from croupier.store.sqlite import SqliteStore
from tests.stores import book_at, open_book

TIMEOUT_MS = 10_000


class PracticeBank:
    """A practice bank that can be closed and opened again on the same data and port."""

    def __init__(self, folder: Path, **settings: object) -> None:
        usual = {"folder": folder, "port": 0, "tls": False, "pin_memory_kib": 64}
        self.settings = BankSettings(**{**usual, **settings})  # type: ignore[arg-type]
        self.cards = {card.number[-4:]: card for card in cards_of(self.settings)}
        self._listening: ListeningBank | None = None

    async def open(self) -> None:
        self._listening = await open_bank(self.settings)
        self.settings = replace(self.settings, port=self._listening.port)

    async def close(self) -> None:
        """Also waits for requests whose answers nobody waits for any more."""
        if self._listening is not None:
            await self._listening.stop()
            self._listening = None

    def entry(self, timeout_ms: int = TIMEOUT_MS) -> BankEntry:
        [entry] = read_banks(self.settings.folder / ENTRY)
        return replace(entry, timeout_ms=timeout_ms)

    async def set_faults(self, **faults: int) -> None:
        body = msgspec.json.encode(Faults(**faults))
        key = shared_key(self.settings.folder)
        now_ms = int(time.time() * 1_000)
        headers = sign(key, "POST", FAULTS, body, now_ms)
        url = self.entry().url + FAULTS
        async with aiohttp.request("POST", url, data=body, headers=headers) as answer:
            assert answer.status == 200, await answer.text()

    def balance(self, last_four: str) -> int:
        """As the bank's own database has it."""
        accounts = Accounts(self.settings.folder / DATABASE)
        try:
            return accounts.balances()[self.cards[last_four].number]
        finally:
            accounts.close()


class House:
    """The dealer's side of the house, with a clock that is set by hand."""

    def __init__(self, path: Path, entries: tuple[BankEntry, ...]) -> None:
        self.path = path
        self.entries = entries
        self.now_ms = 1_000_000
        self.settled: list[Intent] = []
        self.store: SqliteStore
        self.banks: Banks
        self.desk: CardDesk
        self.cashier: Cashier

    async def open(self) -> "House":
        self.store = await open_book(self.path)
        self.banks = connect(self.entries)
        self.desk = CardDesk(self.banks)
        clock: Callable[[], int] = lambda: self.now_ms  # noqa: E731
        self.cashier = Cashier(self.banks, self.store, self.settled.append, clock)
        return self

    async def close(self) -> None:
        await self.banks.close()
        await self.store.close()

    async def check(
        self, card: DemoCard, pin: str | None = None, player: str = "ann", **other: str
    ) -> CheckedCard:
        entry = CardEntry(other.get("kind", card.kind), card.number, pin or card.pin)  # type: ignore[arg-type]
        return await self.desk.check(
            player, seal(self.desk.public_key, entry, check_purpose(player))
        )

    async def account(self, card: DemoCard, player: str = "ann") -> BankAccount:
        return (await self.check(card, player=player)).account

    async def buy(
        self,
        account: BankAccount,
        amount: int,
        order: str = "o1",
        pin: str | None = None,
        player: str = "ann",
        session: str = "s1",
    ) -> Intent:
        box = None
        if pin is not None:
            box = seal(self.cashier.public_key, PinEntry(pin), purchase_purpose(player, order))
        return await self.cashier.buy(Order(player, session, order, account, amount), box)

    async def cash_in(
        self, account: BankAccount, amount: int, order: str = "c1", player: str = "ann"
    ) -> Intent:
        return await self.cashier.cash_in(Order(player, "s1", order, account, amount))

    async def chips(self, player: str = "ann") -> int:
        return await self.store.balance(wallet(player, CARDROOM))

    async def reconcile(self, name: str = "harbour") -> Reconciliation:
        one = self.banks.named(name)
        assert one is not None
        before = await read_statement(one)
        intents, balances = stored_intents(book_at(self.path))
        return reconcile(name, before, intents, balances.get(bank(name), 0), [])
