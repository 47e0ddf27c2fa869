"""Random hands in the betting structures of the presets, by our engine and by a second opinion that
was written from the rule book: whose turn it is, what he may do, why an order is refused, and what
everybody has afterwards must agree. PokerKit says who wins what."""

import pytest

from croupier.games.holdem.rules import PRESETS
from tests.games.holdem.structures import play_hands

HANDS = 300
PARTS = 2

# In a one-pass round a check is always free, and so is folding.
NEVER = {"casino": {"cannot_check", "check_is_free"}, "heads-up": set(), "cardroom": set()}
CODES = {
    "not_in_hand",
    "hand_over",
    "not_your_turn",
    "check_is_free",
    "cannot_check",
    "nothing_to_call",
    "raise_too_small",
    "raise_too_large",
    "raise_off_step",
    "cannot_raise",
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("part", range(PARTS))
def test_random_hands_of_a_preset_agree_with_a_second_opinion(preset: str, part: int) -> None:
    tally = play_hands(preset, range(part * HANDS // PARTS, (part + 1) * HANDS // PARTS))
    assert tally.differences == []
    assert tally.decisions > 3 * tally.hands
    assert tally.refused.keys() == CODES - NEVER[preset]
