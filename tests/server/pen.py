"""Writes the log of a table straight into the store, as the table's actor would, only faster."""

import asyncio
from typing import Any

from croupier.cards.chance import Chance
from croupier.games.game import Pending
from croupier.games.roulette.moves import Bet, SetSlip, Spin
from croupier.games.roulette.rules import Paytable, points
from croupier.store.sqlite import SqliteStore
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.commands import Act, Command, Expire, Leave, OpenRound, OpenTable, Sit
from croupier.tables.decide import decide, open_table
from croupier.tables.ports import Committed
from croupier.tables.running.commits import commit_of
from croupier.tables.table import Table

CHIPS = 100_000


class Pen:
    """A roulette table; the first of the players opens it."""

    def __init__(self, store: SqliteStore, table_id: str, *players: Player) -> None:
        self.table: Table | None = None
        self.host = players[0]
        self.players = list(players)
        self._store = store
        self._id = table_id
        self._now_ms = 0
        self._seeds = Chance(table_id.encode().ljust(32, b"."))
        self._under_way: list[asyncio.Future[Committed]] = []
        self._open()
        for one in players:
            self.order(one, Sit(CHIPS))

    def _open(self) -> None:
        command = OpenTable("roulette", "casino", "", {}, {}, self._seeds.bytes(32))
        decision = open_table(self._id, self.host, command)
        self._under_way.append(self._store.commit(commit_of(decision, None, 1, None, 0)))
        self.table = decision.table

    def order(self, by: Authority, command: Command) -> None:
        assert self.table is not None
        self._now_ms += 1_000
        decision = decide(self.table, by, command, self._now_ms)
        commit = commit_of(decision, self.table, 1, None, self._now_ms)
        self._under_way.append(self._store.commit(commit))
        self.table = decision.table

    def play(self, slips: int = 1, bets: int = 1, idle: tuple[str, ...] = ()) -> None:
        """A whole round: each player lays so many slips with so many bets, one after the other,
        then all of them want the wheel to turn. For those who are idle the clock runs out."""
        self.order(HOUSE, OpenRound(self._seeds.bytes(32)))
        board = points(Paytable.HOUSE)[:bets]
        for number in range(slips):
            # The sizes differ, and next to nothing is lost in a round.
            slip = tuple(Bet(point, 100 * (1 + number % 2)) for point in board)
            for one in self._betting(idle):
                self._act(one, SetSlip(slip))
        for one in self._betting(idle):
            self._act(one, Spin())
        if idle:
            self.order(HOUSE, Expire(self._pending().turn))
            if not self._betting(idle):
                return
        self.order(HOUSE, Expire(self._pending().turn))

    def _betting(self, idle: tuple[str, ...]) -> list[Player]:
        return [one for one in self.players if one.name not in idle]

    def leave(self, name: str) -> None:
        (gone,) = [one for one in self.players if one.name == name]
        self.players.remove(gone)
        self.order(gone, Leave())

    def _act(self, by: Player, action: Any) -> None:
        self.order(by, Act(self._pending().turn, action))

    def _pending(self) -> Pending:
        assert self.table is not None
        pending = self.table.pending()
        assert pending is not None
        return pending

    async def written(self) -> None:
        """All of it is on disk."""
        await asyncio.gather(*self._under_way)
        self._under_way.clear()


async def player(store: SqliteStore, name: str) -> Player:
    found = await store.player_by_name(name)
    assert found is not None
    return Player(found.id, found.name)
