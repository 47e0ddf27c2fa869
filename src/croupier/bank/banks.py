"""All banks of a house, chosen by the number of the card (EPS-DD-004b), and the key that card
details are sealed for."""

import asyncio
import time
from collections.abc import Iterable, Mapping

from croupier.bank.cards import NumberRange
from croupier.bank.config import BankEntry, read_key, trusted
from croupier.bank.port import Bank
from croupier.bank.sealing import Opener


class Banks:
    def __init__(
        self, banks: Iterable[Bank], ranges: Mapping[str, tuple[NumberRange, ...]]
    ) -> None:
        """`ranges` are those of each bank, by its name."""
        self._banks = {bank.name: bank for bank in banks}
        self._ranges = ranges
        self.opener = Opener()

    @property
    def public_key(self) -> bytes:
        """Whoever seals card details for these banks needs it."""
        return self.opener.public_key

    def all(self) -> tuple[Bank, ...]:
        return tuple(self._banks.values())

    def named(self, name: str) -> Bank | None:
        return self._banks.get(name)

    def for_number(self, number: str) -> Bank | None:
        for name, ranges in self._ranges.items():
            if any(number in one for one in ranges):
                return self._banks.get(name)
        return None

    async def latencies_ms(self) -> dict[str, int | None]:
        """How long each bank takes to say that it takes orders; None for one that does not."""

        async def ask(bank: Bank) -> int | None:
            began = time.perf_counter()
            is_open = await bank.is_open()
            return round((time.perf_counter() - began) * 1_000) if is_open else None

        answers = await asyncio.gather(*map(ask, self._banks.values()))
        return dict(zip(self._banks, answers, strict=True))

    async def close(self) -> None:
        for bank in self._banks.values():
            await bank.close()


def connect(entries: Iterable[BankEntry]) -> Banks:
    """The banks of a house, over HTTP. Raises `BadBanks`."""
    # aiohttp's client takes a while to import, and a house without a bank needs none.
    from croupier.bank.http import HttpBank

    known = {entry.name: (entry, read_key(entry), trusted(entry)) for entry in entries}
    banks = [HttpBank(entry, key, tls) for entry, key, tls in known.values()]
    return Banks(banks, {name: entry.ranges() for name, (entry, *_) in known.items()})
