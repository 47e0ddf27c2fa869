"""Which banks a house works with: the entries of `banks.toml`."""

import ssl
from itertools import combinations
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, MsgspecError, Struct, toml

from croupier.bank.cards import NumberRange, parse_range
from croupier.bank.signing import KEY_BYTES

FILE = "banks.toml"
PRACTICE = "bank/bank.toml"  # of the practice bank, where the owner names no other
LOCAL = ("localhost", "127.0.0.1", "::1")


class BadBanks(Exception):
    """Reads as one line that tells what to change."""


class BankEntry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`numbers` are the ranges of the bank's cards. `certificate` is a file to trust beside none
    other; without it, those of the machine are trusted."""

    name: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")]
    url: str
    numbers: Annotated[tuple[str, ...], Meta(min_length=1)]
    key_file: str
    certificate: str | None = None
    timeout_ms: Annotated[int, Meta(ge=50, le=60_000)] = 5_000

    def ranges(self) -> tuple[NumberRange, ...]:
        return tuple(parse_range(text) for text in self.numbers)


class BankFile(Struct, frozen=True, forbid_unknown_fields=True):
    bank: tuple[BankEntry, ...] = ()


def banks_of(data: Path) -> tuple[BankEntry, ...]:
    """The banks of the house with this data folder; none when nobody has named any. Raises
    `BadBanks`."""
    found = next((data / name for name in (FILE, PRACTICE) if (data / name).exists()), None)
    return () if found is None else read_banks(found)


def read_banks(path: Path) -> tuple[BankEntry, ...]:
    """Raises `BadBanks`."""
    try:
        entries = toml.decode(path.read_bytes(), type=BankFile).bank
        for entry in entries:
            check_entry(entry)
        check_entries(entries)
    except (MsgspecError, ValueError, OSError) as error:
        raise BadBanks(f"{path}: {error}") from error
    return entries


def check_entry(entry: BankEntry) -> None:
    """Raises `ValueError`."""
    entry.ranges()
    url = urlsplit(entry.url)
    if url.scheme != "https" and not (url.scheme == "http" and url.hostname in LOCAL):
        raise ValueError(f"{entry.name}: a bank that is not on this machine needs https")


def check_entries(entries: tuple[BankEntry, ...]) -> None:
    for one, other in combinations(entries, 2):
        if one.name == other.name:
            raise ValueError(f"two banks are called {one.name}")
        for first in one.ranges():
            if any(first.overlaps(second) for second in other.ranges()):
                raise ValueError(f"{one.name} and {other.name} both have cards of {first.first}")


def read_key(entry: BankEntry) -> bytes:
    """The key that the house shares with the bank, in hex. Raises `BadBanks`."""
    try:
        key = bytes.fromhex(Path(entry.key_file).read_text(encoding="ascii").strip())
    except (OSError, ValueError) as error:
        raise BadBanks(f"{entry.name}: the key cannot be read from {entry.key_file}") from error
    if len(key) < KEY_BYTES:
        raise BadBanks(f"{entry.name}: a shared key has at least {KEY_BYTES} bytes, in hex")
    return key


def trusted(entry: BankEntry) -> ssl.SSLContext:
    """What the bank must prove itself with. Raises `BadBanks`."""
    try:
        return ssl.create_default_context(cafile=entry.certificate)
    except OSError as error:
        why = f"no certificate can be read from {entry.certificate}"
        raise BadBanks(f"{entry.name}: {why}") from error
