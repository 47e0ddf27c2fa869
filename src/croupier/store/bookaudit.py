"""The audit of the book: the chain of all transfers, what each of them moves, and that the accounts
hold the sums. It only reads."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Any

from croupier.ledger.book import trial
from croupier.ledger.intents import opening, settling
from croupier.ledger.transfer import is_of_bank, is_outer, money_of, owner, table_of
from croupier.store import statements as sql
from croupier.store.chain import GENESIS, link_transfer
from croupier.store.connection import Connection
from croupier.store.intents import read_intents

TRANSFER = (int, bytes, str, int, str | None, int | None, str | None, int | None)
ACCOUNT = (str, str, int, str | None, int, int)
Each = Callable[[str, str, tuple[Any, ...]], Iterator[tuple[Any, ...]]]


class BookAudit:
    """`each` reads the rows of a table and reports those that hold something else than the types
    say; `report` takes a line about a problem."""

    def __init__(self, connection: Connection, each: Each, report: Callable[[str], None]) -> None:
        self.trusted = 0  # the first transfers, all of them as they were written
        self._whole = True
        self._connection = connection
        self._each = each
        self._report = report
        self._totals: Counter[str] = Counter()  # of the postings, by account
        # What came from a bank and went to one, by transfer.
        self._banked: dict[str, set[tuple[str, int]]] = {}

    def transfers(self) -> None:
        """They are one chain, and each sums to zero, in one kind of money."""
        last, previous = 0, GENESIS
        rows = self._each("postings", sql.ALL_TRANSFERS, TRANSFER)
        for (number, hash_, key, at_ms, stream, seq), group in groupby(rows, itemgetter(*range(6))):
            postings = [(account, amount) for *_, account, amount in group if account is not None]
            if number != last + 1:
                first, end = last + 1, number - 1
                lost = f"transfer {first} is" if first == end else f"transfers {first} to {end} are"
                self._broken(f"{lost} missing before {key}")
            elif link_transfer(previous, number, key, at_ms, (stream, seq), postings) != hash_:
                self._broken(f"transfer {key}, number {number}, is not as it was written")
            last, previous = number, hash_
            if self._whole:
                self.trusted = number
            self._add(key, postings)

    def _broken(self, line: str) -> None:
        self._whole = False
        self._report(line)

    def _add(self, key: str, postings: list[tuple[str, int]]) -> None:
        moneys = {money_of(account) for account, _ in postings}
        if total := sum(amount for _, amount in postings):
            self._report(f"transfer {key}: the postings sum to {total}, not to zero")
        if len(moneys) > 1:
            self._report(f"transfer {key}: {' and '.join(sorted(moneys))} are mixed")
        for account, amount in postings:
            self._totals[account] += amount
            if is_of_bank(account):
                self._banked.setdefault(key, set()).add((account, amount))

    def accounts(self) -> None:
        """Every balance is the sum of its postings, only outer accounts may owe, and no chips are
        left where nobody can take them."""
        balances: dict[str, int] = {}
        rows = self._each("accounts", sql.ALL_ACCOUNTS, ACCOUNT)
        for account, money, outer, player, closed, balance in rows:
            balances[account] = balance
            posted = self._totals.pop(account, 0)
            if balance != posted:
                self._report(f"account {account}: holds {balance}, its postings say {posted}")
            if balance < 0 and not is_outer(account):
                self._report(f"account {account}: overdrawn, {balance}")
            if outer != is_outer(account):
                self._report(f"account {account}: wrongly marked as an outer account or not")
            if money != money_of(account):
                self._report(f"account {account}: of {money} chips, its name says otherwise")
            if player != owner(account):
                self._report(f"account {account}: belongs to {player}, its name says otherwise")
            if balance and closed:
                self._report(f"account {account}: closed, but holds {balance}")
            elif balance and (table := table_of(account)) and self._is_closed(table):
                self._report(f"account {account}: holds {balance}, but the table is closed")
        for account, posted in self._totals.items():
            self._report(f"account {account}: missing, its postings say {posted}")
        for money, total in trial(balances).items():
            if total:
                self._report(f"{money} chips: the trial balance is {total}, not zero")

    def intents(self) -> None:
        """Chips come from a bank and go to it only as an intent says, and all that it says."""
        for intent in read_intents(self._connection, sql.ALL_INTENTS):
            for transfer in opening(intent) + settling(intent):
                wanted = {(one.account, one.amount) for one in transfer.postings}
                booked = self._banked.pop(transfer.key, set())
                if booked != {one for one in wanted if is_of_bank(one[0])}:
                    self._report(f"intent {intent.key}: {intent.state}, but not booked like that")
        for key in self._banked:
            self._report(f"transfer {key}: to or from a bank without an intent")

    def _is_closed(self, stream: str) -> bool:
        return self._connection.execute(sql.STREAM_CLOSED, (stream,)).fetchone() is not None
