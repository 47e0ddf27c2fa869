"""How events change a hand. Works on events as any eye is shown them, so a client could fold
them as well: whatever an eye may not see is simply empty."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from croupier.games.holdem.moves import (
    Acted,
    BoardDealt,
    ButtonDrawn,
    Deed,
    Departed,
    Ended,
    HandsDealt,
    HoldemEvent,
    Mucked,
    Opened,
    Posted,
    PostKind,
    Returned,
    Shown,
    Won,
)
from croupier.games.holdem.positions import NOBODY, changed, next_position
from croupier.games.holdem.seating import first_to_act
from croupier.games.holdem.state import State

# By a name of its own, because Python 3.11 is slow to look a member up in its enum.
FOLDED: Final = Deed.FOLD
ANTE: Final = PostKind.ANTE


def evolve(state: State | None, event: HoldemEvent) -> State:
    if state is not None:
        return _BY_TYPE[type(event)](state, (event,))
    if isinstance(event, Opened):
        return _opened(event)
    raise ValueError("a hand begins with Opened")


def evolve_run(state: State, events: Sequence[HoldemEvent]) -> State:
    """The same for events that come together: hands shown, streets run out, pots won."""
    return _BY_TYPE[type(events[0])](state, events)


def _opened(event: Opened) -> State:
    count, blinds = len(event.seats), event.rules.blinds
    nothing = (0,) * count
    return State(
        rules=event.rules,
        order=event.seats,
        button=event.button,
        big_blind=event.big_blind,
        waiting=event.waiting,
        clear=event.clear,
        deck=event.deck,
        starts=event.stacks,
        stacks=event.stacks,
        bets=nothing,
        paid=nothing,
        won=nothing,
        deeds=(None,) * count,
        hands=((),) * count,
        live=(1 << count) - 1,
        able=(1 << count) - 1,
        high=max(blinds[:count]) if blinds else 0,
        full=event.rules.bet_min,
    )


def _posted(state: State, events: Sequence[Posted]) -> State:
    (event,) = events
    stacks, bets, paid = list(state.stacks), list(state.bets), list(state.paid)
    dead, able = 0, state.able
    by_position = len(state.rules.antes) > 1
    for post in event.posts:
        position, chips = state.order.index(post.seat), post.chips
        stacks[position] -= chips
        if not stacks[position]:
            able &= ~(1 << position)
        if post.kind is not ANTE:
            bets[position] += chips
        elif by_position:
            dead += chips
            continue
        paid[position] += chips
    return replace(
        state, stacks=tuple(stacks), bets=tuple(bets), paid=tuple(paid), dead=dead, able=able
    )


def _hands_dealt(state: State, events: Sequence[HandsDealt]) -> State:
    (event,) = events
    if state.rules.flop_first:
        return replace(state, hands=event.hands)
    due = state.able
    if not due & (due - 1):
        due = _relieved(due, state.bets, due)
    first = first_to_act(state.rules, len(state.order))
    return replace(state, hands=event.hands, due=due, actor=next_position(due, first))


def after_acted(state: State, event: Acted) -> State:
    position = state.order.index(event.seat)
    bit = 1 << position
    due = state.due & ~bit
    deeds = list(state.deeds)
    deeds[position] = event.deed
    if event.deed is FOLDED:
        able = state.able & ~bit
        if not able & (able - 1):
            due = _relieved(due, state.bets, able)
        return replace(
            state,
            live=state.live & ~bit,
            able=able,
            due=due,
            actor=next_position(due, position + 1),
            turn=state.turn + 1,
            deeds=tuple(deeds),
        )
    chips, to = event.chips, event.to
    if not chips:
        return replace(
            state,
            due=due,
            actor=next_position(due, position + 1),
            turn=state.turn + 1,
            deeds=tuple(deeds),
        )
    stacks, bets, paid = list(state.stacks), list(state.bets), list(state.paid)
    stacks[position] -= chips
    bets[position] = to
    paid[position] += chips
    able, high, full, aggressor = state.able, state.high, state.full, state.aggressor
    if to > high:
        if to - high > full:
            full = to - high
        high, aggressor = to, position
        if not state.rules.one_pass:
            due = able & ~bit
    if event.all_in:
        able &= ~bit
    if not able & (able - 1):
        due = _relieved(due, bets, able)
    return replace(
        state,
        stacks=tuple(stacks),
        bets=tuple(bets),
        paid=tuple(paid),
        able=able,
        due=due,
        high=high,
        full=full,
        aggressor=aggressor,
        actor=next_position(due, position + 1),
        turn=state.turn + 1,
        deeds=tuple(deeds),
    )


def _acted(state: State, events: Sequence[Acted]) -> State:
    (event,) = events
    return after_acted(state, event)


def _relieved(due: int, bets: Sequence[int], able: int) -> int:
    """Nobody is asked who alone could still bet and has matched everything."""
    return due & ~able if able and bets[able.bit_length() - 1] >= max(bets) else due


def _boards_dealt(state: State, events: Sequence[BoardDealt]) -> State:
    due = state.able
    if due & (due - 1) == 0:
        due = 0
    board = state.board
    for event in events:
        board += event.cards
    return replace(
        state,
        street=events[-1].street,
        board=board,
        bets=(0,) * len(state.order),
        high=0,
        full=state.rules.bet_min,
        due=due,
        aggressor=NOBODY,
        actor=next_position(due, 0),
        turn=state.turn + len(events),
        deeds=(None,) * len(state.order),
    )


def _returned(state: State, events: Sequence[Returned]) -> State:
    (event,) = events
    position, chips = state.order.index(event.seat), event.chips
    return replace(
        state,
        stacks=changed(state.stacks, position, state.stacks[position] + chips),
        bets=changed(state.bets, position, state.bets[position] - chips),
        paid=changed(state.paid, position, state.paid[position] - chips),
        able=state.able | 1 << position,
    )


def _shown(state: State, events: Sequence[Shown]) -> State:
    hands, shown = state.hands, state.shown
    for event in events:
        position = state.order.index(event.seat)
        shown |= 1 << position
        if hands[position] != event.cards:
            hands = changed(hands, position, event.cards)
    return replace(state, hands=hands, shown=shown)


def _mucked(state: State, events: Sequence[Mucked]) -> State:
    (event,) = events
    return replace(state, mucked=state.mucked | 1 << state.order.index(event.seat))


def _won(state: State, events: Sequence[Won]) -> State:
    stacks, won = list(state.stacks), list(state.won)
    for event in events:
        for share in event.shares:
            position = state.order.index(share.seat)
            stacks[position] += share.chips
            won[position] += share.chips
    return replace(
        state,
        stacks=tuple(stacks),
        won=tuple(won),
        wins=(*state.wins, *events),
        bets=(0,) * len(state.order),
        due=0,
        actor=NOBODY,
    )


def _button_drawn(state: State, events: Sequence[ButtonDrawn]) -> State:
    (event,) = events
    return replace(state, drawn=event.cards)


def _departed(state: State, events: Sequence[Departed]) -> State:
    (event,) = events
    return replace(state, gone=state.gone | 1 << state.order.index(event.seat))


def _ended(state: State, events: Sequence[Ended]) -> State:
    return replace(state, over=True)


# Each takes the events that come together; where only one can come, it is unpacked.
_BY_TYPE: Final[dict[type[HoldemEvent], Callable[[State, Sequence[Any]], State]]] = {
    Acted: _acted,
    BoardDealt: _boards_dealt,
    ButtonDrawn: _button_drawn,
    Departed: _departed,
    Ended: _ended,
    HandsDealt: _hands_dealt,
    Mucked: _mucked,
    Posted: _posted,
    Returned: _returned,
    Shown: _shown,
    Won: _won,
}
