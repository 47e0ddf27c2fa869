"""Random hands by our engine and by PokerKit: every stack, bet, turn, price, smallest and largest
raise, board and pot must agree, but for the rules that are decided otherwise (chapter 16)."""

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.chance import Chance
from croupier.cards.deck import STANDARD
from croupier.games.amounts import AmountRange
from croupier.games.holdem import game
from croupier.games.holdem.dealing import open_with
from croupier.games.holdem.moves import (
    AllIn,
    Call,
    Check,
    Fold,
    HoldemAction,
    HoldemOptions,
    RaiseTo,
)
from tests.games.holdem.oracle import Match, loans, play_hands, rules_of
from tests.games.holdem.twin import Choice, Deal, Twin

HANDS = 800
PARTS = 8


@pytest.mark.parametrize("part", range(PARTS))
def test_random_hands_agree_with_pokerkit(part: int) -> None:
    tally = play_hands(range(part * HANDS // PARTS, (part + 1) * HANDS // PARTS))
    assert tally.differences == []
    assert tally.decisions > 5 * tally.hands  # hands are really played, not folded at once
    assert tally.refused.keys() >= {
        "check_is_free",
        "cannot_check",
        "nothing_to_call",
        "cannot_raise",
        "raise_too_small",
        "raise_too_large",
        "not_your_turn",
    }


def test_the_betting_is_compared_to_the_end_after_a_short_big_blind() -> None:
    """Position 1 has 70 of his blind of 100, and is lent the rest at the other table."""
    hand = Match(0)
    hand.deal = Deal(
        blinds=(50, 100, 0, 0),
        antes=(0, 0, 0, 0),
        ante_layers=True,
        bet_min=100,
        stacks=(1000, 70, 1000, 1000),
        deck=STANDARD.cards,
    )
    assert loans(hand.deal) == (0, 30, 0, 0)
    _, hand.state = open_with(rules_of(hand.deal), (0, 1, 2, 3), hand.deal.stacks, hand.deal.deck)
    hand.twin = twin = Twin(hand.deal, loans(hand.deal))
    compared = 0
    while (pending := game.pending(hand.state)) is not None:
        options = game.options(hand.state, pending.seats[0])
        assert options is not None
        assert hand._agreed(pending.seats[0], options) == twin.choice
        hand._act(pending.seats[0], Check() if options.check else Call())
        compared += 1
    assert compared == 3 + 3 * 3  # before the flop, and three players on three streets


class Both:
    """One hand at both tables; blinds of 50 and 100."""

    def __init__(self, stacks: tuple[int, ...], prepared: str = "", ante: int = 0) -> None:
        cards = parse_cards(prepared)
        deck = (*cards, *(card for card in STANDARD.cards if card not in cards))
        count = len(stacks)
        deal = Deal(
            blinds=(50, 100, *(0,) * (count - 2)),
            antes=(ante,) * count,
            ante_layers=True,
            bet_min=100,
            stacks=stacks,
            deck=deck,
        )
        _, self.state = open_with(rules_of(deal), tuple(range(count)), stacks, deck)
        self.twin = Twin(deal)

    def play(self, *actions: HoldemAction) -> "Both":
        for action in actions:
            seat = self.state.order[self.state.actor]
            _, self.state = game.decide(self.state, seat, action, Chance(bytes(32)))
            match action:
                case RaiseTo(chips):
                    self.twin.raise_to(chips)
                case AllIn():
                    self.twin.raise_to(self.twin.bets[seat] + self.twin.stacks[seat])
                case Fold():
                    self.twin.fold()
                case Check() | Call():
                    self.twin.check_or_call()
        return self

    @property
    def ours(self) -> HoldemOptions:
        options = game.options(self.state, self.state.order[self.state.actor])
        assert options is not None
        return options

    @property
    def theirs(self) -> Choice:
        assert self.twin.choice is not None
        return self.twin.choice


def test_16_1_a_short_big_blind_does_not_lower_the_price_of_a_call() -> None:
    hand = Both((1000, 70, 1000, 1000))
    assert hand.ours.call == 100
    assert hand.theirs.call == 70


def test_16_2_an_all_in_below_the_smallest_raise_does_not_reopen_the_betting() -> None:
    hand = Both((1000, 1000, 1000, 150)).play(Call(), AllIn(), Call(), Call())
    assert hand.ours.call == hand.theirs.call == 50
    assert hand.ours.raise_to is None
    assert hand.ours.all_in == 0
    assert hand.theirs.raise_max == 1000


def test_16_2_short_all_ins_that_made_a_full_raise_go_on_to_count() -> None:
    """Bets of 60, 60 and 50 more after a bet of 100: PokerKit counts only the last one."""
    hand = Both((1000, 1000, 260, 320, 370)).play(Call(), Call(), Call(), Call(), Check())
    hand.play(RaiseTo(100), Call(), AllIn(), AllIn(), AllIn())
    assert hand.ours.call == hand.theirs.call == 170
    assert hand.ours.raise_to == AmountRange(370, 1000 - 100, 1)
    assert hand.theirs.raise_max == 0


def test_16_3_every_pot_is_split_for_itself() -> None:
    """The short stack loses a main pot of 375; the same two share it and a side pot of 603."""
    prepared = "7cAcAd3d3h 2dKhKs4h4c Qs9h8c 5s Td"
    hand = Both((75, 1000, 1000, 1000, 1000), prepared)
    hand.play(Call(), Call(), RaiseTo(201), Call(), Call(), Call(), Fold())
    hand.play(RaiseTo(100), Call(), Fold(), Check(), Check(), Check(), Check())
    assert hand.state.won == (0, 188 + 302, 187 + 301, 0, 0)
    assert hand.twin.stacks[1:3] == (1000 - 301 + 489, 1000 - 301 + 489)


def test_16_4_nobody_is_asked_who_has_nobody_left_to_bet_against() -> None:
    hand = Both((50, 1000, 1000)).play(Fold())
    assert hand.state.over
    assert hand.theirs == Choice(1, 0, 0, 0)


def test_16_5_an_ante_that_nobody_matched_comes_back_at_the_end() -> None:
    hand = Both((10, 200), ante=50)
    assert hand.state.starts == (10, 200)
    assert [sum(share.chips for share in won.shares) for won in hand.state.wins] == [20, 40]
    assert [sum(shares) for shares in hand.twin.end.shares] == [20]
    assert hand.state.stacks == hand.twin.stacks
