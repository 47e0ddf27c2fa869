"""How events change a game. No chance and no choice: the log alone rebuilds it, and an eye that
folds what it was shown arrives at what it may see."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier.cards.sabacc import SABACC_CARDS, SabaccCard
from croupier.games.sabacc.moves import (
    BetMade,
    Deed,
    DiceRolled,
    Discarded,
    Drawn,
    Ended,
    FeesPaid,
    HandsDealt,
    HandsShown,
    HandsThrown,
    Junked,
    Kept,
    Opened,
    Phase,
    PileOpened,
    PotKind,
    Reshuffled,
    RoundBegun,
    SabaccEvent,
    Stood,
    Swapped,
    Won,
)
from croupier.games.sabacc.state import Hand, State, changed, without


def evolve(state: State | None, event: SabaccEvent) -> State:
    if state is not None:
        return _BY_TYPE[type(event)](state, event)
    if isinstance(event, Opened):
        return _opened(event)
    raise ValueError("a game begins with Opened")


def _opened(event: Opened) -> State:
    count = len(event.seats)
    nothing = (0,) * count
    return State(
        rules=event.rules,
        order=event.seats,
        starts=event.stacks,
        stacks=event.stacks,
        filled=event.pot,
        sabacc_pot=event.pot,
        bets=nothing,
        paid=nothing,
        won=nothing,
        deeds=(None,) * count,
        hands=((),) * count,
        known=((),) * count,
        deck=event.deck,
        left=len(SABACC_CARDS),
        live=tuple(range(count)),
    )


def _fees_paid(state: State, event: FeesPaid) -> State:
    stacks = tuple([stack - event.fee for stack in state.stacks])
    return replace(state, stacks=stacks, sabacc_pot=event.pot)


def _hands_dealt(state: State, event: HandsDealt) -> State:
    hands = list(state.hands)
    for seat, count, cards in zip(event.seats, event.counts, event.hands, strict=True):
        hands[state.order.index(seat)] += cards or (None,) * count
    count = sum(event.counts)
    return replace(state, hands=tuple(hands), deck=state.deck[count:], left=state.left - count)


def _pile_opened(state: State, event: PileOpened) -> State:
    return replace(state, pile=(event.card,), deck=state.deck[1:], left=state.left - 1)


def _round_begun(state: State, event: RoundBegun) -> State:
    count = len(state.order)
    return replace(
        state,
        round=event.number,
        phase=Phase.PLAY,
        due=state.live,
        bets=(0,) * count,
        high=0,
        deeds=tuple([deed if deed is Deed.JUNK else None for deed in state.deeds]),
        turn=state.turn + 1,
    )


def _drawn(state: State, event: Drawn) -> State:
    position = state.order.index(event.seat)
    return replace(
        state,
        hands=changed(state.hands, position, (*state.hands[position], event.card)),
        deck=state.deck[1:],
        left=state.left - 1,
        phase=Phase.DISCARD,
        drawn=event.card,
        deeds=changed(state.deeds, position, Deed.DRAW),
        turn=state.turn + 1,
    )


def _discarded(state: State, event: Discarded) -> State:
    position = state.order.index(event.seat)
    hand = state.hands[position]
    at = _place_of(hand, event.card)
    known = tuple([card for card in state.known[position] if card != event.card])
    return _played(
        state,
        hands=changed(state.hands, position, (*hand[:at], *hand[at + 1 :])),
        known=changed(state.known, position, known),
        pile=(*state.pile, event.card),
        drawn=None,
    )


def _kept(state: State, event: Kept) -> State:
    return _played(state, drawn=None)


def _swapped(state: State, event: Swapped) -> State:
    position = state.order.index(event.seat)
    hand, known = state.hands[position], state.known[position]
    known = (*[card for card in known if card != event.gave], event.took)
    return _played(
        state,
        hands=changed(
            state.hands, position, changed(hand, _place_of(hand, event.gave), event.took)
        ),
        known=changed(state.known, position, known),
        pile=(*state.pile[:-1], event.gave),
        deeds=changed(state.deeds, position, Deed.SWAP),
    )


def _stood(state: State, event: Stood) -> State:
    position = state.order.index(event.seat)
    return _played(state, deeds=changed(state.deeds, position, Deed.STAND))


def _played(state: State, **changes: Any) -> State:
    """The seat that was due has made its play."""
    return _go_on(
        replace(state, phase=Phase.PLAY, due=state.due[1:], turn=state.turn + 1, **changes)
    )


def _junked(state: State, event: Junked) -> State:
    """Also the way of one who leaves, so it need not be the seat's turn. The top of the pile
    changes in any case, and with it what a swap would be: the turn is a new one."""
    position = state.order.index(event.seat)
    interrupted = state.phase is Phase.DISCARD and state.actor == position
    return _go_on(
        replace(
            state,
            hands=changed(state.hands, position, ()),
            known=changed(state.known, position, ()),
            pile=state.pile + event.cards,
            live=without(state.live, position),
            due=without(state.due, position),
            phase=Phase.PLAY if interrupted else state.phase,
            drawn=None if interrupted else state.drawn,
            deeds=changed(state.deeds, position, Deed.JUNK),
            turn=state.turn + 1,
        )
    )


def _bet_made(state: State, event: BetMade) -> State:
    position = state.order.index(event.seat)
    return _go_on(
        replace(
            state,
            stacks=changed(state.stacks, position, state.stacks[position] - event.chips),
            bets=changed(state.bets, position, event.to),
            paid=changed(state.paid, position, state.paid[position] + event.chips),
            pot=state.pot + event.chips,
            high=max(state.high, event.to),
            due=state.due[1:],
            deeds=changed(state.deeds, position, event.deed),
            turn=state.turn + 1,
        )
    )


def _go_on(state: State) -> State:
    """From the plays to the betting, from there to the answers, from there to the dice."""
    if state.phase is Phase.PLAY and not state.due:
        due = tuple([position for position in state.live if state.stacks[position]])
        state = replace(state, phase=Phase.BET, due=due)
    if state.phase is Phase.BET and _is_alone(state):
        state = replace(state, due=())
    if state.phase is Phase.BET and not state.due:
        owing = [p for p in state.live if state.stacks[p] and state.bets[p] < state.high]
        state = replace(state, phase=Phase.ANSWER, due=tuple(owing))
    if state.phase is Phase.ANSWER and not state.due:
        state = replace(state, phase=Phase.ROLL)
    return state


def _is_alone(state: State) -> bool:
    """Nobody is asked to bet who owes nothing while all others have no chips to bet."""
    able = [position for position in state.live if state.stacks[position]]
    return len(able) < 2 and all(state.bets[position] >= state.high for position in able)


def _dice_rolled(state: State, event: DiceRolled) -> State:
    return replace(state, dice=event.dice)


def _hands_thrown(state: State, event: HandsThrown) -> State:
    pile = state.pile
    for hand in event.hands:
        pile += hand
    nothing = ((),) * len(state.order)
    return replace(state, hands=nothing, known=nothing, pile=pile)


def _reshuffled(state: State, event: Reshuffled) -> State:
    return replace(state, deck=event.deck, left=len(state.pile) - 1, pile=state.pile[-1:])


def _hands_shown(state: State, event: HandsShown) -> State:
    hands, known = list(state.hands), list(state.known)
    for seat, cards in zip(event.seats, event.hands, strict=True):
        position = state.order.index(seat)
        hands[position] = known[position] = cards
    return replace(state, hands=tuple(hands), known=tuple(known), shown=True)


def _won(state: State, event: Won) -> State:
    stacks, won = list(state.stacks), list(state.won)
    for share in event.shares:
        position = state.order.index(share.seat)
        stacks[position] += share.chips
        won[position] += share.chips
    state = replace(
        state,
        stacks=tuple(stacks),
        won=tuple(won),
        wins=(*state.wins, event),
        bets=(0,) * len(state.order),
        due=(),
    )
    if event.pot is PotKind.GAME:
        return replace(state, pot=0)
    return replace(state, sabacc_pot=0)


def _ended(state: State, event: Ended) -> State:
    return replace(state, over=True)


def _place_of(hand: Hand, card: SabaccCard) -> int:
    return hand.index(card) if card in hand else hand.index(None)


_BY_TYPE: dict[type[SabaccEvent], Callable[[State, Any], State]] = {
    BetMade: _bet_made,
    DiceRolled: _dice_rolled,
    Discarded: _discarded,
    Drawn: _drawn,
    Ended: _ended,
    FeesPaid: _fees_paid,
    HandsDealt: _hands_dealt,
    HandsShown: _hands_shown,
    HandsThrown: _hands_thrown,
    Junked: _junked,
    Kept: _kept,
    PileOpened: _pile_opened,
    Reshuffled: _reshuffled,
    RoundBegun: _round_begun,
    Stood: _stood,
    Swapped: _swapped,
    Won: _won,
}
