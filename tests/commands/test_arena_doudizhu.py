"""`croupier arena doudizhu`."""

from click.testing import CliRunner

from croupier.arena.doudizhu import Meeting, meetings, rows
from croupier.arena.figures import mean
from croupier.bots import bots
from croupier.main import main


def test_the_same_deals_are_played_with_sides_swapped() -> None:
    """A bot that meets itself wins as landlord just when it loses as peasants."""
    medium = bots()["doudizhu"]["medium"]
    found = meetings(medium, medium, b"s" * 32)
    for _ in range(6):
        meeting = next(found)
        assert meeting.landlord_won != meeting.peasants_won
        assert meeting.landlord_points == -meeting.peasants_points


def test_intervals() -> None:
    found = [Meeting(True, True, 2, 1), Meeting(False, True, -1, 1)] * 50
    roles = {role: (wins, points) for role, wins, points in rows(found)}
    assert roles["landlord"][0].value == 0.5
    assert roles["peasants"][0].percent == "100.0% ± 0.0%"
    assert roles["both"][1].value == 0.75
    assert 0.09 < roles["landlord"][0].margin < 0.11
    assert mean([1.0, 1.0]).margin == 0


def test_the_arena_reports_by_role() -> None:
    words = ["arena", "doudizhu", "medium", "easy", "--deals", "12", "--seed", "lamp"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    for word in ("landlord", "peasants", "both", "±", "12 deals"):
        assert word in result.output
    again = CliRunner().invoke(main, words)
    assert again.output == result.output


def test_an_unknown_bot_gets_one_clear_line() -> None:
    result = CliRunner().invoke(main, ["arena", "doudizhu", "hard", "nobody"])
    assert result.exit_code == 2
    assert "doudizhu has easy, medium, hard, not nobody" in result.output
