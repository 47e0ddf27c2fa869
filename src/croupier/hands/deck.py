"""The deck that deals the cards of a hand history, with the unknown ones filled in.

A hand that was mucked, or never seen, must lose to those that were shown: it is given the weakest
cards left. Where nobody showed, the finishing stacks tell who won, and the cards follow them.
"""

from collections.abc import Sequence
from decimal import Decimal
from itertools import combinations

from croupier.cards.card import CARDS, Card
from croupier.cards.ranking import strength
from croupier.hands import actions
from croupier.hands.actions import Cards, MalformedPhh, Shows
from croupier.hands.phh import OtherGame, Phh

HOLE_SIZE = 2
BOARD_SIZE = 5
DECK_SIZE = 52


def prepared_deck(phh: Phh) -> tuple[Card, ...]:
    """All 52 cards from the top: one to each player in order, another to each, then the board."""
    holes, board = _known(phh)
    taken = {card for cards in (*holes, board) for card in cards if card is not None}
    unused = [card for card in CARDS[:DECK_SIZE] if card not in taken]
    table = tuple(card if card is not None else unused.pop() for card in board)
    table += tuple(unused.pop() for _ in range(BOARD_SIZE - len(table)))
    full = _filled(phh, holes, table, unused)
    dealt = [hand[round_] for round_ in range(HOLE_SIZE) for hand in full]
    rest = set(CARDS[:DECK_SIZE]).difference(dealt, table)
    return (*dealt, *table, *sorted(rest))


def live_players(phh: Phh) -> list[int]:
    """Who did not fold, counted from 0."""
    folded = {action.player - 1 for action in phh.actions if isinstance(action, actions.Folds)}
    return [player for player in range(phh.count) if player not in folded]


def given_up(phh: Phh) -> set[int]:
    """Who mucked, or showed nothing, when hands were shown."""
    nothing = (None,) * HOLE_SIZE
    return {
        action.player - 1
        for action in phh.actions
        if isinstance(action, actions.Mucks)
        or (isinstance(action, Shows) and action.cards == nothing)
    }


def _known(phh: Phh) -> tuple[list[list[Card | None]], list[Card | None]]:
    """The cards of each player and of the board as far as the file tells them."""
    holes: list[list[Card | None]] = [[] for _ in range(phh.count)]
    board: list[Card | None] = []
    for action in phh.actions:
        if isinstance(action, actions.HoleDealt):
            holes[action.player - 1] += action.cards
        elif isinstance(action, actions.BoardDealt):
            board += action.cards
    if len(board) > BOARD_SIZE:
        raise OtherGame(f"{len(board)} cards on the board: it was run more than once")
    for player, hole in enumerate(holes, 1):
        if len(hole) > HOLE_SIZE:
            raise MalformedPhh(f"p{player} is dealt {len(hole)} cards")
        hole += [None] * (HOLE_SIZE - len(hole))
    for action in phh.actions:
        if isinstance(action, Shows):
            _reveal(action, holes[action.player - 1])
    seen: set[Card] = set()
    for card in (card for cards in (*holes, board) for card in cards if card is not None):
        if card in seen:
            raise MalformedPhh(f"{card} is dealt twice")
        seen.add(card)
    return holes, board


def _reveal(action: Shows, hole: list[Card | None]) -> None:
    if len(action.cards) > HOLE_SIZE:
        raise MalformedPhh(f"p{action.player} shows {len(action.cards)} cards")
    for card in action.cards:
        if card is None or card in hole:
            continue
        if None not in hole:
            raise MalformedPhh(
                f"p{action.player} shows {card} and has {actions.cards_text(tuple(hole))}"
            )
        hole[hole.index(None)] = card


def _filled(
    phh: Phh, holes: Sequence[Sequence[Card | None]], board: Cards, unused: list[Card]
) -> list[tuple[Card, ...]]:
    live = live_players(phh)
    mucked = given_up(phh)
    shown = {
        player: tuple(card for card in holes[player] if card is not None)
        for player in live
        if player not in mucked and None not in holes[player]
    }
    table = tuple(card for card in board if card is not None)
    best = max((strength(cards + table) for cards in shown.values()), default=None)
    full: dict[int, tuple[Card, ...]] = dict(shown)
    floor, floor_gain = 0, None
    for player in sorted((p for p in live if p not in shown), key=lambda p: (_gain(phh, p), p)):
        known = tuple(card for card in holes[player] if card is not None)
        if len(known) == HOLE_SIZE and best is not None and strength(known + table) < best:
            full[player] = known
            continue
        gain = _gain(phh, player)
        least = floor if gain == floor_gain else floor + 1
        hand = _weakest(known, unused, table, least)
        full[player] = hand
        floor, floor_gain = strength(hand + table), gain
    for player in set(range(phh.count)).difference(live):
        known = tuple(card for card in holes[player] if card is not None)
        full[player] = known + tuple(unused.pop() for _ in range(HOLE_SIZE - len(known)))
    return [full[player] for player in range(phh.count)]


def _gain(phh: Phh, player: int) -> Decimal:
    if phh.finishing_stacks is None:
        return Decimal(0)
    end, start = phh.finishing_stacks[player], phh.starting_stacks[player]
    return end - start if end.is_finite() and start.is_finite() else Decimal(0)


def _weakest(
    known: tuple[Card, ...], unused: list[Card], board: tuple[Card, ...], least: int
) -> tuple[Card, ...]:
    """The weakest hand of at least that strength, its cards taken from the unused ones. A hand
    that must lose and cannot with what is known of it gets other cards instead."""
    keep = known if len(known) < HOLE_SIZE else ()
    candidates = [keep + more for more in combinations(unused, HOLE_SIZE - len(keep))]
    ranked = sorted((strength(hand + board), hand) for hand in candidates)
    hand = next((hand for worth, hand in ranked if worth >= least), ranked[-1][1])
    for card in hand:
        if card in unused:
            unused.remove(card)
    return hand
