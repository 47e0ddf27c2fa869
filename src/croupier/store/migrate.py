"""Brings a database to the schema of this version, all steps in one transaction or none."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, String, create_engine, event
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.pool import NullPool

from croupier.store.address import is_postgres
from croupier.store.progress import Progress

MIGRATIONS = Path(__file__).with_name("migrations")


def upgrade(database: Path | str, found: str | None, progress: Progress) -> None:
    """`found` is the revision that the database has now. A step that moves many rows tells of
    them through `context.config.attributes["progress"]`."""
    config = Config(attributes={"progress": progress})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    script = ScriptDirectory.from_config(config)
    steps = [step.revision for step in script.iterate_revisions("heads", found or "base")]

    def applied(*, step: Any, **_: Any) -> None:
        done = len(steps) - steps.index(step.up_revision_id)
        progress("upgrading the database", done, len(steps))

    config.attributes["applied"] = applied
    progress("upgrading the database", 0, len(steps))
    engine = migration_engine(database)
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


@compiles(String, "postgresql")
def by_bytes(_type: String, _compiler: Any, **_: Any) -> str:
    """Text is compared byte by byte, as in SQLite, whatever language the server speaks."""
    return 'TEXT COLLATE "C"'


def migration_engine(database: Path | str) -> Engine:
    if is_postgres(database):
        import psycopg

        return create_engine(
            "postgresql+psycopg://",
            creator=lambda: psycopg.connect(str(database)),
            poolclass=NullPool,
        )
    engine = create_engine(URL.create("sqlite", database=str(database)), poolclass=NullPool)

    # Left to itself the driver commits before every CREATE, and a crash leaves half a schema.
    @event.listens_for(engine, "connect")
    def manual(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
