"""The audit trail: what administrators have done. Each act is a record of a stream of its own kind
before it is done, and its result another one; the log is a hash chain like all logs, and no act can
change it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog
from msgspec import Struct, json
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.server.context import Clock
from croupier.store.deskport import DeskChange
from croupier.store.errors import StoreError
from croupier.store.port import Store
from croupier.tables.ports import Commit, CommitFailed, NotOwner, Record, Repeated, StoredStream
from croupier.wire.admin.down import TrailEntry

STREAM = "administration"  # also the kind of the stream
SNAPSHOT_EVERY = 200  # records; only what comes after the last snapshot is read at a start
KNOWN_MAX = 512
DONE, INTERRUPTED = "done", "interrupted"
log = structlog.get_logger("croupier.desk")
encode = json.Encoder().encode


class TrailEvent(Struct, frozen=True, tag_field="e"):
    """A fact of the trail."""


class ActBegun(TrailEvent, frozen=True, tag="act_begun", omit_defaults=True, kw_only=True):
    """`by` is the id of the administrator, `order` the id that the client made. `stream` is where
    the act will be found under the same id once it is done; without one it leaves no other trace.
    """

    by: str
    name: str
    act: str
    order: str
    stream: str = ""
    room: str = ""
    table: str = ""
    player: str = ""
    facts: dict[str, Any] = {}

    @property
    def key(self) -> str:
        """As tables and rooms know the order."""
        return f"{self.by}/{self.order}"


class ActEnded(TrailEvent, frozen=True, tag="act_ended", omit_defaults=True):
    """`outcome` is `done`, the code of the refusal, or `interrupted`."""

    act: int
    outcome: str
    facts: dict[str, int | str] = {}


AnyTrailEvent = ActBegun | ActEnded
_decode = json.Decoder(list[AnyTrailEvent]).decode


class OpenActs(Struct, frozen=True):
    """The snapshot: acts that have no result yet, by their numbers."""

    seq: int
    open: dict[int, ActBegun]


class Written(Struct, frozen=True):
    """The number of a record, and when it was written."""

    seq: int
    at_ms: int


class Outcome(Struct, frozen=True):
    """What became of an act."""

    code: str
    facts: dict[str, int | str] = {}

    def settle(self) -> dict[str, int | str]:
        """The facts of an act that was done, or the refusal."""
        if self.code == INTERRUPTED:
            raise Refused("interrupted")
        if self.code != DONE:
            raise Refused(self.code, **self.facts)
        return self.facts


Do = Callable[[], Awaitable[dict[str, int | str]]]


class Trail:
    """Made by `open`. `on_entry` hears of every act when it begins and when it ends."""

    def __init__(self, store: Store, clock: Clock, epoch: int, acts: OpenActs) -> None:
        self.on_entry: Callable[[TrailEntry], None] = lambda entry: None
        self._store = store
        self._clock = clock
        self._epoch = epoch
        self._seq = acts.seq
        self._open = dict(acts.open)
        self._one_at_a_time = asyncio.Lock()
        self._under_way: dict[str, asyncio.Task[Outcome]] = {}
        self._known: OrderedDict[str, Outcome] = OrderedDict()

    @classmethod
    async def open(cls, store: Store, clock: Clock, *, shared: bool = False) -> "Trail":
        """Raises `StoreError` when the log was changed. Where it is `shared`, other processes write
        to it, too: what has no end yet may be under way there."""
        streams, damaged = await store.claim_streams(STREAM)
        if damaged:
            raise StoreError("the audit trail was changed; run croupier audit, restore a backup")
        if not streams:
            return cls(store, clock, 1, OpenActs(0, {}))
        (stored,) = streams
        trail = cls(store, clock, stored.epoch, acts_of(stored))
        if not shared:
            await trail._settle_open()
        return trail

    async def record(self, act: ActBegun, do: Do) -> dict[str, int | str]:
        """Write the act down, do it, write down what became of it. The same act again is not done
        again: it has the same outcome. Whoever asked for it may go away without harm."""
        task = self._under_way.get(act.key)
        if task is None:
            task = asyncio.create_task(self._record(act, do), name="act")
            self._under_way[act.key] = task
            task.add_done_callback(lambda _: self._under_way.pop(act.key, None))
        return (await asyncio.shield(task)).settle()

    async def note(self, change: DeskChange) -> None:
        """What was done from the command line, where it needs no leave."""
        act = ActBegun(
            by="",
            name="croupier admin",
            act=change.act,
            order=f"command-line-{change.id}",
            facts={"name": change.name, "at_ms": change.at_ms},
        )
        with suppress(Repeated):
            await self._end(await self._commit(act.key, act), act, Outcome(DONE))

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._under_way:
            await asyncio.wait(list(self._under_way.values()))

    async def page(self, before: int | None, newest: int) -> tuple[list[TrailEntry], int | None]:
        """Acts with numbers below `before`, newest first; and where the next page begins."""
        last = self._seq if before is None else min(before - 1, self._seq)
        found: list[TrailEntry] = []
        ended: dict[int, tuple[ActEnded, int]] = {}
        while last > 0 and len(found) < newest:
            first = max(1, last - 2 * newest + 1)
            for record in reversed(await self._store.records(STREAM, first, last)):
                for event in _decode(record.events):
                    if isinstance(event, ActEnded):
                        ended[event.act] = event, record.at_ms
                    elif len(found) < newest:
                        found.append(await self._entry(record, event, ended.get(record.seq)))
                if len(found) == newest:
                    return found, record.seq if record.seq > 1 else None
            last = first - 1
        return found, None

    async def _entry(
        self, record: Record, act: ActBegun, end: tuple[ActEnded, int] | None
    ) -> TrailEntry:
        """The end of an act may lie on a page before this one."""
        entry = entry_of(record.seq, record.at_ms, act)
        end = end or await self._end_of(act)
        if end is None:
            return entry
        return replace(entry, outcome=end[0].outcome, ended_ms=end[1])

    async def _record(self, act: ActBegun, do: Do) -> Outcome:
        begun, known = await self._begin(act)
        if known is not None:
            return known
        self._tell(entry_of(begun.seq, begun.at_ms, act))
        try:
            outcome = Outcome(DONE, await do())
        except Refused as refused:
            outcome = Outcome(refused.code, refused.facts)
        except CommitFailed:
            outcome = Outcome("not_saved")
        except Exception as error:
            log.error("act failed", act=act.act, kind=type(error).__name__)
            outcome = Outcome("internal")
        self._remember(act.key, outcome)
        try:
            await self._end(begun, act, outcome)
        except CommitFailed as error:
            # It is done or refused all the same, and the next start finds out which.
            log.error("result not saved", act=act.act, why=str(error))
        return outcome

    async def _begin(self, act: ActBegun) -> tuple[Written, Outcome | None]:
        """Where the act is written, and its outcome if it was done before."""
        if act.key in self._known:
            return Written(0, 0), self._known[act.key]
        try:
            return await self._commit(act.key, act), None
        except Repeated as repeated:
            (first,) = await self._store.records(STREAM, repeated.seq, repeated.seq)
            end = await self._end_of(act)
            known = None if end is None else Outcome(end[0].outcome, end[0].facts)
            return Written(first.seq, first.at_ms), known

    async def _end(self, begun: Written, act: ActBegun, outcome: Outcome) -> None:
        ended = ActEnded(begun.seq, outcome.code, outcome.facts)
        done = await self._commit(end_key(act), ended)
        entry = entry_of(begun.seq, begun.at_ms, act)
        self._tell(replace(entry, outcome=outcome.code, ended_ms=done.at_ms))

    async def _end_of(self, act: ActBegun) -> tuple[ActEnded, int] | None:
        """How an act ended, and when."""
        seq = await self._store.carried_out(STREAM, end_key(act))
        if seq is None:
            return None
        (record,) = await self._store.records(STREAM, seq, seq)
        (event,) = _decode(record.events)
        return (event, record.at_ms) if isinstance(event, ActEnded) else None

    async def _commit(self, key: str, event: AnyTrailEvent, *, is_again: bool = False) -> Written:
        async with self._one_at_a_time:
            seq, now = self._seq + 1, self._clock()
            after = folded(self._open, seq, event)
            shot = encode(OpenActs(seq, after)) if seq % SNAPSHOT_EVERY == 0 else None
            written = encode([event])
            try:
                await self._store.commit(
                    Commit(STREAM, STREAM, self._epoch, seq - 1, now, key, written, snapshot=shot)
                )
            except NotOwner:
                if is_again or not await self._take_back():
                    raise
            else:
                self._seq, self._open = seq, after
                return Written(seq, now)
        return await self._commit(key, event, is_again=True)

    async def _take_back(self) -> bool:
        """Another process has written since. Only one at a time can, so this one reads on and is
        the one that writes now."""
        streams, _ = await self._store.claim_streams(STREAM)
        for stored in streams:
            acts = acts_of(stored)
            self._epoch, self._seq, self._open = stored.epoch, acts.seq, dict(acts.open)
        return bool(streams)

    def _tell(self, entry: TrailEntry) -> None:
        try:
            self.on_entry(entry)
        except Exception as error:
            log.error("listener failed", kind=type(error).__name__)

    def _remember(self, key: str, outcome: Outcome) -> None:
        self._known[key] = outcome
        if len(self._known) > KNOWN_MAX:
            self._known.popitem(last=False)

    async def _settle_open(self) -> None:
        """The house ended while an act was under way. Where it leaves a trace, the trace tells
        whether it was done."""
        for seq, act in list(self._open.items()):
            done = act.stream and await self._store.carried_out(act.stream, act.key) is not None
            await self._end(Written(seq, 0), act, Outcome(DONE if done else INTERRUPTED))


def end_key(act: ActBegun) -> str:
    return f"{act.key}/end"


def folded(open_: dict[int, ActBegun], seq: int, event: AnyTrailEvent) -> dict[int, ActBegun]:
    """The open acts after one more event."""
    if isinstance(event, ActBegun):
        return {**open_, seq: event}
    return {number: act for number, act in open_.items() if number != event.act}


def acts_of(stored: StoredStream) -> OpenActs:
    first = OpenActs(0, {})
    if stored.snapshot is not None:
        first = json.decode(stored.snapshot, type=OpenActs)
    return fold(first, stored.records)


def fold(first: OpenActs, records: tuple[Record, ...]) -> OpenActs:
    seq, open_ = first.seq, first.open
    for record in records:
        for event in _decode(record.events):
            open_ = folded(open_, record.seq, event)
        seq = record.seq
    return OpenActs(seq, open_)


def entry_of(seq: int, at_ms: int, act: ActBegun) -> TrailEntry:
    return TrailEntry(
        seq, at_ms, act.by, act.name, act.act, act.room, act.table, act.player, act.facts
    )
