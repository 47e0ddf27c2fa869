"""What a pair is worth when it is split, again and again up to four hands."""

from collections.abc import Sequence

from croupier.kernel.game import DOUBLE, Game
from croupier.kernel.twin.blackjack.hands import ACE, graph
from croupier.kernel.twin.blackjack.worth import Play, Table, cell_of, decisions


def split_pair(table: Table, base: Sequence[int], card: int, cells: Sequence[int] | None) -> float:
    """All hands that a pair of this card becomes.

    Each is played by its own cards alone, as the first of two would be. Then the hands are alike,
    whichever is looked at, and what the cards of the others do to it can be counted exactly: that
    such a card is not one more for the pair is worth what any card is, less what one is that makes
    the pair. So only shoes from which one to four more of the card are missing must be played.
    """
    game = table.game
    hands_max = game.hands_max
    if card == ACE and not game.resplit_aces:
        hands_max = 2
    free, plain = [0.0] * 5, [0.0] * 5
    decided = decisions(cells)
    doubles = None if cells is None else _doubles(game, cells, card)
    left = list(base)
    left[card] -= 1
    chance = 1.0
    for missing in range(2 * (hands_max - 2) + 1):
        hand = Play(table, left, decided)
        if doubles is None:
            doubles = [False] * 10
            any_card, not_card = _second(hand, card, doubles, choose=True)
            decided = hand.hits
        else:
            any_card, not_card = _second(hand, card, doubles, choose=False)
        free[missing] = chance * any_card
        plain[missing] = chance * not_card
        chance *= table.chances(hand.rest(graph().child[0][card]))[card]
        left[card] -= 1
        if chance <= 0.0:
            break
    once = 2.0 * free[0]
    if hands_max == 2:
        return once
    again = _resplit(free, plain, hands_max, 2, 2, 0, 0)
    return max(once, again) if cells is None else again


def _second(hand: Play, card: int, doubles: list[bool], choose: bool) -> tuple[float, float]:
    """One of the hands from its second card on: whatever that is, and unless it makes the pair."""
    game = hand.table.game
    start = graph().child[0][card]
    any_card = not_card = 0.0
    for drawn, chance in enumerate(hand.table.chances(hand.rest(start))):
        if chance <= 0.0:
            continue
        at = graph().child[start][drawn]
        if card == ACE and not game.split_aces_draw:
            worth = hand.stand(at)
        elif choose:
            worth = hand.best(at)
            if game.double and game.double_after_split:
                doubled = hand.double(at)
                if doubled > worth:
                    doubles[drawn] = True
                    worth = doubled
        else:
            worth = hand.double(at) if doubles[drawn] else hand.best(at)
        any_card += chance * worth
        if drawn != card:
            not_card += chance * worth
    return any_card, not_card


def _resplit(
    free: list[float],
    plain: list[float],
    hands_max: int,
    waiting: int,
    hands: int,
    done: int,
    again: int,
) -> float:
    """`waiting` hands have one card, `done` ones a second that makes no pair, and `again` times a
    pair was split once more."""
    if waiting == 0:
        return hands * _others_differ(plain, again, hands - 1)
    if hands == hands_max:
        settled = done * _others_differ(plain, again, done - 1) if done else 0.0
        return settled + waiting * _others_differ(free, again, done)
    pair = _resplit(free, plain, hands_max, waiting + 1, hands + 1, done, again + 1)
    return pair + _resplit(free, plain, hands_max, waiting - 1, hands, done + 1, again)


def _others_differ(worths: list[float], again: int, others: int) -> float:
    """The worth of a hand when so many cards of other hands make no pair."""
    if others == 0:
        return worths[again]
    less = _others_differ(worths, again + 1, others - 1)
    return _others_differ(worths, again, others - 1) - less


def _doubles(game: Game, cells: Sequence[int], card: int) -> list[bool]:
    start = graph().child[graph().child[0][card]]
    allowed = bool(game.double and game.double_after_split)
    return [allowed and bool(cell_of(at, cells) & DOUBLE) for at in start]
