"""Where the cards come from: a deck that is shuffled for every round, or a shoe that goes on from
round to round until dealing reaches the marker. Only this module looks at the order of the cards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from croupier.cards.card import Card
from croupier.cards.chance import Chance
from croupier.cards.deck import shoe
from croupier.games.blackjack import moves
from croupier.games.blackjack.moves import BlackjackCarryover, BlackjackEvent
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.blackjack.state import BlackjackState
from croupier.games.draft import Draft

BlackjackDraft: TypeAlias = Draft[BlackjackEvent, BlackjackState]

RANKS = 13
NOTHING_KEPT = BlackjackCarryover()
NOTHING_SEEN = (0,) * RANKS

# All cards of a deck count 340. A hand is at 21 or less before its last card, the dealer at 17, and
# no card counts more than ten: so many hands never need more cards than there are.
_DECK_POINTS, _HAND_POINTS, _DEALER_POINTS = 340, 31, 27


def hands_limit(decks: int) -> int:
    """How many hands the cards suffice for, however they fall."""
    return (decks * _DECK_POINTS - _DEALER_POINTS - 1) // _HAND_POINTS


@cache
def whole_shoe(decks: int) -> tuple[Card, ...]:
    return tuple(sorted(shoe(decks).cards))


def cards_to_begin(
    rules: BlackjackRules, kept: BlackjackCarryover | None, chance: Chance
) -> BlackjackCarryover:
    """What a round begins with. T21-3.1.3: a shoe that has not reached its marker goes on."""
    if rules.shoe and kept is not None and not kept.needs_shuffle:
        return kept
    cards = tuple(chance.shuffle(whole_shoe(rules.decks)))
    if not rules.shoe:
        return BlackjackCarryover(cards)
    return BlackjackCarryover(cards, _marker(rules, len(cards), chance), NOTHING_SEEN)


def cards_to_keep(state: BlackjackState) -> BlackjackCarryover:
    """What the next round begins with."""
    if not state.rules.shoe:
        return NOTHING_KEPT
    counts = rank_counts(in_play(state))
    seen = tuple([old + new for old, new in zip(state.seen, counts, strict=True)])
    return BlackjackCarryover(state.deck[state.drawn :], state.marker, seen)


def next_card(draft: BlackjackDraft, chance: Chance) -> Card:
    """The card that is drawn now; the event that draws it is still to happen."""
    state = draft.state
    if state.left <= state.marker and state.rules.shoe:
        order = _shuffled(state.rules, in_play(state), chance)
        marker = _marker(state.rules, len(order), chance)
        draft.happen(moves.Shuffled(order, len(order), marker))
        state = draft.state
    return state.deck[state.drawn]


def next_cards(draft: BlackjackDraft, count: int, chance: Chance) -> tuple[Card, ...]:
    """The cards of the deal, when no other cards lie on the table."""
    state = draft.state
    if state.rules.shoe and state.left - state.marker < count:
        dealt = state.deck[state.drawn : state.drawn + state.left - state.marker]
        order = _shuffled(state.rules, dealt, chance)
        marker = _marker(state.rules, len(order), chance)
        size = len(dealt) + len(order)
        draft.happen(moves.Shuffled(dealt + order, size, marker, len(dealt)))
        state = draft.state
    return state.deck[state.drawn : state.drawn + count]


def in_play(state: BlackjackState) -> Iterator[Card]:
    """The cards that lie on the table, the hidden one too."""
    for box in state.boxes:
        for hand in box.hands:
            yield from hand.cards
    yield from state.dealer
    if state.covered:
        yield from state.hole


def rank_counts(cards: Iterable[Card]) -> tuple[int, ...]:
    """How many there are of each rank, from the two to the ace."""
    counts = [0] * RANKS
    for card in cards:
        counts[card >> 2] += 1
    return tuple(counts)


def _shuffled(rules: BlackjackRules, lying: Iterable[Card], chance: Chance) -> tuple[Card, ...]:
    """T21-3.1.4a: all cards of the shoe but those that lie on the table, in a new order."""
    out = Counter(lying)
    rest = []
    for card in whole_shoe(rules.decks):
        if out[card]:
            out[card] -= 1
        else:
            rest.append(card)
    return tuple(chance.shuffle(rest))


def _marker(rules: BlackjackRules, cards: int, chance: Chance) -> int:
    """T21-1.1.9, T21-3.1.4b: how many cards lie behind the marker, drawn anew at each shuffle."""
    least = -(-cards * rules.marker_least // 100)
    most = max(least, cards * rules.marker_most // 100)
    return least + chance.below(most - least + 1)
