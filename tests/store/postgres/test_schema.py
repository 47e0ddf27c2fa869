"""The same migrations lead to the same schema, and every statement fits it there too."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from croupier.store import statements
from croupier.store.errors import StoreError
from croupier.store.migrate import migration_engine
from croupier.store.opening import SCHEMA_VERSION
from croupier.store.postgres import statements as own
from croupier.store.postgres.connection import connect, translated
from croupier.store.postgres.store import PostgresStore
from croupier.store.schema import metadata
from tests.postgres import execute, new_database

OTHERS = ("SPACE", "ONE_MOMENT", "NOW_MS")
STATEMENTS = {
    f"{module.__name__.rpartition('.')[0]}.{name}": text
    for module in (statements, own)
    for name, text in vars(module).items()
    if name.isupper() and name not in OTHERS and isinstance(text, str)
}


@pytest.fixture(scope="module")
def url() -> str:
    return new_database()


def test_migrations_lead_to_the_schema(url: str) -> None:
    engine = migration_engine(url)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_every_statement_fits_the_schema(url: str) -> None:
    connection = connect(url, "test", writes=True)
    for name, statement in STATEMENTS.items():
        if name.endswith("_FREE") or statement.strip().startswith("FROM"):
            continue  # a part of others
        try:
            connection.raw.execute(b"BEGIN")
            text = translated(statement).replace(b"%s", b"NULL").decode()
            connection.raw.execute(f"EXPLAIN {text}".encode())
        except Exception as error:
            raise AssertionError(f"{name}: {error}") from error
        finally:
            connection.raw.execute(b"ROLLBACK")
    connection.close()


def test_text_compares_byte_by_byte(url: str) -> None:
    other = execute(
        url,
        "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = "
        "'public' AND data_type IN ('text', 'character varying') AND table_name <> "
        "'alembic_version' AND collation_name IS DISTINCT FROM 'C'",
    )
    assert other == []


@pytest.mark.asyncio
async def test_an_empty_database_is_made_ready_once() -> None:
    url = new_database(ready=False)
    told: list[tuple[str, int, int]] = []
    for _ in range(2):
        store = await PostgresStore.open(url, progress=lambda *step: told.append(step))
        await store.close()
    steps = int(SCHEMA_VERSION)
    assert told == [("upgrading the database", done, steps) for done in range(steps + 1)]


@pytest.mark.asyncio
async def test_an_upgrade_that_breaks_off_leaves_everything_as_it_was() -> None:
    class PowerCut(Exception):
        pass

    def cut(_what: str, done: int, _total: int) -> None:
        if done:
            raise PowerCut

    url = new_database(ready=False)
    with pytest.raises(PowerCut):
        await PostgresStore.open(url, progress=cut)
    assert execute(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == [(0,)]
    await (await PostgresStore.open(url)).close()


@pytest.mark.asyncio
async def test_a_book_that_does_not_balance_is_not_opened() -> None:
    url = new_database()
    execute(
        url,
        "INSERT INTO accounts (account, money, is_outer, balance) "
        "VALUES ('casino:wallet:thief', 'casino', false, 500)",
    )
    with pytest.raises(StoreError, match="croupier audit"):
        await PostgresStore.open(url)
