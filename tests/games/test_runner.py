"""The runner plays what the game says and shows what the game shows."""

import pytest

from croupier.cards.chance import Chance
from croupier.games.game import AnyGame, Pending, Refused
from croupier.games.roulette import game as roulette
from croupier.games.roulette.moves import Spin
from croupier.games.runner import Acts, EndlessRound, Leaves, Move, RoundRun, TimeUp, play_round
from croupier.games.sabacc import game as sabacc

SEED = bytes(32)


def opened(game: AnyGame, seats: int) -> RoundRun:
    rules = game.presets["casino"].rules
    return RoundRun(game, rules, dict.fromkeys(range(seats), 90_000), None, Chance(SEED, 100))


def picking(run: RoundRun, pending: Pending) -> Move:
    if not pending.seats:
        return TimeUp()
    seat = pending.seats[len(run.events) % len(pending.seats)]
    options = run.game.options(run.state, seat)
    assert options is not None
    return Acts(seat, options.pick(Chance(SEED, len(run.events))))


@pytest.mark.parametrize(("game", "seats"), [(sabacc, 4), (roulette, 3)])
def test_every_step_leads_from_state_to_state_by_its_events(game: AnyGame, seats: int) -> None:
    run = opened(game, seats)
    before = None
    for step in play_round(run, picking):
        assert step.before is before
        assert game.fold(step.events, step.before) == step.after
        before = step.after
    assert before is run.state
    assert game.fold(run.events) == run.state
    assert run.pending is None


@pytest.mark.parametrize(("game", "seats"), [(sabacc, 4), (roulette, 3)])
def test_a_seat_observes_what_it_was_shown_so_far(game: AnyGame, seats: int) -> None:
    run = opened(game, seats)
    for number, _ in enumerate(play_round(run, picking)):
        for seat in range(number % seats, seats):
            assert run.observe(seat) == game.observe(run.state, seat, run.events)


def test_each_transition_has_a_stream_of_its_own() -> None:
    run = opened(sabacc, 2)
    assert run.next_chance().step == 101
    run.take(TimeUp())
    assert run.next_chance().step == 102


def test_a_refused_move_changes_nothing() -> None:
    run = opened(roulette, 2)
    before, events, chance = run.state, list(run.events), run.next_chance()
    with pytest.raises(Refused, match="no_bets"):
        run.take(Acts(0, Spin()))
    assert (run.state, run.events, run.next_chance().step) == (before, events, chance.step)
    assert run.take(Leaves(0)).move == Leaves(0)


def test_a_round_that_does_not_end_is_found() -> None:
    run = opened(roulette, 1)
    options = roulette.options(run.state, 0)
    assert options is not None
    bets = options.pick(Chance(SEED))
    with pytest.raises(EndlessRound):
        list(play_round(run, lambda run, pending: Acts(0, bets)))
