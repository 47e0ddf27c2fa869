"""The part of the store's port that holds administrators: their accounts, their sessions and the
browsers they have used. Nothing here does anything."""

from typing import Protocol

from msgspec import Struct


class AdministratorRecord(Struct, frozen=True):
    """`role` is a `wire.admin.up.Role`. `second_factor` is the secret of an authenticator app."""

    id: str
    name: str
    role: str
    password_hash: str
    second_factor: bytes | None
    created_ms: int

    def __repr__(self) -> str:
        return f"AdministratorRecord({self.id!r}, {self.name!r})"


class DeskSession(Struct, frozen=True):
    administrator: AdministratorRecord
    expires_ms: int


class DeskChange(Struct, frozen=True):
    """What was done to an account from the command line, still to be told to the audit trail."""

    id: str
    at_ms: int
    act: str
    name: str


class DeskStore(Protocol):
    async def administrators(self) -> list[AdministratorRecord]:
        """In the order in which they were made."""

    async def administrator_by_name(self, name: str) -> AdministratorRecord | None: ...

    async def set_setup_code(self, code_hash: str, *, beside: bool = False) -> bool:
        """In place of the one before, or `beside` those of other processes. False, and nothing
        stored, when there is an administrator."""

    async def knows_setup_code(self, code_hash: str) -> bool:
        """Whether it is one of the house's."""

    async def set_up(self, code_hash: str, first: AdministratorRecord) -> bool:
        """Make the first administrator, and forget the code. False when it is not the code."""

    async def set_password(
        self, administrator: str, password_hash: str, keep: bytes | None = None
    ) -> None:
        """All sessions end but the one to keep, and all browsers are strangers again."""

    async def renew_hash(self, administrator: str, password_hash: str) -> None:
        """Another hash of the same password. Nobody has to sign in again."""

    async def set_second_factor(self, administrator: str, secret: bytes | None) -> None: ...

    async def use_step(self, administrator: str, step: int) -> bool:
        """Whether a code of this step, or of a later one, was never used. Now it is."""

    async def add_session(
        self, token_hash: bytes, administrator: str, at_ms: int, expires_ms: int
    ) -> None:
        """Those that have expired by `at_ms` are deleted on the occasion."""

    async def session(self, token_hash: bytes) -> DeskSession | None:
        """Whoever asks compares `expires_ms` with the clock."""

    async def end_session(self, token_hash: bytes) -> None: ...

    async def add_browser(self, token_hash: bytes, administrator: str, at_ms: int) -> None:
        """A browser in which this administrator has signed in. Only the newest are remembered."""

    async def browser(self, token_hash: bytes) -> str | None:
        """The id of the administrator who has signed in there."""

    async def changes(self) -> list[DeskChange]:
        """What was done from the command line, oldest first."""

    async def forget_change(self, change: str) -> None: ...
