"""The coach of hold'em: what a player holds, what can still beat it, and how often it wins against
the players who are still in, whatever they hold or if they hold hands of a range. Pure; it knows
only what the seat is shown.
"""

from array import array
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.ranking import HandName
from croupier.games.coach import Coach, CoachUse, Seen
from croupier.games.holdem.coach.ranges import read_range
from croupier.games.holdem.coach.shares import SHARES, kind_of
from croupier.games.holdem.coach.threats import FLOP, Threats, threats
from croupier.games.holdem.moves import HoldemOptions, HoldemPrivateView, HoldemView
from croupier.games.holdem.rules import HoldemRules
from croupier.games.refused import Refused
from croupier.kernel import equity
from croupier.kernel.compiled import COMPILED
from croupier.kernel.equity import Odds
from croupier.kernel.hands import hand_number

# Before the flop there are two thousand million deals: some are drawn by chance.
DEALS: Final = 60_000 if COMPILED else 1_500
# With at least so many cards on the board every deal against one other hand is counted.
COUNTED_FROM: Final = FLOP if COMPILED else 5
CERTAINTY: Final = 1.96  # standard errors, for 95 %
ANY: Final = read_range("any")


class Chances(Struct, frozen=True):
    """How often, from 0 to 1, a hand wins alone or shares the pot, and the part of the pot that it
    wins on average, which may be off by `margin` (95 %); 0 where every deal was counted."""

    win: float
    tie: float
    share: float
    margin: float


class HandAdvice(Struct, frozen=True, tag_field="on", tag="hand"):
    """What you hold on this `board`. `kind` is the hand before the flop ("AKs"), `best` how many of
    all such hands, from 0 to 1, are as good or better. `chances` are those against all `others` who
    are still in, whatever they hold; `in_range` if each of them holds a hand of the range that you
    named. `needed` is the part of the pot that makes a call pay, where you are asked for one."""

    board: tuple[Card, ...]
    hand: HandName | None
    kind: str
    best: float
    others: int
    threats: Threats
    chances: Chances
    in_range: Chances | None
    needed: float | None


class HoldemCoach(Coach):
    advice = HandAdvice
    in_turn = False
    usual = CoachUse.ALONE  # players of flesh and blood play against one another here

    def advise(self, rules: HoldemRules, seen: Seen) -> HandAdvice | None:
        view: HoldemView = seen.view
        private: HoldemPrivateView | None = seen.private
        wanted = read_range(seen.against) if seen.against.strip() else None
        mine = next((seat for seat in view.seats if seat.seat == seen.seat), None)
        others = [seat for seat in view.seats if seat.seat != seen.seat and not seat.folded]
        if private is None or mine is None or mine.folded or view.over or not others:
            return None
        cards = private.cards
        shown = [seat.cards for seat in others if seat.cards]
        hidden = len(others) - len(shown)
        in_range = None
        if wanted is not None:
            in_range = _chances(cards, view.board, shown, hidden, wanted)
            if in_range is None:
                raise Refused("empty_range")
        chances = _chances(cards, view.board, shown, hidden, ANY)
        assert chances is not None
        return HandAdvice(
            board=view.board,
            hand=private.hand,
            kind=kind_of(*cards),
            best=SHARES[hand_number(*cards)],
            others=len(others),
            threats=threats(cards, view.board, [card for hand in shown for card in hand]),
            chances=chances,
            in_range=in_range,
            needed=_needed(view, mine.bet, seen.options),
        )


def _chances(
    cards: Sequence[int],
    board: Sequence[int],
    shown: Sequence[Sequence[int]],
    hidden: int,
    range_: "array[int]",
) -> Chances | None:
    """None where no hand of the range can be dealt."""
    if not hidden:
        return _told(equity.exact((cards, *shown), board), counted=True)
    if hidden == 1 and not shown and len(board) >= COUNTED_FROM:
        return _told(equity.exact_against(cards, range_, board), counted=True)
    held = None if range_ is ANY else range_
    seed = int.from_bytes(sha256(bytes((*cards, *board))).digest()[:4])
    seats = (cards, *shown, *(held for _ in range(hidden)))
    # Narrow ranges of many players hardly fit together, which takes its time.
    return _told(equity.sample(seats, DEALS // hidden, seed, board), counted=False)


def _told(odds: Odds, *, counted: bool) -> Chances | None:
    if not odds.deals:
        return None
    margin = 0.0 if counted else CERTAINTY * odds.error(0)
    return Chances(odds.wins(0), odds.ties(0), odds.share(0), margin)


def _needed(view: HoldemView, bet: int, options: HoldemOptions | None) -> float | None:
    """What others bet beyond a call that takes all that the player has cannot be won."""
    if options is None or not options.call:
        return None
    beyond = sum(max(seat.bet - bet - options.call, 0) for seat in view.seats)
    return options.call / (view.total - beyond + options.call)
