"""Whole games from the first question to the goodbye, by scripts."""

import re
from collections.abc import Iterable
from itertools import chain, repeat
from pathlib import Path

import pytest

from croupier.terminal.configfile import ConfigText
from croupier.terminal.settings import read_settings
from croupier.terminal.words import Words
from croupier.wire.phrases import languages
from tests.terminal.playing import config_path, told, write_config

BUSTED = "has busted the house with"
LONG = 6_000  # lines of a script that goes on until the game is over


def balances(path: Path) -> list[int]:
    settings, problems = read_settings(ConfigText.parse(path.read_text()))
    assert [problem for problem in problems if problem.serious] == []
    return [player.balance for player in settings.players]


def always(*lines: str) -> Iterable[str]:
    return chain.from_iterable(repeat(lines, LONG // len(lines)))


def reckless() -> Iterable[str]:
    """Bets what Enter bets and hits until bust, in every language."""
    return always("", *(Words(language).keys("hit")[0] for language in languages()))


@pytest.mark.req("T21-BG-3", "T21-1.1.3", "T21-6.2.7", "T21-6.6", "T21-4.2")
def test_a_first_start_asks_who_plays_and_writes_the_file(tmp_path: Path) -> None:
    path = config_path(tmp_path)
    text = told(path, "", "", "Ann", "", "y", "10", "s", "q")
    assert "How many players, 1 to 8? Enter means 1:" in text
    assert f"kept in {path}" in text
    assert "Ann bets $10." in text
    assert "Ann: Hit (h) or Stand (s)?" in text
    assert "Ann: Play again (a) or Quit (q)?" in text
    assert text.endswith("Goodbye!\n")
    won = re.search(r"you (?:won|lost) \$\d+ in this hand. Balance: \$(\d+)", text)
    assert won is not None
    assert balances(path) == [int(won[1]) * 100] != [50_00]
    again = told(path, "q")
    assert f"Ann, you have ${won[1]}." in again
    assert "How many players" not in again


def test_whoever_wants_no_file_gets_none(tmp_path: Path) -> None:
    text = told(tmp_path / "x.conf", "", "", "Ann", "", "n", "q")
    assert "Nothing is kept." in text
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("lines", [(), ("2",), ("", "", "Ann"), ("", "", "", "")])
def test_the_end_of_input_is_a_goodbye_also_while_players_are_asked_for(
    tmp_path: Path, lines: tuple[str, ...]
) -> None:
    assert told(tmp_path / "x.conf", *lines).endswith("Goodbye!\n")
    assert list(tmp_path.iterdir()) == []


def test_wrong_answers_about_the_players_are_asked_again(tmp_path: Path) -> None:
    answers = ("9", "two", "2", "7", "1", "x" * 30, "F", "klingon", "zh", "Ben", "", "maybe", "y")
    path = tmp_path / "x.conf"
    text = told(path, *answers)
    assert text.count("Type a number from 1 to 8.") == 2
    assert "Type a number from 0 to 6." in text
    assert "Type a name of 1 to 24 letters." in text
    assert "Type one of " + ", ".join(languages()) in text
    settings, problems = read_settings(ConfigText.parse(path.read_text()))
    assert problems == []
    assert [(each.name, each.language) for each in settings.players] == [("F", "zh"), ("Ben", "en")]
    assert settings.bots == 1


@pytest.mark.req("T21-BG-1", "T21-2.1", "T21-6.4.2", "T21-6.5", "T21-1.1.2", "T21-BG-2")
def test_eight_players_of_all_languages_go_broke(tmp_path: Path) -> None:
    spoken = [languages()[number % len(languages())] for number in range(8)]
    players = {
        f"player_{number}_{what}": value
        for number, language in enumerate(spoken, 1)
        for what, value in {"language": language, "balance": "5", "name": f"P{number}"}.items()
    }
    path = write_config(tmp_path, players=8, language="en", **players)
    text = told(path, *reckless())
    for number, language in enumerate(spoken, 1):
        words, name = Words(language), f"P{number}"
        zero, five = words.money(0), words.money(5_00)
        assert words.say("terminal-broke", name=name, balance=zero) in text
        assert words.say("terminal-told-bet", name=name, bet=five) in text
    assert "Game over: nobody is left who has money and wants to play." in text
    assert text.index("Game over") < text.index("Hall of fame") < text.index("Goodbye!")
    for number in range(1, 9):
        assert f'player_{number}_balance = "0"\n' in path.read_text()
    # T21-1.1.1: "0" is the default, so everybody begins anew.
    assert balances(path) == [50_00] * 8


@pytest.mark.req("T21-6.4.3", "T21-6.4.4", "T21-1.1.6", "T21-P2-HALLOFFAME")
@pytest.mark.parametrize("players", [1, 8])
def test_somebody_busts_the_house(tmp_path: Path, players: int) -> None:
    """Some games end in ruin instead; one of the first few does not."""
    names = {f"player_{number}_name": f"P{number}" for number in range(1, players + 1)}
    for seed in range(20):
        path = write_config(tmp_path, players=players, winnings_limit="54.99", **names)
        text = told(path, *always("", "s"), seed=f"house {seed}")
        if BUSTED in text:
            break
    winners = re.findall(rf"(P\d) {BUSTED} \$(\S+)! The game is over.", text)
    assert winners
    end = text[text.index(BUSTED) :]
    assert "Play again" not in end
    assert "Hand " not in end
    assert f"Hall of fame: the last {len(winners)} who busted the house" in end
    for name, amount in winners:
        kept = balances(path)[int(name[1]) - 1]
        assert kept == float(amount) * 100 > 54_99
        assert f"{name}, ${amount} (" in end
    hall = path.with_suffix(".hall").read_text()
    assert hall.count("\n") == 1 + len(winners)
    # The next game begins anew for the winner, and the list is still there.
    again = told(path, "f", *always("q"))
    assert f"{winners[0][0]} had busted the house and begins anew with $50." in again
    assert f"{winners[0][0]}, ${winners[0][1]} (" in again


@pytest.mark.req("T21-1.1.2")
def test_the_questions_change_language_with_the_player_on_turn(tmp_path: Path) -> None:
    chinese = Words("zh")
    second = chinese.say("terminal-player", number=2)
    offers = chinese.choices([chinese.offer("hit"), chinese.offer("stand")])
    hit_or_stand = chinese.say("terminal-ask-move", name=second, offers=offers)
    for seed in range(20):  # a natural ends the hand before anybody is asked
        path = write_config(tmp_path, players=2, player_1_language="en", player_2_language="zh")
        text = told(path, "", "", "s", "t", "q", "q", seed=f"two {seed}")
        if hit_or_stand in text:
            break
    assert text.index("Player 1: Hit (h) or Stand (s)?") < text.index(hit_or_stand)
    assert "Player 1: Play again (a) or Quit (q)?" in text
    assert f"{second}：再来一局 (z)或退出 (q)？" in text


@pytest.mark.req("T21-6.3", "T21-6.4.1", "T21-6.2.12", "T21-6.2.13")
def test_results_and_money_of_every_player_and_the_dealers_moves(tmp_path: Path) -> None:
    path = write_config(tmp_path, players=2, player_1_name="Ann", player_2_name="Ben")
    for seed in range(20):
        text = told(path, "", "", "s", "s", seed=f"results {seed}")
        if "The dealer draws" in text:
            break
    before, results = text.split("Results\n")[:2]
    turned = before.index("The dealer turns over the")
    assert before.index("Ben stands on") < turned < before.index("The dealer draws the")
    assert re.match(r"Dealer: (bust with )?\d\d\n", results)
    for name in ("Ann", "Ben"):
        assert re.search(rf"^{name}: (win|loss|push) with \d+$", results, re.MULTILINE)
        money = rf"^{name}, you (won \$\d+ in|lost \$\d+ in|neither won nor lost)"
        assert re.search(money, results, re.MULTILINE)


@pytest.mark.req("T21-6.1.2")
def test_nobody_reads_the_dealers_hidden_card_before_it_is_turned_over(tmp_path: Path) -> None:
    path = write_config(tmp_path)
    for seed in range(5):
        text = told(path, "", "s", seed=f"hidden {seed}")
        turned = re.search(r"The dealer turns over the (.+): \d+\.", text)
        assert turned is not None
        dealt = text[: turned.start()]
        (up,) = re.findall(r"Dealer: face-down card, (.+)", dealt)
        assert turned[1] == up or turned[1] not in dealt.split("Player 1 (")[0]


@pytest.mark.req("T21-P2-DOUBLE-a", "T21-P2-SURRENDER")
def test_side_rules_are_offered_when_they_are_switched_on(tmp_path: Path) -> None:
    for seed in range(20):
        path = write_config(tmp_path, double="yes", surrender="yes")
        text = told(path, "10", "d", "q", seed=f"sides {seed}")
        if "doubles" in text:
            break
    assert "Hit (h), Stand (s), Double (d) or Surrender (r)?" in text
    assert "Player 1 doubles the bet to $20." in text
    path = write_config(tmp_path, double="yes", surrender="yes")
    text = told(path, "10", "r", "q", seed=f"sides {seed}")
    assert "Player 1 surrenders; $5 comes back." in text
    assert "Player 1, you lost $5 in this hand. Balance: $45" in text
    assert balances(path) == [45_00]
    path = write_config(tmp_path)
    assert "Player 1: Hit (h) or Stand (s)?" in told(path, "10", "s", seed=f"sides {seed}")


@pytest.mark.req("T21-P2-SPLIT-a", "T21-P2-SPLIT-b", "T21-P2-SPLIT-c", "T21-P2-INSURANCE")
def test_a_split_and_insurance(tmp_path: Path) -> None:
    found = set[str]()
    for seed in range(400):
        path = write_config(tmp_path, split="yes", insurance="yes")
        text = told(path, "10", "y", "p", "s", "s", "s", seed=f"pair {seed}")
        if "splits" in text:
            found.add("split")
            assert "Player 1 splits, with $10 more." in text
            assert "Player 1 (hand 2) stands on" in text
            assert re.search(r"^Player 1 \(hand 1\): (win|loss|push) with", text, re.MULTILINE)
            assert re.search(r"^Player 1 \(hand 2\): (win|loss|push) with", text, re.MULTILINE)
        if "takes insurance" in text:
            found.add("insurance")
            assert "Player 1 takes insurance for $5." in text
            won = "Player 1 wins $10 by insurance." in text
            assert won != ("Player 1 loses the insurance of $5." in text)
        if len(found) == 2:
            return
    pytest.fail(f"only {found}")


def test_bots_fill_seats_and_play_by_themselves(tmp_path: Path) -> None:
    path = write_config(tmp_path, bots=3)
    text = told(path, "10", "s", "q")
    names = set(re.findall(r"^(\w+) bets \$5\.$", text, re.MULTILINE))
    assert len(names) == 3
    assert text.count("Hit (h) or Stand (s)?") <= 1
    assert text.count("in this hand.") + text.count("neither won") == 4


def test_the_end_of_input_gives_the_bets_of_an_unfinished_hand_back(tmp_path: Path) -> None:
    for seed in range(20):
        path = write_config(tmp_path, player_1_balance="40")
        text = told(path, "10", seed=f"unfinished {seed}")
        if "Hit (h)" in text:
            break
    assert text.endswith("The hand was not finished, so all bets go back. Goodbye!\n")
    assert balances(path) == [40_00]


@pytest.mark.req("T21-6.6", "T21-BG-6")
def test_whoever_quits_keeps_the_balance_and_the_others_play_on(tmp_path: Path) -> None:
    path = write_config(tmp_path, players=2, player_1_name="Ann", player_2_name="Ben")
    text = told(path, "q", "10", "s", "a", "q")
    assert "Ann quits with $50." in text
    assert "Ann bets" not in text
    assert "Ben bets $10." in text
    assert "Hand 2" in text
    assert "Game over" in text
    assert balances(path)[0] == 50_00


@pytest.mark.req("T21-1.1")
def test_impossible_values_are_named_and_the_game_starts_with_defaults(tmp_path: Path) -> None:
    path = write_config(tmp_path, decks=9, bet_min="a lot")
    text = told(path, "q")
    expected = f'{path}, line 1: decks = "9" is not possible. Allowed: a whole number from 1 to 8.'
    assert f"{expected} The default is used." in text
    assert f'{path}, line 2: bet_min = "a lot" is not possible.' in text
    assert "Bet $5 to $50" in text


@pytest.mark.req("T21-1.1")
def test_with_strict_the_game_does_not_start(tmp_path: Path) -> None:
    path = write_config(tmp_path, decks=9)
    text = told(path, "q", strict=True, code=2)
    assert 'decks = "9"' in text
    assert "Bet" not in text
    path = write_config(tmp_path, decks=2, unknown="x")
    assert "the key unknown is not known here" in told(path, "q", strict=True)


@pytest.mark.req("T21-1.1.4", "T21-1.1.7", "T21-1.1.8")
def test_the_table_is_as_the_file_says(tmp_path: Path) -> None:
    path = write_config(tmp_path, decks=2, bet_min=10, bet_max=30)
    text = told(path, "5", "31", "10", "s")
    assert "The dealer shuffles the shoe: 104 cards." in text
    assert "Bet $10 to $30 (chips 1, 5, 25;" in text
    assert text.count("Type an amount from $10 to $30.") == 2


def test_a_foreign_file_is_named_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    contents = b"\xff\xd8\xff\xe0\x00\x10JFIF" * 100
    path.write_bytes(contents)
    text = told(path, "10", "s", "q")
    assert f"{path} is damaged or belongs to another program." in text
    assert "Player 1 bets $10." in text
    assert path.read_bytes() == contents
    told(path, strict=True, code=2)
    assert [file.name for file in tmp_path.iterdir()] == ["photo.jpg"]


def test_a_file_that_is_spoilt_during_the_game_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = write_config(tmp_path)
    spoilt = b"\x00\x01"

    def spoil(*_: object) -> None:
        path.write_bytes(spoilt)

    monkeypatch.setattr("croupier.terminal.offline.OfflineGame._welcome", spoil)
    text = told(path, "10", "s", "a", "10", "s", "q")
    assert text.count("is damaged or belongs to another program") == 1
    assert path.read_bytes() == spoilt
