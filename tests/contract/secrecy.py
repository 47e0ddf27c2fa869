"""What every game promises about those who look on: they are shown enough to follow a round, and
nothing that the rules hide. Who may know what is for the rule pages to say (`sight.py`)."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from msgspec import Struct

from croupier.games.game import AnyGame, Event
from tests.contract.cards import cards_in
from tests.contract.checks import Check
from tests.contract.places import Place, Sight, teller
from tests.contract.rounds import Played, chance_of
from tests.contract.sight import sight_of

STRANGER = 63  # a seat that no table has
Reader = int | None  # a seat, or the rail


class Unknown(Event, frozen=True, tag="unknown"):
    """An event that no game has decided about."""


def readers(played: Played) -> list[Reader]:
    return [None, *played.dealt]


def public(game: AnyGame, state: Any) -> list[Any]:
    return [game.view(state), game.pending(state), game.settlement(state)]


def private(game: AnyGame, state: Any, reader: Reader) -> list[Any]:
    if reader is None:
        return []
    return [game.private_view(state, reader), game.options(state, reader)]


def frame(game: AnyGame, events: Iterable[Any], state: Any, reader: Reader) -> bytes:
    """All that a reader gets after a transition."""
    shown = [seen for event in events if (seen := game.show(event, reader)) is not None]
    return msgspec.json.encode([shown, public(game, state), private(game, state, reader)])


def check_sent_cards(game: AnyGame, rounds: Iterable[Played]) -> None:
    """No card is sent that the rules hide at that moment."""
    for played in rounds:
        sight = sight_of(game)
        for step in played.steps:
            for event in step.events:
                sight.take(event)
                for_all = game.show(event, None)
                assert cards_in(for_all) <= sight.cards_known_now(None), (played.script, event)
                for reader in played.dealt:
                    # The rail sees least, so what it may be shown, all may.
                    if (seen := game.show(event, reader)) is not for_all:
                        sent = cards_in(seen)
                        assert sent <= sight.cards_known_now(reader), (played.script, reader, event)
            assert cards_in(public(game, step.after)) <= sight.cards_known_now(None), played.script
            for reader in played.dealt:
                sent = cards_in(private(game, step.after, reader))
                assert sent <= sight.cards_known_now(reader), (played.script, reader)


class Disguise(Struct, frozen=True):
    """A round up to some moment as it would be if other cards lay where a reader knows none. From
    the step `start` on the reader knows just those cards that are not disguised."""

    reader: Reader
    start: int
    steps: list[tuple[Any, ...]]  # the events of each


def disguises(game: AnyGame, played: Played) -> Iterator[Disguise]:
    """One for each reader and each stretch of the round in which he learns of no further card."""
    dice = chance_of(played.script.seed, "disguise")
    sight = sight_of(game)
    told: list[tuple[Any, ...]] = []
    known: dict[Reader, list[frozenset[Place]]] = {reader: [] for reader in readers(played)}
    for step in played.steps:
        told.append(tuple([sight.take(event) for event in step.events]))
        for reader, places in known.items():
            places.append(sight.known(reader))
    if not sight.cards:
        return
    tellers = [tuple(map(teller, events)) for events in told]
    for reader, places in known.items():
        for start, end in _spans(places):
            cards = sight.disguised(places[start], dice)
            steps = [tuple([tell(cards) for tell in each]) for each in tellers[:end]]
            yield Disguise(reader, start, steps)


def check_hidden_places(game: AnyGame, rounds: Iterable[Played]) -> None:
    """If other cards lay at the places that a reader does not know, not a byte of what the reader
    gets would be different, at any moment of the round."""
    for played in rounds:
        for disguise in disguises(game, played):
            reader, state = disguise.reader, None
            for number, events in enumerate(disguise.steps):
                state = game.fold(events, state) if events else state
                if number >= disguise.start:
                    step = played.steps[number]
                    other = frame(game, events, state, reader)
                    same = other == frame(game, step.events, step.after, reader)
                    assert same, (played.script, reader, step.events)


def _spans(places: list[frozenset[Place]]) -> Iterator[tuple[int, int]]:
    """The stretches of a round in which a reader learns of no further card."""
    start = 0
    for number in range(1, len(places)):
        if places[number] != places[start]:
            yield start, number
            start = number
    yield start, len(places)


def count_hidden(game: AnyGame, rounds: Iterable[Played]) -> int:
    """In how many rounds there is something to hide once they are opened."""
    return sum(_hides(sight_of(game), played) for played in rounds)


def _hides(sight: Sight, played: Played) -> bool:
    for event in played.steps[0].events:
        sight.take(event)
    return sight.cards.keys() > sight.known(None)


def check_followers(game: AnyGame, rounds: Iterable[Played]) -> None:
    """Folding what a reader was shown gives the reader's view."""
    for played in rounds:
        for reader in readers(played):
            followed: Any = None
            for step in played.steps:
                for event in step.events:
                    if (seen := game.show(event, reader)) is not None:
                        followed = game.evolve(followed, seen)
                assert game.view(followed) == game.view(step.after), (played.script, reader)
                if reader is not None:
                    own = game.private_view(followed, reader)
                    assert own == game.private_view(step.after, reader), (played.script, reader)


def check_strangers(game: AnyGame, rounds: Iterable[Played]) -> None:
    """A seat that is not in the round sees what the rail sees, and has nothing to decide."""
    for played in rounds:
        for step in played.steps:
            assert private(game, step.after, STRANGER) == [None, None], played.script
            for event in step.events:
                assert game.show(event, STRANGER) == game.show(event, None), (played.script, event)


def check_unknown_event(game: AnyGame, rounds: Iterable[Played]) -> None:
    """An event that `show` does not name is shown to nobody."""
    assert Unknown not in get_args(game.event)
    for played in rounds:
        for reader in (*readers(played), STRANGER):
            assert game.show(Unknown(), reader) is None, reader


CHECKS: tuple[Check, ...] = (
    check_sent_cards,
    check_hidden_places,
    check_followers,
    check_strangers,
    check_unknown_event,
)
