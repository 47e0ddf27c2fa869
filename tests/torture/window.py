"""A process that has everything of a bank's and a cashier's side imported, and forks one of them
whenever it is asked. The caller may kill the child at any moment.

Says `ready` when everything is imported. Then a line of JSON on its standard input starts a child.
What the child says comes on the same output, a line at a time: first its process id. When it is no
more, `gone`."""

import asyncio
import logging
import os
import sys
import traceback
from pathlib import Path

from msgspec import Struct, json
from msgspec.structs import replace
from rich.console import Console

from croupier.bank.banks import Banks, connect
from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.cashier import Cashier, Order
from croupier.bank.config import read_banks
from croupier.bank.port import Account
from croupier.bank.practice.command import run_bank
from croupier.bank.practice.demo import DemoCard, demo_cards
from croupier.bank.practice.faults import Faults
from croupier.bank.practice.premises import ENTRY, BankSettings
from croupier.bank.sealing import purchase_purpose, seal
from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.ledger import intents
from croupier.ledger.intents import BankAccount, CardKind, Intent, IntentKind, Unknown
from croupier.ledger.transfer import CARDROOM, wallet
from croupier.server.logs import configure
from croupier.store.logs import stored_intents
from croupier.store.sqlite import SqliteStore

PLAYERS = 24
TIMEOUT_MS = 300
FAULTS = Faults(
    error=4, lost_before=5, lost_after=6, duplicate=5, garbled=4, slow=3, late=3, slow_ms=1_500
)
PREFIX = "970000"
CARDS = [card for card in demo_cards(PREFIX) if not card.refused and card.balance >= 2_000]


class Start(Struct, frozen=True):
    """A bank on this port, or a house that gives orders up to this number."""

    data: str
    seed: str
    bank_port: int | None = None
    orders: int = 0


async def serve_bank(start: Start) -> None:
    settings = BankSettings(
        folder=Path(start.data) / "bank",
        port=start.bank_port or 0,
        faults=FAULTS,
        seed=bytes.fromhex(start.seed),
        pin_memory_kib=64,
    )
    await run_bank(settings, Console(quiet=True), lambda port: say(f"port {port}"))


class Customers:
    """Players who buy chips and cash them in again, one order after the other."""

    def __init__(self, seed: bytes, store: SqliteStore, cashier: Cashier, first: int) -> None:
        self._store = store
        self._cashier = cashier
        self._next = self.until = first  # numbers of orders
        self._dice = Chance(seed)
        self.settled: dict[str, asyncio.Event] = {}

    async def play(self, player: str, card: DemoCard, account: BankAccount) -> None:
        while self._next < self.until:
            number, self._next = self._next, self._next + 1
            # The same order whoever gives it: after a kill some are given a second time.
            dice = self._dice.at(number)
            chips = await self._store.balance(wallet(player, CARDROOM))
            if chips and dice.below(2):
                amount = chips if dice.below(2) else 1 + dice.below(chips)
                order = Order(player, "visit", f"in-{number}", account, amount)
                await self._cash_in(order)
            else:
                amount = 2_000 + 1_000 * dice.below(9)
                order = Order(player, "visit", f"out-{number}", account, amount)
                await self._buy(order, card)

    async def _cash_in(self, order: Order) -> None:
        try:
            self.tell(await self._cashier.cash_in(order))
        except Refused as refused:  # an order from before a kill, which is being repaired
            if refused.code != "bank_order_open":
                raise

    async def _buy(self, order: Order, card: DemoCard) -> None:
        box = None
        if card.pin is not None:
            purpose = purchase_purpose(order.player, order.id)
            box = seal(self._cashier.public_key, PinEntry(card.pin), purpose)
        self.settled[order.player] = asyncio.Event()
        try:
            bought = await self._cashier.buy(order, box)
        except Refused as refused:  # an earlier purchase is still open
            if refused.code != "bank_order_open":
                raise
            await self.settled[order.player].wait()
            return
        self.tell(bought)
        if not bought.is_settled:
            await self.settled[order.player].wait()

    def tell(self, intent: Intent) -> None:
        say(f"{intent.key} {intent.state}")

    def on_settled(self, intent: Intent) -> None:
        self.tell(intent)
        if intent.kind is IntentKind.PURCHASE and (waiting := self.settled.get(intent.player)):
            waiting.set()


async def run_house(start: Start) -> None:
    # As at a bank that answers in milliseconds, so that thousands of repairs take no hours.
    intents.WAIT_MS, intents.WAIT_MAX_MS = 20, 200
    database = Path(start.data) / "house.db"
    store = await SqliteStore.open(database)
    entry = read_banks(Path(start.data) / "bank" / ENTRY)[0]
    banks = connect([replace(entry, timeout_ms=TIMEOUT_MS)])
    told: list[Customers] = []
    cashier = Cashier(banks, store, lambda intent: told[0].on_settled(intent))
    known, _ = stored_intents(database)
    customers = Customers(bytes.fromhex(start.seed), store, cashier, first=len(known))
    told.append(customers)
    accounts = {card.number: await account_of(banks, card) for card in CARDS}
    async with asyncio.TaskGroup() as group:
        worker = group.create_task(cashier.run(0.02))
        # A kill leaves numbers without an order, and others make up for them.
        while missing := max(0, start.orders - len(stored_intents(database)[0])):
            customers.until += missing
            async with asyncio.TaskGroup() as players:
                for number in range(PLAYERS):
                    card = CARDS[number % len(CARDS)]
                    account = accounts[card.number]
                    players.create_task(customers.play(f"player-{number}", card, account))
        worker.cancel()
    await banks.close()
    await store.close()
    say("done")


async def account_of(banks: Banks, card: DemoCard) -> BankAccount:
    """However often it takes. The bank itself is asked, because at the desk a card that has become
    poor meanwhile would be refused."""
    bank = banks.for_number(card.number)
    assert bank is not None
    while True:
        found = await bank.check(CardEntry(card.kind, card.number, card.pin))
        if isinstance(found, Account):
            return BankAccount(bank.name, found.reference, CardKind(card.kind), card.number[-4:])
        assert isinstance(found, Unknown), found


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


def child(start: Start) -> None:
    configure(as_json=True, level=logging.CRITICAL)
    asyncio.run(run_house(start) if start.bank_port is None else serve_bank(start))


def main() -> None:
    print("ready", flush=True)
    for line in sys.stdin:
        start = json.decode(line, type=Start)
        pid = os.fork()
        if pid == 0:
            try:
                say(f"pid {os.getpid()}")
                child(start)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        os.waitpid(pid, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
