"""What `croupier hands` prints, writes and exits with."""

import shutil
from io import StringIO
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from croupier.games.holdem.rules import CHIP, PRESETS, HoldemRules
from croupier.hands.command import Telling, export_command, replay_command
from croupier.hands.export import FinishedRound
from croupier.hands.phh import Phh, parse, parse_many
from tests.games.holdem.hand import Hand, deal

SAMPLES = Path(__file__).parent / "samples"
OTHERS_WIN = "it pays as much as its bets make, but not to those who win by its cards and bets"
ONE_HAND = "1 hand replayed, none differ, 1 with finishing stacks compared"
TWO_HANDS = "2 hands replayed, none differ, 2 with finishing stacks compared"
RULES = HoldemRules(blinds=(CHIP, 2 * CHIP), bet_min=2 * CHIP)


def console() -> tuple[Console, StringIO]:
    out = StringIO()
    return Console(file=out, width=40, force_terminal=False), out


def replay(*paths: Path, telling: Telling = Telling.DIFFERENCES) -> tuple[int, list[str]]:
    screen, out = console()
    code = replay_command(paths, screen, telling)
    return code, out.getvalue().splitlines()


def export(target: Path, *rounds: FinishedRound) -> tuple[int, list[str]]:
    screen, out = console()
    code = export_command(iter(rounds), target, screen, total=len(rounds))
    return code, out.getvalue().splitlines()


def finished(hand: Hand, number: int) -> FinishedRound:
    return FinishedRound(
        table="t1",
        table_name="Oak / Elm",
        number=number,
        at_ms=0,
        names={0: "Ada", 1: "Bela"},
        events=tuple(hand.events),
    )


def two_rounds() -> list[FinishedRound]:
    hands = [
        deal(RULES, (100, 100)).play("1 fold"),
        deal(RULES, (100, 100)).play("1 all-in, 0 call"),
    ]
    return [finished(hand, number) for number, hand in enumerate(hands, 1)]


def test_a_folder_of_hands_without_a_difference_exits_with_0() -> None:
    code, lines = replay(SAMPLES)
    assert code == 0
    online = parse_many((SAMPLES / "online.phhs").read_text())
    hands = len(list(SAMPLES.glob("*.phh"))) + 2 + len(online)
    skipped, summary = lines
    omaha = "variant 'PO' (pot-limit Omaha) is not no-limit hold'em ('NT')"
    assert skipped == f"{SAMPLES / 'session.phhs'}[3]: skipped, {omaha}"
    assert summary.split(", ") == [
        f"{hands} hands replayed",
        "none differ",
        "34 with finishing stacks compared",
        "8 with winnings compared",
        "3 with nothing compared",
        "1 with a post that is dead money",
        "3 with a post that is dead money besides a live big blind",
        "5 with a rake",
        "1 with actions left out",
        "1 without an end",
        "4 won with cards that nobody saw",
        "1 skipped",
    ]


def test_every_difference_is_a_line_and_the_exit_code_is_1(tmp_path: Path) -> None:
    wrong = tmp_path / "below" / "wrong.phh"
    wrong.parent.mkdir()
    plain = (SAMPLES / "plain.phh").read_text()
    wrong.write_text(plain.replace("[9950, 10050", "[9900, 10100"))
    shutil.copy(SAMPLES / "plain.phh", tmp_path)
    code, lines = replay(tmp_path)
    assert code == 1
    assert lines == [
        f"{wrong}: p1 finishing stack 9900, engine says 9950",
        f"{wrong}: p2 finishing stack 10100, engine says 10050",
        f"{wrong}: {OTHERS_WIN}",
        "2 hands replayed, 1 differs, 2 with finishing stacks compared",
    ]


def test_hands_of_one_file_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "session.phhs"
    path.write_text((SAMPLES / "session.phhs").read_text().replace("'p2 cbr 6'", "'p2 cbr 3'"))
    code, lines = replay(path)
    assert code == 1
    assert lines[0] == f"{path}[2]: actions[2] 'p2 cbr 3': raise_too_small (least 4)"
    assert lines[-1] == (
        "2 hands replayed, 1 differs, 1 with finishing stacks compared, 1 with nothing compared,"
        " 1 skipped"
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"variant = ", "not TOML: "),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"variant = 'NT'", "antes: missing"),
        (b"", "variant: missing"),
    ],
)
def test_a_file_that_cannot_be_read_does_not_stop_the_others(
    tmp_path: Path, content: bytes, reason: str
) -> None:
    broken = tmp_path / "broken.phh"
    broken.write_bytes(content)
    code, lines = replay(broken, SAMPLES / "plain.phh")
    assert code == 1
    assert lines[0].startswith(f"{broken}: malformed, {reason}")
    assert lines[1] == f"{ONE_HAND}, 1 malformed"


