"""What the house wants of a bank is kept before the bank is asked."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "intents",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("session", sa.String, nullable=False),
        sa.Column("bank", sa.String, nullable=False),
        sa.Column("account", sa.String, nullable=False),
        sa.Column("card_kind", sa.String, nullable=False),
        sa.Column("last_four", sa.String, nullable=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("next_ms", sa.BigInteger, nullable=False),
        sa.Column("code", sa.String, nullable=False),
        sa.Column("tries_left", sa.Integer),
        sa.Column("balance", sa.BigInteger),
        sa.Column("settled_ms", sa.BigInteger),
        sa.CheckConstraint("amount > 0", name="intents_amount"),
        sqlite_with_rowid=False,
    )
    for name, columns, unique, condition in (
        ("intents_open", ["created_ms"], False, "settled_ms IS NULL"),
        ("intents_one_purchase", ["player"], True, "kind = 'purchase' AND settled_ms IS NULL"),
    ):
        where = sa.text(condition)
        op.create_index(
            name, "intents", columns, unique=unique, sqlite_where=where, postgresql_where=where
        )
    op.create_index("intents_player", "intents", ["player", "created_ms"])
