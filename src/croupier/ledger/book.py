"""The book: what every open account holds, and the only way to change it. It never lets chips
appear or vanish, never lets an inner account fall below zero, and never books a key twice.
Changes are staged first: `commit` makes them last, `rollback` undoes them."""

from collections import Counter, OrderedDict
from collections.abc import Iterable, Mapping, Sequence

from croupier.ledger.transfer import Transfer, is_outer, money_of, owner

AMOUNT_MAX = 10**15  # hundredths of a chip; the sums stay exact in every client and database
POSTINGS_MAX = 1_000
NAME_MAX = 200
KEYS_MAX = 100_000


class NotBooked(Exception):
    """The transfer was not booked and nothing has changed."""


class Malformed(NotBooked):
    """No transfer at all: unbalanced, of two kinds of money, too large, or not in integers."""


class TooMuch(NotBooked):
    """An account would hold more than the book can count."""

    def __init__(self, account: str) -> None:
        super().__init__(f"{account} would hold more than {AMOUNT_MAX}")
        self.account = account


class Overdrawn(NotBooked):
    def __init__(self, account: str) -> None:
        super().__init__(f"{account} would be overdrawn")
        self.account = account


class NotEmpty(NotBooked):
    def __init__(self, account: str, amount: int) -> None:
        super().__init__(f"{account} holds {amount} and cannot be closed")
        self.account = account


class KnownKey(NotBooked):
    def __init__(self, key: str) -> None:
        super().__init__(f"{key} is booked already")
        self.key = key


class Book:
    """Closed accounts take no memory; a transfer to one opens it again. The newest `keys_max` keys
    are remembered; a book that is stored on disk refuses the older ones there."""

    def __init__(
        self,
        balances: Mapping[str, int] | None = None,
        keys: Iterable[str] = (),
        *,
        keys_max: int = KEYS_MAX,
    ) -> None:
        self._balances = dict(balances or {})
        self._names: dict[str, tuple[str, ...]] = {}  # the open accounts of a player
        for account in self._balances:
            self._add_name(account)
        self._keys = OrderedDict.fromkeys(keys)
        self._keys_max = keys_max
        self._staged: dict[str, int] = {}
        self._staged_closed: set[str] = set()
        self._staged_keys: dict[str, None] = {}

    def add_known(self, balances: Mapping[str, int]) -> None:
        """Open accounts of a book that is kept elsewhere, as last committed there. They must not
        be staged here."""
        for account, amount in balances.items():
            if account not in self._balances:
                self._add_name(account)
            self._balances[account] = amount

    def balance(self, account: str) -> int:
        """As last committed."""
        return self._balances.get(account, 0)

    def balances(self) -> dict[str, int]:
        """All open accounts, as last committed."""
        return self._balances.copy()

    def balances_of(self, player: str) -> dict[str, int]:
        """The open accounts of a player, as last committed."""
        return {name: self._balances[name] for name in self._names.get(player, ())}

    def staged(self) -> dict[str, int]:
        """All open accounts as they will be after a commit, and those that it will close."""
        return self._balances | self._staged

    def staged_of(self, player: str) -> dict[str, int]:
        """The same for the accounts of one player."""
        staged = {name: amount for name, amount in self._staged.items() if owner(name) == player}
        return self.balances_of(player) | staged

    def knows(self, key: str) -> bool:
        return key in self._staged_keys or key in self._keys

    def apply(self, *transfers: Transfer, closes: Sequence[str] = ()) -> dict[str, int]:
        """Stage all of the transfers, one after the other, and close the accounts that must be
        empty then; or do nothing at all. Gives what the accounts in the transfers hold then."""
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
                after = (self._staged_balance(account) if before is None else before) + amount
                if after < 0 and not is_outer(account):
                    raise Overdrawn(account)
                if abs(after) > AMOUNT_MAX:
                    raise TooMuch(account)
                changed[account] = after
        for account in closes:
            if rest := changed.get(account, self._staged_balance(account)):
                raise NotEmpty(account, rest)
        self._staged.update(changed)
        self._staged_keys.update(keys)
        if self._staged_closed:
            self._staged_closed.difference_update(changed)
        self._staged_closed.update(closes)
        return changed

    def changes(self) -> dict[str, int]:
        """By how much each account differs from what was last committed."""
        staged, committed = self._staged.items(), self._balances
        changes = {name: amount - committed.get(name, 0) for name, amount in staged}
        return {name: change for name, change in changes.items() if change}

    def new_accounts(self) -> list[str]:
        """The accounts that the staged changes open."""
        return [name for name in self._staged if name not in self._balances]

    def closed_accounts(self) -> list[str]:
        """The accounts that the staged changes close."""
        known = self._balances
        return [name for name in self._staged_closed if name in known or name in self._staged]

    def commit(self) -> None:
        for account, amount in self._staged.items():
            if account not in self._balances:
                self._add_name(account)
            self._balances[account] = amount
        for account in self._staged_closed:
            if self._balances.pop(account, None) is not None:
                self._remove_name(account)
        self._keys.update(self._staged_keys)
        while len(self._keys) > self._keys_max:
            self._keys.popitem(last=False)
        self.rollback()

    def rollback(self) -> None:
        """Nothing is staged any more."""
        self._staged.clear()
        self._staged_closed.clear()
        self._staged_keys.clear()

    def trial(self) -> dict[str, int]:
        """For each kind of money, as last committed: zero, or the book is wrong."""
        return trial(self._balances)

    def _staged_balance(self, account: str) -> int:
        staged = self._staged.get(account)
        return self._balances.get(account, 0) if staged is None else staged

    def _add_name(self, account: str) -> None:
        if player := owner(account):
            self._names[player] = (*self._names.get(player, ()), account)

    def _remove_name(self, account: str) -> None:
        if player := owner(account):
            self._names[player] = tuple(n for n in self._names[player] if n != account)
            if not self._names[player]:
                del self._names[player]


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
    gains = Counter[str]()
    for posting in transfer.postings:
        gains[posting.account] += posting.amount
    return gains


def trial(balances: Mapping[str, int]) -> dict[str, int]:
    totals = Counter[str]()
    for account, amount in balances.items():
        totals[money_of(account)] += amount
    return totals
