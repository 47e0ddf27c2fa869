"""Several processes may share a database: who owns which stream until when. Rows are sealed by
triggers where the database is PostgreSQL; in SQLite the house has triggers of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

SEALED = (
    *("streams", "honours", "sittings", "room_results", "withdrawn_shares", "chat", "intents"),
    *("meta", "players", "sessions", "player_browsers", "looks", "pictures"),
    *("administrators", "desk_sessions", "desk_browsers", "desk_changes"),
)
# Only a session that says so seals what it writes: the seal of a row that somebody changes by hand
# is left as it was, and the audit notices.
FUNCTIONS = (
    """
    CREATE FUNCTION row_seal(whole jsonb) RETURNS bytea LANGUAGE sql IMMUTABLE AS $$
    SELECT substring(sha256(convert_to((whole - 'seal')::text, 'UTF8')) FROM 1 FOR 8) $$""",
    """
    CREATE FUNCTION seal_row() RETURNS trigger LANGUAGE plpgsql SET bytea_output = 'hex' AS $$
    BEGIN
      IF current_setting('croupier.seals', true) = 'on' THEN
        NEW.seal := row_seal(to_jsonb(NEW));
      END IF;
      RETURN NEW;
    END $$""",
)


def upgrade() -> None:
    op.create_table(
        "owners",
        sa.Column("owner", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("batch", sa.BigInteger, nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "stream_owners",
        sa.Column("stream_id", sa.String, sa.ForeignKey("streams.stream_id"), primary_key=True),
        sa.Column("owner", sa.String, nullable=False),
    )
    op.create_index("stream_owners_owner", "stream_owners", ["owner"])
    if op.get_bind().dialect.name == "postgresql":
        for text in FUNCTIONS:
            op.get_bind().exec_driver_sql(text)
        for table in SEALED:
            op.get_bind().exec_driver_sql(
                f"CREATE TRIGGER seal BEFORE INSERT OR UPDATE ON {table} "
                "FOR EACH ROW EXECUTE FUNCTION seal_row()"
            )
