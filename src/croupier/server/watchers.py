"""The connections that look at each table. A frame's public part is shared by all of them; the
private part of a player is joined to it for the player's own connections."""

from typing import Protocol

from croupier.tables.frames import Frame, PrivatePart


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
        public, rail = frame.events is not None, b""
        for watcher in self.of(frame.table):
            part = frame.private.get(watcher.player)
            if part is not None:
                send(watcher, frame, part, counted=public)
            elif public:
                rail = rail or joined(frame, None)
                watcher.send(rail)


def send(watcher: Watcher, frame: Frame, part: PrivatePart | None, *, counted: bool = True) -> None:
    """A watcher's own frame. It says which order it answers only where that order came from."""
    if part is None or part.ack is None or part.ack != watcher.awaits:
        watcher.send(joined(frame, part), counted=counted)
        return
    watcher.awaits = None
    watcher.send(joined(frame, part, b',"ack":"%b"' % part.ack.encode()), counted=counted)


def joined(frame: Frame, part: PrivatePart | None, ack: bytes = b"") -> bytes:
    events, fields = frame.events, b""
    if part is not None:
        events, fields = part.events or events, part.fields
    return b"".join((frame.public, b',"events":', events or b"[]", fields, ack, b"}"))
