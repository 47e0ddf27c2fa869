"""The actor that runs one table: one mailbox, one decision at a time, nothing shown before it is
stored. It decides nothing by itself; it only knows when to ask.

A table that is idle decides at once, while the sender is still in the call. Until the store has
answered, orders wait; the answer is a callback, so a decision costs no task of its own, and the
sender may go away without harm. Whatever fails before a commit changes nothing and leaves every
clock running. Whatever fails after it is reported and never turns a stored decision into an error.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.games.game import Pending, Refused
from croupier.tables import commands, ports
from croupier.tables.access import check_sender
from croupier.tables.answered import AnsweredOrders
from croupier.tables.authority import HOUSE, Authority, Player
from croupier.tables.codec import read_action
from croupier.tables.commands import (
    Answer,
    Command,
    OpenTable,
    Order,
    check_same,
    digest_of,
    order_key,
)
from croupier.tables.decide import decide, open_table
from croupier.tables.drafting import Decision
from croupier.tables.events import Played, RoundOpened, Sitter
from croupier.tables.frames import Frame, Outcome, TableNews, table_news, whole_frame
from croupier.tables.overview import TableOverview, overview
from croupier.tables.privateparts import PrivateParts
from croupier.tables.running.alarms import Alarms
from croupier.tables.running.botseats import BotSeats
from croupier.tables.running.commits import commit_of
from croupier.tables.systemview import Position, position
from croupier.tables.table import Table

MAIL_MAX = 256
STRANGERS_MAX = 64
RETRY_SECONDS = 1.0
RETRY_SECONDS_MAX = 60.0
FAILURES_MAX = 5  # of the clock in one turn, then the round is void


class Envelope(Struct, frozen=True):
    """An order in the mailbox. Orders of the house and of bots have nobody to answer, and no `key`
    by which a repeat would be recognised."""

    by: Authority
    command: Command
    key: str | None = None
    order: Order | None = None
    answer: asyncio.Future[Answer] | None = None
    digest: bytes | None = None  # of what the order asks for


class Beginning(Struct, frozen=True):
    """Where an actor takes up its table. Where there is none, the first order must open
    it. `spent_ms` is what the running turn had used up."""

    table: Table | None = None
    round_events: tuple[Any, ...] = ()
    epoch: int = 1
    commands: Iterable[tuple[str, int]] = ()
    spent_ms: int = 0
    digests: Mapping[str, bytes] = {}


NEW_TABLE = Beginning()


class TableActor:
    def __init__(
        self,
        table_id: str,
        services: ports.TableServices,
        publisher: ports.Publisher,
        beginning: Beginning = NEW_TABLE,
    ) -> None:
        self.id = table_id
        self.is_lost = False  # another process owns the table
        self._services = services
        self._publisher = publisher
        self._table = beginning.table
        self._epoch = beginning.epoch
        self._answered = AnsweredOrders(beginning.commands, beginning.digests)
        running = None if self._table is None else self._table.round
        self._with_bots = running is not None and self._may_ask_bots(running.sitters)
        # Only of a round in which bots play: others may be long.
        self._round_events = list(beginning.round_events) if self._with_bots else []
        self._mail: deque[Envelope] = deque()
        self._strangers_mail: deque[Envelope] = deque()  # of people who have no seat
        self._busy = True  # until it runs
        self._under_way: asyncio.Future[Any] | None = None  # what the store was asked for
        self._failures = 0  # of the clock, one after the other
        self._retrying: set[Command | None] = set()  # None is for the alarms
        self._bots = BotSeats(services, lambda: self.table, lambda: self._round_events, self.post)
        self._alarms = Alarms(services, self._bots, self.post, beginning.spent_ms)
        self._private_parts = PrivateParts()
        self._stopping = False
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[None] = self._loop.create_future()

    @property
    def table(self) -> Table:
        if self._table is None:
            raise Refused("no_such_table")
        return self._table

    @property
    def epoch(self) -> int:
        """By which this process owns the table."""
        return self._epoch

    @property
    def is_open(self) -> bool:
        return self._table is not None

    @property
    def has_ended(self) -> bool:
        """Whether `run` is about to return."""
        return self._ended.done()

    def order(self, order: Order) -> "asyncio.Future[Answer]":
        """Done when the decision is stored. Raises `Refused` for what does not even come into the
        mailbox: such an order costs neither a decision nor a look at the disk."""
        answer: asyncio.Future[Answer] = self._loop.create_future()
        key = order_key(order.by.id, order.id)
        # What the house does again after a crash may look otherwise by then; it means the same.
        digest = digest_of(order.command) if isinstance(order.by, Player) else None
        if (known := self._answered.get(key, digest)) is not None:
            answer.set_result(Answer(known, False))
            return answer
        if self._stopping:
            raise Refused("closing")
        command = order.command
        if type(command) in commands.RIGGING and not self._services.allow_rigging:
            raise Refused("rigging_not_allowed")
        if not isinstance(command, OpenTable):
            check_sender(self.table, order.by, command)
        if isinstance(command, commands.RawAct):
            action = read_action(command.action, self.table.game)
            command = commands.Act(command.turn, action)
        envelope = Envelope(order.by, command, key, order, answer, digest)
        if isinstance(order.by, Player) and not self._is_here(order.by):
            if len(self._strangers_mail) >= STRANGERS_MAX:
                raise Refused("busy")
            self._strangers_mail.append(envelope)
        elif len(self._mail) >= MAIL_MAX:
            raise Refused("busy")
        else:
            self._mail.append(envelope)
        if not self._busy:
            self._work()
        return answer

    def _is_here(self, player: Player) -> bool:
        """Whether he plays, or is the host. A queue has room for a crowd, so it does not count."""
        table = self._table
        return table is None or table.seat_of(player.id) is not None or table.host == player.id

    def post(self, command: Command, by: Authority = HOUSE) -> None:
        if not self._stopping:
            self._receive(Envelope(by, command))

    def frame_for(self, player: str) -> Frame:
        """The whole table for somebody who begins to look at it."""
        table = self.table
        return whole_frame(table, self._alarms.clock_view(table.pending()), player)

    def overview(self) -> TableOverview:
        """The table for those who run the house."""
        return overview(self.table, self._alarms.clock_view(self.table.pending()))

    def position(self) -> Position:
        """The same with all cards face up."""
        return position(self.table, self._alarms.clock_view(self.table.pending()))

    def stop(self) -> None:
        """Finish what is in the mailbox, then end `run`."""
        self._stopping = True
        self._alarms.silence()
        if not self._busy:
            self._work()

    async def run(self) -> None:
        """Until it is stopped. A table whose run is cancelled does nothing any more."""
        if self._table is not None and not self._stopping:
            self._set_alarms(self._table)
        self._alarms.clear_elapsed()
        self._work()
        try:
            await self._ended
        except asyncio.CancelledError:
            self._stopping = True
            self._alarms.silence()
            self._mail.clear()
            self._strangers_mail.clear()
            if self._under_way is not None:
                self._under_way.cancel()
            raise

    def _receive(self, envelope: Envelope) -> None:
        self._mail.append(envelope)
        if not self._busy:
            self._work()

    def _work(self) -> None:
        """Take orders until one of them has to wait for the store, or there are none left."""
        self._busy = True
        while self._mail or self._strangers_mail:
            # Those who play come first, however many want to sit down.
            envelope = self._mail.popleft() if self._mail else self._strangers_mail.popleft()
            try:
                waits = self._begin(envelope)
            except Exception as error:
                self._refuse(envelope, error)
            else:
                if waits:
                    return
        self._busy = False
        if (self._stopping or self._table is None) and not self._ended.done():
            self._stopping = True
            self._ended.set_result(None)

    def _begin(self, envelope: Envelope) -> bool:
        """Whether the order waits for the store now."""
        key, command = envelope.key, envelope.command
        if key is not None and (known := self._answered.get(key, envelope.digest)) is not None:
            _resolve(envelope, Answer(known, False))
            return False
        now_ms = self._services.timer.wall_ms()
        if isinstance(command, commands.SEEDED):
            is_round = isinstance(command, commands.OpenRound | commands.StartRound)
            seed = self._services.round_seed if is_round else self._services.other_seed
            command = replace(command, seed=seed())
        elif isinstance(command, commands.Expire):
            command = replace(command, offline=self._offline())
        if self._table is None:
            if not isinstance(command, OpenTable):
                raise Refused("no_such_table")
            allowed = self._services.allow_rigging
            decision = open_table(self.id, envelope.by, command, allow_rigging=allowed)
        elif isinstance(command, OpenTable):
            # The id of a table is that of its first order, so this is a repeat of it.
            if (command.game, command.preset) != (self._table.game.name, self._table.preset):
                raise Refused("id_reused")
            _resolve(envelope, Answer(1, False))
            return False
        else:
            decision = decide(self._table, envelope.by, command, now_ms)
        commit = commit_of(
            decision,
            self._table,
            self._epoch,
            key,
            now_ms,
            digest=envelope.digest,
            in_turn=isinstance(command, commands.Act),
        )
        asked = self._services.store.commit(commit)
        future = asked if isinstance(asked, asyncio.Future) else asyncio.ensure_future(asked)
        future.add_done_callback(partial(self._on_committed, envelope, decision))
        self._under_way = future
        return True

    def _on_committed(
        self, envelope: Envelope, decision: Decision, done: "asyncio.Future[ports.Committed]"
    ) -> None:
        """The store has the decision, or refused it."""
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._table = decision.table
            if envelope.key is not None:
                self._answered.note(envelope.key, decision.table.seq, envelope.digest)
            self._follow_up(envelope, decision, done.result().balances)
            _resolve(envelope, Answer(decision.table.seq, not decision.secret))
        elif isinstance(error, ports.Repeated):
            try:
                check_same(error.digest, envelope.digest)
            except Refused as refused:
                self._refuse(envelope, refused)
            else:
                _resolve(envelope, Answer(error.seq, False))
        elif isinstance(error, ports.NotOwner):
            self._services.on_error(self.id, error, envelope.key)
            self.is_lost = True
            self.stop()
            self._refuse(envelope, Refused("not_saved"))
        elif isinstance(error, ports.BookFull):
            self._services.on_error(self.id, error, envelope.key)
            self._refuse(envelope, Refused("book_full"))
        elif isinstance(error, ports.CommitFailed):
            self._refuse(envelope, Refused("not_saved"))
        else:
            self._refuse(envelope, error)
        if self._table is not None and self._table.closed and not self._stopping:
            self.stop()
        self._work()

    def _follow_up(
        self, envelope: Envelope, decision: Decision, balances: Mapping[str, int]
    ) -> None:
        """Clocks, bots and news. The decision stands, whatever fails here."""
        for event in decision.events:
            if isinstance(event, Played):
                self._failures = 0
                if self._with_bots:
                    self._round_events.append(event.event)
            elif isinstance(event, RoundOpened):
                self._round_events.clear()
                self._with_bots = self._may_ask_bots(event.sitters, decision.table)
        pending = None if self._stopping else self._set_alarms(decision.table)
        try:
            if self._stopping:
                # It goes on elsewhere: the turn is shown, and its clock is set there.
                pending = decision.table.pending()
            clock = self._alarms.clock_view(pending)
            news = self._news(envelope, Outcome(decision, clock, balances, envelope.order))
            if news is not None:
                self._publisher.publish(news)
            self._publisher.decided(self.id)
        except Exception as error:
            self._services.on_error(self.id, error, envelope.key)

    def _may_ask_bots(self, sitters: Iterable[Sitter], table: Table | None = None) -> bool:
        """Whether a bot may have to know what has happened in the round."""
        at = table or self.table
        return at.settings.stand_in is not None or any(sat.bot for sat in sitters)

    def _offline(self) -> frozenset[str]:
        """The players at the table who do not look at it."""
        watching = self._publisher.watching(self.id)
        seats = () if self._table is None else self._table.seats
        return frozenset(
            seat.player for seat in seats if seat is not None and seat.player not in watching
        )

    def _news(self, envelope: Envelope, outcome: Outcome) -> TableNews | None:
        """Where no frame can be made, the rest of the news is told all the same: the lobby would
        else show a table that is closed."""
        try:
            return table_news(outcome, self._publisher.watching(self.id), self._private_parts)
        except Exception as error:
            self._services.on_error(self.id, error, envelope.key)
            self._private_parts = PrivateParts()
            return table_news(outcome, (), self._private_parts)

    def _set_alarms(self, table: Table) -> Pending | None:
        """What the table waits for now, with its clock set."""
        pending = None
        try:
            pending = table.pending()
            self._alarms.set(table, pending)
        except Exception as error:
            self._services.on_error(self.id, error)
            self._retry(None)
        return pending

    def _retry(self, command: Command | None) -> None:
        """A command of the house failed, or the alarms could not be set: try once more, later and
        later. A round that cannot go on is void."""
        if command in self._retrying:
            return
        self._failures += 1
        if self._failures > FAILURES_MAX and self._table is not None and self._table.round:
            self._failures = 0
            self.post(commands.VoidRound())
            return
        seconds = min(RETRY_SECONDS * 2 ** (self._failures - 1), RETRY_SECONDS_MAX)
        self._retrying.add(command)
        self._services.timer.after(seconds, partial(self._try_again, command))

    def _try_again(self, command: Command | None) -> None:
        self._retrying.discard(command)
        if command is not None:
            self.post(command)
        elif not self._stopping:
            self._set_alarms(self.table)

    def _refuse(self, envelope: Envelope, error: BaseException) -> None:
        if not isinstance(error, Refused):
            # The decision was dropped, so the table is as it was and may go on.
            self._services.on_error(self.id, error, envelope.key)
            error = Refused("internal")
        if envelope.answer is None:
            self._go_on_after(envelope, error)
        elif not envelope.answer.done():
            envelope.answer.set_exception(error)

    def _go_on_after(self, envelope: Envelope, refused: Refused) -> None:
        """Nobody else would repeat an order of the house or of a bot."""
        command = envelope.command
        if isinstance(command, commands.Admit) and refused.code == "not_enough_chips":
            self.post(commands.Unqueue(self.table.queue[0].player))
        elif isinstance(command, commands.Act) and refused.code != "not_saved":
            self._bots.was_refused(envelope.by.id, command.turn, refused)
        elif refused.code == "not_saved":
            self._services.timer.after(RETRY_SECONDS, partial(self.post, command, envelope.by))
        elif refused.code in ("internal", "book_full"):
            self._retry(command)


def _resolve(envelope: Envelope, answer: Answer) -> None:
    if envelope.answer is not None and not envelope.answer.done():
        envelope.answer.set_result(answer)
