"""The coach at the keyboard: what each move is worth, and the chart of the rules, as text."""

import re
from pathlib import Path
from typing import Any

import pytest

from croupier.games.blackjack.coach import BlackjackCoach
from croupier.games.blackjack.rules import TWENTY_ONE_FULL
from croupier.games.blackjack.views import BlackjackView
from croupier.games.coach import Advice, Seen
from croupier.terminal.coach import advice_lines, chart_rows
from croupier.terminal.screen import columns_of
from croupier.terminal.words import Words
from croupier.wire.phrases import languages
from tests.terminal.playing import play, told, write_config


def test_the_book_names_the_best_move_and_what_each_is_worth(tmp_path: Path) -> None:
    path = write_config(tmp_path, player_1_name="Ann")
    text = told(path, "10", "b", "s", "q")
    said = text[text.index("? b\n") + 4 :].splitlines()
    best = said[0].removeprefix("The book: ")
    worth = [re.fullmatch(r"(Hit|Stand): (wins|loses) \$([\d.]+) on average", x) for x in said[1:3]]
    assert worth[0] is not None
    assert worth[0][1] == best
    gains = [float(found[3]) * (1 if found[2] == "wins" else -1) for found in worth if found]
    assert len(gains) == 2
    assert gains[0] >= gains[1]
    assert said[3].startswith("This is for your bet of $10")
    assert said[4].startswith("Ann: Hit (h) or Stand (s)?")  # and the question comes again


def test_the_coach_is_shown_no_hidden_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[BlackjackView] = []

    def advise(self: BlackjackCoach, rules: Any, asked: Seen) -> Advice:
        seen.append(asked.view)
        return Advice("stand", {"stand": 0.25, "hit": -1.0})

    monkeypatch.setattr(BlackjackCoach, "advise", advise)
    path = write_config(tmp_path, player_1_name="Ann", player_2_name="Ben", players=2)
    text = told(path, "10", "10", "b", "s", "b", "s")
    assert "The book: Stand\nStand: wins $2.50 on average\nHit: loses $10 on average\n" in text
    assert seen
    for view in seen:
        assert len(view.dealer) == 1
        assert view.shoe is not None


def test_the_chart_of_the_rules_is_a_table(tmp_path: Path) -> None:
    path = write_config(tmp_path, player_1_name="Ann", double="yes", split="yes")
    text = told(path, "10", "t", "s", "q")
    chart = text[text.index("Hard hands\n") : text.index("H hit, S stand")]
    rows = [line.split() for line in chart.splitlines() if line]
    assert ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"] in rows
    assert ["11", *"DDDDDDDDDD"] in rows
    assert ["Soft", "hands"] in rows
    (aces,) = (row for row in rows if row[0] == "A")
    assert {cell[0] for cell in aces[1:]} == {"P"}
    assert ["20", *"SSSSSSSSSS"] in rows


@pytest.mark.parametrize("language", languages())
def test_the_columns_of_a_chart_stand_below_each_other(language: str) -> None:
    words = Words(language)
    chart = BlackjackCoach().chart(TWENTY_ONE_FULL)
    rows = [row for row in chart_rows(words, chart) if row.startswith(" ")]
    assert len(rows) == len(chart.rows) + 3
    assert len({columns_of(row) for row in rows}) == 1
    assert columns_of(rows[0]) < 80


@pytest.mark.parametrize("language", languages())
def test_every_move_has_a_name(language: str) -> None:
    values = dict.fromkeys(
        ("hit", "stand", "double", "split", "surrender", "insure", "decline"), 0.1
    )
    lines = list(advice_lines(Words(language), Advice("hit", values), 10_00))
    assert len(lines) == len(values) + 2
    assert not [line for line in lines if "terminal-" in line]


def test_the_book_and_the_chart_in_a_pipe(tmp_path: Path) -> None:
    write_config(tmp_path, player_1_name="Ann", language="de")
    # With these cards there is a move to ask about.
    done = play(tmp_path, "--known-seed", "book", lines=("10", "f", "s", "b", "q"))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Das Buch: " in done.stdout
    assert "Harte Hände" in done.stdout
    assert "\x1b" not in done.stdout
