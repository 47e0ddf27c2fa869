"""The config file: what it may say, and that nothing of it is ever lost."""

import errno
import os
from pathlib import Path

import pytest

from croupier.terminal.atomic import write_atomically
from croupier.terminal.configfile import ConfigText, NotAConfig, read_config, save_values
from croupier.terminal.settings import (
    SWITCHES,
    PlayerSettings,
    Settings,
    balance_text,
    known_keys,
    player_key,
    read_settings,
)

KNOWN = known_keys()
EDITED = """\
# my table
decks = "2"   # two are enough
colour = "green"
player_1_balance = "50"

players="1"
"""


def settings_of(text: str) -> Settings:
    settings, problems = read_settings(ConfigText.parse(text))
    assert problems == []
    return settings


def problems_of(text: str) -> list[tuple[int, str, str]]:
    _, problems = read_settings(ConfigText.parse(text))
    return [(problem.line, problem.key, problem.value) for problem in problems]


@pytest.mark.req("T21-1.1", "T21-1.1.3", "T21-1.1.4", "T21-1.1.5", "T21-1.1.6", "T21-1.1.7")
@pytest.mark.req("T21-1.1.8", "T21-1.1.9")
def test_without_a_file_everything_has_the_default_of_the_document() -> None:
    settings = settings_of("")
    assert settings.players == (PlayerSettings("", "en", 50_00),)
    assert settings.decks == 6
    assert (settings.balance, settings.winnings_limit) == (50_00, 500_00)
    assert (settings.bet_min, settings.bet_max) == (5_00, 50_00)
    assert settings.marker is None
    assert settings.bots == 0
    assert settings.switches == frozenset()


@pytest.mark.req("T21-1.1.1")
@pytest.mark.parametrize("key", sorted(KNOWN))
def test_a_zero_in_quotes_means_the_default(key: str) -> None:
    assert settings_of(f'{key} = "0"') == settings_of("")


@pytest.mark.req("T21-1.1", "T21-1.1.2", "T21-4.2")
def test_every_value_can_be_set() -> None:
    settings = settings_of("""
        language = "en"
        players = "2"
        bots = "3"
        decks = "1"
        balance = "62.50"
        winnings_limit = "1000"
        bet_min = "1"
        bet_max = "100"
        marker = "50"
        double = "yes"
        insurance = "no"
        player_1_name = "Ann \\"Ace\\" \\\\"
        player_1_balance = "7.5"
        player_2_language = "zh"
    """)
    ann = PlayerSettings('Ann "Ace" \\', "en", 7_50)
    assert settings.players == (ann, PlayerSettings("", "zh", 62_50))
    assert (settings.bots, settings.decks, settings.marker) == (3, 1, 50)
    assert (settings.winnings_limit, settings.bet_min, settings.bet_max) == (1000_00, 1_00, 100_00)
    assert settings.switches == {"double"}


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_side_rule_is_a_switch(switch: str) -> None:
    assert settings_of(f'{switch} = "yes"').switches == {switch}
    assert problems_of(f'{switch} = "maybe"') == [(1, switch, "maybe")]


def test_the_language_of_all_is_by_default_that_of_the_first_player() -> None:
    assert settings_of('player_1_language = "zh"').language == "zh"
    both = settings_of('player_1_language = "zh"\nlanguage = "en"')
    assert (both.language, both.players[0].language) == ("en", "zh")


@pytest.mark.req("T21-1.1")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", "9"),
        ("players", "two"),
        ("players", "-1"),
        ("bots", "8"),
        ("decks", "9"),
        ("decks", "1.5"),
        ("decks", "٣"),
        ("balance", "-50"),
        ("balance", "fifty"),
        ("balance", "1.005"),
        ("balance", "0.00"),
        ("winnings_limit", "99999999999"),
        ("bet_min", "2.50"),
        ("bet_max", "1e3"),
        ("marker", "101"),
        ("language", "tlh"),
        ("player_3_language", "x"),
        ("player_1_name", "   "),
        ("player_1_name", "x" * 25),
        ("player_1_balance", "lots"),
    ],
)
def test_an_impossible_value_is_named_and_the_default_used(key: str, value: str) -> None:
    text = f'# one\n{key} = "{value}"'
    assert problems_of(text) == [(2, key, value)]
    assert read_settings(ConfigText.parse(text))[0] == settings_of("")


