"""`croupier bank`: runs the practice bank until it is told to stop."""

import asyncio
import re
import signal
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from croupier.bank.practice.faults import Faults
from croupier.bank.practice.premises import ENTRY, BankSettings, cards_of, open_bank

LOCAL = ("127.0.0.1", "::1", "localhost")
NAME = re.compile("[a-z0-9-]{1,40}")


def bank_command(
    console: Console,
    folder: Path,
    name: str,
    numbers: str,
    host: str,
    port: int,
    faults: tuple[str, ...],
    *,
    plain: bool,
    cards: bool,
) -> None:
    """Raises `ValueError` for what makes no sense, `OSError` when the bank cannot be opened."""
    if plain and host not in LOCAL:
        raise ValueError("--plain: only on this machine; others need TLS")
    if not NAME.fullmatch(name):
        raise ValueError(f"--name: {name} has other characters than small letters and digits")
    settings = BankSettings(
        folder=folder,
        name=name,
        numbers=numbers,
        host=host,
        port=port,
        tls=not plain,
        faults=parse_faults(faults),
    )
    print_cards(settings, console)
    if not cards:
        asyncio.run(run_bank(settings, console))


async def run_bank(
    settings: BankSettings, console: Console, opened: Callable[[int], None] = lambda port: None
) -> None:
    bank = await open_bank(settings)
    scheme = "https" if settings.tls else "http"
    console.print(f"[bold]Practice bank {settings.name}[/]: no real money")
    console.print(f"  data    {settings.folder}")
    console.print(f"  house   {settings.folder / ENTRY} tells a house how to reach it")
    console.print(f"  open    [bold]{scheme}://{settings.host}:{bank.port}[/]; Ctrl+C closes")
    if faults := fault_line(settings.faults):
        console.print(f"  [red]faults  {faults}")
    opened(bank.port)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    await stopped.wait()
    await bank.stop()
    console.print("  closed")


def fault_line(faults: Faults) -> str:
    return ", ".join(f"{name} {rate} %" for name, rate in faults.rates() if rate)


def print_cards(settings: BankSettings, console: Console) -> None:
    """The cards that a new bank begins with."""
    table = Table("card", "number", "PIN", "holder", "", box=None)
    for card in cards_of(settings):
        number = " ".join(card.number[place : place + 4] for place in range(0, 16, 4))
        table.add_row(card.kind, number, card.pin or "none", card.holder, card.note)
    console.print(table)


def parse_faults(words: tuple[str, ...]) -> Faults:
    """`lost_after=10` and the like. Raises `ValueError`."""
    named: dict[str, int] = {}
    for word in words:
        name, _, rate = word.partition("=")
        if name not in Faults.__struct_fields__ or not rate.isdecimal():
            known = ", ".join(Faults.__struct_fields__)
            raise ValueError(f"--fault {word}: write NAME=NUMBER, with one of {known}")
        named[name] = int(rate)
    return Faults(**named)
