"""What a seat may do now, and why it may not do something else. Decides, changes nothing."""

from croupier.games.amounts import AmountRange, amount_range
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackAction, Phase
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.shoe import hands_limit
from croupier.games.blackjack.state import BlackjackState, Box, OnTurn, insurance_max, may_insure
from croupier.games.blackjack.views import BlackjackOptions
from croupier.games.game import Refused

HIT_OR_STAND = BlackjackOptions(hit=True, stand=True)


def options(state: BlackjackState, seat: int) -> BlackjackOptions | None:
    box = state.box(seat)
    if box is None:
        return None
    match state.phase:
        case Phase.BETTING:
            if box.started:
                return None
            return BlackjackOptions(bet=_bets(state.rules, box), start=box.hands[0].bet > 0)
        case Phase.INSURANCE:
            if not may_insure(state, box):
                return None
            unit = state.rules.unit
            return BlackjackOptions(insure=AmountRange(unit, insurance_max(state.rules, box), unit))
        case Phase.PLAYING:
            on_turn = state.on_turn()
            if on_turn is None or on_turn[0] is not box:
                return None
            return _of_hand(state, on_turn)
        case Phase.OVER:
            return None


def _bets(rules: BlackjackRules, box: Box) -> AmountRange | None:
    chips = box.stack + box.hands[0].bet
    if rules.short_bets and chips < rules.bet_min:
        return AmountRange(chips, chips, rules.unit)  # T21-1.1.7
    limit = chips if rules.bet_max is None else min(chips, rules.bet_max)
    return amount_range(rules.bet_min, limit, rules.step)


def _of_hand(state: BlackjackState, on_turn: OnTurn) -> BlackjackOptions:
    rules, (box, number) = state.rules, on_turn
    hand = box.hands[number]
    if len(hand.cards) > 2:
        return HIT_OR_STAND
    can_pay = box.stack >= hand.bet
    first, second = hand.cards
    return BlackjackOptions(
        hit=True,
        stand=True,
        double=rules.double and can_pay and (rules.double_after_split or not hand.from_split),
        # T21-P2-SPLIT-a: the same rank, so no king with a queen.
        split=can_pay
        and len(box.hands) < rules.hands_max
        and first >> 2 == second >> 2
        and _hands_in_play(state) < hands_limit(rules.decks),
        surrender=rules.surrender and not hand.from_split,
    )


def _hands_in_play(state: BlackjackState) -> int:
    return sum([len(box.hands) for box in state.boxes if box.dealt_in])


def why_not(state: BlackjackState, seat: int) -> Refused:
    """The seat has nothing to decide now."""
    if state.box(seat) is None:
        return Refused("not_in_hand")
    return Refused("hand_over" if state.phase is Phase.OVER else "not_your_turn")


def refusal(state: BlackjackState, offered: BlackjackOptions, action: BlackjackAction) -> Refused:
    """Why this action is not among those that are offered."""
    match action:
        case moves.SetBet(chips):
            return _bet_refusal(offered.bet, chips)
        case moves.Start():
            return Refused("bets_closed" if offered.bet is None else "no_bet")
        case moves.Insure() | moves.Decline():
            return _insurance_refusal(state, offered)
        case _:
            return _hand_refusal(state, action)


def _hand_refusal(state: BlackjackState, action: moves.HandAction) -> Refused:
    if state.phase is not Phase.PLAYING:
        return Refused("not_dealt_yet" if state.phase is Phase.BETTING else "insurance_first")
    match action:
        case moves.Double():
            return Refused("cannot_double")
        case moves.Split():
            return Refused("cannot_split")
        case moves.Surrender():
            return Refused("cannot_surrender")
        case moves.Hit() | moves.Stand():
            raise AssertionError("both are always offered to the hand on turn")


def _bet_refusal(bets: AmountRange | None, chips: int) -> Refused:
    if bets is None:
        return Refused("bets_closed")
    if chips > bets.most:
        return Refused("bet_too_large", most=bets.most)
    if chips < bets.least:
        return Refused("bet_too_small", least=bets.least)
    return Refused("off_unit", unit=bets.step)


def _insurance_refusal(state: BlackjackState, offered: BlackjackOptions) -> Refused:
    if state.phase is Phase.BETTING:
        return Refused("not_dealt_yet")
    if offered.insure is None:
        return Refused("no_insurance")
    return Refused("bad_insurance", most=offered.insure.most)
