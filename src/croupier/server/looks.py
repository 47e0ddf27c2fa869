"""How a player likes the house to look. It is stored with the account and shown to nobody else,
but for the picture by which the player wants to be known."""

from msgspec import MsgspecError, json

from croupier.games.game import Refused
from croupier.server.context import Clock
from croupier.server.limiter import Attempts
from croupier.store.port import Store
from croupier.wire import limits
from croupier.wire.http import AccountLooks, Looks, PictureList


class PlayerLooks:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._changes = Attempts(limits.LOOKS_MAX, limits.LOOKS_WINDOW_MS)

    async def of(self, player: str) -> AccountLooks:
        pictures = await self._store.picture_versions(player)
        return AccountLooks(dict(pictures), stored_looks(await self._store.looks(player)))

    async def pictures_of(self, player: str) -> PictureList:
        return PictureList(dict(await self._store.picture_versions(player)))

    async def set(self, player: str, looks: Looks) -> None:
        now_ms = self._clock()
        if self._changes.wait_ms(player, now_ms):
            raise Refused("too_fast")
        self._changes.note(player, now_ms)
        await self._store.set_looks(player, json.encode(looks))


def stored_looks(text: bytes | None) -> Looks | None:
    """Looks of another version of the house, which this one cannot read, are as good as none."""
    try:
        return None if text is None else json.decode(text, type=Looks)
    except MsgspecError:
        return None
