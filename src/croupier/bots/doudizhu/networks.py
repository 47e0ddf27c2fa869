"""The networks of the house, made by `croupier train doudizhu` (docs/bots.md)."""

from functools import cache
from pkgutil import get_data


@cache
def networks() -> bytes:
    """As the kernel reads them: one for each role, in whole numbers."""
    found = get_data(__package__, "networks.bin")
    if found is None:
        raise FileNotFoundError("networks.bin is missing beside the bots of dou dizhu")
    return found
