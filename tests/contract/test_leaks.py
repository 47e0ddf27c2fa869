"""The suite itself: a game that lets a hidden card through is caught, also when an equal card lies
open, so that no set of cards would show it."""

from collections.abc import Iterator
from copy import copy
from typing import Any

import pytest
from msgspec import Struct

from croupier.games.blackjack import moves as bj
from croupier.games.blackjack.state import BlackjackState
from croupier.games.doudizhu import moves as dd
from croupier.games.doudizhu.state import DoudizhuState
from croupier.games.game import AnyGame
from croupier.games.holdem import moves as he
from croupier.games.holdem.state import HoldemState
from croupier.games.sabacc import moves as sa
from croupier.games.sabacc.state import SabaccState
from tests.contract.cards import AnyCard, cards_in
from tests.contract.rounds import ROUNDS, SETUPS, Evening, Played
from tests.contract.secrecy import check_hidden_places

EVENINGS = 100
WITH_CARDS = [name for name in SETUPS if not name.startswith("roulette")]
# A shoe of several decks, and cards that are drawn for the button from a deck of their own.
SHOES = ["blackjack-shoe", "blackjack-twenty-one", "blackjack-twenty-one-full"]
WITH_EQUAL_CARDS = [*SHOES, "holdem-heads-up"]
SHUFFLED = ["blackjack-twenty-one-one-deck", "blackjack-twenty-one-full-one-deck"]


def hole_cards(state: Any, reader: int | None) -> list[AnyCard]:
    """Cards on the table that lie face down, without the reader's own."""
    match state:
        case BlackjackState():
            return list(state.hole) if state.covered else []
        case HoldemState():
            hands = enumerate(zip(state.order, state.hands, strict=True))
            return [
                card
                for position, (seat, hand) in hands
                if seat != reader and not state.shown >> position & 1
                for card in hand
            ]
        case SabaccState():
            hands_and_known = zip(state.order, state.hands, state.known, strict=True)
            return [
                card
                for seat, hand, known in hands_and_known
                if seat != reader
                for card in hand
                if card is not None and card not in known
            ]
        case DoudizhuState(hands=held, order=order):
            both = zip(order, held, strict=True)
            return [card for seat, hand in both if seat != reader for card in hand]
        case _:
            raise TypeError(f"where does {type(state)} keep its cards?")


def next_cards(state: Any) -> list[AnyCard]:
    """The next card of the deck."""
    match state:
        case BlackjackState():
            return list(state.deck[state.drawn :][:1])
        case HoldemState():
            return list(state.deck[2 * len(state.order) + len(state.board) :][:1])
        case SabaccState():
            return list(state.deck[:1])
        case DoudizhuState():
            # There is no deck: the bottom cards, and once all know these, the last that is held.
            named = state.landlord >= 0
            return hole_cards(state, None)[-1:] if named else list(state.bottom[:1])
        case _:
            raise TypeError(f"where does {type(state)} keep its deck?")


class Leak(Struct):
    seen: Any
    card: AnyCard


class Leaks:
    """The functions of a game as careless people could write them. Where `only_equal` is set, only
    a card gets out of which an equal one lies open."""

    def __init__(self, game: AnyGame, only_equal: bool) -> None:
        self._game = game
        self._only_equal = only_equal

    def view_with_hole_card(self, state: Any) -> Any:
        return self._with(self._game.view(state), hole_cards(state, None), state)

    def view_with_next_card(self, state: Any) -> Any:
        return self._with(self._game.view(state), next_cards(state), state)

    def private_view(self, state: Any, seat: int) -> Any:
        seen = self._game.private_view(state, seat)
        return self._with(seen, hole_cards(state, seat), state)

    def _with(self, seen: Any, hidden: list[AnyCard], state: Any) -> Any:
        if self._only_equal:
            lying_open = cards_in(self._game.view(state))
            hidden = [card for card in hidden if card in lying_open]
        return Leak(seen, hidden[0]) if hidden else seen

    def show(self, event: Any, reader: int | None) -> Any:
        match event:
            case bj.CardsDealt(hands=hands, hole=hole, up=up):
                is_equal = hole[0] in (up, *sum(hands, ()))
            case he.HandsDealt() | sa.HandsDealt() | dd.Dealt():
                is_equal = False
            case _:
                return self._game.show(event, reader)
        return event if is_equal or not self._only_equal else self._game.show(event, reader)


def changed(game: AnyGame, **functions: Any) -> AnyGame:
    """The same game with some functions of its own."""
    other = copy(game)
    vars(other).update(functions)
    return other


def played_at(setup: str) -> Iterator[Played]:
    for seed in range(EVENINGS):
        yield from Evening(SETUPS[setup], seed).rounds(ROUNDS)


def check_is_caught(setup: str, **functions: Any) -> None:
    game = changed(SETUPS[setup].game, **functions)
    with pytest.raises(AssertionError, match=rf"^\(Script\(setup='{setup}'"):
        check_hidden_places(game, played_at(setup))


@pytest.mark.parametrize("setup", WITH_CARDS)
def test_a_hidden_card_that_gets_out_is_caught(setup: str) -> None:
    leaks = Leaks(SETUPS[setup].game, only_equal=False)
    check_is_caught(setup, show=leaks.show)
    check_is_caught(setup, view=leaks.view_with_hole_card)
    check_is_caught(setup, view=leaks.view_with_next_card)
    check_is_caught(setup, private_view=leaks.private_view)


@pytest.mark.parametrize("setup", WITH_EQUAL_CARDS)
def test_it_is_caught_also_while_an_equal_card_lies_open(setup: str) -> None:
    leaks = Leaks(SETUPS[setup].game, only_equal=True)
    check_is_caught(setup, view=leaks.view_with_hole_card)
    check_is_caught(setup, view=leaks.view_with_next_card)
    check_is_caught(setup, private_view=leaks.private_view)


@pytest.mark.parametrize("setup", SHOES)
def test_an_event_with_a_hole_card_is_caught_also_while_an_equal_card_lies_open(
    setup: str,
) -> None:
    leaks = Leaks(SETUPS[setup].game, only_equal=True)
    check_is_caught(setup, show=leaks.show)


@pytest.mark.parametrize("setup", SHUFFLED)
def test_the_order_after_a_shuffle_in_mid_round_is_caught(setup: str) -> None:
    game = SETUPS[setup].game

    def show(event: Any, reader: int | None) -> Any:
        return event if isinstance(event, bj.Shuffled) else game.show(event, reader)

    check_is_caught(setup, show=show)


@pytest.mark.parametrize("setup", WITH_CARDS)
def test_a_game_that_is_changed_in_nothing_is_not_suspected(setup: str) -> None:
    check_hidden_places(changed(SETUPS[setup].game), Evening(SETUPS[setup], 1).rounds(ROUNDS))
