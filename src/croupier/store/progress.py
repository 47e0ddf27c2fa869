"""How work that takes long reports how far it is."""

from collections.abc import Callable

Progress = Callable[[str, int, int], None]  # what is being done, steps done, steps in all


def silent(_what: str, _done: int, _total: int) -> None:
    """For callers who show no progress."""
