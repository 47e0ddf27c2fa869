"""Whether the kernel is compiled on this machine, and of the very sources that lie beside it."""

import sys
from importlib.util import find_spec

from croupier.kernel.sources import digest, has_sources

STALE = "The compiled kernel is not of these sources: its twin in Python serves (make kernel)"


def _is_compiled() -> bool:
    if find_spec("croupier.kernel._kernel") is None:
        return False
    if not has_sources():
        return True
    from croupier.kernel import _kernel

    if digest() == _kernel.SOURCES:
        return True
    print(STALE, file=sys.stderr)
    return False


COMPILED = _is_compiled()
