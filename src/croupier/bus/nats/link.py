"""The connection of one process to NATS. What is sent goes out in the order in which it was said;
nothing waits for it, and while NATS is away it is dropped and counted: whoever misses it asks for
the whole. A question that nobody answers stays unanswered, and is never guessed."""

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from msgspec import Struct
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from croupier.bus.ending import end
from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import NEWS_BYTES, NotOurs, decode
from croupier.bus.nats.together import SEVERAL, Several, Together

CONNECT_SECONDS = 4.0
RECONNECT_SECONDS = 0.25
PING_SECONDS = 2
PINGS_LOST = 2
UNSENT_BYTES = 32 * 2**20  # of one process; then news are dropped
UNREAD_BYTES = 32 * 2**20
UNREAD_MESSAGES = 65_536
SWEEP_SECONDS = 0.1  # between two looks at the questions under way
REPLY = "reply"
TO_PROCESS = f"{subjects.ROOT}.to."
log = structlog.get_logger("croupier.bus")


class BusAway(Exception):
    """There is no NATS at the address, or it does not let this process in."""


class NoAnswer(Exception):
    """Whether it was done is unknown: ask again with the same id."""


class NobodyThere(NoAnswer):
    """Nobody has heard the question."""


class Heard(Struct, frozen=True):
    """A message from another process."""

    subject: str
    payload: bytes
    reply: str


class Question(Struct):
    """One that waits for its answer, until then."""

    answer: "asyncio.Future[bytes]"
    ends: float


Handle = Callable[[Heard], None]


