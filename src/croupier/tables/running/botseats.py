"""The bots of one table: each thinks a while when it is its turn, then gives its order like any
player. An exception in one bot concerns its own seat alone."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from croupier.cards.chance import Chance
from croupier.games.game import Pending, Refused
from croupier.tables.authority import HOUSE, Authority, Bot
from croupier.tables.commands import Act, Command, Expire
from croupier.tables.ports import Handle, TableServices
from croupier.tables.table import Seat, Table

HURRY = 0.2  # of their time is what bots think among themselves
WEIGH = 2.0  # as long, when all that a person has is in the middle
RETRY_SECONDS = 1.0
THOUGHT_SECONDS_MAX = 60.0

Post = Callable[[Command, Authority], None]


class BotSeats:
    """`table` gives the table as it is now, `events` all events of the running round."""

    def __init__(
        self,
        services: TableServices,
        table: Callable[[], Table],
        events: Callable[[], Sequence[Any]],
        post: Post,
    ) -> None:
        self._services = services
        self._table = table
        self._events = events
        self._post = post
        self._alarms: list[Handle] = []
        self._thinking: set[asyncio.Future[Any]] = set()
        self._asked: set[int] = set()  # seats whose bot has not answered yet
        self._failed: set[int] = set()  # seats whose bot failed in this turn

    def ask(self, table: Table, pending: Pending) -> None:
        """Ask those that are not asked already: in a turn of several seats a bot may have more
        than one thing to do."""
        for number in pending.seats:
            seat = table.seats[number]
            if number in self._asked or seat is None:
                continue
            if table.bot_for(seat) is not None:
                seconds = self._services.think_ms() / 1000 * _pace(table)
                self._wait(number, pending.turn, seconds)

    def end_turn(self) -> None:
        if not self._alarms:  # no bot was asked
            return
        for alarm in self._alarms:
            alarm.cancel()
        for thought in self._thinking:
            thought.cancel()
        self._alarms.clear()
        self._thinking.clear()
        self._asked.clear()
        self._failed.clear()

    def was_refused(self, player: str, turn: int, refused: Refused) -> None:
        """One that comes too late is no error: the table waits for something else by now."""
        number = self._table().seat_of(player)
        if number is not None and not self._is_late(number, turn):
            self._fail(number, turn, refused)

    def _is_late(self, number: int, turn: int) -> bool:
        try:
            return self._waits_for(number, turn) is None
        except Exception:
            return False  # what fails here is reported with the refusal

    def _wait(self, number: int, turn: int, seconds: float) -> None:
        self._asked.add(number)
        alarm = self._services.timer.after(seconds, lambda: self._think(number, turn))
        self._alarms.append(alarm)

    def _waits_for(self, number: int, turn: int) -> Seat | None:
        """The bot in the seat, if the table still waits for it."""
        table = self._table()
        pending, seat = table.pending(), table.seats[number]
        if pending is None or pending.turn != turn or number not in pending.seats:
            return None
        return None if seat is None or table.bot_for(seat) is None else seat

    def _think(self, number: int, turn: int) -> None:
        try:
            seat = self._waits_for(number, turn)
            if seat is not None:
                self._ask(number, turn, seat)
        except Exception as error:
            self._fail(number, turn, error)

    def _ask(self, number: int, turn: int, seat: Seat) -> None:
        table, chance = self._table(), Chance(self._services.other_seed())
        assert table.round is not None
        kind = table.bot_for(seat)
        assert kind is not None
        seen = table.game.observe(table.round.state, number, self._events())
        if number in self._failed and seen.options is not None:
            self._act(number, seat, turn, seen.options.pick(chance))
            return
        thought = self._services.bots.act(table.game.name, kind, seen, chance)
        future = asyncio.ensure_future(thought)
        self._thinking.add(future)
        future.add_done_callback(partial(self._thought, number, turn))
        # A bot that never comes to a decision would stop the table: bots have no clock.
        late = partial(self._give_up, number, turn, future)
        alarm = self._services.timer.after(THOUGHT_SECONDS_MAX, late)
        future.add_done_callback(lambda _: alarm.cancel())

    def _give_up(self, number: int, turn: int, thought: "asyncio.Future[Any]") -> None:
        thought.cancel()
        self._fail(number, turn, TimeoutError("a bot thought too long"))

    def _thought(self, number: int, turn: int, done: "asyncio.Future[Any]") -> None:
        self._thinking.discard(done)
        if done.cancelled():
            return
        try:
            action = done.result()
            seat = self._waits_for(number, turn)
        except Exception as error:
            self._fail(number, turn, error)
            return
        if seat is not None:
            self._act(number, seat, turn, action)

    def _act(self, number: int, seat: Seat, turn: int, action: Any) -> None:
        self._asked.discard(number)
        self._post(Act(turn, action), Bot(seat.player, seat.name))

    def _fail(self, number: int, turn: int, error: BaseException) -> None:
        """Where the table waits for this seat alone, its time is up. Where it waits for others
        as well, that would end their time too: the bot does anything that is allowed."""
        self._services.on_error(self._table().id, error)
        pending = None
        try:
            if self._waits_for(number, turn) is None:
                return
            pending = self._table().pending()
        except Exception as again:  # nobody knows what the table waits for: ask again later
            self._services.on_error(self._table().id, again)
        if pending is not None and pending.seats == (number,):
            self._post(Expire(turn), HOUSE)
        else:
            self._failed.add(number)
            self._wait(number, turn, RETRY_SECONDS)


def _pace(table: Table) -> float:
    """How long bots think, as a part of their usual time. They hurry when no person may still have
    to decide something in this round, but not over a person's last chips."""
    assert table.round is not None
    game, state, people = table.game, table.round.state, table.humans()
    if any(game.risks_all(state, person) for person in people):
        return WEIGH
    return 1.0 if any(game.involved(state, person) for person in people) else HURRY
