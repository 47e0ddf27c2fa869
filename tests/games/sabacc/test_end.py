"""Who wins, and what."""

import pytest

from croupier.games.sabacc import game
from croupier.games.sabacc.moves import HandsShown, PotKind, Share, Won
from croupier.games.sabacc.rules import CHIP
from tests.games.sabacc.playing import Sabacc, cards, deal, in_chips


def ended(hands: str, pot: int = 100, bet: int = 40) -> Sabacc:
    """Everybody bets in the first round and stands to the end."""
    table = deal(hands, pot=pot).stand_all().play(f"0 raise {bet}")
    while table.view.round == 1:
        table.play(f"{table.to_act} match")
    return table.rest()


@pytest.mark.req("CAS-5.21", "CAS-5.22a", "CAS-5.24", "CAS-5.27a")
def test_the_sum_closest_to_zero_takes_the_game_pot() -> None:
    """Rules 7.2, 7.4, 7.6."""
    table = ended("+9c -3c | -10c +5c | +10t +10s")
    # Sums of 6, -5 and 20: only the distance counts.
    assert table.gains == [-90, 120 - 90, -90]
    assert table.view.pot == 0
    assert in_chips(table.view.sabacc_pot) == 250


@pytest.mark.req("CAS-5.22b")
def test_of_equal_distances_the_positive_sum_wins() -> None:
    """Rule 7.2."""
    assert ended("-3c +2c | +3t -2t").gains == [-90, -10]
    assert ended("+3t -2t | -3c +2c").gains == [-10, -90]


@pytest.mark.req("CAS-5.22b")
def test_equal_sums_share_and_the_odd_chip_goes_to_the_earlier_player() -> None:
    """Rule 7.5."""
    table = deal("+3c -2c | +9t +9s | +3t -2t").stand_all()
    table.play("0 raise 33, 1 match, 2 match").rest()
    assert table.gains == [50 - 83, -83, 49 - 83]
    won = next(event for event in table.view.winners)
    assert won == Won(PotKind.GAME, (Share(0, 50 * CHIP), Share(2, 49 * CHIP)), 1)


@pytest.mark.req("CAS-5.25")
def test_a_sabacc_takes_both_pots() -> None:
    """Rules 2.3, 7.4."""
    table = ended("+9c -3c | -4c +4t | +10t +10s", pot=400)
    assert table.gains == [-90, 120 + 550 - 90, -90]
    assert table.view.sabacc_pot == 0
    assert [won.pot for won in table.view.winners] == [PotKind.GAME, PotKind.SABACC]
    settlement = game.settlement(table.state)
    assert settlement is not None
    assert settlement.house == -400 * CHIP


@pytest.mark.req("CAS-5.6b", "CAS-5.25")
def test_without_a_sabacc_the_fees_stay_in_the_sabacc_pot() -> None:
    """Rules 2.1, 2.3."""
    table = ended("+1c -2c | -4c +9t", pot=400)
    assert in_chips(table.view.sabacc_pot) == 500
    settlement = game.settlement(table.state)
    assert settlement is not None
    assert settlement.house == 100 * CHIP


@pytest.mark.req("CAS-5.23")
def test_of_two_sabaccs_the_one_with_more_cards_wins() -> None:
    """Rule 7.3."""
    table = deal("+4c -4t | +1c +2c", "-9t", "-3c", pot=0)
    table.play("0 stand, 1 draw, 1 keep, 0 raise 10, 1 match").rest()
    assert [table.seat(seat).sum for seat in (0, 1)] == [0, 0]
    assert table.gains == [-60, 20 + 100 - 60]


@pytest.mark.req("CAS-5.23")
def test_sabaccs_of_as_many_cards_share_both_pots() -> None:
    """Rule 7.5."""
    table = deal("+9c +9s | +4c -4t | 0a 0b", pot=100).stand_all()
    table.play("0 raise 11, 1 match, 2 match").rest()
    # 33 chips in the game pot, 250 in the sabacc pot.
    assert table.gains == [-61, 17 + 125 - 61, 16 + 125 - 61]


@pytest.mark.req("CAS-5.23")
def test_the_number_of_cards_counts_among_sabaccs_only() -> None:
    """Rule 7.5."""
    table = deal("+4c -3t | +1c +2c", "-9t", "-2t", pot=0)
    table.play("0 stand, 1 draw, 1 keep, 0 raise 10, 1 match").rest()
    assert table.gains == [-50, -50]


@pytest.mark.req("CAS-5.21")
def test_hands_that_are_still_in_are_shown_with_their_sums() -> None:
    """Rule 7.1."""
    table = deal("+1c +2c | +3c +4c | -10c 0a").play("0 junk").rest()
    shown = HandsShown((1, 2), (cards("+3c +4c"), cards("-10c 0a")), (7, -10))
    assert shown in table.last
    assert table.seat(1).cards == cards("+3c +4c")
    assert table.seat(1).covered == 0
    assert [table.seat(seat).sum for seat in range(3)] == [None, 7, -10]
    assert table.seat(0).cards == ()


@pytest.mark.req("CAS-5.24")
def test_a_game_without_bets_has_a_winner_too() -> None:
    """Rule 7.4."""
    table = deal("+1c +2c | +9c +9t", pot=0).rest()
    assert table.view.winners == (Won(PotKind.GAME, (Share(0, 0),), 3),)
    assert table.gains == [-50, -50]
