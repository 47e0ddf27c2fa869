"""`croupier edge` on the command line."""

import pytest
from click.testing import CliRunner

from croupier.main import main


def test_the_command_tells_the_edge_and_proves_it() -> None:
    told = CliRunner().invoke(
        main,
        ["edge", "blackjack", "--preset", "casino", "--players", "1", "--hands", "2000"],
    )
    assert told.exit_code == 0, told.output
    assert "+4.4879%" in told.output
    assert "2,000 hands" in told.output


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["edge", "roulette"], "no coach"),
        (["edge", "blackjack", "--preset", "attic"], "--preset"),
        (["edge", "blackjack", "--players", "9"], "--players"),
        (["edge", "whist"], "whist"),
    ],
)
def test_what_does_not_exist_is_refused_in_a_line(arguments: list[str], word: str) -> None:
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 2
    assert word in done.output
    assert "Traceback" not in done.output
