"""The hash chains of the store: each record of a log, and each transfer of the book, seals itself
and all before it."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b

GENESIS = bytes(32)


def link(
    previous: bytes, stream: str, seq: int, at_ms: int, command: str | None, events: bytes
) -> bytes:
    """The hash of a record. Lengths stand before the texts, so that no two records that differ
    are sealed alike."""
    order = "-" if command is None else f"{len(command)}:{command}"
    head = f"{len(stream)}:{stream},{seq},{at_ms},{order},"
    return blake2b(previous + head.encode() + events, digest_size=32).digest()


def seal(at: bytes, state: bytes) -> bytes:
    """The hash of a snapshot, taken where the log had the hash `at`."""
    return blake2b(at + state, digest_size=32).digest()


def link_transfer(
    previous: bytes,
    number: int,
    key: str,
    at_ms: int,
    origin: tuple[str | None, int | None],
    postings: Iterable[tuple[str, int]],
) -> bytes:
    """The hash of a transfer in the one chain of the whole book. `origin` is the record that it
    belongs to, if any; the postings stand in the order of their lines."""
    stream, seq = origin
    source = "-" if stream is None else f"{len(stream)}:{stream}"
    lines = "".join([f"{len(account)}:{account}={amount};" for account, amount in postings])
    text = f"{number},{at_ms},{len(key)}:{key},{source},{'-' if seq is None else seq},{lines}"
    return blake2b(previous + text.encode(), digest_size=32).digest()


def digest_of(balances: Mapping[str, int]) -> str:
    """The hash of a whole book, whatever the order of its accounts."""
    text = "".join([f"{len(name)}:{name}={held};" for name, held in sorted(balances.items())])
    return blake2b(text.encode(), digest_size=32).hexdigest()
