"""The last ten who busted the house."""

from datetime import date
from pathlib import Path

import pytest

from croupier.terminal.dialogue import hall_lines
from croupier.terminal.halloffame import HallOfFame, Winner, hall_path
from croupier.terminal.words import Words

DAY = date(2026, 11, 17)


def winner(number: int) -> Winner:
    return Winner(DAY, 500_00 + number, f"Ann {number}")


@pytest.mark.req("T21-P2-HALLOFFAME")
def test_the_last_ten_are_kept_the_newest_first(tmp_path: Path) -> None:
    path = hall_path(tmp_path / "twenty-one.conf")
    assert path == tmp_path / "twenty-one.hall"
    for number in range(1, 13):
        HallOfFame(path).add(winner(number))
    assert HallOfFame(path).winners() == [winner(number) for number in range(12, 2, -1)]


@pytest.mark.req("T21-P2-HALLOFFAME")
def test_it_is_read_out_with_names_and_balances() -> None:
    words = Words("en")
    assert list(hall_lines(words, [])) == ["Hall of fame: nobody has busted the house yet."]
    assert list(hall_lines(words, [winner(50), winner(0)])) == [
        "Hall of fame: the last 2 who busted the house",
        "1. Ann 50, $500.50 (2026-11-17)",
        "2. Ann 0, $500 (2026-11-17)",
    ]


def test_lines_that_cannot_be_read_stay(tmp_path: Path) -> None:
    path = tmp_path / "x.hall"
    path.write_text("# mine\n2026-11-17 512.50 Ann\nsomething 1 else\n2026-99-99 1 Ben\n")
    HallOfFame(path).add(winner(1))
    assert path.read_text() == (
        "# mine\nsomething 1 else\n2026-99-99 1 Ben\n2026-11-17 512.50 Ann\n"
        "2026-11-17 500.01 Ann 1\n"
    )
    assert [each.name for each in HallOfFame(path).winners()] == ["Ann 1", "Ann"]


@pytest.mark.parametrize("contents", [b"\xff\xfe", b"a letter\nto somebody\n", b"x" * 70_000])
def test_a_file_of_somebody_else_is_left_alone(tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "x.hall"
    path.write_bytes(contents)
    with pytest.raises(ValueError):
        HallOfFame(path).winners()
    with pytest.raises(ValueError):
        HallOfFame(path).add(winner(1))
    assert path.read_bytes() == contents


def test_without_a_file_it_lasts_as_long_as_the_game() -> None:
    hall = HallOfFame(None)
    hall.add(winner(1))
    assert hall.winners() == [winner(1)]
    assert HallOfFame(None).winners() == []
