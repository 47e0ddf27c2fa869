"""What chat needs from the outside, said as protocols. Nothing here does anything."""

from collections.abc import Awaitable
from typing import Protocol

from msgspec import Struct

from croupier.chat.line import ChatLine, RemovedBy


class NewLine(Struct, frozen=True):
    """A line to be stored. `command` is the caller's id for it, with the sender in front, so that a
    repeat is recognised."""

    stream: str
    command: str
    at_ms: int
    sender: str
    name: str
    text: str


class Removal(Struct, frozen=True):
    """Who takes a line away, and in whose name."""

    stream: str
    line: int
    by: str
    name: RemovedBy


class StoredLine(Struct, frozen=True):
    """`changed` is False for a repeat."""

    line: ChatLine
    changed: bool


class ChatStore(Protocol):
    """The part of the store that chat uses. Every call that writes is done when it is durable, and
    raises `CommitFailed` when it cannot write."""

    def add_line(self, new: NewLine) -> Awaitable[StoredLine]:
        """The store gives the line its id: the time, and more than that of the line before. A
        repeat has the line that was stored first."""

    def remove_line(self, removal: Removal) -> Awaitable[StoredLine | None]:
        """None when there is no such line. The text is gone for good."""

    def lines(
        self, stream: str, *, before: int | None = None, limit: int
    ) -> Awaitable[list[ChatLine]]:
        """The newest lines of a stream with an id below `before`, oldest first."""

    def forget_lines(self, before_ms: int | None, *, limit: int) -> Awaitable[int]:
        """Delete at most `limit` lines said before `before_ms`; without it, lines of streams that
        are closed. Gives how many there were."""
