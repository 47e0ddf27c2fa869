"""Hands of others played again by our engine: the same stacks in the end, or a line that says
what is different."""

import warnings
from decimal import Decimal
from pathlib import Path

import pytest
from pokerkit import HandHistory

from croupier.cards.card import parse_cards
from croupier.hands.actions import MalformedPhh
from croupier.hands.deck import known_cards, prepared_deck
from croupier.hands.figures import Compared
from croupier.hands.phh import OtherGame, parse
from croupier.hands.replay import Replayed, replay
from croupier.hands.scale import Scale

SAMPLES = Path(__file__).parent / "samples"
FILES = sorted(SAMPLES.glob("*.phh"))


def sample(name: str) -> str:
    return (SAMPLES / f"{name}.phh").read_text()


def chips(*amounts: int) -> tuple[Decimal, ...]:
    return tuple(map(Decimal, amounts))


def replayed(name: str, old: str = "", new: str = "") -> Replayed:
    text = sample(name)
    assert old in text
    return replay(parse(text.replace(old, new)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sample_ends_as_it_says(path: Path) -> None:
    result = replay(parse(path.read_text()))
    assert result.differences == ()
    assert result.finished is (path.stem != "unfinished")


# Where PokerKit cannot know who won, and where it does not mean what older files do.
OUR_READING = {"nobody_shows", "big_blind_ante_trimmed"}


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem not in OUR_READING], ids=lambda path: path.stem
)
def test_pokerkit_agrees_with_the_sample(path: Path) -> None:
    """So that a sample tells of poker and not of our engine."""
    history = HandHistory.loads(path.read_text())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        *_, last = history
    assert list(last.stacks) == history.finishing_stacks


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_wrong_stack_is_noticed_in_every_sample(path: Path) -> None:
    """Each sample is checked to the last player, not only read."""
    hand = parse(path.read_text())
    assert hand.finishing_stacks is not None
    known = [at for at, stack in enumerate(hand.finishing_stacks) if stack.is_finite()]
    for at in known:
        wrong = list(hand.finishing_stacks)
        wrong[at] += 1
        text = path.read_text()
        line = next(line for line in text.splitlines() if line.startswith("finishing_stacks"))
        text = text.replace(line, f"finishing_stacks = [{', '.join(map(str, wrong))}]")
        (difference,) = replay(parse(text.replace("Infinity", "inf"))).differences
        assert difference.startswith(f"p{at + 1} finishing stack {wrong[at]}, engine says ")


def test_a_difference_is_told_in_one_line_a_player() -> None:
    result = replayed("plain", "[9950, 10050", "[9900, 10100")
    assert result.differences == (
        "p1 finishing stack 9900, engine says 9950",
        "p2 finishing stack 10100, engine says 10050",
    )


def test_differences_are_told_in_the_amounts_of_the_file() -> None:
    result = replayed("decimals", "[10.375, 4.495", "[10.40, 4.47")
    assert result.differences == (
        "p1 finishing stack 10.40, engine says 10.38",
        "p2 finishing stack 4.47, engine says 4.49",
    )


def test_actions_that_were_left_out_are_added() -> None:
    """Two folds before the flop and two checks on the turn."""
    result = replay(parse(sample("left_out")))
    assert result == Replayed(
        added=4, compared=Compared.FINISHING_STACKS, winners=(3,), won=chips(0, 0, 270, 0, 0)
    )


def test_checks_left_out_before_the_showdown_are_added() -> None:
    result = replayed("left_out", "'p1 cbr 60', 'p3 cc',", "")
    assert result.added == 6
    assert result.differences == (
        "p1 finishing stack 370, engine says 430",
        "p3 finishing stack 640, engine says 580",
    )


def test_an_ante_that_older_files_call_trimmed_is_dead_or_given_back() -> None:
    assert replayed("big_blind_ante_trimmed").differences == ()
    given_back = replayed(
        "big_blind_ante_trimmed", "[1950, 1650, 2000, 2400]", "[1950, 1750, 2000, 2300]"
    )
    assert given_back.differences == ()
    neither = replayed(
        "big_blind_ante_trimmed", "[1950, 1650, 2000, 2400]", "[1950, 1700, 2000, 2350]"
    )
    assert len(neither.differences) == 2


def test_without_finishing_stacks_there_is_nothing_to_differ() -> None:
    line = "finishing_stacks = [9950, 10050, 11750, 8000, 10000, 9750]\n"
    result = replayed("plain", line)
    assert (result.differences, result.compared) == ((), Compared.NOTHING)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        (
            "plain",
            "'p3 cbr 250 # a pair of nines'",
            "'p3 cbr 150'",
            "actions[6] 'p3 cbr 150': raise_too_small (least 200)",
        ),
        (
            "plain",
            "'p2 cbr 500'",
            "'p2 cbr 99999'",
            "actions[17] 'p2 cbr 99999': raise_too_large (most 9250)",
        ),
        (
            "plain",
            "'p4 f', 'p5 f'",
            "'p5 f', 'p4 f'",
            "actions[8] 'p4 f': it is p6's turn",
        ),
        (
            "plain",
            "'p1 f', 'p2 cc',",
            "'p1 f',",
            "actions[12] 'p2 cc': it is p3's turn",
        ),
        (
            "plain",
            "'p6 f',\n]",
            "'p6 f', 'p2 cc',\n]",
            "actions[20] 'p2 cc': it is nobody's turn",
        ),
        (
            "plain",
            "'p6 f',\n]",
            "'p6 f', 'd db 2c',\n]",
            "actions[20] 'd db 2c': the hand is over",
        ),
        (
            "decimals",
            "'p2 cbr 1.10'",
            "'p2 cbr 0.40'",
            "actions[5] 'p2 cbr 0.40': raise_too_small (least 0.6)",
        ),
        (
            "short_blind",
            "'p3 cc'",
            "'p3 cbr 600'",
            "actions[7] 'p3 cbr 600': cannot_raise (owes 90, full_raise 150)",
        ),
    ],
)
def test_an_illegal_action_is_named_and_ends_the_hand(
    name: str, old: str, new: str, reason: str
) -> None:
    assert replayed(name, old, new) == Replayed(differences=(reason,), finished=False)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("plain", "AcQs", "AcAc", "Ac is dealt twice"),
        ("plain", "Qc7h2s", "QcQs2s", "Qs is dealt twice"),
        ("plain", "'d dh p1 7c2d'", "'d dh p1 7c2d4d'", "p1 is dealt 3 cards"),
        ("side_pots", "p3 sm QsQh", "p3 sm QsQd", "p3 shows Qd and has QsQh"),
        ("side_pots", "p3 sm QsQh", "p3 sm QsQh2d", "p3 shows 3 cards"),
    ],
)
def test_a_file_that_contradicts_itself_is_malformed(
    name: str, old: str, new: str, reason: str
) -> None:
    with pytest.raises(MalformedPhh) as caught:
        replayed(name, old, new)
    assert str(caught.value) == reason


