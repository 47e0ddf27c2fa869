"""How events change a game. No chance and no choice: the log alone rebuilds it, and whoever folds
what he was shown arrives at what he may see."""

from typing import Any, assert_never

from msgspec.structs import replace

from croupier.cards.sabacc import SABACC_CARDS, SabaccCard
from croupier.games.sabacc import moves
from croupier.games.sabacc.moves import Deed, Phase, SabaccEvent
from croupier.games.sabacc.state import Hand, SabaccState, changed, without


def evolve(state: SabaccState | None, event: SabaccEvent) -> SabaccState:
    if isinstance(event, moves.Opened):
        return _opened(event)
    if state is None:
        raise ValueError("a game begins with Opened")
    match event:
        case moves.BetMade():
            return _bet_made(state, event)
        case moves.Stood(seat):
            deeds = changed(state.deeds, state.order.index(seat), Deed.STAND)
            return _played(state, deeds=deeds)
        case moves.Drawn():
            return _drawn(state, event)
        case moves.Kept():
            return _played(state, drawn=None)
        case moves.Discarded():
            return _discarded(state, event)
        case moves.Swapped():
            return _swapped(state, event)
        case moves.Junked():
            return _junked(state, event)
        case moves.DiceRolled(dice):
            return replace(state, dice=dice)
        case moves.RoundBegun(number):
            return _round_begun(state, number)
        case moves.HandsThrown(_, hands):
            return _hands_thrown(state, hands)
        case moves.Reshuffled(deck):
            return replace(state, deck=deck, left=len(state.pile) - 1, pile=state.pile[-1:])
        case moves.FeesPaid(fee, pot):
            stacks = tuple(stack - fee for stack in state.stacks)
            return replace(state, stacks=stacks, sabacc_pot=pot)
        case moves.HandsDealt():
            return _hands_dealt(state, event)
        case moves.PileOpened(card):
            return replace(state, pile=(card,), deck=state.deck[1:], left=state.left - 1)
        case moves.HandsShown():
            return _hands_shown(state, event)
        case moves.Won():
            return _won(state, event)
        case moves.Ended():
            return replace(state, over=True)
        case _:
            assert_never(event)


def _opened(event: moves.Opened) -> SabaccState:
    count = len(event.seats)
    nothing = (0,) * count
    return SabaccState(
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


def _hands_dealt(state: SabaccState, event: moves.HandsDealt) -> SabaccState:
    hands = list(state.hands)
    for seat, count, cards in zip(event.seats, event.counts, event.hands, strict=True):
        hands[state.order.index(seat)] += cards or (None,) * count
    count = sum(event.counts)
    return replace(state, hands=tuple(hands), deck=state.deck[count:], left=state.left - count)


def _round_begun(state: SabaccState, number: int) -> SabaccState:
    count = len(state.order)
    return replace(
        state,
        round=number,
        phase=Phase.PLAY,
        to_act=state.live,
        bets=(0,) * count,
        bet_to_match=0,
        deeds=tuple(deed if deed is Deed.JUNK else None for deed in state.deeds),
        turn=state.turn + 1,
    )


def _drawn(state: SabaccState, event: moves.Drawn) -> SabaccState:
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


def _discarded(state: SabaccState, event: moves.Discarded) -> SabaccState:
    position = state.order.index(event.seat)
    hand = state.hands[position]
    at = _index_of(hand, event.card)
    known = tuple(card for card in state.known[position] if card != event.card)
    return _played(
        state,
        hands=changed(state.hands, position, (*hand[:at], *hand[at + 1 :])),
        known=changed(state.known, position, known),
        pile=(*state.pile, event.card),
        drawn=None,
    )


def _swapped(state: SabaccState, event: moves.Swapped) -> SabaccState:
    position = state.order.index(event.seat)
    hand, known = state.hands[position], state.known[position]
    known = (*[card for card in known if card != event.gave], event.took)
    return _played(
        state,
        hands=changed(
            state.hands, position, changed(hand, _index_of(hand, event.gave), event.took)
        ),
        known=changed(state.known, position, known),
        pile=(*state.pile[:-1], event.gave),
        deeds=changed(state.deeds, position, Deed.SWAP),
    )


def _played(state: SabaccState, **changes: Any) -> SabaccState:
    """The seat whose turn it was has made its play."""
    return _go_on(
        replace(state, phase=Phase.PLAY, to_act=state.to_act[1:], turn=state.turn + 1, **changes)
    )


def _junked(state: SabaccState, event: moves.Junked) -> SabaccState:
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
            to_act=without(state.to_act, position),
            phase=Phase.PLAY if interrupted else state.phase,
            drawn=None if interrupted else state.drawn,
            deeds=changed(state.deeds, position, Deed.JUNK),
            turn=state.turn + 1,
        )
    )


def _bet_made(state: SabaccState, event: moves.BetMade) -> SabaccState:
    position = state.order.index(event.seat)
    return _go_on(
        replace(
            state,
            stacks=changed(state.stacks, position, state.stacks[position] - event.chips),
            bets=changed(state.bets, position, event.to),
            paid=changed(state.paid, position, state.paid[position] + event.chips),
            pot=state.pot + event.chips,
            bet_to_match=max(state.bet_to_match, event.to),
            to_act=state.to_act[1:],
            deeds=changed(state.deeds, position, event.deed),
            turn=state.turn + 1,
        )
    )


def _go_on(state: SabaccState) -> SabaccState:
    """From the plays to the betting, from there to the answers, from there to the dice."""
    if state.phase is Phase.PLAY and not state.to_act:
        betting = [position for position in state.live if state.stacks[position]]
        state = replace(state, phase=Phase.BET, to_act=tuple(betting))
    if state.phase is Phase.BET and _is_alone(state):
        state = replace(state, to_act=())
    if state.phase is Phase.BET and not state.to_act:
        owing = [p for p in state.live if state.stacks[p] and state.bets[p] < state.bet_to_match]
        state = replace(state, phase=Phase.ANSWER, to_act=tuple(owing))
    if state.phase is Phase.ANSWER and not state.to_act:
        state = replace(state, phase=Phase.ROLL)
    return state


def _is_alone(state: SabaccState) -> bool:
    """A player who owes nothing is not asked to bet when all others have no chips left."""
    can_bet = [position for position in state.live if state.stacks[position]]
    return len(can_bet) < 2 and all(state.bets[p] >= state.bet_to_match for p in can_bet)


def _hands_thrown(state: SabaccState, hands: tuple[tuple[SabaccCard, ...], ...]) -> SabaccState:
    nothing = ((),) * len(state.order)
    return replace(state, hands=nothing, known=nothing, pile=state.pile + sum(hands, ()))


def _hands_shown(state: SabaccState, event: moves.HandsShown) -> SabaccState:
    hands, known = list(state.hands), list(state.known)
    for seat, cards in zip(event.seats, event.hands, strict=True):
        position = state.order.index(seat)
        hands[position] = known[position] = cards
    return replace(state, hands=tuple(hands), known=tuple(known), shown=True)


def _won(state: SabaccState, event: moves.Won) -> SabaccState:
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
        to_act=(),
    )
    if event.pot is moves.PotKind.GAME:
        return replace(state, pot=0)
    return replace(state, sabacc_pot=0)


def _index_of(hand: Hand, card: SabaccCard) -> int:
    return hand.index(card) if card in hand else hand.index(None)
