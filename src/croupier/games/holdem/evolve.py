"""How events change a hand. Works on events as any eye is shown them, so a client could fold
them as well: whatever an eye may not see is simply empty."""

from typing import assert_never

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
from croupier.games.holdem.rules import MinRaise
from croupier.games.holdem.seating import first_to_act
from croupier.games.holdem.state import NOBODY, State, changed, next_position


def evolve(state: State | None, event: HoldemEvent) -> State:
    if isinstance(event, Opened):
        return _opened(event)
    if state is None:
        raise ValueError("a hand begins with Opened")
    match event:
        case Acted():
            return _acted(state, event)
        case BoardDealt():
            return _board_dealt(state, event)
        case Posted():
            return _posted(state, event)
        case HandsDealt():
            return _hands_dealt(state, event)
        case ButtonDrawn(cards):
            return replace(state, drawn=cards)
        case Departed(seat):
            return replace(state, gone=state.gone | 1 << state.order.index(seat))
        case Returned(seat, chips):
            return _returned(state, seat, chips)
        case Shown():
            return _shown(state, event)
        case Mucked(seat):
            return replace(state, mucked=state.mucked | 1 << state.order.index(seat))
        case Won():
            return _won(state, event)
        case Ended():
            return replace(state, over=True)
        case _:
            assert_never(event)


def _opened(event: Opened) -> State:
    count = len(event.seats)
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
        high=max(event.rules.blinds[:count], default=0),
        full=event.rules.bet_min,
    )


def _posted(state: State, event: Posted) -> State:
    stacks, bets, paid = list(state.stacks), list(state.bets), list(state.paid)
    dead, broke = 0, state.broke
    by_position = len(state.rules.antes) > 1
    for post in event.posts:
        position = state.order.index(post.seat)
        stacks[position] -= post.chips
        if not stacks[position]:
            broke |= 1 << position
        if post.kind is PostKind.ANTE and by_position:
            dead += post.chips
            continue
        paid[position] += post.chips
        if post.kind is not PostKind.ANTE:
            bets[position] += post.chips
    return replace(
        state, stacks=tuple(stacks), bets=tuple(bets), paid=tuple(paid), dead=dead, broke=broke
    )


def _hands_dealt(state: State, event: HandsDealt) -> State:
    if state.rules.flop_first:
        return replace(state, hands=event.hands)
    due = _relieved(state.able, state.bets, state.able)
    first = first_to_act(state.rules, len(state.order))
    return replace(state, hands=event.hands, due=due, actor=next_position(due, first))


def _acted(state: State, event: Acted) -> State:
    position = state.order.index(event.seat)
    bit = 1 << position
    stacks, bets, paid = state.stacks, state.bets, state.paid
    folded, broke, due = state.folded, state.broke, state.due & ~bit
    high, full, aggressor = state.high, state.full, state.aggressor
    if event.deed is Deed.FOLD:
        folded |= bit
    elif event.chips:
        stacks = changed(stacks, position, stacks[position] - event.chips)
        bets = changed(bets, position, event.to)
        paid = changed(paid, position, paid[position] + event.chips)
        if event.all_in:
            broke |= bit
        if event.to > high:
            full = _full_raise(state, event.to - high)
            high, aggressor = event.to, position
            if not state.rules.one_pass:
                due = state.able & ~bit
    due = _relieved(due, bets, state.everybody & ~(folded | broke))
    return replace(
        state,
        stacks=stacks,
        bets=bets,
        paid=paid,
        folded=folded,
        broke=broke,
        due=due,
        high=high,
        full=full,
        aggressor=aggressor,
        acted=state.acted | bit,
        actor=next_position(due, position + 1),
        turn=state.turn + 1,
        deeds=(*state.deeds[:position], event.deed, *state.deeds[position + 1 :]),
    )


def _full_raise(state: State, by: int) -> int:
    """A raise that is too small, which only an all-in can be, leaves the size as it was."""
    match state.rules.min_raise:
        case MinRaise.STEP:
            return state.full
        case MinRaise.DOUBLE:
            return by if by >= max(state.high, state.rules.bet_min) else state.full
        case MinRaise.LAST_RAISE:
            return max(by, state.full)
        case _:
            assert_never(state.rules.min_raise)


def _relieved(due: int, bets: tuple[int, ...], able: int) -> int:
    """Nobody is asked who alone could still bet and has matched everything."""
    if able & (able - 1) == 0 and able:
        position = able.bit_length() - 1
        if bets[position] >= max(bets):
            return due & ~able
    return due


def _board_dealt(state: State, event: BoardDealt) -> State:
    due = state.able
    if due & (due - 1) == 0:
        due = 0
    return replace(
        state,
        street=event.street,
        board=state.board + event.cards,
        bets=(0,) * len(state.order),
        high=0,
        full=state.rules.bet_min,
        acted=0,
        due=due,
        aggressor=NOBODY,
        actor=next_position(due, 0),
        turn=state.turn + 1,
        deeds=(None,) * len(state.order),
    )


def _returned(state: State, seat: int, chips: int) -> State:
    position = state.order.index(seat)
    return replace(
        state,
        stacks=changed(state.stacks, position, state.stacks[position] + chips),
        bets=changed(state.bets, position, state.bets[position] - chips),
        paid=changed(state.paid, position, state.paid[position] - chips),
        broke=state.broke & ~(1 << position),
    )


def _shown(state: State, event: Shown) -> State:
    position = state.order.index(event.seat)
    hands = (*state.hands[:position], event.cards, *state.hands[position + 1 :])
    return replace(state, hands=hands, shown=state.shown | 1 << position)


def _won(state: State, event: Won) -> State:
    stacks, won = list(state.stacks), list(state.won)
    for share in event.shares:
        position = state.order.index(share.seat)
        stacks[position] += share.chips
        won[position] += share.chips
    return replace(
        state,
        stacks=tuple(stacks),
        won=tuple(won),
        wins=(*state.wins, event),
        bets=(0,) * len(state.order),
        due=0,
        actor=NOBODY,
    )
