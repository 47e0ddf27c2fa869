"""Where a PostgreSQL is, and how it is told without its password. Nothing here connects."""

from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")


def is_postgres(database: object) -> bool:
    return str(database).startswith(SCHEMES)


def told(url: str) -> str:
    """The address as people may read it: without password and options."""
    parts = urlsplit(url)
    user, at, host = parts.netloc.rpartition("@")
    return f"postgresql://{user.partition(':')[0]}{at}{host}{parts.path}"
