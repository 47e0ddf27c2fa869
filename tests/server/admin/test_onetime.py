"""Codes of an authenticator app, against the examples of RFC 6238."""

from base64 import b32decode
from urllib.parse import parse_qs, urlsplit

import pytest

from croupier.server.admin import onetime
from croupier.server.qr import blocks_of, picture_of

SECRET = b"12345678901234567890"
# RFC 6238, appendix B: seconds since 1970, and the last six of its eight digits.
EXAMPLES = {
    59: "287082",
    1_111_111_109: "081804",
    1_111_111_111: "050471",
    1_234_567_890: "005924",
    2_000_000_000: "279037",
    20_000_000_000: "353130",
}


@pytest.mark.parametrize("seconds", EXAMPLES)
def test_the_examples_of_the_standard(seconds: int) -> None:
    step = onetime.step_at(seconds * 1_000)
    assert onetime.code_at(SECRET, step) == EXAMPLES[seconds]
    assert onetime.matching_step(SECRET, EXAMPLES[seconds], seconds * 1_000) == step


def test_clocks_may_differ_by_one_step_and_no_more() -> None:
    code, step = EXAMPLES[1_111_111_111], onetime.step_at(1_111_111_111_000)
    for away, is_taken in ((-2, False), (-1, True), (0, True), (1, True), (2, False)):
        now_ms = (step + away) * onetime.STEP_MS
        assert (onetime.matching_step(SECRET, code, now_ms) == step) is is_taken


@pytest.mark.parametrize("typed", ["", "28708", "2870822", "abcdef", "２８７０８２", "287083"])
def test_what_is_not_the_code_is_none(typed: str) -> None:
    assert onetime.matching_step(SECRET, typed, 59_000) is None


def test_a_code_may_be_typed_with_a_gap() -> None:
    assert onetime.matching_step(SECRET, "287 082", 59_000) == 1


def test_an_app_gets_the_same_secret_by_link_by_text_and_by_picture() -> None:
    secret = onetime.new_secret()
    uri = onetime.uri_of(secret, "Zoë & Co")
    told = parse_qs(urlsplit(uri).query)
    assert uri.startswith("otpauth://totp/Croupier:Zo%C3%AB%20%26%20Co?")
    assert b32decode(told["secret"][0]) == secret
    assert b32decode(onetime.spelled(secret).replace(" ", "")) == secret
    assert picture_of(uri).startswith("<svg")
    assert len(blocks_of(uri).splitlines()) > 20
    assert onetime.new_secret() != secret
