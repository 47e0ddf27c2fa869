"""Random hands by our engine and by PokerKit: every stack, bet, turn, price, smallest and largest
raise, board and pot must agree, but for the rules that are decided otherwise (chapter 16)."""

import pytest

from tests.games.holdem.oracle import play_hands

HANDS = 1_000
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_random_hands_agree_with_pokerkit(part: int) -> None:
    tally = play_hands(range(part * HANDS // PARTS, (part + 1) * HANDS // PARTS))
    assert tally.differences == []
    assert tally.decisions > 5 * tally.hands  # hands are really played, not folded at once
