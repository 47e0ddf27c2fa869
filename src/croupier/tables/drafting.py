"""A decision of a table in the making: events that change the table, and the chips they move."""

from typing import Any

from msgspec import Struct

from croupier.games.draft import Draft
from croupier.games.game import Refused
from croupier.ledger.transfer import Transfer, mint, move, payer_of_bots, seat, wallet
from croupier.tables.authority import Authority
from croupier.tables.events import AnyTableEvent, LeaveCause, Played, PlayerLeft
from croupier.tables.evolve import evolve, with_round
from croupier.tables.table import Seat, Table


class TableDraft(Draft[AnyTableEvent, Table]):
    """`opening` is the event that made the table, if it is new."""

    def __init__(self, table: Table, by: Authority, *opening: AnyTableEvent) -> None:
        super().__init__(evolve, table, *opening)
        self.by = by
        self.seq = table.seq + 1
        self.transfers: list[Transfer] = []
        self.closed_accounts: list[str] = []
        self.departed: list[Seat] = []

    def play(self, events: tuple[Any, ...], state: Any) -> None:
        """The game went on to `state`: the events need not be folded once more."""
        self.events += map(Played, events)
        if events:
            self.state = with_round(self.state, state, len(events), self.seq)

    def move(self, source: str, target: str, amount: int) -> None:
        if amount:
            key = f"table:{self.state.id}:{self.seq}:{len(self.transfers)}"
            self.transfers.append(move(key, source, target, amount))

    def wallet(self, player: str) -> str:
        """Where the player's chips come from and go to. Those of a test table are nobody's."""
        if self.state.is_test:
            return mint(self.state.settings.money)
        return wallet(player, self.state.settings.money)

    def chips_of(self, player: str) -> str:
        """The account of a player's chips at this table."""
        return seat(self.state.id, player, self.state.settings.money)

    def payer_of_bots(self) -> str:
        return payer_of_bots(self.state.settings.money)

    def taken(self, number: int) -> Seat:
        if not 0 <= number < len(self.state.seats):
            raise Refused("no_such_seat")
        found = self.state.seats[number]
        if found is None:
            raise Refused("seat_empty")
        return found

    def own_seat(self) -> tuple[int, Seat]:
        """The seat of whoever gives the order."""
        found = self.state.own_seat(self.by)
        if found is None:
            raise Refused("not_seated")
        if found[1].leaving:
            raise Refused("leaving")
        return found

    def cash_out(self, number: int, cause: LeaveCause) -> None:
        gone = self.taken(number)
        home = self.wallet(gone.player) if gone.bot is None else self.payer_of_bots()
        account = self.chips_of(gone.player)
        self.happen(PlayerLeft(number, gone.player, gone.name, gone.chips, cause))
        self.move(account, home, gone.chips)
        self.closed_accounts.append(account)
        self.departed.append(gone)


class Decision(Struct, frozen=True):
    """`table` is what the table becomes once this is stored. `shown` are the events as the rail may
    see them, None where it sees nothing. It may not even know of a decision that is `secret`.
    `departed` are the seats that were given up, as they were at that moment."""

    table: Table
    events: tuple[AnyTableEvent, ...]
    shown: tuple[AnyTableEvent | None, ...]
    secret: bool
    transfers: tuple[Transfer, ...] = ()
    closed_accounts: tuple[str, ...] = ()
    departed: tuple[Seat, ...] = ()
