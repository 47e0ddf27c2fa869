"""What a player looks up at the house instead of answering a question: the hall of fame."""

from datetime import datetime

from croupier.client import HouseClient, OrderRefused
from croupier.terminal.dialogue import hall_lines
from croupier.terminal.halloffame import Winner
from croupier.terminal.online.frontdoor import GAME
from croupier.terminal.questions import HALL
from croupier.terminal.screen import Screen
from croupier.terminal.words import Words


class Lookups:
    """A key is pressed at once; the house takes a moment, and is asked by `show`."""

    def __init__(self, house: HouseClient, screen: Screen, words: Words) -> None:
        self._house = house
        self._screen = screen
        self._words = words
        self._wanted: str | None = None

    def want(self, what: str) -> None:
        self._wanted = what

    def want_hall(self, words: Words) -> None:
        self.want(HALL)

    async def show(self) -> None:
        wanted, self._wanted = self._wanted, None
        try:
            if wanted == HALL:
                await self._show_hall()
        except OrderRefused as refused:  # somebody who has not signed in yet
            self._screen.line(refused.text, "yellow")

    async def _show_hall(self) -> None:
        """T21-P2-HALLOFFAME: the house's own list."""
        honours = await self._house.honours(GAME)
        days = [datetime.fromtimestamp(each.at_ms / 1000).astimezone().date() for each in honours]
        winners = [
            Winner(day, each.chips, each.name) for day, each in zip(days, honours, strict=True)
        ]
        for line in hall_lines(self._words, winners):
            self._screen.line(line)
