"""The chat of one process. A line goes past the tables: it takes no place in a mailbox, is no
decision of a table, moves no number and no clock. It is told once, when it is stored."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Protocol

from croupier.chat.access import check_speaker, remover
from croupier.chat.line import ChatLine, ChatNews, ChatOrder, RemoveLine, Say
from croupier.chat.ports import ChatStore, NewLine, Removal, StoredLine
from croupier.chat.text import cleaned
from croupier.games.game import Refused
from croupier.pace import Buckets
from croupier.tables.authority import Player
from croupier.tables.commands import check_same, digest_of, order_key
from croupier.tables.frames import TableNews
from croupier.tables.ports import CommitFailed, Timer
from croupier.tables.table import Table
from croupier.wire.limits import LINES_AT_ONCE, LINES_BYTES, LINES_MAX, LINES_PER_SECOND

ANSWERS_MAX = 2_048
DAY_MS = 24 * 60 * 60 * 1_000
SWEEP_MAX = 500  # lines that are deleted with one commit, so that no table waits long

Receive = Callable[[ChatNews], None]


class Tables(Protocol):
    """What chat asks of the tables."""

    def table(self, table_id: str) -> Table: ...

    def listen(self, receive: Callable[[TableNews], None]) -> object: ...


class LocalChat:
    """Implements `bus.port.Chat`. With `keep_days` 0, lines go with their table."""

    def __init__(
        self,
        store: ChatStore,
        tables: Tables,
        timer: Timer,
        on_error: Callable[[str, BaseException], None],
        keep_days: int,
    ) -> None:
        self._store = store
        self._tables = tables
        self._timer = timer
        self._on_error = on_error
        self._keep_ms = keep_days * DAY_MS
        self._buckets = Buckets(LINES_PER_SECOND, LINES_AT_ONCE)
        # Of orders that were carried out and of those under way: what they ask for.
        self._answers: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._asking: dict[tuple[str, str], bytes] = {}
        self._newest: dict[str, NewestLines] = {}
        self._under_way: set[asyncio.Future[None]] = set()
        self._receivers: list[Receive] = []
        self._stopping = False
        tables.listen(self._hear)

    def listen(self, receive: Receive) -> None:
        """Hear of every line from now on."""
        self._receivers.append(receive)

    def order(self, order: ChatOrder) -> "asyncio.Future[None]":
        """Done when it is stored; the sender may go away without harm. Raises `Refused` for what
        does not even come to the store."""
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        key = (order.table, order_key(order.by.id, order.id))
        digest = digest_of(order.command)
        check_same(self._answers.get(key) or self._asking.get(key), digest)
        if key in self._answers:
            answer.set_result(None)
            return answer
        if self._stopping:
            raise Refused("closing")
        asked = asyncio.ensure_future(self._ask(self._tables.table(order.table), order, key[1]))
        self._asking[key] = digest
        self._under_way.add(answer)
        answer.add_done_callback(self._under_way.discard)
        asked.add_done_callback(partial(self._on_stored, key, order.command, answer))
        return answer

    def _ask(self, table: Table, order: ChatOrder, key: str) -> "Awaitable[StoredLine | None]":
        by = order.by
        match order.command:
            case Say(text):
                check_speaker(table, by)
                line = cleaned(text)
                is_player = isinstance(by, Player)
                if is_player and not self._buckets.take(by.id, self._timer.now()):
                    raise Refused("chat_too_fast")
                now_ms, name = self._timer.wall_ms(), by.name if is_player else ""
                return self._store.add_line(NewLine(table.id, key, now_ms, by.id, name, line))
            case RemoveLine(line=number):
                removal = Removal(table.id, number, by.id, remover(table, by))
                return self._store.remove_line(removal)

    def _on_stored(
        self,
        key: tuple[str, str],
        command: Say | RemoveLine,
        answer: "asyncio.Future[None]",
        done: "asyncio.Future[StoredLine | None]",
    ) -> None:
        """The store has the line, or refused it. The line stands, whatever fails here."""
        self._asking.pop(key, None)
        if done.cancelled():
            answer.cancel()
            return
        error = done.exception()
        stored = None if error is not None else done.result()
        if stored is not None and is_other_line(command, stored):
            error = Refused("id_reused")
        elif stored is not None:
            self._answers[key] = digest_of(command)
            if len(self._answers) > ANSWERS_MAX:
                self._answers.popitem(last=False)
            if stored.changed:
                self._publish(ChatNews(key[0], stored.line))
        elif error is None:
            error = Refused("no_such_line")
        elif isinstance(error, CommitFailed):
            error = Refused("not_saved")
        if answer.done():
            return
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)

    def _publish(self, news: ChatNews) -> None:
        if (newest := self._newest.get(news.table)) is not None:
            newest.put(news.line)
        for receive in self._receivers:
            try:
                receive(news)
            except Exception as error:
                self._on_error(news.table, error)

    async def lines(self, table_id: str) -> tuple[ChatLine, ...]:
        """The last lines of a table, for somebody who may look at it. They are read once; then all
        that is new is heard here."""
        newest = self._newest.get(table_id)
        if newest is None:
            newest = self._newest[table_id] = NewestLines()
            newest.reading = asyncio.ensure_future(self._read(table_id, newest))
        await asyncio.shield(newest.reading)
        oldest_ms = self._timer.wall_ms() - self._keep_ms if self._keep_ms else 0
        return newest.since(oldest_ms)

    async def _read(self, table_id: str, newest: "NewestLines") -> None:
        """Whoever looks at a table sees it also when its chat cannot be read."""
        try:
            newest.add(await self._store.lines(table_id, limit=LINES_MAX))
            self._tables.table(table_id)  # it may have closed meanwhile
        except Exception as error:
            self._newest.pop(table_id, None)
            if not isinstance(error, Refused):
                self._on_error(table_id, error)

    async def sweep(self) -> int:
        """Delete some of the lines whose time is over, for good. Gives how many there were."""
        before_ms = self._timer.wall_ms() - self._keep_ms if self._keep_ms else None
        return await self._store.forget_lines(before_ms, limit=SWEEP_MAX)

    async def stop(self) -> None:
        """Wait for what is under way."""
        self._stopping = True
        if self._under_way:
            await asyncio.wait(set(self._under_way))

    def _hear(self, news: TableNews) -> None:
        if news.closed:
            self._newest.pop(news.table, None)


def is_other_line(command: Say | RemoveLine, stored: StoredLine) -> bool:
    """Whether the line that was stored under this id long ago says something else. Of one that was
    removed nobody can tell."""
    if stored.changed or not isinstance(command, Say) or stored.line.removed is not None:
        return False
    return stored.line.text != cleaned(command.text)


class NewestLines:
    """The last lines of one table, by their ids."""

    def __init__(self) -> None:
        self.reading: asyncio.Future[None]
        self._lines: dict[int, ChatLine] = {}

    def put(self, line: ChatLine) -> None:
        self._keep({**self._lines, line.id: line})

    def add(self, stored: Iterable[ChatLine]) -> None:
        """What was heard since they were asked for is newer than they are."""
        self._keep({**{line.id: line for line in stored}, **self._lines})

    def since(self, oldest_ms: int) -> tuple[ChatLine, ...]:
        return tuple(line for line in self._lines.values() if line.at_ms >= oldest_ms)

    def _keep(self, lines: dict[int, ChatLine]) -> None:
        kept: dict[int, ChatLine] = {}
        size = 0
        for number in sorted(lines, reverse=True)[:LINES_MAX]:
            size += len(lines[number].text.encode())
            if size > LINES_BYTES:
                break
            kept[number] = lines[number]
        self._lines = dict(reversed(kept.items()))
