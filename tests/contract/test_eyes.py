"""What an eye is shown: enough to follow the game, and nothing that it may not see."""

from typing import Any

import msgspec
import pytest

from croupier.games import games
from croupier.games.game import AnyGame
from tests.contract.cards import cards_in, disguise, exchanged
from tests.contract.rounds import SEEDS, TABLES, Step, chance_of, rounds

pytestmark = pytest.mark.parametrize(("name", "preset"), TABLES)


def eyes(game: AnyGame, steps: list[Step]) -> list[int | None]:
    return [None, *game.holdings(steps[0].after).stacks]


def frame(game: AnyGame, step: Step, eye: int | None) -> bytes:
    """All that an eye gets after a decision."""
    state = step.after
    shown = [seen for event in step.events if (seen := game.show(event, eye)) is not None]
    parts: list[Any] = [shown, game.view(state), game.pending(state), game.settlement(state)]
    if eye is not None:
        parts += [game.own(state, eye), game.options(state, eye)]
    return msgspec.json.encode(parts)


@pytest.mark.req("EPS-RF-GR-017", "CAS-2.4b", "HU-FR5b")
def test_histories_that_differ_in_hidden_cards_look_the_same_to_the_byte(
    name: str, preset: str
) -> None:
    game = games()[name]
    for script, steps in rounds(name, preset, leavers=True, clock=True):
        dice = chance_of(script.seed, "disguise")
        for eye in eyes(game, steps):
            # Up to a random moment, since at the end there may be little left to hide.
            length = 1 + dice.below(len(steps))
            frames = [frame(game, step, eye) for step in steps[:length]]
            seen: set[Any] = set()
            for step in steps[:length]:
                own = None if eye is None else game.own(step.after, eye)
                shown = [game.show(event, eye) for event in step.events]
                seen |= cards_in([shown, game.view(step.after), own])
            other = disguise([step.events for step in steps[:length]], seen, dice)
            state: Any = None
            for step, original in zip(steps[:length], frames, strict=True):
                events = exchanged(step.events, other)
                state = game.fold(events, state) if events else state
                assert frame(game, Step(None, events, state), eye) == original, (script, eye)


def test_there_is_something_to_hide(name: str, preset: str) -> None:
    """The test above would prove nothing if it never exchanged a card."""
    game = games()[name]
    exchanges = 0
    for script, steps in rounds(name, preset):
        shown = [game.show(event, None) for event in steps[0].events]
        dice = chance_of(script.seed, "disguise")
        other = disguise(steps[0].events, cards_in(shown), dice)
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
