"""The end of a round: the dealer's hand, what every bet brings, and who has busted the house."""

from croupier.cards.chance import Chance
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import Result
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import dealer_draws, is_natural, points_of
from croupier.games.blackjack.shoe import BlackjackDraft, next_card
from croupier.games.blackjack.state import BlackjackState, Hand

INSURANCE_PAYS = 2
BONUS_HITS = 5
BONUS_PAYS = 2
PUB_TIES = (17, 18, 19)


def finish(draft: BlackjackDraft, chance: Chance) -> None:
    """The dealer turns the hidden card over, draws by the rule if anybody is left to beat, and
    every bet is settled."""
    draft.happen(moves.HoleShown(draft.state.hole[0]))
    if _somebody_contends(draft.state):
        rule = draft.state.rules.dealer
        while dealer_draws(draft.state.dealer, rule):
            draft.happen(moves.DealerDrew(next_card(draft, chance)))
    end_round(draft)


def end_round(draft: BlackjackDraft) -> None:
    """Settle whatever is not settled, without another card."""
    if draft.state.covered:
        draft.happen(moves.HoleShown(draft.state.hole[0]))
    if draft.state.rules.insurance:
        settle_insurance(draft, is_natural(draft.state.dealer))
    for box in draft.state.boxes:
        if box.plays:
            for number, hand in enumerate(box.hands):
                if hand.result is None:
                    pay(draft, box.seat, number)
    limit = draft.state.rules.winnings_limit
    if limit is not None:
        for box in draft.state.boxes:
            if box.stack > limit and not box.gone:
                draft.happen(moves.HouseBusted(box.seat, box.stack))  # T21-6.4.3
    draft.happen(moves.Ended())


def settle_insurance(draft: BlackjackDraft, dealer_has: bool) -> None:
    """T21-P2-INSURANCE: two to one when the dealer has a natural."""
    for box in draft.state.boxes:
        if box.insurance and box.insurance_back is None:
            back = (1 + INSURANCE_PAYS) * box.insurance if dealer_has else 0
            draft.happen(moves.InsuranceSettled(box.seat, box.insurance, back))


def has_natural(rules: BlackjackRules, hand: Hand) -> bool:
    """T21-TERM-NATURAL: a 21 on a split hand is not one."""
    return rules.natural is not None and not hand.from_split and is_natural(hand.cards)


def pay(draft: BlackjackDraft, seat: int, number: int) -> None:
    box = draft.state.box(seat)
    assert box is not None
    hand = box.hands[number]
    result = _result(draft.state, hand)
    back = 0
    if result is Result.PUSH:
        back = hand.bet
    elif result is Result.WIN:
        back = hand.bet + _winnings(draft.state.rules, hand)
    draft.happen(moves.Paid(seat, result, hand.bet, back, number))


def pay_surrendered(draft: BlackjackDraft, seat: int, bet: int) -> None:
    """T21-P2-SURRENDER: half of the bet."""
    back = _share(draft.state.rules, bet, 1, 2)
    draft.happen(moves.Paid(seat, Result.LOSS, bet, back))


def _winnings(rules: BlackjackRules, hand: Hand) -> int:
    if rules.natural is not None and has_natural(rules, hand):
        return _share(rules, hand.bet, *rules.natural)
    return hand.bet * (BONUS_PAYS if rules.five_hit_bonus and hand.hits >= BONUS_HITS else 1)


def _share(rules: BlackjackRules, chips: int, part: int, of: int) -> int:
    """In whole units; what cannot be paid exactly is the player's."""
    return -(-chips * part // (of * rules.unit)) * rules.unit


def _result(state: BlackjackState, hand: Hand) -> Result:
    rules, points = state.rules, points_of(hand.cards)
    if hand.busted:
        return Result.LOSS
    if rules.natural is not None:
        mine, dealers = has_natural(rules, hand), is_natural(state.dealer)
        if mine or dealers:
            return Result.PUSH if mine and dealers else Result.WIN if mine else Result.LOSS
        if rules.natural_ends_round and _somebody_has_natural(state):
            return Result.LOSS  # T21-6.2.4
    dealer = points_of(state.dealer)
    if dealer > 21 or points > dealer:
        return Result.WIN
    if points < dealer or (rules.swedish_pub and points in PUB_TIES):
        return Result.LOSS
    return Result.PUSH


def _somebody_contends(state: BlackjackState) -> bool:
    """Whether the dealer's hand decides about a bet."""
    for box in state.boxes:
        if not box.gone:
            for hand in box.hands:
                if hand.cards and hand.result is None and not hand.busted:
                    return True
    return False


def _somebody_has_natural(state: BlackjackState) -> bool:
    return any(box.plays and has_natural(state.rules, box.hands[0]) for box in state.boxes)
