"""What a seat has seen happen in a hand, in the order it happened: who put in what at which price.
Built from the events that the seat was shown, and nothing else."""

from collections.abc import Sequence

from msgspec import Struct

from croupier.games.game import Observation
from croupier.games.holdem import moves
from croupier.games.holdem.moves import Deed, HoldemView, PostKind, Street


class Line(Struct, frozen=True):
    """One action. `pot` is all that lay on the table before it, `price` what a call would have
    cost, `raises` how many bets and raises there were on the street before (blinds are none), and
    `behind` how many had not acted on the street yet. `chips` went in."""

    seat: int
    street: Street
    board: tuple[int, ...]
    deed: Deed
    pot: int
    price: int
    chips: int
    raises: int
    behind: int
    all_in: bool

    @property
    def size(self) -> float:
        """What was put in beyond a call, as a part of the pot after that call."""
        return (self.chips - self.price) / max(1, self.pot + self.price)

    @property
    def cost(self) -> float:
        """The price as a part of the pot that it was to win."""
        return self.price / max(1, self.pot)


def story_of(seen: Observation) -> tuple[Line, ...]:
    teller = _Teller(seen.view)
    for event in seen.events:
        match event:
            case moves.Opened(seats=seats):
                teller.open(seats)
            case moves.Posted(posts=posts):
                for post in posts:
                    teller.post(post)
            case moves.Acted():
                teller.act(event)
            case moves.BoardDealt(street=street, cards=cards):
                teller.deal(street, cards)
            case _:
                pass
    return tuple(teller.lines)


class _Teller:
    def __init__(self, view: HoldemView) -> None:
        self.lines: list[Line] = []
        self._to_act = {seat.seat for seat in view.seats}
        self._live = set(self._to_act)
        self._bets: dict[int, int] = {}
        self._pot = 0
        self._highest = 0
        self._raises = 0
        self._street = Street.PREFLOP
        self._board: tuple[int, ...] = ()

    def open(self, seats: Sequence[int]) -> None:
        self._live = set(seats)
        self._to_act = set(seats)

    def post(self, post: moves.Post) -> None:
        self._pot += post.chips
        if post.kind is not PostKind.ANTE:
            self._bets[post.seat] = self._bets.get(post.seat, 0) + post.chips
            self._highest = max(self._highest, self._bets[post.seat])

    def deal(self, street: Street, cards: Sequence[int]) -> None:
        self._street, self._board = street, (*self._board, *cards)
        self._bets, self._highest, self._raises = {}, 0, 0
        self._to_act = set(self._live)

    def act(self, event: moves.Acted) -> None:
        self._to_act.discard(event.seat)
        price = max(0, self._highest - self._bets.get(event.seat, 0))
        self.lines.append(
            Line(
                seat=event.seat,
                street=self._street,
                board=self._board,
                deed=event.deed,
                pot=self._pot,
                price=price,
                chips=event.chips,
                raises=self._raises,
                behind=len(self._to_act),
                all_in=event.all_in,
            )
        )
        if event.deed is Deed.FOLD:
            self._live.discard(event.seat)
        self._pot += event.chips
        self._bets[event.seat] = event.to
        if event.to > self._highest:
            self._highest = event.to
            self._raises += 1
