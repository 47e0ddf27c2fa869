"""What the rail sees of a round of blackjack, built from nothing by adding what may be seen."""

from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.score import score
from croupier.games.blackjack.settle import has_natural
from croupier.games.blackjack.shoe import RANKS, rank_counts
from croupier.games.blackjack.state import BlackjackState, Box, Hand, OnTurn
from croupier.games.blackjack.views import (
    BlackjackHand,
    BlackjackSeat,
    BlackjackShoe,
    BlackjackView,
)


def view(state: BlackjackState) -> BlackjackView:
    points, soft = score(state.dealer)
    on_turn, rules = state.on_turn(), state.rules
    shoe = None
    if rules.shoe:
        shoe = BlackjackShoe(rules.decks, state.left, state.marker, state.seen)
    return BlackjackView(
        phase=state.phase,
        seats=tuple([_seat(rules, box, on_turn) for box in state.boxes]),
        dealer=state.dealer,
        covered=state.covered,
        points=points,
        soft=soft,
        shoe=shoe,
        busted_by=state.busted_by,
    )


def _seat(rules: BlackjackRules, box: Box, on_turn: OnTurn | None) -> BlackjackSeat:
    return BlackjackSeat(
        seat=box.seat,
        stack=box.stack,
        hands=tuple([_hand(rules, hand) for hand in box.hands]),
        started=box.started,
        hand=on_turn[1] if on_turn is not None and on_turn[0] is box else None,
        insurance=box.insurance,
        insurance_back=box.insurance_back,
    )


def _hand(rules: BlackjackRules, hand: Hand) -> BlackjackHand:
    points, soft = score(hand.cards)
    return BlackjackHand(
        bet=hand.bet,
        laid=hand.laid,
        cards=hand.cards,
        points=points,
        soft=soft,
        natural=has_natural(rules, hand),
        doubled=hand.doubled,
        from_split=hand.from_split,
        stood=hand.stood,
        busted=hand.busted,
        surrendered=hand.surrendered,
        result=hand.result,
        back=hand.back,
    )


def unseen(rules: BlackjackRules, seen: BlackjackView) -> tuple[int, ...]:
    """How many cards of each rank, from the two to the ace, a reader of the view has not seen
    since the shuffle: those in the shoe and the dealer's hidden one."""
    earlier = (0,) * RANKS if seen.shoe is None else seen.shoe.seen
    cards = [card for seat in seen.seats for hand in seat.hands for card in hand.cards]
    lying = rank_counts([*cards, *seen.dealer])
    return tuple([4 * rules.decks - old - now for old, now in zip(earlier, lying, strict=True)])
