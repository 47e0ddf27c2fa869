"""A hand of two players as all can tell it: who paid what on which street. Only from what a seat
was shown."""

from typing import NamedTuple

from croupier.bots.holdem.hard.subgame import Begun
from croupier.bots.holdem.hard.tree import BUTTON, OTHER
from croupier.games.game import Observation
from croupier.games.holdem.moves import (
    Acted,
    BoardDealt,
    ChipsBrought,
    Deed,
    Opened,
    Posted,
    PostKind,
)


class Deal(NamedTuple):
    """One action. `paid` is what the player has paid in the whole hand after it."""

    street: int
    player: int
    raises: bool
    paid: int


class History(NamedTuple):
    """`stack` is what the shorter of both began with. Players are `BUTTON` and `OTHER`."""

    player: int  # who is asked
    stack: int
    big_blind: int
    deals: tuple[Deal, ...]
    board: tuple[int, ...]

    @property
    def street(self) -> int:
        return max(0, len(self.board) - 2)

    def paid(self, street: int | None = None) -> tuple[int, int]:
        """What both have paid in all, or before a street."""
        paid = [min(self.big_blind // 2, self.stack), min(self.big_blind, self.stack)]
        for deal in self.deals:
            if street is None or deal.street < street:
                paid[deal.player] = deal.paid
        return paid[0], paid[1]

    def begun(self) -> Begun:
        """The street that is being played."""
        paid = self.paid(self.street)
        return Begun(
            self.street,
            self.board,
            sum(paid),
            self.stack - paid[0],
            self.big_blind,
            tuple(
                (deal.raises, deal.paid - paid[deal.player])
                for deal in self.deals
                if deal.street == self.street
            ),
        )

    def until(self, street: int) -> "History":
        """All that was done up to the end of a street."""
        deals = tuple(deal for deal in self.deals if deal.street <= street)
        return self._replace(deals=deals, board=self.board[: street + 2])


def history_of(seen: Observation) -> History | None:
    """None if it is no hand of two players with blinds of usual sizes, seen from its start."""
    if not seen.events or not isinstance(opened := seen.events[0], Opened):
        return None
    rules = opened.rules
    if len(opened.seats) != 2 or rules.one_pass or rules.flop_first or seen.private is None:
        return None
    posts = [event for event in seen.events if isinstance(event, Posted)]
    if len(posts) != 1 or not _is_usual(posts[0], opened):
        return None
    return _told(seen, opened, rules.blinds[1])


def _is_usual(posted: Posted, opened: Opened) -> bool:
    """The button posts half a big blind, the other one a whole."""
    blinds = opened.rules.blinds
    if len(blinds) != 2 or 2 * blinds[0] != blinds[1] or opened.rules.antes:
        return False
    kinds = {post.kind: post for post in posted.posts}
    if kinds.keys() != {PostKind.SMALL_BLIND, PostKind.BIG_BLIND}:
        return False
    button = kinds[PostKind.SMALL_BLIND].seat == opened.button
    return button and min(opened.stacks) >= blinds[1]


def _told(seen: Observation, opened: Opened, big_blind: int) -> History | None:
    stack = min(opened.stacks)
    paid = [big_blind // 2, big_blind]
    deals: list[Deal] = []
    board: tuple[int, ...] = ()
    before = [0, 0]  # what both had paid before this street
    for event in seen.events:
        if isinstance(event, ChipsBrought):
            return None
        if isinstance(event, BoardDealt):
            board += tuple(map(int, event.cards))
            before = list(paid)
        elif isinstance(event, Acted):
            player = BUTTON if event.seat == opened.button else OTHER
            # More than the other one has cannot be lost.
            paid[player] = min(before[player] + event.to, stack)
            raises = event.deed in (Deed.BET, Deed.RAISE)
            deals.append(Deal(max(0, len(board) - 2), player, raises, paid[player]))
    if any(event.deed is Deed.FOLD for event in seen.events if isinstance(event, Acted)):
        return None
    player = BUTTON if seen.seat == opened.button else OTHER
    return History(player, stack, big_blind, tuple(deals), board)
