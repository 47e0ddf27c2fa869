"""The port of a store that several processes share: which of them owns which stream until when.
Nothing here does anything.

An owner has one lease for all of its streams. Only the clock of the database decides whether it has
expired. Whoever claims a stream gets the next epoch of it, so that the owner before can write
no more, whatever it believes.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from croupier.tables.ports import StoredStream


class OwnerRecord(Struct, frozen=True):
    """`left_ms` is what is left of the lease, 0 when it has expired."""

    owner: str
    name: str
    left_ms: int
    streams: int


class LeaseStore(Protocol):
    """Every call but `owners` raises `CommitFailed` when it cannot write."""

    @property
    def owner(self) -> str:
        """The id of this process among the owners. Another one each time a store is opened."""

    async def renew(self, lease_ms: int) -> bool:
        """The lease lasts so long from now on; the first call begins it. False, and nothing
        changes, when it has expired or was given up: then the caller owns nothing any more. Whoever
        measures how long it may still decide begins before the call."""

    async def rejoin(self, lease_ms: int) -> None:
        """Begin anew after the lease has expired. What was owned before must be claimed again."""

    async def claim_free(
        self, kind: str, *, limit: int, only: Sequence[str] | None = None
    ) -> tuple[list[StoredStream], list[str]]:
        """Become the owner of open streams of the kind that have no owner, or one whose lease has
        expired: at most `limit` of them, the oldest first, and `only` these if it is given. The
        second list names those whose log is damaged: also owned, they can only be closed."""

    async def release(self, streams: Sequence[str]) -> None:
        """Others may claim these at once. Those that somebody else owns are left alone."""

    async def leave(self) -> None:
        """Give up the lease and everything that is owned."""

    async def owned(self, kind: str) -> list[str]:
        """The open streams of the kind that this process owns."""

    async def free(self, kind: str) -> int:
        """How many open streams of the kind could be claimed now."""

    async def is_open(self, stream: str) -> bool:
        """Whether there is such a stream and it is not closed, whoever owns it."""

    async def owners(self) -> list[OwnerRecord]:
        """Those whose lease has not been over for long, by name."""
