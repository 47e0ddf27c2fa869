"""The front door: who may come in under which name. It keeps no password and no token, only what
they hash to, and never logs either."""

import asyncio
import secrets
from hashlib import sha256
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct
from msgspec.structs import replace

from croupier.games.game import Refused
from croupier.ledger.transfer import table_of
from croupier.server.context import ServerContext
from croupier.server.fairqueue import Booths
from croupier.server.hashing import Hashing
from croupier.server.limiter import Attempts
from croupier.server.names import clean
from croupier.store.people import skeleton
from croupier.store.port import PlayerRecord
from croupier.wire.http import NewPassword, SignIn

WELCOME_CHIPS = 1_000 * 100  # CAS-1.1a
WINDOW_MS = 10 * 60 * 1_000
HOUR_MS = 60 * 60 * 1_000
DAY_MS = 24 * HOUR_MS
NEVER_MS = 2**62
HASHING_MAX = 32  # hashes under way and waiting
log = structlog.get_logger("croupier.server")


class Visitor(Struct, frozen=True):
    """The player behind a session. `key` is the hash of the session's token."""

    player: str
    name: str
    guest: bool
    key: bytes
    expires_ms: int = NEVER_MS


class Origin(Struct, frozen=True):
    """Where a request comes from: the network address, and the keys of this browser's cookies: of
    the session that is there already, and of the browser itself."""

    address: str
    present: Visitor | None = None
    browser: bytes | None = None