def test_a_board_run_twice_is_another_game() -> None:
    with pytest.raises(OtherGame, match="7 cards on the board"):
        replayed("side_pots", "'d db 4d',", "'d db 4d', 'd db 9d', 'd db 9s',")


def test_the_smallest_chip_divides_all_amounts_of_the_file() -> None:
    assert Scale(parse(sample("plain"))).unit == 50
    assert Scale(parse(sample("odd_chip"))).unit == 1
    assert Scale(parse(sample("decimals"))).text(12_345) == "12.345"


def test_odd_chips_are_of_the_size_the_file_has() -> None:
    """Where nobody has a chip below 5, the odd chip of 25 is a 5."""
    result = replayed("odd_chip", "[95, 103, 102]", "[95, 105, 100]")
    assert result.differences == ()


def test_thirds_that_a_program_rounded_are_no_difference() -> None:
    text = sample("odd_chip_of_three").replace(
        "[41, 40, 40, 40]",
        "[40.33333333333333333334, 40.33333333333333333333, 40.33333333333333333333, 40]",
    )
    assert replay(parse(text)).differences == ()


def test_several_pots_of_the_same_winners_may_be_split_as_one() -> None:
    """Ours gives p2 the odd chips of both pots, of 85 and of 29; split as one, 114 is even."""
    text = """
    variant = 'NT'
    antes = [0, 0, 0, 0, 0]
    blinds_or_straddles = [1, 2, 0, 0, 0]
    min_bet = 2
    starting_stacks = [20, 61, 61, 61, 61]
    actions = [
      'd dh p1 3c4d', 'd dh p2 AcKd', 'd dh p3 AdKc', 'd dh p4 3s2s', 'd dh p5 2c2h',
      'p3 cc', 'p4 cc', 'p5 cbr 5', 'p1 cc', 'p2 cc', 'p3 cc', 'p4 cc',
      'd db QsJs9h', 'p1 cbr 15', 'p2 cc', 'p3 cc', 'p4 cc', 'p5 f',
      'd db 7d', 'p2 cbr 3', 'p3 cc', 'p4 cc',
      'd db 6d', 'p2 cc', 'p3 cbr 10', 'p4 f', 'p2 cc',
      'p3 sm AdKc', 'p1 sm 3c4d', 'p2 sm AcKd',
    ]
    finishing_stacks = [0, 86, 84, 38, 56]
    """
    assert (replay(parse(text)).differences, replay(parse(text)).joined) == ((), False)
    as_one = replay(parse(text.replace("86, 84", "85, 85")))
    assert (as_one.differences, as_one.joined) == ((), True)
    wrong = replay(parse(text.replace("86, 84", "84, 86")))
    assert len(wrong.differences) == 2


def test_a_mucked_hand_cannot_win() -> None:
    """p4 had a pair of nines in his hand, above the pair of eights that p3 shows."""
    known = known_cards(parse(sample("mucked")))
    assert known.silent == {1, 3}
    assert replayed("mucked").winners == (3,)
    shown = replayed("mucked", "'p4 sm'", "'p4 sm 9c9d'")
    assert shown.winners == (4,)


def test_known_cards_lie_in_the_deck_where_they_were_dealt() -> None:
    known = known_cards(parse(sample("plain")))
    deck = prepared_deck(known.holes, known.board)
    assert (deck[1], deck[7]) == parse_cards("AcQs")
    assert deck[12:16] == parse_cards("Qc7h2s3d")
    assert len(set(deck)) == 52


def test_a_table_of_steps_is_told_by_fields_of_our_own() -> None:
    """A raise below the last one is illegal elsewhere and legal at such a table."""
    text = sample("heads_up_antes").replace("'p2 cbr 30'", "'p2 cbr 30', 'p1 cbr 40', 'p2 f'")
    text = text.replace(", 'p1 f'", "").replace("[280, 320]", "[330, 270]")
    refused = replay(parse(text))
    assert refused.differences == ("actions[3] 'p1 cbr 40': raise_too_small (least 50)",)
    assert replay(parse(f"{text}\n_min_raise = 'step'\n_bet_step = 10\n")).differences == ()
    with pytest.raises(MalformedPhh, match="_min_raise: not one of"):
        replay(parse(f"{text}\n_min_raise = 'any'\n"))


def test_an_unknown_stack_is_never_in_the_way() -> None:
    hand = parse(sample("unknown_stack"))
    assert Scale(hand).plenty > 10 * max(s for s in hand.starting_stacks if s < Decimal("inf"))
