"""What the house asks of the player at a table, and what the player answers. A question stays open
until it is answered, or the house has acted in the meantime."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from croupier.client import HouseClient, OrderRefused
from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackAction, Phase
from croupier.games.blackjack.views import BlackjackOptions, BlackjackView
from croupier.terminal.dialogue import Dialogue, move_of, move_question
from croupier.terminal.questions import AGAIN, QUIT, Question, again_question, bet_question
from croupier.terminal.screen import Screen
from croupier.terminal.teller import Teller
from croupier.terminal.words import Words
from croupier.wire.down import Frame

STALE_MAX = 5


class Stopped(Exception):
    """The player wants to go: by the key for it, Ctrl+C, or the end of input."""


class Place(Struct):
    """Where the player is, and who is there."""

    table: str = ""
    seat: int | None = None
    names: dict[int, str] = {}

    def name_of(self, seat: int) -> str:
        return self.names.get(seat, str(seat + 1))


class Asked(Struct, frozen=True):
    """A question that waits for an answer, and what it is about: when that changes, the house has
    acted in the meantime."""

    question: Question
    about: tuple[Any, ...]
    insure: AmountRange | None = None


class Turns:
    """`show_wanted` shows what the player has asked for instead of answering."""

    def __init__(
        self,
        house: HouseClient,
        screen: Screen,
        words: Words,
        place: Place,
        dialogue: Dialogue,
        teller: Teller,
        show_wanted: Callable[[], Awaitable[None]],
    ) -> None:
        self._house = house
        self._screen = screen
        self._words = words
        self._place = place
        self._dialogue = dialogue
        self._teller = teller
        self._show_wanted = show_wanted
        self._asked: Asked | None = None
        self._done: tuple[Any, ...] = ()  # what the last answer was about
        self._waits = False  # for the others, and that was said
        self._last_bet: int | None = None
        self._heard: tuple[Frame, BlackjackView | None] | None = None  # the last frame
        self._new_hand = True  # not when the player has yet to say so

    @property
    def is_open(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked is not None

    def hear(self, frame: Frame, view: BlackjackView | None) -> None:
        """Ask what the house waits for, once."""
        self._heard = (frame, view)
        seat = self._place.seat
        if seat is None or (view is not None and view.busted_by):
            return  # T21-6.4.4: no further round is played here
        if not self._new_hand:
            question = again_question(self._words, self._place.name_of(seat))
            self._put(Asked(question, (AGAIN,)))
            return
        options = _options(frame)
        if options is None or view is None:
            if self._asked is not None:
                self._tell_too_late()
            elif view is not None and view.phase is Phase.BETTING and not self._waits:
                self._waits = True
                self._screen.line(self._words.say("terminal-net-waiting"))
            return
        self._put(self._question(seat, options, view))

    def _question(self, seat: int, options: BlackjackOptions, view: BlackjackView) -> Asked:
        mine = next(each for each in view.seats if each.seat == seat)
        name = self._place.name_of(seat)
        if options.bet is not None:
            balance = mine.stack + sum(hand.bet for hand in mine.hands)
            question = bet_question(self._words, name, balance, options.bet, self._last_bet)
            return Asked(question, ("bet", view.phase))
        hand = mine.hand or 0
        about = (view.phase, hand, len(mine.hands), len(mine.hands[hand].cards))
        return Asked(move_question(self._words, name, options), about, options.insure)

    def _put(self, asked: Asked) -> None:
        if asked.about == self._done:
            return  # answered; the house has not come to it yet
        self._done = ()
        if self._asked is not None:
            if self._asked.about == asked.about:
                return
            self.drop()
        if asked.about[0] is Phase.PLAYING and self._place.seat is not None:
            self._teller.show_turn(self._place.seat, asked.about[1])
        self._asked = asked
        self._screen.ask(asked.question.prompt)

    def drop(self) -> None:
        """Wait for no answer any more."""
        if self._asked is not None:
            self._asked = None
            self._screen.line()

    def ask_anew(self) -> None:
        """After a lost connection nobody knows whether the last answer has arrived."""
        self._done = ()

    def end_round(self) -> None:
        self._tell_too_late()
        self._done, self._waits = (), False

    def wait_for_player(self) -> None:
        """The next hand begins when the player says so."""
        self._new_hand = False

    def _tell_too_late(self) -> None:
        """About a question that the house has answered itself."""
        if self._asked is not None and self._asked.about != (AGAIN,):
            self.drop()
            self._screen.line(self._words.say("terminal-net-too-late"))

    async def answer(self, line: str) -> None:
        """Raises `Stopped` when that is the answer."""
        asked = self._asked
        if asked is None:
            return  # the house was faster
        answer = self._dialogue.hear(asked.question, line)
        if answer is None:
            await self._show_wanted()
            self._screen.ask(asked.question.prompt)
            return
        self._asked = None
        if answer == QUIT:
            raise Stopped
        if asked.about == (AGAIN,):
            self._new_hand = True
        elif await self._do(asked, answer):
            return  # the next frame tells what came of it
        if self._heard is not None:
            self.hear(*self._heard)

    async def _do(self, asked: Asked, answer: Any) -> bool:
        """Whether the house has carried it out."""
        self._done = asked.about
        try:
            if asked.about[0] == "bet":
                await self._act(moves.SetBet(answer))
                self._last_bet = answer
                await self._act(moves.Start())
            else:
                await self._act(move_of(answer, asked.insure))
        except OrderRefused as refused:
            self._done = ()
            self._screen.line(refused.text, "yellow")
            return False
        return True

    async def _act(self, action: BlackjackAction) -> None:
        """While several seats may act, the turn moves on by itself: then it is tried again."""
        for attempt in range(STALE_MAX):
            try:
                await self._house.act(self._place.table, action)
            except OrderRefused as refused:
                if refused.code != "stale_turn" or attempt == STALE_MAX - 1:
                    raise
            else:
                return


def _options(frame: Frame) -> BlackjackOptions | None:
    if frame.options is None:
        return None
    return msgspec.convert(frame.options, BlackjackOptions)
