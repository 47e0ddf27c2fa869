"""The folder of a practice bank: its database, its certificate, the key that it shares with the
house, and `bank.toml`, which tells a house how to reach it."""

import secrets
from pathlib import Path

from msgspec import Struct

from croupier.bank.cards import parse_range
from croupier.bank.practice.accounts import Accounts
from croupier.bank.practice.certificate import CERTIFICATE, tls_context, write_secret
from croupier.bank.practice.demo import DemoCard, demo_cards, new_card
from croupier.bank.practice.faults import Faults, FaultSwitch
from croupier.bank.practice.pins import Pins
from croupier.bank.practice.server import ListeningBank, build_bank, listen
from croupier.bank.practice.teller import Teller
from croupier.bank.signing import KEY_BYTES
from croupier.cards.chance import Chance
from croupier.cards.entropy import fresh_seed

DATABASE, SHARED_KEY, ENTRY = "bank.db", "shared.key", "bank.toml"


class BankSettings(Struct, frozen=True, kw_only=True):
    """`numbers` is the range of its cards, as `parse_range` reads it."""

    folder: Path
    name: str = "harbour"
    numbers: str = "970000-970099"
    host: str = "127.0.0.1"
    port: int = 8_400
    tls: bool = True
    faults: Faults = Faults()
    seed: bytes | None = None  # of the faults
    pin_memory_kib: int = 19 * 1024


async def open_bank(settings: BankSettings) -> ListeningBank:
    """Raises `OSError` when the port cannot be had or the folder cannot be written."""
    folder = settings.folder
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    accounts = Accounts(folder / DATABASE)
    pins = Pins(settings.pin_memory_kib)
    if not accounts.has_cards():
        accounts.add_cards(new_card(card, pins) for card in cards_of(settings))
    tls = tls_context(folder, settings.host) if settings.tls else None
    switch = FaultSwitch(Chance(settings.seed or fresh_seed()), settings.faults)
    app = build_bank(Teller(settings.name, accounts, pins), shared_key(folder), switch)
    bank = await listen(app, settings.host, settings.port, tls)
    (folder / ENTRY).write_text(entry(settings, bank.port), encoding="utf-8")
    return bank


def cards_of(settings: BankSettings) -> tuple[DemoCard, ...]:
    return demo_cards(parse_range(settings.numbers).first)


def shared_key(folder: Path) -> bytes:
    """Made once; the house reads the same file."""
    path = folder / SHARED_KEY
    if not path.exists():
        write_secret(path, secrets.token_hex(KEY_BYTES).encode())
    return bytes.fromhex(path.read_text(encoding="ascii").strip())


def entry(settings: BankSettings, port: int) -> str:
    """What a house needs to know, as `banks.toml` has it."""
    host = "localhost" if settings.host in ("127.0.0.1", "::1", "0.0.0.0") else settings.host
    lines = [
        "[[bank]]",
        f'name = "{settings.name}"',
        f'url = "{"https" if settings.tls else "http"}://{host}:{port}"',
        f'numbers = ["{settings.numbers}"]',
        f"key_file = '{(settings.folder / SHARED_KEY).absolute()}'",
    ]
    if settings.tls:
        lines.append(f"certificate = '{(settings.folder / CERTIFICATE).absolute()}'")
    return "\n".join(lines) + "\n"
