"""How events change a hand. Works on events as any seat or the rail is shown them, so a client
could fold them as well: what a reader may not see is empty."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.games.holdem import moves
from croupier.games.holdem.moves import HoldemEvent
from croupier.games.holdem.positions import NEXT, NOBODY, changed
from croupier.games.holdem.rules import HoldemRules
from croupier.games.holdem.seating import first_to_act
from croupier.games.holdem.state import HoldemState

# Looked up once: in Python 3.11 a member of an enum costs as much as a call.
_FOLD: Final = moves.Deed.FOLD
_ANTE: Final = moves.PostKind.ANTE


def evolve(state: HoldemState | None, event: HoldemEvent) -> HoldemState:
    if state is not None:
        return _BY_TYPE[type(event)](state, event)
    if isinstance(event, moves.Opened):
        return _opened(event)
    raise ValueError("a hand begins with Opened")


def _opened(event: moves.Opened) -> HoldemState:
    return opened_with(event, ())


def opened_with(event: moves.Opened, posts: Sequence[moves.Post]) -> HoldemState:
    """The opening and the forced bets together: nothing can come between them."""
    rules, count = event.rules, len(event.seats)
    blind = max(rules.blinds[:count], default=0)
    everybody = (1 << count) - 1
    stacks, bets, paid = [*event.stacks], [0] * count, [0] * count
    dead, broke = _post(rules, event.seats, posts, stacks, bets, paid)
    return HoldemState(
        rules=rules,
        order=event.seats,
        button=event.button,
        big_blind=event.big_blind,
        waiting=event.waiting,
        owes_no_blind=event.owes_no_blind,
        deck=event.deck,
        starts=event.stacks,
        stacks=tuple(stacks),
        bets=tuple(bets),
        paid=tuple(paid),
        dead=dead,
        won=(0,) * count,
        deeds=(None,) * count,
        hands=((),) * count,
        undealt=True,
        live=everybody,
        can_bet=everybody & ~broke,
        bet_to_match=blind,
        raise_by=rules.raise_by(blind, 0, rules.bet_min),
    )


def _posted(state: HoldemState, event: moves.Posted) -> HoldemState:
    stacks, bets, paid = [*state.stacks], [*state.bets], [*state.paid]
    dead, broke = _post(state.rules, state.order, event.posts, stacks, bets, paid)
    return replace(
        state,
        stacks=tuple(stacks),
        bets=tuple(bets),
        paid=tuple(paid),
        dead=dead,
        can_bet=state.can_bet & ~broke,
    )


def _post(
    rules: HoldemRules,
    order: Sequence[int],
    posts: Sequence[moves.Post],
    stacks: list[int],
    bets: list[int],
    paid: list[int],
) -> tuple[int, int]:
    """Move the forced bets. Gives what of them is dead, and the positions without chips now."""
    dead, broke = 0, 0
    by_position = len(rules.antes) > 1
    for post in posts:
        position, chips = order.index(post.seat), post.chips
        stacks[position] -= chips
        if not stacks[position]:
            broke |= 1 << position
        if post.kind is not _ANTE:
            bets[position] += chips
        elif by_position:
            dead += chips
            continue
        paid[position] += chips
    return dead, broke


def _hands_dealt(state: HoldemState, event: moves.HandsDealt) -> HoldemState:
    if state.rules.flop_first:
        return replace(state, hands=event.hands, undealt=False)
    to_act = state.can_bet
    if to_act.bit_count() == 1:
        to_act = _asked_alone(to_act, state.bets, to_act)
    first = first_to_act(state.rules, len(state.order))
    actor = NEXT[to_act][first]
    return replace(state, hands=event.hands, undealt=False, to_act=to_act, actor=actor)


def acted(state: HoldemState, event: moves.Acted) -> HoldemState:
    position = state.order.index(event.seat)
    if event.chips:
        return _bet(state, event, position)
    if event.deed is _FOLD:
        return _folded(state, event, position)
    to_act = state.to_act & ~(1 << position)
    return replace(
        state,
        to_act=to_act,
        actor=NEXT[to_act][position + 1],
        turn=state.turn + 1,
        deeds=changed(state.deeds, position, event.deed),
    )


def _folded(state: HoldemState, event: moves.Acted, position: int) -> HoldemState:
    others = ~(1 << position)
    live, can_bet, to_act = state.live & others, state.can_bet & others, state.to_act & others
    if live.bit_count() == 1:
        to_act = 0
    elif can_bet.bit_count() == 1:
        to_act = _asked_alone(to_act, state.bets, can_bet)
    return replace(
        state,
        live=live,
        can_bet=can_bet,
        to_act=to_act,
        actor=NEXT[to_act][position + 1],
        turn=state.turn + 1,
        deeds=changed(state.deeds, position, event.deed),
    )


def _bet(state: HoldemState, event: moves.Acted, position: int) -> HoldemState:
    chips, to, others = event.chips, event.to, ~(1 << position)
    stacks, bets, paid, deeds = [*state.stacks], [*state.bets], [*state.paid], [*state.deeds]
    stacks[position] -= chips
    bets[position] = to
    paid[position] += chips
    deeds[position] = event.deed
    to_act, can_bet = state.to_act & others, state.can_bet
    bet_to_match, raise_by, aggressor = state.bet_to_match, state.raise_by, state.aggressor
    if to > bet_to_match:
        raise_by = state.rules.raise_by(to, to - bet_to_match, raise_by)
        bet_to_match, aggressor = to, position
        if not state.rules.one_pass:
            to_act = can_bet & others
    if event.all_in:
        can_bet &= others
    if can_bet.bit_count() == 1:
        to_act = _asked_alone(to_act, bets, can_bet)
    return replace(
        state,
        stacks=tuple(stacks),
        bets=tuple(bets),
        paid=tuple(paid),
        can_bet=can_bet,
        to_act=to_act,
        bet_to_match=bet_to_match,
        raise_by=raise_by,
        aggressor=aggressor,
        actor=NEXT[to_act][position + 1],
        turn=state.turn + 1,
        deeds=tuple(deeds),
    )


def _asked_alone(to_act: int, bets: Sequence[int], can_bet: int) -> int:
    """The only one who is able to bet is not asked when he has matched every bet."""
    return 0 if bets[can_bet.bit_length() - 1] >= max(bets) else to_act


def _board_dealt(state: HoldemState, event: moves.BoardDealt) -> HoldemState:
    return dealt_out(state, event.street, event.cards, 1)


def dealt_out(
    state: HoldemState, street: moves.Street, cards: tuple[Card, ...], streets: int
) -> HoldemState:
    """So many streets at once; in between nobody could have acted."""
    to_act = state.can_bet if state.can_bet.bit_count() > 1 else 0
    return replace(
        state,
        street=street,
        board=state.board + cards,
        bets=(0,) * len(state.order),
        bet_to_match=0,
        raise_by=state.rules.bet_min,
        to_act=to_act,
        aggressor=NOBODY,
        actor=NEXT[to_act][0],
        turn=state.turn + streets,
        deeds=(None,) * len(state.order),
    )


def _chips_brought(state: HoldemState, event: moves.ChipsBrought) -> HoldemState:
    """As if the player had begun the hand with them: they are no gain."""
    position, chips = state.order.index(event.seat), event.chips
    return replace(
        state,
        starts=changed(state.starts, position, state.starts[position] + chips),
        stacks=changed(state.stacks, position, state.stacks[position] + chips),
    )


def _returned(state: HoldemState, event: moves.Returned) -> HoldemState:
    position, chips = state.order.index(event.seat), event.chips
    return replace(
        state,
        stacks=changed(state.stacks, position, state.stacks[position] + chips),
        bets=changed(state.bets, position, state.bets[position] - chips),
        paid=changed(state.paid, position, state.paid[position] - chips),
        can_bet=state.can_bet | 1 << position,
    )


def _shown(state: HoldemState, event: moves.Shown) -> HoldemState:
    position = state.order.index(event.seat)
    shown = state.shown | 1 << position
    if state.hands[position] == event.cards:
        return replace(state, shown=shown)
    return replace(state, shown=shown, hands=changed(state.hands, position, event.cards))


def shown_together(state: HoldemState, showing: int) -> HoldemState:
    """Several hands at once, of which all cards are known already."""
    return replace(state, shown=state.shown | showing)


def _won(state: HoldemState, event: moves.Won) -> HoldemState:
    return paid_out(state, (event,), over=False)


def paid_out(state: HoldemState, wins: Sequence[moves.Won], *, over: bool = True) -> HoldemState:
    """Several pots at once, and the end of the hand, which comes with the last of them."""
    stacks, won = list(state.stacks), list(state.won)
    for pot in wins:
        for share in pot.shares:
            position = state.order.index(share.seat)
            stacks[position] += share.chips
            won[position] += share.chips
    return replace(
        state,
        stacks=tuple(stacks),
        won=tuple(won),
        wins=(*state.wins, *wins),
        bets=(0,) * len(state.order),
        to_act=0,
        actor=NOBODY,
        over=over,
    )


def _mucked(state: HoldemState, event: moves.Mucked) -> HoldemState:
    return replace(state, mucked=state.mucked | 1 << state.order.index(event.seat))


def _departed(state: HoldemState, event: moves.Departed) -> HoldemState:
    return replace(state, gone=state.gone | 1 << state.order.index(event.seat))


def _button_drawn(state: HoldemState, event: moves.ButtonDrawn) -> HoldemState:
    return replace(state, drawn=event.cards)


def _deal_held(state: HoldemState, event: moves.DealHeld) -> HoldemState:
    """A hand that goes on waits for something else, which has a turn number of its own."""
    goes_on = state.waits_for_tester and not event.held
    return replace(state, held=event.held, turn=state.turn + goes_on)


def _restacked(state: HoldemState, event: moves.Restacked) -> HoldemState:
    dealt = len(state.deck) - len(event.rest)
    return replace(state, deck=state.deck[:dealt] + event.rest)


def _ended(state: HoldemState, event: moves.Ended) -> HoldemState:
    return replace(state, over=True)


# A `match` would try one struct after the other, which costs 5 % of a hand.
_BY_TYPE: Final[dict[type[HoldemEvent], Callable[[HoldemState, Any], HoldemState]]] = {
    moves.Acted: acted,
    moves.BoardDealt: _board_dealt,
    moves.ButtonDrawn: _button_drawn,
    moves.ChipsBrought: _chips_brought,
    moves.DealHeld: _deal_held,
    moves.Departed: _departed,
    moves.Ended: _ended,
    moves.HandsDealt: _hands_dealt,
    moves.Mucked: _mucked,
    moves.Posted: _posted,
    moves.Restacked: _restacked,
    moves.Returned: _returned,
    moves.Shown: _shown,
    moves.Won: _won,
}
