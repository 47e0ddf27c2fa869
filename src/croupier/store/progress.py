"""How long work tells how far it is."""

from collections.abc import Callable

Progress = Callable[[str, int, int], None]  # what is being done, steps done, steps in all


def silent(_what: str, _done: int, _total: int) -> None:
    """For those who do not want to know."""
