"""A bot that parts its hand into the fewest plays, keeps its bombs, and helps its partner."""

from typing import ClassVar, Final

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.doudizhu.bidding import points_for
from croupier.bots.doudizhu.parting import TURN, best_parting, play_worth, worth
from croupier.bots.doudizhu.position import Position, position_of
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.combo import BEGINNER, COMBOS, Category, Combo
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.plays import follows, leads
from croupier.games.doudizhu.combos.ranks import ACE, counts_of, size
from croupier.games.doudizhu.moves import (
    PASS,
    SKIP,
    Bid,
    DoudizhuAction,
    DoudizhuOptions,
    DoudizhuPrivateView,
    Play,
)
from croupier.games.game import Observation

BOMBS: Final = (Category.BOMB, Category.ROCKET)
DANGER: Final = 3  # so few cards of a foe make every turn count
PRESSED: Final = 6
SURE_DEPTH: Final = 6


class Planner(Bot):
    kind: ClassVar[str] = "medium"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> DoudizhuAction:
        options: DoudizhuOptions = seen.options
        private: DoudizhuPrivateView = seen.private
        if options.bids:
            points = points_for(counts_of(private.hand))
            wanted = [bid for bid in options.bids if bid <= points]
            return Bid(wanted[-1]) if wanted else PASS
        at = position_of(seen)
        play = sure_win(at) or (lead(at) if at.beat is None else answer(at, at.beat))
        return Play(cards_of(private.hand, play)) if play else SKIP


def sure_win(at: Position) -> int:
    """A play after which nobody can stop the seat, as far as it can tell; else 0."""
    choices = leads(at.hand) if at.beat is None else follows(at.hand, at.beat)
    if at.hand in choices and not (at.beginner and COMBOS[at.hand].category not in BEGINNER):
        return at.hand
    if len(best_parting(at.hand)[1]) > SURE_DEPTH:
        return 0
    if at.beat is None:
        return _sure_lead(at, at.hand, SURE_DEPTH)
    for play in choices:
        if _stands(at, play) and _sure_lead(at, at.hand - play, SURE_DEPTH):
            return play
    return 0


def _sure_lead(at: Position, hand: int, depth: int) -> int:
    """The play to lead when all of the parting but one play stands; else 0."""
    plays = _parted(at, hand)
    if len(plays) > depth:
        return 0
    weak = [play for play in plays if not _stands(at, play)]
    if len(weak) > 1:
        return 0
    strong = [play for play in plays if play not in weak]
    return max(strong, key=size) if strong else weak[0]


def _stands(at: Position, play: int) -> bool:
    """Whether no foe can beat it with cards that nobody has seen yet."""
    combo = COMBOS[play]
    return not any(
        size(other) <= at.foe_most or COMBOS[other].category in BOMBS
        for other in follows(at.unseen, combo)
    )


def _parted(at: Position, hand: int) -> tuple[int, ...]:
    """The parting of a hand in plays that the room knows."""
    plays = best_parting(hand)[1]
    if not at.beginner or all(COMBOS[play].category in BEGINNER for play in plays):
        return plays
    rest, found = hand, []
    while rest:
        found.append(max(leads(rest, beginner=True), key=lambda play: (size(play), -play)))
        rest -= found[-1]
    return tuple(found)


def lead(at: Position) -> int:
    """The play of the parting that is easiest to give away, with an eye on who is nearly out."""
    plays = _parted(at, at.hand)
    plain = [play for play in plays if COMBOS[play].category not in BOMBS] or list(plays)
    if not at.is_landlord and not at.next_is_foe and at.friend_left <= 2:
        helpful = _for_partner(at, plain)
        if helpful:
            return helpful
    safe = [play for play in plain if not _gives_away(at, play)]
    if safe:
        return min(safe, key=lambda play: (play_worth(play), -size(play)))
    # All that is left may be beaten by one who then is out: the highest first.
    return max(plain, key=lambda play: (play_worth(play), size(play)))


def _for_partner(at: Position, plays: list[int]) -> int:
    """A low card or pair that lets the partner, who plays next, get out."""
    fitting = [play for play in plays if size(play) == at.friend_left]
    lowest = min(fitting, key=play_worth, default=0)
    if lowest or at.friend_left != 1:
        return lowest
    return min(leads(at.hand, beginner=True), key=lambda play: (size(play), play))


def _gives_away(at: Position, play: int) -> bool:
    """Whether a foe with so few cards may get rid of all of them on this play."""
    combo = COMBOS[play]
    if at.foe_left > 2 or combo.category in BOMBS:
        return False
    return size(play) == at.foe_left and not _stands(at, play)


def answer(at: Position, beat: Combo) -> int:
    """What to play on the hand on the table; 0 for a skip."""
    found = follows(at.hand, beat)
    if not found or (at.from_friend and not _improves_on_partner(at, beat)):
        return 0
    plain = [play for play in found if COMBOS[play].category not in BOMBS]
    best = max(plain, key=lambda play: _gain(at, play), default=0)
    urgent = at.foe_left <= DANGER and not at.from_friend
    if best and (_gain(at, best) >= 0 or urgent):
        return _highest(at, plain) if urgent and _is_blocked(at, beat) else best
    if at.from_friend:
        return best if best and _gain(at, best) >= TURN // 2 else 0
    pressed = at.foe_left <= PRESSED or len(best_parting(at.hand)[1]) <= 3
    bombs = [play for play in found if COMBOS[play].category in BOMBS]
    return min(bombs, key=lambda play: (size(play) == 2, play)) if bombs and pressed else 0


def _gain(at: Position, play: int) -> int:
    """How much better the hand is parted after the play than before."""
    return worth(at.hand - play) - worth(at.hand)


def _is_blocked(at: Position, beat: Combo) -> bool:
    """A peasant before the landlord must not let a last card through."""
    return at.next_is_foe and at.next_left <= 2 and beat.links == 1


def _highest(at: Position, plays: list[int]) -> int:
    return max(plays, key=lambda play: (COMBOS[play].low, _gain(at, play)))


def _improves_on_partner(at: Position, beat: Combo) -> bool:
    """A partner's hand is beaten only while it is low and the landlord would have an easy turn."""
    high = beat.low + beat.links - 1 >= ACE - 2
    return not high and at.friend_left > DANGER and at.next_is_foe
