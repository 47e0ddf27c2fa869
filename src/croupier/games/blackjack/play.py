"""What follows from an order, from the clock and from a player's going: bets, the deal, insurance,
the hands. The order of these cannot be changed by anything a player sends."""

from collections.abc import Mapping
from typing import assert_never

from croupier.cards.chance import Chance
from croupier.games.blackjack import moves
from croupier.games.blackjack.evolve import evolve
from croupier.games.blackjack.moves import BlackjackAction, Phase
from croupier.games.blackjack.options import options, refusal, why_not
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import ACE, is_bust, is_natural, may_hide_natural
from croupier.games.blackjack.settle import (
    end_round,
    finish,
    has_natural,
    pay,
    pay_surrendered,
    settle_insurance,
)
from croupier.games.blackjack.shoe import BlackjackDraft, cards_to_begin, next_card, next_cards
from croupier.games.blackjack.state import (
    BlackjackState,
    BlackjackTransition,
    Box,
    OnTurn,
    insurance_max,
)
from croupier.games.draft import Draft
from croupier.games.game import Refused

# These are offered to every hand on turn, so nothing has to be looked up.
ALWAYS = (moves.Hit, moves.Stand)


def least_stack(rules: BlackjackRules) -> int:
    """The chips without which a seat is not in the round (T21-1.1.7)."""
    return rules.unit if rules.short_bets else rules.bet_min


def open_round(
    rules: BlackjackRules,
    stacks: Mapping[int, int],
    carryover: moves.BlackjackCarryover | None,
    chance: Chance,
) -> BlackjackTransition:
    least = least_stack(rules)
    seats = sorted([seat for seat, chips in stacks.items() if chips >= least])
    if not seats:
        raise Refused("too_few_players")
    cards = cards_to_begin(rules, carryover, chance)
    opened = moves.Opened(
        rules,
        tuple(seats),
        tuple([stacks[seat] for seat in seats]),
        cards.shoe,
        len(cards.shoe) if rules.shoe else 0,
        cards.marker,
        cards.seen,
    )
    return (opened,), evolve(None, opened)


def decide(
    state: BlackjackState, seat: int, action: BlackjackAction, chance: Chance
) -> BlackjackTransition:
    draft = Draft(evolve, state)
    on_turn = state.on_turn()
    if on_turn is not None and on_turn[0].seat == seat and isinstance(action, ALWAYS):
        _play_hand(draft, on_turn, action, chance)
        return _go_on(draft, chance)
    offered = options(state, seat)
    if offered is None:
        raise why_not(state, seat)
    if not offered.allows(action):
        raise refusal(state, offered, action)
    match action:
        case moves.SetBet(chips):
            draft.happen(moves.BetSet(seat, chips))
            return draft.finish()
        case moves.Start():
            draft.happen(moves.Started(seat))
        case moves.Insure(chips):
            draft.happen(moves.Insured(seat, chips))
        case moves.Decline():
            draft.happen(moves.Insured(seat, 0))
        case _:
            assert on_turn is not None
            _play_hand(draft, on_turn, action, chance)
    return _go_on(draft, chance)


def _play_hand(
    draft: BlackjackDraft, on_turn: OnTurn, action: moves.HandAction, chance: Chance
) -> None:
    box, number = on_turn
    seat, bet = box.seat, box.hands[number].bet
    match action:
        case moves.Hit():
            _draw(draft, seat, number, chance)
        case moves.Stand():
            draft.happen(moves.Stood(seat, number))
        case moves.Double():
            draft.happen(moves.Doubled(seat, bet, number))
            _draw(draft, seat, number, chance)
        case moves.Split():
            _split(draft, box, number, chance)
        case moves.Surrender():
            draft.happen(moves.Surrendered(seat))
            pay_surrendered(draft, seat, bet)
        case _:
            assert_never(action)


def expire(state: BlackjackState, chance: Chance) -> BlackjackTransition:
    """Whoever has laid a bet is dealt in, whoever has not is passed over; nobody is insured who
    did not ask for it; a turn ends in Stand."""
    draft = Draft(evolve, state)
    match state.phase:
        case Phase.BETTING:
            for seat in state.asked():
                draft.happen(moves.Started(seat))
        case Phase.INSURANCE:
            for seat in state.asked():
                draft.happen(moves.Insured(seat, 0))
        case Phase.PLAYING:
            on_turn = state.on_turn()
            assert on_turn is not None
            box, number = on_turn
            draft.happen(moves.Stood(box.seat, number))
        case Phase.OVER:
            raise Refused("hand_over")
    return _go_on(draft, chance)


