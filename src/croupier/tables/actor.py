"""The actor that runs one table: one mailbox, one decision at a time, nothing shown before it is
on disk. It decides nothing by itself; it only knows when to ask.

A table that is idle decides at once, while the one who asks is still asking. Until the disk has
answered, letters wait; the answer is a callback, so a decision costs no task of its own, and who
asked may go away without harm."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec import Struct

from croupier.games.game import Refused
from croupier.tables.alarms import Alarms, deserted
from croupier.tables.codec import encode_events, take_snapshot
from croupier.tables.decide import HOUSE, Decision, decide
from croupier.tables.ports import (
    Audience,
    Clock,
    Commit,
    CommitFailed,
    Means,
    Record,
    Repeated,
    RoundSpan,
    Watcher,
)
from croupier.tables.table import (
    Act,
    Admit,
    CloseTable,
    Command,
    Drop,
    RoundClosed,
    RoundOpened,
    Table,
    Who,
)

MAIL_MAX = 256
ANSWERS_MAX = 512
RETRY_SECONDS = 1.0


class Letter(Struct, frozen=True):
    """An order in the mailbox. Orders of the house itself have no one to answer."""

    who: Who
    command: Command
    id: str | None = None
    source: Watcher | None = None
    answer: asyncio.Future[int] | None = None

    @property
    def key(self) -> str | None:
        return None if self.id is None else f"{self.who.player}/{self.id}"


class TableActor:
    def __init__(
        self, table: Table, means: Means, audience: Audience, first_seq: int = 0, spent_ms: int = 0
    ) -> None:
        self.table = table
        self._means = means
        self._audience = audience
        self._mail: deque[Letter] = deque()
        self._busy = True  # until it runs
        self._under_way: asyncio.Future[Any] | None = None  # what the store was asked for
        self._answers: OrderedDict[str, int] = OrderedDict()
        self._round_start = first_seq  # the decision that opened the running round
        self._alarms = Alarms(means, lambda: self.table, self.post, spent_ms)
        self._stopping = False
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()

    @property
    def clock(self) -> Clock:
        return self._alarms.clock(self.table.pending())

    def order(
        self, who: Who, command_id: str, command: Command, source: Watcher | None = None
    ) -> "asyncio.Future[int]":
        """Done when the decision is on disk; gives its number in the log."""
        if self._stopping:
            raise Refused("closing")
        if len(self._mail) >= MAIL_MAX:
            raise Refused("busy")
        answer: asyncio.Future[int] = self._loop.create_future()
        self._receive(Letter(who, command, command_id, source, answer))
        return answer

    def post(self, command: Command, who: Who = HOUSE) -> None:
        if not self._stopping:
            self._receive(Letter(who, command))

    def stop(self) -> None:
        """Finish what is in the mailbox, then end `run`."""
        self._stopping = True
        self._alarms.silence()
        if not self._busy:
            self._work()

    async def run(self) -> None:
        """Until it is stopped. A table whose run is cancelled does nothing any more."""
        if not self._stopping:
            self._alarms.set(self.table, self.table.pending())
        self._alarms.forget_the_past()
        self._work()
        try:
            await self._ended
        except asyncio.CancelledError:
            self._stopping = True
            self._alarms.silence()
            self._mail.clear()
            if self._under_way is not None:
                self._under_way.cancel()
            raise

    def _receive(self, letter: Letter) -> None:
        self._mail.append(letter)
        if not self._busy:
            self._work()

    def _work(self) -> None:
        """Take letters until one of them has to wait for the store, or there are none left."""
        self._busy = True
        while self._mail:
            letter = self._mail.popleft()
            try:
                waits = self._begin(letter)
            except Exception as error:
                self._refuse(letter, error)
            else:
                if waits:
                    return
        self._busy = False
        if self._stopping and not self._ended.done():
            self._ended.set_result(None)

    def _begin(self, letter: Letter) -> bool:
        """Whether the letter waits for the store now."""
        key = letter.key
        if letter.answer is None and letter.command == CloseTable() and not deserted(self.table):
            raise Refused("others_seated")  # somebody came in the last moment
        if key is not None and (known := self._answers.get(key)) is not None:
            self._answer(letter, known)
            return False
        store, now_ms = self._means.store, self._means.timer.wall_ms()
        try:
            decision = decide(self.table, letter.who, letter.command, now_ms)
        except Refused as refused:
            if key is None:
                raise
            # What cannot be done now may have been done before this process began.
            self._wait(store.seen(self.table.id, key), partial(self._looked_up, letter, refused))
        else:
            commit = self._commit(decision, key, now_ms)
            self._wait(store.commit(commit), partial(self._landed, letter, decision, key))
        return True

    def _wait(self, what: Awaitable[Any], then: Callable[["asyncio.Future[Any]"], None]) -> None:
        future = what if isinstance(what, asyncio.Future) else asyncio.ensure_future(what)
        future.add_done_callback(then)
        self._under_way = future

    def _looked_up(self, letter: Letter, refused: Refused, done: "asyncio.Future[Any]") -> None:
        if done.cancelled():
            return
        error = done.exception()
        if error is None and done.result() is not None:
            self._answer(letter, done.result())
        else:
            self._refuse(letter, error or refused)
        self._work()

    def _landed(
        self, letter: Letter, decision: Decision, key: str | None, done: "asyncio.Future[Any]"
    ) -> None:
        """The disk has the decision, or has it not."""
        if done.cancelled():
            return
        try:
            done.result()
            self._keep(letter, decision, key)
        except Repeated as repeated:
            self._answer(letter, repeated.seq)
        except CommitFailed:
            self._refuse(letter, Refused("not_saved"))
        except Exception as error:
            self._refuse(letter, error)
        else:
            self._answer(letter, decision.table.seq)
        if self.table.closed and not self._stopping:
            self.stop()
        self._work()

    def _keep(self, letter: Letter, decision: Decision, key: str | None) -> None:
        self.table = decision.table
        if key is not None:
            self._remember(key, decision.table.seq)
        if RoundOpened in map(type, decision.events):
            self._round_start = decision.table.seq
        pending = decision.table.pending()
        if not self._stopping:
            self._alarms.set(decision.table, pending)
        try:
            clock = self._alarms.clock(pending)
            self._audience.tell(decision, clock, letter.source, letter.id)
        except Exception as error:
            # What is on disk stands, even if somebody cannot be told.
            self._means.on_error(self.table.id, error)

    def _commit(self, decision: Decision, key: str | None, now_ms: int) -> Commit:
        after = decision.table
        record = Record(after.id, after.seq, now_ms, key, encode_events(decision.events))
        if RoundClosed not in map(type, decision.events):
            return Commit(record, decision.transfers, closes=after.closed)
        closed = [event for event in decision.events if isinstance(event, RoundClosed)]
        opened = RoundOpened in map(type, decision.events)
        first = after.seq if opened else self._round_start
        span = RoundSpan(closed[0].number, first, after.seq)
        return Commit(record, decision.transfers, take_snapshot(after), span)

    def _answer(self, letter: Letter, seq: int) -> None:
        if letter.answer is not None and not letter.answer.done():
            letter.answer.set_result(seq)

    def _refuse(self, letter: Letter, error: BaseException) -> None:
        if not isinstance(error, Refused):
            # The decision was dropped, so the table is as it was and may go on.
            self._means.on_error(self.table.id, error)
            error = Refused("internal")
        if letter.answer is None:
            self._go_on_after(letter, error)
        elif not letter.answer.done():
            letter.answer.set_exception(error)

    def _go_on_after(self, letter: Letter, refused: Refused) -> None:
        """Nobody would give an order of the house or of a bot again."""
        command = letter.command
        if refused.code == "not_saved":
            again = RETRY_SECONDS
            self._means.timer.after(again, lambda: self.post(command, letter.who))
        elif isinstance(command, Admit) and refused.code == "not_enough_chips":
            self.post(Drop(self.table.queue[0].player))
        elif isinstance(command, Act):
            self._alarms.bots.was_refused(letter.who.player, command.turn, refused)

    def _remember(self, key: str, seq: int) -> None:
        self._answers[key] = seq
        if len(self._answers) > ANSWERS_MAX:
            self._answers.popitem(last=False)
