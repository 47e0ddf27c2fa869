"""What the log says of the newest hand of a table. It is added up here from the bare events, apart
from the engine, so that a screen is compared with the log and not with the engine's own view.
"""

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field

from croupier.cards.card import Card
from croupier.games.game import AnyGame
from croupier.games.holdem import game
from croupier.games.holdem.moves import (
    Acted,
    BoardDealt,
    ChipsBrought,
    Deed,
    HandsDealt,
    HoldemEvent,
    Opened,
    Posted,
    Returned,
    Shown,
    Won,
)
from croupier.tables.codec import read_events
from croupier.tables.events import Played, RoundClosed, RoundOpened
from croupier.tables.ports import Record
from croupier.tables.show import is_secret

RANKS = {"T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def card_name(card: Card) -> str:
    """As English pages call it."""
    text = str(card)
    return f"{RANKS.get(text[0], text[0])} of {SUITS[text[1]]}"


@dataclass
class Hand:
    """By seat: `stacks`, `paid` in the whole hand, `bets` on this street, and so on."""

    number: int = 0
    began: int = 0  # the `seq` of that frame
    names: dict[int, str] = field(default_factory=dict)
    button: int = 0
    side_pots: bool = True
    stacks: dict[int, int] = field(default_factory=dict)
    paid: dict[int, int] = field(default_factory=dict)
    bets: dict[int, int] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)
    cards: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    shown: set[int] = field(default_factory=set)
    board: tuple[Card, ...] = ()
    won: dict[int, int] = field(default_factory=dict)
    deeds: list[Acted] = field(default_factory=list)
    over: bool = False

    def take(self, event: HoldemEvent) -> None:
        match event:
            case Opened():
                self.button = event.button
                self.side_pots = event.rules.side_pots
                self.stacks = dict(zip(event.seats, event.stacks, strict=True))
                self.paid = dict.fromkeys(event.seats, 0)
            case Posted(posts):
                for post in posts:
                    self._pay(post.seat, post.chips)
            case HandsDealt(seats, hands):
                self.cards = dict(zip(seats, hands, strict=True))
            case Acted(seat, deed, chips):
                self.deeds.append(event)
                self._pay(seat, chips)
                if deed is Deed.FOLD:
                    self.folded.add(seat)
            case ChipsBrought(seat, chips):
                self.stacks[seat] += chips
            case Returned(seat, chips):
                self._pay(seat, -chips)
            case BoardDealt():
                self.board += event.cards
                self.bets = {}
            case Shown(seat):
                self.shown.add(seat)
            case Won():
                self.bets = {}
                for share in event.shares:
                    self.stacks[share.seat] += share.chips
                    self.won[share.seat] = self.won.get(share.seat, 0) + share.chips
            case _:
                pass

    def _pay(self, seat: int, chips: int) -> None:
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        self.bets[seat] = self.bets.get(seat, 0) + chips

    @property
    def live(self) -> list[int]:
        return [seat for seat in self.paid if seat not in self.folded]

    @property
    def pots(self) -> list[int]:
        """Main pot and side pots, without the bets that still lie in front of the seats."""
        gathered = {seat: paid - self.bets.get(seat, 0) for seat, paid in self.paid.items()}
        levels = sorted({gathered[seat] for seat in self.live}) if self.side_pots else []
        found = []
        below = 0
        for level in levels[:-1]:
            found.append(sum(min(paid, level) - min(paid, below) for paid in gathered.values()))
            below = level
        found.append(sum(gathered.values()) - sum(found))
        return [chips for chips in found if chips]


def newest_hand(records: Iterable[Record], last_seq: int | None = None) -> Hand:
    """As it stands at the end of the log, or stood after an earlier decision. Its number is the one
    that everybody may know: decisions that are kept secret are not counted in it."""
    hand = Hand()
    secrets = 0
    for record in records:
        happened = read_events(record.events, game)
        secrets += is_secret(happened, game)
        seq = record.seq - secrets
        if last_seq is not None and seq > last_seq:
            break
        for event in happened:
            match event:
                case RoundOpened():
                    hand = Hand(event.number, began=seq)
                    hand.names = {sitter.seat: sitter.name for sitter in event.sitters}
                case Played(happened):
                    hand.take(happened)
                case RoundClosed():
                    hand.over = True
                case _:
                    pass
    return hand


def newest_seq(records: Iterable[Record], game: AnyGame) -> int:
    """Of the frame that tells the end of the log."""
    secrets = seq = 0
    for record in records:
        secrets += is_secret(read_events(record.events, game), game)
        seq = record.seq
    return seq - secrets


def moments_of(records: Iterable[Record], number: int) -> list[Hand]:
    """A hand as it stood after each of its decisions."""
    found: list[Hand] = []
    hand = Hand()
    for record in records:
        events = read_events(record.events, game)
        for event in events:
            if isinstance(event, RoundOpened):
                hand = Hand(event.number)
                hand.names = {sitter.seat: sitter.name for sitter in event.sitters}
            elif isinstance(event, Played):
                hand.take(event.event)
        if hand.number == number and any(isinstance(event, Played) for event in events):
            found.append(deepcopy(hand))
    return found
