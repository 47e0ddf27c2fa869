"""How deep a message may be nested. One that is deeper can perhaps be read, but whoever walks over
it later runs out of stack, so it is refused before it is read."""

import re

from croupier.wire.limits import NESTED_MAX

# Brackets, and strings as a whole: what is in them does not count. A string may lack its end; that
# is for the decoder to say.
PARTS = re.compile(rb'"(?:[^"\\]|\\.?)*(?:"|\Z)|[\[\]{}]', re.DOTALL)


def check_nesting(text: bytes) -> None:
    """Raises `RecursionError`, as a decoder does for what it cannot read itself."""
    if text.count(b"[") + text.count(b"{") <= NESTED_MAX:
        return
    depth = 0
    for part in PARTS.findall(text):
        if part in b"[{":
            depth += 1
            if depth > NESTED_MAX:
                raise RecursionError
        elif part in b"]}":
            depth -= 1
