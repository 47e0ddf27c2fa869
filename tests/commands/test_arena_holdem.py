"""`croupier arena holdem`: the same deals on all seats, luck taken off, long matches that go on."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from croupier.arena.baselines import BASELINES
from croupier.arena.curve import curve
from croupier.arena.holdem import Deal, Match, hundred, players, rate
from croupier.arena.luck import board_luck
from croupier.arena.match import Setting
from croupier.bots import bots
from croupier.cards.card import parse_cards
from croupier.cards.chance import Chance
from croupier.games.holdem import game
from croupier.games.holdem.moves import AllIn, Call, Fold, RaiseTo
from croupier.games.holdem.rules import CARDROOM, CHIP, HEADS_UP
from croupier.games.runner import Step
from croupier.kernel.equity import exact
from croupier.main import main
from tests.games.holdem.hand import Hand, deal

TWO = Setting("holdem", "call", "random", 40, "lamp", 100, "heads-up", 2, 100)
SIX = Setting("holdem", "call", "random", 40, "lamp", 100, "cardroom", 6, 100)


def played(first: str, second: str, setting: Setting, deals: int = 40) -> list[Deal]:
    match = Match(players()[first], players()[second], setting)
    return list(islice(match.deals(0), deals))


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", "holdem", *words])


@pytest.mark.parametrize("setting", [TWO, SIX], ids=["heads-up", "six seats"])
@pytest.mark.parametrize("kind", ["random", "pot", "thirds"])
def test_a_bot_that_meets_itself_wins_nothing(kind: str, setting: Setting) -> None:
    """What it wins on one seat it loses on the others: each deal has the same cards for all."""
    for one in played(kind, kind, setting, 15):
        assert sum(one.gains) == pytest.approx(0)
        assert sum(one.skill) == pytest.approx(0)


def test_the_side_that_is_first_wins_what_the_other_loses() -> None:
    for one, other in zip(
        played("call", "random", TWO), played("random", "call", TWO), strict=True
    ):
        assert one.gains == tuple(-gain for gain in reversed(other.gains))


def luck_of(hand: Hand, line: str, seat: int) -> float:
    """In chips: what the cards that come with this order bring the seat."""
    before = hand.state
    hand.play(line)
    return board_luck(Step(None, before, tuple(hand.last), hand.state), (seat,)) / CHIP


def test_an_all_in_counts_as_what_it_was_worth() -> None:
    """Aces against kings win 0.8264 of 200 on average (clubs and diamonds each), and all of it
    here."""
    hand = deal(HEADS_UP, (100, 100), "AcAd KcKd | 2h7s9h Js3c", button=0).play("0 all-in")
    odds = exact([parse_cards("AcAd"), parse_cards("KcKd")]).share(0)
    assert 0.82 < odds < 0.83
    assert luck_of(hand, "1 call", 0) == pytest.approx(200 - 200 * odds)


def test_each_street_is_worth_the_pot_as_it_was() -> None:
    hand = deal(HEADS_UP, (100, 100), "AcAd KcKd | Kh7s9h Js3c", button=0).play("0 call")
    before = exact([parse_cards("AcAd"), parse_cards("KcKd")]).share(0)
    flop = exact([parse_cards("AcAd"), parse_cards("KcKd")], parse_cards("Kh7s9h")).share(0)
    assert luck_of(hand, "1 check", 0) == pytest.approx(20 * (flop - before))
    assert luck_of(hand, "1 bet 10", 0) == 0
    assert luck_of(hand, "0 fold", 0) == 0


def test_what_a_side_pot_brings_counts_for_those_who_can_win_it() -> None:
    """Seat 0 can win 150 of the 350, seats 1 and 2 all of it; the cards of all are known."""
    cards = "AcAd KcKd 7h7s | 2h3s9h Js4c"
    hand = deal(CARDROOM, (50, 150, 150), cards).play("2 all-in, 0 call")
    lucks = [
        luck_of(deal(CARDROOM, (50, 150, 150), cards).play("2 all-in, 0 call"), "1 call", seat)
        for seat in range(3)
    ]
    hands = [parse_cards(text) for text in ("AcAd", "KcKd", "7h7s")]
    main_pot = exact(hands)
    side_pot = exact(hands[1:], dead=hands[0])
    hand.play("1 call")
    assert hand.won == [150, 200, 0]
    assert lucks[0] == pytest.approx(150 * (1 - main_pot.share(0)))
    assert lucks[1] == pytest.approx(-150 * main_pot.share(1) + 200 * (1 - side_pot.share(0)))
    assert sum(lucks) == pytest.approx(0)


def test_luck_taken_off_makes_a_match_surer() -> None:
    """On one seat; that the same cards are played on all of them takes off most of the rest."""
    deals = played("call", "pot", TWO, 60)
    skill, gains = hundred([d.skill[0] for d in deals]), hundred([d.gains[0] for d in deals])
    assert skill.margin < 0.9 * gains.margin
    assert rate(deals).margin < 0.1 * skill.margin


@pytest.mark.parametrize(
    ("kind", "line", "acts"),
    [
        ("call", "0 raise 40", "call"),
        ("call", "0 call", "check"),
        ("all-in", "0 call", "all-in"),
        ("pot", "0 raise 40", "raise 120"),
        ("pot", "0 call", "raise 30"),
        ("min-raise", "0 call", "raise 20"),
        ("min-raise", "0 raise 40", "raise 80"),
    ],
)
def test_baselines_do_one_thing(kind: str, line: str, acts: str) -> None:
    hand = deal(HEADS_UP, (1_000, 1_000), button=0).play(line)
    action = BASELINES[kind].act(game.observe(hand.state, 1, ()), Chance(bytes(32)))
    other = deal(HEADS_UP, (1_000, 1_000), button=0).play(f"{line}, 1 {acts}")
    hand.order(1, action)
    assert hand.state == other.state


def test_the_random_player_does_everything_that_is_offered() -> None:
    hand = deal(HEADS_UP, (1_000, 1_000), button=0).play("0 raise 40")
    seen, chance = game.observe(hand.state, 1, ()), Chance(bytes(32))
    kinds = Counter(type(BASELINES["random"].act(seen, chance)) for _ in range(400))
    assert set(kinds) == {Fold, Call, RaiseTo, AllIn}
    assert min(kinds.values()) > 70


def test_baselines_sit_at_no_table() -> None:
    assert not BASELINES.keys() & bots()["holdem"].keys()


def test_the_report_says_all_that_decides_the_figure() -> None:
    result = run("call", "random", "--hands", "31", "--stack-bb", "50", "--budget", "60")
    assert result.exit_code == 0, result.output
    for word in ("bb/100", "±", "button", "big blind", "32 hands", "16 deals", "50 big blinds"):
        assert word in result.output
    assert "budget 60" in result.output
    assert "slowest" in result.output
    six = run("call", "random", "--hands", "13", "--seats", "6")
    assert "18 hands" in six.output
    assert "call against 5 × random" in six.output


def test_a_match_that_was_interrupted_ends_like_one_that_was_not(tmp_path: Path) -> None:
    words = ("call", "random", "--hands", "24")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert run(*words, "--resume", str(whole)).exit_code == 0
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 12
    parts.write_bytes(b"".join(lines[:6]) + lines[6][:9])  # the power failed in mid-line
    assert run(*words, "--resume", str(parts)).exit_code == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert parts.read_bytes() == whole.read_bytes()
    # All deals are in the file, so nothing is played, and no bot has thought.
    again = run(*words, "--resume", str(parts))
    assert "24 hands" in again.output
    assert "slowest" not in again.output


def test_another_match_does_not_go_on_in_the_same_file(tmp_path: Path) -> None:
    """Least of all one with more hands: a match is not made longer until it looks well."""
    file = tmp_path / "match"
    run("call", "random", "--hands", "4", "--resume", str(file))
    before = file.read_bytes()
    for words, said in (
        (("call", "random", "--hands", "8"), "deals 2, not 4"),
        (("call", "pot", "--hands", "4"), "second random, not pot"),
    ):
        result = run(*words, "--resume", str(file))
        assert result.exit_code == 2
        assert said in result.output
    assert file.read_bytes() == before
    file.write_bytes(b"letters\n")
    assert "holds no match" in run("call", "random", "--resume", str(file)).output
    assert file.read_bytes() == b"letters\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("call", "nobody"), "not nobody"),
        (("call", "random", "--seats", "11"), "2 to 10, not 11"),
        (("call", "random", "--preset", "casino"), "heads-up, cardroom have blinds"),
        (("call", "random", "--deals", "5"), "counted in --hands"),
    ],
)
def test_what_cannot_be_played_gets_one_clear_line(words: tuple[str, ...], said: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.output


def test_the_curve_begins_at_nothing_and_ends_at_the_sum() -> None:
    lines = list(curve([1.0] * 50 + [-2.0] * 50, width=20, height=5))
    assert len(lines) == 5
    assert lines[0].startswith("       +50 ┤")
    assert lines[-1].startswith("       -50 ┤")
    assert lines[-1].endswith("●")
    assert sum(line.count("●") for line in lines) == 20
