"""Whether the kernel is compiled on this machine."""

from importlib.util import find_spec

COMPILED = find_spec("croupier.kernel._kernel") is not None
