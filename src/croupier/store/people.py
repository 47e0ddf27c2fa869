"""Names of players: which of them count as the same."""

from unicodedata import normalize


def folded(name: str) -> str:
    """Names that look the same are the same: Zoë, ZOË and ｚｏë."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())
