"""The opponents of the house by name. A character is a way of thinking and a style; `kind` is what
a table stores, and what the sentences of the catalogues go by. The casino room has its own."""

from typing import ClassVar

from croupier.bots.bot import Bot
from croupier.bots.holdem.beginner import Beginner, BeginnerStyle
from croupier.bots.holdem.preflop import Preflop
from croupier.bots.holdem.thinker import Thinker, ThinkerStyle
from croupier.bots.holdem.weighing import Judgement
from croupier.games.holdem.rules import HoldemRules


class Character(Bot):
    def suits(self, rules: HoldemRules) -> bool:
        """CAS-2.7: where everybody acts once, its own bot plays."""
        return not rules.one_pass


class Easy(Character, Beginner):
    """Loose: wants to see every flop and pays for it."""

    kind: ClassVar[str] = "easy"
    name: ClassVar[str] = "Pip"


class Timid(Character, Beginner):
    """Tight and easily frightened: waits for good cards and lets the rest go."""

    kind: ClassVar[str] = "timid"
    name: ClassVar[str] = "Mabel"
    style: ClassVar[BeginnerStyle] = BeginnerStyle(
        plays=0.4,
        raises=0.1,
        calls=(0.22, 0.1, 0.05),
        calls_from=(0.68, 0.78, 0.88, 0.93),
        bets_from=0.72,
        bluffs_percent=1,
    )


class Rock(Character, Thinker):
    """Tight: plays few hands and means its bets."""

    kind: ClassVar[str] = "rock"
    name: ClassVar[str] = "Bruno"
    style: ClassVar[ThinkerStyle] = ThinkerStyle(
        Preflop(loose=0.65, bluff=0.0), Judgement(bold=-0.06, dither=0.0, wary=0.05)
    )


class Medium(Character, Thinker):
    """Patient: position, price, and what the others may hold."""

    kind: ClassVar[str] = "medium"
    name: ClassVar[str] = "Nora"
    formerly: ClassVar[tuple[str, ...]] = ("odds",)


class Bluffer(Character, Thinker):
    """Loose and bluffing: bets where others would check."""

    kind: ClassVar[str] = "bluffer"
    name: ClassVar[str] = "Felix"
    style: ClassVar[ThinkerStyle] = ThinkerStyle(
        Preflop(loose=1.3, bluff=0.2), Judgement(sticky=0.05, bold=0.04, dither=0.06)
    )
