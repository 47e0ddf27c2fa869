"""Commands that name a turn are not looked for by their ids: most records of the log are in one
index only. Those that are there stay in both."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    in_turn = sa.Column("in_turn", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("log", in_turn)
    op.drop_index("log_command", "log")
    others = sa.text("command IS NOT NULL AND NOT in_turn")
    op.create_index(
        "log_command",
        "log",
        ["stream_id", "command"],
        unique=True,
        sqlite_where=others,
        postgresql_where=others,
    )
