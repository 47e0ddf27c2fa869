"""How a game begins: who is dealt in, what it costs, what lies on the table."""

import pytest

from croupier.cards.chance import Chance
from croupier.cards.sabacc import SABACC_CARDS
from croupier.games.sabacc import game
from croupier.games.sabacc.moves import FeesPaid, Opened, SabaccCarryover
from croupier.games.sabacc.rules import CHIP
from tests.games.sabacc.playing import RULES, Sabacc, deal, in_chips, refused


def opened(
    stacks: dict[int, int], carryover: SabaccCarryover | None = None, step: int = 0
) -> Opened:
    amounts = {seat: chips * CHIP for seat, chips in stacks.items()}
    (first, *_), _ = game.open(RULES, amounts, carryover, Chance(bytes(32), step))
    assert isinstance(first, Opened)
    return first


@pytest.mark.req("CAS-5.8a", "CAS-5.8b")
def test_two_cards_each_and_one_opens_the_pile() -> None:
    """Rule 3.2."""
    table = deal("+1c +2c | +3c +4c | +5c +6c", "-7t")
    assert [table.hand(seat) for seat in range(3)] == ["+1c +2c", "+3c +4c", "+5c +6c"]
    assert table.pile == "-7t"
    assert table.view.deck == 62 - 7
    assert table.happened == ["Opened", "FeesPaid", "HandsDealt", "PileOpened", "RoundBegun"]


@pytest.mark.req("CAS-5.4a")
def test_the_whole_deck_of_62_is_shuffled_for_every_game() -> None:
    """Rule 3.1."""
    one, two = (opened({0: 500, 3: 500}, step=step).deck for step in (0, 1))
    assert sorted(one) == sorted(two) == list(SABACC_CARDS)
    assert len(one) == 62
    assert one != two


@pytest.mark.req("CAS-5.6a", "CAS-5.6b")
def test_everybody_pays_the_fee_into_the_sabacc_pot_and_it_is_no_stake() -> None:
    """Rule 2.1."""
    table = deal(seats=4, pot=350)
    assert table.stacks == [950] * 4
    assert in_chips(table.view.sabacc_pot) == 350 + 4 * 50
    assert table.view.pot == 0
    assert [seat.stake for seat in table.view.seats] == [0] * 4
    assert FeesPaid(50 * CHIP, 550 * CHIP) in table.last


@pytest.mark.req("CAS-5.7")
def test_the_first_sabacc_pot_is_drawn_as_a_multiple_of_50() -> None:
    """Rule 2.2."""
    pots = {in_chips(opened({0: 500, 3: 500}, step=step).pot) for step in range(400)}
    assert pots == set(range(50, 1_001, 50))


@pytest.mark.req("CAS-5.25")
def test_the_sabacc_pot_goes_on_until_it_is_won() -> None:
    """Rule 2.3."""
    assert opened({0: 500, 3: 500}, SabaccCarryover(pot=77 * CHIP)).pot == 77 * CHIP
    lost = deal("+3c +4c | +9c +9s", pot=100).rest()
    assert game.carry_over(lost.state) == SabaccCarryover(200 * CHIP)
    assert game.without_seat(SabaccCarryover(5), 1) == SabaccCarryover(5)
    won = deal("0a 0b | +9c +9s", pot=100).rest()
    assert game.carry_over(won.state) == SabaccCarryover(0)
    assert opened({0: 500, 3: 500}, SabaccCarryover(0)).pot == 0


@pytest.mark.req("CAS-5.6a")
def test_who_cannot_pay_the_fee_is_not_dealt_in() -> None:
    """Rule 1.2."""
    assert opened({0: 49, 1: 50, 2: 500, 3: 1}).seats == (1, 2)
    assert game.least(RULES) == 50 * CHIP
    with refused("too_few_players"):
        opened({0: 49, 3: 500})
    with refused("too_many_players"):
        opened(dict.fromkeys(range(5), 500))


@pytest.mark.req("CAS-5.10a", "CAS-5.10b")
def test_the_order_of_play_is_that_of_the_seats_and_leaves_out_empty_ones() -> None:
    """Rule 1.3."""
    assert opened({3: 500, 0: 500, 2: 500}).seats == (0, 2, 3)
    assert opened({3: 500, 1: 500}).seats == (1, 3)


def in_order(table: Sabacc, line: str) -> list[int]:
    """Who is asked, when everybody does the same."""
    asked = []
    phase, number = table.state.phase, table.state.round
    while table.to_act is not None and (table.state.phase, table.state.round) == (phase, number):
        asked.append(table.to_act)
        table.play(f"{table.to_act} {line}")
    return asked


@pytest.mark.req("CAS-5.9a", "CAS-5.9b", "CAS-5.10a")
def test_three_rounds_in_which_everybody_is_asked_once_to_play_and_once_to_bet() -> None:
    """Rules 1.3, 4.1, 5.1."""
    table = deal(seats=4)
    for number in (1, 2, 3):
        assert table.view.round == number
        assert in_order(table, "stand") == [0, 1, 2, 3]
        assert in_order(table, "match") == [0, 1, 2, 3]
    assert table.view.over
