"""Lines of chat, in a table of their own. They belong to no log and to no snapshot."""

from typing import Any

from croupier.chat.line import ChatLine, RemovedBy
from croupier.chat.ports import NewLine, Removal, StoredLine
from croupier.store import statements as sql
from croupier.store.connection import Connection

LINE_MAX = 2**63 - 1


def add_line(connection: Connection, new: NewLine) -> StoredLine:
    """The id is the time, so that it tells nothing else, and grows also when the clock goes back
    or when the lines before were deleted."""
    found = connection.execute(sql.LINE_OF_COMMAND, (new.stream, new.command)).fetchone()
    if found is not None:
        return StoredLine(line_of(*found), False)
    (newest,) = connection.execute(sql.NEWEST_LINE, (new.stream,)).fetchone()
    line = max(new.at_ms, (newest or 0) + 1)
    row = (new.stream, line, new.at_ms, new.command, new.sender, new.name, new.text)
    connection.execute(sql.ADD_LINE, row)
    return StoredLine(ChatLine(line, new.name, new.text, new.at_ms), True)


def remove_line(connection: Connection, removal: Removal) -> StoredLine | None:
    """Who removed a line first has removed it."""
    stream, line = removal.stream, removal.line
    found = connection.execute(sql.LINE, (stream, line)).fetchone()
    if found is None:
        return None
    known = line_of(*found)
    if known.removed is not None:
        return StoredLine(known, False)
    connection.execute(sql.REMOVE_LINE, (removal.name, removal.by, stream, line))
    return StoredLine(ChatLine(line, known.name, "", known.at_ms, removal.name), True)


def read_lines(
    connection: Connection, stream: str, before: int | None, limit: int
) -> list[ChatLine]:
    below = LINE_MAX if before is None else before
    rows = connection.execute(sql.LINES, (stream, below, limit)).fetchall()
    return [line_of(*row) for row in reversed(rows)]


def forget_lines(connection: Connection, before_ms: int | None, limit: int) -> int:
    if before_ms is None:
        return connection.execute(sql.FORGET_CLOSED, (limit,)).rowcount
    return connection.execute(sql.FORGET_LINES, (before_ms, limit)).rowcount


def line_of(line: int, name: str, text: str, at_ms: int, removed: Any) -> ChatLine:
    return ChatLine(line, name, text, at_ms, None if removed is None else RemovedBy(removed))