def test_a_path_that_leads_nowhere_exits_with_2(tmp_path: Path) -> None:
    missing = tmp_path / "missing.phh"
    assert replay(SAMPLES, missing) == (2, [f"{missing}: no such file or folder"])


def test_a_folder_without_hands_exits_with_2(tmp_path: Path) -> None:
    assert replay(tmp_path) == (2, ["no .phh or .phhs file there"])


def test_a_file_named_twice_is_replayed_once() -> None:
    plain = SAMPLES / "plain.phh"
    assert replay(plain, plain) == (0, [ONE_HAND])


def test_only_hand_histories_of_a_folder_are_read(tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "plain.phh", tmp_path / "ONE.PHH")
    (tmp_path / "notes.txt").write_text("not a hand")
    assert replay(tmp_path) == (0, [ONE_HAND])


def test_every_hand_can_be_told() -> None:
    code, lines = replay(SAMPLES / "online.phhs", telling=Telling.EVERY_HAND)
    assert code == 0
    told = {line.partition("[")[2].partition("]: ")[0]: line.partition("]: ")[2] for line in lines}
    assert told["rake_of_side_pots"] == "same, finishing stacks compared, p2 and p3 win, rake 3"
    assert told["nobody_knows"] == "same, nothing compared, nobody knows who won"
    assert told["dead_post_only"] == (
        "same, finishing stacks compared, p5 wins, with a post that is dead money"
    )


def test_every_hand_can_be_told_to_a_program(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.phh"
    wrong.write_text((SAMPLES / "plain.phh").read_text().replace("[9950, 10050", "[9900, 10100"))
    code, lines = replay(wrong, SAMPLES / "online.phhs", telling=Telling.JSON)
    assert code == 1
    first, *others = map(msgspec.json.decode, lines)
    assert first["verdict"] == "differs"
    assert first["replayed"]["winners"] == [2]
    assert first["replayed"]["differences"] == first["lines"][:2]
    late = next(hand for hand in others if hand["where"].endswith("[late_show]"))
    assert late["replayed"]["won"] == ["160", "0", "0"]


def test_a_terminal_shows_progress() -> None:
    out = StringIO()
    replay_command([SAMPLES], Console(file=out, force_terminal=True, width=80))
    assert "hands" in out.getvalue()
    assert "none differ" in out.getvalue()


def test_hands_are_exported_one_by_one_into_a_folder(tmp_path: Path) -> None:
    target = tmp_path / "new" / "folder"
    code, lines = export(target, *two_rounds())
    assert (code, lines) == (0, [f"2 hands written to {target}"])
    assert sorted(path.name for path in target.iterdir()) == ["t1-1.phh", "t1-2.phh"]
    assert parse((target / "t1-1.phh").read_text()).others["table"] == "Oak / Elm"
    assert replay(target) == (0, [TWO_HANDS])


def test_hands_are_exported_into_one_file(tmp_path: Path) -> None:
    target = tmp_path / "all.phhs"
    code, lines = export(target, *two_rounds())
    assert (code, lines) == (0, [f"2 hands written to {target}"])
    found = parse_many(target.read_text())
    assert [name for name, _ in found] == ["1", "2"]
    assert all(isinstance(hand, Phh) for _, hand in found)
    assert replay(target) == (0, [TWO_HANDS])


def test_hands_that_the_format_cannot_tell_are_counted_and_left_out(tmp_path: Path) -> None:
    casino = finished(deal(PRESETS["casino"].rules, (100, 100)).play("0 fold"), 3)
    code, lines = export(tmp_path, *two_rounds(), casino)
    assert code == 0
    reason = "everybody acts once a street and checks with a bet on the table"
    assert lines == [
        f"1 hand left out, which the format cannot tell: {reason}",
        f"2 hands written to {tmp_path}",
    ]
    assert len(list(tmp_path.iterdir())) == 2


def test_a_target_that_cannot_be_written_exits_with_2(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    code, lines = export(file / "folder", *two_rounds())
    assert code == 2
    assert lines == [f"{file / 'folder'}: Not a directory"]


@pytest.mark.req("EPS-RF-GR-002")
def test_hands_of_a_test_table_are_told_as_such(tmp_path: Path) -> None:
    plain, named = two_rounds()
    marked = msgspec.structs.replace(named, test=True, rigged=True)
    export(tmp_path / "hands.phhs", plain, marked)
    _, lines = replay(tmp_path, telling=Telling.EVERY_HAND)
    first, second, summary = lines
    assert "test table" not in first
    assert second.endswith(", at a test table, with cards that a tester named")
    assert "1 at a test table" in summary
    assert "1 with cards that a tester named" in summary
