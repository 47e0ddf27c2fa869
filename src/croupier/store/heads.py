"""Heads: how far the book and every log had come at some moment, signed with the key of the house.
An owner who keeps them elsewhere can show later that nothing before them was changed or lost."""

import os
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import MsgspecError, Raw, Struct, json

from croupier.store import statements as sql
from croupier.store.cache import NO_TRANSFERS
from croupier.store.connection import Connection
from croupier.store.errors import StoreError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FILE, KEY_FILE = "heads.jsonl", "house.key"
CLOSED_BEFORE_MS = 24 * 60 * 60 * 1_000  # closed logs stand in the lines of a day, at least
NOTHING_BEFORE = bytes(32).hex()


class BadHeads(StoreError):
    """The file of heads is not one that a house has written."""


class Heads(Struct, frozen=True):
    """A line of the file. `previous` is the hash of the line before, `key` the public key of the
    house, `transfers` the newest transfer and `streams` the newest record of each log: a number
    and a hash. Hashes are hex digits."""

    number: int
    previous: str
    at_ms: int
    key: str
    transfers: tuple[int, str]
    streams: dict[str, tuple[int, str]]


class SignedLine(Struct, frozen=True):
    heads: Raw
    signature: str


def export_heads(connection: Connection, folder: Path, at_ms: int) -> Heads:
    """Add a line to the file in the folder. Raises `OSError` or `BadHeads`."""
    file = folder / FILE
    last = _last_line(file)
    number, since_ms = 1, 0
    if last is not None:
        newest = _decode(last, file)[0]
        number, since_ms = newest.number + 1, newest.at_ms - CLOSED_BEFORE_MS
    key = house_key(folder)
    heads = Heads(
        number=number,
        previous=NOTHING_BEFORE if last is None else _hash(last),
        at_ms=at_ms,
        key=key.public_key().public_bytes_raw().hex(),
        transfers=_newest_transfer(connection),
        streams=_newest_records(connection, since_ms),
    )
    text = json.encode(heads)
    line = json.encode(SignedLine(Raw(text), key.sign(text).hex()))
    with file.open("a+b") as out:
        out.truncate(sum(len(whole) for whole in _whole_lines(file)))  # a crash may have cut one
        out.write(line + b"\n")
        out.flush()
        os.fsync(out.fileno())
    return heads


def house_key(folder: Path) -> "Ed25519PrivateKey":
    """The key that this house signs with; made when there is none."""
    # A house that only opens need not load all of cryptography.
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    path = folder / KEY_FILE
    try:
        return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(path.read_text(encoding="ascii")))
    except FileNotFoundError:
        key = Ed25519PrivateKey.generate()
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as out:
            out.write(key.private_bytes_raw().hex() + "\n")
        return key
    except ValueError as error:
        raise BadHeads(f"{path}: not the key of a house; move it away to get a new one") from error


def read_heads(file: Path) -> list[Heads]:
    """Every line, with its signature and its place in the chain checked. Raises `BadHeads`."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        lines = [line.rstrip(b"\n") for line in _whole_lines(file)]
    except OSError as error:
        raise BadHeads(f"{file}: {error.strerror}") from error
    found: list[Heads] = []
    previous: bytes | None = None
    for place, line in enumerate(lines, 1):
        heads, signed = _decode(line, file, place)
        try:
            key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(heads.key))
            key.verify(bytes.fromhex(signed.signature), bytes(signed.heads))
        except (InvalidSignature, ValueError) as error:
            raise BadHeads(f"{file}, line {place}: the signature is wrong") from error
        if found and heads.key != found[-1].key:
            raise BadHeads(f"{file}, line {place}: signed with another key than the line before")
        if previous is not None and (
            heads.previous != _hash(previous) or heads.number != found[-1].number + 1
        ):
            raise BadHeads(f"{file}, line {place}: does not follow on the line before")
        found.append(heads)
        previous = line
    if not found:
        raise BadHeads(f"{file}: there are no heads in it")
    return found


def newest_heads(file: Path) -> Heads | None:
    """The last line, unchecked; None where there is none. Raises `BadHeads`."""
    last = _last_line(file)
    return None if last is None else _decode(last, file)[0]


def compare_heads(connection: Connection, heads: Heads) -> list[str]:
    """What the database has lost or holds otherwise than it did then."""
    number, hash_ = heads.transfers
    wanted: list[tuple[str, str, tuple[object, ...], str]] = []
    if number:
        wanted.append((f"transfer {number}", sql.TRANSFER_HASH, (number,), hash_))
    wanted += [
        (f"stream {stream}: record {seq}", sql.RECORD_HASH, (stream, seq), sealed)
        for stream, (seq, sealed) in heads.streams.items()
    ]
    then = datetime.fromtimestamp(heads.at_ms / 1000, UTC).isoformat(timespec="seconds")
    problems = []
    for what, question, place, expected in wanted:
        found = connection.execute(question, place).fetchone()
        if found is None:
            problems.append(f"{what} is missing, it was there at {then}")
        elif _hex(found[0]) != expected:
            problems.append(f"{what}, or one before it, is another than at {then}")
    return problems


def _newest_transfer(connection: Connection) -> tuple[int, str]:
    found = connection.execute(sql.TRANSFERS_HEAD).fetchone()
    number, hash_ = found or (NO_TRANSFERS.number, NO_TRANSFERS.hash)
    return number, _hex(hash_)


def _newest_records(connection: Connection, since_ms: int) -> dict[str, tuple[int, str]]:
    rows = connection.execute(sql.HEADS_SINCE, (since_ms,))
    return {stream: (seq, _hex(hash_)) for stream, seq, hash_ in rows}


def _decode(line: bytes, file: Path, place: int | None = None) -> tuple[Heads, SignedLine]:
    try:
        signed = json.decode(line, type=SignedLine)
        return json.decode(signed.heads, type=Heads), signed
    except (MsgspecError, UnicodeDecodeError) as error:
        where = "its last line" if place is None else f"line {place}"
        raise BadHeads(f"{file}, {where}: cannot be read") from error


def _last_line(file: Path) -> bytes | None:
    try:
        lines = _whole_lines(file)
    except FileNotFoundError:
        return None
    return lines[-1].rstrip(b"\n") if lines else None


def _whole_lines(file: Path) -> list[bytes]:
    """A crash may have cut the last line; it was never whole and says nothing."""
    lines = file.read_bytes().splitlines(keepends=True)
    return [line for line in lines if line.endswith(b"\n")]


def _hash(line: bytes) -> str:
    return blake2b(line, digest_size=32).hexdigest()


def _hex(value: object) -> str:
    return value.hex() if isinstance(value, bytes) else ""
