"""A decision of a table in the making: events that change the table, and the chips they move."""

from typing import Any

from msgspec import Struct

from croupier.games.draft import Draft
from croupier.games.game import Refused
from croupier.ledger.transfer import Transfer, mint, move, seat, wallet
from croupier.tables.authority import Authority, id_of
from croupier.tables.events import AnyTableEvent, LeaveCause, Played, PlayerLeft
from croupier.tables.evolve import evolve, with_round
from croupier.tables.table import Seat, Table


class TableDraft(Draft[AnyTableEvent, Table]):
    def __init__(self, table: Table | None, by: Authority) -> None:
        super().__init__(evolve, table)
        self.by = by
        self.seq = 1 if table is None else table.seq + 1
        self.transfers: list[Transfer] = []
        self.closed_accounts: list[str] = []

    @property
    def table(self) -> Table:
        return self.state

    def play(self, events: tuple[Any, ...], state: Any) -> None:
        """The game went on to `state`: the events need not be folded once more."""
        self.events += map(Played, events)
        if events:
            self._state = with_round(self.table, state, len(events), self.seq)

    def move(self, source: str, target: str, amount: int) -> None:
        if amount:
            key = f"table:{self.table.id}:{self.seq}:{len(self.transfers)}"
            self.transfers.append(move(key, source, target, amount))

    def wallet(self, player: str) -> str:
        return wallet(player, self.table.settings.money)

    def chips_of(self, player: str) -> str:
        """The account of a player's chips at this table."""
        return seat(self.table.id, player, self.table.settings.money)

    def mint(self) -> str:
        return mint(self.table.settings.money)

    def taken(self, number: int) -> Seat:
        if not 0 <= number < len(self.table.seats):
            raise Refused("no_such_seat")
        found = self.table.seats[number]
        if found is None:
            raise Refused("seat_empty")
        return found

    def own_seat(self) -> int:
        """The seat of whoever gives the order."""
        number = self.table.seat_of(id_of(self.by))
        if number is None:
            raise Refused("not_seated")
        if self.taken(number).leaving:
            raise Refused("leaving")
        return number

    def cash_out(self, number: int, cause: LeaveCause) -> None:
        gone = self.taken(number)
        home = self.wallet(gone.player) if gone.bot is None else self.mint()
        account = self.chips_of(gone.player)
        self.happen(PlayerLeft(number, gone.player, gone.name, gone.chips, cause))
        self.move(account, home, gone.chips)
        self.closed_accounts.append(account)


class Decision(Struct, frozen=True):
    """`table` is what the table becomes once the decision is stored. `shown` are the events as the
    rail may see them, None where it sees nothing."""

    table: Table
    events: tuple[AnyTableEvent, ...]
    shown: tuple[AnyTableEvent | None, ...]
    transfers: tuple[Transfer, ...] = ()
    closed_accounts: tuple[str, ...] = ()

    @property
    def is_secret(self) -> bool:
        """Whether the rail may not even know that something happened."""
        return self.shown.count(None) == len(self.shown)
