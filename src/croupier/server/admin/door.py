"""The administrators' door: who may come to the desk. It has nothing in common with the players'
door: other accounts, other cookies, other limits. It keeps no password, no code and no token, only
what they hash to."""

import hmac
import secrets
from hashlib import sha256

from msgspec import Struct

from croupier.games.game import Refused
from croupier.server.admin import onetime
from croupier.server.admin.budgets import Budgets
from croupier.server.admin.trail import ActBegun, Trail
from croupier.server.context import ServerContext
from croupier.server.door import key_of
from croupier.server.hashing import Hashing
from croupier.server.names import clean
from croupier.store.deskport import AdministratorRecord
from croupier.store.people import folded
from croupier.wire.admin.down import AdminMe
from croupier.wire.admin.http import AdminSignIn, SetUp
from croupier.wire.admin.up import Role

HOUR_MS = 60 * 60 * 1_000
PENDING_MS = 10 * 60 * 1_000  # for a new secret to be confirmed
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike; 5 bits each
CODE_LETTERS = 20


class DeskVisitor(Struct, frozen=True):
    """The administrator behind a session. `key` is the hash of the session's token."""

    id: str
    name: str
    role: Role
    second_factor: bool
    key: bytes
    until_ms: int

    @property
    def me(self) -> AdminMe:
        return AdminMe(self.name, self.role, self.second_factor, self.until_ms)


class Arrival(Struct, frozen=True):
    """Somebody who has come in, and what his browser is to keep: the session and that it was
    here."""

    visitor: DeskVisitor
    token: str
    browser: str


