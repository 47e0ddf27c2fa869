"""What an engine says of a round, as lines of text, so that two builds of it can be compared."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import json

from croupier.games.game import AnyGame


def seen(game: AnyGame, events: Sequence[Any], state: Any) -> Iterator[str]:
    """As it is written down and sent, and once with all types: a card is not just its number."""
    yield json.encode(events).decode()
    yield str(events)
    yield json.encode(game.view(state)).decode()
    for seat in state.order:
        shown = [game.show(event, seat) for event in events]
        mine = (
            game.private_view(state, seat),
            game.options(state, seat),
            game.involved(state, seat),
        )
        yield json.encode((shown, mine)).decode()


def tell(told: Callable[[int], Iterator[str]], seeds: str) -> None:
    """Prints what is told from each of so many seeds."""
    for seed in range(int(seeds)):
        for line in told(seed):
            print(seed, line)