@pytest.mark.req("T21-1.1")
def test_values_that_contradict_each_other_are_named_and_fall_back() -> None:
    settings, problems = read_settings(ConfigText.parse('bet_min = "60"'))
    assert [problem.line for problem in problems] == [1]
    assert (settings.bet_min, settings.bet_max) == (5_00, 50_00)
    settings, problems = read_settings(ConfigText.parse('winnings_limit = "40"'))
    assert [problem.key for problem in problems] == ["winnings_limit"]
    assert (settings.balance, settings.winnings_limit) == (50_00, 500_00)
    settings, problems = read_settings(ConfigText.parse('players = "5"\nbots = "4"'))
    assert [problem.line for problem in problems] == [2]
    assert (len(settings.players), settings.bots) == (5, 0)


def test_lines_that_mean_nothing_are_named() -> None:
    text = 'decks = "2\nthis is no setting\ndecks = "3"\ndecks = "4"\nfoo = "1"'
    assert problems_of(text) == [
        (1, "", 'decks = "2'),
        (2, "", "this is no setting"),
        (4, "decks", "4"),
        (5, "foo", "1"),
    ]
    assert read_settings(ConfigText.parse(text))[0].decks == 3


@pytest.mark.req("T21-4.2")
def test_saving_keeps_comments_unknown_keys_and_the_look_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "twenty-one.conf"
    path.write_text(EDITED)
    path.chmod(0o600)
    save_values(path, {"player_1_balance": "62.50", "player_2_balance": "5"}, KNOWN)
    assert path.read_text() == EDITED.replace('"50"', '"62.50"') + 'player_2_balance = "5"\n'
    assert path.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["twenty-one.conf"]


def test_a_value_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "twenty-one.conf"
    for balance in (1, 50, 7_50, 499_99, 1_000_000_00):
        save_values(path, {player_key(1, "balance"): balance_text(balance)}, KNOWN)
        assert settings_of(path.read_text()).players[0].balance == balance
    save_values(path, {"player_1_name": 'a "b" \\c#'}, KNOWN)
    assert settings_of(path.read_text()).players[0].name == 'a "b" \\c#'


@pytest.mark.parametrize(
    "contents",
    [
        b"\xff\xfe\x00d\x00e\x00c\x00k\x00s",
        b'decks = "2"\n\x00\x00\x00',
        b"SQLite format 3\x00",
        b"export PATH=/bin\nalias ls='ls -l'\n",
        b"[Unit]\nDescription=Something else\n",
        b'decks = "2"\n' + b"#" * 300_000,
    ],
)
def test_a_damaged_or_foreign_file_is_never_written_over(tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "other.conf"
    path.write_bytes(contents)
    with pytest.raises(NotAConfig):
        read_config(path, KNOWN)
    with pytest.raises(NotAConfig):
        save_values(path, {"player_1_balance": "50"}, KNOWN)
    assert path.read_bytes() == contents


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "twenty-one.conf"
    path.write_text(EDITED)

    def no_room(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, "new")
    assert path.read_text() == EDITED
    assert [file.name for file in tmp_path.iterdir()] == ["twenty-one.conf"]


def test_the_file_behind_a_link_is_written(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    real, link = tmp_path / "dotfiles" / "real.conf", tmp_path / "link.conf"
    real.write_text('decks = "2"\n')
    link.symlink_to(real)
    save_values(link, {"decks": "3"}, KNOWN)
    assert link.is_symlink()
    assert real.read_text() == 'decks = "3"\n'
