"""The processes of a house, as one of them knows the others: each says again and again that it is
there, what it owns and how it is. One that is silent stays known for a while, so that whoever looks
sees that it is gone."""

import asyncio

from msgspec import Struct

from croupier.bus.nats import envelopes as env
from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import NotOurs, decode
from croupier.bus.nats.link import Heard, Link
from croupier.bus.nats.permissions import Role

FORGET_SECONDS = 300.0
PROCESSES_MAX = 1_000
ROLES = frozenset(Role)


class KnownProcess(Struct, frozen=True):
    role: Role
    name: str
    beat: env.Beat
    silent: float  # seconds since it was heard


class KnownProcesses:
    def __init__(self, link: Link) -> None:
        self._link = link
        self._heard: dict[str, tuple[Role, env.Beat, float]] = {}
        self._now = asyncio.get_running_loop().time
        link.listen(subjects.beat("*", "*"), self._hear)

    def others(self) -> list[KnownProcess]:
        """All but this one."""
        now = self._now()
        for name in [name for name, (*_, at) in self._heard.items() if now - at > FORGET_SECONDS]:
            del self._heard[name]
        return [
            KnownProcess(role, name, beat, now - at)
            for name, (role, beat, at) in sorted(self._heard.items())
        ]

    def _hear(self, heard: Heard) -> None:
        beat: env.Beat = decode(heard.payload, env.Beat, env.REQUEST_BYTES)
        role, name = subjects.part(heard.subject, 2), subjects.part(heard.subject, 3)
        if role not in ROLES or (name not in self._heard and len(self._heard) >= PROCESSES_MAX):
            raise NotOurs
        if name != self._link.name:
            self._heard[name] = (Role(role), beat, self._now())
