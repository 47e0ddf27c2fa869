"""How a process of a cluster is called: as the user of its address, which NATS has checked."""

import secrets
from urllib.parse import urlsplit

from croupier.bus.nats.subjects import is_name


def process_name(url: str, role: str, given: str | None) -> str:
    """Raises `ValueError` for one that cannot be part of a subject."""
    user = urlsplit(url).username
    name = given or user or f"{role}-{secrets.token_hex(3)}"
    if not is_name(name):
        raise ValueError(f"not a name of a process: {name!r}; use letters, digits, - and _")
    if user and given and given != user:
        raise ValueError(f"--name {given}: NATS knows this process as {user}")
    return name