def leave(state: BlackjackState, seat: int, chance: Chance) -> BlackjackTransition:
    """CAS-3.12c: the bet is forfeited at once, also before Start."""
    box = state.box(seat)
    if box is None or box.gone or state.phase is Phase.OVER:
        return (), state
    draft = Draft(evolve, state)
    draft.happen(moves.Forfeited(seat, box.on_table))
    return _go_on(draft, chance)


def _go_on(draft: BlackjackDraft, chance: Chance) -> BlackjackTransition:
    """All that follows without anybody's doing."""
    if draft.state.phase is Phase.BETTING:
        for box in draft.state.boxes:
            if not box.started:
                return draft.finish()
        _deal(draft, chance)
    elif draft.state.phase is Phase.INSURANCE:
        _look_for_naturals(draft)
    if draft.state.phase is Phase.PLAYING and draft.state.on_turn() is None:
        finish(draft, chance)
    return draft.finish()


def _deal(draft: BlackjackDraft, chance: Chance) -> None:
    """Two cards each from the same shoe (CAS-3.2b, T21-6.1), one at a time, the dealer last. The
    dealer's first card lies face down. Without any bet the round is over."""
    state = draft.state
    boxes = [box for box in state.boxes if box.hands[0].bet]
    if not boxes:
        draft.happen(moves.Ended())
        return
    count = len(boxes) + 1
    cards = next_cards(draft, 2 * count, chance)
    seats = tuple([box.seat for box in boxes])
    hands = tuple([(cards[n], cards[count + n]) for n in range(count - 1)])
    hole, up = cards[count - 1], cards[-1]
    insured = (
        state.rules.insurance
        and up >> 2 == ACE
        and any(insurance_max(state.rules, box) > 0 for box in boxes)
    )
    draft.happen(moves.CardsDealt(seats, hands, (hole,), up, insured))
    _look_for_naturals(draft)


def _look_for_naturals(draft: BlackjackDraft) -> None:
    """T21-6.2.3 to T21-6.2.6, once everybody has decided about insurance."""
    state = draft.state
    rules = state.rules
    if rules.natural is None or (state.phase is Phase.INSURANCE and state.asked()):
        return
    up, dealer_has = state.dealer[0], is_natural((*state.hole, *state.dealer))
    found = [box for box in state.boxes if box.plays and has_natural(rules, box.hands[0])]
    if rules.peek and may_hide_natural(up):
        if dealer_has:
            end_round(draft)
            return
        draft.happen(moves.Peeked())
        settle_insurance(draft, dealer_has)
    if found and rules.natural_ends_round:
        end_round(draft)
        return
    for box in found:
        if rules.peek or not may_hide_natural(up):
            pay(draft, box.seat, 0)
        else:
            draft.happen(moves.Stood(box.seat))


def _draw(draft: BlackjackDraft, seat: int, number: int, chance: Chance) -> None:
    """One card; a hand that is bust is done, and settled where the house does not wait."""
    draft.happen(moves.CardDrawn(seat, next_card(draft, chance), number))
    box = draft.state.box(seat)
    assert box is not None
    if is_bust(box.hands[number].cards):
        draft.happen(moves.Busted(seat, number))
        if draft.state.rules.collects_busts:
            pay(draft, seat, number)


def _split(draft: BlackjackDraft, box: Box, number: int, chance: Chance) -> None:
    """T21-P2-SPLIT: two hands, each with its own bet and a second card at once."""
    seat, hand = box.seat, box.hands[number]
    draft.happen(moves.WasSplit(seat, hand.bet, number))
    for each in (number, number + 1):
        draft.happen(moves.CardDrawn(seat, next_card(draft, chance), each))
    if hand.cards[0] >> 2 == ACE and not draft.state.rules.split_aces_draw:
        for each in (number, number + 1):
            draft.happen(moves.Stood(seat, each))
