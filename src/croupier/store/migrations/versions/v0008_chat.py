"""Chat has a table of its own. Lines that were said before are events in the logs; they stay there,
because a log is never changed, and are shown no more."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("stream_id", sa.String, sa.ForeignKey("streams.stream_id"), primary_key=True),
        sa.Column("line", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String, nullable=False),
        sa.Column("sender", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("removed", sa.String),
        sa.Column("removed_by", sa.String),
        sqlite_with_rowid=False,
    )
    op.create_index("chat_command", "chat", ["stream_id", "command"], unique=True)
    op.create_index("chat_at_ms", "chat", ["at_ms"])
