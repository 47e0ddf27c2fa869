"""Players have looks and pictures of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table("looks", owner(), sa.Column("looks", sa.LargeBinary, nullable=False))
    op.create_table(
        "pictures",
        owner(),
        sa.Column("spot", sa.String, primary_key=True),
        sa.Column("version", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def owner() -> sa.Column[str]:
    player = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.String, player, primary_key=True)
