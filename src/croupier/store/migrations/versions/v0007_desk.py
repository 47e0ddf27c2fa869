"""Administrators with sessions of their own; rounds that were taken back; the newest orders to
banks are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "administrators",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("folded_name", sa.String, nullable=False, unique=True),
        sa.Column("role", sa.String, nullable=False),
        sa.Column("password_hash", sa.String, nullable=False),
        sa.Column("second_factor", sa.LargeBinary),
        sa.Column("second_factor_step", sa.BigInteger, nullable=False, server_default=sa.text("0")),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "desk_sessions",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("administrator", sa.String, owner(), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("desk_sessions_administrator", "desk_sessions", ["administrator"])
    op.create_table(
        "desk_browsers",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("administrator", sa.String, owner(), nullable=False),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("desk_browsers_used", "desk_browsers", ["administrator", "used_ms"])
    op.create_table(
        "desk_changes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("act", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
    )
    voided = sa.Column("voided", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rounds", voided)
    op.create_index("intents_newest", "intents", ["created_ms"])


def owner() -> sa.ForeignKey:
    return sa.ForeignKey("administrators.id", ondelete="CASCADE")
