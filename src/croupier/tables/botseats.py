"""The bots of one table: each thinks a while when it is its turn, then gives its order like any
player. One that goes wrong concerns its own seat alone."""

from collections.abc import Callable
from typing import Any

from croupier.cards.chance import Chance
from croupier.games.game import Pending, Refused
from croupier.tables.decide import HOUSE
from croupier.tables.ports import Handle, Means
from croupier.tables.table import Act, Command, Expire, Seat, Table, Who

HURRY = 0.2  # of their time is what bots think among themselves
HELP_SECONDS = 1.0

Post = Callable[[Command, Who], None]


class BotSeats:
    def __init__(self, means: Means, table: Callable[[], Table], post: Post) -> None:
        self._means = means
        self._table = table  # as it is when a bot has made up its mind
        self._post = post
        self._thinking: list[Handle] = []
        self._helped: set[int] = set()  # bots that went wrong in this turn

    def ask(self, table: Table, pending: Pending) -> None:
        for number in pending.seats:
            seat = table.seats[number]
            if seat is not None and seat.bot is not None:
                pace = 1 if _somebody_cares(table) else HURRY
                self._think(number, pending.turn, self._means.think_ms() / 1000 * pace)

    def forget(self) -> None:
        """The turn is over."""
        for alarm in self._thinking:
            alarm.cancel()
        self._thinking.clear()
        self._helped.clear()

    def was_refused(self, player: str, turn: int, refused: Refused) -> None:
        number = self._table().seat_of(player)
        if number is not None and self._waits_for(number, turn):
            self._went_wrong(number, turn, refused)

    def _think(self, number: int, turn: int, seconds: float) -> None:
        alarm = self._means.timer.after(seconds, lambda: self._act(number, turn))
        self._thinking.append(alarm)

    def _waits_for(self, number: int, turn: int) -> Seat | None:
        """The bot in the seat, if the table still waits for it."""
        pending, seat = self._table().pending(), self._table().seats[number]
        if pending is None or pending.turn != turn or number not in pending.seats:
            return None
        return None if seat is None or seat.bot is None else seat

    def _act(self, number: int, turn: int) -> None:
        seat = self._waits_for(number, turn)
        if seat is None or seat.bot is None:
            return
        try:
            action = self._action(number, seat.bot)
        except Exception as error:
            self._went_wrong(number, turn, error)
        else:
            self._post(Act(turn, action), Who(seat.player, seat.name))

    def _action(self, number: int, kind: str) -> Any:
        table, chance = self._table(), Chance(self._means.seed())
        assert table.round is not None
        game, state = table.game, table.round.state
        options = game.options(state, number)
        if number in self._helped and options is not None:
            return options.pick(chance)
        bot = self._means.bots[game.name][kind]
        return bot.act(number, game.view(state), game.own(state, number), options, chance)

    def _went_wrong(self, number: int, turn: int, error: Exception) -> None:
        """Where the table waits for this seat alone, its time is up. Where it waits for others
        as well, that would end their time too: the bot does anything that is allowed."""
        self._means.on_error(self._table().id, error)
        pending = self._table().pending()
        if pending is not None and pending.seats == (number,):
            self._post(Expire(turn), HOUSE)
        else:
            self._helped.add(number)
            self._think(number, turn, HELP_SECONDS)


def _somebody_cares(table: Table) -> bool:
    """Whether anybody of flesh and blood may still have to decide something."""
    assert table.round is not None
    return any(table.game.involved(table.round.state, number) for number in table.humans())
