"""`croupier bank` as an owner starts it, and that there is no other way to a bank."""

import ast
import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from croupier.bank.banks import connect
from croupier.bank.config import banks_of
from croupier.main import main
from croupier.wire.generate import ROOT

SOURCES = ROOT / "src" / "croupier"


@pytest.mark.asyncio
@pytest.mark.req("EPS-RF-CB-001", "EPS-SC-OS-01")
async def test_a_house_finds_the_bank_that_runs_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "bank"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "croupier.main", "bank", "--port", "0", "--data", str(folder)),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "COLUMNS": "200"},
    )
    assert process.stdout is not None
    shown = ""
    try:
        while "Ctrl+C closes" not in shown:
            line = await asyncio.wait_for(process.stdout.readline(), 60)
            assert line, shown
            shown += line.decode()
        assert "4417  1234  Henrike Aldinger" in shown
        banks = connect(banks_of(tmp_path))
        assert (await banks.latencies_ms())["harbour"] is not None
        await banks.close()
    finally:
        process.send_signal(signal.SIGTERM)
        rest, _ = await process.communicate()
    assert process.returncode == 0
    assert b"closed" in rest


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--fault", "lost=3"], "--fault lost=3: write NAME=NUMBER"),
        (["--fault", "error=70", "--fault", "late=40"], "more than a hundred"),
        (["--plain", "--host", "0.0.0.0"], "only on this machine"),
        (["--numbers", "97x"], "not a range of card numbers"),
        (["--name", "Big Bank"], "--name"),
    ],
)
def test_what_makes_no_sense_gets_one_line(tmp_path: Path, words: list[str], line: str) -> None:
    told = CliRunner().invoke(main, ["bank", "--data", str(tmp_path / "bank"), *words])
    assert told.exit_code == 2
    assert line in told.output
    assert not (tmp_path / "bank").exists()


def test_the_demo_cards_can_be_shown(tmp_path: Path) -> None:
    words = ["bank", "--cards", "--data", str(tmp_path / "bank"), "--numbers", "970100-970199"]
    told = CliRunner(env={"COLUMNS": "200"}).invoke(main, words)
    assert told.exit_code == 0
    assert told.output.count("9701 00") == 12
    assert not (tmp_path / "bank").exists()


def calls(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }


@pytest.mark.req("EPS-DD-004c", "EPS-SC-IS-03")
def test_only_the_cashier_moves_money() -> None:
    moving = {"withdraw", "deposit", "settle"}
    sources = [path for path in SOURCES.rglob("*.py") if "practice" not in path.parts]
    assert len(sources) > 100
    # Others may call something else by these names: no way to a bank leads past `croupier.bank`.
    sources = [path for path in sources if "croupier.bank" in path.read_text("utf-8")]
    found = {path.relative_to(SOURCES).as_posix() for path in sources if calls(path) & moving}
    assert found == {"bank/cashier.py"}
