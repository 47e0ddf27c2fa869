"""What the coach must know of a table's rules: only what changes the worth of a decision."""

from enum import IntEnum

from msgspec import Struct

from croupier.games.blackjack.rules import BlackjackRules


class DealerRule(IntEnum):
    """When the dealer draws. The numbers are those of the kernel."""

    STANDS_ON_17 = 0
    HITS_SOFT_17 = 1
    HITS_17 = 2


class Terms(Struct, frozen=True, kw_only=True):
    """The rules as the coach reckons with them. `natural` is what a two-card 21 pays, None where
    it is a 21 like any other; `hands_max` is 1 where nothing may be split."""

    decks: int = 6
    dealer: DealerRule = DealerRule.STANDS_ON_17
    natural: tuple[int, int] | None = (3, 2)
    peek: bool = True
    natural_ends_round: bool = False
    double: bool = True
    double_after_split: bool = True
    hands_max: int = 4
    same_rank: bool = False
    split_aces_draw: bool = False
    resplit_aces: bool = False
    insurance: bool = False
    surrender: bool = False
    five_hit_bonus: bool = False
    swedish_pub: bool = False


def terms_of(rules: BlackjackRules) -> Terms:
    """The one place where the rules of a table become those of the coach."""
    return Terms(
        decks=rules.decks,
        dealer=DealerRule.HITS_SOFT_17 if rules.hits_soft_17 else DealerRule.STANDS_ON_17,
        natural=None,
        peek=False,
        double=False,
        double_after_split=False,
        hands_max=1,
    )