def key_of(token: str) -> bytes:
    # A cookie may hold bytes that are no letters; no session has such a token.
    return sha256(token.encode(errors="surrogateescape")).digest()


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
        self._gifts = Attempts(settings.gifts_per_address, settings.evening_hours * HOUR_MS)
        self._wrong_here = Attempts(settings.wrong_passwords_per_address, WINDOW_MS)
        self._wrong_name = Attempts(settings.wrong_passwords_per_name, WINDOW_MS)
        self._wrong_browser = Attempts(settings.wrong_passwords_per_browser, WINDOW_MS)
        self._hashing = Hashing(settings.hash_memory_kib, HASHING_MAX)
        self._booths = Booths(settings.sign_ins_at_once, settings.waiting_per_address)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def sign_in(self, wanted: SignIn, origin: Origin) -> tuple[str, Visitor]:
        """A token for the cookie and who it stands for. Whoever has come in with this browser
        before may come in again under the own name."""
        name = clean(wanted.name)
        self._count_arrival(origin.address)
        # One at a time for each name: two guests must not find it free at the same moment.
        await self._booths.enter(origin.address)
        try:
            async with self._locks.setdefault(skeleton(name), asyncio.Lock()):
                return await self._let_in(name, wanted, origin)
        finally:
            self._booths.leave()

    async def _let_in(self, name: str, wanted: SignIn, origin: Origin) -> tuple[str, Visitor]:
        password, address = wanted.password, origin.address
        player = await self._store.player_by_name(name)
        if player is not None and player.password_hash is None:
            player = await self._as_guest(player, wanted, origin)
        if player is None:
            self._check_gifts(address)  # before anything is written
            player = await self._store.create_player(secrets.token_hex(8), name, self._clock())
        token = _token_for(player.id, wanted.attempt)
        begun = await self.visitor(token)
        guest = False
        if player.password_hash is not None:
            await self._prove(player, password, origin)
        elif password is not None:
            await self._claim(player.id, password)
        else:
            guest = True
        await self._give_chips(player.id, address)
        now = self._clock()
        until = now + self.session_ms(guest)
        if begun is None:
            await self._store.create_session(key_of(token), player.id, now, until)
        return token, Visitor(player.id, player.name, guest, key_of(token), until)

    async def _as_guest(
        self, player: PlayerRecord, wanted: SignIn, origin: Origin
    ) -> PlayerRecord | None:
        """A name that nobody owns is free when nobody is here with it and nothing hangs on it.
        None when it is free, but what the guest before has left is not: then it is a new player.
        Raises `Refused`."""
        now = self._clock()
        begun = await self.visitor(_token_for(player.id, wanted.attempt))
        if player.id in {known.player for known in (origin.present, begun) if known}:
            return player
        if await self._store.has_session(player.id, now):
            raise Refused("name_taken", name=player.name)
        if await self._knows(origin.browser, player.id):
            return player
        balances = await self._store.balances_of(player.id)
        if not any(held or table_of(name) for name, held in balances.items()):
            return player
        if await self._store.has_browser(player.id, now):
            raise Refused("name_kept", name=player.name)
        await self._store.release_name(player.id)
        return None

    async def note_browser(self, browser: bytes, visitor: Visitor) -> None:
        """The player may come back from this browser for as long as a session lasts."""
        until = self._clock() + self.session_ms(visitor.guest)
        await self._store.note_browser(browser, visitor.player, self._clock(), until)

    async def _knows(self, browser: bytes | None, player: str) -> bool:
        if browser is None:
            return False
        return await self._store.knows_browser(browser, player, self._clock())

    async def _give_chips(self, player: str, address: str) -> None:
        """The first chips, or new ones for a player who has lost everything; the store decides
        that. Many may come at once, so a gift counts before it is made."""
        if self._gifts.wait_ms(address, self._clock()):
            if await self._store.is_broke(player):
                self._check_gifts(address)
            return
        self._gifts.note(address, self._clock())
        given = False
        try:
            given = await self._store.give_chips(player, WELCOME_CHIPS, self._clock())
        finally:
            if not given:
                self._gifts.take_back(address)

    def _check_gifts(self, address: str) -> None:
        if wait_ms := self._gifts.wait_ms(address, self._clock()):
            raise Refused("no_more_chips", hours=-(-wait_ms // HOUR_MS))

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
        guest = player.password_hash is None
        return Visitor(player.id, player.name, guest, key, session.expires_ms)

    async def come_back(self, player: PlayerRecord) -> tuple[str, Visitor]:
        """A new session for a guest who has shown in another way who he is."""
        token, now = _token_for(player.id, None), self._clock()
        until = now + self.session_ms(guest=True)
        await self._store.create_session(key_of(token), player.id, now, until)
        return token, Visitor(player.id, player.name, True, key_of(token), until)

    async def why_over(self, visitor: Visitor) -> str:
        """Why the session of a visitor is over; empty when it is not."""
        if await self._store.session(visitor.key) is not None:
            return ""
        moved = await self._store.has_session(visitor.player, self._clock())
        return "moved" if moved else "signed_out"

    async def sign_out(self, visitor: Visitor) -> None:
        await self._store.end_session(visitor.key)

    async def set_password(
        self, visitor: Visitor, wanted: NewPassword, origin: Origin
    ) -> tuple[Visitor, list[bytes]]:
        """Whoever changes a password knows the one before. The second are the sessions that have
        ended: all others of the player. Raises `Refused`."""
        self._count_arrival(origin.address)
        async with self._locks.setdefault(skeleton(visitor.name), asyncio.Lock()):
            player = await self._store.player(visitor.player)
            if player is None:
                raise Refused("not_signed_in")
            if player.password_hash is not None:
                if wanted.old is None:
                    raise Refused("old_password_needed")
                await self._prove(player, wanted.old, origin)
            await self._claim(visitor.player, wanted.password)
            over = await self._store.keep_session(visitor.player, visitor.key)
            await self._store.forget_browsers(visitor.player, but=origin.browser or b"")
        if over is None:
            raise Refused("not_signed_in")
        return replace(visitor, guest=False), over

    def close(self) -> None:
        self._hashing.close()

    async def _prove(self, player: PlayerRecord, password: str | None, origin: Origin) -> None:
        """Guesses are counted by name and by address. A browser in which the player has been
        before has a budget of its own, so that strangers who guess lock nobody out."""
        if password is None:
            raise Refused("password_needed", name=player.name)
        budgets = [(self._wrong_name, player.id), (self._wrong_here, origin.address)]
        if origin.browser is not None and await self._knows(origin.browser, player.id):
            budgets = [(self._wrong_browser, origin.browser.hex())]
        for attempts, key in budgets:
            self._limit(attempts, key)
        # An attempt counts before it is looked at, because many may come at once.
        for attempts, key in budgets:
            attempts.note(key, self._clock())
        assert player.password_hash is not None
        if not await self._hashing.matches(player.password_hash, password):
            log.warning("wrong password", player=player.id, address=origin.address)
            raise Refused("wrong_password")
        for attempts, key in budgets:
            attempts.take_back(key)
        if self._hashing.is_outdated(player.password_hash):
            await self._claim(player.id, password)

    async def _claim(self, player: str, password: str) -> None:
        hashed = await self._hashing.hash(password)
        await self._store.set_password_hash(player, hashed)

    def _count_arrival(self, address: str) -> None:
        self._limit(self._arrivals, address)
        self._arrivals.note(address, self._clock())

    def _limit(self, attempts: Attempts, key: str) -> None:
        wait_ms = attempts.wait_ms(key, self._clock())
        if wait_ms:
            raise Refused("too_many_attempts", minutes=-(-wait_ms // 60_000))
