"""Links to finished rounds. A link says which round, who shares it and whether with the own cards,
and is sealed with the seed of the round: whoever knew the seed would know all cards anyway. What is
stored is only how often a player has taken such links back."""

import hmac
import re
from hashlib import sha256

from msgspec import Struct

SEAL_DIGITS = 32
TOKEN = re.compile(
    r"(?P<table>[^.]+)\.(?P<number>[0-9]{1,12})\.(?P<seat>[0-9]{1,2})(?P<own>o?)"
    r"\.(?P<times>[0-9]{1,9})\.[0-9a-f]+",
    re.ASCII,
)


class SharedView(Struct, frozen=True):
    """A round as the rail saw it, or with the cards of the sharer's seat: then it is `own`. The
    sharer had taken links to it back so many `times` before."""

    table: str
    number: int
    seat: int
    own: bool = False
    times: int = 0


def write_token(shared: SharedView, seed: bytes) -> str:
    said = _said(shared)
    seal = hmac.new(seed, f"share/{said}".encode(), sha256).hexdigest()[:SEAL_DIGITS]
    return f"{said}.{seal}"


def read_token(token: str) -> SharedView | None:
    """What a token speaks of. That it is genuine only `is_sealed` can tell."""
    found = TOKEN.fullmatch(token)
    if found is None:
        return None
    return SharedView(
        table=found["table"],
        number=int(found["number"]),
        seat=int(found["seat"]),
        own=bool(found["own"]),
        times=int(found["times"]),
    )


def is_sealed(token: str, shared: SharedView, seed: bytes) -> bool:
    return hmac.compare_digest(token.encode(), write_token(shared, seed).encode())


def _said(shared: SharedView) -> str:
    own = "o" if shared.own else ""
    return f"{shared.table}.{shared.number}.{shared.seat}{own}.{shared.times}"
