"""What may be typed, in every language, and what a wrong answer gets."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from croupier.games.amounts import AmountRange
from croupier.games.blackjack import moves
from croupier.games.blackjack.rules import TWENTY_ONE, DealerRule
from croupier.games.blackjack.views import BlackjackOptions
from croupier.terminal.dialogue import MOVES, help_lines, move_of, move_question
from croupier.terminal.online.frontdoor import PRESETS
from croupier.terminal.questions import (
    AGAIN,
    ANYTIME,
    BOOK,
    CHART,
    COACHED,
    NO,
    QUIT,
    YES,
    Misunderstood,
    Question,
    again_question,
    bet_question,
    chips_for,
    insurance_question,
    read_bet,
)
from croupier.terminal.words import Words
from croupier.wire.phrases import languages

ENGLISH = Words("en")
BETS = AmountRange(5_00, 50_00, 1_00)
TOGETHER = (
    (*MOVES, QUIT, *COACHED),
    (AGAIN, QUIT, *ANYTIME),
    (YES, NO, *COACHED),
    (*PRESETS, *ANYTIME),
)


def hint(question: Question, line: str) -> str:
    with pytest.raises(Misunderstood) as caught:
        question.answer(line)
    return str(caught.value)


@pytest.mark.req("T21-6.2.8", "T21-BG-2")
@pytest.mark.parametrize("language", languages())
def test_what_is_offered_together_has_different_keys(language: str) -> None:
    words = Words(language)
    for choices in TOGETHER:
        for one, other in combinations(choices, 2):
            assert not set(words.keys(one)) & set(words.keys(other)), (one, other)


@pytest.mark.req("T21-6.2.8", "T21-BG-2")
@pytest.mark.parametrize("language", languages())
def test_every_key_and_every_word_is_understood(language: str) -> None:
    words = Words(language)
    everything = BlackjackOptions(hit=True, stand=True, double=True, split=True, surrender=True)
    question = move_question(words, "Ann", everything)
    for choice, move in MOVES.items():
        for typed in words.keys(choice):
            for line in (typed, typed.upper(), f"  {typed} "):
                assert move_of(question.answer(line), None) == move
        assert f"({words.keys(choice)[0]})" in question.prompt


def test_wide_letters_of_a_chinese_keyboard_are_letters() -> None:
    question = move_question(Words("zh"), "安", BlackjackOptions(hit=True, stand=True))
    assert question.answer("ｙ") == "hit"
    assert question.answer("要牌") == "hit"


@pytest.mark.req("T21-6.2.7", "T21-6.2.8")
def test_hit_or_stand_and_a_hint_for_anything_else() -> None:
    question = move_question(ENGLISH, "Ann", BlackjackOptions(hit=True, stand=True))
    assert question.prompt == "Ann: Hit (h) or Stand (s)?"
    assert question.answer("h") == "hit"
    assert question.answer("STAND") == "stand"
    for line in ("", "x", "hs", "d", "double", "1", "\x1b[A"):
        assert hint(question, line) == "That is not understood. Type Hit (h) or Stand (s)."


@pytest.mark.req("T21-P2-INSURANCE")
def test_insurance_is_an_amount_all_of_it_or_none() -> None:
    half = AmountRange(1, 2_50, 1)
    question = insurance_question(ENGLISH, "Ann", half)
    assert move_of(question.answer("y"), half) == moves.Insure(2_50)
    assert move_of(question.answer("1.5"), half) == moves.Insure(1_50)
    assert move_of(question.answer("n"), half) == moves.Decline()
    assert "$2.50" in hint(question, "3")


@pytest.mark.req("T21-6.6")
def test_play_again_or_quit() -> None:
    question = again_question(ENGLISH, "Ann")
    assert question.prompt == "Ann: Play again (a) or Quit (q)?"
    assert [question.answer(line) for line in ("", "a", "q", "quit")] == [AGAIN, AGAIN, QUIT, QUIT]


@pytest.mark.req("T21-4.1")
@pytest.mark.parametrize(
    ("line", "chips"),
    [
        ("5", 5_00),
        ("30", 30_00),
        ("$30", 30_00),
        ("30$", 30_00),
        ("25 5", 30_00),
        ("25+5+1", 31_00),
        ("2x5 25", 35_00),
        ("2×5", 10_00),
        ("３０", 30_00),
        ("12,00", 12_00),
    ],
)
def test_a_bet_is_a_sum_or_the_chips_themselves(line: str, chips: int) -> None:
    assert read_bet(ENGLISH, line, BETS) == chips


@pytest.mark.req("T21-4.1")
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("4", "from $5 to $50"),
        ("51", "from $5 to $50"),
        ("25 25 5", "from $5 to $50"),
        ("7.50", "$7.50 cannot be made of chips"),
        ("20 10", "There is no chip of 20. You can choose 1, 5, 25."),
        ("ten", "“ten” is no amount"),
        ("-5", "“-5” is no amount"),
        ("5.5.5", "is no amount"),
        ("1e1", "is no amount"),
        ("99999999999999999999", "is no amount"),
        ("٥", "is no amount"),
    ],
)
def test_a_bet_that_cannot_be_gets_a_hint(line: str, said: str) -> None:
    assert said in hint(bet_question(ENGLISH, "Ann", 50_00, BETS, None), line)


@pytest.mark.req("T21-4.1")
def test_a_chip_above_the_largest_bet_cannot_be_chosen() -> None:
    assert chips_for(BETS) == (1, 5, 25)
    assert chips_for(AmountRange(5_00, 200_00, 1_00)) == (1, 5, 25, 100)
    assert chips_for(AmountRange(5_00, 20_00, 1_00)) == (1, 5)


@pytest.mark.req("T21-1.1.7")
def test_a_balance_below_the_smallest_bet_can_be_bet_whole() -> None:
    short = AmountRange(2_50, 2_50, 1_00)
    question = bet_question(ENGLISH, "Ann", 2_50, short, 10_00)
    assert question.answer("") == 2_50
    assert question.answer("2.50") == 2_50


def test_enter_bets_the_same_again_if_it_can() -> None:
    assert bet_question(ENGLISH, "Ann", 50_00, BETS, 20_00).answer("") == 20_00
    assert bet_question(ENGLISH, "Ann", 50_00, BETS, 60_00).answer("") == 5_00
    assert bet_question(ENGLISH, "Ann", 50_00, BETS, None).answer("q") == QUIT


@pytest.mark.parametrize("language", languages())
def test_help_names_every_key(language: str) -> None:
    words = Words(language)
    question = again_question(words, "Ann")
    text = "\n".join(help_lines(question, None))
    for choice in (*MOVES, *COACHED, QUIT, AGAIN):
        assert words.offer(choice) in text


def test_help_tells_the_rules_of_the_very_table() -> None:
    question = again_question(ENGLISH, "Ann")
    text = "\n".join(help_lines(question, TWENTY_ONE))
    assert "The dealer hits 17 and less." in text
    assert "pays 3 to 2; all others then lose." in text
    changed = replace(
        TWENTY_ONE, dealer=DealerRule.STANDS_ON_17, natural=(6, 5), natural_ends_round=False
    )
    text = "\n".join(help_lines(question, changed))
    assert "The dealer stands on 17." in text
    assert "pays 6 to 5.\n" in text


def test_the_coach_is_asked_about_moves_and_not_about_bets() -> None:
    move = move_question(ENGLISH, "Ann", BlackjackOptions(hit=True, stand=True))
    insurance = insurance_question(ENGLISH, "Ann", AmountRange(1, 2_50, 1))
    for question in (move, insurance):
        assert [question.answer(line) for line in ("b", "book", "t")] == [BOOK, BOOK, CHART]
    assert "is no amount" in hint(bet_question(ENGLISH, "Ann", 50_00, BETS, None), "b")
