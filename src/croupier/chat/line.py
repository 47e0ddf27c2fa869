"""A line of chat, and the orders about lines. Values only: an order could cross a network."""

from enum import StrEnum

from msgspec import Struct

from croupier.tables.authority import Authority


class RemovedBy(StrEnum):
    HOST = "host"  # of the table
    HOUSE = "house"  # or somebody who runs it


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A line of chat. `id` grows from line to line of a table; `name` is empty when the house
    speaks. A line that was removed has no text any more."""

    id: int
    name: str
    text: str
    at_ms: int
    removed: RemovedBy | None = None


class ChatCommand(Struct, frozen=True, tag=True):
    """What the chat of a table is asked to do."""


class Say(ChatCommand, frozen=True):
    text: str


class RemoveLine(ChatCommand, frozen=True):
    """Take the text of a line away, for everybody and for good."""

    line: int


class ChatOrder(Struct, frozen=True):
    """The sender makes `id`; a repeat with the same id has the same answer and changes nothing."""

    table: str
    by: Authority
    id: str
    command: Say | RemoveLine


class ChatNews(Struct, frozen=True):
    """A line that is new, or was removed."""

    table: str
    line: ChatLine
