"""A bot that has learned what positions are worth, and plays its best choices out in worlds that
fit what it has seen. Without the compiled kernel it plays by its network alone."""

from typing import ClassVar, Final

from croupier.bots.bot import BUDGET, Bot
from croupier.bots.doudizhu.bidding import points_for
from croupier.bots.doudizhu.knowledge import knowledge_of
from croupier.bots.doudizhu.networks import networks
from croupier.bots.doudizhu.planner import Planner
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.ranks import counts_of
from croupier.games.doudizhu.moves import (
    PASS,
    SKIP,
    Bid,
    DoudizhuAction,
    DoudizhuOptions,
    DoudizhuPrivateView,
    DoudizhuView,
    Play,
)
from croupier.games.doudizhu.rules import BIDS
from croupier.games.game import Observation
from croupier.kernel import doudizhu as kernel

SEED_BYTES: Final = 8
OUTBID: Final = 0.35  # how likely a seat that calls later bids more
DEALS: Final = 200  # that a bid is reckoned from, at the full budget


class Searcher(Bot):
    kind: ClassVar[str] = "hard"

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> DoudizhuAction:
        options: DoudizhuOptions = seen.options
        private: DoudizhuPrivateView = seen.private
        seed = int.from_bytes(chance.bytes(SEED_BYTES))
        if options.bids:
            points = _best_bid(seen, budget, seed)
            return Bid(points) if points else PASS
        known = knowledge_of(seen)
        if known is None:
            return Planner().act(seen, chance, budget)
        found = kernel.search(
            networks(),
            known.role,
            known.hand,
            known.bottom,
            known.history,
            options.beginner,
            budget,
            seed,
        )
        play = found[0][0]
        return Play(cards_of(private.hand, play)) if play else SKIP


def _best_bid(seen: Observation, budget: int, seed: int) -> int:
    """The call that promises most; 0 for a pass. What a bid is worth is counted in stakes, not in
    the chance to win, because bombs double."""
    view: DoudizhuView = seen.view
    hand, bids = counts_of(seen.private.hand), seen.options.bids
    if not kernel.COMPILED:
        points = points_for(hand)
        return max((bid for bid in bids if bid <= points), default=0)
    deals = max(1, DEALS * budget // BUDGET)
    landlord, peasant = kernel.prospects(networks(), hand, deals, seed)
    place = [seat.seat for seat in view.seats].index(seen.seat)
    stays = (1 - OUTBID) ** (len(view.seats) - 1 - place)
    worths = {0: (stays * view.points + (1 - stays) * (view.points or 1)) * peasant}
    for bid in bids:
        worths[bid] = bid * landlord
        if bid < BIDS[-1]:
            worths[bid] = stays * bid * landlord + (1 - stays) * BIDS[-1] * peasant
    return max(worths, key=lambda bid: (worths[bid], -bid))
