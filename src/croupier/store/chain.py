"""The hash chain of a stream's log: each record seals itself and all before it."""

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
