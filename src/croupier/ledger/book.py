"""The book: what every account holds, and the only way to change it.

It never lets chips appear or vanish, never lets an inner account fall below zero, and never
books a key twice. Changes are first held in hand; `keep` makes them last, `drop` forgets them.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping

from croupier.ledger.transfer import Transfer, is_outer, money_of

AMOUNT_MAX = 10**15  # hundredths of a chip; the sums stay exact in every client and database
POSTINGS_MAX = 1_000
NAME_MAX = 200
KEYS_MAX = 100_000


class NotBooked(Exception):
    """The transfer was not booked and nothing has changed."""


class Malformed(NotBooked):
    """No transfer at all: unbalanced, of two kinds of money, too large, or not in integers."""


class Overdrawn(NotBooked):
    def __init__(self, account: str) -> None:
        super().__init__(f"{account} would be overdrawn")
        self.account = account


class KnownKey(NotBooked):
    def __init__(self, key: str) -> None:
        super().__init__(f"{key} is booked already")
        self.key = key


class Book:
    """Accounts that hold nothing take no room. Of the keys the newest `keys_max` are remembered;
    who keeps the book on disk refuses the older ones there."""

    __slots__ = ("_balances", "_keys", "_keys_max", "_new", "_new_keys")

    def __init__(
        self,
        balances: Mapping[str, int] | None = None,
        keys: Iterable[str] = (),
        *,
        keys_max: int = KEYS_MAX,
    ) -> None:
        self._balances = {name: amount for name, amount in (balances or {}).items() if amount}
        self._keys = OrderedDict.fromkeys(keys)
        self._keys_max = keys_max
        self._new: dict[str, int] = {}
        self._new_keys: dict[str, None] = {}

    def balance(self, account: str) -> int:
        """As last kept."""
        return self._balances.get(account, 0)

    def balances(self) -> dict[str, int]:
        """All accounts that hold or owe something, as last kept."""
        return self._balances.copy()

    def in_hand(self) -> dict[str, int]:
        """The same with the changes in hand, and with accounts that these have emptied."""
        return self._balances | self._new

    def knows(self, key: str) -> bool:
        return key in self._new_keys or key in self._keys

    def apply(self, *transfers: Transfer) -> None:
        """Take all of the transfers in hand, one after the other, or none of them."""
        keys: dict[str, None] = {}
        for transfer in transfers:
            check(transfer)
            if transfer.key in keys or self.knows(transfer.key):
                raise KnownKey(transfer.key)
            keys[transfer.key] = None
        changed: dict[str, int] = {}
        for transfer in transfers:
            for account, amount in net(transfer).items():
                before = changed.get(account)
                if before is None:
                    before = self._new.get(account)
                if before is None:
                    before = self._balances.get(account, 0)
                after = before + amount
                if after < 0 and not is_outer(account):
                    raise Overdrawn(account)
                if abs(after) > AMOUNT_MAX:
                    raise Malformed(f"{account} would hold more than the book can count")
                changed[account] = after
        self._new.update(changed)
        self._new_keys.update(keys)

    def changes(self) -> dict[str, int]:
        """By how much each account differs from what was last kept."""
        kept = self._balances
        differences = {name: amount - kept.get(name, 0) for name, amount in self._new.items()}
        return {name: amount for name, amount in differences.items() if amount}

    def fresh(self) -> list[str]:
        """The accounts in hand that held nothing when the book was last kept."""
        return [name for name in self._new if name not in self._balances]

    def keep(self) -> None:
        for account, amount in self._new.items():
            if amount:
                self._balances[account] = amount
            else:
                self._balances.pop(account, None)
        self._new.clear()
        self._keys.update(self._new_keys)
        self._new_keys.clear()
        while len(self._keys) > self._keys_max:
            self._keys.popitem(last=False)

    def drop(self) -> None:
        self._new.clear()
        self._new_keys.clear()

    def trial(self) -> dict[str, int]:
        """The trial balance for each kind of money, as last kept: zero, or the book is wrong."""
        return trial(self._balances)


def check(transfer: Transfer) -> None:
    """Raise `Malformed` unless the transfer makes sense by itself."""
    if not 0 < len(transfer.key) <= NAME_MAX:
        raise Malformed(f"a key has 1 to {NAME_MAX} characters")
    if len(transfer.postings) > POSTINGS_MAX:
        raise Malformed(f"{transfer.key}: more than {POSTINGS_MAX} postings")
    total = 0
    money = None
    for posting in transfer.postings:
        if type(posting.amount) is not int:
            raise Malformed(f"{transfer.key}: {posting.amount!r} is not an integer")
        if abs(posting.amount) > AMOUNT_MAX:
            raise Malformed(f"{transfer.key}: {posting.amount} is too large")
        if len(posting.account) > NAME_MAX:
            raise Malformed(f"{transfer.key}: an account has at most {NAME_MAX} characters")
        kind = money_of(posting.account)
        if not kind:
            raise Malformed(f"{transfer.key}: {posting.account!r} is not an account")
        if money not in (None, kind):
            raise Malformed(f"{transfer.key}: {money} and {kind} never mix")
        money = kind
        total += posting.amount
    if total:
        raise Malformed(f"{transfer.key}: the postings sum to {total}, not to zero")


def net(transfer: Transfer) -> dict[str, int]:
    """What each account gains, whatever the number of its postings."""
    gains: dict[str, int] = {}
    for posting in transfer.postings:
        gains[posting.account] = gains.get(posting.account, 0) + posting.amount
    return gains


def trial(balances: Mapping[str, int]) -> dict[str, int]:
    totals: dict[str, int] = {}
    for account, amount in balances.items():
        money = money_of(account)
        totals[money] = totals.get(money, 0) + amount
    return totals
