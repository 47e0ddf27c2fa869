"""Why cards cannot be played, as refusals: `locales/*/refusals.ftl` has a sentence for each."""

from croupier.cards.card import Card
from croupier.games.doudizhu.combos.combo import (
    BEGINNER,
    COMBOS,
    SHAPES,
    Category,
    Combo,
    beats,
)
from croupier.games.doudizhu.combos.plays import ranks_of
from croupier.games.doudizhu.combos.ranks import (
    BOTH_JOKERS,
    CHAINABLE,
    counts_of,
    levels,
    members,
)
from croupier.games.game import Refused
from croupier.kernel import doudizhu as kernel


def judge(
    cards: tuple[Card, ...], hand: tuple[Card, ...], beat: Combo | None, beginner: bool
) -> Combo | Refused:
    """The name of the cards if they are of the hand and beat what is to be beaten, else why they
    cannot be played."""
    if not cards:
        return Refused("no_cards")
    if kernel.rest(hand, cards) is None:
        return Refused("not_your_card")
    combo = COMBOS.get(kernel.counts(cards))
    if combo is None:
        return unnamed(counts_of(cards))
    if beginner and combo.category not in BEGINNER:
        return Refused("not_for_beginners")
    if beat is None or beats(combo, beat):
        return combo
    return too_low(combo, beat)


def too_low(combo: Combo, beat: Combo) -> Refused:
    """Why the one does not beat the other."""
    if beat.category is Category.ROCKET:
        return Refused("rocket_stands")
    if combo.category is not beat.category:
        return Refused("other_category")
    return Refused("other_length" if combo.links != beat.links else "not_higher")


def unnamed(counts: int) -> Refused:
    """Why these cards are no hand. The cards of the most frequent rank say what was meant."""
    level = levels(counts)
    ones, twos, threes, fours = (ranks_of(level, cards) for cards in (1, 2, 3, 4))
    if fours:
        return _bad_four(ones, twos, threes, fours)
    if threes:
        return _bad_trios(ones, twos, threes)
    if twos and ones != twos:
        return Refused("no_such_hand")
    category = Category.PAIR_CHAIN if twos else Category.SOLO_CHAIN
    return _bad_chain(ones, SHAPES[category].least)


def _bad_chain(ranks: int, least: int) -> Refused:
    """Each rank has as many cards as another."""
    number = len(members(ranks))
    if _holds_no_chain_card(ranks) and number >= least:
        return Refused("no_chain_card")
    short = number < least and _in_a_row(ranks & CHAINABLE) and not ranks & ~CHAINABLE
    return Refused("chain_too_short" if short else "no_such_hand")


def _bad_four(ones: int, twos: int, threes: int, fours: int) -> Refused:
    """Fours of one rank take two kickers; a fourth card beside other trios is none."""
    if threes != fours and _in_a_row(threes):
        return Refused("kicker_of_trio")
    kickers = ones & ~fours
    if len(members(fours)) > 1 or threes != fours:
        return Refused("no_such_hand")
    if kickers == BOTH_JOKERS:
        return Refused("both_jokers")
    if kickers == twos & ~fours and len(members(kickers)) == 1:
        return Refused("equal_kickers")
    return Refused("wrong_kickers")


def _bad_trios(ones: int, twos: int, trios: int) -> Refused:
    number = len(members(trios))
    kickers, pairs = ones & ~trios, twos & ~trios
    if number > 1 and _holds_no_chain_card(trios):
        return Refused("no_chain_card")
    if number > 1 and not _in_a_row(trios):
        return Refused("no_such_hand")
    if kickers & BOTH_JOKERS == BOTH_JOKERS and len(members(kickers)) == number:
        return Refused("both_jokers")
    if number > 1 and kickers == pairs and 2 * len(members(kickers)) == number:
        return Refused("equal_kickers")
    return Refused("wrong_kickers")


def _holds_no_chain_card(ranks: int) -> bool:
    """A row of ranks in which a 2 or a joker has no place: 2-3-4-5-6, or K-A-2 with both jokers."""
    if not ranks & ~CHAINABLE:
        return False
    two = CHAINABLE + 1
    below_the_three = (ranks & ~two) << 1 | bool(ranks & two)
    return _in_a_row(ranks) or _in_a_row(below_the_three)


def _in_a_row(ranks: int) -> bool:
    lowest = ranks & -ranks
    return not ranks & (ranks + lowest)
