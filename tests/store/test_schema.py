"""The schema: migrations and tables agree, and every statement fits them."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from croupier.store import migrate, statements
from croupier.store.migrate import migration_engine, upgrade
from croupier.store.opening import SCHEMA_VERSION
from croupier.store.schema import metadata
from croupier.store.sqlite import SqliteStore
from tests.store.conftest import SqliteBackend

STATEMENTS = {
    name: text
    for name, text in vars(statements).items()
    if name.isupper() and isinstance(text, str)
}


@pytest.fixture(scope="module")
def empty_house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the newest schema, for tests that only ask."""
    path = tmp_path_factory.mktemp("schema") / "house.db"
    upgrade(path, None, lambda *_: None)
    return path


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    upgrade(tmp_path / "house.db", None, lambda *_: None)
    engine = migration_engine(tmp_path / "house.db")
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_the_one_that_the_program_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [SCHEMA_VERSION]


@pytest.mark.parametrize("name", STATEMENTS)
def test_every_statement_fits_the_schema(empty_house: Path, name: str) -> None:
    statement = STATEMENTS[name]
    connection = sqlite3.connect(empty_house)
    connection.execute(f"EXPLAIN {statement}", [None] * statement.count("?"))
    connection.close()


def plan(path: Path, statement: str) -> list[str]:
    connection = sqlite3.connect(path)
    rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}", ["x"] * statement.count("?"))
    steps = [row[3] for row in rows]
    connection.close()
    return steps


@pytest.mark.parametrize(
    "name",
    [
        "ADMINISTRATOR_BY_NAME",
        "BROWSER",
        "COMMANDS",
        "COMMAND_SEQ",
        "DESK_SESSION",
        "END_DESK_SESSIONS",
        "END_EXPIRED",
        "HAS_BOUGHT",
        "HAS_SESSION",
        "INTENT",
        "INTENTS_OF",
        "KEY_KNOWN",
        "LINE",
        "LINES",
        "LINE_OF_COMMAND",
        "LOOKS",
        "NEWEST_LINE",
        "OPEN_PURCHASE",
        "PAGE_END",
        "PARTICIPANTS",
        "PICTURE",
        "PICTURE_VERSIONS",
        "PLAYER_BY_NAME",
        "RECORDS",
        "RECORDS_FROM",
        "RESULTS_IN",
        "RESULTS_OF",
        "ROUNDS",
        "ROUNDS_OF",
        "SESSION",
        "SHARES_WITHDRAWN",
        "VOID_ROUND",
    ],
)
def test_no_question_of_a_running_house_reads_a_whole_table(empty_house: Path, name: str) -> None:
    steps = plan(empty_house, STATEMENTS[name])
    assert any(step.startswith("SEARCH") for step in steps)
    # A few rows of one player or stream may be sorted; no table is read from end to end.
    assert all(step.startswith(("SEARCH", "USE TEMP B-TREE")) for step in steps), steps


@pytest.mark.parametrize("name", ["OPEN_BALANCES", "TRIAL"])
def test_closed_accounts_are_not_read(empty_house: Path, name: str) -> None:
    assert plan(empty_house, STATEMENTS[name])[0].endswith("USING INDEX accounts_open")


def test_lines_that_are_kept_are_not_read_by_a_sweep(empty_house: Path) -> None:
    steps = plan(empty_house, STATEMENTS["FORGET_LINES"])
    assert any("chat_at_ms" in step for step in steps), steps
    assert not any(step.startswith("SCAN") for step in steps), steps


def test_settled_intents_are_not_read(empty_house: Path) -> None:
    step = plan(empty_house, STATEMENTS["OPEN_INTENTS"])[0]
    assert step.endswith("USING INDEX intents_open"), step


def test_the_newest_intents_are_found_by_an_index(empty_house: Path) -> None:
    step = plan(empty_house, STATEMENTS["NEWEST_INTENTS"])[0]
    assert step.endswith("USING INDEX intents_newest"), step


@pytest.mark.parametrize("name", ["HEADS", "LAST_CLOSED", "OPEN_STREAMS"])
def test_closed_streams_are_not_read(empty_house: Path, name: str) -> None:
    step = plan(empty_house, STATEMENTS[name])[0]
    assert step.startswith("SEARCH"), step
    assert "streams_closed_ms" in step


@pytest.mark.asyncio
async def test_an_upgrade_tells_how_far_it_is(backend: SqliteBackend) -> None:
    told: list[tuple[str, int, int]] = []
    await backend.open(progress=lambda *step: told.append(step))
    steps = int(SCHEMA_VERSION)
    assert told == [("upgrading the database", done, steps) for done in range(steps + 1)]
    await backend.reopen(progress=lambda *step: told.append(step))
    assert len(told) == steps + 1


@pytest.mark.asyncio
async def test_an_upgrade_that_breaks_off_leaves_everything_as_it_was(tmp_path: Path) -> None:
    class PowerCut(Exception):
        pass

    def cut(_what: str, done: int, _total: int) -> None:
        if done:
            raise PowerCut

    path = tmp_path / "house.db"
    with pytest.raises(PowerCut):
        await SqliteStore.open(path, progress=cut)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    connection.close()
    await (await SqliteStore.open(path)).close()
