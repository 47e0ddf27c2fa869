"""The cards of a hand history: what the file tells of them, and the deck that deals them."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from croupier.cards.card import CARDS, Card
from croupier.hands import actions
from croupier.hands.actions import MalformedPhh, Shows
from croupier.hands.phh import OtherGame, Phh

HOLE_SIZE = 2
BOARD_SIZE = 5
DECK_SIZE = 52

Hole: TypeAlias = tuple[Card, ...]  # as much of a hand as is known


class KnownCards(Struct, frozen=True):
    """`holes` and `board` have only cards that the file tells. `board_unknown` says that it deals
    cards to the board which it does not tell. `silent` are the players whose last word was that
    they show nothing; until then, an all-in player has often not shown yet."""

    holes: tuple[Hole, ...]
    board: tuple[Card, ...]
    board_unknown: bool
    silent: frozenset[int]

    def unused(self) -> list[Card]:
        taken = {*self.board, *(card for hole in self.holes for card in hole)}
        return [card for card in CARDS[:DECK_SIZE] if card not in taken]


def known_cards(phh: Phh) -> KnownCards:
    """Raises `MalformedPhh` where the file contradicts itself."""
    holes: list[list[Card | None]] = [[] for _ in range(phh.count)]
    board: list[Card | None] = []
    silent: set[int] = set()
    for action in phh.actions:
        match action:
            case actions.HoleDealt(player=player, cards=cards):
                holes[player - 1] += cards
            case actions.BoardDealt(cards=cards):
                board += cards
            case actions.Mucks(player=player):
                silent.add(player - 1)
            case Shows(player=player, cards=cards) if cards and not any(_told(cards)):
                silent.add(player - 1)
            case Shows(player=player):
                silent.discard(player - 1)
            case _:
                pass
    if len(board) > BOARD_SIZE:
        raise OtherGame(f"{len(board)} cards on the board: it was run more than once")
    for player, hole in enumerate(holes, 1):
        if len(hole) > HOLE_SIZE:
            raise MalformedPhh(f"p{player} is dealt {len(hole)} cards")
        hole += [None] * (HOLE_SIZE - len(hole))
    for action in phh.actions:
        if isinstance(action, Shows):
            _reveal(action, holes[action.player - 1])
    found = KnownCards(
        tuple(tuple(_cards(hole)) for hole in holes),
        tuple(_cards(board)),
        None in board,
        frozenset(silent),
    )
    _refuse_repeats([*found.board, *(card for hole in found.holes for card in hole)])
    return found


def prepared_deck(holes: Sequence[Hole], board: tuple[Card, ...]) -> tuple[Card, ...]:
    """All 52 cards from the top: one to each player in order, another to each, then the board.
    What is missing of hands and board comes from the rest."""
    taken = {*board, *(card for hole in holes for card in hole)}
    rest = [card for card in CARDS[:DECK_SIZE] if card not in taken]
    table = board + tuple(rest.pop() for _ in range(BOARD_SIZE - len(board)))
    full = [hole + tuple(rest.pop() for _ in range(HOLE_SIZE - len(hole))) for hole in holes]
    dealt = [hole[round_] for round_ in range(HOLE_SIZE) for hole in full]
    return (*dealt, *table, *rest)


def _cards(cards: Iterable[Card | None]) -> list[Card]:
    return [card for card in cards if card is not None]


def _told(cards: Iterable[Card | None]) -> list[bool]:
    return [card is not None for card in cards]


def _refuse_repeats(cards: Iterable[Card]) -> None:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise MalformedPhh(f"{card} is dealt twice")
        seen.add(card)


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
