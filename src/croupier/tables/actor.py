"""The actor that runs one table: one mailbox, one decision at a time, nothing shown before it is
on disk. It decides nothing by itself; it only knows when to ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from croupier.bots.bot import Bot
from croupier.cards.chance import Chance
from croupier.games.game import Pending, Refused
from croupier.tables.codec import encode_events, take_snapshot
from croupier.tables.decide import HOUSE, Decision, decide
from croupier.tables.ports import (
    Audience,
    Clock,
    Commit,
    CommitFailed,
    Handle,
    Record,
    Repeated,
    RoundSpan,
    Store,
    Timer,
    Watcher,
)
from croupier.tables.table import (
    Act,
    Admit,
    CloseTable,
    Command,
    Drop,
    Expire,
    OpenRound,
    RoundClosed,
    RoundOpened,
    Table,
    Who,
)
from croupier.tables.turnclock import TurnClock

MAIL_MAX = 256
ANSWERS_MAX = 512
FIRST_GAP_MS = 1_500
IDLE_SECONDS = 60.0
HURRY = 0.2  # of their time is what bots think among themselves
RETRY_SECONDS = 1.0


class Means(Struct, frozen=True):
    """What every actor of a house shares."""

    store: Store
    timer: Timer
    bots: Mapping[str, Mapping[str, Bot]]
    seed: Callable[[], bytes]
    think_ms: Callable[[], int]
    on_error: Callable[[str, BaseException], None]


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
        self._mail: asyncio.Queue[Letter | None] = asyncio.Queue()
        self._answers: OrderedDict[str, int] = OrderedDict()
        self._round_start = first_seq  # the decision that opened the running round
        self._clock = TurnClock(means.timer, lambda turn: self.post(Expire(turn)), spent_ms)
        self._turn: int | None = None
        self._gap_ends: float | None = None
        self._alarms: list[Handle] = []
        self._gap: Handle | None = None
        self._idle: Handle | None = None
        self._stopping = False

    @property
    def clock(self) -> Clock:
        return Clock(self._clock.ends, self._gap_ends)

    async def order(
        self, who: Who, command_id: str, command: Command, source: Watcher | None = None
    ) -> int:
        """Done when the decision is on disk; gives its number in the log."""
        if self._stopping:
            raise Refused("closing")
        if self._mail.qsize() >= MAIL_MAX:
            raise Refused("busy")
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._mail.put_nowait(Letter(who, command, command_id, source, answer))
        return await answer

    def post(self, command: Command, who: Who = HOUSE) -> None:
        if not self._stopping:
            self._mail.put_nowait(Letter(who, command))

    def stop(self) -> None:
        """Finish what is in the mailbox, then end `run`."""
        self._stopping = True
        self._silence()
        self._mail.put_nowait(None)

    async def run(self) -> None:
        self._arm()
        self._clock.forget_the_past()
        while (letter := await self._mail.get()) is not None:
            try:
                seq = await self._carry_out(letter)
            except Refused as refused:
                self._refuse(letter, refused)
            except Exception as error:
                # The decision was dropped, so the table is as it was and may go on.
                self._means.on_error(self.table.id, error)
                self._refuse(letter, Refused("internal"))
            else:
                if letter.answer is not None and not letter.answer.done():
                    letter.answer.set_result(seq)
            if self.table.closed:
                self.stop()

    async def _carry_out(self, letter: Letter) -> int:
        key = letter.key
        if letter.answer is None and letter.command == CloseTable() and not self._deserted():
            raise Refused("others_seated")  # somebody came in the last moment
        if key is not None and (known := self._answers.get(key)) is not None:
            return known
        try:
            decision = decide(self.table, letter.who, letter.command, self._means.timer.wall_ms())
        except Refused:
            # What cannot be done now may have been done before this process began.
            seq = None if key is None else await self._means.store.seen(self.table.id, key)
            if seq is None:
                raise
            return seq
        try:
            await self._means.store.commit(self._commit(decision, key))
        except Repeated as repeated:
            return repeated.seq
        except CommitFailed as failed:
            raise Refused("not_saved") from failed
        self.table = decision.table
        if key is not None:
            self._remember(key, decision.table.seq)
        if RoundOpened in map(type, decision.events):
            self._round_start = decision.table.seq
        self._arm()
        self._tell(decision, letter)
        return decision.table.seq

    def _tell(self, decision: Decision, letter: Letter) -> None:
        """What is on disk stands, even if somebody cannot be told."""
        try:
            self._audience.tell(decision, self.clock, letter.source, letter.id)
        except Exception as error:
            self._means.on_error(self.table.id, error)

    def _commit(self, decision: Decision, key: str | None) -> Commit:
        after = decision.table
        record = Record(
            after.id, after.seq, self._means.timer.wall_ms(), key, encode_events(decision.events)
        )
        if RoundClosed not in map(type, decision.events):
            return Commit(record, decision.transfers, closes=after.closed)
        closed = [event for event in decision.events if isinstance(event, RoundClosed)]
        opened = RoundOpened in map(type, decision.events)
        first = after.seq if opened else self._round_start
        span = RoundSpan(closed[0].number, first, after.seq)
        return Commit(record, decision.transfers, take_snapshot(after), span)

    def _refuse(self, letter: Letter, refused: Refused) -> None:
        if letter.answer is None:
            self._go_on_after(letter, refused)
        elif not letter.answer.done():
            letter.answer.set_exception(refused)

    def _go_on_after(self, letter: Letter, refused: Refused) -> None:
        """Nobody would give an order of the house or of a bot again."""
        if refused.code == "not_saved":
            again = RETRY_SECONDS
            self._means.timer.after(again, lambda: self.post(letter.command, letter.who))
        elif isinstance(letter.command, Admit) and refused.code == "not_enough_chips":
            self.post(Drop(self.table.queue[0].player))
        elif isinstance(letter.command, Act):
            self.post(Expire(letter.command.turn))

    def _remember(self, key: str, seq: int) -> None:
        self._answers[key] = seq
        if len(self._answers) > ANSWERS_MAX:
            self._answers.popitem(last=False)

    def _arm(self) -> None:
        """Set the alarms for what the table waits for now. A clock that runs already goes on."""
        if self._stopping:
            return
        table = self.table
        pending = table.pending()
        if pending is None:
            self._disarm_turn()
        else:
            if pending.turn != self._turn:
                self._disarm_turn()
                self._turn = pending.turn
                self._ask_bots(pending)
            self._clock.set(table, pending)
        self._arm_gap()
        if table.queue and table.round is None and None in table.seats:
            self.post(Admit())
        deserted = self._deserted()
        if deserted and self._idle is None:
            self._idle = self._means.timer.after(IDLE_SECONDS, lambda: self.post(CloseTable()))
        elif not deserted and self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _deserted(self) -> bool:
        table = self.table
        return not (table.round or table.queue or table.humans() or table.host == HOUSE.player)

    def _ask_bots(self, pending: Pending) -> None:
        for number in pending.seats:
            seat = self.table.seats[number]
            if seat is not None and seat.bot is not None:
                delay = self._means.think_ms() / 1000 * (1 if self._somebody_cares() else HURRY)
                ask = self._asker(number, pending.turn)
                self._alarms.append(self._means.timer.after(delay, ask))

    def _somebody_cares(self) -> bool:
        table = self.table
        assert table.round is not None
        return any(table.game.involved(table.round.state, number) for number in table.humans())

    def _arm_gap(self) -> None:
        table, timer = self.table, self._means.timer
        penniless = table.round is None and any(
            seat is not None and seat.grace == 0 and table.is_broke(seat) for seat in table.seats
        )
        if not (table.can_open() or penniless):
            if self._gap is not None:
                self._gap.cancel()
            self._gap, self._gap_ends = None, None
            return
        people = [seat for n in table.humans() if (seat := table.seats[n]) is not None]
        hurry = all(seat.ready or seat.away for seat in people)
        gap_ms = table.room.gap_ms if table.rounds else min(table.room.gap_ms, FIRST_GAP_MS)
        ends = timer.now() + (0 if hurry else gap_ms / 1000)
        if self._gap is not None and self._gap_ends is not None and self._gap_ends <= ends:
            return
        if self._gap is not None:
            self._gap.cancel()
        self._gap_ends = ends
        self._gap = timer.after(ends - timer.now(), self._open_round)

    def _open_round(self) -> None:
        self._gap, self._gap_ends = None, None
        self.post(OpenRound(self._means.seed()))

    def _asker(self, number: int, turn: int) -> Callable[[], None]:
        return lambda: self._ask_bot(number, turn)

    def _ask_bot(self, number: int, turn: int) -> None:
        table, pending = self.table, self.table.pending()
        seat = table.seats[number]
        if pending is None or pending.turn != turn or seat is None or seat.bot is None:
            return
        try:
            action = self._bot_action(number, seat.bot)
        except Exception as error:
            self._means.on_error(table.id, error)
            self.post(Expire(turn))
        else:
            self.post(Act(turn, action), Who(seat.player, seat.name))

    def _bot_action(self, number: int, kind: str) -> Any:
        table, game = self.table, self.table.game
        assert table.round is not None
        state = table.round.state
        return self._means.bots[game.name][kind].act(
            number,
            game.view(state),
            game.own(state, number),
            game.options(state, number),
            Chance(self._means.seed()),
        )

    def _disarm_turn(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()
        self._clock.stop()
        self._turn = None

    def _silence(self) -> None:
        self._disarm_turn()
        for alarm in (self._gap, self._idle):
            if alarm is not None:
                alarm.cancel()
        self._gap, self._idle = None, None
