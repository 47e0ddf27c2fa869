"""Players and their sessions, as kept."""

from unicodedata import normalize

from msgspec import Struct


class Player(Struct, frozen=True):
    """`password_hash` is None as long as the name is nobody's in particular."""

    id: str
    name: str
    password_hash: str | None
    created_ms: int


class Session(Struct, frozen=True):
    player: str
    name: str
    created_ms: int
    expires_ms: int


def folded(name: str) -> str:
    """Names that look the same are the same: Zoë, ZOË and ｚｏë."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())