class DeskDoor:
    def __init__(self, context: ServerContext, trail: Trail) -> None:
        settings = context.settings
        self._store = context.store.desk
        self._clock = context.clock
        self._hours = settings.desk_hours
        self._trail = trail
        self._budgets = Budgets(settings, context.clock)
        # Three doors, three processes: neither players nor strangers keep the owner waiting.
        self._hashing = Hashing(settings.hash_memory_kib, 8)
        self._for_strangers = Hashing(settings.hash_memory_kib, 4)
        self._setup_code = ""  # hashed
        self._is_shared = context.cluster is not None  # by processes with codes of their own
        self._pending: dict[str, tuple[bytes, int]] = {}  # secrets that are not confirmed yet
        self._nobodys_hash = ""

    async def make_setup_code(self) -> str | None:
        """A code with which the first administrator chooses name and password; None when there is
        one. It replaces the one of the last start, but not those of other processes."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
        if not await self._store.set_setup_code(hashed(code), beside=self._is_shared):
            return None
        self._setup_code = hashed(code)
        return "-".join(code[at : at + 5] for at in range(0, CODE_LETTERS, 5))

    async def needs_set_up(self) -> bool:
        return bool(self._setup_code) and not await self._store.administrators()

    async def _is_setup_code(self, code: str) -> bool:
        """Whichever process has printed it."""
        if hmac.compare_digest(self._setup_code, code):
            return True
        return self._is_shared and await self._store.knows_setup_code(code)

    async def set_up(self, wanted: SetUp, address: str) -> Arrival:
        """A right code is let in however many wrong ones there were: nobody guesses 100 bits."""
        code = hashed(wanted.code)
        if not await self._is_setup_code(code):
            self._budgets.setup_code(address)
            raise Refused("wrong_setup_code" if await self.needs_set_up() else "set_up_already")
        name = clean(wanted.name)
        password_hash = await self._hashing.hash(wanted.password)
        first = new_administrator(name, Role.ADMINISTRATOR, password_hash, self._clock())

        async def make() -> dict[str, int | str]:
            if not await self._store.set_up(code, first):
                raise Refused("set_up_already")
            self._setup_code = ""
            return {}

        await self._trail.record(own_act(first, "set_up"), make)
        return await self._let_in(first)

    async def sign_in(self, wanted: AdminSignIn, address: str, browser: str | None) -> Arrival:
        """`browser` is what a browser brings that was here before."""
        account = await self._store.administrator_by_name(wanted.name)
        known = await self._known_browser(account, browser)
        guess = self._budgets.password(folded(wanted.name), address, known)
        hashing = self._hashing if known else self._for_strangers
        password_hash = await self._dummy() if account is None else account.password_hash
        # A name that nobody has takes just as long.
        is_right = await hashing.matches(password_hash, wanted.password)
        if account is None or not is_right:
            raise Refused("wrong_sign_in")
        guess.was_right()
        if account.second_factor is not None:
            if wanted.code is None:
                raise Refused("second_factor_needed")
            await self._prove_code(account.id, account.second_factor, wanted.code, known)
        if hashing.is_outdated(account.password_hash):
            await self._store.renew_hash(account.id, await hashing.hash(wanted.password))
        return await self._let_in(account, browser if known else None)

    async def visitor(self, token: str | None, address: str) -> DeskVisitor | None:
        """Who a cookie stands for, if the session is alive. Raises `Refused` for an address that
        tries one cookie after the other."""
        if not token:
            return None
        found = await self.visitor_of(key_of(token))
        if found is None:
            self._budgets.token(address)
        return found

    async def visitor_of(self, key: bytes) -> DeskVisitor | None:
        """The same for a session that is known."""
        session = await self._store.session(key)
        if session is None or session.expires_ms <= self._clock():
            return None
        return visitor_of(session.administrator, key, session.expires_ms)

    async def sign_out(self, visitor: DeskVisitor) -> None:
        async def end() -> dict[str, int | str]:
            await self._store.end_session(visitor.key)
            return {}

        await self._trail.record(own_act(visitor, "sign_out"), end)

    async def change_password(self, visitor: DeskVisitor, old: str, new: str) -> None:
        """All other sessions end."""
        account = await self._prove(visitor, old)
        fresh = await self._hashing.hash(new)

        async def change() -> dict[str, int | str]:
            await self._store.set_password(account.id, fresh, keep=visitor.key)
            return {}

        await self._trail.record(own_act(account, "change_password"), change)

    async def begin_second_factor(self, visitor: DeskVisitor, password: str) -> bytes:
        """A secret that counts once it is confirmed."""
        account = await self._prove(visitor, password)
        if account.second_factor is not None:
            raise Refused("second_factor_on")
        secret = onetime.new_secret()
        self._pending[account.id] = secret, self._clock() + PENDING_MS
        return secret

    async def confirm_second_factor(self, visitor: DeskVisitor, code: str) -> None:
        secret, until_ms = self._pending.get(visitor.id, (b"", 0))
        if until_ms <= self._clock():
            raise Refused("second_factor_off")
        guess = self._budgets.code(visitor.id, visitor.key.hex())
        step = onetime.matching_step(secret, code, self._clock())
        if step is None:
            raise Refused("wrong_code")
        guess.was_right()
        await self._set_second_factor(visitor, "begin_second_factor", secret, step)
        self._pending.pop(visitor.id, None)

    async def end_second_factor(self, visitor: DeskVisitor, password: str, code: str) -> None:
        account = await self._prove(visitor, password)
        if account.second_factor is None:
            raise Refused("second_factor_off")
        await self._prove_code(account.id, account.second_factor, code, visitor.key.hex())
        await self._set_second_factor(visitor, "end_second_factor", None, 0)

    def close(self) -> None:
        self._hashing.close()
        self._for_strangers.close()

    async def _set_second_factor(
        self, visitor: DeskVisitor, act: str, secret: bytes | None, step: int
    ) -> None:
        async def change() -> dict[str, int | str]:
            await self._store.set_second_factor(visitor.id, secret)
            if secret is not None:
                await self._store.use_step(visitor.id, step)
            return {}

        await self._trail.record(own_act(visitor, act), change)

    async def _prove(self, visitor: DeskVisitor, password: str) -> AdministratorRecord:
        """Whoever found an open browser does not know the password. The session has a budget."""
        guess = self._budgets.password("", "", visitor.key.hex())
        account = await self._store.administrator_by_name(visitor.name)
        if account is None or account.id != visitor.id:
            raise Refused("desk_only")
        if not await self._hashing.matches(account.password_hash, password):
            raise Refused("wrong_sign_in")
        guess.was_right()
        return account

    async def _prove_code(self, administrator: str, secret: bytes, code: str, known: str) -> None:
        """A code works once, whoever uses it first."""
        guess = self._budgets.code(administrator, known)
        step = onetime.matching_step(secret, code, self._clock())
        if step is None or not await self._store.use_step(administrator, step):
            raise Refused("wrong_code")
        guess.was_right()

    async def _known_browser(self, account: AdministratorRecord | None, browser: str | None) -> str:
        """A name for the browser if this administrator has signed in there; else nothing."""
        if account is None or not browser:
            return ""
        key = key_of(browser)
        return key.hex() if await self._store.browser(key) == account.id else ""

    async def _let_in(self, account: AdministratorRecord, browser: str | None = None) -> Arrival:
        token, kept = secrets.token_hex(32), browser or secrets.token_hex(32)
        now = self._clock()
        until_ms = now + self._hours * HOUR_MS

        async def begin() -> dict[str, int | str]:
            await self._store.add_session(key_of(token), account.id, now, until_ms)
            await self._store.add_browser(key_of(kept), account.id, now)
            return {}

        await self._trail.record(own_act(account, "sign_in"), begin)
        return Arrival(visitor_of(account, key_of(token), until_ms), token, kept)

    async def _dummy(self) -> str:
        """A hash of nothing that anybody knows."""
        if not self._nobodys_hash:
            self._nobodys_hash = await self._for_strangers.hash(secrets.token_hex(16))
        return self._nobodys_hash


def hashed(code: str) -> str:
    """A code as it is kept; how it is spaced and written makes no difference."""
    letters = "".join(letter for letter in code.upper() if letter.isalnum())
    return sha256(f"set-up:{letters}".encode()).hexdigest()


def new_administrator(
    name: str, role: Role, password_hash: str, now_ms: int
) -> AdministratorRecord:
    id_ = f"admin-{secrets.token_hex(8)}"
    return AdministratorRecord(id_, name, role, password_hash, None, now_ms)


def visitor_of(account: AdministratorRecord, key: bytes, until_ms: int) -> DeskVisitor:
    has_app = account.second_factor is not None
    return DeskVisitor(account.id, account.name, Role(account.role), has_app, key, until_ms)


def own_act(who: AdministratorRecord | DeskVisitor, act: str) -> ActBegun:
    """An act that concerns the own account."""
    return ActBegun(by=who.id, name=who.name, act=act, order=secrets.token_hex(8))
