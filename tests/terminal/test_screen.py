"""What is seen: pictures where there is room, colour where there may be some, money and cards in
the language of the reader."""

import io

import pytest

from croupier.cards.card import parse_cards
from croupier.terminal.keyboard import cleaned
from croupier.terminal.pictures import has_room, picture_rows
from croupier.terminal.screen import Screen, has_colour, wrap
from croupier.terminal.words import Words


def screen(
    encoding: str = "utf-8",
    *,
    terminal: bool = True,
    colour: bool = False,
    pictures: bool | None = None,
) -> Screen:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    return Screen(out, terminal=terminal, colour=colour, pictures=pictures)


@pytest.mark.req("T21-BG-3")
def test_cards_lie_side_by_side() -> None:
    assert picture_rows(screen(), parse_cards("Ts Ah"), covered=True) == [
        "┌─────┐ ┌─────┐ ┌─────┐",
        "│▒▒▒▒▒│ │10   │ │A    │",
        "│▒▒▒▒▒│ │  ♠  │ │  ♥  │",
        "│▒▒▒▒▒│ │   10│ │    A│",
        "└─────┘ └─────┘ └─────┘",
    ]


def test_a_terminal_without_the_signs_gets_letters() -> None:
    plain = screen("ascii")
    assert picture_rows(plain, parse_cards("Kd"))[2] == "|  d  |"
    "".join(picture_rows(plain, parse_cards("KdTc"), covered=True)).encode("ascii")


def test_red_cards_are_red_only_where_there_is_colour() -> None:
    assert "\x1b[31m" in picture_rows(screen(colour=True), parse_cards("Kd"))[1]
    assert "\x1b" not in "".join(picture_rows(screen(), parse_cards("Kd")))
    assert "\x1b" not in "".join(picture_rows(screen(colour=True), parse_cards("Ks")))


def test_pictures_need_room_and_the_width_is_asked_for_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown = screen()
    monkeypatch.setenv("COLUMNS", "32")
    assert has_room(shown, 4)
    assert not has_room(shown, 5)
    monkeypatch.setenv("COLUMNS", "20")
    assert not has_room(shown, 4)
    assert not has_room(screen(terminal=False), 1)
    assert has_room(screen(terminal=False, pictures=True), 2)


def test_long_lines_break_between_words() -> None:
    assert wrap("Ann draws the 7 of clubs: 13.", 15) == "Ann draws the 7\nof clubs: 13."
    assert wrap("x" * 30, 10) == "x" * 30
    assert wrap("庄家 拿到 黑桃", 10) == "庄家 拿到\n黑桃"
    assert wrap("", 10) == ""


def test_no_color_is_respected() -> None:
    assert has_colour({"TERM": "xterm"})
    assert not has_colour({"TERM": "xterm", "NO_COLOR": "1"})
    assert has_colour({"TERM": "xterm", "NO_COLOR": ""})
    assert not has_colour({"TERM": "dumb"})
    assert not has_colour({})


@pytest.mark.req("T21-BG-2")
def test_money_is_written_as_each_language_does() -> None:
    english = Words("en")
    assert english.money(50_00) == "$50"
    assert english.money(7_50) == "$7.50"
    assert english.money(-1_234_567_05) == "$1,234,567.05"
    assert Words("zh").money(1_250_50) == "$1,250.50"
    # As in the browser.
    assert Words("es").money(1_250_50) == Words("de").money(1_250_50) == "1.250,50\xa0$"
    assert Words("fr").money(1_250_50) == "1\u202f250,50\xa0$"


@pytest.mark.req("T21-BG-2")
def test_cards_are_named_in_each_language() -> None:
    cards = parse_cards("As Td")
    assert Words("en").cards(cards) == "ace of spades, 10 of diamonds"
    assert Words("en").cards(cards, covered=True).startswith("face-down card, ace")
    assert Words("zh").cards(cards) == "黑桃A、方块10"
    assert Words("es").cards(cards) == "as de picas, 10 de diamantes"
    assert Words("fr").cards(cards) == "as de pique, 10 de carreau"
    assert Words("de").cards(cards) == "Pik-Ass, Karo-10"


@pytest.mark.req("T21-BG-2")
@pytest.mark.parametrize(
    ("language", "bet", "key"),
    [
        ("en", "Ann bets $5.", "hit"),
        ("es", "Ann apuesta 5\xa0$.", "carta"),
        ("fr", "Ann mise 5\xa0$.", "carte"),
        ("de", "Ann setzt 5\xa0$.", "karte"),
        ("zh", "Ann 下注 $5。", "要牌"),
    ],
)
def test_the_game_speaks_and_understands_each_language(language: str, bet: str, key: str) -> None:
    words = Words(language)
    assert words.say("terminal-told-bet", name="Ann", bet=words.money(5_00)) == bet
    assert key in words.keys("hit")


def test_lists_of_choices() -> None:
    words = Words("en")
    assert words.choices([]) == ""
    assert words.choices(["a"]) == "a"
    assert words.choices(["a", "b"]) == "a or b"
    assert words.choices(["a", "b", "c"]) == "a, b or c"


def test_marks_of_unknown_keys_do_no_harm() -> None:
    assert cleaned("\x1b[A\x00h\t\r\n") == "[Ah"
    assert cleaned("  5  \n") == "5"
    assert len(cleaned("9" * 10_000)) == 200
