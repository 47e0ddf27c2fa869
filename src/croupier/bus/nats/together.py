"""What goes to one process in one turn of the loop goes as one message: in a busy house a decision
of one table comes with those of others, and a message costs more than what is in it."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import NEWS_BYTES, encode

SEVERAL = "several"
MARGIN_BYTES = 1024  # of the envelope around them
PART_BYTES = 96  # of the name of one, and around it


class Several(Struct, frozen=True, array_like=True):
    """Messages for one process, in the order in which they were said, each with its last names in
    the subject that it would have had alone."""

    parts: tuple[tuple[str, bytes], ...]


class Together:
    """`send` is given a subject and what goes there."""

    def __init__(self, send: Callable[[str, bytes], object]) -> None:
        self._send = send
        self._parts: dict[str, list[tuple[str, bytes]]] = {}  # by the process that they are for

    def add(self, process: str, what: str, payload: bytes) -> None:
        if not self._parts:
            asyncio.get_running_loop().call_soon(self._wait_a_turn)
        self._parts.setdefault(process, []).append((what, payload))

    def _wait_a_turn(self) -> None:
        """The answer to an order comes one turn after the news of it."""
        asyncio.get_running_loop().call_soon(self.send_all)

    def send_all(self) -> None:
        parts, self._parts = self._parts, {}
        for process, said in parts.items():
            for some in in_messages(said):
                if len(some) == 1:
                    what, payload = some[0]
                else:
                    what, payload = SEVERAL, encode(Several(tuple(some)))
                self._send(subjects.to_process(process, what), payload)


def in_messages(parts: list[tuple[str, bytes]]) -> list[list[tuple[str, bytes]]]:
    """So that none is longer than NATS takes."""
    found: list[list[tuple[str, bytes]]] = [[]]
    room = NEWS_BYTES - MARGIN_BYTES
    for part in parts:
        size = len(part[1]) + PART_BYTES
        if size > room and found[-1]:
            found.append([])
            room = NEWS_BYTES - MARGIN_BYTES
        found[-1].append(part)
        room -= size
    return found
