"""Somebody who looks at a table and keeps every frame, to the byte."""

from typing import Any

import msgspec


class Eye:
    """Implements `server.watchers.Watcher`."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.awaits: str | None = None
        self.frames: list[bytes] = []

    def send(self, frame: bytes, *, counted: bool = True) -> None:
        self.frames.append(frame)

    @property
    def seen(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.frames[-1])
        return found

    def events(self) -> list[str]:
        """The names of all events that were told, in order."""
        return [event["e"] for frame in self.seen for event in frame.get("events", ())]

    def forget(self) -> None:
        self.frames.clear()
