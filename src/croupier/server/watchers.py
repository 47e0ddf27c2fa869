"""The connections that look at each table. A frame's public part is shared by all of them; the
private part of a player is joined to it for the player's own connections."""

from typing import Protocol

from croupier.tables.frames import Frame, FramePart


class Watcher(Protocol):
    """A connection, as a table's frames see it. `awaits` is the id of the order under way."""

    player: str
    awaits: str | None

    def send(self, frame: bytes, *, counted: bool = True) -> None: ...


class Watchers:
    def __init__(self) -> None:
        self._by_table: dict[str, dict[Watcher, None]] = {}

    def add(self, table: str, watcher: Watcher) -> None:
        self._by_table.setdefault(table, {})[watcher] = None

    def remove(self, table: str, watcher: Watcher) -> None:
        watchers = self._by_table.get(table, {})
        watchers.pop(watcher, None)
        if not watchers:
            self._by_table.pop(table, None)

    def of(self, table: str) -> list[Watcher]:
        return list(self._by_table.get(table, ()))

    def deliver(self, frame: Frame) -> None:
        """A frame that the rail is not shown is not counted either: whoever reads the counters
        would learn that something happened."""
        rail, private = frame.rail, frame.private
        for watcher in self.of(frame.table):
            part = private.get(watcher.player, rail)
            if part is not None:
                send(watcher, frame, part, counted=rail is not None)


def send(watcher: Watcher, frame: Frame, part: FramePart, *, counted: bool = True) -> None:
    """A frame says which order it answers only where that order came from."""
    ack = b""
    if part.ack is not None and part.ack == watcher.awaits:
        watcher.awaits = None
        ack = b',"ack":"%b"' % part.ack.encode()
    joined = b"".join((frame.public, part.events, part.fields, ack, b"}"))
    watcher.send(joined, counted=counted)
