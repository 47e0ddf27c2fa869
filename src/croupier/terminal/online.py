"""Twenty-One at the table of a server: the same words and keys, one player. The house decides
everything; this tells what its frames say and sends what the player answers."""

import asyncio
import signal
from collections.abc import Awaitable
from contextlib import suppress
from datetime import datetime
from typing import Any, get_args

import msgspec
from msgspec import UNSET, Struct

from croupier.client import Back, Ended, HouseClient, HouseUnreachable, Lost, OrderRefused
from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackAction, BlackjackEvent, Phase
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.views import BlackjackOptions, BlackjackView
from croupier.tables.frames import TableSummary
from croupier.terminal.dialogue import Dialogue, hall_lines, move_of, move_question
from croupier.terminal.frontdoor import GAME, choose_table, sign_in
from croupier.terminal.halloffame import Winner
from croupier.terminal.keyboard import AsyncKeyboard, EndOfInput, Keyboard
from croupier.terminal.questions import (
    AGAIN,
    QUIT,
    Question,
    again_question,
    bet_question,
)
from croupier.terminal.screen import Screen
from croupier.terminal.teller import Teller, gain_of
from croupier.terminal.words import Words
from croupier.wire.down import Frame, Gone, Refusal
from croupier.wire.message_ids import MessageId

STALE_MAX = 5


class Stopped(Exception):
    """The player wants to go: Ctrl+C, or the end of input."""


class Asked(Struct, frozen=True):
    """A question that waits for an answer, and what it is about: when that changes, the house has
    acted in the meantime."""

    question: Question
    about: tuple[Any, ...]
    insure: AmountRange | None = None


