"""`croupier 21` as a process of its own, with what a process may be given and be refused."""

import re
import resource
import subprocess
import sys
from collections.abc import Iterable
from itertools import chain, repeat
from pathlib import Path

import pytest

from tests.terminal.playing import (
    COMMAND,
    PATIENCE,
    config_path,
    environment,
    play,
    write_config,
)


def cycle(*lines: str, times: int = 1_000) -> Iterable[str]:
    return chain.from_iterable(repeat(lines, times))


@pytest.mark.req("T21-BG-3")
def test_a_script_on_stdin_plays_from_the_first_start_to_ruin(tmp_path: Path) -> None:
    script = ("", "", "Ann", "", "y", *cycle("", "h"))
    done = play(tmp_path, "--language", "en", lines=script)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ann, your balance is $0: you are out of the game." in done.stdout
    assert "Game over" in done.stdout
    assert 'player_1_balance = "0"' in config_path(tmp_path).read_text()
    assert "\x1b" not in done.stdout


def test_another_file_can_be_named_and_strict_is_an_exit_code(tmp_path: Path) -> None:
    path = tmp_path / "mine.conf"
    path.write_text('# mine\nplayer_1_name = "Zoe"\ndecks = "99"\n')
    done = play(tmp_path, "--config", path, "--strict", lines=("q",))
    assert done.returncode == 2
    assert 'line 3: decks = "99"' in done.stdout
    done = play(tmp_path, "--config", path, lines=("5", "s", "q"))
    assert done.returncode == 0
    assert "Zoe bets $5." in done.stdout
    text = '# mine\nplayer_1_name = "Zoe"\ndecks = "99"\nplayer_1_balance = "'
    assert path.read_text().startswith(text)


def test_a_folder_that_cannot_be_read_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    path = tmp_path / "file" / "x.conf"
    done = play(tmp_path, "--config", path, lines=("10", "s", "q"))
    assert done.returncode == 0
    assert f"{path} cannot be read: Not a directory" in done.stdout
    assert "Player 1 bets $10." in done.stdout


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """No file may grow beyond a few bytes, which looks like a full disk to whoever writes."""
    path = write_config(tmp_path, player_1_name="Ann")
    before = path.read_text()
    done = subprocess.run(
        [*COMMAND, "--known-seed", "full"],
        input="5\ns\na\n5\ns\na\nq\n" + "s\nq\n" * 5,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10)),
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("The balances could not be saved") == 1
    assert "Hand 2" in done.stdout
    assert path.read_text() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.req("T21-1.1.2")
def test_the_language_of_the_machine_is_the_first_one_spoken(tmp_path: Path) -> None:
    env = {"LANG": "zh_CN.UTF-8"}
    done = play(tmp_path, lines=("", "", "", "", "b", "q"), env=env)
    assert "几位玩家" in done.stdout
    assert "玩家 1，你有 $50。" in done.stdout
    assert "Player" not in done.stdout


def test_without_any_input_at_all(tmp_path: Path) -> None:
    write_config(tmp_path)
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *COMMAND],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye!\n")


def test_letters_that_the_output_does_not_have_and_bytes_that_are_no_text(tmp_path: Path) -> None:
    write_config(tmp_path, player_1_language="zh")
    done = subprocess.run(
        [*COMMAND, "--pictures"],
        input=b"\xff\xfe\x00\n\x1b[A\n" + b"9" * 100_000 + b"\n10\n\xc3\nt\n",
        env=environment(tmp_path, PYTHONIOENCODING="ascii"),
        capture_output=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"+-----+" in done.stdout
    assert b"$10" in done.stdout


def test_a_reader_that_goes_away_ends_the_game_quietly(tmp_path: Path) -> None:
    write_config(tmp_path)
    done = subprocess.run(
        ["sh", "-c", '"$@" | head -n 1', "sh", *COMMAND],
        input="?\n" * 5_000,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_whoever_plays_at_the_keyboard_does_not_wait_for_a_server(tmp_path: Path) -> None:
    loaded = "import sys, croupier.main, croupier.terminal.command; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", loaded],
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    modules = set(done.stdout.split())
    needless = {"aiohttp", "structlog", "rich", "sqlalchemy", "croupier.server", "croupier.house"}
    assert modules & needless == set()
    games = {name for name in modules if re.fullmatch(r"croupier\.games\.\w+\.rules", name)}
    assert games == {"croupier.games.blackjack.rules"}
