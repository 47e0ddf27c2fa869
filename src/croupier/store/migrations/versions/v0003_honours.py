"""The house remembers players for what they did at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "honours",
        sa.Column("stream_id", sa.String, sa.ForeignKey("streams.stream_id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("feat", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("chips", sa.BigInteger, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("honours_newest", "honours", ["game", "at_ms"])
