"""`croupier audit`, `hands export` and `hands replay` on a house that was played in."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from croupier.main import main
from tests.simulate.house import House
from tests.simulate.play import play_on, sit_down

HANDS = 4


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a few hands of the card room and of the casino."""
    data = tmp_path_factory.mktemp("data")

    async def play() -> None:
        house = await House.open(data / "house.db")
        for preset in ("cardroom", "casino"):
            table, people = await sit_down(house, preset, f"ann-{preset}", f"bob-{preset}", bots=2)
            while house.table(table).rounds < HANDS or house.table(table).round is not None:
                if house.table(table).round is None:
                    await house.advance(1_000)
                else:
                    await play_on(house, table, people)
        await house.stop()

    asyncio.run(play())
    return data


def croupier(*arguments: object) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments])


def test_the_audit_of_an_honest_house_finds_nothing(played: Path) -> None:
    done = croupier("audit", "--data", played)
    assert done.exit_code == 0, done.output
    assert "2 streams" in done.output
    assert "no problem" in done.output


def test_the_audit_names_the_record_that_was_changed(played: Path, tmp_path: Path) -> None:
    copy = tmp_path / "house.db"
    copy.write_bytes((played / "house.db").read_bytes())
    with sqlite3.connect(copy) as database:
        table = database.execute("SELECT min(stream_id) FROM log").fetchone()[0]
        seq, events = database.execute(
            "SELECT seq, events FROM log WHERE stream_id = ? ORDER BY seq DESC", (table,)
        ).fetchone()
        database.execute(
            "UPDATE log SET events = ? WHERE stream_id = ? AND seq = ?",
            (events.replace(b"1", b"2", 1), table, seq),
        )
    database.close()
    done = croupier("audit", "--data", tmp_path)
    assert done.exit_code == 1
    assert table in done.output


def test_the_audit_of_nothing(tmp_path: Path) -> None:
    done = croupier("audit", "--data", tmp_path)
    assert done.exit_code == 2
    assert "Traceback" not in done.output


def test_exported_hands_replay_without_a_difference(played: Path, tmp_path: Path) -> None:
    done = croupier("hands", "export", tmp_path / "hands", "--data", played)
    assert done.exit_code == 0, done.output
    files = list((tmp_path / "hands").glob("*.phh"))
    assert len(files) == HANDS  # the casino's one-pass hands cannot be written as PHH
    done = croupier("hands", "replay", tmp_path / "hands")
    assert done.exit_code == 0, done.output
    assert f"{HANDS} hands replayed, none differ" in done.output


def test_a_hand_that_ends_otherwise_is_named(played: Path, tmp_path: Path) -> None:
    croupier("hands", "export", tmp_path, "--data", played)
    victim = min(tmp_path.glob("*.phh"))
    lines = victim.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("finishing_stacks"))
    lines[at] = lines[at].replace("[", "[1")
    victim.write_text("\n".join(lines))
    done = croupier("hands", "replay", tmp_path)
    assert done.exit_code == 1
    assert victim.name in done.output
