"""How a house proves to a bank that it is the house: every request is signed with a key that both
share. The key itself is never sent."""

import hmac
from collections.abc import Mapping
from hashlib import sha256

TIME = "Croupier-Time"
SIGNATURE = "Croupier-Signature"
SKEW_MS = 5 * 60 * 1_000  # so much may the clocks differ
KEY_BYTES = 32


def sign(key: bytes, method: str, target: str, body: bytes, now_ms: int) -> dict[str, str]:
    """The headers of a request. `target` is path and query, as they are sent."""
    return {TIME: str(now_ms), SIGNATURE: signature(key, method, target, body, str(now_ms))}


def is_signed(
    key: bytes, method: str, target: str, body: bytes, headers: Mapping[str, str], now_ms: int
) -> bool:
    when = headers.get(TIME, "")
    if not (when.isascii() and when.isdigit() and len(when) < 16):
        return False
    if abs(now_ms - int(when)) > SKEW_MS:
        return False
    expected = signature(key, method, target, body, when)
    return hmac.compare_digest(expected.encode(), headers.get(SIGNATURE, "").encode())


def signature(key: bytes, method: str, target: str, body: bytes, when: str) -> str:
    signed = "\n".join((method, target, when, sha256(body).hexdigest()))
    return hmac.new(key, signed.encode(), sha256).hexdigest()
