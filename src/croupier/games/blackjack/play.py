"""What follows from an order, from the clock and from a player's going: bets, cards, the dealer's
hand, the payment. The order of these cannot be changed by anything a player sends."""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from croupier.cards.chance import Chance
from croupier.cards.deck import shoe
from croupier.games.amounts import AmountRange, amount_range
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackAction, BlackjackOptions, Phase, Result
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import dealer_draws, is_bust, score
from croupier.games.blackjack.state import BlackjackState, BlackjackTransition, Box, evolve
from croupier.games.draft import Draft
from croupier.games.game import Refused

BlackjackDraft: TypeAlias = Draft[moves.BlackjackEvent, BlackjackState]


def open_round(
    rules: BlackjackRules,
    stacks: Mapping[int, int],
    carryover: moves.BlackjackCarryover | None,
    chance: Chance,
) -> BlackjackTransition:
    """A seat that cannot make the smallest bet is not in the round."""
    seats = sorted(seat for seat, chips in stacks.items() if chips >= rules.bet_min)
    if not seats:
        raise Refused("too_few_players")
    deck = shoe(rules.decks).shuffled(chance).cards
    opened = moves.Opened(rules, tuple(seats), tuple(stacks[seat] for seat in seats), deck)
    return (opened,), evolve(None, opened)


def options(state: BlackjackState, seat: int) -> BlackjackOptions | None:
    box = state.box(seat)
    if box is None:
        return None
    if state.phase is Phase.BETTING and not box.started:
        return BlackjackOptions(bet=_bets(state.rules, box), start=box.bet > 0)
    actor = state.actor()
    if actor is not None and actor.seat == seat:
        return BlackjackOptions(hit=True, stand=True)
    return None


def _bets(rules: BlackjackRules, box: Box) -> AmountRange | None:
    chips = box.stack + box.bet
    limit = chips if rules.bet_max is None else min(chips, rules.bet_max)
    return amount_range(rules.bet_min, limit, rules.unit)


def decide(
    state: BlackjackState, seat: int, action: BlackjackAction, chance: Chance
) -> BlackjackTransition:
    offered = options(state, seat)
    if offered is None:
        raise Refused(_why_not(state, seat))
    if not offered.allows(action):
        raise _refusal(offered, action)
    draft = Draft(evolve, state)
    match action:
        case moves.SetBet(chips):
            draft.happen(moves.BetSet(seat, chips))
        case moves.Start():
            draft.happen(moves.Started(seat))
        case moves.Hit():
            _hit(draft, seat)
        case moves.Stand():
            draft.happen(moves.Stood(seat))
        case _:
            assert_never(action)
    return _go_on(draft)


def expire(state: BlackjackState, chance: Chance) -> BlackjackTransition:
    """Whoever has laid a bet is dealt in, whoever has not is passed over; a turn ends in Stand."""
    draft = Draft(evolve, state)
    actor = state.actor()
    if actor is not None:
        draft.happen(moves.Stood(actor.seat))
    elif state.phase is Phase.BETTING:
        for box in state.boxes:
            if not box.started:
                draft.happen(moves.Started(box.seat))
    else:
        raise Refused("hand_over")
    return _go_on(draft)


def leave(state: BlackjackState, seat: int, chance: Chance) -> BlackjackTransition:
    """CAS-3.12c: the bet is forfeited at once, also before Start."""
    box = state.box(seat)
    if box is None or box.gone or state.phase is Phase.OVER:
        return (), state
    draft = Draft(evolve, state)
    draft.happen(moves.Forfeited(seat, box.bet))
    return _go_on(draft)


def _why_not(state: BlackjackState, seat: int) -> str:
    if state.box(seat) is None:
        return "not_in_hand"
    return "hand_over" if state.phase is Phase.OVER else "not_your_turn"


def _refusal(offered: BlackjackOptions, action: BlackjackAction) -> Refused:
    if not isinstance(action, moves.SetBet | moves.Start):
        return Refused("not_dealt_yet")
    bets = offered.bet
    if bets is None:
        return Refused("bets_closed")
    if isinstance(action, moves.Start):
        return Refused("no_bet")
    if action.chips > bets.most:
        return Refused("bet_too_large", most=bets.most)
    if action.chips < bets.least:
        return Refused("bet_too_small", least=bets.least)
    return Refused("off_unit", unit=bets.step)


def _hit(draft: BlackjackDraft, seat: int) -> None:
    draft.happen(moves.CardDrawn(seat, draft.state.deck[draft.state.drawn]))
    box = draft.state.box(seat)
    assert box is not None
    if is_bust(box.cards):
        draft.happen(moves.Busted(seat))


def _go_on(draft: BlackjackDraft) -> BlackjackTransition:
    """All that follows without anybody's doing."""
    if draft.state.phase is Phase.BETTING and all(box.started for box in draft.state.boxes):
        _deal(draft)
    if draft.state.phase is Phase.PLAYING and draft.state.actor() is None:
        _finish(draft)
    return draft.finish()


def _deal(draft: BlackjackDraft) -> None:
    """Two cards each from the same deck (CAS-3.2b), one at a time, the dealer last. Without any
    bet the round is over."""
    seats = tuple(box.seat for box in draft.state.boxes if box.bet)
    if not seats:
        draft.happen(moves.Ended())
        return
    count = len(seats) + 1
    cards = draft.state.deck
    hands = tuple((cards[n], cards[count + n]) for n in range(count - 1))
    draft.happen(moves.CardsDealt(seats, hands, (cards[count - 1],), cards[2 * count - 1]))


def _finish(draft: BlackjackDraft) -> None:
    """The dealer turns the hidden card over, draws by the rule if anybody is left to beat, and
    every bet is settled."""
    draft.happen(moves.HoleShown(draft.state.hole[0]))
    if any(_contends(box) for box in draft.state.boxes):
        while dealer_draws(draft.state.dealer, draft.state.rules.hits_soft_17):
            draft.happen(moves.DealerDrew(draft.state.deck[draft.state.drawn]))
    best = score(draft.state.dealer).points
    for box in draft.state.boxes:
        if box.dealt_in and not box.gone:
            result = _result(box, best)
            back = {Result.WIN: 2 * box.bet, Result.PUSH: box.bet, Result.LOSS: 0}[result]
            draft.happen(moves.Paid(box.seat, result, box.bet, back))
    draft.happen(moves.Ended())


def _contends(box: Box) -> bool:
    return box.dealt_in and not (box.busted or box.gone)


def _result(box: Box, dealer: int) -> Result:
    if box.busted:
        return Result.LOSS
    points = score(box.cards).points
    if dealer > 21 or points > dealer:
        return Result.WIN
    return Result.PUSH if points == dealer else Result.LOSS
