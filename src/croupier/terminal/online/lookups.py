"""What a player looks up at the house instead of answering a question: the hall of fame, what the
coach advises, and the chart of the table."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

import msgspec

from croupier.client import HouseClient, HouseUnreachable, OrderRefused
from croupier.games.blackjack.views import BlackjackView
from croupier.terminal.coach import advice_lines, bet_on_turn, show_chart
from croupier.terminal.dialogue import hall_lines
from croupier.terminal.halloffame import Winner
from croupier.terminal.online.frontdoor import GAME
from croupier.terminal.online.turns import Place
from croupier.terminal.questions import BOOK, CHART, HALL
from croupier.terminal.screen import Screen
from croupier.terminal.words import Words


class Lookups:
    """A key is pressed at once; the house takes a moment, and is asked by `show`."""

    def __init__(self, house: HouseClient, screen: Screen, words: Words, place: Place) -> None:
        self._house = house
        self._screen = screen
        self._words = words
        self._place = place
        self._wanted: str | None = None
        self._shows = {HALL: self._show_hall, BOOK: self._show_book, CHART: self._show_chart}

    def want(self, what: str, words: Words | None = None) -> None:
        self._wanted = what

    def keys(self) -> dict[str, Callable[[Words], None]]:
        """For the dialogue."""
        return {what: partial(self.want, what) for what in self._shows}

    async def show(self) -> None:
        wanted, self._wanted = self._wanted, None
        try:
            if wanted is not None:
                await self._shows[wanted]()
        except OrderRefused as refused:  # such as somebody who has not signed in yet
            self._screen.line(refused.text, "yellow")
        except HouseUnreachable as error:
            facts = {"url": self._house.url, "why": str(error)}
            self._screen.line(self._words.say("terminal-net-no-server", **facts), "yellow")

    async def _show_book(self) -> None:
        table, seat = self._place.table, self._place.seat
        frame = self._house.frames.get(table)
        if seat is None or frame is None or frame.view is None:
            return  # the house was faster
        bet = bet_on_turn(msgspec.convert(frame.view, BlackjackView), seat)
        for line in advice_lines(self._words, await self._house.advice(table), bet):
            self._screen.line(line)

    async def _show_chart(self) -> None:
        chart = await self._house.chart(self._place.table)
        show_chart(self._screen, self._words, chart)

    async def _show_hall(self) -> None:
        """T21-P2-HALLOFFAME: the house's own list."""
        honours = await self._house.honours(GAME)
        days = [datetime.fromtimestamp(each.at_ms / 1000).astimezone().date() for each in honours]
        winners = [
            Winner(day, each.chips, each.name) for day, each in zip(days, honours, strict=True)
        ]
        for line in hall_lines(self._words, winners):
            self._screen.line(line)
