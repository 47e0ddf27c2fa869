"""What an eye is shown: enough to follow the game, and nothing that it may not see."""

from typing import Any

import msgspec
import pytest

from croupier.games import games
from croupier.games.game import AnyGame
from tests.contract.cards import cards_in, disguise, exchanged
from tests.contract.rounds import SEEDS, TABLES, Step, chance_of, rounds
from tests.contract.sight import Sight

pytestmark = pytest.mark.parametrize(("name", "preset"), TABLES)


def eyes(game: AnyGame, steps: list[Step]) -> list[int | None]:
    return [None, *game.holdings(steps[0].after).stacks]


def frame(game: AnyGame, step: Step, eye: int | None) -> bytes:
    """All that an eye gets after a decision."""
    shown = [seen for event in step.events if (seen := game.show(event, eye)) is not None]
    return msgspec.json.encode([shown, public(game, step.after), private(game, step.after, eye)])


def public(game: AnyGame, state: Any) -> list[Any]:
    return [game.view(state), game.pending(state), game.settlement(state)]


def private(game: AnyGame, state: Any, eye: int | None) -> list[Any]:
    return [] if eye is None else [game.own(state, eye), game.options(state, eye)]


@pytest.mark.req("EPS-RF-GR-017", "CAS-2.4b", "CAS-3.3b", "CAS-5.1b", "HU-FR5b")
def test_no_card_is_sent_that_the_rules_hide_at_that_moment(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset, leavers=True, clock=True)[::3]:
        # The rail sees least, so what it may be shown, all may.
        rail, *seats = [Sight(eye) for eye in eyes(game, steps)]
        for step in steps:
            for event in step.events:
                rail.take(event)
                for_all = game.show(event, None)
                assert cards_in(for_all) <= rail.now, (script, event)
                for sight in seats:
                    sight.take(event)
                    shown = game.show(event, sight.eye)
                    if shown is not for_all:
                        assert cards_in(shown) <= sight.now, (script, sight.eye, event)
            assert cards_in(public(game, step.after)) <= rail.now, (script, step.events)
            for sight in seats:
                own = cards_in(private(game, step.after, sight.eye))
                assert own <= sight.now, (script, sight.eye, step.events)


@pytest.mark.req("EPS-RF-GR-017", "CAS-2.4b", "CAS-3.3b", "CAS-5.1b", "HU-FR5b")
def test_histories_that_differ_in_hidden_cards_look_the_same_to_the_byte(
    name: str, preset: str
) -> None:
    """What is hidden is for the rules to say (`sight.py`), not for the frames."""
    game = games()[name]
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        dice = chance_of(script.seed, "disguise")
        for eye in eyes(game, steps):
            # Up to a random moment, since at the end there may be little left to hide.
            length = 1 + dice.below(len(steps))
            sight = Sight(eye)
            for step in steps[:length]:
                for event in step.events:
                    sight.take(event)
            other = disguise([step.events for step in steps[:length]], sight.ever, dice)
            state: Any = None
            for step in steps[:length]:
                events = exchanged(step.events, other)
                state = game.fold(events, state) if events else state
                disguised = frame(game, Step(None, events, state), eye)
                assert disguised == frame(game, step, eye), (script, eye)


def test_there_is_something_to_hide(name: str, preset: str) -> None:
    """The tests above would prove nothing if there were never a card to exchange."""
    exchanges = 0
    for script, steps in rounds(name, preset):
        sight = Sight(None)
        for event in steps[0].events:
            sight.take(event)
        dice = chance_of(script.seed, "disguise")
        other = disguise(steps[0].events, sight.ever, dice)
        exchanges += any(card != its_other for card, its_other in other.items())
    assert exchanges > len(SEEDS) // 2 or not cards_in(
        [step.events for _, steps in rounds(name, preset) for step in steps[:1]]
    )


def test_folding_what_an_eye_was_shown_gives_its_view(name: str, preset: str) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        for eye in eyes(game, steps):
            followed: Any = None
            for step in steps:
                for event in step.events:
                    if (seen := game.show(event, eye)) is not None:
                        followed = game.evolve(followed, seen)
                assert game.view(followed) == game.view(step.after), (script, eye)
                if eye is not None:
                    assert game.own(followed, eye) == game.own(step.after, eye), (script, eye)
