"""The chips of everybody who is connected: read from the store when a player comes, then kept up
to date by the balances that each commit reports."""

from collections import Counter
from collections.abc import Mapping

from croupier.ledger.transfer import MONEY, money_of, owner, wallet
from croupier.store.port import Store
from croupier.wire.down import Wallet


def wallet_of(player: str, balances: Mapping[str, int]) -> Wallet:
    """What the player has in the wallet and at tables, as of the last finished rounds."""
    total = sum(chips for account, chips in balances.items() if money_of(account) == MONEY)
    in_wallet = balances.get(wallet(player), 0)
    return Wallet(in_wallet, total - in_wallet)


class Wallets:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._balances: dict[str, dict[str, int]] = {}
        self._connections: Counter[str] = Counter()

    async def attach(self, player: str) -> None:
        """A connection of the player begins. What is reported while the store answers is newer
        than the answer."""
        self._connections[player] += 1
        known = self._balances.setdefault(player, {})
        for account, chips in (await self._store.balances_of(player)).items():
            known.setdefault(account, chips)

    def detach(self, player: str) -> None:
        self._connections[player] -= 1
        if not self._connections[player]:
            del self._connections[player]
            del self._balances[player]

    def update(self, balances: Mapping[str, int]) -> set[str]:
        """The connected players whose chips changed."""
        changed = set()
        for account, chips in balances.items():
            player = owner(account)
            if player is not None and player in self._balances:
                self._balances[player][account] = chips
                changed.add(player)
        return changed

    def wallet(self, player: str) -> Wallet:
        return wallet_of(player, self._balances.get(player, {}))
