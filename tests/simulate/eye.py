"""Somebody who looks at a table and keeps every frame to the byte, and the chat apart from them."""

from typing import Any

import msgspec

FRAME = b'{"t":"frame",'


class Eye:
    """Implements `server.watchers.Watcher`."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.awaits: str | None = None
        self.frames: list[bytes] = []
        self.chat: list[bytes] = []

    def send(self, frame: bytes, *, counted: bool = True) -> None:
        (self.frames if frame.startswith(FRAME) else self.chat).append(frame)

    @property
    def seen(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.frames[-1])
        return found

    def lines(self) -> list[dict[str, Any]]:
        """What is to be read in the chat: each line once, as it was told last."""
        found: dict[int, dict[str, Any]] = {}
        for told in map(msgspec.json.decode, self.chat):
            lines = told["lines"] if told["t"] == "chat" else [told["line"]]
            found |= {line["id"]: line for line in lines}
        return list(found.values())

    def events(self) -> list[str]:
        """The names of all events that were told, in order."""
        return [event["e"] for frame in self.seen for event in frame.get("events", ())]

    def forget(self) -> None:
        self.frames.clear()
        self.chat.clear()
