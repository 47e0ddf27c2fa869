"""The front door: who may come in under which name. It keeps no password and no token, only what
they hash to, and never logs either."""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TypeVar
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct

from croupier.games.game import Refused
from croupier.server.context import ServerContext
from croupier.server.limiter import Attempts
from croupier.server.names import clean
from croupier.store.people import folded
from croupier.store.port import PlayerRecord
from croupier.wire.http import SignIn
from croupier.wire.limits import PASSWORD_MIN

WELCOME_CHIPS = 1_000 * 100  # CAS-1.1a
WINDOW_MS = 10 * 60 * 1_000
DAY_MS = 24 * 60 * 60 * 1_000
HASHING_THREADS = 2
HASHING_MAX = 32  # hashes under way and waiting; each takes a good part of a second of a core


T = TypeVar("T")


class Visitor(Struct, frozen=True):
    """The player behind a session. `key` is the hash of the session's token."""

    player: str
    name: str
    guest: bool
    key: bytes


def key_of(token: str) -> bytes:
    return sha256(token.encode()).digest()


def _token_for(player: str, attempt: str | None) -> str:
    """The same for the same attempt, so that to come in twice is to come in once."""
    if attempt is None:
        return secrets.token_hex(32)
    return sha256(f"session:{player}:{attempt}".encode()).hexdigest()


class FrontDoor:
    def __init__(self, context: ServerContext) -> None:
        settings = context.settings
        self._store = context.store
        self._clock = context.clock
        self._settings = settings
        self._arrivals = Attempts(settings.sign_ins_per_address, WINDOW_MS)
        self._wrong_here = Attempts(settings.wrong_passwords_per_address, WINDOW_MS)
        self._wrong_name = Attempts(settings.wrong_passwords_per_name, WINDOW_MS)
        self._hasher = PasswordHasher(memory_cost=settings.hash_memory_kib)
        self._threads = ThreadPoolExecutor(HASHING_THREADS, "hash")
        self._hashing = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def sign_in(
        self, wanted: SignIn, address: str, present: Visitor | None
    ) -> tuple[str, Visitor]:
        """A token for the cookie and who it stands for. `present` is who already came in with
        this browser: a guest may come in again under the own name."""
        name = clean(wanted.name)
        self._count_arrival(address)
        # One at a time for each name: two guests must not find it free at the same moment.
        async with self._locks.setdefault(folded(name), asyncio.Lock()):
            return await self._let_in(name, wanted, address, present)

    async def _let_in(
        self, name: str, wanted: SignIn, address: str, present: Visitor | None
    ) -> tuple[str, Visitor]:
        password = wanted.password
        player = await self._store.player_by_name(name)
        if player is None:
            player = await self._store.create_player(secrets.token_hex(8), name, self._clock())
        token = _token_for(player.id, wanted.attempt)
        begun = await self.visitor(token)
        if player.password_hash is not None:
            await self._prove(player, password, address)
            guest = False
        else:
            at_home = player.id in {known.player for known in (present, begun) if known}
            if not at_home and await self._store.has_session(player.id, self._clock()):
                raise Refused("name_taken", name=player.name)
            guest = password is None
            if password is not None:
                await self._claim(player.id, password)
        # The first chips, or new ones for a player who has lost everything.
        await self._store.give_chips(player.id, WELCOME_CHIPS, self._clock())
        if begun is None:
            now = self._clock()
            until = now + self.session_ms(guest)
            await self._store.create_session(key_of(token), player.id, now, until)
        return token, Visitor(player.id, player.name, guest, key_of(token))

    def session_ms(self, guest: bool) -> int:
        """How long a session lasts."""
        return (self._settings.guest_days if guest else self._settings.player_days) * DAY_MS

    async def visitor(self, token: str | None) -> Visitor | None:
        """Who a cookie stands for, if the session is alive."""
        if not token:
            return None
        key = key_of(token)
        session = await self._store.session(key)
        if session is None or session.expires_ms <= self._clock():
            return None
        player = await self._store.player(session.player)
        if player is None:
            return None
        return Visitor(player.id, player.name, player.password_hash is None, key)

    async def sign_out(self, visitor: Visitor) -> None:
        await self._store.end_session(visitor.key)

    async def set_password(self, visitor: Visitor, password: str, address: str) -> Visitor:
        self._count_arrival(address)
        await self._claim(visitor.player, password)
        return Visitor(visitor.player, visitor.name, False, visitor.key)

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def _prove(self, player: PlayerRecord, password: str | None, address: str) -> None:
        if password is None:
            raise Refused("password_needed", name=player.name)
        self._limit(self._wrong_name, player.id)
        self._limit(self._wrong_here, address)
        # An attempt counts before it is looked at, because many may come at once.
        self._wrong_name.note(player.id, self._clock())
        self._wrong_here.note(address, self._clock())
        assert player.password_hash is not None
        if not await self._in_thread(self._matches, player.password_hash, password):
            raise Refused("wrong_password")
        self._wrong_name.forget(player.id)
        self._wrong_here.take_back(address)
        if self._hasher.check_needs_rehash(player.password_hash):
            await self._claim(player.id, password)

    async def _claim(self, player: str, password: str) -> None:
        if len(password) < PASSWORD_MIN:
            raise Refused("short_password", min=PASSWORD_MIN)
        hashed = await self._in_thread(self._hasher.hash, password)
        await self._store.set_password_hash(player, hashed)

    def _matches(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[..., T], *values: str) -> T:
        if self._hashing >= HASHING_MAX:
            raise Refused("busy")
        self._hashing += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *values)
        finally:
            self._hashing -= 1

    def _count_arrival(self, address: str) -> None:
        self._limit(self._arrivals, address)
        self._arrivals.note(address, self._clock())

    def _limit(self, attempts: Attempts, key: str) -> None:
        wait_ms = attempts.wait_ms(key, self._clock())
        if wait_ms:
            raise Refused("too_many_attempts", minutes=-(-wait_ms // 60_000))
