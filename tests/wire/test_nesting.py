"""How deep a message is nested, told without reading it."""

import pytest

from croupier.wire.limits import MESSAGE_BYTES, NESTED_MAX
from croupier.wire.nesting import check_nesting

DEEP = b"[" * NESTED_MAX


@pytest.mark.parametrize(
    "text",
    [
        b"",
        DEEP + b"]" * NESTED_MAX,
        b"[" + b'{"a":[]},' * 1_000 + b"]",  # long, and not deep
        b'"' + b"[" * 1_000 + b'"',
        b'["\\"' + b"[" * 1_000 + b'\\\\"]',
    ],
)
def test_what_is_not_too_deep(text: bytes) -> None:
    check_nesting(text)


@pytest.mark.parametrize(
    "text",
    [DEEP + b"[", DEEP + b'{"a":1}', b'["\\\\"' + DEEP, b'"a":{' * 33, b"[[]" * 33],
)
def test_what_is_too_deep(text: bytes) -> None:
    with pytest.raises(RecursionError):
        check_nesting(text)


def test_a_text_that_is_no_message_takes_no_longer() -> None:
    """Half of a string, again and again: each part is looked at once."""
    check_nesting(b'"' + b'\\"[' * (MESSAGE_BYTES // 3) + b"\\")