class Link:
    """Made by `open`. `counts` tells what was dropped, and why."""

    def __init__(self, name: str, client: Client) -> None:
        self.name = name
        self.counts: Counter[str] = Counter()
        self.on_back: list[Callable[[], None]] = []
        self.on_away: list[Callable[[], None]] = []
        self.round_trip = 0.0  # seconds to the server and back, as `measure` found it last
        self._client = client
        self._asked = 0
        self._waiting: dict[str, Question] = {}
        self._own: dict[str, Handle] = {}  # what only this process is sent, by the last name
        self._subscriptions: dict[str, Subscription] = {}
        self._unsent: deque[tuple[int, Callable[[], Awaitable[Any]]]] = deque()
        self._unsent_bytes = 0
        self._something = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None
        self._together = Together(self.send)
        self._sweep: asyncio.TimerHandle | None = None  # of questions whose time is over

    @classmethod
    async def open(cls, url: str, name: str) -> "Link":
        """Raises `BusAway`."""
        client = Client()
        link = cls(name, client)
        why: list[Exception] = []

        async def on_error(error: Exception) -> None:
            why.append(error)
            link.counts["error"] += 1

        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await client.connect(
                    url,
                    name=name,
                    error_cb=on_error,
                    disconnected_cb=link._on_disconnected,
                    reconnected_cb=link._on_reconnected,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=RECONNECT_SECONDS,  # type: ignore[arg-type]  # parts of one, too
                    connect_timeout=2,
                    ping_interval=PING_SECONDS,
                    max_outstanding_pings=PINGS_LOST,
                    no_echo=False,
                )
        except (TimeoutError, OSError, NatsError, ValueError) as error:
            with suppress(Exception):
                async with asyncio.timeout(CONNECT_SECONDS):
                    await client.close()
            # It was tried more than once, and a server that refuses also cuts the connection.
            said = (each for each in why if isinstance(each, NatsError))
            told = next(said, why[-1] if why else error)
            raise BusAway(f"cannot reach NATS: {str(told) or type(told).__name__}") from None
        link._sender = asyncio.create_task(link._send_all(), name="bus")
        await link._listen(subjects.to_process(name, ">"), link._hear_own, "")
        return link

    @property
    def is_up(self) -> bool:
        return self._client.is_connected

    def on_own(self, what: str, handle: Handle) -> None:
        """Hear what is sent to this process only, under this name."""
        self._own[what] = handle

    def send(self, subject: str, payload: bytes, reply: str = "") -> bool:
        """False when it was dropped."""
        if not self._client.is_connected:
            self.counts["away"] += 1
            return False
        if len(payload) > NEWS_BYTES:
            self.counts["too_long"] += 1
            return False
        if self._unsent_bytes + len(payload) > UNSENT_BYTES:
            self.counts["unsent"] += 1
            return False
        self._put(len(payload), partial(self._client.publish, subject, payload, reply))
        return True

    def tell(self, process: str, what: str, payload: bytes) -> None:
        """Soon, and together with all else that goes there in this turn of the loop."""
        self._together.add(process, what, payload)

    def answer(self, heard: Heard, payload: bytes) -> None:
        if heard.reply.startswith(TO_PROCESS):
            process, _, what = heard.reply[len(TO_PROCESS) :].partition(".")
            self.tell(process, what, payload)

    def listen(self, subject: str, handle: Handle, queue: str = "") -> None:
        """From now on; what is sent after this is sent by somebody who listens."""
        self._put(0, partial(self._listen, subject, handle, queue))

    def unlisten(self, subject: str) -> None:
        self._put(0, partial(self._unlisten, subject))

    async def ask(self, subject: str, payload: bytes, seconds: float) -> bytes:
        """Raises `NoAnswer`, of which `NobodyThere` is certain."""
        self._asked += 1
        number = str(self._asked)
        loop = asyncio.get_running_loop()
        question = Question(loop.create_future(), loop.time() + seconds)
        self._waiting[number] = question
        if self._sweep is None:
            self._sweep = loop.call_later(SWEEP_SECONDS, self._end_overdue)
        try:
            reply = subjects.to_process(self.name, f"{REPLY}.{number}")
            if not self.send(subject, payload, reply):
                raise NobodyThere
            return await question.answer
        finally:
            del self._waiting[number]

    def _end_overdue(self) -> None:
        """One timer for all questions: each of its own would cost more than the question."""
        loop = asyncio.get_running_loop()
        now, self._sweep = loop.time(), None
        for question in self._waiting.values():
            if question.ends <= now and not question.answer.done():
                self.counts["unanswered"] += 1
                question.answer.set_exception(NoAnswer())
        if self._waiting:
            self._sweep = loop.call_later(SWEEP_SECONDS, self._end_overdue)

    async def flush(self) -> None:
        """Until all that was said so far has reached the server. Raises `NoAnswer`."""
        self._together.send_all()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def reached() -> None:
            if not done.done():
                done.set_result(None)

        self._put(0, reached)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await done
                await self._client.flush()
        except (TimeoutError, NatsError):
            raise NoAnswer from None

    @property
    def unsent(self) -> int:
        """How many messages wait to go out."""
        return len(self._unsent)

    async def measure(self) -> float | None:
        """Seconds to the server and back; None when it does not answer."""
        began = asyncio.get_running_loop().time()
        try:
            await self._client.flush(timeout=2)
        except (NatsError, OSError, TimeoutError):
            return None
        self.round_trip = asyncio.get_running_loop().time() - began
        return self.round_trip

    async def close(self) -> None:
        if self._sweep is not None:
            self._sweep.cancel()
        for question in self._waiting.values():
            if not question.answer.done():
                question.answer.set_exception(NoAnswer())
        with suppress(NoAnswer):
            await self.flush()
        if self._sender is not None:
            await end(self._sender)
        with suppress(NatsError, OSError, TimeoutError):
            # The server may be gone, or read nothing any more.
            async with asyncio.timeout(CONNECT_SECONDS):
                await self._client.close()

    def drop(self, why: str) -> None:
        """A message that is not ours, or from a wrong role: counted, else without any effect."""
        self.counts[why] += 1

    def _put(self, size: int, do: Callable[[], Awaitable[Any]]) -> None:
        self._unsent_bytes += size
        self._unsent.append((size, do))
        self._something.set()

    async def _send_all(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._unsent:
                size, do = self._unsent.popleft()
                self._unsent_bytes -= size
                try:
                    await do()
                except (NatsError, OSError) as error:
                    self.counts["away"] += 1
                    log.debug("not sent", why=type(error).__name__)

    async def _listen(self, subject: str, handle: Handle, queue: str) -> None:
        async def hear(message: Msg) -> None:
            self._hear(handle, message.subject, message.data, message.reply)

        self._subscriptions[subject] = await self._client.subscribe(
            subject,
            queue=queue,
            cb=hear,
            pending_msgs_limit=UNREAD_MESSAGES,
            pending_bytes_limit=UNREAD_BYTES,
        )

    async def _unlisten(self, subject: str) -> None:
        if (known := self._subscriptions.pop(subject, None)) is not None:
            await known.unsubscribe()

    def _hear(self, handle: Handle, subject: str, payload: bytes, reply: str = "") -> None:
        try:
            handle(Heard(subject, payload, reply))
        except NotOurs:
            self.drop("not_ours")
        except Exception as error:
            self.drop("failed")
            log.error("message failed", kind=type(error).__name__)

    def _hear_own(self, heard: Heard) -> None:
        what = heard.subject[len(TO_PROCESS) + len(self.name) + 1 :]
        if what != SEVERAL:
            self._hear_part(what, heard)
            return
        several: Several = decode(heard.payload, Several)
        for what, payload in several.parts:
            self._hear(partial(self._hear_part, what), heard.subject, payload)

    def _hear_part(self, what: str, heard: Heard) -> None:
        kind, _, number = what.partition(".")
        if kind != REPLY:
            handle = self._own.get(kind)
            if handle is None:
                raise NotOurs
            handle(heard)
            return
        question = self._waiting.get(number)
        if question is None or question.answer.done():
            self.counts["late"] += 1
        elif not heard.payload:  # the server says that nobody listens
            question.answer.set_exception(NobodyThere())
        else:
            question.answer.set_result(heard.payload)

    async def _on_disconnected(self) -> None:
        for then in self.on_away:
            then()

    async def _on_reconnected(self) -> None:
        for then in self.on_back:
            then()
