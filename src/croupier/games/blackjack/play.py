"""What follows from an order, from the clock and from a player's going: bets, cards, the dealer's
hand, the payment. The order of these cannot be changed by anything a player sends."""

from collections.abc import Callable, Mapping
from typing import assert_never

from croupier.cards.chance import Chance
from croupier.cards.deck import shoe
from croupier.games.blackjack.moves import (
    BetSet,
    BlackjackAction,
    BlackjackEvent,
    BlackjackOptions,
    Busted,
    CardDrawn,
    CardsDealt,
    DealerDrew,
    Ended,
    Forfeited,
    Hit,
    HoleShown,
    Opened,
    Paid,
    Phase,
    Result,
    SetBet,
    Stand,
    Start,
    Started,
    Stood,
)
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import dealer_draws, is_bust, score
from croupier.games.blackjack.state import Box, State, evolve
from croupier.games.game import Refused

Happen = Callable[[BlackjackEvent], None]


def open_round(
    rules: BlackjackRules, stacks: Mapping[int, int], chance: Chance
) -> tuple[BlackjackEvent, ...]:
    seats = sorted(seat for seat, chips in stacks.items() if chips > 0)
    if not seats:
        raise Refused("too_few_players")
    deck = shoe(rules.decks).shuffled(chance).cards
    return (Opened(rules, tuple(seats), tuple(stacks[seat] for seat in seats), deck),)


def options(state: State, seat: int) -> BlackjackOptions | None:
    box = state.box(seat)
    if box is None:
        return None
    if state.phase is Phase.BETTING and not box.started:
        most = box.stack + box.bet
        if state.rules.bet_max is not None:
            most = min(most, state.rules.bet_max)
        return BlackjackOptions(
            bet_min=state.rules.bet_min,
            bet_max=most,
            bet_step=state.rules.unit,
            start=box.bet > 0,
        )
    actor = state.actor()
    if actor is not None and actor.seat == seat:
        return BlackjackOptions(hit=True, stand=True)
    return None


def decide(state: State, seat: int, action: BlackjackAction) -> tuple[BlackjackEvent, ...]:
    if state.box(seat) is None:
        raise Refused("not_in_hand")
    offered = options(state, seat)
    if offered is None:
        raise Refused("hand_over" if state.phase is Phase.OVER else "not_your_turn")
    match action:
        case SetBet(chips):
            _check_bet(offered, chips)
            return (BetSet(seat, chips),)
        case Start():
            if not offered.bet_step:
                raise Refused("bets_closed")
            if not offered.start:
                raise Refused("no_bet")
            return _go_on(state, Started(seat))
        case Hit():
            if not offered.hit:
                raise Refused("not_dealt_yet")
            return _go_on(state, CardDrawn(seat, state.deck[state.drawn]))
        case Stand():
            if not offered.stand:
                raise Refused("not_dealt_yet")
            return _go_on(state, Stood(seat))
        case _:
            assert_never(action)


def expire(state: State) -> tuple[BlackjackEvent, ...]:
    """Whoever has laid a bet is dealt in, whoever has not is passed over; a turn ends in Stand."""
    actor = state.actor()
    if actor is not None:
        return _go_on(state, Stood(actor.seat))
    if state.phase is not Phase.BETTING:
        raise Refused("hand_over")
    late = [Started(box.seat) for box in state.boxes if not box.started]
    return _go_on(state, *late)


def leave(state: State, seat: int) -> tuple[BlackjackEvent, ...]:
    """CAS-3.12c: the bet is forfeited at once, also before Start."""
    box = state.box(seat)
    if box is None or box.gone or state.phase is Phase.OVER:
        return ()
    return _go_on(state, Forfeited(seat, box.bet))


def _check_bet(offered: BlackjackOptions, chips: int) -> None:
    if offered.allows(SetBet(chips)):
        return
    if not offered.bet_step:
        raise Refused("bets_closed")
    if chips > offered.bet_max:
        raise Refused("bet_too_large", most=offered.bet_max)
    if chips < offered.bet_min:
        raise Refused("bet_too_small", least=offered.bet_min)
    raise Refused("off_unit", unit=offered.bet_step)


def _go_on(state: State, *first: BlackjackEvent) -> tuple[BlackjackEvent, ...]:
    events: list[BlackjackEvent] = []

    def happen(event: BlackjackEvent) -> None:
        nonlocal state
        events.append(event)
        state = evolve(state, event)

    for event in first:
        happen(event)
        if isinstance(event, CardDrawn):
            box = state.box(event.seat)
            assert box is not None
            if is_bust(box.cards):
                happen(Busted(event.seat))
    if state.phase is Phase.BETTING and all(box.started for box in state.boxes):
        _deal(state, happen)
    if state.phase is Phase.PLAYING and state.actor() is None:
        _finish(state, happen)
        happen(Ended())
    elif state.phase is Phase.BETTING and all(box.started for box in state.boxes):
        happen(Ended())
    return tuple(events)


def _deal(state: State, happen: Happen) -> None:
    """Two cards each from the same deck (CAS-3.2b), one at a time, the dealer last."""
    seats = tuple(box.seat for box in state.boxes if box.bet)
    if not seats:
        return
    count = len(seats) + 1
    cards = state.deck
    hands = tuple((cards[n], cards[count + n]) for n in range(count - 1))
    happen(CardsDealt(seats, hands, (cards[count - 1],), cards[2 * count - 1]))


def _finish(state: State, happen: Happen) -> None:
    """The dealer turns the hidden card over, draws by the rule if anybody is left to beat, and
    every bet is settled."""
    happen(HoleShown(state.hole[0]))
    dealer = [*state.hole, *state.dealer]
    if any(_contends(box) for box in state.boxes):
        at = state.drawn
        while dealer_draws(dealer, state.rules.hits_soft_17):
            dealer.append(state.deck[at])
            happen(DealerDrew(state.deck[at]))
            at += 1
    best = score(dealer).points
    for box in state.boxes:
        if box.dealt_in and not box.gone:
            result = _result(box, best)
            back = {Result.WIN: 2 * box.bet, Result.PUSH: box.bet, Result.LOSS: 0}[result]
            happen(Paid(box.seat, result, box.bet, back))


def _contends(box: Box) -> bool:
    return box.dealt_in and not (box.busted or box.gone)


def _result(box: Box, dealer: int) -> Result:
    if box.busted:
        return Result.LOSS
    points = score(box.cards).points
    if dealer > 21 or points > dealer:
        return Result.WIN
    return Result.PUSH if points == dealer else Result.LOSS
