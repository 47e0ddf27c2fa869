"""Card details cross the house sealed: only the process that talks to banks can open them, and
only for what they were meant for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.sealing import Opener, check_purpose, purchase_purpose, seal
from croupier.games.game import Refused

CARD = CardEntry("debit", "9700000000034417", "1234")
PURPOSE = check_purpose("ann")
OPENER = Opener()


@pytest.mark.req("EPS-RF-CB-004")
def test_what_is_sealed_opens_for_its_purpose_only() -> None:
    box = seal(OPENER.public_key, CARD, PURPOSE)
    assert OPENER.open(box, CardEntry, PURPOSE) == CARD
    for purpose in (check_purpose("bob"), purchase_purpose("ann", "o1"), ""):
        with pytest.raises(Refused, match="card_unreadable"):
            OPENER.open(box, CardEntry, purpose)


def test_a_box_shows_nothing_of_what_is_in_it() -> None:
    boxes = {seal(OPENER.public_key, CARD, PURPOSE) for _ in range(3)}
    assert len(boxes) == 3
    for box in boxes:
        assert b"1234" not in box
        assert b"9700000000034417" not in box


def test_another_process_cannot_open_it() -> None:
    with pytest.raises(Refused, match="card_unreadable"):
        Opener().open(seal(OPENER.public_key, CARD, PURPOSE), CardEntry, PURPOSE)


def test_a_pin_is_not_a_card() -> None:
    with pytest.raises(Refused, match="card_unreadable"):
        OPENER.open(seal(OPENER.public_key, PinEntry("1234"), PURPOSE), CardEntry, PURPOSE)


@given(st.data())
def test_a_changed_box_does_not_open(data: st.DataObject) -> None:
    box = bytearray(seal(OPENER.public_key, CARD, PURPOSE))
    place = data.draw(st.integers(0, len(box) - 1))
    box[place] ^= 1 << data.draw(st.integers(0, 7))
    # The highest bit of an X25519 key is not part of it; it is part of what the key is made of.
    with pytest.raises(Refused, match="card_unreadable"):
        OPENER.open(bytes(box), CardEntry, PURPOSE)


@given(st.binary(max_size=200))
def test_no_rubbish_opens(box: bytes) -> None:
    with pytest.raises(Refused, match="card_unreadable"):
        OPENER.open(box, CardEntry, PURPOSE)
