"""`croupier simulate` on the command line."""

import pytest
from click.testing import CliRunner

from croupier.main import main


def test_the_command_reports_rounds_and_results() -> None:
    done = CliRunner().invoke(main, ["simulate", "holdem", "--rounds", "20", "--bot", "thirds"])
    assert done.exit_code == 0, done.output
    assert "20 rounds of holdem (casino)" in done.output
    assert "all there" in done.output


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["simulate", "holdem", "--bot", "nobody"], "--bot"),
        (["simulate", "holdem", "--preset", "attic"], "--preset"),
        (["simulate", "whist"], "whist"),
        (["simulate", "holdem", "--rounds", "0"], "--rounds"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_line(arguments: list[str], word: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert word in done.output
    assert "Traceback" not in done.output
