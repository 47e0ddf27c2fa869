"""Chance in C draws the same as in Python, whatever is asked of it and in which order."""

from hashlib import sha512

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel import chance
from croupier.kernel.tables.digest import round_words, start_words
from croupier.kernel.twin.chance import STEP_MAX
from croupier.kernel.twin.chance import Chance as Twin

pytestmark = pytest.mark.skipif(
    not chance.COMPILED, reason="there is no compiled kernel on this machine"
)

limits = st.integers(1, 300) | st.integers(1, 2**80) | st.sampled_from([2**56, 2**56 + 1, 2**64])
asked = (
    st.tuples(st.just("below"), limits)
    | st.tuples(st.just("bytes"), st.integers(0, 200))
    | st.tuples(st.just("shuffle"), st.integers(0, 300).map(range))
    | st.tuples(st.just("choice"), st.integers(1, 300).map(range))
)


@given(st.binary(min_size=32, max_size=32), st.integers(0, STEP_MAX), st.lists(asked, max_size=12))
def test_both_draw_the_same(seed: bytes, step: int, orders: list[tuple[str, object]]) -> None:
    ours, theirs = chance.Chance(seed, step), Twin(seed, step=step)
    for order, value in orders:
        assert getattr(ours, order)(value) == getattr(theirs, order)(value)
    assert ours.sample("abcdefgh", 5) == theirs.sample("abcdefgh", 5)
    assert ours.at(7).bytes(70) == theirs.at(7).bytes(70)
    assert (ours.step, repr(ours)) == (theirs.step, repr(theirs))


@pytest.mark.parametrize(
    ("order", "value"),
    [
        ("below", 0),
        ("below", -(2**70)),
        ("bytes", -1),
        ("choice", ()),
        ("at", -1),
        ("at", 2**64),
    ],
)
def test_both_refuse_the_same(order: str, value: object) -> None:
    said = []
    for one in (chance.Chance(bytes(32)), Twin(bytes(32))):
        with pytest.raises(ValueError) as refusal:
            getattr(one, order)(value)
        said.append(str(refusal.value))
    assert said[0] == said[1]


def test_the_constants_of_the_digest_follow_from_their_rule() -> None:
    """The first and the last of each, as the standard prints them."""
    assert (start_words()[0], start_words()[-1]) == (0x6A09E667F3BCC908, 0x5BE0CD19137E2179)
    assert (round_words()[0], round_words()[-1]) == (0x428A2F98D728AE22, 0x6C44198C4A475817)


def test_a_stream_is_made_of_digests() -> None:
    blocks = [
        sha512(bytes(32) + (5).to_bytes(8, "big") + number.to_bytes(8, "big")).digest()
        for number in range(300)
    ]
    assert chance.Chance(bytes(32), 5).bytes(300 * 64) == b"".join(blocks)
