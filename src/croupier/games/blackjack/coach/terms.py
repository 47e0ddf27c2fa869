"""What the coach must know of a table's rules: only what changes the worth of a decision."""

from msgspec import Struct

from croupier.games.blackjack.rules import BlackjackRules, DealerRule
from croupier.kernel.game import Game

_DEALER = {DealerRule.STANDS_ON_17: 0, DealerRule.HITS_SOFT_17: 1, DealerRule.HITS_17: 2}


class Terms(Struct, frozen=True, kw_only=True):
    """The rules as the coach reckons with them. `natural` is what a two-card 21 pays, None where
    it is a 21 like any other; `hands_max` is 1 where nothing may be split; `same_rank` says that a
    king and a queen are no pair."""

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
    surrender: bool = False
    five_hit_bonus: bool = False
    swedish_pub: bool = False

    def game(self, players: int = 1) -> Game:
        """The same in the numbers of the kernel."""
        return Game(
            dealer=_DEALER[self.dealer],
            natural_wins=self.natural is not None,
            peek=self.peek,
            double=self.double,
            double_after_split=self.double_after_split,
            hands_max=self.hands_max,
            split_aces_draw=self.split_aces_draw,
            resplit_aces=self.resplit_aces,
            surrender=self.surrender,
            bonus=self.five_hit_bonus,
            pub=self.swedish_pub,
            others=players - 1 if self.natural_ends_round else 0,
        )


def terms_of(rules: BlackjackRules) -> Terms:
    """The one place where the rules of a table become those of the coach. Split aces that get no
    further card have stood, so they are not split again."""
    return Terms(
        decks=rules.decks,
        dealer=rules.dealer,
        natural=rules.natural,
        peek=rules.peek,
        natural_ends_round=rules.natural_ends_round,
        double=rules.double,
        double_after_split=rules.double_after_split,
        hands_max=rules.hands_max,
        same_rank=True,
        split_aces_draw=rules.split_aces_draw,
        resplit_aces=rules.split_aces_draw,
        surrender=rules.surrender,
        five_hit_bonus=rules.five_hit_bonus,
        swedish_pub=rules.swedish_pub,
    )
