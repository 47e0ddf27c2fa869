"""How every game runs: by its log, to its end, with its chips together."""

import pytest

from tests.contract import checks
from tests.contract.rounds import ROUNDS, SEEDS, SETUPS, rounds

pytestmark = pytest.mark.parametrize("setup", SETUPS)


@pytest.mark.req("EPS-DD-006a")
def test_replay_equals_live(setup: str) -> None:
    checks.check_replay(SETUPS[setup].game, rounds(setup))


def test_everything_can_be_written_and_read(setup: str) -> None:
    checks.check_json(SETUPS[setup].game, rounds(setup))


def test_private_views_that_are_said_to_be_the_same_are(setup: str) -> None:
    checks.check_private_views(SETUPS[setup].game, rounds(setup))


@pytest.mark.req("EPS-DD-006c")
def test_chips_are_conserved_after_every_event(setup: str) -> None:
    checks.check_chips(SETUPS[setup].game, rounds(setup))


def test_chips_that_come_in_mid_round_are_counted_or_lie_beside_it(setup: str) -> None:
    checks.check_brought(SETUPS[setup].game, rounds(setup))


def test_a_tester_moves_cards_that_are_still_to_come_and_no_others(setup: str) -> None:
    checks.check_rigging(SETUPS[setup].game, rounds(setup))


def test_settlement_comes_at_the_end_and_sums_to_zero(setup: str) -> None:
    checks.check_settlement(SETUPS[setup].game, rounds(setup))


def test_what_is_offered_is_taken_and_all_else_refused(setup: str) -> None:
    checks.check_options(SETUPS[setup].game, rounds(setup))


def test_a_transition_depends_on_nothing_but_its_inputs(setup: str) -> None:
    checks.check_inputs(SETUPS[setup].game, rounds(setup))


def test_a_transition_draws_from_its_own_stream_of_chance(setup: str) -> None:
    checks.check_streams(SETUPS[setup].game, rounds(setup))


def test_turns_go_up_and_never_outnumber_the_events(setup: str) -> None:
    checks.check_turns(SETUPS[setup].game, rounds(setup))


def test_time_alone_brings_every_round_to_its_end(setup: str) -> None:
    checks.check_clock(SETUPS[setup].game, rounds(setup))


def test_a_round_whose_players_all_leave_comes_to_its_end(setup: str) -> None:
    checks.check_exodus(SETUPS[setup].game, rounds(setup))


def test_what_outlives_a_round_forgets_a_seat_that_is_left(setup: str) -> None:
    checks.check_carryover(SETUPS[setup].game, rounds(setup))


def test_events_of_game_and_table_are_told_apart(setup: str) -> None:
    checks.check_tags(SETUPS[setup].game, rounds(setup))


def test_the_evenings_are_what_they_are_meant_to_be(setup: str) -> None:
    """Most rounds follow on another, and players come and leave in between. The tests above would
    prove less otherwise."""
    found = rounds(setup)
    later = [played for played in found if played.script.number > 0]
    assert len(found) >= len(SEEDS)
    assert len(later) == len(found) * (ROUNDS - 1) // ROUNDS
    assert all(played.carryover is not None for played in later)
    assert (
        sum(not played.newcomers.isdisjoint(played.stacks) for played in later) >= len(later) // 8
    )
