"""How a hand begins and goes on by itself: blinds, cards, streets, the end."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from operator import itemgetter
from typing import Final

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.game import Refused
from croupier.games.holdem.betting import act
from croupier.games.holdem.evolve import after_acted, evolve, evolve_run
from croupier.games.holdem.moves import (
    Acted,
    BoardDealt,
    ButtonDrawn,
    Cause,
    Deed,
    Ended,
    HandsDealt,
    HoldemAction,
    HoldemEvent,
    HoldemLast,
    Opened,
    Posted,
    Returned,
    Street,
)
from croupier.games.holdem.positions import NOBODY, next_position
from croupier.games.holdem.rules import FirstButton, HoldemRules
from croupier.games.holdem.seating import drawn_button, first_seating, next_seating, posts
from croupier.games.holdem.showdown import award, reveal, showdown, uncalled, win_unseen
from croupier.games.holdem.state import Seating, State

RIVER: Final = Street.RIVER
HIGH_CARD: Final = FirstButton.HIGH_CARD
ENDED: Final = Ended()
STREETS: Final = tuple(Street)
NEXT: Final = {Street.PREFLOP: Street.FLOP, Street.FLOP: Street.TURN, Street.TURN: Street.RIVER}
LATER: Final = {street: STREETS[at:] for at, street in enumerate(STREETS, 1)}
BOARD: Final = {Street.FLOP: (0, 3), Street.TURN: (3, 4), Street.RIVER: (4, 5)}


def open_hand(
    rules: HoldemRules, stacks: Mapping[int, int], last: HoldemLast | None, chance: Chance
) -> tuple[HoldemEvent, ...]:
    seats = sorted(compress(stacks, stacks.values()))
    if not 2 <= len(seats) <= 10:
        raise Refused("too_few_players" if len(seats) < 2 else "too_many_players")
    drawn: tuple[Card, ...] = ()
    if last is not None:
        seating = next_seating(rules, seats, last)
    elif rules.first_button is HIGH_CARD:
        drawn = tuple(chance.shuffle(STANDARD.cards)[: len(seats)])
        button = drawn_button(seats, drawn)
        by_seat = dict(zip(seats, drawn, strict=True))
        seating = first_seating(rules, seats, button)
        drawn = tuple(by_seat[seat] for seat in seating.order)
    else:
        seating = first_seating(rules, seats, seats[chance.below(len(seats))])
    deck = tuple(chance.shuffle(STANDARD.cards))
    return _begin(rules, seating, stacks, deck, drawn)


def open_with(
    rules: HoldemRules, order: tuple[int, ...], stacks: tuple[int, ...], deck: tuple[Card, ...]
) -> tuple[HoldemEvent, ...]:
    """The same with everything given: the seats from the left of the button on, their stacks, and
    the deck from the top. For replaying a hand that was played elsewhere."""
    seating = first_seating(rules, sorted(order), order[-1])
    return _begin(rules, seating, dict(zip(order, stacks, strict=True)), deck, ())


def _begin(
    rules: HoldemRules,
    seating: Seating,
    stacks: Mapping[int, int],
    deck: tuple[Card, ...],
    drawn: tuple[Card, ...],
) -> tuple[HoldemEvent, ...]:
    order = seating.order
    amounts: tuple[int, ...] = itemgetter(*order)(stacks)
    events: list[HoldemEvent] = [
        Opened(
            rules,
            order[-1],
            seating.big_blind,
            order,
            amounts,
            seating.waiting,
            seating.clear,
            deck,
        )
    ]
    if drawn:
        events.append(ButtonDrawn(drawn))
    forced = posts(rules, seating, amounts)
    if forced:
        events.append(Posted(forced))
    count = len(order)
    hands = tuple(zip(deck[:count], deck[count : 2 * count], strict=True))
    events.append(HandsDealt(order, hands))
    state = go_on(fold(events, None), events)
    return _remembered(None, tuple(events), state)


def fold(events: Iterable[HoldemEvent], state: State | None = None) -> State:
    """Whoever decides has folded the events already, to see what follows from them, and the
    caller folds the same ones next: the last answer is kept."""
    before, known, after = _last[0]
    if known is events and before is state and after is not None:
        return after
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a hand begins with Opened")
    return state


Folded = tuple[State | None, tuple[HoldemEvent, ...], State | None]
_last: Final[list[Folded]] = [(None, (), None)]


def _remembered(
    before: State | None, events: tuple[HoldemEvent, ...], after: State
) -> tuple[HoldemEvent, ...]:
    _last[0] = (before, events, after)
    return events


def decide(
    state: State, seat: int, action: HoldemAction, chance: Chance
) -> tuple[HoldemEvent, ...]:
    """Chance has no say any more: the deck lies as it was shuffled."""
    acted = act(state, seat, action)
    after = after_acted(state, acted)
    live = after.live
    if after.actor < 0 or after.gone or not live & (live - 1):
        return _followed(state, acted, after)
    # Most actions only pass the turn on.
    events: tuple[HoldemEvent, ...] = (acted,)
    _last[0] = (state, events, after)
    return events


def after_action(state: State, acted: Acted) -> tuple[HoldemEvent, ...]:
    """The action, and all that follows from it without anybody's doing."""
    return _followed(state, acted, after_acted(state, acted))


def _followed(state: State, acted: Acted, after: State) -> tuple[HoldemEvent, ...]:
    events: list[HoldemEvent] = [acted]
    after = go_on(after, events)
    return _remembered(state, tuple(events), after)


def go_on(state: State, events: list[HoldemEvent]) -> State:
    """Append what happens until somebody has to decide or the hand is over."""
    while happened := _next(state):
        events += happened
        state = evolve_run(state, happened)
    if not state.wins:
        return state
    events.append(ENDED)
    return evolve(state, ENDED)


def _next(state: State) -> Sequence[HoldemEvent]:
    """What happens now without anybody's doing."""
    alone = not state.live & (state.live - 1)
    if state.actor != NOBODY and not alone:
        return (_left(state, state.actor),) if state.gone >> state.actor & 1 else ()
    if state.wins:
        return ()
    if state.high and not state.shown:
        position, chips = uncalled(state)
        if chips:
            return (Returned(state.order[position], chips),)
    if alone:
        return (win_unseen(state),)
    if state.gone and (absent := _absent_at_the_end(state)) != NOBODY:
        return (_left(state, absent),)
    if state.street is RIVER:
        return showdown(state) or award(state)
    return _next_streets(state)


def _left(state: State, position: int) -> Acted:
    return Acted(state.order[position], Deed.FOLD, cause=Cause.LEFT)


def _absent_at_the_end(state: State) -> int:
    """Who has left does not win: if no turn of his comes any more, he folds when the betting of
    the hand is over."""
    if state.street is not RIVER and state.able & (state.able - 1):
        return NOBODY
    return next_position(state.live & state.gone, 0)


def _next_streets(state: State) -> Sequence[HoldemEvent]:
    """One street, or the hands and then all that are left when nobody can bet any more."""
    if state.able & (state.able - 1) or (state.rules.flop_first and not state.board):
        return (_dealt(state, NEXT[state.street]),)
    if state.rules.side_pots and state.live & ~state.shown:
        return reveal(state)
    return [_dealt(state, street) for street in LATER[state.street]]


def _dealt(state: State, street: Street) -> BoardDealt:
    dealt = 2 * len(state.order)
    first, end = BOARD[street]
    return BoardDealt(street, state.deck[dealt + first : dealt + end])
