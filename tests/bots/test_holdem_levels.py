"""The opponents outside the casino room: what each level knows, and what tells them apart."""

from collections import Counter
from collections.abc import Iterable
from itertools import islice

import pytest

from croupier.arena.holdem import Match, players, rate
from croupier.arena.match import Setting
from croupier.bots import bots
from croupier.bots.holdem.story import story_of
from croupier.bots.holdem.tracking import Trust, range_of
from croupier.cards.card import parse_cards
from croupier.games.holdem import game
from croupier.games.holdem.coach.shares import SHARES
from croupier.games.holdem.moves import AllIn, Call, Fold, HoldemAction, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CHIP, HEADS_UP, HoldemRules
from croupier.kernel.hands import HANDS, hand_number
from tests.bots.playing import act, chance_of
from tests.games.holdem.hand import Hand, deal

FILLER = "2c3d7h8s9cTdJhQs4c5d6h2h3s7c8d9hTsJcQd4h"
SAMPLE = 50  # hands out of all, evenly from the best to the worst


def spread() -> Iterable[str]:
    """Hands from the best to the worst, as text."""
    names = "23456789TJQKA"
    ordered = sorted(range(len(HANDS)), key=lambda number: SHARES[number])
    for at in range(SAMPLE):
        cards = HANDS[ordered[at * len(ordered) // SAMPLE]]
        yield "".join(names[card // 4] + "cdhs"[card % 4] for card in cards)


def acts(kind: str, hand: Hand, seat: int, seeds: int = 1) -> list[HoldemAction]:
    return [act(kind, hand.state, seat, chance_of(seed), 200, hand.events) for seed in range(seeds)]


def first_acts(kind: str, seats: int) -> Counter[type]:
    """What the first to act at such a table does with each of the sample's hands."""
    met: Counter[type] = Counter()
    for cards in spread():
        first = 0 if seats == 2 else 2
        rules = HEADS_UP if seats == 2 else CARDROOM
        hand = deal_to(rules, [1_000] * seats, first, cards)
        met.update(type(action) for action in acts(kind, hand, first))
    return met


def deal_to(rules: HoldemRules, stacks: list[int], seat: int, cards: str) -> Hand:
    """The cards to one seat; the others get what the rest of the deck has."""
    mine = set(parse_cards(cards))
    rest = [card for card in parse_cards(FILLER) if card not in mine]
    hands = [
        cards if number == seat else f"{rest.pop()}{rest.pop()}" for number in range(len(stacks))
    ]
    button = 0 if len(stacks) == 2 else len(stacks) - 1
    return deal(rules, stacks, " ".join(hands), button=button)


def raises(met: Counter[type]) -> int:
    return met[RaiseTo] + met[AllIn]


def facing_a_shove(cards: str) -> Hand:
    return deal_to(HEADS_UP, [1_000, 1_000], 1, cards).play("0 all-in")


@pytest.mark.parametrize("kind", ["easy", "bluffer", "rock", "medium"])
def test_shoving_blind_wins_nothing(kind: str) -> None:
    """100 big blinds at once are called with good hands, and only with those."""
    called = [cards for cards in spread() if acts(kind, facing_a_shove(cards), 1) == [Call()]]
    assert SAMPLE // 20 <= len(called) <= SAMPLE // 2
    assert called == [*islice(spread(), len(called))] or kind != "easy"
    assert next(iter(spread())) in called


def test_position_decides_how_many_hands_are_opened() -> None:
    early, late = first_acts("medium", 6), first_acts("medium", 3)
    assert raises(early) < raises(late) < raises(first_acts("medium", 2))
    assert early[Call] == 0
    assert early[Fold] > SAMPLE // 2


def test_characters_can_be_told_by_the_hands_they_play() -> None:
    opened = {kind: raises(first_acts(kind, 3)) for kind in ("rock", "medium", "bluffer")}
    assert opened["rock"] < opened["medium"] < opened["bluffer"]
    folded = {kind: first_acts(kind, 6)[Fold] for kind in ("easy", "timid", "medium")}
    assert folded["easy"] < folded["timid"] < folded["medium"]


def test_a_beginner_calls_too_much_and_raises_too_little() -> None:
    met = first_acts("easy", 6)
    assert met[Call] > SAMPLE // 2
    assert raises(met) < SAMPLE // 10


def on_board(cards: str, board: str, line: str, stack: int = 2_000) -> Hand:
    """Heads-up: seat 0 is the bot and has the button."""
    return deal(HEADS_UP, (stack, stack), f"{cards} 8c8s | {board}", button=0).play(line)


def test_the_bet_of_a_beginner_tells_its_hand() -> None:
    line = "0 call, 1 check, 1 check"
    (good,) = set(acts("easy", on_board("7h9d", "Ac7s4d", line), 0, 10))
    (best,) = set(acts("easy", on_board("AhAd", "Ac7s4d", line), 0, 10))
    assert isinstance(good, RaiseTo)
    assert isinstance(best, RaiseTo)
    assert good.chips < best.chips
    nothing = acts("easy", on_board("QhJd", "Ac7s4d", line), 0, 60)
    assert 0 < sum(isinstance(action, RaiseTo) for action in nothing) < 8


def test_the_price_decides_about_a_draw() -> None:
    """Nine hearts and an overcard on the turn: worth a small bet, not all chips."""
    turn = "0 call, 1 check, 1 check, 0 check"
    cheap = on_board("AhTh", "Kh6h2c 4d", f"{turn}, 1 bet 10")
    dear = on_board("AhTh", "Kh6h2c 4d", f"{turn}, 1 all-in")
    assert Fold() not in acts("medium", cheap, 0, 12)
    assert set(acts("medium", dear, 0, 12)) == {Fold()}


def test_the_best_hand_is_bet_and_never_folded() -> None:
    checked = on_board("AhKh", "QhJhTh", "0 call, 1 check, 1 check")
    assert all(isinstance(action, RaiseTo) for action in acts("medium", checked, 0, 12))
    bet = on_board("AhKh", "QhJhTh", "0 call, 1 check, 1 bet 40")
    assert Fold() not in acts("medium", bet, 0, 12)


def test_a_hopeless_hand_folds_to_a_large_bet() -> None:
    hand = on_board("3h2d", "KcQsJd", "0 call, 1 check, 1 bet 200")
    assert acts("medium", hand, 0, 20).count(Fold()) > 15


def weight(hand: Hand, seat: int, by: int, cards: str) -> float:
    story = story_of(game.observe(hand.state, by, hand.events))
    return range_of(story, seat, 2, Trust())[hand_number(*parse_cards(cards))]


def test_a_raise_says_something_about_the_cards_and_never_all() -> None:
    raised = deal(HEADS_UP, (1_000, 1_000), button=0).play("0 raise 30, 1 raise 90")
    assert weight(raised, 1, 0, "AsAd") > 4 * weight(raised, 1, 0, "7h2d") > 0
    limped = deal(HEADS_UP, (1_000, 1_000), button=0).play("0 call")
    assert weight(limped, 0, 1, "9s7s") > weight(limped, 0, 1, "AsAd") > 0


def test_a_bet_on_the_board_speaks_for_what_fits_it() -> None:
    line = "0 call, 1 check, 1 bet 20"
    hand = deal(HEADS_UP, (1_000, 1_000), "2c3d 9h8h | KcQs4d", button=0).play(line)
    assert weight(hand, 1, 0, "KsQd") > 3 * weight(hand, 1, 0, "7h5h") > 0


def test_a_story_tells_the_price_of_each_action() -> None:
    hand = deal(HEADS_UP, (1_000, 1_000), button=0).play("0 raise 30, 1 call, 1 check, 0 bet 30")
    raised, called, checked, bet = story_of(game.observe(hand.state, 1, hand.events))
    assert (raised.pot, raised.price, raised.chips, raised.raises, raised.behind) == tuple(
        chips * CHIP if at < 3 else chips for at, chips in enumerate((15, 5, 25, 0, 1))
    )
    assert (called.price, called.raises, called.behind) == (20 * CHIP, 1, 0)
    assert (checked.price, checked.behind, len(checked.board)) == (0, 1, 3)
    assert bet.size == pytest.approx(0.5)


@pytest.mark.req("HU-FR2d")
@pytest.mark.parametrize(("better", "worse"), [("medium", "easy")])
def test_each_level_beats_the_one_below_on_the_same_cards(better: str, worse: str) -> None:
    """A rough check on few deals with little thought; docs/bots.md has 10,000 hands."""
    setting = Setting("holdem", better, worse, 0, "level", 100, "heads-up", 2, 100)
    match = Match(players()[better], players()[worse], setting)
    assert rate([*islice(match.deals(0), 80)]).value > 0


def test_every_character_has_a_name_of_its_own() -> None:
    names = [bot.name for kind, bot in bots()["holdem"].items() if kind != "thirds"]
    assert all(names)
    assert len(set(names)) == len(names)
