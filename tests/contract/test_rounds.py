"""How every game runs: by its log, to its end, with its chips together."""

from types import GenericAlias
from typing import Any, get_args

import msgspec
import pytest

from croupier.cards.chance import Chance
from croupier.games import games
from croupier.games.game import AnyGame, Refused
from croupier.tables import table as table_words
from tests.contract.actions import arbitrary
from tests.contract.rounds import TABLES, chance_of, rounds

pytestmark = pytest.mark.parametrize(("name", "preset"), TABLES)


@pytest.mark.req("EPS-DD-006a")
def test_replay_equals_live(name: str, preset: str) -> None:
    game = games()[name]
    decode = msgspec.json.Decoder(GenericAlias(list, game.event)).decode
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        state = None
        for step in steps:
            for event in decode(msgspec.json.encode(step.events)):
                state = game.evolve(state, event)
            assert state == step.after, script


@pytest.mark.req("EPS-DD-006c")
def test_chips_are_conserved_after_every_event(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        total = None
        state = None
        for step in steps:
            for event in step.events:
                state = game.evolve(state, event)
                holdings = game.holdings(state)
                total = holdings.total() if total is None else total
                assert holdings.total() == total, (script, event)
                assert min(holdings.stacks.values()) >= 0, (script, event)
                assert holdings.middle >= 0, (script, event)


def test_settlement_comes_at_the_end_and_sums_to_zero(name: str, preset: str) -> None:
    game = games()[name]
    unit = game.presets[preset].rules.unit
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        before = game.holdings(game.evolve(None, steps[0].events[0])).stacks
        for step in steps[:-1]:
            assert game.settlement(step.after) is None, script
        settlement = game.settlement(steps[-1].after)
        assert settlement is not None, script
        assert sum(settlement.gains.values()) + settlement.house == 0, script
        after = game.holdings(steps[-1].after)
        assert settlement.house == after.house + after.middle, script
        for seat, chips in after.stacks.items():
            assert chips - before[seat] == settlement.gains.get(seat, 0), script
            assert chips % unit == 0, script


def test_what_is_offered_is_taken_and_all_else_refused(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset):
        dice = chance_of(script.seed, "nonsense")
        for step in steps[:-1]:
            state = step.after
            pending = game.pending(state)
            assert pending is not None
            for seat in game.holdings(state).stacks:
                options = game.options(state, seat)
                assert (options is not None) == (seat in pending.seats), script
                tries = [arbitrary(game, dice) for _ in range(4)]
                if options is not None:
                    tries.append(options.pick(dice))
                    assert options.allows(tries[-1]), (script, tries[-1])
                for action in tries:
                    allowed = options is not None and options.allows(action)
                    assert taken(game, state, seat, action, dice) == allowed, (script, action)


def taken(game: AnyGame, state: Any, seat: int, action: Any, dice: Chance) -> bool:
    try:
        return bool(game.decide(state, seat, action, dice.at(1)))
    except Refused:
        return False


def test_a_decision_depends_on_nothing_but_its_inputs(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset):
        dice = chance_of(script.seed, "twice")
        for step in steps[:-1]:
            pending = game.pending(step.after)
            assert pending is not None
            for seat in pending.seats:
                options = game.options(step.after, seat)
                assert options is not None
                action = options.pick(dice)
                one = game.decide(step.after, seat, action, dice.at(7))
                two = game.decide(step.after, seat, action, dice.at(7))
                assert one == two, script


def test_turns_go_up_and_never_outnumber_the_events(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        turn, count = -1, 0
        for step in steps:
            count += len(step.events)
            pending = game.pending(step.after)
            if pending is None:
                assert step is steps[-1], script
                continue
            changed = step.before is None or game.pending(step.before) != pending
            assert pending.turn > turn or not changed, script
            assert pending.turn <= count, script
            turn = pending.turn


def test_time_alone_brings_every_round_to_its_end(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset):
        state, chance = steps[len(steps) // 2].after, chance_of(script.seed, "clock")
        for step in range(500):
            if game.pending(state) is None:
                break
            state = game.fold(game.expire(state, chance.at(step)), state)
        assert game.settlement(state) is not None, script


def test_a_round_whose_players_all_leave_comes_to_its_end(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset):
        state, chance = steps[0].after, chance_of(script.seed, "exodus")
        for seat in game.holdings(state).stacks:
            if events := game.leave(state, seat, chance.at(seat)):
                state = game.fold(events, state)
        assert game.settlement(state) is not None, script


def test_events_of_game_and_table_are_told_apart(name: str, preset: str) -> None:
    def tags(union: object) -> set[object]:
        kinds = msgspec.inspect.multi_type_info(get_args(union))
        return {kind.tag for kind in kinds if isinstance(kind, msgspec.inspect.StructType)}

    assert tags(games()[name].event).isdisjoint(tags(table_words.AnyTableEvent))