class OnlineGame:
    def __init__(
        self, house: HouseClient, screen: Screen, keyboard: Keyboard, words: Words
    ) -> None:
        self._house = house
        self._screen = screen
        self._keyboard = AsyncKeyboard(keyboard)
        self._words = words
        self._dialogue = Dialogue(screen, None, self._want_hall)
        self._teller = Teller(screen, words, lambda _: words, self._name_of)
        self._stop = asyncio.Event()
        self._hall_wanted = False
        self._events = {str(kind.__struct_config__.tag) for kind in get_args(BlackjackEvent)}
        self._table = ""
        self._summary: TableSummary | None = None
        self._names: dict[int, str] = {}
        self._seat: int | None = None
        self._asked: Asked | None = None
        self._done: tuple[Any, ...] = ()  # what the last answer was about
        self._waits = False  # for the others, and that was said
        self._last_bet: int | None = None
        self._heard: tuple[Frame, BlackjackView | None] | None = None  # the last frame
        self._new_hand = True  # not when the player has yet to say so

    async def play(self, name: str | None, table: str | None) -> int:
        """The exit code. Raises `HouseUnreachable` when there is no house to begin with."""
        self._listen_to_signals()
        house, screen, words = self._house, self._screen, self._words
        try:
            await sign_in(house, screen, words, self._ask, name)
            welcome = await house.connect()
            self._table = table or await choose_table(
                house, screen, words, self._ask, welcome.tables
            )
            await house.watch(self._table)
            await self._follow()
        except Stopped:
            screen.line()
        await self._go()
        screen.line(words.say("terminal-goodbye"))
        return 0

    def _listen_to_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self._stop.set)
            except NotImplementedError:  # on Windows Ctrl+C ends the loop instead
                return

    async def _ask(self, question: Question) -> Any:
        while True:
            self._screen.ask(question.prompt)
            answer = self._dialogue.hear(question, await self._or_stop(self._keyboard.line()))
            if answer is not None:
                return answer
            await self._show_wanted_hall()

    def _want_hall(self, words: Words) -> None:
        self._hall_wanted = True

    async def _show_wanted_hall(self) -> None:
        """T21-P2-HALLOFFAME: the house's own list."""
        if not self._hall_wanted:
            return
        self._hall_wanted = False
        try:
            honours = await self._house.honours(GAME)
        except OrderRefused as refused:  # somebody who has not signed in yet
            self._screen.line(refused.text, "yellow")
            return
        days = [datetime.fromtimestamp(each.at_ms / 1000).astimezone().date() for each in honours]
        winners = [
            Winner(day, each.chips, each.name) for day, each in zip(days, honours, strict=True)
        ]
        for line in hall_lines(self._words, winners):
            self._screen.line(line)

    async def _or_stop(self, wanted: Awaitable[Any]) -> Any:
        """What is wanted, or `Stopped`."""
        stop = asyncio.ensure_future(self._stop.wait())
        task = asyncio.ensure_future(wanted)
        try:
            await asyncio.wait({stop, task}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise Stopped
            return task.result()
        except EndOfInput:
            raise Stopped from None
        finally:
            stop.cancel()
            task.cancel()

    async def _follow(self) -> None:
        """Hear the house and the player, whoever speaks first, until one of them goes."""
        news = self._house.news()
        heard: asyncio.Task[Any] | None = None
        typed: asyncio.Task[str] | None = None
        try:
            while True:
                heard = heard or asyncio.ensure_future(anext(news))
                if self._asked is not None and typed is None:
                    typed = asyncio.create_task(self._keyboard.line())
                await self._or_stop(
                    asyncio.wait(
                        {task for task in (heard, typed) if task is not None},
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                )
                if heard.done():
                    message, heard = heard.result(), None
                    if not await self._hear(message):
                        return
                elif typed is not None and typed.done():
                    line, typed = typed, None
                    await self._answered(line)
        finally:
            for task in (heard, typed):
                if task is not None:
                    task.cancel()

    async def _hear(self, message: Any) -> bool:
        """False when there is nothing more to hear."""
        match message:
            case Frame(table=table) if table == self._table:
                return await self._frame(message)
            case Gone(table=table) if table == self._table:
                self._say("terminal-net-closed")
                return False
            case Refusal(text=text, id=""):
                self._screen.line(text, "yellow")
                return self._summary is not None  # else the table cannot be watched
            case Lost():
                self._drop_question()
                self._say("terminal-net-lost")
            case Back():
                self._done = ()
                self._say("terminal-net-back")
            case Ended():
                self._say("terminal-net-gone")
                return False
            case _:
                pass
        return True

    async def _frame(self, frame: Frame) -> bool:
        first = self._summary is None
        if frame.summary is not UNSET:
            self._summary = frame.summary
            self._names |= {seat.seat: seat.name for seat in frame.summary.seats}
            self._dialogue.rules = msgspec.convert(frame.summary.rules, BlackjackRules)
        view = None if frame.view is None else msgspec.convert(frame.view, BlackjackView)
        if first or not frame.events:
            self._teller.look(view)
        was_seated, self._seat = self._seat, frame.seat
        self._tell(frame, view)
        if first and frame.seat is None:
            return await self._sit()
        if was_seated is not None and frame.seat is None:
            return False  # the house has ended the stay, and has said why
        if self._is_broke(frame, view):
            balance, name = self._words.money(0), self._name_of(frame.seat or 0)
            self._say("terminal-broke", name=name, balance=balance)
            return False  # T21-6.4.2
        self._heard = (frame, view)
        self._next_question(frame, view)
        return True

    def _is_broke(self, frame: Frame, view: BlackjackView | None) -> bool:
        """By the round that ends now: the view of an older one may be about somebody else."""
        if view is None or not any(event["e"] == "round_closed" for event in frame.events):
            return False
        return any(seat.seat == self._seat and seat.stack == 0 for seat in view.seats)

    async def _sit(self) -> bool:
        assert self._summary is not None
        chips = self._summary.settings["buy_in"]
        try:
            await self._house.sit(self._table, chips)
        except OrderRefused as refused:
            self._screen.line(refused.text, "yellow")
            return False
        if self._house.frames[self._table].seat is None:
            self._say("terminal-net-queued")
        return True

    def _tell(self, frame: Frame, view: BlackjackView | None) -> None:
        played = [event for event in frame.events if event["e"] in self._events]
        self._teller.tell(msgspec.convert(played, list[BlackjackEvent]), view)
        for event in frame.events:
            match event:
                case {"e": "player_sat", "name": name, "chips": chips, "seat": seat}:
                    self._tell_sat(name, chips, seat)
                case {"e": "player_left", "name": name, "chips": chips, "cause": cause}:
                    key: MessageId = "terminal-broke" if cause == "broke" else "terminal-net-left"
                    self._say(key, name=name, balance=self._words.money(chips))
                case {"e": "round_closed"} if view is not None:
                    self._show_end(view)

    def _tell_sat(self, name: str, chips: int, seat: int) -> None:
        key: MessageId = "terminal-net-seated" if seat == self._seat else "terminal-net-sits"
        self._say(key, name=name, balance=self._words.money(chips))

    def _show_end(self, view: BlackjackView) -> None:
        self._tell_too_late()
        self._done, self._waits = (), False
        self._teller.show_results(view)
        for seat in view.seats:
            if any(hand.cards for hand in seat.hands):
                self._teller.show_gain(seat.seat, gain_of(seat), seat.stack)
            if seat.seat in view.busted_by:
                balance, name = self._words.money(seat.stack), self._name_of(seat.seat)
                text = self._words.say("terminal-busted-house", name=name, balance=balance)
                self._screen.line(text, "green")
            if seat.seat == self._seat and any(hand.cards for hand in seat.hands):
                self._new_hand = False

    def _next_question(self, frame: Frame, view: BlackjackView | None) -> None:
        """Ask what the house waits for, once."""
        if self._seat is None or (view is not None and view.busted_by):
            return  # T21-6.4.4: no further round is played here
        if not self._new_hand:
            question = again_question(self._words, self._name_of(self._seat))
            self._put(Asked(question, (AGAIN,)))
            return
        options = self._options(frame)
        if options is None or view is None:
            if self._asked is not None:
                self._tell_too_late()
            elif view is not None and view.phase is Phase.BETTING and not self._waits:
                self._waits = True
                self._say("terminal-net-waiting")
            return
        mine = next(seat for seat in view.seats if seat.seat == self._seat)
        name = self._name_of(self._seat)
        if options.bet is not None:
            balance = mine.stack + sum(hand.bet for hand in mine.hands)
            question = bet_question(self._words, name, balance, options.bet, self._last_bet)
            self._put(Asked(question, ("bet", view.phase)))
            return
        hand = mine.hand or 0
        about = (view.phase, hand, len(mine.hands), len(mine.hands[hand].cards))
        question = move_question(self._words, name, options)
        self._put(Asked(question, about, options.insure))

    def _put(self, asked: Asked) -> None:
        if asked.about == self._done:
            return  # answered; the house has not come to it yet
        self._done = ()
        if self._asked is not None:
            if self._asked.about == asked.about:
                return
            self._drop_question()
        if asked.about[0] is Phase.PLAYING and self._seat is not None:
            self._teller.show_turn(self._seat, asked.about[1])
        self._asked = asked
        self._screen.ask(asked.question.prompt)

    def _tell_too_late(self) -> None:
        """About a question that the house has answered itself."""
        if self._asked is not None and self._asked.about != (AGAIN,):
            self._drop_question()
            self._say("terminal-net-too-late")

    def _drop_question(self) -> None:
        if self._asked is not None:
            self._asked = None
            self._screen.line()

    def _options(self, frame: Frame) -> BlackjackOptions | None:
        if frame.options is None:
            return None
        return msgspec.convert(frame.options, BlackjackOptions)

    async def _answered(self, typed: asyncio.Task[str]) -> None:
        try:
            line = typed.result()
        except EndOfInput:
            raise Stopped from None
        asked = self._asked
        if asked is None:
            return  # the house was faster
        answer = self._dialogue.hear(asked.question, line)
        if answer is None:
            await self._show_wanted_hall()
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
            self._next_question(*self._heard)

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
                await self._house.act(self._table, action)
            except OrderRefused as refused:
                if refused.code != "stale_turn" or attempt == STALE_MAX - 1:
                    raise
            else:
                return

    async def _go(self) -> None:
        """Leave the table, so that the chips are in the wallet again."""
        try:
            if self._seat is not None:
                with suppress(OrderRefused):  # the house may have been faster
                    await self._house.leave(self._table)
            me = await self._house.me()
            if me is not None:
                balance = self._words.money(me.chips + me.seated)
                self._say("terminal-net-cashed-out", balance=balance)
                self._hall_wanted = True
                await self._show_wanted_hall()
        except (OrderRefused, HouseUnreachable):
            return

    def _name_of(self, seat: int) -> str:
        return self._names.get(seat, str(seat + 1))

    def _say(self, key: MessageId, **facts: Any) -> None:
        self._screen.line(self._words.say(key, **facts))
