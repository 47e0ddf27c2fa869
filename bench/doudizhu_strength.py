"""How often our dou dizhu bots beat rlcard's `doudizhu-rule-v1`, on our engine, the landlord given,
the same deals with sides swapped.

    python -m bench.doudizhu_strength [hard|medium] [--deals 2000] [--budget 1000]

The peer is told only what its seat has seen, in its own words. A move that our rules do not know is
counted and replaced by its next choice: its rule is asked again without that move, and when it has
none left it leads its lowest card or skips.
"""

import argparse
from collections import Counter
from hashlib import sha256
from typing import Any, ClassVar

import numpy as np
from rich.console import Console
from rlcard.games.doudizhu.utils import get_gt_cards
from rlcard.models.doudizhu_rule_models import DouDizhuRuleAgentV1

from croupier.arena.doudizhu import play_match, report
from croupier.bots import bots
from croupier.bots.bot import BUDGET, Bot
from croupier.bots.doudizhu.knowledge import knowledge_of
from croupier.cards.chance import Chance
from croupier.games.doudizhu.combos.picking import cards_of
from croupier.games.doudizhu.combos.ranks import RANKS, UNITS, count
from croupier.games.doudizhu.moves import SKIP, DoudizhuAction, Play
from croupier.games.game import Observation

THEIRS = RANKS.replace("B", "b").replace("C", "R").replace("b", "B")  # B and R are the jokers
LANDLORD = "0"


class Peer(Bot):
    """rlcard's rule in one of our chairs. numpy draws for it, from our chance."""

    kind: ClassVar[str] = "rlcard"

    def __init__(self) -> None:
        self.rule = DouDizhuRuleAgentV1()
        self.moves: Counter[str] = Counter()

    def act(self, seen: Observation, chance: Chance, budget: int = BUDGET) -> DoudizhuAction:
        known = knowledge_of(seen)
        assert known is not None
        np.random.seed(int.from_bytes(chance.bytes(4)))
        trace = [(nth % 3, _told(play) or "pass") for nth, play in enumerate(known.history)]
        hand, leads = _told(known.hand), not seen.options.skip
        actions = [] if leads else _answers(hand, next(p for _, p in trace[::-1] if p != "pass"))
        while True:
            self.moves["asked"] += 1
            chosen = self._ask(known.role, hand, trace, actions)
            if chosen == "pass" and not leads:
                return SKIP
            action = Play(cards_of(seen.private.hand, _counts(chosen))) if chosen else None
            if action is not None and seen.options.allows(action):
                return action
            self.moves["not allowed"] += 1
            if leads or chosen not in actions:
                return Play(seen.private.hand[-1:]) if leads else SKIP
            actions.remove(chosen)

    def _ask(self, role: int, hand: str, trace: list[Any], actions: list[str]) -> str:
        state = {
            "trace": trace,
            "current_hand": hand,
            "actions": actions,
            "landlord": 0,
            "self": role,
        }
        return self.rule.step({"raw_obs": state}) or ""


class _Held:
    """What rlcard asks a player for."""

    def __init__(self, hand: str = "", played: str = "") -> None:
        self.current_hand = [_TheirCard(rank) for rank in hand]
        self.played_cards = played


class _TheirCard:
    def __init__(self, rank: str) -> None:
        self.rank = "" if rank in "BR" else rank
        self.suit = {"B": "BJ", "R": "RJ"}.get(rank, "S")


def _answers(hand: str, beat: str) -> list[str]:
    return list(get_gt_cards(_Held(hand), _Held(played=beat)))


def _told(cards: int) -> str:
    return "".join(THEIRS[rank] * count(cards, rank) for rank in range(len(RANKS)))


def _counts(text: str) -> int:
    return sum(UNITS[THEIRS.index(rank)] for rank in text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("kind", nargs="?", default="hard", choices=list(bots()["doudizhu"]))
    parser.add_argument("--deals", type=int, default=2_000)
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--seed", default="croupier")
    options = parser.parse_args()
    console, peer, ours = Console(), Peer(), bots()["doudizhu"][options.kind]
    word = sha256(options.seed.encode()).digest()
    report(
        play_match(ours, peer, options.deals, word, options.budget, console), ours, peer, console
    )
    console.print(
        f"rlcard was asked {peer.moves['asked']:,} times; {peer.moves['not allowed']:,} moves are "
        "not allowed by our rules and were replaced"
    )


if __name__ == "__main__":
    main()
