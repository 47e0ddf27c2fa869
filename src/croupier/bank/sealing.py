"""Seals card details for the one process that talks to banks, so that they can cross the bus. The
private key is made when that process starts, is kept in memory only, and ends with it.

A sealed box is an X25519 key made for this box alone, then the text encrypted with
ChaCha20-Poly1305 under a key that both keys give by HKDF-SHA-256. It is bound to its purpose: a
box for one player's purchase opens for nothing else."""

from typing import TypeVar

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import MsgspecError, json

from croupier.bank.cards import CardEntry, PinEntry
from croupier.games.game import Refused

T = TypeVar("T", CardEntry, PinEntry)
PUBLIC_BYTES = 32
BOX_MAX = 1_000
# The key is used once, because one of its halves is: so the nonce may always be the same.
NONCE = bytes(12)


def check_purpose(player: str) -> str:
    return f"check/{player}"


def purchase_purpose(player: str, order: str) -> str:
    return f"purchase/{player}/{order}"


def seal(public_key: bytes, entry: CardEntry | PinEntry, purpose: str) -> bytes:
    once = X25519PrivateKey.generate()
    shown = once.public_key().public_bytes_raw()
    shared = once.exchange(X25519PublicKey.from_public_bytes(public_key))
    cipher = ChaCha20Poly1305(_key(shared, shown, public_key))
    return shown + cipher.encrypt(NONCE, json.encode(entry), purpose.encode())


class Opener:
    """Holds the private key."""

    __slots__ = ("_private", "public_key")

    def __init__(self) -> None:
        self._private = X25519PrivateKey.generate()
        self.public_key = self._private.public_key().public_bytes_raw()

    def open(self, box: bytes, kind: type[T], purpose: str) -> T:
        """Raises `Refused` for a box that was sealed for another process or purpose: the player
        has to enter the card again."""
        shown, text = box[:PUBLIC_BYTES], box[PUBLIC_BYTES:BOX_MAX]
        try:
            shared = self._private.exchange(X25519PublicKey.from_public_bytes(shown))
            cipher = ChaCha20Poly1305(_key(shared, shown, self.public_key))
            return json.decode(cipher.decrypt(NONCE, text, purpose.encode()), type=kind)
        except (InvalidTag, ValueError, MsgspecError):
            raise Refused("card_unreadable") from None


def _key(shared: bytes, shown: bytes, public_key: bytes) -> bytes:
    kdf = HKDF(SHA256(), 32, salt=None, info=b"croupier card" + shown + public_key)
    return kdf.derive(shared)
