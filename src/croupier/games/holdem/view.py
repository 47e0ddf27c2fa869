"""What can be seen of a hand. Every view is built from nothing by adding what its eye may see."""

from functools import lru_cache

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.ranking import HandName, best_five, describe
from croupier.games.holdem.moves import (
    Departed,
    HandsDealt,
    HoldemEvent,
    HoldemOwn,
    HoldemView,
    Opened,
    Place,
    Pot,
)
from croupier.games.holdem.positions import positions
from croupier.games.holdem.showdown import layers
from croupier.games.holdem.state import State

PRIVATE = frozenset({Opened, HandsDealt, Departed})


def view(state: State) -> HoldemView:
    return HoldemView(
        street=state.street,
        button=state.button,
        board=state.board,
        places=_places(state),
        pots=_pots(state),
        high=state.high,
        total=sum(state.paid) + state.dead,
        waiting=state.waiting,
        drawn=state.drawn,
        winners=state.wins,
        over=state.over,
    )


def own(state: State, seat: int) -> HoldemOwn | None:
    position = state.position(seat)
    if position < 0 or not state.hands[position]:
        return None
    return _own(state.hands[position], state.board)


def show(event: HoldemEvent, eye: int | None) -> HoldemEvent | None:
    if type(event) not in PRIVATE:
        return event
    match event:
        case Opened():
            return replace(event, deck=())
        case HandsDealt(seats, hands):
            both = zip(seats, hands, strict=True)
            return HandsDealt(seats, tuple(hand if seat == eye else () for seat, hand in both))
        case Departed(seat):
            return event if seat == eye else None
        case _:
            return event


def _places(state: State) -> tuple[Place, ...]:
    shown, live, mucked = state.shown, state.live, state.mucked
    all_in = live & ~state.able
    places = []
    bit = 1
    each = zip(
        state.order, state.stacks, state.bets, state.hands, state.won, state.deeds, strict=True
    )
    for seat, stack, bet, hand, won, deed in each:
        cards, name = (hand, _made(hand, state.board)[0]) if shown & bit else ((), None)
        places.append(
            Place(
                seat=seat,
                stack=stack,
                bet=bet,
                folded=not live & bit,
                all_in=bool(all_in & bit),
                cards=cards,
                mucked=bool(mucked & bit),
                hand=name,
                won=won,
                deed=deed,
            )
        )
        bit <<= 1
    return tuple(places)


def _pots(state: State) -> tuple[Pot, ...]:
    """Without the bets that still lie in front of the seats, and without what is won already."""
    if state.wins:
        return ()
    paid = [all_of_it - bet for all_of_it, bet in zip(state.paid, state.bets, strict=True)]
    found = layers(paid, state.live, state.dead, state.rules.side_pots)
    return tuple(
        Pot(pot.chips, tuple(state.order[position] for position in positions(pot.claim)))
        for pot in found
        if pot.chips
    )


@lru_cache(maxsize=4096)
def _own(cards: tuple[Card, ...], board: tuple[Card, ...]) -> HoldemOwn:
    hand, five = _made(cards, board)
    return HoldemOwn(cards, hand, five)


@lru_cache(maxsize=4096)
def _made(
    cards: tuple[Card, ...], board: tuple[Card, ...]
) -> tuple[HandName | None, tuple[Card, ...]]:
    if not board:
        return None, ()
    return describe(cards + board), best_five(cards + board)
