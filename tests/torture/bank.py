"""Thousands of transfers with a bank that answers wrongly, late or never, while both the house and
the bank are killed again and again. At the end every cent is where both say that it is."""

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from msgspec import Struct, json

from croupier.bank.banks import connect
from croupier.bank.cashier import Cashier
from croupier.bank.config import read_banks
from croupier.bank.practice.accounts import Accounts
from croupier.bank.practice.premises import DATABASE, ENTRY, BankSettings, open_bank
from croupier.bank.reconcile import read_statement, reconcile
from croupier.cards.chance import Chance
from croupier.ledger.intents import Intent, IntentKind, IntentState
from croupier.ledger.transfer import bank as bank_account
from croupier.ledger.transfer import transit
from croupier.store.audit import audit
from croupier.store.logs import stored_intents
from croupier.store.sqlite import SqliteStore
from tests.torture.player import Doubt
from tests.torture.window import CARDS, Start

LIFE = 60, 260  # so many words of a house before it is killed
BANK_EVERY = 3  # houses that are killed for one bank
SILENT_SECONDS = 120
REPAIRS_MAX = 20  # with a bank that answers, the first does it all


class BankToll(Struct):
    """What the torture came to."""

    transfers: int = 0
    confirmed: int = 0
    rejected: int = 0
    unclear: int = 0  # transfers that were unknown for a while
    house_kills: int = 0
    bank_kills: int = 0


class Window:
    """The process that forks houses, or banks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._orders, self._words = process.stdin, process.stdout
        self._pid: int | None = None

    @classmethod
    async def open(cls) -> "Window":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.torture.window",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        window = cls(process)
        assert await window.word() == "ready"
        return window

    async def start(self, start: Start) -> None:
        self._orders.write(json.encode(start) + b"\n")
        said = await self.word()
        self._pid = int(said.removeprefix("pid "))

    async def word(self) -> str:
        """What the child says next; `gone` when it is no more."""
        try:
            async with asyncio.timeout(SILENT_SECONDS):
                word = (await self._words.readline()).decode().strip()
        except TimeoutError:
            word = ""
        if not word:
            code = self._process.returncode
            raise Doubt(f"nothing is said any more; the process that forks has exit code {code}")
        if word == "gone":
            self._pid = None
        return word

    async def kill(self) -> None:
        if self._pid is not None:
            os.kill(self._pid, signal.SIGKILL)
            while await self.word() != "gone":
                pass

    async def close(self) -> None:
        """Whatever has happened, no process is left behind."""
        for pid in (self._pid, self._process.pid):
            if pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await self._process.wait()


async def torture_bank(
    data: Path,
    transfers: int,
    seed: bytes,
    progress: Callable[[BankToll], None] = lambda toll: None,
) -> BankToll:
    """Raises `Doubt` when a word that was given is not kept."""
    dice, toll = Chance(seed), BankToll()
    house, bank = await Window.open(), await Window.open()
    said: dict[str, str] = {}
    try:
        port = await open_for_business(bank, data, dice, 0)
        while not await live(house, data, dice, transfers, said):
            toll.house_kills += 1
            toll.transfers = len(said)
            progress(toll)
            if toll.house_kills % BANK_EVERY == 0:
                await bank.kill()
                await open_for_business(bank, data, dice, port)
                toll.bank_kills += 1
    finally:
        await house.close()
        await bank.close()
    await compare(data, said, toll)
    return toll


async def open_for_business(bank: Window, data: Path, dice: Chance, port: int) -> int:
    await bank.start(Start(str(data), dice.bytes(32).hex(), bank_port=port))
    word = await bank.word()
    if not word.startswith("port "):
        raise Doubt(f"the bank does not open: {word}")
    return int(word.removeprefix("port "))


async def live(
    house: Window, data: Path, dice: Chance, transfers: int, said: dict[str, str]
) -> bool:
    """A house until it is killed, or until all orders are given: then True."""
    await house.start(Start(str(data), dice.bytes(32).hex(), orders=transfers))
    for _ in range(LIFE[0] + dice.below(LIFE[1] - LIFE[0])):
        match (await house.word()).split():
            case ["done"]:
                return True
            case ["gone"]:
                raise Doubt("the house does not live")
            case [key, state]:
                note(said, key, state)
            case words:
                raise Doubt(f"the house says {words}")
    await house.kill()
    return False


def note(said: dict[str, str], key: str, state: str) -> None:
    """What is settled never changes again."""
    before = said.get(key, "")
    if before in ("confirmed", "rejected") and state != before:
        raise Doubt(f"{key} was {before}, now it is {state}")
    said[key] = state


async def compare(data: Path, said: dict[str, str], toll: BankToll) -> None:
    """With a bank that answers, nothing stays unknown and both agree to the cent."""
    bank = await open_bank(BankSettings(folder=data / "bank", port=0))
    store = await SqliteStore.open(data / "house.db")
    banks = connect(read_banks(data / "bank" / ENTRY))
    one = banks.named("harbour")
    assert one is not None
    try:
        cashier = Cashier(banks, store)
        for _ in range(REPAIRS_MAX):
            if await cashier.repair(every=True) == 0:
                break
        intents, balances = stored_intents(data / "house.db")
        entries = await read_statement(one)
    finally:
        await banks.close()
        await store.close()
        await bank.stop()
    result = reconcile("harbour", entries, intents, balances.get(bank_account("harbour"), 0), [])
    problems = [*result.differences, *audit(data / "house.db").problems]
    problems += [f"{result.open} are still unknown"] * bool(result.open)
    problems += [f"{balances[transit('harbour')]} on the way"] * bool(balances[transit("harbour")])
    problems += broken_words(intents, said)
    problems += wrong_balances(data, intents)
    if problems:
        raise Doubt("; ".join(problems[:5]))
    states = Counter(intent.state for intent in intents)
    toll.transfers = len(intents)
    toll.confirmed = states[IntentState.CONFIRMED]
    toll.rejected = states[IntentState.REJECTED]
    toll.unclear = sum(intent.tries > 0 for intent in intents)


def broken_words(intents: list[Intent], said: dict[str, str]) -> list[str]:
    now = {intent.key: intent.state.value for intent in intents}
    return [
        f"{key} was said to be {state}, it is {now.get(key)}"
        for key, state in said.items()
        if state in ("confirmed", "rejected") and now.get(key) != state
    ]


def wrong_balances(data: Path, intents: list[Intent]) -> list[str]:
    """The bank's accounts hold what they began with, less what our book says was bought."""
    expected = {card.number[-4:]: card.balance for card in CARDS}
    for intent in intents:
        if intent.state is IntentState.CONFIRMED:
            bought = intent.kind is IntentKind.PURCHASE
            expected[intent.paid_by.last_four] += -intent.amount if bought else intent.amount
    accounts = Accounts(data / "bank" / DATABASE)
    found = {number[-4:]: balance for number, balance in accounts.balances().items()}
    accounts.close()
    return [
        f"account {last_four} holds {found[last_four]}, our book says {amount}"
        for last_four, amount in expected.items()
        if found[last_four] != amount
    ]
