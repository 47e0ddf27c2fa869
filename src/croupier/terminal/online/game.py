"""Twenty-One at the table of a server: the same words and keys, one player. The house decides
everything; this tells what its frames say and sends what the player answers."""

import asyncio
import signal
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any, get_args

import msgspec
from msgspec import UNSET

from croupier.client import Back, Ended, HouseClient, HouseUnreachable, Lost, OrderRefused
from croupier.games.blackjack.moves import BlackjackEvent
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.views import BlackjackView
from croupier.tables.frames import TableSummary
from croupier.terminal.dialogue import Dialogue
from croupier.terminal.keyboard import AsyncKeyboard, EndOfInput, Keyboard
from croupier.terminal.online.frontdoor import choose_table, sign_in
from croupier.terminal.online.lookups import Lookups
from croupier.terminal.online.turns import Place, Stopped, Turns
from croupier.terminal.questions import HALL, Question
from croupier.terminal.screen import Screen
from croupier.terminal.teller import Teller, gain_of
from croupier.terminal.words import Words
from croupier.wire.down import Frame, Gone, Refusal
from croupier.wire.message_ids import MessageId


class OnlineGame:
    def __init__(
        self, house: HouseClient, screen: Screen, keyboard: Keyboard, words: Words
    ) -> None:
        self._house = house
        self._screen = screen
        self._keyboard = AsyncKeyboard(keyboard)
        self._words = words
        self._place = Place()
        self._lookups = Lookups(house, screen, words, self._place)
        self._dialogue = Dialogue(screen, None, self._lookups.keys())
        self._teller = Teller(screen, words, lambda _: words, self._place.name_of)
        self._turns = Turns(
            house, screen, words, self._place, self._dialogue, self._teller, self._show_wanted
        )
        self._stop = asyncio.Event()
        self._events = {str(kind.__struct_config__.tag) for kind in get_args(BlackjackEvent)}
        self._summary: TableSummary | None = None

    async def play(self, name: str | None, table: str | None) -> int:
        """The exit code. Raises `HouseUnreachable` when there is no house to begin with."""
        self._listen_to_signals()
        house, screen, words = self._house, self._screen, self._words
        try:
            await sign_in(house, screen, words, self._ask, name)
            await house.connect()
            self._place.table = table or await choose_table(
                house, screen, words, self._ask, await house.tables()
            )
            await house.watch(self._place.table)
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
            await self._show_wanted()

    async def _show_wanted(self) -> None:
        await self._or_stop(self._lookups.show())

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
                if self._turns.is_open and typed is None:
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
                    await self._turns.answer(_line(line))
        finally:
            for task in (heard, typed):
                if task is not None:
                    task.cancel()

    async def _hear(self, message: Any) -> bool:
        """False when there is nothing more to hear."""
        match message:
            case Frame(table=table) if table == self._place.table:
                return await self._frame(message)
            case Gone(table=table) if table == self._place.table:
                self._say("terminal-net-closed")
                return False
            case Refusal(text=text, id=""):
                self._screen.line(text, "yellow")
                return self._summary is not None  # else the table cannot be watched
            case Lost():
                self._turns.drop()
                self._say("terminal-net-lost")
            case Back():
                self._turns.ask_anew()
                self._say("terminal-net-back")
            case Ended():
                self._say("terminal-net-gone")
                return False
            case _:
                pass
        return True

    async def _frame(self, frame: Frame) -> bool:
        first, place = self._summary is None, self._place
        if frame.summary is not UNSET:
            self._summary = frame.summary
            place.names |= {seat.seat: seat.name for seat in frame.summary.seats}
            self._dialogue.rules = msgspec.convert(frame.summary.rules, BlackjackRules)
        view = None if frame.view is None else msgspec.convert(frame.view, BlackjackView)
        if first or not frame.events:
            self._teller.look(view)
        was_seated, place.seat = place.seat, frame.seat
        self._tell(frame, view)
        if first and frame.seat is None:
            return await self._sit()
        if was_seated is not None and frame.seat is None:
            return False  # the house has ended the stay, and has said why
        if self._is_broke(frame, view):
            balance, name = self._words.money(0), place.name_of(frame.seat or 0)
            self._say("terminal-broke", name=name, balance=balance)
            return False  # T21-6.4.2
        self._turns.hear(frame, view)
        return True

    def _is_broke(self, frame: Frame, view: BlackjackView | None) -> bool:
        """By the round that ends now: the view of an older one may be about somebody else."""
        if view is None or not any(event["e"] == "round_closed" for event in frame.events):
            return False
        return any(seat.seat == self._place.seat and seat.stack == 0 for seat in view.seats)

    async def _sit(self) -> bool:
        assert self._summary is not None
        chips = self._summary.settings["buy_in"]
        try:
            await self._house.sit(self._place.table, chips)
        except OrderRefused as refused:
            self._screen.line(refused.text, "yellow")
            return False
        if self._house.frames[self._place.table].seat is None:
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
        key: MessageId = "terminal-net-seated" if seat == self._place.seat else "terminal-net-sits"
        self._say(key, name=name, balance=self._words.money(chips))

    def _show_end(self, view: BlackjackView) -> None:
        self._turns.end_round()
        self._teller.show_results(view)
        for seat in view.seats:
            has_played = any(hand.cards for hand in seat.hands)
            if has_played:
                self._teller.show_gain(seat.seat, gain_of(seat), seat.stack)
            if seat.seat in view.busted_by:
                balance, name = self._words.money(seat.stack), self._place.name_of(seat.seat)
                text = self._words.say("terminal-busted-house", name=name, balance=balance)
                self._screen.line(text, "green")
            if seat.seat == self._place.seat and has_played:
                self._turns.wait_for_player()

    async def _go(self) -> None:
        """Leave the table, so that the chips are in the wallet again."""
        try:
            if self._place.seat is not None:
                with suppress(OrderRefused):  # the house may have been faster
                    await self._house.leave(self._place.table)
            me = await self._house.me()
            if me is not None:
                balance = self._words.money(me.chips + me.seated)
                self._say("terminal-net-cashed-out", balance=balance)
                self._lookups.want(HALL)
                await self._lookups.show()
        except (OrderRefused, HouseUnreachable):
            return

    def _say(self, key: MessageId, **facts: Any) -> None:
        self._screen.line(self._words.say(key, **facts))


def _line(typed: asyncio.Task[str]) -> str:
    try:
        return typed.result()
    except EndOfInput:
        raise Stopped from None
